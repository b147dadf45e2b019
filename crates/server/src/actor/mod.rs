//! One task for each table: it takes what is asked of the table one after the
//! other, writes it down, and tells everybody.

mod admission;
mod chores;
mod guests;
#[cfg(test)]
mod tests;
mod write;

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;

use protocol::{ClientMessage, Code, Command, LONGEST_MESSAGE, Phase, Problem, Room, TableSummary};
use tokio::sync::{mpsc, oneshot};

use crate::ask::{self, Ask, ClientId, Ended, Heard, Kind, Shared};
use crate::client::{Client, check_version, no_hello, parse};
use crate::clock::DirectLimiter;
use crate::config::Config;
use crate::metrics::Metrics;
use crate::pen::{Pen, closing};
use crate::store::Store;
use crate::thinking::Thinkers;
use crate::time::Time;
use chores::Thinking;
use table::Table;

/// Who changes the table: a guest, or somebody who has not come in, by the address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Changer {
    Guest(u32),
    Nobody(IpAddr),
}

/// What a table's task is asked, and by whom.
pub struct AtTable;

/// What is said at a table.
pub enum Said {
    /// A client wants something done.
    Do {
        /// The client's id for it.
        id: String,
        /// What is to happen at the table.
        command: Command,
    },
    /// A client does not want to hear somebody, or does again.
    Mute {
        /// The number of the guest whose chat it is.
        guest: u32,
        /// Whether to mute, or to hear again.
        on: bool,
    },
}

impl Kind for AtTable {
    type Hello = Hello;
    type Said = Said;
    type Summary = TableSummary;

    const LONGEST: usize = LONGEST_MESSAGE;

    fn hello(first: &str) -> Result<Hello, Problem> {
        match parse(first)? {
            ClientMessage::Hello { version, secret, host, last } => {
                check_version(version)?;
                Ok(Hello { secret, host, last })
            }
            _ => Err(no_hello()),
        }
    }

    fn read(text: &str) -> Result<Heard<Said>, Problem> {
        Ok(match parse(text)? {
            ClientMessage::Do { id, command } => Heard::Said(Said::Do { id, command }),
            ClientMessage::Mute { guest, on } => Heard::Said(Said::Mute { guest, on }),
            ClientMessage::Ping => Heard::Ping,
            ClientMessage::Hello { .. } => Heard::Hello,
        })
    }

    fn id(said: &Said) -> Option<&str> {
        match said {
            Said::Do { id, .. } => Some(id),
            Said::Mute { .. } => None,
        }
    }

    fn gone() -> Problem {
        Problem::new(Code::NoSuchTable, "the table is closed")
    }
}

/// Who somebody says they are.
#[derive(Clone, Debug, Default)]
pub struct Hello {
    /// The secret of a guest.
    pub secret: Option<String>,
    /// The secret of the host.
    pub host: Option<String>,
    /// The last event they have.
    pub last: Option<u64>,
}

/// The way to a table's task.
pub type Handle = ask::Handle<AtTable>;

impl Handle {
    /// Whether a game is on at it, if anybody may find it in the list.
    pub fn listed(&self) -> Option<bool> {
        self.look(|summary| (summary.public && !summary.locked).then_some(summary.phase == Phase::Playing))
    }
}

/// A table at work.
pub struct Actor {
    table: Table,
    pen: Pen,
    config: Arc<Config>,
    metrics: Arc<Metrics>,
    summary: Shared<TableSummary>,
    clients: BTreeMap<ClientId, Client>,
    time: Time,
    /// When the task began.
    started: u64,
    /// Since when guests have been away.
    away: BTreeMap<u32, u64>,
    /// When somebody first came, after nobody had been here, or the task began.
    resumed: u64,
    /// When somebody was last here, or the last event happened.
    visited: u64,
    /// Where guests came from last, as far as they have come since the task began.
    addresses: BTreeMap<u32, IpAddr>,
    /// Until when those who were sent away may not come in from where they were.
    sent_away: BTreeMap<IpAddr, u64>,
    /// How much each guest has talked.
    talk: BTreeMap<u32, DirectLimiter>,
    /// How often each has changed the table.
    changes: BTreeMap<Changer, DirectLimiter>,
    thinkers: Arc<Thinkers>,
    /// What bots think about.
    thinking: Option<Thinking>,
    /// The question to which no bot wanted to move.
    bots_declined: Option<u64>,
    room: Room,
}

impl Actor {
    /// Starts the task of a table.
    pub fn start(
        table: Table,
        store: Arc<dyn Store>,
        config: Arc<Config>,
        metrics: Arc<Metrics>,
        thinkers: Arc<Thinkers>,
    ) -> (Handle, impl Future<Output = Ended>) {
        let (handle, asks, summary) = Handle::new(table.summary());
        let pen = Pen::new(table.code().to_owned(), store, Arc::clone(&config), Arc::clone(&metrics));
        let time = Time::after(table.at(), config.clock.clone());
        let started = time.now();
        let actor = Self {
            // Nobody has come yet, so everybody is away.
            away: table.guests().map(|guest| (guest, started)).collect(),
            visited: table.at(),
            table,
            pen,
            config,
            metrics,
            summary,
            clients: BTreeMap::new(),
            time,
            started,
            resumed: started,
            addresses: BTreeMap::new(),
            sent_away: BTreeMap::new(),
            talk: BTreeMap::new(),
            changes: BTreeMap::new(),
            thinkers,
            thinking: None,
            bots_declined: None,
            room: Room::default(),
        };
        (handle, actor.run(asks))
    }

    async fn run(mut self, mut asks: mpsc::Receiver<Ask<AtTable>>) -> Ended {
        while self.table.phase() != Phase::Closed {
            if let Some(problem) = self.pen.astray() {
                self.dismiss_all(problem, true);
                return self.pen.ended();
            }
            self.think_ahead();
            let chore = self.next_chore();
            let at = chore.map_or(u64::MAX, |(at, _)| at);
            // Neither may keep the other waiting: bots can always have something
            // to do, and so can people.
            tokio::select! {
                () = self.time.until(at), if chore.is_some() => {
                    if let Some((_, chore)) = chore {
                        self.perform(chore).await;
                    }
                }
                ask = asks.recv() => match ask {
                    None => return Ended::Sound,
                    Some(Ask::Drain { reply }) => {
                        self.drain(reply);
                        return Ended::Sound;
                    }
                    Some(ask) => self.answer(ask).await,
                }
            }
            self.tell_room();
        }
        if let Some(closed) = self.table.closed() {
            self.dismiss_all(&Problem::closed(closed), false);
        }
        Ended::Sound
    }

    async fn answer(&mut self, ask: Ask<AtTable>) {
        match ask {
            Ask::Enter { hello, client, from, outbox, reply } => {
                let entered = match self.catch_up_for(&hello).await {
                    Ok(()) => self.enter(&hello, client, from, outbox),
                    Err(problem) => Err(problem),
                };
                let came = entered.is_ok();
                let _ = reply.send(entered);
                if came {
                    self.hand_back(client).await;
                }
            }
            Ask::Say { client, said: Said::Do { id, command } } => self.carry_out(client, id, &command).await,
            Ask::Say { client, said: Said::Mute { guest, on } } => self.mute(client, guest, on),
            Ask::Leave { client } => self.leave(client),
            Ask::GiveUp => self.pen.lose(),
            Ask::Drain { .. } => {}
        }
    }

    /// Everything acknowledged is on disk already: there is only good-bye to
    /// say.
    fn drain(&self, reply: oneshot::Sender<()>) {
        self.dismiss_all(&closing(), true);
        let _ = reply.send(());
    }

    fn dismiss_all(&self, problem: &Problem, reconnect: bool) {
        for client in self.clients.values() {
            client.dismiss(problem.clone(), reconnect);
        }
    }
}
