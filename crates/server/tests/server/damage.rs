//! The data is damaged, cut off or gone, and somebody notices.

use std::time::Duration;

use protocol::{Code, Command};
use serde_json::json;
use server::Config;
use server::store::Store as _;
use tokio::time::timeout;

use crate::kit::{Client, PATIENCE, Server, hello, quick, rest, stopped, tamper};

fn chat() -> Command {
    Command::Chat { text: "is this on?".into() }
}

/// A table whose host is in, and the way to it.
async fn table(server: &Server) -> (String, Client) {
    let (opened, [ann]) = server.seated(&json!({"game": "flip7", "bots": ["easy", "easy"]}), ["Ann"]).await;
    (opened.table, ann)
}

#[tokio::test]
async fn a_file_that_vanishes_is_noticed_and_nothing_is_served_from_it() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (code, mut ann) = table(&server).await;
    std::fs::remove_file(place.path().join("fliphouse.db")).unwrap();
    assert_eq!(ann.refused(chat()).await.code, Code::Broken);
    let (problem, reconnect) = ann.bye().await;
    assert_eq!((problem.code, reconnect), (Code::Broken, true), "it may be put back");
    assert!(problem.message.contains("whoever runs the house"), "{problem}");
    assert_eq!(rest::get(server.address, &format!("/api/v1/tables/{code}")).await.code(), "broken");
    assert_eq!(
        rest::post(server.address, "/api/v1/tables", &json!({"game": "flip7"})).await.code(),
        "broken"
    );
    assert!(server.counted("fliphouse_store_errors_total{kind=\"lost\"}").await >= 1);
}

#[tokio::test]
async fn tables_closed_long_ago_are_forgotten_and_open_ones_are_not() {
    let place = tempfile::tempdir().unwrap();
    let (config, hands) = stopped();
    let keep = Some(Duration::from_hours(24 * 90));
    let server =
        Server::start(place.path(), Config { keep, idle: Duration::from_hours(24 * 1000), ..config }).await;
    let (closed, mut ann) = table(&server).await;
    let (open, _) = table(&server).await;
    ann.order(Command::Close).await;
    let bytes = server.store.bytes();
    // Neither of these makes it 90 days.
    hands.set_forward(Duration::from_hours(24 * 1000));
    hands.advance(Duration::from_hours(24 * 89));
    assert_eq!(server.counted("fliphouse_pruned_tables_total").await, 0);
    while server.counted("fliphouse_pruned_tables_total").await == 0 {
        hands.advance(Duration::from_hours(1));
    }
    assert_eq!(server.log(&closed).await, []);
    assert!(!server.log(&open).await.is_empty());
    assert!(server.store.bytes() <= bytes);
}

#[tokio::test]
async fn a_file_that_vanishes_is_noticed_while_nobody_plays_and_so_is_its_return() {
    let place = tempfile::tempdir().unwrap();
    let (config, hands) = stopped();
    let server = Server::start(place.path(), config).await;
    let code = server.open(&json!({"game": "flip7", "public": true})).await.table;
    let mut watcher = Client::watch(&server, &code).await;
    let (file, away) = (place.path().join("fliphouse.db"), place.path().join("away"));
    std::fs::rename(&file, &away).unwrap();
    while server.counted("fliphouse_store_errors_total{kind=\"lost\"}").await == 0 {
        hands.advance(Duration::from_secs(1));
    }
    assert_eq!(watcher.bye().await.0.code, Code::Broken);
    assert_eq!(rest::get(server.address, &format!("/api/v1/tables/{code}")).await.code(), "broken");
    let none = async { while rest::get(server.address, "/api/v1/tables").await.body != "[]" {} };
    timeout(PATIENCE, none).await.expect("it is no longer listed");
    std::fs::rename(&away, &file).unwrap();
    let again = async {
        while rest::get(server.address, &format!("/api/v1/tables/{code}")).await.status != 200 {
            hands.advance(Duration::from_secs(1));
        }
    };
    timeout(PATIENCE, again).await.expect("it is served again");
}

#[tokio::test]
async fn a_table_with_an_altered_event_is_not_served_and_others_are() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (code, mut ann) = table(&server).await;
    let (other, _) = table(&server).await;
    ann.order(chat()).await;
    server.stop().await;
    let cheat = format!(
        "UPDATE events SET event = replace(event, 'is this on?', 'was it on?')
         WHERE table_id = (SELECT id FROM tables WHERE code = '{code}')"
    );
    tamper(place.path(), &cheat);
    let server = Server::start(place.path(), quick()).await;
    assert_eq!(server.counted("fliphouse_broken_tables").await, 1);
    assert_eq!(server.counted("fliphouse_store_errors_total{kind=\"damaged\"}").await, 1);
    for path in ["", "/games/1"] {
        let answer = rest::get(server.address, &format!("/api/v1/tables/{code}{path}")).await;
        assert_eq!((answer.status, answer.code()), (500, "broken".to_owned()));
    }
    assert_eq!(rest::get(server.address, &format!("/api/v1/tables/{other}")).await.status, 200);
}

#[tokio::test]
async fn a_log_that_is_cut_off_under_a_server_is_noticed_and_not_served() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (code, mut ann) = table(&server).await;
    let seq = ann.order(chat()).await;
    tamper(
        place.path(),
        &format!(
            "DELETE FROM events WHERE seq = {seq}; UPDATE tables SET seq = {} WHERE code = '{code}'",
            seq - 1
        ),
    );
    assert_eq!(ann.refused(chat()).await.code, Code::Broken);
    assert_eq!(ann.bye().await.0.code, Code::Broken);
    let table = format!("/api/v1/tables/{code}");
    while rest::get(server.address, &table).await.status == 404 {}
    assert_eq!(rest::get(server.address, &table).await.code(), "broken", "the rest is sound but not all");
    assert_eq!(server.counted("fliphouse_broken_tables").await, 1);
}

#[tokio::test]
async fn a_client_that_has_seen_more_than_there_is_is_told_so() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (code, ann) = table(&server).await;
    let again = |last| hello(ann.secret.as_deref(), None, Some(last));
    let problem = Client::knock(&server, &code, again(ann.seq + 3)).await.err().expect("it is not let in");
    assert_eq!(problem.code, Code::TakenBack);
    assert!(problem.message.contains(&format!("seen event {}", ann.seq + 3)), "{problem}");
    assert_eq!(server.counted("fliphouse_clients_ahead_total").await, 1);
    // It forgets what it has seen, or it was only a tale.
    let mut ann = Client::enter(&server, &code, hello(ann.secret.as_deref(), None, None)).await;
    ann.order(chat()).await;
    Client::enter(&server, &code, again(ann.seq)).await;
}
