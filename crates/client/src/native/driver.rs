//! What a session wants done, done by tokio.

use std::collections::VecDeque;
use std::fmt;
use std::future::pending;
use std::pin::Pin;
use std::time::Duration;

use protocol::{ClientMessage, Command, ServerMessage};
use tokio::time::{Instant, sleep_until};

use super::server::Server;
use super::socket::Socket;
use crate::session::{Connection, News, Output, Session, Setup};
use crate::trouble::Trouble;

/// A session, its socket and its clock, for whoever wants to know everything that the session
/// tells.
#[derive(Debug)]
pub struct Driver {
    server: Server,
    code: String,
    session: Session,
    line: Line,
    /// What the session has told and nobody has asked for yet.
    reports: VecDeque<Report>,
    start: Instant,
}

/// What whoever has the session is to know.
#[derive(Debug)]
pub enum Report {
    /// Something about the table.
    News(Box<News>),
    /// The session came in as a guest: this is the secret to come back with.
    Keep(String),
    /// The secret is not known at this table: forget it.
    Forget,
    /// The connection is lost, and is being made again.
    Lost(Trouble),
    /// There is no way back.
    Ended(Trouble),
}

/// The connection that the session wants.
enum Line {
    Off,
    Dialling(Connection, Pin<Box<dyn Future<Output = Result<Socket, Trouble>> + Send>>),
    On(Connection, Box<Socket>),
}

/// What happened on a line.
enum LineEvent {
    Connected(Connection),
    Received(Connection, Box<ServerMessage>),
    Closed(Connection, Trouble),
    Time,
}

impl Driver {
    /// Connects to a table.
    pub fn new(server: &Server, code: &str, setup: Setup) -> Self {
        Self {
            server: server.clone(),
            code: code.to_owned(),
            session: Session::new(setup, Duration::ZERO),
            line: Line::Off,
            reports: VecDeque::new(),
            start: Instant::now(),
        }
    }

    /// The session.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// Sends a command, now or when there is a connection; gives its id.
    pub async fn command(&mut self, command: Command) -> String {
        let id = self.session.command(command);
        self.carry_out();
        self.flush().await;
        id
    }

    /// Waits for the next thing to know. Nothing is lost if the future is
    /// dropped.
    pub async fn next(&mut self) -> Report {
        loop {
            self.carry_out();
            self.flush().await;
            match self.reports.front() {
                // It stays so.
                Some(Report::Ended(trouble)) => return Report::Ended(trouble.clone()),
                Some(_) => {}
                None => {
                    self.wait().await;
                    continue;
                }
            }
            if let Some(report) = self.reports.pop_front() {
                return report;
            }
        }
    }

    /// Drops the connection, with a good-bye.
    pub async fn hang_up(&mut self) {
        self.session.hang_up();
        if let Line::On(_, socket) = std::mem::replace(&mut self.line, Line::Off) {
            socket.close().await;
        }
    }

    /// Connects at once.
    pub fn wake(&mut self) {
        self.session.wake(self.start.elapsed());
    }

    /// Does what the session wants done.
    fn carry_out(&mut self) {
        while let Some(output) = self.session.poll() {
            match output {
                Output::Connect(connection) => self.dial(connection),
                Output::Send(message) => self.send(&message),
                Output::News(news) => self.reports.push_back(Report::News(news)),
                Output::Keep(secret) => self.reports.push_back(Report::Keep(secret)),
                Output::Forget => self.reports.push_back(Report::Forget),
                Output::Lost(trouble) => {
                    self.line = Line::Off;
                    self.reports.push_back(Report::Lost(trouble));
                }
                Output::Ended(trouble) => {
                    self.line = Line::Off;
                    self.reports.push_back(Report::Ended(trouble));
                }
            }
        }
    }

    fn dial(&mut self, connection: Connection) {
        let (server, code) = (self.server.clone(), self.code.clone());
        let dialling = async move { Socket::connect(&server, &code).await };
        self.line = Line::Dialling(connection, Box::pin(dialling));
    }

    fn send(&mut self, message: &ClientMessage) {
        if let Line::On(connection, socket) = &mut self.line
            && let Err(trouble) = socket.send(message)
        {
            self.session.closed(self.start.elapsed(), *connection, trouble);
        }
    }

    async fn flush(&mut self) {
        if let Line::On(connection, socket) = &mut self.line
            && let Err(trouble) = socket.flush().await
        {
            self.session.closed(self.start.elapsed(), *connection, trouble);
            self.carry_out();
        }
    }

    /// Waits until something happens, and tells the session.
    async fn wait(&mut self) {
        let due = self.session.due().map(|due| self.start + due);
        let happened = tokio::select! {
            happened = self.line.next() => happened,
            () = at(due) => LineEvent::Time,
        };
        let now = self.start.elapsed();
        match happened {
            LineEvent::Connected(connection) => self.session.connected(now, connection),
            LineEvent::Received(connection, message) => self.session.received(now, connection, *message),
            LineEvent::Closed(connection, trouble) => self.session.closed(now, connection, trouble),
            LineEvent::Time => self.session.tick(now),
        }
    }
}

/// Waits until then, or for ever.
async fn at(due: Option<Instant>) {
    match due {
        Some(due) => sleep_until(due).await,
        None => pending().await,
    }
}

impl Line {
    async fn next(&mut self) -> LineEvent {
        match self {
            Self::Off => pending().await,
            Self::Dialling(connection, dialling) => {
                let connection = *connection;
                match dialling.await {
                    Ok(socket) => {
                        *self = Self::On(connection, Box::new(socket));
                        LineEvent::Connected(connection)
                    }
                    Err(trouble) => {
                        *self = Self::Off;
                        LineEvent::Closed(connection, trouble)
                    }
                }
            }
            Self::On(connection, socket) => match socket.next().await {
                Ok(message) => LineEvent::Received(*connection, Box::new(message)),
                Err(trouble) => LineEvent::Closed(*connection, trouble),
            },
        }
    }
}

impl fmt::Debug for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Off => "Off",
            Self::Dialling(..) => "Dialling",
            Self::On(..) => "On",
        })
    }
}
