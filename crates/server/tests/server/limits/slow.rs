//! Clients that take their time. Those who hold up nobody but themselves are
//! let go after ten seconds, all in one test because it takes so long.

use std::time::{Duration, Instant};

use protocol::{Command, TableOpened, What};
use serde_json::json;
use server::Config;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use crate::kit::{Client, Server, connect, hello, quick, rest};

/// Sends the beginning of something and gives what came back until the end.
async fn begin(server: &Server, text: &str) -> (String, Duration) {
    let begun = Instant::now();
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let read = timeout(Duration::from_secs(20), stream.read_to_end(&mut answer)).await;
    let _ = read.expect("the server ends it");
    (String::from_utf8_lossy(&answer).into_owned(), begun.elapsed())
}

async fn silent(server: &Server, code: &str) -> Duration {
    let begun = Instant::now();
    let mut line = connect(server.address, code, &[]).await.unwrap();
    let next = timeout(Duration::from_secs(20), futures_util::StreamExt::next(&mut line)).await;
    assert!(matches!(next.expect("the server ends it"), None | Some(Err(_) | Ok(_))));
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

/// The host on a line that takes little at a time.
async fn narrow(server: &Server, opened: &TableOpened) -> Client {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let stream = socket.connect(server.address).await.unwrap();
    let url = format!("ws://{}/api/v1/tables/{}/socket", server.address, opened.table);
    let (line, _) = tokio_tungstenite::client_async(url, stream).await.unwrap();
    Client::greet(line, hello(None, Some(&opened.host), None)).await.unwrap()
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
    let mut bob = narrow(&server, &opened).await;
    bob.join("Bob", false).await;
    let mut ann = Client::named(&server, &opened.table, "Ann", true).await;
    ann.order(Command::Rest { on: true }).await;
    bob.order(Command::Start).await;
    let begun = Instant::now();
    ann.until(|what| matches!(what, What::HostChanged { guest: 2 })).await;
    // A message that nobody takes for ten seconds ends a line too; but before
    // that everything would have been kept for it.
    assert!(begun.elapsed() < Duration::from_secs(9), "the queue for Bob is too long");
    let metrics = rest::get(server.address, "/metrics").await.body;
    assert!(metrics.contains("fliphouse_slow_clients_total 1"), "{metrics}");
    assert!(!ann.room.here.contains(&bob.guest()));
    let back = bob.again(&server).await;
    assert!(!back.you.host);
    ann.order(Command::End).await;
}
