//! The clock of a turn.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use protocol::{By, Command, OpenTable, What};
use serde_json::json;
use server::store::{Append, Store as _};
use table::{Entry, LogEvent};

use crate::kit::{Client, Server, catch_up, hello, quick};

fn now() -> u64 {
    u64::try_from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis()).unwrap()
}

/// A table whose turns take a second: quicker than anybody may ask for.
async fn hurried(server: &Server, game: &str) -> (String, String) {
    let request: OpenTable = serde_json::from_value(json!({"game": game, "timer": 5})).unwrap();
    let mut opening = table::open(&request, &mut server::fresh).unwrap();
    let LogEvent::Opened(spec) = &mut opening.decision.events[0] else { panic!("no opening") };
    spec.timer = Some(1);
    let entry = |event| serde_json::to_string(&Entry { at: now(), event }).unwrap();
    let append = Append {
        table: "HURRYQ".into(),
        expected: 0,
        command: None,
        events: opening.decision.events.into_iter().map(entry).collect(),
        secrets: opening.decision.secrets,
        closes: false,
    };
    server.store.append(append).await.unwrap();
    ("HURRYQ".into(), opening.host)
}

#[tokio::test]
async fn when_time_is_up_the_default_move_is_made() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (code, host) = hurried(&server, "unoflip").await;
    let mut ann = Client::enter(&server, &code, hello(None, Some(&host), None)).await;
    ann.join("Ann", true).await;
    let mut bob = Client::named(&server, &code, "Bob", true).await;
    ann.order(Command::Start).await;
    bob.until_seq(ann.seq).await;
    ann.until_room(|room| room.turn_ends.is_some()).await;
    let (ends, started) = (ann.room.turn_ends.unwrap(), ann.events.last().unwrap().at);
    assert_eq!(ends, started + 1000, "everybody sees the clock");
    let first = ann.to_act().expect("the game is on");
    let moved = ann.until(|what| matches!(what, What::Moved { .. })).await;
    assert_eq!(moved.what, What::Moved { seat: first, by: By::Clock });
    assert!(moved.at >= ends, "not before the time was up");
    let log = server.log(&code).await;
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
    let server = Server::start(place.path(), quick()).await;
    let (code, host) = hurried(&server, "unoflip").await;
    let mut ann = Client::enter(&server, &code, hello(None, Some(&host), None)).await;
    ann.join("Ann", true).await;
    ann.order(Command::AddBot { level: "easy".into() }).await;
    ann.order(Command::Start).await;
    while ann.game["to_act"] != 1 {
        ann.next().await;
    }
    let (secret, seq) = (ann.secret.clone(), ann.seq);
    let waits = ann.table.seats[0].bot.is_none();
    drop(ann);
    // The turn's time passes while nobody is there.
    tokio::time::sleep(Duration::from_millis(1200)).await;
    let came = now();
    let mut ann = Client::enter(&server, &code, hello(secret.as_deref(), None, None)).await;
    assert!(waits && ann.seq == seq, "the table has waited");
    let ends = ann.room.turn_ends.expect("the clock runs again");
    assert!(ends >= came + 3000, "time to find one's place again, not {} ms", ends.saturating_sub(came));
    let action = ann.choices().remove(0);
    ann.order(Command::Move { action }).await;
    assert!(ann.events.iter().all(|event| !matches!(event.what, What::Moved { by: By::Clock, .. })));
}
