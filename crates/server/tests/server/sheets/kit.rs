//! Somebody at a shared sheet, who keeps everything they hear.

use std::collections::BTreeMap;

use futures_util::SinkExt;
use protocol::{
    Problem, SheetClientMessage, SheetCommand, SheetEvent, SheetOpened, SheetRoom, SheetServerMessage,
    SheetWhat, Unwritten, VERSION,
};
use score_keeper::{Act, Entry, Player, PlayerId, SheetLog, Turn, Writer};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message as Frame;

use crate::kit::{Server, checked, connect_to, receive, rest};

type Message = SheetServerMessage<Entry>;

/// A connected client, which insists on the protocol.
pub struct Reader {
    pub line: WebSocketStream<TcpStream>,
    /// Every text that came, as it came.
    pub heard: Vec<String>,
    /// Every event so far.
    pub events: Vec<SheetEvent<Entry>>,
    /// Who keeps the score.
    pub scorer: String,
    pub may_score: bool,
    pub room: SheetRoom,
    ids: u32,
}

/// A first message.
pub fn hello(writer: Option<&str>, scorer: Option<&str>, last: u64) -> SheetClientMessage<Entry> {
    let owned = |text: Option<&str>| text.map(str::to_owned);
    SheetClientMessage::Hello { version: VERSION, writer: owned(writer), scorer: owned(scorer), last }
}

/// What writers are called.
pub fn writer(name: &str) -> Writer {
    name.parse().expect("a name of a writer")
}

/// The so-manieth person whom `ann` has taken in.
pub fn player(number: u64) -> PlayerId {
    writer("ann").player(number)
}

/// The entry by which `ann` begins a sheet for two.
pub fn begin() -> Entry {
    let people = [(1, "Ann"), (2, "Ben")];
    let player =
        |(number, name): (u64, &str)| Player { id: player(number), name: name.to_owned(), avatar: None };
    let players: Vec<Player> = people.into_iter().map(player).collect();
    let dealer = players[0].id.clone();
    let act = Act::Begin { game: protocol::GameName::Flip7, rules: serde_json::Map::new(), players, dealer };
    Entry { id: writer("ann").entry(1), seen: 0, at: 1, act }
}

/// The so-manieth entry of a writer who knows so many: points for a player in a round.
pub fn points(who: &str, number: u64, seen: u64, (round, of): (u32, u64), points: i64) -> Entry {
    let turns: BTreeMap<PlayerId, Option<Turn>> = [(player(of), Some(Turn::Points(points)))].into();
    Entry { id: writer(who).entry(number), seen, at: 2, act: Act::Write { round, turns } }
}

/// Asks to share a sheet.
pub fn request(entries: &[Entry]) -> Value {
    json!({"writer": "ann", "entries": entries})
}

/// Shares a sheet of `ann`'s.
pub async fn share(server: &Server, entries: &[Entry]) -> SheetOpened {
    let answer = rest::post(server.address, "/api/v1/sheets", &request(entries)).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    serde_json::from_value(answer.json()).expect("a sheet that is shared")
}

impl Reader {
    /// Connects and says hello; whoever is not let in gets the reason.
    pub async fn knock(
        server: &Server,
        code: &str,
        hello: &SheetClientMessage<Entry>,
    ) -> Result<Self, Problem> {
        let path = format!("/api/v1/sheets/{code}/socket");
        let mut line = connect_to(server.address, &path, &[]).await.expect("a socket");
        line.send(Frame::text(serde_json::to_string(hello).unwrap())).await.expect("it takes hello");
        let first = receive(&mut line).await.expect("an answer to hello");
        let SheetClientMessage::Hello { last, .. } = hello else { panic!("not a hello") };
        match checked(&first) {
            Message::Welcome { seq, scorer, may_score, room, missed, .. } => {
                let mut reader = Self {
                    line,
                    heard: vec![first],
                    events: Vec::new(),
                    scorer: String::new(),
                    may_score,
                    room,
                    ids: 0,
                };
                reader.follow(*last, missed);
                reader.read_on(*last, seq).await;
                reader.scorer = scorer;
                Ok(reader)
            }
            Message::Bye { problem, .. } => Err(problem),
            other => panic!("not an answer to hello: {other:?}"),
        }
    }

    /// Connects and says hello, and is let in.
    pub async fn enter(server: &Server, code: &str, hello: SheetClientMessage<Entry>) -> Self {
        Self::knock(server, code, &hello).await.unwrap_or_else(|problem| panic!("{problem}"))
    }

    /// Somebody who only follows.
    pub async fn follows(server: &Server, code: &str) -> Self {
        Self::enter(server, code, hello(None, None, 0)).await
    }

    /// Somebody who may keep the score.
    pub async fn scorer(server: &Server, sheet: &SheetOpened, writer: &str) -> Self {
        Self::enter(server, &sheet.sheet, hello(Some(writer), Some(&sheet.scorer), 0)).await
    }

    /// Takes events, which must come after those that are known.
    fn follow(&mut self, before: u64, events: Vec<SheetEvent<Entry>>) {
        for event in events {
            let next = self.events.last().map_or(before, |event| event.seq) + 1;
            assert_eq!(event.seq, next, "an event is missing or came twice");
            if let SheetWhat::Opened { writer, .. } | SheetWhat::TookOver { writer } = &event.what {
                self.scorer.clone_from(writer);
            }
            self.events.push(event);
        }
    }

    /// Asks for more until it has everything up to an event.
    async fn read_on(&mut self, before: u64, seq: u64) {
        loop {
            let last = self.events.last().map_or(before, |event| event.seq);
            if last >= seq {
                return;
            }
            self.say(&SheetClientMessage::More { last }).await;
            while !matches!(self.next().await, Message::Events { .. }) {}
        }
    }

    /// Sends a message.
    pub async fn say(&mut self, message: &SheetClientMessage<Entry>) {
        let text = serde_json::to_string(message).expect("plain data");
        self.line.send(Frame::text(text)).await.expect("the server takes a message");
    }

    /// Sends a command and waits for its answer: the number of the last event, and what was
    /// not written.
    pub async fn attempt(&mut self, command: SheetCommand<Entry>) -> Result<(u64, Vec<Unwritten>), Problem> {
        self.ids += 1;
        let id = self.ids.to_string();
        self.say(&SheetClientMessage::Do { id: id.clone(), command }).await;
        loop {
            match self.next().await {
                Message::Done { id: done, seq, unwritten } if done == id => {
                    assert!(self.seq() >= seq, "a command was acknowledged before its events came");
                    return Ok((seq, unwritten));
                }
                Message::Refused { id: refused, problem } if refused.as_deref() == Some(&id) => {
                    return Err(problem);
                }
                Message::Bye { problem, .. } => panic!("{problem}"),
                _ => {}
            }
        }
    }

    /// Writes entries, all of which must be written.
    pub async fn write(&mut self, entries: &[Entry]) {
        let known = self.seq();
        assert_eq!(self.write_late(entries, known).await, [], "something was not written");
    }

    /// Writes entries of somebody who knew of everything up to an event; gives those that
    /// were not written, and why.
    pub async fn write_late(&mut self, entries: &[Entry], known: u64) -> Vec<Unwritten> {
        let command = SheetCommand::Write { entries: entries.to_vec(), known };
        self.attempt(command).await.unwrap_or_else(|problem| panic!("{problem}")).1
    }

    /// Keeps the score from now on.
    pub async fn take_over(&mut self) {
        self.attempt(SheetCommand::TakeOver).await.unwrap_or_else(|problem| panic!("{problem}"));
    }

    /// The next message; panics when the line ends.
    pub async fn next(&mut self) -> Message {
        let text = receive(&mut self.line).await.expect("the server closed the connection without a word");
        let message: Message = checked(&text);
        self.heard.push(text);
        match &message {
            Message::Events { events, .. } => {
                let before = events.first().map_or(0, |event| event.seq - 1);
                self.follow(before, events.clone());
            }
            Message::Room(room) => self.room = *room,
            _ => {}
        }
        message
    }

    /// Reads until it has the event with this number.
    pub async fn until_seq(&mut self, seq: u64) {
        while self.seq() < seq {
            self.next().await;
        }
    }

    /// Reads until the room is like that.
    pub async fn until_room(&mut self, wanted: impl Fn(&SheetRoom) -> bool) {
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

    /// The number of the last event it has.
    pub fn seq(&self) -> u64 {
        self.events.last().map_or(0, |event| event.seq)
    }

    /// The sheet that all events lead to.
    pub fn sheet(&self) -> SheetLog {
        let entry = |event: &SheetEvent<Entry>| match &event.what {
            SheetWhat::Opened { entry, .. } | SheetWhat::Wrote { entry } => Some(entry.clone()),
            SheetWhat::TookOver { .. } | SheetWhat::Closed { .. } => None,
        };
        SheetLog::read(self.events.iter().filter_map(entry).collect()).expect("a sheet")
    }

    /// The points of somebody after the first round.
    pub fn total(&self, of: u64) -> i64 {
        self.sheet().sheet().total(&player(of), 1)
    }
}
