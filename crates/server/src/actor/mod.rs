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
use std::sync::{Arc, PoisonError, RwLock};

use protocol::{Command, Phase, Problem, Room, TableSummary};
use tokio::sync::{mpsc, oneshot};

use crate::client::{Client, Outgoing};
use crate::clock::DirectLimiter;
use crate::config::Config;
use crate::metrics::Metrics;
use crate::store::Store;
use crate::thinking::Thinkers;
use crate::time::Time;
use chores::Thinking;
use table::Table;

/// How many questions may wait for a table.
const INBOX: usize = 256;

/// Who changes the table: a guest, or somebody who has not come in, by the address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Changer {
    Guest(u32),
    Nobody(IpAddr),
}

/// The number of a connection.
pub type ClientId = u64;

/// What can be asked of a table.
pub enum Ask {
    /// Somebody connects.
    Enter {
        /// Who they say they are.
        hello: Hello,
        /// The number of the connection.
        client: ClientId,
        /// The address it comes from.
        from: IpAddr,
        /// Where to send to.
        outbox: mpsc::Sender<Outgoing>,
        /// Whether they may.
        reply: oneshot::Sender<Result<(), Problem>>,
    },
    /// A client wants something done.
    Do {
        /// The connection that sent it.
        client: ClientId,
        /// The client's id for it.
        id: String,
        /// What is to happen at the table.
        command: Command,
    },
    /// A client does not want to hear somebody, or does again.
    Mute {
        /// The connection that does not want to hear.
        client: ClientId,
        /// The number of the guest whose chat it is.
        guest: u32,
        /// Whether to mute, or to hear again.
        on: bool,
    },
    /// A connection is gone.
    Leave {
        /// The connection that is gone.
        client: ClientId,
    },
    /// The store is gone: nothing can go on.
    GiveUp,
    /// The server closes: say good-bye and answer when done.
    Drain {
        /// Answered once everybody has been told.
        reply: oneshot::Sender<()>,
    },
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

/// How the task of a table ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// With everything in order: the table is closed, or is to be read anew.
    Sound,
    /// The log is not what was written: it must not be served.
    Damaged,
}

/// The way to a table's task.
#[derive(Clone)]
pub struct Handle {
    /// Takes what is asked.
    pub inbox: mpsc::Sender<Ask>,
    summary: Arc<RwLock<TableSummary>>,
}

impl Handle {
    /// Whether a game is on at it, if anybody may find it in the list.
    pub fn listed(&self) -> Option<bool> {
        let summary = self.summary.read().unwrap_or_else(PoisonError::into_inner);
        (summary.public && !summary.locked).then_some(summary.phase == Phase::Playing)
    }

    /// The table from outside, as it is now.
    pub fn summary(&self) -> TableSummary {
        self.summary.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// A table at work.
pub struct Actor {
    table: Table,
    store: Arc<dyn Store>,
    config: Arc<Config>,
    metrics: Arc<Metrics>,
    summary: Arc<RwLock<TableSummary>>,
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
    /// What everybody is told if the table here is no longer what its log says, or the log
    /// is gone.
    astray: Option<Problem>,
    /// Whether the log is not what was written.
    damaged: bool,
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
        let summary = Arc::new(RwLock::new(table.summary()));
        let (inbox, asks) = mpsc::channel(INBOX);
        let handle = Handle { inbox, summary: Arc::clone(&summary) };
        let time = Time::after(table.at(), config.clock.clone());
        let started = time.now();
        let actor = Self {
            // Nobody has come yet, so everybody is away.
            away: table.guests().map(|guest| (guest, started)).collect(),
            visited: table.at(),
            table,
            store,
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
            astray: None,
            damaged: false,
            room: Room::default(),
        };
        (handle, actor.run(asks))
    }

    async fn run(mut self, mut asks: mpsc::Receiver<Ask>) -> Ended {
        while self.table.phase() != Phase::Closed {
            if let Some(problem) = &self.astray {
                self.dismiss_all(problem, true);
                return if self.damaged { Ended::Damaged } else { Ended::Sound };
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

    async fn answer(&mut self, ask: Ask) {
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
            Ask::Do { client, id, command } => self.carry_out(client, id, &command).await,
            Ask::Mute { client, guest, on } => self.mute(client, guest, on),
            Ask::Leave { client } => self.leave(client),
            Ask::GiveUp => self.astray = Some(beyond_repair()),
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

/// What everybody is told when a table cannot go on.
pub fn beyond_repair() -> Problem {
    let message = "this table cannot go on, for its log is damaged or gone: tell whoever runs the house";
    Problem::new(protocol::Code::Broken, message)
}

/// What everybody is told when the server closes.
pub fn closing() -> Problem {
    Problem::new(protocol::Code::Closing, "the house restarts; connect again in a moment")
}
