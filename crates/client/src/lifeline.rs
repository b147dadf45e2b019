//! The connection of a session: when it is to be made, asked whether it is alive, and given up.

use std::time::Duration;

use crate::pace::{Backoff, Pace};

/// A connection that a session asked for. What is reported of one that has been
/// given up since is ignored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Connection(u64);

/// The connection of a session.
#[derive(Clone, Debug)]
pub struct Lifeline {
    pace: Pace,
    backoff: Backoff,
    line: Line,
    connection: Connection,
    /// When something last came.
    heard: Duration,
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

/// What has become due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// This connection is to be made.
    Connect(Connection),
    /// The server is to be asked whether it is there.
    Ping,
    /// The server has been silent for too long.
    Silent,
}

impl Lifeline {
    /// Nothing was asked for yet.
    pub fn new(pace: Pace, seed: u64, now: Duration) -> Self {
        Self { pace, backoff: Backoff::new(seed), line: Line::Away, connection: Connection(0), heard: now }
    }

    /// When [`tick`](Self::tick) has something to do, if nothing else happens.
    pub fn due(&self) -> Option<Duration> {
        match self.line {
            Line::Waiting { until } | Line::Connecting { until } | Line::Greeting { until } => Some(until),
            Line::Open { ping } => ping.min(self.silent_too_long_at()),
            Line::Away | Line::Over => None,
        }
    }

    /// Whether this is the connection that the session has or waits for.
    pub fn wants(&self, connection: Connection) -> bool {
        let alive = matches!(self.line, Line::Connecting { .. } | Line::Greeting { .. } | Line::Open { .. });
        alive && connection == self.connection
    }

    /// Whether the client is welcome.
    pub const fn is_open(&self) -> bool {
        matches!(self.line, Line::Open { .. })
    }

    /// Asks for a connection.
    pub fn connect(&mut self, now: Duration) -> Connection {
        self.connection = Connection(self.connection.0 + 1);
        self.line = Line::Connecting { until: now + self.pace.patience };
        self.connection
    }

    /// The connection is there: hello is said.
    pub fn greet(&mut self, now: Duration) {
        self.line = Line::Greeting { until: now + self.pace.patience };
    }

    /// Something came.
    pub const fn hear(&mut self, now: Duration) {
        self.heard = now;
    }

    /// The client is welcome.
    pub fn open(&mut self, now: Duration) {
        self.backoff.reset();
        self.line = self.just_spoke(now);
    }

    /// So late it is.
    pub fn tick(&mut self, now: Duration) -> Option<Due> {
        if self.due().is_none_or(|due| now < due) {
            return None;
        }
        Some(match self.line {
            Line::Waiting { .. } => Due::Connect(self.connect(now)),
            Line::Open { .. } if self.silent_too_long_at().is_none_or(|at| now < at) => {
                self.line = self.just_spoke(now);
                Due::Ping
            }
            _ => Due::Silent,
        })
    }

    /// The device is awake or online again: whether to connect or ask at once.
    pub fn wake(&mut self, now: Duration) -> Option<Due> {
        match self.line {
            Line::Waiting { .. } | Line::Away => {
                self.backoff.reset();
                Some(Due::Connect(self.connect(now)))
            }
            Line::Open { .. } => Some(Due::Ping),
            Line::Connecting { .. } | Line::Greeting { .. } | Line::Over => None,
        }
    }

    /// The client hangs up. Says whether it was not over before.
    pub fn hang_up(&mut self) -> bool {
        let was = self.line != Line::Over;
        if was {
            self.line = Line::Away;
        }
        was
    }

    /// The connection is given up, for a while or for good.
    pub fn give_up(&mut self, now: Duration, may_pass: bool) {
        self.line =
            if may_pass { Line::Waiting { until: now + self.backoff.next(&self.pace) } } else { Line::Over };
    }

    /// The line as it is when something was just said.
    fn just_spoke(&self, now: Duration) -> Line {
        Line::Open { ping: self.pace.pulse.map(|pulse| now + pulse) }
    }

    fn silent_too_long_at(&self) -> Option<Duration> {
        self.pace.longest_silence().map(|silence| self.heard + silence)
    }
}
