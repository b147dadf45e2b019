//! A client's side of the protocol, without sockets, clocks or threads.
//!
//! A [`Session`] is told what happens (a connection was made, a message came,
//! so much time has passed, somebody wants something done) and says what is to
//! be done about it, as [`Output`]s. Whoever drives it has the socket and the
//! clock: the native [`Player`](crate::Player), the page in the browser, or a
//! test, which can have every message lost at will.
//!
//! It sends a command until it is answered, with the same id, so that it is
//! carried out once; passes on every event once and in order, and connects
//! again where one is missing; comes back with growing pauses; and finds out
//! whether a join went through whose answer got lost.
//!
//! ```
//! use std::time::Duration;
//!
//! use client::session::{Output, Pace, Session, Setup};
//! use protocol::{ClientMessage, Command};
//!
//! let pace = Pace {
//!     first: Duration::from_millis(200),
//!     longest: Duration::from_secs(5),
//!     patience: Duration::from_secs(20),
//!     pulse: None,
//! };
//! let mut now = Duration::ZERO;
//! let mut session: Session = Session::new(Setup::new(pace, 7), now);
//! let Some(Output::Connect(connection)) = session.poll() else { panic!("it connects") };
//!
//! // Nothing is sent before the server has said welcome.
//! session.command(Command::Chat { text: "Hello!".to_owned() });
//! session.connected(now, connection);
//! assert!(matches!(session.poll(), Some(Output::Send(ClientMessage::Hello { .. }))));
//! assert_eq!(session.poll(), None);
//!
//! // No welcome comes: it tries again.
//! now += pace.patience;
//! session.tick(now);
//! assert!(matches!(session.poll(), Some(Output::Lost(_))));
//! now = session.due().expect("it comes back");
//! session.tick(now);
//! assert!(matches!(session.poll(), Some(Output::Connect(_))));
//! assert_eq!(session.pending().count(), 1);
//! ```

mod identity;
mod output;
mod pace;
mod setup;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;
use std::time::Duration;

use protocol::{ClientMessage, Code, Command, Event, Problem, ServerMessage, What, You};
use serde_json::Value;

use crate::trouble::Trouble;
use identity::Identity;
pub use output::{Connection, News, Output, Welcome};
use pace::Backoff;
pub use pace::Pace;
pub use setup::{Mishaps, Setup};

/// Somebody at a table who stays there, whatever happens to the connection.
///
/// Times are since any moment, the same for all calls. After every call
/// [`poll`](Self::poll) until there is nothing left, and
/// [`tick`](Self::tick) at the latest when it is [`due`](Self::due).
#[derive(Clone, Debug)]
pub struct Session<J = Value, W = What> {
    pace: Pace,
    or_as_stranger: bool,
    backoff: Backoff,
    identity: Identity,
    /// What was not answered yet, oldest first.
    pending: VecDeque<(String, Command)>,
    seed: u64,
    /// How many commands there were so far.
    commands: u64,
    /// The number of the last event that is known.
    last: Option<u64>,
    welcomed: bool,
    line: Line,
    connection: Connection,
    /// When something last came.
    heard: Duration,
    outputs: VecDeque<Output<J, W>>,
    mishaps: Mishaps,
}

/// How the session stands with the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    /// The client has hung up.
    Away,
    /// It is tried again then.
    Waiting { until: Duration },
    /// A connection was asked for.
    Connecting { until: Duration },
    /// Hello was said.
    Greeting { until: Duration },
    /// The client is welcome; the server is asked then whether it is there.
    Open { ping: Option<Duration> },
    /// There is no way back.
    Over,
}

impl<J, W> Session<J, W> {
    /// A session that connects at once.
    pub fn new(setup: Setup, now: Duration) -> Self {
        let Setup { secret, host, last, or_as_stranger, pace, seed } = setup;
        let mut session = Self {
            pace,
            or_as_stranger,
            backoff: Backoff::new(seed),
            identity: Identity::new(secret, host),
            pending: VecDeque::new(),
            seed,
            commands: 0,
            last,
            welcomed: false,
            line: Line::Away,
            connection: Connection(0),
            heard: now,
            outputs: VecDeque::new(),
            mishaps: Mishaps::default(),
        };
        session.connect(now);
        session
    }

    /// The next thing to be done.
    pub fn poll(&mut self) -> Option<Output<J, W>> {
        self.outputs.pop_front()
    }

    /// When [`tick`](Self::tick) has something to do, if nothing else happens.
    pub fn due(&self) -> Option<Duration> {
        match self.line {
            Line::Waiting { until } | Line::Connecting { until } | Line::Greeting { until } => Some(until),
            Line::Open { ping } => ping.min(self.silent_too_long_at()),
            Line::Away | Line::Over => None,
        }
    }

    /// What was not answered yet, oldest first.
    pub fn pending(&self) -> impl ExactSizeIterator<Item = &Command> {
        self.pending.iter().map(|(_, command)| command)
    }

    /// What this session has been through.
    pub const fn mishaps(&self) -> Mishaps {
        self.mishaps
    }

    /// Whether this is the connection that the session has or waits for.
    pub fn wants(&self, connection: Connection) -> bool {
        let alive = matches!(self.line, Line::Connecting { .. } | Line::Greeting { .. } | Line::Open { .. });
        alive && connection == self.connection
    }

    /// Has something done, once, however often the connection breaks. Gives the
    /// id by which it will be answered. A join should have a key of its own, so
    /// that it survives the loss of its answer.
    pub fn command(&mut self, command: Command) -> String {
        self.commands += 1;
        let id = format!("{:016x}-{}", self.seed, self.commands);
        if let Command::Join { key: Some(key), .. } = &command {
            self.identity.join(&id, key);
        }
        self.pending.push_back((id.clone(), command));
        if matches!(self.line, Line::Open { .. }) {
            self.send_pending(self.pending.len() - 1);
        }
        id
    }

    /// Keeps the words of a guest away, or no longer. The server forgets it with
    /// the connection.
    pub fn mute(&mut self, guest: u32, on: bool) {
        self.send_if_open(ClientMessage::Mute { guest, on });
    }

    /// The connection is there.
    pub fn connected(&mut self, now: Duration, connection: Connection) {
        if self.wants(connection) {
            self.line = Line::Greeting { until: now + self.pace.patience };
            self.send(self.identity.hello(self.last));
        }
    }

    /// The connection ended, or could not be made.
    pub fn closed(&mut self, now: Duration, connection: Connection, trouble: Trouble) {
        if self.wants(connection) {
            self.leave(now, trouble);
        }
    }

    /// A message came.
    pub fn received(&mut self, now: Duration, connection: Connection, message: ServerMessage<J, W>) {
        if !self.wants(connection) {
            return;
        }
        self.heard = now;
        match Welcome::read(message) {
            Ok(welcome) => self.welcome(now, welcome),
            Err(ServerMessage::Bye { problem, reconnect }) => self.dismissed(now, problem, reconnect),
            // The server says nothing else before its welcome.
            Err(message) if matches!(self.line, Line::Open { .. }) => self.hear(now, message),
            Err(_) => {}
        }
    }

    fn hear(&mut self, now: Duration, message: ServerMessage<J, W>) {
        match message {
            ServerMessage::Event(event) => self.follow(now, event),
            ServerMessage::Done { id, seq, secret, you } => self.done(now, id, seq, secret, you),
            ServerMessage::Refused { id, problem } => self.refused(id, problem),
            ServerMessage::Room(room) => self.tell(News::Room(room)),
            ServerMessage::Pong => self.tell(News::Pong),
            ServerMessage::Welcome { .. } | ServerMessage::Bye { .. } => {}
        }
    }

    /// So late it is.
    pub fn tick(&mut self, now: Duration) {
        if self.due().is_none_or(|due| now < due) {
            return;
        }
        match self.line {
            Line::Waiting { .. } => self.connect(now),
            Line::Open { .. } if self.silent_too_long_at().is_none_or(|at| now < at) => {
                self.send(ClientMessage::Ping);
                self.line = self.open(now);
            }
            _ => self.leave(now, Trouble::Lost("it does not answer".to_owned())),
        }
    }

    /// The device is awake or online again: tries at once.
    pub fn wake(&mut self, now: Duration) {
        self.tick(now);
        match self.line {
            Line::Waiting { .. } | Line::Away => {
                self.backoff.reset();
                self.connect(now);
            }
            _ => self.send_if_open(ClientMessage::Ping),
        }
    }

    /// Ends the connection, which the caller drops. What was not answered stays
    /// in the queue; [`wake`](Self::wake) comes back.
    pub fn hang_up(&mut self) {
        if self.line != Line::Over {
            self.identity.lost();
            self.line = Line::Away;
        }
    }

    fn connect(&mut self, now: Duration) {
        self.connection = Connection(self.connection.0 + 1);
        self.line = Line::Connecting { until: now + self.pace.patience };
        self.outputs.push_back(Output::Connect(self.connection));
    }

    /// The line as it is when something was just said.
    fn open(&self, now: Duration) -> Line {
        Line::Open { ping: self.pace.pulse.map(|pulse| now + pulse) }
    }

    fn silent_too_long_at(&self) -> Option<Duration> {
        self.pace.longest_silence().map(|silence| self.heard + silence)
    }

    fn send(&mut self, message: ClientMessage) {
        self.outputs.push_back(Output::Send(message));
    }

    fn send_if_open(&mut self, message: ClientMessage) {
        if matches!(self.line, Line::Open { .. }) {
            self.send(message);
        }
    }

    /// Sends what was not answered, from a place in the queue on.
    fn send_pending(&mut self, from: usize) {
        for (id, command) in self.pending.range(from..) {
            self.identity.sent(id);
            let message = ClientMessage::Do { id: id.clone(), command: command.clone() };
            self.outputs.push_back(Output::Send(message));
        }
    }

    fn tell(&mut self, news: News<J, W>) {
        self.outputs.push_back(Output::News(Box::new(news)));
    }

    fn welcome(&mut self, now: Duration, welcome: Welcome<J, W>) {
        self.compare(&welcome);
        self.welcomed = true;
        self.backoff.reset();
        self.line = self.open(now);
        self.last = Some(welcome.seq);
        let came_in = welcome.you.guest.and_then(|_| self.identity.recognised());
        self.tell(News::Welcome(welcome));
        if let Some((id, key)) = came_in {
            self.settle(&id);
            self.outputs.push_back(Output::Keep(key));
        }
        self.send_pending(0);
    }

    /// What was missed must follow what is known, and lead to what is now.
    fn compare(&mut self, welcome: &Welcome<J, W>) {
        let Some(last) = self.last.filter(|_| self.welcomed) else { return };
        self.mishaps.reconnects += 1;
        if welcome.seq < last {
            self.mishaps.taken_back += 1;
        }
        let Some(missed) = &welcome.missed else { return };
        if !missed.iter().map(|event| event.seq).eq(last + 1..=welcome.seq) {
            self.mishaps.gaps += 1;
        }
    }

    fn follow(&mut self, now: Duration, event: Event<J, W>) {
        let next = self.last.unwrap_or(0) + 1;
        if event.seq != next {
            self.mishaps.gaps += 1;
        }
        if event.seq > next {
            let gap = format!("event {} came in place of {next}", event.seq);
            return self.leave(now, Trouble::Lost(gap));
        }
        if event.seq == next {
            self.last = Some(next);
            self.tell(News::Event(event));
        }
    }

    fn done(&mut self, now: Duration, id: String, seq: u64, secret: Option<String>, you: Option<You>) {
        let command = self.settle(&id);
        let key = self.identity.answered(&id);
        let unrecognised = key.is_some() && you.is_none();
        let came_in = key.is_some() || you.is_some();
        self.tell(News::Done { id, command, seq, you });
        if let Some(secret) = secret.or(key).filter(|_| came_in) {
            self.identity.secret = Some(secret.clone());
            self.outputs.push_back(Output::Keep(secret));
        }
        if unrecognised {
            // It had gone through on an earlier connection, so this one is still
            // somebody else's: the server knows the guest by a new one.
            self.leave(now, Trouble::Lost("the seat was taken by an earlier connection".to_owned()));
        }
    }

    fn refused(&mut self, id: Option<String>, problem: Problem) {
        let command = id.as_deref().and_then(|id| {
            self.identity.answered(id);
            self.settle(id)
        });
        self.tell(News::Refused { id, command, problem });
    }

    /// Takes a command that was answered from the queue.
    fn settle(&mut self, id: &str) -> Option<Command> {
        let place = self.pending.iter().position(|(known, _)| known == id)?;
        self.pending.remove(place).map(|(_, command)| command)
    }

    fn dismissed(&mut self, now: Duration, problem: Problem, reconnect: bool) {
        if problem.code == Code::TakenBack {
            // What is known here is not what the table's log has: begin anew.
            self.mishaps.taken_back += 1;
            self.last = None;
        }
        let unknown = problem.code == Code::WrongSecret;
        // Somebody whose join did not arrive is still a stranger, no impostor.
        let denied = unknown && self.identity.deny_join();
        let forgets = unknown && !denied && self.or_as_stranger;
        if forgets {
            self.identity.forget();
            self.outputs.push_back(Output::Forget);
        }
        self.leave(now, Trouble::Dismissed { problem, reconnect: reconnect || denied || forgets });
    }

    /// Gives the connection up, for a while if the trouble may pass.
    fn leave(&mut self, now: Duration, trouble: Trouble) {
        self.identity.lost();
        if trouble.may_pass() {
            self.line = Line::Waiting { until: now + self.backoff.next(&self.pace) };
            self.outputs.push_back(Output::Lost(trouble));
        } else {
            self.line = Line::Over;
            self.outputs.push_back(Output::Ended(trouble));
        }
    }
}
