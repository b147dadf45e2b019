//! Somebody at a table who stays there, whatever happens to the connection.

use std::time::Duration;

use protocol::{Command, Phase, Problem, What};

use super::chance::Chance;
use super::driver::{Driver, Report};
use super::server::Server;
use super::socket::PATIENCE;
use crate::session::{Mishaps, News, Pace, Setup};
use crate::trouble::Trouble;
use crate::view::View;

/// Programs come back sooner than people would notice. The server pings them,
/// so they need not ask whether it is there.
const PACE: Pace = Pace {
    first: Duration::from_millis(20),
    longest: Duration::from_millis(500),
    patience: PATIENCE,
    pulse: None,
};

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
        /// The number of the event.
        seq: u64,
        /// What happened.
        what: What,
    },
    /// A command was carried out.
    Done {
        /// The id that [`Player::command`] gave.
        id: String,
        /// The command; none if it was acknowledged before.
        command: Option<Command>,
        /// The number of the last event it made.
        seq: u64,
    },
    /// A message was refused.
    Refused {
        /// The id of the command, if it was one.
        id: Option<String>,
        /// The command, if it was one.
        command: Option<Command>,
        /// Why not.
        problem: Problem,
    },
    /// The player came in as a guest.
    CameIn,
    /// Somebody came or went.
    Room,
    /// The server is there.
    Pong,
    /// The connection is lost; the player will be [`Back`](Self::Back).
    Lost(Trouble),
    /// The player is connected again, and what was not acknowledged is sent
    /// again.
    Back,
}

/// Somebody with a seat at a table.
#[derive(Debug)]
pub struct Player {
    driver: Driver,
    view: View,
    chance: Chance,
}

impl Player {
    /// Comes to a table, and takes a seat if it has none. A connection that
    /// cannot be made is an error; one that is lost later is made again.
    pub async fn come(server: &Server, code: &str, pass: Pass) -> Result<Self, Trouble> {
        Self::come_with(Chance::default(), server, code, pass).await
    }

    /// The same with chance of its own.
    pub async fn come_with(
        mut chance: Chance,
        server: &Server,
        code: &str,
        pass: Pass,
    ) -> Result<Self, Trouble> {
        let (secret, name) = match pass {
            Pass::Secret(secret) => (Some(secret), None),
            Pass::Name(name) => (None, Some(name)),
        };
        let setup = Setup { secret, ..Setup::new(PACE, u64::from_be_bytes(chance.bytes())) };
        let mut player = Self::connect(Driver::new(server, code, setup), chance).await?;
        if let Some(name) = name {
            player.join(name).await?;
        }
        Ok(player)
    }

    async fn connect(mut driver: Driver, chance: Chance) -> Result<Self, Trouble> {
        loop {
            match driver.next().await {
                Report::News(news) => {
                    if let News::Welcome(welcome) = *news {
                        return Ok(Self { driver, view: welcome.into(), chance });
                    }
                }
                Report::Lost(trouble) | Report::Ended(trouble) => return Err(trouble),
                Report::Keep(_) | Report::Forget => {}
            }
        }
    }

    async fn join(&mut self, name: String) -> Result<(), Trouble> {
        let key = Some(self.chance.hex::<32>());
        self.command(Command::Join { name, sit: true, avatar: None, key }).await;
        loop {
            match self.hear().await? {
                Heard::CameIn => return Ok(()),
                Heard::Refused { problem, .. } => return Err(Trouble::Refused(problem)),
                _ => {}
            }
        }
    }

    /// The table as this player knows it.
    pub const fn view(&self) -> &View {
        &self.view
    }

    /// What was not acknowledged yet, oldest first.
    pub fn pending(&self) -> impl ExactSizeIterator<Item = &Command> {
        self.driver.session().pending()
    }

    /// What this player has been through.
    pub const fn mishaps(&self) -> Mishaps {
        self.driver.session().mishaps()
    }

    /// Sends a command, and gives the id by which it will be acknowledged. If
    /// the connection is lost it is sent again when the player is back.
    pub async fn command(&mut self, command: Command) -> String {
        self.driver.command(command).await
    }

    /// Waits for the next message, and comes back meanwhile if the connection is
    /// lost. An error is trouble that does not pass. Nothing is lost if the
    /// future is dropped.
    pub async fn hear(&mut self) -> Result<Heard, Trouble> {
        loop {
            return Ok(match self.driver.next().await {
                Report::News(news) => self.take(*news),
                Report::Keep(_) => Heard::CameIn,
                // There is nothing kept beside the session.
                Report::Forget => continue,
                Report::Lost(trouble) => Heard::Lost(trouble),
                Report::Ended(trouble) => return Err(trouble),
            });
        }
    }

    fn take(&mut self, news: News) -> Heard {
        match news {
            News::Welcome(welcome) => {
                self.view = welcome.into();
                Heard::Back
            }
            News::Event(event) => {
                self.view.follow(&event);
                Heard::Event { seq: event.seq, what: event.what }
            }
            News::Done { id, command, seq, you } => {
                if let Some(you) = you {
                    self.view.you = you;
                }
                Heard::Done { id, command, seq }
            }
            News::Refused { id, command, problem } => Heard::Refused { id, command, problem },
            News::Room(room) => {
                self.view.room = room;
                Heard::Room
            }
            News::Pong => Heard::Pong,
        }
    }

    /// What somebody who just wants to play would do now: add random bytes to
    /// the next shuffles, as host start a game once everybody has (if
    /// `another`), and choose one of the moves there are by lot. Nothing while
    /// something is not acknowledged.
    pub fn wish(&mut self, another: bool) -> Option<Command> {
        if self.pending().len() > 0 {
            return None;
        }
        let View { you, table, .. } = &self.view;
        match table.phase {
            Phase::Closed => None,
            Phase::Playing => {
                let choices: Vec<&str> = self.view.choices().collect();
                let [lot] = self.chance.bytes();
                let action = choices.get(usize::from(lot) % choices.len().max(1))?;
                Some(Command::Move { action: (*action).to_owned() })
            }
            Phase::Lobby | Phase::Over if !table.salted.contains(&you.guest?) => {
                Some(Command::Salt { salt: self.chance.hex::<16>() })
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

    /// Says good-bye to the server, but keeps the seat.
    pub async fn hang_up(&mut self) {
        self.driver.hang_up().await;
    }

    /// Connects again at once, after it hung up or while it waits to try again.
    /// The player has [heard](Self::hear) that it is back when it is.
    pub fn come_back(&mut self) {
        self.driver.wake();
    }
}
