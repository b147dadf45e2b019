//! Messages that are none.

use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, Code, Command, LONGEST_MESSAGE};
use serde_json::json;
use server::Config;
use tokio::io::AsyncWriteExt;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message as Frame;

use crate::kit::{Client, Message, PATIENCE, Server, catch_up, quick, stopped};

/// A quiet table next to the trouble: it must go on as if nothing were.
struct Neighbours {
    players: Vec<Client>,
}

impl Neighbours {
    async fn at(server: &Server) -> Self {
        let (_, players) = server.seated(&json!({"game": "unoflip"}), ["Nan", "Ned"]).await;
        let mut players = Vec::from(players);
        players[0].order(Command::Start).await;
        catch_up(&mut players).await;
        Self { players }
    }

    async fn play_on(&mut self) {
        let mover = self.players[0].to_act().expect("the game is on") - 1;
        let action = self.players[mover].choices().remove(0);
        let moved = timeout(PATIENCE, self.players[mover].order(Command::Move { action }));
        moved.await.expect("nobody holds them up");
        catch_up(&mut self.players).await;
    }
}

/// A message of this many bytes that means a ping.
fn long_ping(bytes: usize) -> String {
    format!("{:bytes$}", r#"{"type":"ping"}"#)
}

#[tokio::test]
async fn a_message_may_have_8_kib_and_not_a_byte_more() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let mut neighbours = Neighbours::at(&server).await;
    let (_, [mut ann, mut bob]) = server.seated(&json!({"game": "unoflip"}), ["Ann", "Bob"]).await;
    ann.line.send(Frame::text(long_ping(LONGEST_MESSAGE))).await.unwrap();
    while ann.next().await != Message::Pong {}
    ann.line.send(Frame::text(long_ping(LONGEST_MESSAGE + 1))).await.unwrap();
    let (problem, _) = ann.bye().await;
    assert_eq!(problem.code, Code::TooLarge, "{problem}");
    assert!(ann.next_or_end().await.is_none(), "and the line is closed");
    bob.until_room(|room| room.here == [2]).await;
    neighbours.play_on().await;
}

#[tokio::test]
async fn ten_megabytes_are_not_even_read() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let mut neighbours = Neighbours::at(&server).await;
    let (_, [ann]) = server.seated(&json!({"game": "unoflip"}), ["Ann"]).await;
    let (mut sink, mut stream) = ann.line.split();
    let flood = tokio::spawn(async move {
        let _ = sink.send(Frame::text("x".repeat(10_000_000))).await;
    });
    let bye = async {
        while let Some(Ok(frame)) = stream.next().await {
            if let Frame::Text(text) = frame
                && let Message::Bye { problem, .. } = serde_json::from_str(&text).unwrap()
            {
                return problem.code;
            }
        }
        panic!("closed without a reason")
    };
    assert_eq!(timeout(PATIENCE, bye).await.unwrap(), Code::TooLarge);
    timeout(PATIENCE, flood).await.expect("the server closed the line").unwrap();
    neighbours.play_on().await;
}

#[tokio::test]
async fn nonsense_is_answered_ten_times_and_then_no_more() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let mut neighbours = Neighbours::at(&server).await;
    let nonsense = [
        Frame::text(""),
        Frame::text("{"),
        Frame::text("null"),
        Frame::text(r#"{"type":"fly"}"#),
        Frame::text(r#"{"type":"do","id":"1"}"#),
        Frame::text(r#"{"type":"do","id":1,"command":{"do":"sit"}}"#),
        Frame::text(r#"{"type":"do","id":"1","command":{"do":"rest","on":true,"seat":3}}"#),
        Frame::text(r#"{"type":"do","id":"1","command":{"do":"move","action":"hit","seat":2}}"#),
        Frame::text("[".repeat(8000)),
        Frame::binary(vec![0xff; 2000]),
        Frame::binary(Vec::new()),
    ];
    let (_, [mut ann]) = server.seated(&json!({"game": "unoflip"}), ["Ann"]).await;
    let seq = ann.seq;
    let ids = [None, None, None, None, Some("1"), None, Some("1"), Some("1"), None, None, None];
    for ((count, frame), id) in (1..).zip(nonsense).zip(ids) {
        ann.line.send(frame.clone()).await.unwrap();
        let problem = loop {
            match ann.next().await {
                Message::Refused { id: refused, problem } if count <= 10 => {
                    assert_eq!(refused.as_deref(), id, "{frame:?}");
                    break problem;
                }
                Message::Bye { problem, reconnect: false } if count == 11 => break problem,
                Message::Room(_) => {}
                other => panic!("{count}: {frame:?}: {other:?}"),
            }
        };
        assert_eq!(problem.code, Code::NotAMessage, "{frame:?}");
        assert!(problem.message.len() < 300, "{problem}");
    }
    assert!(ann.next_or_end().await.is_none());
    assert_eq!(server.log(&ann.table.table).await.len() as u64, seq, "and nothing is in the log");
    neighbours.play_on().await;
}

#[tokio::test]
async fn bytes_that_are_no_text_and_halves_of_messages_end_the_line_only() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let mut neighbours = Neighbours::at(&server).await;
    let (opened, [mut ann]) = server.seated(&json!({"game": "unoflip"}), ["Ann"]).await;
    // A text frame, masked with zeros, that is not UTF-8; one of no known kind;
    // one that is longer than it may be, in pieces.
    let piece = [[0x01, 0xfe, 0x0f, 0xa0, 0, 0, 0, 0].as_slice(), &[b'x'; 4000]].concat();
    let more = [[0x00, 0xfe, 0x0f, 0xa0, 0, 0, 0, 0].as_slice(), &[b'x'; 4000]].concat();
    let frames = [
        vec![0x81, 0x84, 0, 0, 0, 0, 0xff, 0xfe, 0xc0, 0x80],
        vec![0x8b, 0x80, 0, 0, 0, 0],
        [piece, more.clone(), more.clone(), more].concat(),
    ];
    for (bytes, name) in frames.into_iter().zip(["Bob", "Dot", "Eve"]) {
        let mut line = Client::named(&server, &opened.table, name, false).await;
        line.line.get_mut().write_all(&bytes).await.unwrap();
        let (problem, _) = line.bye().await;
        assert!(matches!(problem.code, Code::TooLarge | Code::NotAMessage), "{problem}");
        assert!(line.next_or_end().await.is_none());
    }
    // Half a message, and then nothing more ever.
    let mut half = Client::named(&server, &opened.table, "Cid", false).await;
    let guest = half.guest();
    ann.until_room(|room| room.here.contains(&guest)).await;
    half.line.get_mut().write_all(&[0x81, 0xfe, 0x04, 0x00, 0, 0, 0, 0, b'{']).await.unwrap();
    drop(half);
    ann.until_room(|room| !room.here.contains(&guest)).await;
    neighbours.play_on().await;
}

#[tokio::test]
async fn who_sends_too_much_is_slowed_down_and_then_let_go() {
    let place = tempfile::tempdir().unwrap();
    // While the clock stands still nobody may send more than what is allowed at once.
    let config = Config { messages_per_second: 20, ..stopped().0 };
    let server = Server::start(place.path(), config).await;
    let mut neighbours = Neighbours::at(&server).await;
    let (_, [mut ann]) = server.seated(&json!({"game": "unoflip"}), ["Ann"]).await;
    for _ in 0..200 {
        let text = serde_json::to_string(&ClientMessage::Ping).unwrap();
        if ann.line.send(Frame::text(text)).await.is_err() {
            break;
        }
    }
    let (mut pongs, mut refused) = (0, 0);
    let mut last = None;
    while let Some(message) = ann.next_or_end().await {
        match message {
            Message::Pong => pongs += 1,
            Message::Refused { problem, .. } if problem.code == Code::TooMany => refused += 1,
            Message::Bye { problem, .. } => last = Some(problem.code),
            _ => {}
        }
    }
    assert_eq!(pongs, 59, "the sixtieth message was to come in");
    assert_eq!((refused, last), (10, Some(Code::TooMany)));
    neighbours.play_on().await;
}

#[tokio::test]
async fn a_connection_that_is_lost_is_no_garbage() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (opened, [ann, bob]) = server.seated(&json!({"game": "flip7"}), ["Ann", "Bob"]).await;
    // One closes the connection without a word, the other resets it.
    drop(ann);
    bob.line.get_ref().set_zero_linger().unwrap();
    drop(bob);
    server.deserted(&opened.table).await;
    for code in ["too_large", "not_a_message"] {
        assert_eq!(
            server.counted(&format!("fliphouse_refusals_total{{code=\"{code}\"}}")).await,
            0,
            "{code}"
        );
    }
}
