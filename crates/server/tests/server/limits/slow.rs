//! Clients that take their time.

use std::pin::pin;
use std::time::Duration;

use futures_util::{FutureExt, StreamExt};
use protocol::{ClientMessage, Command, TableOpened, What};
use serde_json::json;
use server::Hands;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use crate::kit::{Client, PATIENCE, Server, connect, hello, rest, stopped};

/// How long nobody is let go yet: a client has ten seconds to go on.
const NOT_YET: Duration = Duration::from_secs(9);

/// Sends the beginning of something.
async fn begin(server: &Server, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    stream
}

/// What came back until the end.
async fn answer(mut stream: TcpStream) -> String {
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).into_owned()
}

/// Waits for the end of something that ends when the client has been slow, and not
/// before. When exactly the server began to wait is not seen from outside, so the clock
/// is moved until it has waited long enough.
async fn ends_when_slow<T>(server: &Server, hands: &Hands, ended: impl Future<Output = T>) -> T {
    let mut ended = pin!(ended);
    hands.advance(NOT_YET);
    // The server is at work meanwhile.
    assert_eq!(rest::get(server.address, "/healthz").await.status, 200);
    assert!((&mut ended).now_or_never().is_none(), "that was too soon");
    let moved = async {
        loop {
            tokio::select! {
                biased;
                end = &mut ended => return end,
                () = tokio::task::yield_now() => hands.advance(Duration::from_secs(1)),
            }
        }
    };
    timeout(PATIENCE, moved).await.expect("the server ends it")
}

#[tokio::test]
async fn who_begins_a_request_and_does_not_go_on_is_let_go() {
    let place = tempfile::tempdir().unwrap();
    let (config, hands) = stopped();
    let server = Server::start(place.path(), config).await;
    let head = begin(&server, "GET /api/v1/games HTTP/1.1\r\nhost: localhost\r\nx-slow").await;
    ends_when_slow(&server, &hands, answer(head)).await;
}

#[tokio::test]
async fn who_does_not_send_what_they_announced_is_told_so() {
    let place = tempfile::tempdir().unwrap();
    let (config, hands) = stopped();
    let server = Server::start(place.path(), config).await;
    let head = "POST /api/v1/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
                content-length: 900\r\nexpect: 100-continue\r\n\r\n";
    let mut stream = begin(&server, head).await;
    let mut proceed = [0; 25];
    stream.read_exact(&mut proceed).await.unwrap();
    assert_eq!(&proceed, b"HTTP/1.1 100 Continue\r\n\r\n", "now the server waits for the body");
    stream.write_all(b"{").await.unwrap();
    let answer = ends_when_slow(&server, &hands, answer(stream)).await;
    assert!(answer.contains("400 Bad Request") && answer.contains("took too long"), "{answer}");
}

#[tokio::test]
async fn who_connects_and_says_nothing_is_let_go() {
    let place = tempfile::tempdir().unwrap();
    let (config, hands) = stopped();
    let server = Server::start(place.path(), config).await;
    let code = server.open(&json!({"game": "flip7"})).await.table;
    let mut line = connect(server.address, &code, &[]).await.unwrap();
    ends_when_slow(&server, &hands, line.next()).await;
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
    let (config, hands) = stopped();
    let server = Server::start(place.path(), config.clone()).await;
    let request = json!({"game": "flip7", "bots": vec!["easy"; 39], "rules": {"target": 1_000_000}});
    let opened = server.open(&request).await;
    let mut bob = narrow(&server, &opened).await;
    bob.join("Bob", false).await;
    let mut ann = Client::named(&server, &opened.table, "Ann", true).await;
    ann.order(Command::Rest { on: true }).await;
    // From here on he reads nothing, not even the answer: his line does not take the
    // beginning of a game at once, and nobody else would be heard meanwhile.
    let start = ClientMessage::Do { id: bob.fresh_id(), command: Command::Start };
    bob.say(&start).await;
    // A message that nobody takes for ten seconds ends a line too; but the clock stands
    // still, so it is the queue that is too long.
    ann.until_room(|room| !room.here.is_empty() && !room.here.contains(&bob.guest())).await;
    // Bots that are always ready are due at the time of the last event, so somewhat later.
    hands.advance(config.host_patience + Duration::from_millis(1));
    ann.until(|what| matches!(what, What::HostChanged { guest: 2 })).await;
    let metrics = rest::get(server.address, "/metrics").await.body;
    assert!(metrics.contains("fliphouse_slow_clients_total 1"), "{metrics}");
    assert!(!ann.room.here.contains(&bob.guest()));
    let back = bob.again(&server).await;
    assert!(!back.you.host);
    ann.order(Command::End).await;
}
