//! Somebody at a score sheet that several people share: the client's side of its protocol,
//! without sockets, clocks or threads.
//!
//! Like a [`Session`](crate::session::Session) at a table, a [`Session`] here is told what happens
//! and says what is to be done about it. It passes on every event once and in order, asks for what
//! there is more of, and sends entries until the server has them: those that were written
//! without a network as well, with what their writer knew then.
//!
//! `E` is an entry of a sheet. Nobody here looks into it.

mod output;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;
use std::time::Duration;

use protocol::{
    Code, MOST_ENTRIES_AT_ONCE, Problem, SheetClientMessage, SheetCommand, SheetEvent, SheetServerMessage,
    SheetWhat, Unwritten, VERSION,
};
use serde::Serialize;

pub use crate::lifeline::Connection;
use crate::lifeline::{Due, Lifeline};
pub use crate::pace::Pace;
use crate::trouble::Trouble;
pub use output::{News, Output, Setup};

/// How many bytes of entries are sent at once.
const MOST_BYTES: usize = 48 * 1024;

/// How long to wait when the server says that it is too much at once.
const TOO_MUCH: Duration = Duration::from_secs(2);

/// Somebody at a shared sheet who stays there, whatever happens to the connection.
///
/// Times are since any moment, the same for all calls. After every call
/// [`poll`](Self::poll) until there is nothing left, and
/// [`tick`](Self::tick) at the latest when it is [`due`](Self::due).
#[derive(Clone, Debug)]
pub struct Session<E> {
    line: Lifeline,
    writer: Option<String>,
    scorer: Option<String>,
    /// The number of the last event that is known, and of the last there is.
    last: u64,
    newest: u64,
    /// Whether more was asked for and has not come.
    asked: bool,
    /// Who keeps the score, as far as is known.
    keeps: Option<String>,
    /// Who kept it after an event that is still to come.
    told: Option<(u64, String)>,
    /// The last event that was known while this client kept the score.
    known: u64,
    /// What the server does not have yet, oldest first, by its id.
    outbox: VecDeque<(String, E)>,
    /// What else is to be done, oldest first.
    wishes: VecDeque<Wish>,
    /// What was sent and is not answered.
    sent: Option<Sent>,
    /// How many commands there were so far.
    commands: u64,
    /// Nothing is sent before that, since it was too much.
    until: Option<Duration>,
    outputs: VecDeque<Output<E>>,
}

/// Something to be done beside writing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    TakeOver,
    Close,
}

/// A command that was sent.
#[derive(Clone, Debug)]
struct Sent {
    id: String,
    what: What,
}

#[derive(Clone, Debug)]
enum What {
    /// These entries.
    Entries(Vec<String>),
    Wish(Wish),
}

impl<E: Clone + Serialize> Session<E> {
    /// A session that connects at once.
    pub fn new(setup: Setup, now: Duration) -> Self {
        let Setup { writer, scorer, last, known, pace, seed } = setup;
        let mut session = Self {
            line: Lifeline::new(pace, seed, now),
            writer,
            scorer,
            last,
            newest: last,
            asked: false,
            keeps: None,
            told: None,
            known,
            outbox: VecDeque::new(),
            wishes: VecDeque::new(),
            sent: None,
            commands: 0,
            until: None,
            outputs: VecDeque::new(),
        };
        let connection = session.line.connect(now);
        session.outputs.push_back(Output::Connect(connection));
        session
    }

    /// The next thing to be done.
    pub fn poll(&mut self) -> Option<Output<E>> {
        self.outputs.pop_front()
    }

    /// When [`tick`](Self::tick) has something to do, if nothing else happens.
    pub fn due(&self) -> Option<Duration> {
        let waits = self.until.filter(|_| self.line.is_open());
        self.line.due().into_iter().chain(waits).min()
    }

    /// How many entries the server does not have yet, as far as is known.
    pub fn waiting(&self) -> usize {
        self.outbox.len()
    }

    /// The last event that was known while this client kept the score: to be kept with what
    /// the server does not have yet.
    pub const fn known(&self) -> u64 {
        self.known
    }

    /// Whether this client keeps the score, as far as is known.
    pub fn keeps_score(&self) -> bool {
        self.scorer.is_some() && self.writer.is_some() && self.keeps == self.writer
    }

    /// Whether this is the connection that the session has or waits for.
    pub fn wants(&self, connection: Connection) -> bool {
        self.line.wants(connection)
    }

    /// Has an entry written down, once, however often the connection breaks.
    pub fn write(&mut self, id: String, entry: E) {
        if self.outbox.iter().all(|(known, _)| *known != id) {
            self.outbox.push_back((id, entry));
            self.send_next();
        }
    }

    /// Keeps the score from now on.
    pub fn take_over(&mut self) {
        self.wish(Wish::TakeOver);
    }

    /// Shares the sheet no longer.
    pub fn close(&mut self) {
        self.wish(Wish::Close);
    }

    fn wish(&mut self, wish: Wish) {
        if !self.wishes.contains(&wish) {
            self.wishes.push_back(wish);
            self.send_next();
        }
    }

    /// The connection is there.
    pub fn connected(&mut self, now: Duration, connection: Connection) {
        if self.wants(connection) {
            self.line.greet(now);
            let (writer, scorer) = (self.writer.clone(), self.scorer.clone());
            self.send(SheetClientMessage::Hello { version: VERSION, writer, scorer, last: self.last });
        }
    }

    /// The connection ended, or could not be made.
    pub fn closed(&mut self, now: Duration, connection: Connection, trouble: Trouble) {
        if self.wants(connection) {
            self.leave(now, trouble);
        }
    }

    /// The device says that it is offline: no need to wait until that shows.
    pub fn cut(&mut self, now: Duration) {
        if self.line.is_open() {
            self.leave(now, Trouble::Lost("the device is offline".to_owned()));
        }
    }

    /// A message came.
    pub fn received(&mut self, now: Duration, connection: Connection, message: SheetServerMessage<E>) {
        if !self.wants(connection) {
            return;
        }
        self.line.hear(now);
        match message {
            SheetServerMessage::Welcome { version: _, seq, now: _, scorer, may_score, room, missed } => {
                self.line.open(now);
                (self.newest, self.asked, self.told) = (seq, false, Some((seq, scorer)));
                self.tell(News::Welcome { may_score, room });
                self.follow(now, missed);
            }
            SheetServerMessage::Bye { problem, reconnect } => self.dismissed(now, problem, reconnect),
            // The server says nothing else before its welcome.
            _ if !self.line.is_open() => {}
            SheetServerMessage::Events { seq, events } => {
                self.newest = self.newest.max(seq);
                self.follow(now, events);
            }
            SheetServerMessage::Done { id, seq: _, unwritten } => self.done(&id, unwritten),
            SheetServerMessage::Refused { id, problem } => self.refused(now, id.as_deref(), problem),
            SheetServerMessage::Room(room) => self.tell(News::Room(room)),
            SheetServerMessage::Pong => {}
        }
    }

    /// So late it is.
    pub fn tick(&mut self, now: Duration) {
        if self.until.is_some_and(|until| until <= now) {
            self.until = None;
            self.send_next();
        }
        let due = self.line.tick(now);
        self.act(now, due);
    }

    /// The device is awake or online again: tries at once.
    pub fn wake(&mut self, now: Duration) {
        self.tick(now);
        let due = self.line.wake(now);
        self.act(now, due);
    }

    fn act(&mut self, now: Duration, due: Option<Due>) {
        match due {
            None => {}
            Some(Due::Connect(connection)) => self.outputs.push_back(Output::Connect(connection)),
            Some(Due::Ping) => self.send(SheetClientMessage::Ping),
            Some(Due::Silent) => self.leave(now, Trouble::silent()),
        }
    }

    /// Ends the connection, which the caller drops. What the server does not have stays in the
    /// queue; [`wake`](Self::wake) comes back.
    pub fn hang_up(&mut self) {
        if self.line.hang_up() {
            self.sent = None;
        }
    }

    fn send(&mut self, message: SheetClientMessage<E>) {
        self.outputs.push_back(Output::Send(message));
    }

    fn tell(&mut self, news: News<E>) {
        self.outputs.push_back(Output::News(Box::new(news)));
    }

    /// Takes what follows on what is known. What was known already is nothing new.
    fn follow(&mut self, now: Duration, mut events: Vec<SheetEvent<E>>) {
        events.retain(|event| event.seq > self.last);
        match events.first() {
            Some(first) if first.seq > self.last + 1 && !self.asked => {
                let gap = format!("event {} came in place of {}", first.seq, self.last + 1);
                return self.leave(now, Trouble::Lost(gap));
            }
            // What comes between was asked for, and this comes with it again.
            Some(first) if first.seq > self.last + 1 => return,
            Some(_) => self.asked = false,
            None => {}
        }
        for event in &events {
            self.take_note(event);
        }
        self.hear_who_scores();
        let all = self.last >= self.newest;
        self.tell(News::Happened { events, all });
        if all {
            self.send_next();
        } else if !self.asked {
            self.asked = true;
            self.send(SheetClientMessage::More { last: self.last });
        }
    }

    fn take_note(&mut self, event: &SheetEvent<E>) {
        self.last = event.seq;
        if let SheetWhat::Opened { writer, .. } | SheetWhat::TookOver { writer } = &event.what {
            self.keeps = Some(writer.clone());
        }
        self.hear_who_scores();
    }

    /// Notes what this client knows while it keeps the score, or that it does.
    fn hear_who_scores(&mut self) {
        if let Some((_, scorer)) = self.told.take_if(|(seq, _)| *seq <= self.last) {
            self.keeps = Some(scorer);
        }
        if self.keeps_score() {
            self.known = self.last;
        }
    }

    /// Sends what comes next, if nothing is on its way.
    fn send_next(&mut self) {
        if !self.line.is_open() || self.last < self.newest || self.sent.is_some() || self.until.is_some() {
            return;
        }
        let (what, command) = if self.outbox.is_empty() {
            let Some(wish) = self.wishes.front() else { return };
            let command = match wish {
                Wish::TakeOver => SheetCommand::TakeOver,
                Wish::Close => SheetCommand::Close,
            };
            (What::Wish(*wish), command)
        } else {
            let (ids, entries) = self.batch();
            (What::Entries(ids), SheetCommand::Write { entries, known: self.known })
        };
        self.commands += 1;
        let id = self.commands.to_string();
        self.sent = Some(Sent { id: id.clone(), what });
        self.send(SheetClientMessage::Do { id, command });
    }

    /// As many entries as may be sent at once, and one in any case.
    fn batch(&self) -> (Vec<String>, Vec<E>) {
        let mut bytes = 0;
        let fits = |(place, (_, entry)): &(usize, &(String, E))| {
            bytes += serde_json::to_string(entry).map_or(0, |text| text.len());
            *place == 0 || bytes <= MOST_BYTES
        };
        let some = self.outbox.iter().take(MOST_ENTRIES_AT_ONCE).enumerate().take_while(fits);
        some.map(|(_, (id, entry))| (id.clone(), entry.clone())).unzip()
    }

    fn done(&mut self, id: &str, unwritten: Vec<Unwritten>) {
        match self.sent.take_if(|sent| sent.id == id).map(|sent| sent.what) {
            None => return,
            Some(What::Entries(ids)) => self.outbox.retain(|(id, _)| !ids.contains(id)),
            Some(What::Wish(wish)) => self.wishes.retain(|other| *other != wish),
        }
        for one in unwritten {
            self.tell(News::Unwritten(one));
        }
        self.send_next();
    }

    fn refused(&mut self, now: Duration, id: Option<&str>, problem: Problem) {
        let Some(sent) = self.sent.take_if(|sent| Some(sent.id.as_str()) == id) else {
            return self.tell(News::Refused(problem));
        };
        if matches!(problem.code, Code::TooMany | Code::Broken) {
            self.until = Some(now + TOO_MUCH);
            return;
        }
        match sent.what {
            What::Entries(ids) => {
                self.outbox.retain(|(id, _)| !ids.contains(id));
                for entry in ids {
                    self.tell(News::Unwritten(Unwritten { entry, problem: problem.clone() }));
                }
            }
            What::Wish(wish) => {
                self.wishes.retain(|other| *other != wish);
                self.tell(News::Refused(problem));
            }
        }
        self.send_next();
    }

    fn dismissed(&mut self, now: Duration, problem: Problem, reconnect: bool) {
        if problem.code == Code::TakenBack {
            // What is known here is not what the sheet's log has: begin anew.
            (self.last, self.newest, self.known, self.keeps) = (0, 0, 0, None);
            self.tell(News::Reset);
        }
        self.leave(now, Trouble::Dismissed { problem, reconnect });
    }

    /// Gives the connection up, for a while if the trouble may pass.
    fn leave(&mut self, now: Duration, trouble: Trouble) {
        self.sent = None;
        let may_pass = trouble.may_pass();
        self.line.give_up(now, may_pass);
        self.outputs.push_back(if may_pass { Output::Lost(trouble) } else { Output::Ended(trouble) });
    }
}
