//! Every command: who may give it and when.

use protocol::{Closed, Code, Command, Emote, Phase, What};
use serde_json::json;

use crate::kit::{Client, Server, catch_up, hello, quick};

fn add_bot(level: &str) -> Command {
    Command::AddBot { level: level.to_owned() }
}

fn mov(action: &str) -> Command {
    Command::Move { action: action.to_owned() }
}

fn chat(text: &str) -> Command {
    Command::Chat { text: text.to_owned() }
}

#[tokio::test]
async fn what_is_the_hosts_nobody_else_may_do() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (_, [mut ann, mut bob]) = server.seated(&json!({"game": "flip7"}), ["Ann", "Bob"]).await;
    let of_host = [
        Command::Start,
        Command::End,
        Command::Close,
        add_bot("easy"),
        Command::RemoveBot { seat: 1 },
        Command::Kick { guest: ann.guest() },
        Command::HandOver { guest: ann.guest() },
    ];
    for command in of_host {
        let problem = bob.refused(command.clone()).await;
        assert_eq!(
            (problem.code, problem.message.as_str()),
            (Code::NotAllowed, "only the host may do that"),
            "{command:?}"
        );
    }
    assert!(ann.you.host && !bob.you.host);
    ann.order(Command::HandOver { guest: bob.guest() }).await;
    catch_up([&mut ann, &mut bob]).await;
    assert_eq!(ann.refused(Command::Start).await.code, Code::NotAllowed);
    bob.order(Command::Start).await;
}

#[tokio::test]
async fn who_has_not_come_in_can_only_look() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let opened = server.open(&json!({"game": "flip7", "name": "Ann", "bots": ["easy"]})).await;
    let mut nobody = Client::watch(&server, &opened.table).await;
    let commands = [
        Command::Sit,
        Command::Stand,
        Command::Leave,
        Command::Salt { salt: "00".repeat(16) },
        mov("hit"),
        Command::Rest { on: true },
        chat("hello"),
        Command::Emote { emote: Emote::Wow },
        Command::Start,
    ];
    for command in commands {
        assert_eq!(nobody.refused(command.clone()).await.code, Code::NotAllowed, "{command:?}");
    }
    assert_eq!(nobody.seq, 5, "and nothing has happened");
}

#[tokio::test]
async fn commands_have_their_time() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (_, [mut ann]) = server.seated(&json!({"game": "unoflip", "seats": 4}), ["Ann"]).await;
    let not_now = async |client: &mut Client, command: Command| {
        let problem = client.refused(command.clone()).await;
        assert_eq!(problem.code, Code::NotNow, "{command:?}: {problem}");
    };
    let few = ann.refused(Command::Start).await;
    assert_eq!(few.message, "UNO FLIP! needs 2 players: wait for more, or add bots");
    for command in [Command::End, mov("hit"), Command::Sit, Command::Rest { on: false }] {
        not_now(&mut ann, command).await;
    }
    not_now(&mut ann, Command::Join { name: "Ann".into(), sit: true, avatar: None, key: None }).await;
    ann.order(add_bot("easy")).await;
    ann.order(add_bot("normal")).await;
    ann.order(Command::Rest { on: true }).await;
    not_now(&mut ann, Command::Rest { on: true }).await;
    ann.order(Command::Rest { on: false }).await;
    ann.order(Command::Salt { salt: "ab".repeat(16) }).await;
    not_now(&mut ann, Command::Salt { salt: "cd".repeat(16) }).await;
    ann.order(Command::Start).await;
    for command in [Command::Start, add_bot("easy"), Command::RemoveBot { seat: 2 }] {
        not_now(&mut ann, command).await;
    }
    not_now(&mut ann, Command::Salt { salt: "cd".repeat(16) }).await;
    ann.order(Command::End).await;
    assert_eq!(ann.table.phase, Phase::Over);
    ann.order(Command::Stand).await;
    not_now(&mut ann, Command::Stand).await;
    ann.order(Command::Sit).await;
}

#[tokio::test]
async fn wrong_words_are_refused_with_the_remedy() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let request = json!({"game": "unoflip", "seats": 4, "bots": ["easy", "normal"]});
    let (_, [mut ann]) = server.seated(&request, ["Ann"]).await;
    let wrong = async |client: &mut Client, command: Command, message: &str| {
        let problem = client.refused(command.clone()).await;
        assert_eq!(problem.code, Code::Wrong, "{command:?}");
        assert!(problem.message.contains(message), "{problem}");
    };
    wrong(&mut ann, add_bot("godlike"), "there are: easy, normal, strong").await;
    wrong(&mut ann, add_bot("random"), "there are: easy, normal, strong").await;
    for seat in [0, 3, 4, 99, usize::MAX] {
        wrong(&mut ann, Command::RemoveBot { seat }, "no bot sits there").await;
    }
    for guest in [0, ann.guest(), 77] {
        wrong(&mut ann, Command::Kick { guest }, "somebody else at this table").await;
        wrong(&mut ann, Command::HandOver { guest }, "somebody else at this table").await;
    }
    for salt in ["", "xyz", "00", &"0".repeat(31), &"0".repeat(66), &"g".repeat(32)] {
        wrong(&mut ann, Command::Salt { salt: salt.to_owned() }, "salt: ").await;
    }
    wrong(&mut ann, chat(" \u{202e} "), "chat: must have at least one visible character").await;
    wrong(&mut ann, chat(&"x".repeat(201)), "at most 200 are allowed").await;
    ann.order(Command::RemoveBot { seat: 1 }).await;
    assert_eq!(ann.seat(), Some(2), "those behind move up");
}

#[tokio::test]
async fn a_move_needs_the_own_seat_the_turn_and_the_rules() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (opened, players) = server.seated(&json!({"game": "flip7"}), ["Ann", "Bob", "Cid"]).await;
    let mut players = Vec::from(players);
    players[0].order(Command::Start).await;
    catch_up(&mut players).await;
    let to_act = players[0].to_act().expect("the game is on") - 1;
    let idle = (to_act + 1) % 3;
    let problem = players[idle].refused(mov("hit")).await;
    assert_eq!((problem.code, problem.rule.as_deref()), (Code::IllegalMove, Some("F7-12")), "{problem}");
    for text in ["", "fly", "hit 2", "HIT", "stay\n", "{}", &"x".repeat(5000)] {
        let problem = players[to_act].refused(mov(text)).await;
        assert_eq!((problem.code, &problem.rule), (Code::Wrong, &None), "{text:?}");
        assert!(problem.message.len() < 500, "{problem}");
    }
    let mut watcher = Client::named(&server, &opened.table, "Eve", false).await;
    let problem = watcher.refused(mov("hit")).await;
    assert_eq!((problem.code, problem.message.as_str()), (Code::NotAllowed, "you have no seat in this game"));
    catch_up(&mut players).await;
    let action = players[to_act].choices().remove(0);
    let seq = players[to_act].order(Command::Move { action }).await;
    assert_eq!(seq, watcher.seq + 1, "nothing of all that is in the log");
}

#[tokio::test]
async fn somebody_sent_away_is_told_and_cannot_come_back_with_their_secret() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (opened, [mut ann, mut bob, mut cid]) =
        server.seated(&json!({"game": "flip7"}), ["Ann", "Bob", "Cid"]).await;
    ann.order(Command::Start).await;
    ann.order(Command::Kick { guest: bob.guest() }).await;
    let (problem, reconnect) = bob.bye().await;
    assert_eq!((problem.code, reconnect), (Code::NotAllowed, false));
    assert_eq!(ann.table.seats[1].bot.as_deref(), Some("normal"), "a bot plays on");
    let back = Client::knock(&server, &opened.table, hello(bob.secret.as_deref(), None, None)).await;
    assert_eq!(back.err().map(|problem| problem.code), Some(Code::WrongSecret));
    cid.order(Command::Leave).await;
    assert!(!cid.bye().await.1);
    let left = ann.until(|what| matches!(what, What::Left { .. })).await;
    assert_eq!(left.what, What::Left { guest: cid.guest() });
    assert_eq!(ann.table.guests.len(), 1);
}

#[tokio::test]
async fn the_table_can_be_closed_and_stays_so() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (opened, [mut ann, mut bob]) = server.seated(&json!({"game": "unoflip"}), ["Ann", "Bob"]).await;
    ann.order(Command::Close).await;
    for client in [&mut ann, &mut bob] {
        let (problem, reconnect) = client.bye().await;
        assert_eq!((problem.code, problem.closed, reconnect), (Code::NoSuchTable, Some(Closed::Host), false));
    }
    let answer = crate::kit::rest::get(server.address, &format!("/api/v1/tables/{}", opened.table)).await;
    assert_eq!((answer.status, answer.code().as_str()), (404, "no_such_table"));
    assert_eq!(answer.json()["closed"], "host");
    assert!(crate::kit::connect(server.address, &opened.table, &[]).await.is_err());
    server.stop().await;
    let server = Server::start(place.path(), quick()).await;
    let answer = crate::kit::rest::get(server.address, &format!("/api/v1/tables/{}", opened.table)).await;
    assert_eq!((answer.status, &answer.json()["closed"]), (404, &json!("host")), "also after a restart");
}
