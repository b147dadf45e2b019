//! Somebody at a table, who keeps everything they hear.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, Command, Event, Problem, Room, ServerMessage, TableInfo, VERSION, What, You};
use serde_json::Value;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message as Frame};
use tokio_tungstenite::{WebSocketStream, client_async};

use super::{PATIENCE, Server};

pub type Message = ServerMessage<Value>;

/// A connected client. It follows the table and insists on the protocol.
pub struct Client {
    pub line: WebSocketStream<TcpStream>,
    /// Every text that came, as it came.
    pub heard: Vec<String>,
    /// Every event that came by itself.
    pub events: Vec<Event>,
    pub seq: u64,
    pub you: You,
    pub table: TableInfo,
    pub game: Value,
    pub room: Room,
    pub missed: Option<Vec<Event>>,
    /// The secret to come back with.
    pub secret: Option<String>,
    read: usize,
    ids: u32,
}

/// A first message.
pub fn hello(secret: Option<&str>, host: Option<&str>, last: Option<u64>) -> ClientMessage {
    let owned = |text: Option<&str>| text.map(str::to_owned);
    ClientMessage::Hello { version: VERSION, secret: owned(secret), host: owned(host), last }
}

/// A socket, before anything was said on it.
pub async fn connect(
    address: SocketAddr,
    code: &str,
    headers: &[(&'static str, &str)],
) -> Result<WebSocketStream<TcpStream>, tungstenite::Error> {
    let url = format!("ws://{address}/api/v1/tables/{code}/socket");
    let mut request = url.into_client_request().expect("an address");
    for (name, value) in headers {
        request.headers_mut().insert(*name, value.parse().expect("a header"));
    }
    let stream = TcpStream::connect(address).await.expect("the server listens");
    Ok(client_async(request, stream).await?.0)
}

impl Client {
    /// Connects and says hello; whoever is not let in gets the reason.
    pub async fn knock(server: &Server, code: &str, hello: ClientMessage) -> Result<Self, Problem> {
        let line = connect(server.address, code, &[]).await.expect("a socket");
        Self::greet(line, hello).await
    }

    /// Says hello on a socket.
    pub async fn greet(mut line: WebSocketStream<TcpStream>, hello: ClientMessage) -> Result<Self, Problem> {
        let secret = match &hello {
            ClientMessage::Hello { secret, .. } => secret.clone(),
            _ => None,
        };
        let text = serde_json::to_string(&hello).expect("plain data");
        line.send(Frame::text(text)).await.expect("the server takes hello");
        let first = receive(&mut line).await.expect("an answer to hello");
        match checked(&first) {
            Message::Welcome { seq, you, table, game, room, missed, .. } => Ok(Self {
                line,
                heard: vec![first],
                events: Vec::new(),
                seq,
                you,
                table,
                game: game.unwrap_or_default(),
                room,
                missed,
                secret,
                read: 0,
                ids: 0,
            }),
            Message::Bye { problem, .. } => Err(problem),
            other => panic!("not an answer to hello: {other:?}"),
        }
    }

    /// Connects and says hello, and is let in.
    pub async fn enter(server: &Server, code: &str, hello: ClientMessage) -> Self {
        Self::knock(server, code, hello).await.unwrap_or_else(|problem| panic!("{problem}"))
    }

    /// Somebody who only looks.
    pub async fn watch(server: &Server, code: &str) -> Self {
        Self::enter(server, code, hello(None, None, None)).await
    }

    /// Somebody new with a name.
    pub async fn named(server: &Server, code: &str, name: &str, sit: bool) -> Self {
        let mut client = Self::watch(server, code).await;
        client.join(name, sit).await;
        client
    }

    /// The same person on a new line, with what they have so far.
    pub async fn again(&self, server: &Server) -> Self {
        let secret = self.secret.as_deref();
        Self::enter(server, &self.table.table, hello(secret, None, Some(self.seq))).await
    }

    /// Comes in under a name.
    pub async fn join(&mut self, name: &str, sit: bool) {
        self.order(Command::Join { name: name.to_owned(), sit, avatar: None, key: None }).await;
        assert!(self.secret.is_some() && self.you.guest.is_some(), "a guest gets a number and a secret");
    }

    /// Sends a message.
    pub async fn say(&mut self, message: &ClientMessage) {
        let text = serde_json::to_string(message).expect("plain data");
        self.line.send(Frame::text(text)).await.expect("the server takes a message");
    }

    /// Sends a command under an id and waits for its answer.
    pub async fn attempt(&mut self, id: &str, command: Command) -> Result<u64, Problem> {
        self.say(&ClientMessage::Do { id: id.to_owned(), command }).await;
        loop {
            match self.next().await {
                Message::Done { id: done, seq, .. } if done == id => {
                    assert!(self.seq >= seq, "a command was acknowledged before its events came");
                    return Ok(seq);
                }
                Message::Refused { id: refused, problem } if refused.as_deref() == Some(id) => {
                    return Err(problem);
                }
                Message::Bye { problem, .. } => panic!("{}: {problem}", self.table.table),
                _ => {}
            }
        }
    }

    /// Sends a command that must be carried out; gives the number of its event.
    pub async fn order(&mut self, command: Command) -> u64 {
        let id = self.fresh_id();
        let what = format!("{command:?}");
        self.attempt(&id, command).await.unwrap_or_else(|problem| panic!("{what}: {problem}"))
    }

    /// Sends a command that must be refused, and changes nothing.
    pub async fn refused(&mut self, command: Command) -> Problem {
        let id = self.fresh_id();
        let what = format!("{command:?}");
        let answer = self.attempt(&id, command).await;
        answer.err().unwrap_or_else(|| panic!("{what} was not refused"))
    }

    /// An id this client has not used.
    pub fn fresh_id(&mut self) -> String {
        self.ids += 1;
        format!("{}-{}", self.seq, self.ids)
    }

    /// The next message; panics when the line ends.
    pub async fn next(&mut self) -> Message {
        self.next_or_end().await.expect("the server closed the connection without a word")
    }

    /// The next message, or nothing when the line ends.
    pub async fn next_or_end(&mut self) -> Option<Message> {
        let text = receive(&mut self.line).await?;
        let message = checked(&text);
        self.heard.push(text);
        self.follow(&message);
        Some(message)
    }

    fn follow(&mut self, message: &Message) {
        match message {
            Message::Event(event) => {
                assert_eq!(event.seq, self.seq + 1, "an event is missing or came twice");
                self.seq = event.seq;
                self.table = event.table.clone().unwrap_or_else(|| self.table.clone());
                self.game = event.game.clone().unwrap_or_else(|| self.game.take());
                self.events.push(event.clone());
            }
            Message::Done { secret, you, .. } => {
                self.secret = secret.clone().or_else(|| self.secret.take());
                self.you = you.clone().unwrap_or_else(|| self.you.clone());
            }
            Message::Room(room) => self.room = room.clone(),
            _ => {}
        }
    }

    /// Reads until an event of this kind, and gives it. Each event is looked at
    /// once.
    pub async fn until(&mut self, wanted: impl Fn(&What) -> bool) -> Event {
        loop {
            while let Some(event) = self.events.get(self.read) {
                self.read += 1;
                if wanted(&event.what) {
                    return event.clone();
                }
            }
            self.next().await;
        }
    }

    /// Reads until it has the event with this number.
    pub async fn until_seq(&mut self, seq: u64) {
        while self.seq < seq {
            self.next().await;
        }
    }

    /// Reads until the room is like that.
    pub async fn until_room(&mut self, wanted: impl Fn(&Room) -> bool) {
        while !wanted(&self.room) {
            self.next().await;
        }
    }

    /// Reads to the good-bye: why, and whether to connect again.
    pub async fn bye(&mut self) -> (Problem, bool) {
        loop {
            if let Message::Bye { problem, reconnect } = self.next().await {
                return (problem, reconnect);
            }
        }
    }

    /// The guest's number.
    pub fn guest(&self) -> u32 {
        self.you.guest.expect("somebody who has come in")
    }

    /// The number of the seat, if there is one.
    pub fn seat(&self) -> Option<usize> {
        let place = self
            .table
            .seats
            .iter()
            .position(|sitting| sitting.guest == self.you.guest && sitting.guest.is_some());
        place.map(|place| place + 1)
    }

    /// The number of the seat that the table waits for.
    pub fn to_act(&self) -> Option<usize> {
        usize::try_from(self.game["to_act"].as_u64()?).ok()
    }

    /// How many cards of a hand of UNO FLIP! this client sees the faces of: all,
    /// or none. Seven are dealt, and a first Draw One gives one more.
    pub fn hand(&self, place: usize) -> Option<u64> {
        let hand = &self.game["hands"][place];
        let faces = hand["faces"].as_array()?.len() as u64;
        assert_eq!(hand["count"], faces);
        Some(faces)
    }

    /// What this client may do in the game.
    pub fn choices(&self) -> Vec<String> {
        serde_json::from_value(self.game["choices"].clone()).unwrap_or_default()
    }
}

/// The next text, or nothing when the line ends.
async fn receive(line: &mut WebSocketStream<TcpStream>) -> Option<String> {
    let text = async {
        loop {
            match line.next().await {
                Some(Ok(Frame::Text(text))) => return Some(text.as_str().to_owned()),
                Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {}
                Some(Ok(Frame::Close(_)) | Err(_)) | None => return None,
                Some(Ok(other)) => panic!("not a message of the protocol: {other:?}"),
            }
        }
    };
    timeout(PATIENCE, text).await.expect("something within the time")
}

/// The message that a text is, which must have no field that the protocol does
/// not know.
fn checked(text: &str) -> Message {
    let value: Value = serde_json::from_str(text).expect("JSON");
    let message: Message =
        serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(
        serde_json::to_value(&message).expect("plain data"),
        value,
        "a message has more than it should"
    );
    message
}
