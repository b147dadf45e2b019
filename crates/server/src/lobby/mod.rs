//! All tables of a server.

pub mod codes;
mod health;
mod opening;

use std::collections::{BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use protocol::{Problem, TableSummary};
use table::Table;
use tokio::sync::{oneshot, watch};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::actor::{Actor, Ask, Ended, Handle, beyond_repair};
use crate::archive::{Archive, Away, Fetched, Unread};
use crate::config::Config;
use crate::metrics::Metrics;
use crate::store::{Log, Store, StoreError};
use crate::thinking::Thinkers;
use codes::{known_code, no_table};
use opening::where_opened;

/// How many tables the list shows.
const LISTED: usize = 100;

/// How long the tables have to say good-bye.
const GOOD_BYE: Duration = Duration::from_secs(3);

/// A server: its tables, and what they share.
pub struct Lobby {
    store: Arc<dyn Store>,
    /// The games that people ask for.
    pub archive: Arc<Archive>,
    /// How it is run.
    pub config: Arc<Config>,
    /// What it counts.
    pub metrics: Arc<Metrics>,
    /// Where bots think.
    thinkers: Arc<Thinkers>,
    tables: Mutex<HashMap<String, Open>>,
    /// The tables whose logs are damaged, which are not served.
    broken: Mutex<BTreeSet<String>>,
    /// When the store was last written to only to see whether that is possible, by steady
    /// time, and whether it was.
    probed: tokio::sync::Mutex<Option<(Duration, bool)>>,
    /// Whether the store is gone.
    lost: watch::Sender<bool>,
    /// From where tables are being opened that are not among them yet.
    opening: Mutex<Vec<IpAddr>>,
    tasks: TaskTracker,
    /// The sockets that are served.
    pub lines: TaskTracker,
    /// Told when the server closes.
    pub closing: CancellationToken,
}

/// A table that is open, and from where it was opened.
struct Open {
    handle: Handle,
    from: Option<IpAddr>,
}

impl Lobby {
    /// A server with the tables that the store has.
    pub async fn open(store: Arc<dyn Store>, config: Config) -> Result<Arc<Self>, StoreError> {
        let metrics = Arc::new(Metrics::new(&config.clock));
        let lobby = Arc::new(Self {
            archive: Archive::new(Arc::clone(&store), Arc::clone(&metrics)),
            store,
            // What is to come out the same again is not cut short by the time it takes.
            thinkers: Thinkers::new(
                config.think.filter(|_| !config.chance.is_seeded()),
                metrics.thoughts.clone(),
            ),
            metrics,
            config: Arc::new(config),
            tables: Mutex::default(),
            broken: Mutex::default(),
            probed: tokio::sync::Mutex::default(),
            lost: watch::Sender::new(false),
            opening: Mutex::default(),
            tasks: TaskTracker::new(),
            lines: TaskTracker::new(),
            closing: CancellationToken::new(),
        });
        let codes = lobby.store.open_tables().await?;
        for code in &codes {
            // What is wrong with a table that cannot be opened is in the log already.
            let _ = lobby.load(code).await;
        }
        tracing::info!(tables = codes.len(), broken = lobby.metrics.broken_tables.get(), "the house is open");
        lobby.keep_up();
        Ok(lobby)
    }

    /// The way to a table, which is read from the store if it is not at work
    /// here yet.
    pub async fn table(self: &Arc<Self>, code: &str) -> Result<Handle, Problem> {
        let code = known_code(code).ok_or_else(no_table)?;
        if *self.lost.borrow() {
            return Err(beyond_repair());
        }
        if let Some(open) = self.lock().get(&code) {
            return Ok(open.handle.clone());
        }
        self.load(&code).await
    }

    async fn load(self: &Arc<Self>, code: &str) -> Result<Handle, Problem> {
        let (lobby, wanted) = (Arc::clone(self), code.to_owned());
        // A long log takes its time, and anybody can ask for a table that is closed.
        let read = self.archive.away(async move |away| lobby.read(&away, &wanted).await).await??;
        let (table, from) = read.ok_or_else(no_table)?;
        match table.closed() {
            None => Ok(self.start(table, from)),
            Some(closed) => Err(Problem::closed(closed)),
        }
    }

    /// A table as the store has it, and from where it was opened.
    async fn read(&self, away: &Away, code: &str) -> Result<Option<(Table, Option<IpAddr>)>, Problem> {
        self.fold(away, code, &self.log(code).await?)
    }

    /// The same from its log.
    fn fold(&self, _: &Away, code: &str, log: &Log) -> Result<Option<(Table, Option<IpAddr>)>, Problem> {
        let table = Table::fold(code, &log.events, &log.secrets);
        let table = table.map_err(|error| self.unreadable(code, &error))?;
        Ok(table.map(|table| (table, where_opened(&log.secrets))))
    }

    /// Sets a table to work, unless somebody else has meanwhile.
    fn start(self: &Arc<Self>, table: Table, from: Option<IpAddr>) -> Handle {
        let code = table.code().to_owned();
        let mut tables = self.lock();
        if let Some(open) = tables.get(&code) {
            return open.handle.clone();
        }
        let (handle, work) = Actor::start(
            table,
            Arc::clone(&self.store),
            Arc::clone(&self.config),
            Arc::clone(&self.metrics),
            Arc::clone(&self.thinkers),
        );
        tables.insert(code.clone(), Open { handle: handle.clone(), from });
        self.metrics.tables.inc();
        let lobby = Arc::clone(self);
        self.tasks.spawn(async move {
            if work.await == Ended::Damaged {
                lobby.mark_broken(&code);
            }
            lobby.lock().remove(&code);
            lobby.metrics.tables.dec();
        });
        handle
    }

    /// The tables that anybody may find, those that wait for players first.
    pub fn listed(&self) -> Vec<TableSummary> {
        let tables = self.lock();
        let listed =
            |(code, open): (&'_ String, &Open)| open.handle.listed().map(|playing| (playing, code.clone()));
        let mut codes: Vec<(bool, String)> = tables.iter().filter_map(listed).collect();
        if codes.len() > LISTED {
            // There may be many: only those that are shown are put in order.
            codes.select_nth_unstable(LISTED);
            codes.truncate(LISTED);
        }
        codes.sort_unstable();
        codes.iter().filter_map(|(_, code)| Some(tables.get(code)?.handle.summary())).collect()
    }

    /// A game of a table, as far as anybody may know it.
    pub async fn game(&self, code: &str, number: u32, from: usize) -> Result<Fetched, Problem> {
        let code = known_code(code).ok_or_else(no_table)?;
        self.is_sound(&code)?;
        self.store.still_there().map_err(|error| self.failed(&code, &error))?;
        self.archive.fetch(&code, number, from).await.map_err(|unread| match unread {
            Unread::Refused(problem) => problem,
            Unread::Store(error) => self.failed(&code, &error),
            Unread::Log(error) => self.unreadable(&code, &error),
        })
    }

    /// Says good-bye at all tables. Everything acknowledged is on disk already.
    pub async fn drain(&self) {
        self.closing.cancel();
        let all = async {
            let mut replies = Vec::new();
            for handle in self.handles() {
                let (reply, done) = oneshot::channel();
                if handle.inbox.send(Ask::Drain { reply }).await.is_ok() {
                    replies.push(done);
                }
            }
            for reply in replies {
                let _ = reply.await;
            }
        };
        if self.config.clock.timeout(GOOD_BYE, all).await.is_none() {
            tracing::warn!("not every table said good-bye in time");
        }
    }

    fn handles(&self) -> Vec<Handle> {
        self.lock().values().map(|open| open.handle.clone()).collect()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Open>> {
        lock(&self.tables)
    }
}

/// Locks something that no panic can leave half done.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
