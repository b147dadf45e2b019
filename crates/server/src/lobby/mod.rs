//! All tables and shared sheets of a server.

pub mod codes;
mod door;
mod health;
mod opening;

use std::collections::{BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use protocol::{Problem, TableSummary};
use tokio::sync::{oneshot, watch};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::actor::Handle;
use crate::archive::{Archive, Away, Fetched, Unread};
use crate::ask::Ended;
use crate::config::Config;
use crate::kept::Kept;
use crate::metrics::Metrics;
use crate::pen::beyond_repair;
use crate::sheet::SheetHandle;
use crate::store::{Log, Store, StoreError};
use crate::thinking::Thinkers;
use codes::{known_code, no_sheet, no_table, sheet_code, sheet_key};
use door::Door;
use opening::where_opened;

/// How many tables the list shows.
const LISTED: usize = 100;

/// How long the tables have to say good-bye.
const GOOD_BYE: Duration = Duration::from_secs(3);

/// A server: its tables and sheets, and what they share.
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
    /// The tables and sheets that are open, by what the store has them under.
    tables: Mutex<HashMap<String, Open>>,
    /// Those whose logs are damaged, which are not served.
    broken: Mutex<BTreeSet<String>>,
    /// When the store was last written to only to see whether that is possible, by steady
    /// time, and whether it was.
    probed: tokio::sync::Mutex<Option<(Duration, bool)>>,
    /// Whether the store is gone.
    lost: watch::Sender<bool>,
    /// From where some are being opened that are not among them yet.
    opening: Mutex<Vec<IpAddr>>,
    tasks: TaskTracker,
    /// The sockets that are served.
    pub lines: TaskTracker,
    /// Told when the server closes.
    pub closing: CancellationToken,
}

/// A table or sheet that is open, and from where it was opened.
struct Open {
    door: Door,
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
        let sheets = codes.iter().filter(|key| sheet_code(key).is_some()).count();
        let tables = codes.len() - sheets;
        tracing::info!(tables, sheets, broken = lobby.metrics.broken_tables.get(), "the house is open");
        lobby.keep_up();
        Ok(lobby)
    }

    /// The way to a table, which is read from the store if it is not at work
    /// here yet.
    pub async fn table(self: &Arc<Self>, code: &str) -> Result<Handle, Problem> {
        let key = known_code(code).ok_or_else(no_table)?;
        match self.door(&key).await? {
            Door::Table(handle) => Ok(handle),
            Door::Sheet(_) => Err(no_table()),
        }
    }

    /// The same to a shared sheet.
    pub async fn sheet(self: &Arc<Self>, code: &str) -> Result<SheetHandle, Problem> {
        let key = known_code(code).map(|code| sheet_key(&code)).ok_or_else(no_sheet)?;
        match self.door(&key).await? {
            Door::Sheet(handle) => Ok(handle),
            Door::Table(_) => Err(no_sheet()),
        }
    }

    async fn door(self: &Arc<Self>, key: &str) -> Result<Door, Problem> {
        if *self.lost.borrow() {
            return Err(beyond_repair());
        }
        if let Some(open) = self.lock().get(key) {
            return Ok(open.door.clone());
        }
        self.load(key).await
    }

    async fn load(self: &Arc<Self>, key: &str) -> Result<Door, Problem> {
        let (lobby, wanted) = (Arc::clone(self), key.to_owned());
        // A long log takes its time, and anybody can ask for a table that is closed.
        let read = self.archive.away(async move |away| lobby.read(&away, &wanted).await).await??;
        let nothing = || if sheet_code(key).is_some() { no_sheet() } else { no_table() };
        let (kept, from) = read.ok_or_else(nothing)?;
        match kept.closed() {
            None => Ok(self.start(kept, from)),
            Some(closed) => Err(closed),
        }
    }

    /// What the store has under a key, and from where it was opened.
    async fn read(&self, away: &Away, key: &str) -> Result<Option<(Kept, Option<IpAddr>)>, Problem> {
        self.fold(away, key, &self.log(key).await?)
    }

    /// The same from its log.
    fn fold(&self, _: &Away, key: &str, log: &Log) -> Result<Option<(Kept, Option<IpAddr>)>, Problem> {
        let kept = Kept::fold(key, &log.events, &log.secrets);
        let kept = kept.map_err(|error| self.unreadable(key, &error))?;
        Ok(kept.map(|kept| (kept, where_opened(&log.secrets))))
    }

    /// Sets a table or sheet to work, unless somebody else has meanwhile.
    fn start(self: &Arc<Self>, kept: Kept, from: Option<IpAddr>) -> Door {
        let key = kept.key();
        let mut tables = self.lock();
        if let Some(open) = tables.get(&key) {
            return open.door.clone();
        }
        let (door, work) = self.work(kept);
        let gauge = door.gauge(&self.metrics);
        tables.insert(key.clone(), Open { door: door.clone(), from });
        gauge.inc();
        let lobby = Arc::clone(self);
        self.tasks.spawn(async move {
            if work.await == Ended::Damaged {
                lobby.mark_broken(&key);
            }
            lobby.lock().remove(&key);
            gauge.dec();
        });
        door
    }

    /// The tables that anybody may find, those that wait for players first.
    pub fn listed(&self) -> Vec<TableSummary> {
        let tables = self.lock();
        let listed = |(code, open): (&'_ String, &Open)| {
            open.door.table()?.listed().map(|playing| (playing, code.clone()))
        };
        let mut codes: Vec<(bool, String)> = tables.iter().filter_map(listed).collect();
        if codes.len() > LISTED {
            // There may be many: only those that are shown are put in order.
            codes.select_nth_unstable(LISTED);
            codes.truncate(LISTED);
        }
        codes.sort_unstable();
        codes.iter().filter_map(|(_, code)| Some(tables.get(code)?.door.table()?.summary())).collect()
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

    /// Says good-bye at all tables and sheets. Everything acknowledged is on disk already.
    pub async fn drain(&self) {
        self.closing.cancel();
        let all = async {
            let mut replies = Vec::new();
            for door in self.doors() {
                let (reply, done) = oneshot::channel();
                if door.drain(reply).await {
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

    fn doors(&self) -> Vec<Door> {
        self.lock().values().map(|open| open.door.clone()).collect()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Open>> {
        lock(&self.tables)
    }
}

/// Locks something that no panic can leave half done.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
