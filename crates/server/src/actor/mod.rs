//! One task for each table: it takes what is asked of the table one after the
//! other, writes it down, and tells everybody.

mod chores;
mod guests;
#[cfg(test)]
mod tests;
mod write;

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError, RwLock};

use protocol::{Command, Phase, Problem, Room, TableSummary};
use tokio::sync::{mpsc, oneshot};

use crate::client::{Client, Outgoing};
use crate::clock::DirectLimiter;
use crate::config::Config;
use crate::metrics::Metrics;
use crate::store::Store;
use table::Table;

/// How many questions may wait for a table.
const INBOX: usize = 256;

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

/// The way to a table's task.
#[derive(Clone)]
pub struct Handle {
    /// Takes what is asked.
    pub inbox: mpsc::Sender<Ask>,
    summary: Arc<RwLock<TableSummary>>,
}

impl Handle {
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
    /// Since when guests have been away, in milliseconds since 1970.
    away: BTreeMap<u32, u64>,
    /// When somebody first came, after nobody had been here, or the task began.
    resumed: u64,
    /// When somebody was last here, or the task began.
    visited: u64,
    /// How much each guest has talked.
    talk: BTreeMap<u32, DirectLimiter>,
    /// The event after which no bot wanted to move.
    bots_declined: Option<u64>,
    /// Whether the table here is no longer what its log says.
    astray: bool,
    room: Room,
}

impl Actor {
    /// Starts the task of a table.
    pub fn start(
        table: Table,
        store: Arc<dyn Store>,
        config: Arc<Config>,
        metrics: Arc<Metrics>,
    ) -> (Handle, impl Future<Output = ()>) {
        let summary = Arc::new(RwLock::new(table.summary()));
        let (inbox, asks) = mpsc::channel(INBOX);
        let handle = Handle { inbox, summary: Arc::clone(&summary) };
        let visited = config.clock.now();
        let actor = Self {
            // Nobody has come yet, so everybody is away.
            away: table.guests().map(|guest| (guest, visited)).collect(),
            table,
            store,
            config,
            metrics,
            summary,
            clients: BTreeMap::new(),
            resumed: visited,
            visited,
            talk: BTreeMap::new(),
            bots_declined: None,
            astray: false,
            room: Room::default(),
        };
        (handle, actor.run(asks))
    }

    async fn run(mut self, mut asks: mpsc::Receiver<Ask>) {
        while self.table.phase() != Phase::Closed {
            if self.astray {
                return self.dismiss_all(&closing(), true);
            }
            let chore = self.next_chore();
            let at = chore.map_or(u64::MAX, |(at, _)| at);
            // Neither may keep the other waiting: bots can always have something
            // to do, and so can people.
            tokio::select! {
                () = self.config.clock.until(at), if chore.is_some() => {
                    if let Some((_, chore)) = chore {
                        self.perform(chore).await;
                    }
                }
                ask = asks.recv() => match ask {
                    None => return,
                    Some(Ask::Drain { reply }) => return self.drain(reply),
                    Some(ask) => self.answer(ask).await,
                }
            }
            self.tell_room();
        }
        self.dismiss_all(&closed(), false);
    }

    async fn answer(&mut self, ask: Ask) {
        match ask {
            Ask::Enter { hello, client, outbox, reply } => {
                self.catch_up_for(&hello).await;
                let entered = self.enter(&hello, client, outbox);
                let came = entered.is_ok();
                let _ = reply.send(entered);
                if came {
                    self.hand_back(client).await;
                }
            }
            Ask::Do { client, id, command } => self.carry_out(client, id, &command).await,
            Ask::Mute { client, guest, on } => self.mute(client, guest, on),
            Ask::Leave { client } => self.leave(client),
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

fn closed() -> Problem {
    Problem::new(protocol::Code::NoSuchTable, "the table is closed")
}

/// What everybody is told when the server closes.
pub fn closing() -> Problem {
    Problem::new(protocol::Code::Closing, "the house restarts; connect again in a moment")
}
