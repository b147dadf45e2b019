//! A session, with everything that happens to it in the hands of the test.

mod coming_back;
mod commands;
mod events;
mod joining;
mod lossy;

use std::time::Duration;

use protocol::{ClientMessage, Code, Command, Event, Problem, ServerMessage, TableInfo, What, You};
use serde_json::json;

use super::{Connection, News, Output, Pace, Session, Setup};
use crate::trouble::Trouble;

/// Times that are easy to reckon with.
const PACE: Pace = Pace {
    first: Duration::from_millis(100),
    longest: Duration::from_secs(1),
    patience: Duration::from_secs(20),
    pulse: Some(Duration::from_secs(10)),
};

const SEED: u64 = 7;

/// A key as long as a real one.
const KEY: &str = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

/// Somebody new with these times.
fn stranger() -> Setup {
    Setup::new(PACE, SEED)
}

/// Somebody who has a seat.
fn guest() -> Setup {
    Setup { secret: Some("seat".to_owned()), ..stranger() }
}

/// A session, its clock, and the connection it asked for last.
struct Client {
    session: Session,
    now: Duration,
    connection: Option<Connection>,
}

impl Client {
    fn new(setup: Setup) -> Self {
        Self { session: Session::new(setup, Duration::ZERO), now: Duration::ZERO, connection: None }
    }

    /// Somebody who is connected and has everything up to an event.
    fn welcome(setup: Setup, seq: u64) -> Self {
        let you = setup.secret.as_ref().map(|_| 1);
        let mut client = Self::new(setup);
        client.connect();
        client.hear(welcome(seq, you, None));
        client.outputs();
        client
    }

    /// Everything that is to be done.
    fn outputs(&mut self) -> Vec<Output> {
        let outputs: Vec<Output> = std::iter::from_fn(|| self.session.poll()).collect();
        for output in &outputs {
            if let Output::Connect(connection) = output {
                self.connection = Some(*connection);
            }
        }
        outputs
    }

    /// The connection that was asked for is there; gives the hello.
    fn connect(&mut self) -> ClientMessage {
        self.outputs();
        self.session.connected(self.now, self.connection.expect("a connection was asked for"));
        let sent = self.sent();
        let [hello] = sent.as_slice() else { panic!("{sent:?} in place of a hello") };
        hello.clone()
    }

    /// A message comes.
    fn hear(&mut self, message: ServerMessage) {
        let connection = self.connection.expect("a connection was asked for");
        self.session.received(self.now, connection, message);
    }

    /// The connection ends.
    fn lose(&mut self) {
        let connection = self.connection.expect("a connection was asked for");
        self.session.closed(self.now, connection, lost());
    }

    /// Time passes until something is due; says how much.
    fn wait(&mut self) -> Duration {
        let before = self.now;
        self.now = self.session.due().expect("something is due");
        self.session.tick(self.now);
        self.now.saturating_sub(before)
    }

    /// The connection is lost and made again; gives the hello.
    fn reconnect(&mut self) -> ClientMessage {
        self.lose();
        self.wait();
        self.connect()
    }

    /// What is sent; anything else is dropped.
    fn sent(&mut self) -> Vec<ClientMessage> {
        let sent = |output| if let Output::Send(message) = output { Some(message) } else { None };
        self.outputs().into_iter().filter_map(sent).collect()
    }

    /// The numbers of the events that were passed on; anything else is dropped.
    fn events(&mut self) -> Vec<u64> {
        let seq = |news| if let News::Event(event) = news { Some(event.seq) } else { None };
        self.outputs().into_iter().filter_map(heard).filter_map(seq).collect()
    }

    fn say(&mut self, text: &str) -> String {
        self.session.command(chat(text))
    }
}

/// What is told.
fn heard(output: Output) -> Option<News> {
    if let Output::News(news) = output { Some(*news) } else { None }
}

/// The output that tells something.
fn tells(news: News) -> Output {
    Output::News(Box::new(news))
}

fn lost() -> Trouble {
    Trouble::Lost("the test wants it".to_owned())
}

fn chat(text: &str) -> Command {
    Command::Chat { text: text.to_owned() }
}

fn join() -> Command {
    Command::Join { name: "Ann".to_owned(), sit: true, avatar: None, key: Some(KEY.to_owned()) }
}

fn send(id: &str, command: Command) -> ClientMessage {
    ClientMessage::Do { id: id.to_owned(), command }
}

fn done(id: &str, seq: u64) -> ServerMessage {
    ServerMessage::Done { id: id.to_owned(), seq, secret: None, you: None }
}

fn event(seq: u64) -> Event {
    Event { seq, at: 0, what: What::Opened, told: None, table: None, game: None }
}

fn bye(code: Code, reconnect: bool) -> ServerMessage {
    ServerMessage::Bye { problem: Problem::new(code, "the test wants it"), reconnect }
}

fn you(guest: Option<u32>) -> You {
    You { guest, seat: None, host: false }
}

fn table() -> TableInfo {
    let table = json!({"table": "KMPQRS", "game": "flip7", "rules": {}, "most_seats": 2, "timer": null,
        "public": false, "hints": true, "phase": "lobby", "number": 1, "host": null, "guests": [], "seats": [],
        "waiting": [], "commitment": "", "salted": [], "last": null});
    serde_json::from_value(table).expect("a table")
}

fn welcome(seq: u64, guest: Option<u32>, missed: Option<Vec<Event>>) -> ServerMessage {
    ServerMessage::Welcome {
        version: protocol::VERSION,
        seq,
        now: 0,
        you: you(guest),
        table: table(),
        game: None,
        room: protocol::Room::default(),
        missed,
    }
}

/// The secret and the last event in a hello.
fn who(hello: &ClientMessage) -> (Option<&str>, Option<u64>) {
    let ClientMessage::Hello { secret, last, .. } = hello else { panic!("{hello:?} in place of a hello") };
    (secret.as_deref(), *last)
}
