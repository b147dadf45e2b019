//! Clients that take their time. Those who hold up nobody but themselves are
//! let go after ten seconds, all in one test because it takes so long.

use std::time::{Duration, Instant};

use house::Config;
use protocol::{Command, What};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::kit::{Client, Server, connect, hello, quick, rest};

/// Sends the beginning of something and gives what came back until the end.
async fn begin(server: &Server, text: &str) -> (String, Duration) {
    let begun = Instant::now();
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let read = timeout(Duration::from_secs(20), stream.read_to_end(&mut answer)).await;
    let _ = read.expect("the house ends it");
    (String::from_utf8_lossy(&answer).into_owned(), begun.elapsed())
}

async fn silent(server: &Server, code: &str) -> Duration {
    let begun = Instant::now();
    let mut line = connect(server.address, code, &[]).await.unwrap();
    let next = timeout(Duration::from_secs(20), futures_util::StreamExt::next(&mut line)).await;
    assert!(matches!(next.expect("the house ends it"), None | Some(Err(_) | Ok(_))));
    begun.elapsed()
}

#[tokio::test]
async fn who_begins_and_does_not_go_on_is_let_go() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let code = server.open(&json!({"game": "flip7"})).await.table;
    let body = "POST /api/v1/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{";
    let (head, body, quiet) = tokio::join!(
        begin(&server, "GET /api/v1/games HTTP/1.1\r\nhost: x\r\nx-slow"),
        begin(&server, body),
        silent(&server, &code),
    );
    for took in [head.1, body.1, quiet] {
        assert!((Duration::from_secs(9)..Duration::from_secs(15)).contains(&took), "{took:?}");
    }
    assert!(body.0.contains("400 Bad Request") && body.0.contains("took too long"), "{}", body.0);
}

/// A busy table and a host who does not read. The queue for them is bounded,
/// so they are let go; the others play on, and then get another host.
#[tokio::test]
async fn who_does_not_read_is_let_go_and_is_away() {
    let place = tempfile::tempdir().unwrap();
    let config = Config { bot_pause: Duration::ZERO, host_patience: Duration::from_millis(200), ..quick() };
    let server = Server::start(place.path(), config).await;
    let request = json!({"game": "flip7", "bots": vec!["easy"; 39], "rules": {"target": 1_000_000}});
    let opened = server.open(&request).await;
    let mut bob = Client::enter(&server, &opened.table, hello(None, Some(&opened.host), None)).await;
    bob.join("Bob", false).await;
    let mut ann = Client::named(&server, &opened.table, "Ann", true).await;
    ann.order(Command::Rest { on: true }).await;
    bob.order(Command::Start).await;
    let succession = ann.until(|what| matches!(what, What::HostChanged { guest: 2 }));
    let changed = timeout(Duration::from_secs(40), succession).await.expect("Bob is let go");
    assert!(changed.seq > 100, "it took many messages");
    let metrics = rest::get(server.address, "/metrics").await.body;
    assert!(metrics.contains("fliphouse_slow_clients_total 1"), "{metrics}");
    assert!(!ann.room.here.contains(&bob.guest()));
    let back = bob.again(&server).await;
    assert!(!back.you.host);
    ann.order(Command::End).await;
}
