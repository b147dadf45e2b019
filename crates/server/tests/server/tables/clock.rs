//! The clock of a turn.

use std::time::Duration;

use protocol::{By, Command, What};
use serde_json::json;
use table::LogEvent;

use crate::kit::{Client, Server, catch_up, hello, quick, stopped};

#[tokio::test]
async fn when_time_is_up_the_default_move_is_made() {
    let place = tempfile::tempdir().unwrap();
    let (config, hands) = stopped();
    let server = Server::start(place.path(), config).await;
    let (opened, [mut ann, mut bob]) =
        server.seated(&json!({"game": "unoflip", "timer": 5}), ["Ann", "Bob"]).await;
    ann.order(Command::Start).await;
    bob.until_seq(ann.seq).await;
    ann.until_room(|room| room.turn_ends.is_some()).await;
    let (ends, started) = (ann.room.turn_ends.unwrap(), ann.events.last().unwrap().at);
    assert_eq!(ends, started + 5000, "everybody sees the clock");
    let first = ann.to_act().expect("the game is on");
    hands.advance(Duration::from_millis(4999));
    ann.order(Command::Chat { text: "hurry".into() }).await;
    assert_eq!(ann.to_act(), Some(first), "not before the time is up");
    hands.advance(Duration::from_millis(1));
    let moved = ann.until(|what| matches!(what, What::Moved { .. })).await;
    assert_eq!((moved.what, moved.at), (What::Moved { seat: first, by: By::Clock }, ends));
    let log = server.log(&opened.table).await;
    let actions: Vec<&str> = log
        .iter()
        .filter_map(|entry| match &entry.event {
            LogEvent::Moved { action, .. } => Some(action.as_str()),
            _ => None,
        })
        .collect();
    assert!(["draw", "accept"].contains(&actions[0]) || actions[0].starts_with("colour"), "{actions:?}");
}

#[tokio::test]
async fn who_moves_in_time_is_left_alone() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (_, players) = server.seated(&json!({"game": "flip7", "timer": 60}), ["Ann", "Bob", "Cid"]).await;
    let mut players = Vec::from(players);
    players[0].order(Command::Start).await;
    catch_up(&mut players).await;
    let to_act = players[0].to_act().expect("the game is on") - 1;
    let action = players[to_act].choices().remove(0);
    players[to_act].order(Command::Move { action }).await;
    let moved_at = players[to_act].events.last().unwrap().at;
    players[to_act].until_room(|room| room.turn_ends == Some(moved_at + 60_000)).await;
}

/// Nobody is there to see the clock run: it waits, and leaves time to think.
#[tokio::test]
async fn the_time_of_who_finds_an_empty_table_is_not_up_at_once() {
    let place = tempfile::tempdir().unwrap();
    let (config, hands) = stopped();
    let clock = config.clock.clone();
    let server = Server::start(place.path(), config).await;
    let (opened, [mut ann]) =
        server.seated(&json!({"game": "unoflip", "timer": 5, "bots": ["easy"]}), ["Ann"]).await;
    ann.order(Command::Start).await;
    while ann.to_act() != ann.seat() {
        ann.next().await;
    }
    let (secret, seq) = (ann.secret.clone(), ann.seq);
    drop(ann);
    server.deserted(&opened.table).await;
    // The turn's time passes while nobody is there.
    hands.advance(Duration::from_mins(1));
    let mut ann = Client::enter(&server, &opened.table, hello(secret.as_deref(), None, None)).await;
    assert_eq!(ann.seq, seq, "the table has waited");
    let ends = ann.room.turn_ends.expect("the clock runs again");
    assert_eq!(ends, clock.wall() + 5000, "time to find one's place again");
    let action = ann.choices().remove(0);
    ann.order(Command::Move { action }).await;
    assert!(ann.events.iter().all(|event| !matches!(event.what, What::Moved { by: By::Clock, .. })));
}
