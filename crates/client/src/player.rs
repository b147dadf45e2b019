//! Somebody at a table who stays there, whatever happens to the connection.

use std::collections::VecDeque;
use std::time::Duration;

use protocol::{ClientMessage, Code, Command, Phase, Problem, ServerMessage, What};
use tokio::time::sleep;

use crate::fresh_hex;
use crate::server::Server;
use crate::socket::{Hello, Socket, Welcome};
use crate::trouble::Trouble;
use crate::view::View;

/// How long to wait before the first and between later tries to come back.
const FIRST_PAUSE: Duration = Duration::from_millis(20);
const LONGEST_PAUSE: Duration = Duration::from_millis(500);

/// How somebody comes to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pass {
    /// With the secret of a seat or a watcher.
    Secret(String),
    /// As somebody new, who takes a seat.
    Name(String),
}

/// What a player has heard. The view has it already.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard {
    /// Something happened at the table.
    Event {
        /// Its number.
        seq: u64,
        /// What.
        what: What,
    },
    /// A command was carried out.
    Done {
        /// Its id.
        id: String,
        /// Which; none if it was acknowledged before.
        command: Option<Command>,
        /// The number of the last event it made.
        seq: u64,
    },
    /// A message was refused.
    Refused {
        /// The id of the command, if it was one.
        id: Option<String>,
        /// Which, if it was one.
        command: Option<Command>,
        /// Why.
        problem: Problem,
    },
    /// Somebody came or went.
    Room,
    /// The house is there.
    Pong,
}

/// What a player has been through.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mishaps {
    /// How often it came back after the connection was lost.
    pub reconnects: u64,
    /// How often the number of an event was not the next one.
    pub gaps: u64,
    /// How often the house no longer knew of an event that it had told.
    pub taken_back: u64,
}

/// Somebody with a seat at a table.
#[derive(Debug)]
pub struct Player {
    server: Server,
    code: String,
    secret: String,
    socket: Option<Socket>,
    view: View,
    /// What was not acknowledged yet, oldest first.
    pending: VecDeque<(String, Command)>,
    /// The ids of this player's commands begin with it.
    prefix: String,
    commands: u64,
    mishaps: Mishaps,
}

impl Player {
    /// Comes to a table, and takes a seat if it has none.
    pub async fn come(server: &Server, code: &str, pass: Pass) -> Result<Self, Trouble> {
        match pass {
            Pass::Secret(secret) => Self::enter(server, code, secret).await,
            Pass::Name(name) => Self::join(server, code, &name).await,
        }
    }

    async fn enter(server: &Server, code: &str, secret: String) -> Result<Self, Trouble> {
        let hello = Hello { secret: Some(secret.clone()), ..Hello::default() };
        let (socket, welcome) = Socket::connect(server, code, hello).await?;
        Ok(Self::new(server, code, secret, socket, welcome))
    }

    /// Joins with a secret of its own, so that it can find out whether a join
    /// went through whose answer got lost.
    async fn join(server: &Server, code: &str, name: &str) -> Result<Self, Trouble> {
        let key = fresh_hex::<32>();
        let mut pause = Pause::default();
        loop {
            match Self::try_to_join(server, code, name, &key).await {
                Err(Trouble::Lost(_)) => pause.wait().await,
                other => return other,
            }
            match Self::enter(server, code, key.clone()).await {
                Err(Trouble::Dismissed { problem, .. }) if problem.code == Code::WrongSecret => {}
                Err(trouble) if trouble.may_pass() => {}
                other => return other,
            }
        }
    }

    async fn try_to_join(server: &Server, code: &str, name: &str, key: &str) -> Result<Self, Trouble> {
        let (socket, welcome) = Socket::connect(server, code, Hello::default()).await?;
        let mut player = Self::new(server, code, key.to_owned(), socket, welcome);
        let join = Command::Join { name: name.to_owned(), sit: true, key: Some(key.to_owned()) };
        player.command(join).await;
        loop {
            match player.hear().await? {
                Heard::Done { .. } => return Ok(player),
                Heard::Refused { problem, .. } => return Err(Trouble::Refused(problem)),
                _ => {}
            }
        }
    }

    fn new(server: &Server, code: &str, secret: String, socket: Socket, welcome: Welcome) -> Self {
        Self {
            server: server.clone(),
            code: code.to_owned(),
            secret,
            socket: Some(socket),
            view: welcome.into(),
            pending: VecDeque::new(),
            prefix: fresh_hex::<8>(),
            commands: 0,
            mishaps: Mishaps::default(),
        }
    }

    /// The table as this player knows it.
    pub const fn view(&self) -> &View {
        &self.view
    }

    /// What was not acknowledged yet, oldest first.
    pub fn pending(&self) -> impl Iterator<Item = &Command> {
        self.pending.iter().map(|(_, command)| command)
    }

    /// What this player has been through.
    pub const fn mishaps(&self) -> Mishaps {
        self.mishaps
    }

    /// Sends a command, and gives the id by which it will be acknowledged. If
    /// the connection is lost it is sent again when the player is back.
    pub async fn command(&mut self, command: Command) -> String {
        self.commands += 1;
        let id = format!("{}-{}", self.prefix, self.commands);
        self.pending.push_back((id.clone(), command.clone()));
        if let Some(socket) = &mut self.socket
            && socket.send(&ClientMessage::Do { id: id.clone(), command }).await.is_err()
        {
            self.socket = None;
        }
        id
    }

    /// Waits for the next message. After trouble that may pass,
    /// [`come_back`](Self::come_back). Nothing is lost if the future is dropped.
    pub async fn hear(&mut self) -> Result<Heard, Trouble> {
        let Some(socket) = &mut self.socket else { return Err(Trouble::Lost("not connected".to_owned())) };
        let heard = match socket.next().await {
            Ok(message) => self.take(message),
            Err(trouble) => Err(trouble),
        };
        if heard.is_err() {
            self.socket = None;
        }
        heard
    }

    fn take(&mut self, message: ServerMessage) -> Result<Heard, Trouble> {
        match message {
            ServerMessage::Event(event) => {
                if let Err(gap) = self.view.follow(&event) {
                    self.mishaps.gaps += 1;
                    return Err(Trouble::Lost(gap.to_string()));
                }
                Ok(Heard::Event { seq: event.seq, what: event.what })
            }
            ServerMessage::Done { id, seq, secret: _, you } => {
                if let Some(you) = you {
                    self.view.you = you;
                }
                Ok(Heard::Done { command: self.settled(&id), id, seq })
            }
            ServerMessage::Refused { id, problem } => {
                let command = id.as_deref().and_then(|id| self.settled(id));
                Ok(Heard::Refused { id, command, problem })
            }
            ServerMessage::Room(room) => {
                self.view.room = room;
                Ok(Heard::Room)
            }
            ServerMessage::Pong => Ok(Heard::Pong),
            other => Err(Trouble::Strange(format!("{other:?} in the middle"))),
        }
    }

    fn settled(&mut self, id: &str) -> Option<Command> {
        let place = self.pending.iter().position(|(known, _)| known == id)?;
        self.pending.remove(place).map(|(_, command)| command)
    }

    /// Connects again, as often as it takes, and sends again what was not
    /// acknowledged. An error is trouble that does not pass. If the future is
    /// dropped, the player is still away.
    pub async fn come_back(&mut self) -> Result<(), Trouble> {
        let mut pause = Pause::default();
        loop {
            match self.try_to_come_back().await {
                Ok(()) => return Ok(()),
                Err(trouble) if trouble.may_pass() => pause.wait().await,
                Err(trouble) => return Err(trouble),
            }
        }
    }

    async fn try_to_come_back(&mut self) -> Result<(), Trouble> {
        let hello = Hello { secret: Some(self.secret.clone()), host: None, last: Some(self.view.seq) };
        let (mut socket, welcome) = Socket::connect(&self.server, &self.code, hello).await?;
        self.mishaps.reconnects += 1;
        self.compare(&welcome);
        self.view = welcome.into();
        for (id, command) in &self.pending {
            socket.send(&ClientMessage::Do { id: id.clone(), command: command.clone() }).await?;
        }
        self.socket = Some(socket);
        Ok(())
    }

    /// What was missed must follow what is known, and lead to what is now.
    fn compare(&mut self, welcome: &Welcome) {
        if welcome.seq < self.view.seq {
            self.mishaps.taken_back += 1;
        }
        let Some(missed) = &welcome.missed else { return };
        let numbers = missed.iter().map(|event| event.seq);
        if !numbers.eq(self.view.seq + 1..=welcome.seq) {
            self.mishaps.gaps += 1;
        }
    }

    /// What somebody who just wants to play would do now: add random bytes to
    /// the next shuffles, as host start a game once everybody has (if
    /// `another`), and choose one of the moves there are by lot. Nothing while
    /// something is not acknowledged.
    pub fn wish(&self, another: bool) -> Option<Command> {
        let View { you, table, .. } = &self.view;
        if !self.pending.is_empty() {
            return None;
        }
        match table.phase {
            Phase::Closed => None,
            Phase::Playing => {
                let choices: Vec<&str> = self.view.choices().collect();
                let action = choices.get(usize::from(random_byte()) % choices.len().max(1))?;
                Some(Command::Move { action: (*action).to_owned() })
            }
            Phase::Lobby | Phase::Over if !table.salted.contains(&you.guest?) => {
                Some(Command::Salt { salt: fresh_hex::<16>() })
            }
            Phase::Lobby | Phase::Over => {
                let all_here = table.seats.len() == table.most_seats;
                let all_salted = table
                    .seats
                    .iter()
                    .filter_map(|seat| seat.guest)
                    .all(|guest| table.salted.contains(&guest));
                (another && self.view.is_host() && all_here && all_salted).then_some(Command::Start)
            }
        }
    }

    /// Says good-bye to the house, but keeps the seat.
    pub async fn hang_up(&mut self) {
        if let Some(socket) = self.socket.take() {
            socket.close().await;
        }
    }
}

/// Waits longer each time, and not all players the same.
#[derive(Default)]
struct Pause {
    tries: u32,
}

impl Pause {
    async fn wait(&mut self) {
        let pause = FIRST_PAUSE.saturating_mul(1 << self.tries.min(8)).min(LONGEST_PAUSE);
        self.tries += 1;
        sleep(pause / 2 + pause * u32::from(random_byte()) / 512).await;
    }
}

fn random_byte() -> u8 {
    let mut byte = [0];
    getrandom::fill(&mut byte).expect("the operating system gives random bytes");
    byte[0]
}
