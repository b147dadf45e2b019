//! The protocol of a connection: hello, numbers without a gap, commands that
//! are done once, and coming back.

use futures_util::SinkExt;
use protocol::{ClientMessage, Code, Command, VERSION, What};
use serde_json::json;
use tokio_tungstenite::tungstenite::Message as Frame;

use crate::kit::{Client, Message, Server, catch_up, connect, hello, quick};

fn chat(text: &str) -> Command {
    Command::Chat { text: text.to_owned() }
}

/// What the server says to a first message.
async fn answer_to(server: &Server, code: &str, first: ClientMessage) -> Code {
    let line = connect(server.address, code, &[]).await.unwrap();
    Client::greet(line, first).await.err().expect("not let in").code
}

#[tokio::test]
async fn the_first_message_must_be_hello_in_this_version() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let code = server.open(&json!({"game": "flip7"})).await.table;
    let version = ClientMessage::Hello { version: VERSION + 1, secret: None, host: None, last: None };
    assert_eq!(answer_to(&server, &code, version).await, Code::WrongVersion);
    assert_eq!(answer_to(&server, &code, ClientMessage::Ping).await, Code::NotAMessage);
    let command = ClientMessage::Do { id: "1".into(), command: Command::Start };
    assert_eq!(answer_to(&server, &code, command).await, Code::NotAMessage);
    for secret in ["", "x", &"0".repeat(64)] {
        assert_eq!(answer_to(&server, &code, hello(Some(secret), None, None)).await, Code::WrongSecret);
    }
    let mut watcher = Client::watch(&server, &code).await;
    watcher.say(&hello(None, None, None)).await;
    let problem = loop {
        if let Message::Refused { id: None, problem } = watcher.next().await {
            break problem;
        }
    };
    assert_eq!(problem.code, Code::NotNow, "hello is said once");
}

#[tokio::test]
async fn who_comes_back_gets_exactly_what_they_missed() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (_, [mut ann, mut bob, cid]) = server.seated(&json!({"game": "flip7"}), ["Ann", "Bob", "Cid"]).await;
    let before = bob.seq;
    ann.order(Command::Start).await;
    ann.order(chat("where are you")).await;
    let to_act = ann.game["to_act"].clone();
    catch_up([&mut ann, &mut bob]).await;
    for last in [before, before + 1, ann.seq] {
        let hello = hello(cid.secret.as_deref(), None, Some(last));
        let back = Client::enter(&server, &ann.table.table, hello).await;
        let missed = back.missed.expect("it is remembered");
        assert_eq!(
            missed.iter().map(|event| event.seq).collect::<Vec<_>>(),
            (last + 1..=ann.seq).collect::<Vec<_>>()
        );
        for event in &missed {
            let live = bob.events.iter().find(|known| known.seq == event.seq).expect("Bob was there");
            assert_eq!((&event.what, &event.told, event.at), (&live.what, &live.told, live.at));
        }
        assert_eq!((back.seq, &back.game["to_act"], &back.table), (ann.seq, &to_act, &ann.table));
    }
    let back = Client::enter(&server, &ann.table.table, hello(cid.secret.as_deref(), None, None)).await;
    assert_eq!((back.missed, back.seq), (None, ann.seq), "a fresh view, if that is asked for");
    for last in [ann.seq + 1, u64::MAX] {
        let ahead = hello(cid.secret.as_deref(), None, Some(last));
        let problem =
            Client::knock(&server, &ann.table.table, ahead).await.err().expect("there is no such event");
        assert_eq!(problem.code, Code::TakenBack);
    }
}

/// Somebody who has lost everything but their secret is told what is remembered,
/// also by a server that was closed in between.
#[tokio::test]
async fn who_has_nothing_is_told_what_is_remembered() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (opened, [mut ann, bob]) = server.seated(&json!({"game": "unoflip"}), ["Ann", "Bob"]).await;
    ann.order(Command::Start).await;
    ann.order(chat("where are you")).await;
    let nothing = || hello(bob.secret.as_deref(), None, Some(0));
    let told = Client::enter(&server, &opened.table, nothing()).await.missed.expect("it is remembered");
    let numbers: Vec<u64> = told.iter().map(|event| event.seq).collect();
    assert_eq!(numbers, (2..=ann.seq).collect::<Vec<_>>(), "everything but the opening");
    server.stop().await;
    let server = Server::start(place.path(), quick()).await;
    let again = Client::enter(&server, &opened.table, nothing()).await.missed.expect("it is remembered");
    assert_eq!(again, told);
}

#[tokio::test]
async fn what_is_too_long_ago_comes_as_a_fresh_view() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let request = json!({"game": "flip7", "bots": vec!["easy"; 5], "rules": {"target": 400}});
    let (_, [mut ann]) = server.seated(&request, ["Ann"]).await;
    let old = ann.seq;
    ann.order(Command::Rest { on: true }).await;
    ann.order(Command::Start).await;
    ann.until(|what| matches!(what, What::Ended(_))).await;
    assert!(ann.seq > old + 128, "{}", ann.seq);
    for (last, missed) in [(old, None), (ann.seq - 129, None), (ann.seq - 128, Some(128)), (0, Some(128))] {
        let back =
            Client::enter(&server, &ann.table.table, hello(ann.secret.as_deref(), None, Some(last))).await;
        assert_eq!(back.missed.map(|missed| missed.len()), missed, "last {last} of {}", ann.seq);
    }
}

#[tokio::test]
async fn a_command_sent_twice_is_done_once_and_answered_alike() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (_, [mut ann, mut bob]) = server.seated(&json!({"game": "unoflip"}), ["Ann", "Bob"]).await;
    let start = ann.attempt("go", Command::Start).await.unwrap();
    let said = ann.attempt("said", chat("hi")).await.unwrap();
    assert_eq!(ann.attempt("go", Command::Start).await, Ok(start), "though it could not be done now");
    assert_eq!(ann.attempt("said", chat("hi")).await, Ok(said));
    assert_eq!(ann.attempt("said", chat("something else")).await, Ok(said), "the id counts");
    assert!(bob.attempt("go", Command::Start).await.is_err(), "an id is one client's own");
    let mut ann = ann.again(&server).await;
    assert_eq!(ann.attempt("said", chat("hi")).await, Ok(said), "also on a new line");
    assert_eq!(ann.seq, said);
    let code = ann.table.table.clone();
    server.stop().await;
    let server = Server::start(place.path(), quick()).await;
    let mut ann = ann.again(&server).await;
    assert_eq!(ann.attempt("go", Command::Start).await, Ok(start), "also after a restart");
    assert_eq!(ann.attempt("said", chat("hi")).await, Ok(said));
    assert_eq!(server.log(&code).await.len() as u64, said);
}

#[tokio::test]
async fn who_joins_twice_comes_in_once() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let code = server.open(&json!({"game": "unoflip"})).await.table;
    let key = "5eed".repeat(16);
    let named = |name: &str, key: &str| Command::Join {
        name: name.into(),
        sit: true,
        avatar: None,
        key: Some(key.to_owned()),
    };
    let join = |key: &str| named("Ann", key);
    let mut ann = Client::watch(&server, &code).await;
    let seq = ann.attempt("in", join(&key)).await.unwrap();
    assert_eq!(ann.attempt("in", join(&key)).await, Ok(seq), "on the same line");
    let mut lost = Client::enter(&server, &code, hello(Some(&key), None, None)).await;
    assert_eq!(lost.you.guest, Some(1), "the client's own key says whether it went through");
    assert_eq!(lost.attempt("in", join(&key)).await, Ok(seq), "and on a new line");
    let mut other = Client::watch(&server, &code).await;
    for bad in [key.as_str(), "short", &"z".repeat(64)] {
        assert_eq!(
            other.refused(named("Ben", bad)).await.code,
            Code::Wrong,
            "nobody gets in with another's key"
        );
    }
    assert_eq!(lost.table.guests.len(), 1);
}

#[tokio::test]
async fn ids_have_a_length_and_pings_an_answer() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (_, [mut ann]) = server.seated(&json!({"game": "unoflip"}), ["Ann"]).await;
    for id in ["", &"x".repeat(65), "a\nb"] {
        assert_eq!(ann.attempt(id, chat("hi")).await.err().map(|problem| problem.code), Some(Code::Wrong));
    }
    ann.attempt(&"x".repeat(64), chat("hi")).await.unwrap();
    ann.say(&ClientMessage::Ping).await;
    while ann.next().await != Message::Pong {}
    ann.line.send(Frame::Ping(b"hello".to_vec().into())).await.unwrap();
    ann.order(chat("still here")).await;
}

#[tokio::test]
async fn many_at_once_get_every_number_once() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (_, players) = server.seated(&json!({"game": "unoflip"}), ["A", "B", "C", "D", "E", "F"]).await;
    // All talk before anybody reads an answer.
    let mut players = Vec::from(players);
    for round in 0..5 {
        for client in &mut players {
            let id = format!("r{round}");
            client.say(&ClientMessage::Do { id, command: chat("all at once") }).await;
        }
    }
    let newest = players[0].seq + 30;
    for client in &mut players {
        client.until_seq(newest).await;
    }
    let log = server.log(&players[0].table.table).await;
    assert_eq!(log.len() as u64, newest);
    let heard = |client: &Client| client.events[client.events.len() - 30..].to_vec();
    assert!(players.iter().all(|client| heard(client) == heard(&players[0])), "in the same order for all");
}
