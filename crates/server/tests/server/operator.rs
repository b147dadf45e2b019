//! What whoever runs a server can see of it.

use std::time::Duration;

use futures_util::SinkExt;
use protocol::{Code, Command, LONGEST_MESSAGE};
use serde_json::json;
use server::Config;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message as Frame;

use crate::kit::{Client, Listening, Server, catch_up, hello, quick, rest, stopped, tamper};

/// What the two questions are answered with.
async fn health(server: &Server) -> ((u16, String), (u16, String)) {
    let (alive, ready) =
        (rest::get(server.address, "/healthz").await, rest::get(server.address, "/readyz").await);
    ((alive.status, alive.body), (ready.status, ready.body))
}

fn alive() -> (u16, String) {
    (200, "ok\n".to_owned())
}

fn not_ready(why: &str) -> (u16, String) {
    (503, format!("{why}\n"))
}

#[tokio::test]
async fn a_server_that_cannot_write_is_alive_but_not_ready() {
    let place = tempfile::tempdir().unwrap();
    let (config, hands) = stopped();
    let server = Server::start(place.path(), config).await;
    assert_eq!(health(&server).await, (alive(), (200, "ready\n".to_owned())));
    std::fs::remove_file(place.path().join("fliphouse.db")).unwrap();
    // It is tried once a second at most.
    hands.advance(Duration::from_secs(1));
    let wrong = not_ready("the house cannot write: its log says why");
    assert_eq!(health(&server).await, (alive(), wrong));
    assert!(server.counted("fliphouse_store_errors_total{kind=\"lost\"}").await >= 1);
}

#[tokio::test]
async fn a_server_with_a_broken_table_is_alive_but_not_ready() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    server.open(&json!({"game": "flip7"})).await;
    server.stop().await;
    tamper(place.path(), "UPDATE events SET event = replace(event, 'flip7', 'flip8')");
    let server = Server::start(place.path(), quick()).await;
    let wrong = not_ready("a table is broken: see the log and `fliphouse house check`");
    assert_eq!(health(&server).await, (alive(), wrong));
    assert_eq!(server.counted("fliphouse_broken_tables").await, 1);
}

/// How often something was refused for this reason.
async fn refused(server: &Server, code: &str) -> u64 {
    server.counted(&format!("fliphouse_refusals_total{{code=\"{code}\"}}")).await
}

#[tokio::test]
async fn whatever_is_refused_is_counted_by_its_reason() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (opened, [mut ann]) = server.seated(&json!({"game": "flip7"}), ["Ann"]).await;
    let guess = hello(Some(&"0".repeat(64)), None, None);
    assert_eq!(Client::knock(&server, &opened.table, guess).await.err().unwrap().code, Code::WrongSecret);
    rest::get(server.address, "/api/v1/tables/AAAAAA").await;
    rest::post(server.address, "/api/v1/tables", &json!({"game": "chess"})).await;
    ann.refused(Command::Move { action: "hit".into() }).await;
    ann.line.send(Frame::text("what?")).await.unwrap();
    ann.line.send(Frame::binary(vec![7])).await.unwrap();
    ann.refused(Command::Move { action: "hit".into() }).await;
    ann.line.send(Frame::text("x".repeat(LONGEST_MESSAGE + 1))).await.unwrap();
    ann.bye().await;
    // Not even a request.
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(b"\0\0\0\0 what is this?\r\n\r\n").await.unwrap();
    let _ = stream.read_to_end(&mut Vec::new()).await;
    for (code, count) in [
        ("wrong_secret", 1),
        ("no_such_table", 1),
        ("wrong", 1),
        ("not_now", 2),
        ("not_a_message", 3),
        ("too_large", 1),
        ("illegal_move", 0),
    ] {
        assert_eq!(refused(&server, code).await, count, "{code}");
    }
}

#[tokio::test]
async fn how_long_writing_and_telling_take_is_counted() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (_, [mut ann, mut bob]) = server.seated(&json!({"game": "unoflip"}), ["Ann", "Bob"]).await;
    let appends = server.counted("fliphouse_append_seconds_count").await;
    assert!(appends >= 3, "a table was opened, and two came in: {appends}");
    let told = server.counted("fliphouse_delivery_seconds_count").await;
    ann.order(Command::Start).await;
    catch_up([&mut ann, &mut bob]).await;
    assert_eq!(server.counted("fliphouse_append_seconds_count").await, appends + 1);
    assert!(server.counted("fliphouse_delivery_seconds_count").await > told);
    assert!(server.counted("fliphouse_append_seconds_bucket{le=\"+Inf\"}").await > appends);
    assert!(server.counted("fliphouse_store_bytes").await > 1000);
}

/// The server works on this thread alone, so everything it says is heard here.
#[tokio::test]
async fn what_somebody_does_again_and_again_is_said_once_with_the_address() {
    let listening = Listening::start();
    let place = tempfile::tempdir().unwrap();
    let (config, hands) = stopped();
    let server = Server::start(place.path(), Config { trust_forwarded: true, ..config }).await;
    let code = server.open(&json!({"game": "flip7"})).await.table;
    let guess = async || {
        let line = crate::kit::connect(server.address, &code, &[("x-forwarded-for", "192.0.2.7")]);
        let guess = hello(Some(&"0".repeat(64)), None, None);
        Client::greet(line.await.unwrap(), guess).await.err().expect("a wrong secret");
    };
    let said = |what: &str| listening.heard().lines().filter(|line| line.contains(what)).count();
    for _ in 0..5 {
        guess().await;
    }
    assert_eq!(refused(&server, "wrong_secret").await, 5);
    let line = "somebody tries secrets that are not of their table address=192.0.2.7";
    assert_eq!(said(line), 1, "{}", listening.heard());
    hands.advance(Duration::from_mins(1));
    guess().await;
    assert_eq!((said(line), said("left_out=4")), (2, 1), "{}", listening.heard());
    // Anybody can say so, so this is no way to fill a log.
    for last in 1000..1005 {
        let ahead = Client::knock(&server, &code, hello(None, None, Some(last))).await;
        assert_eq!(ahead.err().map(|problem| problem.code), Some(Code::TakenBack));
    }
    assert_eq!(server.counted("fliphouse_clients_ahead_total").await, 5);
    assert_eq!((said("fliphouse house check"), said("address=127.0.0.1")), (1, 1), "{}", listening.heard());
}
