//! Who sits where: late joiners, rematches, and standing up.

use game::Seed;
use game::random::Use;
use protocol::{Code, Command, Phase, What};
use serde_json::json;

use crate::kit::{Client, Server, catch_up, play_out, quick, step};

/// Plays until somebody's seats have changed or a round has ended.
async fn next_round(players: &mut [Client]) {
    let mut luck = Seed::from(5).stream(Use::Bots);
    let round = players[0].game["round"].clone();
    while players[0].game["round"] == round {
        if !step(players, &mut luck).await {
            players[0].next().await;
        }
    }
}

#[tokio::test]
async fn a_late_joiner_takes_a_bots_seat_at_the_next_round() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let request = json!({"game": "flip7", "seats": 3, "bots": ["easy"], "rules": {"target": 100_000}});
    let (opened, players) = server.seated(&request, ["Ann", "Bob"]).await;
    let mut players = Vec::from(players);
    players[0].order(Command::Start).await;
    let mut cid = Client::named(&server, &opened.table, "Cid", true).await;
    assert_eq!((cid.seat(), cid.table.waiting.clone()), (None, vec![cid.guest()]));
    assert_eq!(cid.refused(Command::Sit).await.code, Code::NotNow);
    assert_eq!(cid.refused(Command::Move { action: "hit".into() }).await.code, Code::NotAllowed);
    let mut dot = Client::watch(&server, &opened.table).await;
    let full = dot.refused(Command::Join { name: "Dot".into(), sit: true, avatar: None, key: None }).await;
    assert_eq!(full.code, Code::Full, "there is only one bot to take over from");
    catch_up(&mut players).await;
    next_round(&mut players).await;
    cid.until_seq(players[0].seq).await;
    assert_eq!((cid.seat(), cid.table.waiting.len()), (Some(1), 0), "{:?}", cid.table.seats);
    assert_eq!(cid.table.seats[0].bot, None);
    assert_eq!(players[0].table, cid.table, "and everybody is told");
}

#[tokio::test]
async fn a_late_joiner_sits_down_at_the_next_game() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (opened, [mut ann, bob]) =
        server.seated(&json!({"game": "unoflip", "seats": 3}), ["Ann", "Bob"]).await;
    ann.order(Command::Start).await;
    let mut cid = Client::named(&server, &opened.table, "Cid", true).await;
    assert_eq!(cid.seat(), None);
    assert_eq!(cid.game["hands"][0].get("faces"), None, "who waits, watches");
    assert_eq!(cid.game["hands"][0].get("backs"), None);
    ann.order(Command::End).await;
    catch_up([&mut ann, &mut cid]).await;
    assert_eq!(cid.seat(), Some(3));
    ann.order(Command::Start).await;
    catch_up([&mut ann, &mut cid]).await;
    let hand = cid.hand(2).expect("who sits, sees a hand");
    assert!(hand >= 7, "{hand} cards");
    drop(bob);
}

/// Seats that are full of bots are no reason to wait for another game.
#[tokio::test]
async fn a_late_joiner_takes_a_bots_seat_at_the_next_game() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let request = json!({"game": "unoflip", "seats": 2, "bots": ["easy"]});
    let (opened, [mut ann]) = server.seated(&request, ["Ann"]).await;
    ann.order(Command::Start).await;
    let mut bob = Client::named(&server, &opened.table, "Bob", true).await;
    ann.order(Command::End).await;
    catch_up([&mut ann, &mut bob]).await;
    assert_eq!((bob.seat(), bob.table.waiting.len()), (Some(1), 0), "{:?}", bob.table.seats);
}

#[tokio::test]
async fn a_rematch_has_the_same_people_and_a_new_commitment() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let request = json!({"game": "vengeance", "rules": {"target": 20}});
    let (opened, players) = server.seated(&request, ["Ann", "Bob", "Cid"]).await;
    let mut players = Vec::from(players);
    let mut luck = Seed::from(6).stream(Use::Bots);
    let mut commitments = vec![opened.commitment];
    for game in 1..=3 {
        players[0].order(Command::Start).await;
        catch_up(&mut players).await;
        assert_eq!((players[1].table.number, players[1].table.phase), (game, Phase::Playing));
        assert_eq!(Some(&players[1].table.commitment), commitments.last());
        let names: Vec<&str> = players[1].table.seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!(names, ["Ann", "Bob", "Cid"]);
        play_out(&mut players, &mut luck).await;
        assert!(!commitments.contains(&players[0].table.commitment));
        commitments.push(players[0].table.commitment.clone());
    }
}

#[tokio::test]
async fn who_stands_up_in_a_game_leaves_a_bot_and_sees_no_more_cards() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (_, [mut ann, mut bob]) =
        server.seated(&json!({"game": "unoflip", "seats": 2}), ["Ann", "Bob"]).await;
    ann.order(Command::Start).await;
    bob.order(Command::Stand).await;
    assert_eq!(bob.table.seats[1].bot.as_deref(), Some("normal"));
    assert_eq!(bob.refused(Command::Move { action: "draw".into() }).await.code, Code::NotAllowed);
    let back = bob.again(&server).await;
    assert_eq!(back.game["hands"][1].get("faces"), None, "{}", back.game);
    let mut back = back;
    back.order(Command::Sit).await;
    assert_eq!(back.table.waiting, [back.guest()], "until the next round");
}

#[tokio::test]
async fn the_host_role_goes_on_when_the_host_leaves() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (opened, [mut ann, mut bob]) = server.seated(&json!({"game": "unoflip"}), ["Ann", "Bob"]).await;
    ann.order(Command::Leave).await;
    bob.until(|what| matches!(what, What::Left { .. })).await;
    assert_eq!(bob.table.host, Some(bob.guest()));
    bob.order(Command::AddBot { level: "easy".into() }).await;
    bob.order(Command::Leave).await;
    let opener = crate::kit::hello(None, Some(&opened.host), None);
    let opener = Client::enter(&server, &opened.table, opener).await;
    assert!(opener.you.host, "with nobody left the opener can take the table up again");
}
