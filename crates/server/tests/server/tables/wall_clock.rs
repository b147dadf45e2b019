//! The system's clock is set forward and back, or the machine sleeps, while people play.

use std::time::Duration;

use protocol::{By, Command, What};
use serde_json::json;
use server::{Config, Hands};
use table::LogEvent;
use tokio::time::timeout;

use crate::kit::{Client, PATIENCE, Server, hello, rest, stopped};

/// What the clock is set to while nobody looks.
const SETTINGS: [fn(&Hands); 4] = [
    |hands| hands.set_back(Duration::from_secs(10)),
    |hands| hands.set_back(Duration::from_mins(1)),
    |hands| hands.set_forward(Duration::from_hours(1)),
    // Set back, and set right again.
    |hands| {
        hands.set_back(Duration::from_mins(1));
        hands.set_forward(Duration::from_mins(1));
    },
];

const PAUSE: Duration = Duration::from_millis(900);

/// A game that does not end soon.
fn long() -> serde_json::Value {
    json!({"game": "flip7", "rules": {"target": 100_000}, "bots": ["easy", "easy"], "timer": 5})
}

/// Waits for a move by this one, and says when it was made.
async fn moved(client: &mut Client, by: By) -> u64 {
    client.until(|what| matches!(what, What::Moved { by: mover, .. } if *mover == by)).await.at
}

#[tokio::test]
async fn bots_and_turn_timers_go_on_at_once_and_on_time() {
    for set in SETTINGS {
        let place = tempfile::tempdir().unwrap();
        let (config, hands) = stopped();
        let server = Server::start(place.path(), Config { bot_pause: PAUSE, ..config }).await;
        let (_, [mut ann]) = server.seated(&long(), ["Ann"]).await;
        ann.order(Command::Start).await;
        set(&hands);
        for _ in 0..6 {
            let last = ann.events.last().unwrap().at;
            if ann.to_act() == ann.seat() {
                hands.advance(Duration::from_millis(4999));
                let seq = ann.seq;
                let said = ann.order(Command::Chat { text: "wait".into() }).await;
                assert_eq!(said, seq + 1, "not before the time is up");
                hands.advance(Duration::from_millis(1));
                assert_eq!(moved(&mut ann, By::Clock).await, last + 5000);
            } else {
                hands.advance(PAUSE);
                assert_eq!(moved(&mut ann, By::Bot).await, last + 900);
            }
        }
    }
}

#[tokio::test]
async fn times_in_the_log_go_evenly() {
    for set in SETTINGS {
        let place = tempfile::tempdir().unwrap();
        let (config, hands) = stopped();
        let server = Server::start(place.path(), config).await;
        let (opened, [mut ann]) = server.seated(&json!({"game": "flip7"}), ["Ann"]).await;
        for _ in 0..3 {
            set(&hands);
            hands.advance(Duration::from_secs(1));
            ann.order(Command::Chat { text: "tick".into() }).await;
        }
        let log = server.log(&opened.table).await;
        let said = |entry: &&table::Entry| matches!(entry.event, LogEvent::Said { .. });
        let times: Vec<u64> = log.iter().filter(said).map(|entry| entry.at - log[0].at).collect();
        assert_eq!(times, [1000, 2000, 3000]);
    }
}

#[tokio::test]
async fn nobody_loses_a_seat_or_the_table_by_it() {
    let place = tempfile::tempdir().unwrap();
    let (config, hands) = stopped();
    let server = Server::start(place.path(), config.clone()).await;
    let (_, [mut ann, bob]) = server.seated(&json!({"game": "unoflip"}), ["Ann", "Bob"]).await;
    ann.order(Command::Start).await;
    drop(bob);
    ann.until_room(|room| !room.bots_take.is_empty()).await;
    hands.set_forward(config.patience + config.host_patience);
    // Whatever is due happens in between, sooner or later.
    for _ in 0..20 {
        ann.refused(Command::Start).await;
    }
    assert!(!ann.events.iter().any(|event| matches!(event.what, What::Rested { .. })));
    hands.set_back(2 * config.patience);
    hands.advance(config.patience);
    ann.until(|what| matches!(what, What::Rested { seat: 2, on: true, away: true })).await;
}

/// A log may be of a server whose clock was wrong.
#[tokio::test]
async fn a_table_from_the_future_goes_on_at_once() {
    let place = tempfile::tempdir().unwrap();
    let (config, hands) = stopped();
    let config = Config { bot_pause: PAUSE, ..config };
    hands.set_forward(Duration::from_hours(1));
    let server = Server::start(place.path(), config.clone()).await;
    let (opened, [mut ann]) = server.seated(&long(), ["Ann"]).await;
    ann.order(Command::Start).await;
    let secret = ann.secret.clone();
    drop(ann);
    server.deserted(&opened.table).await;
    server.stop().await;
    hands.set_back(Duration::from_hours(1));
    let server = Server::start(place.path(), config).await;
    let mut ann = Client::enter(&server, &opened.table, hello(secret.as_deref(), None, None)).await;
    ann.order(Command::Rest { on: true }).await;
    for _ in 0..4 {
        hands.advance(PAUSE);
        moved(&mut ann, By::Bot).await;
    }
}

/// Somebody who comes to an empty table sees what the clock was set to meanwhile.
#[tokio::test]
async fn a_table_that_nobody_is_at_catches_up() {
    let place = tempfile::tempdir().unwrap();
    let (config, hands) = stopped();
    let clock = config.clock.clone();
    let server = Server::start(place.path(), config).await;
    let (opened, [ann]) = server.seated(&json!({"game": "flip7"}), ["Ann"]).await;
    let secret = ann.secret.clone();
    drop(ann);
    server.deserted(&opened.table).await;
    hands.set_forward(Duration::from_hours(8));
    let mut ann = Client::enter(&server, &opened.table, hello(secret.as_deref(), None, None)).await;
    ann.order(Command::Chat { text: "good morning".into() }).await;
    assert_eq!(ann.events.last().unwrap().at, clock.wall());
}

#[tokio::test]
async fn restarts_do_not_keep_a_table_open_that_nobody_visits() {
    let place = tempfile::tempdir().unwrap();
    let (config, hands) = stopped();
    let config = Config { idle: Duration::from_hours(24), ..config };
    let server = Server::start(place.path(), config.clone()).await;
    let code = server.open(&json!({"game": "flip7"})).await.table;
    for _ in 0..3 {
        server.lobby.table(&code).await.expect("it is open");
        hands.advance(Duration::from_hours(7));
    }
    server.stop().await;
    hands.advance(Duration::from_hours(2));
    let server = Server::start(place.path(), config.clone()).await;
    let mut watcher = Client::watch(&server, &code).await;
    watcher.line.close(None).await.unwrap();
    drop(watcher);
    server.deserted(&code).await;
    server.stop().await;
    hands.advance(Duration::from_mins(59));
    let server = Server::start(place.path(), config).await;
    let table = format!("/api/v1/tables/{code}");
    assert_eq!(rest::get(server.address, &table).await.status, 200);
    // It has been idle for long enough, but whoever was there may be on the way back.
    hands.advance(Duration::from_mins(1));
    assert_eq!(rest::get(server.address, &table).await.status, 200);
    hands.advance(Duration::from_mins(1));
    let closed = async { while rest::get(server.address, &table).await.status == 200 {} };
    timeout(PATIENCE, closed).await.expect("it is closed");
    let log = server.log(&code).await;
    assert_eq!(log.last().unwrap().event, LogEvent::Closed { idle: true });
}

#[tokio::test]
async fn an_address_has_no_more_tables_after_a_restart() {
    let place = tempfile::tempdir().unwrap();
    let (config, _hands) = stopped();
    let config = Config { tables_per_address: 2, ..config };
    let mut server = Server::start(place.path(), config.clone()).await;
    for _ in 0..2 {
        server.open(&json!({"game": "flip7"})).await;
    }
    for _ in 0..2 {
        let answer = rest::post(server.address, "/api/v1/tables", &json!({"game": "flip7"})).await;
        assert_eq!((answer.status, answer.code()), (429, "too_many".to_owned()));
        server.stop().await;
        server = Server::start(place.path(), config.clone()).await;
    }
}
