//! All tables of a server.

use std::collections::{BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use protocol::{Code, OpenTable, Phase, Problem, TableOpened, TableSummary};
use tokio::sync::{oneshot, watch};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::actor::{Actor, Ask, Ended, Handle, beyond_repair, closing};
use crate::archive::{Archive, Fetched, Unread};
use crate::chance::Chance;
use crate::config::Config;
use crate::metrics::Metrics;
use crate::store::{Append, Appended, Log, Secret, Store, StoreError, Trouble};
use crate::upkeep::Upkeep;
use table::{Decision, Entry, Table, Unfoldable};

/// The letters of codes: none that looks like another, or like a digit.
const LETTERS: &[u8; 23] = b"ABCDEFGHJKMNPQRSTUVWXYZ";

/// How long a code is.
const CODE_LETTERS: usize = 6;

/// The name of the address that a table was opened from, among its secrets.
const OPENED_FROM: &str = "from";

/// How many tables the list shows.
const LISTED: usize = 100;

/// How often at most it is tried whether the store can be written to.
const PROBE: Duration = Duration::from_secs(1);

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

    /// Opens a table for somebody.
    pub async fn new_table(
        self: &Arc<Self>,
        request: &OpenTable,
        from: IpAddr,
    ) -> Result<TableOpened, Problem> {
        let _place = self.place(from)?;
        if let Some(name) = &request.name {
            crate::names::check(&protocol::names::name(name)?)?;
        }
        let mut opening = table::open(request, &mut |bytes| self.config.chance.fill(bytes))?;
        opening.decision.secrets.push(opened_from(from));
        let seat = opening.decision.joined.clone();
        let code = self.write_new(opening.decision).await?;
        let (table, from) = self.read(&code).await?.ok_or_else(lost)?;
        self.start(table, from);
        tracing::info!(table = code, game = request.game, "a table was opened");
        Ok(TableOpened { table: code, host: opening.host, seat, commitment: opening.commitment })
    }

    /// Writes the beginning of a log under a code that nobody has.
    async fn write_new(&self, decision: Decision) -> Result<String, Problem> {
        let at = self.config.clock.wall();
        let events: Vec<String> =
            decision.events.into_iter().map(|event| Entry { at, event }.text()).collect();
        for _ in 0..8 {
            let code = fresh_code(&self.config.chance);
            let append = Append {
                table: code.clone(),
                expected: 0,
                command: None,
                events: events.clone(),
                secrets: decision.secrets.clone(),
                closes: None,
            };
            let began = self.config.clock.steady();
            let appended = self.store.append(append).await;
            self.metrics.appends.done(&self.config.clock, began);
            if matches!(appended.map_err(|error| self.failed(&code, &error))?, Appended::Done { .. }) {
                return Ok(code);
            }
        }
        Err(Problem::new(Code::Broken, "no free code was found; try again"))
    }

    /// A place for one more table, unless there are too many. It is kept until
    /// the table is open, so that many who ask at once do not all get the last.
    fn place(&self, from: IpAddr) -> Result<Place<'_>, Problem> {
        if self.closing.is_cancelled() {
            return Err(closing());
        }
        let tables = self.lock();
        let mut opening = lock(&self.opening);
        if tables.len() + opening.len() >= self.config.most_tables {
            return Err(Problem::new(Code::TooMany, "the house is full; try again later"));
        }
        let open = tables.values().filter(|open| open.from == Some(from)).count();
        let own = open + opening.iter().filter(|address| **address == from).count();
        if own >= self.config.tables_per_address {
            let message = format_args!("you have {own} tables open; close one first");
            return Err(Problem::new(Code::TooMany, message));
        }
        opening.push(from);
        Ok(Place { opening: &self.opening, from })
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
        match self.archive.away(async move |_| lobby.read(&wanted).await).await?? {
            Some((table, from)) if table.phase() != Phase::Closed => Ok(self.start(table, from)),
            _ => Err(no_table()),
        }
    }

    /// A table folded from its log, and from where it was opened.
    async fn read(&self, code: &str) -> Result<Option<(Table, Option<IpAddr>)>, Problem> {
        let log = self.log(code).await?;
        let table = Table::fold(code, &log.events, &log.secrets);
        let table = table.map_err(|error| self.unreadable(code, &error))?;
        Ok(table.map(|table| (table, where_opened(&log.secrets))))
    }

    /// Refuses a table that is known to be broken.
    fn is_sound(&self, code: &str) -> Result<(), Problem> {
        if lock(&self.broken).contains(code) { Err(beyond_repair()) } else { Ok(()) }
    }

    /// Everything the store has of a table, unless it is known to be broken.
    async fn log(&self, code: &str) -> Result<Log, Problem> {
        self.is_sound(code)?;
        self.store.read(code, 0).await.map_err(|error| self.failed(code, &error))
    }

    /// The store failed at a table.
    fn failed(&self, code: &str, error: &StoreError) -> Problem {
        self.metrics.store_failed(error);
        if error.trouble == Trouble::Damaged {
            self.mark_broken(code);
        }
        if error.lasts() {
            beyond_repair()
        } else {
            Problem::new(Code::Broken, "the house could not do it; try again")
        }
    }

    /// A log makes no table.
    fn unreadable(&self, code: &str, error: &Unfoldable) -> Problem {
        tracing::error!(table = code, %error, "a log makes no table: use the version that wrote it, or restore a backup");
        self.mark_broken(code);
        beyond_repair()
    }

    /// A table is not served until the server is started again, with a log that is sound.
    fn mark_broken(&self, code: &str) {
        let mut broken = lock(&self.broken);
        broken.insert(code.to_owned());
        self.metrics.broken_tables.set(i64::try_from(broken.len()).unwrap_or(i64::MAX));
    }

    /// What keeps the server from its work, for anybody to read.
    pub async fn ready(&self) -> Result<(), &'static str> {
        if self.closing.is_cancelled() {
            return Err("the house is closing");
        }
        if !self.can_write().await {
            return Err("the house cannot write: its log says why");
        }
        if !lock(&self.broken).is_empty() {
            return Err("a table is broken: see the log and `fliphouse house check`");
        }
        Ok(())
    }

    /// Whether the store can be written to. It is tried once a second at most, however many
    /// ask.
    async fn can_write(&self) -> bool {
        let mut probed = self.probed.lock().await;
        let now = self.config.clock.steady();
        if let Some((at, could)) = *probed
            && now.saturating_sub(at) < PROBE
        {
            return could;
        }
        let probe = self.store.probe().await.inspect_err(|error| self.metrics.store_failed(error));
        *probed = Some((now, probe.is_ok()));
        probe.is_ok()
    }

    /// Looks after the store until the server closes.
    fn keep_up(self: &Arc<Self>) {
        let upkeep = Upkeep {
            store: Arc::clone(&self.store),
            clock: self.config.clock.clone(),
            metrics: Arc::clone(&self.metrics),
            keep: self.config.keep,
            lost: self.lost.clone(),
        };
        let closing = self.closing.clone();
        self.tasks.spawn(async move { closing.run_until_cancelled(upkeep.run()).await });
        let lobby = Arc::clone(self);
        self.tasks.spawn(async move { lobby.closing.run_until_cancelled(lobby.check_closed()).await });
        let lobby = Arc::clone(self);
        self.tasks.spawn(async move { lobby.closing.run_until_cancelled(lobby.notice_loss()).await });
    }

    /// Whenever the store is gone, no table goes on: what is in memory is no longer what is
    /// kept.
    async fn notice_loss(&self) {
        let mut lost = self.lost.subscribe();
        while lost.wait_for(|lost| *lost).await.is_ok() {
            for handle in self.handles() {
                let _ended = handle.inbox.send(Ask::GiveUp).await;
            }
            let _ = lost.wait_for(|lost| !*lost).await;
        }
    }

    fn handles(&self) -> Vec<Handle> {
        self.lock().values().map(|open| open.handle.clone()).collect()
    }

    /// Reads the logs of closed tables once, so that one that is damaged is known before
    /// somebody asks for its games.
    async fn check_closed(&self) {
        let Ok(tables) = self.store.tables().await else { return };
        for table in tables.iter().filter(|table| table.closed_at.is_some()) {
            // What is wrong is in the log then, and counted.
            let _ = self.log(&table.code).await;
        }
    }

    /// Sets a table to work, unless somebody else has meanwhile.
    fn start(self: &Arc<Self>, table: Table, from: Option<IpAddr>) -> Handle {
        let code = table.code().to_owned();
        let mut tables = self.lock();
        if let Some(open) = tables.get(&code) {
            return open.handle.clone();
        }
        let (handle, work) =
            Actor::start(table, Arc::clone(&self.store), Arc::clone(&self.config), Arc::clone(&self.metrics));
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

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Open>> {
        lock(&self.tables)
    }
}

/// A place that is kept for a table.
struct Place<'a> {
    opening: &'a Mutex<Vec<IpAddr>>,
    from: IpAddr,
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        let mut opening = lock(self.opening);
        if let Some(place) = opening.iter().position(|address| *address == self.from) {
            opening.swap_remove(place);
        }
    }
}

/// Locks something that no panic can leave half done.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// From where a table was opened, as it is kept: so many count for an address, also after a
/// restart.
fn opened_from(from: IpAddr) -> Secret {
    Secret { name: OPENED_FROM.to_owned(), value: from.to_string().into_bytes() }
}

/// The same the other way. Tables of older versions count for nobody.
fn where_opened(secrets: &[Secret]) -> Option<IpAddr> {
    let kept = secrets.iter().find(|secret| secret.name == OPENED_FROM)?;
    std::str::from_utf8(&kept.value).ok()?.parse().ok()
}

/// A code as the server writes it, if it could be one.
fn known_code(text: &str) -> Option<String> {
    let code = text.to_ascii_uppercase();
    (code.len() == CODE_LETTERS && code.bytes().all(|letter| LETTERS.contains(&letter))).then_some(code)
}

/// A random code. A letter is drawn by rejection, so that all are alike.
fn fresh_code(chance: &Chance) -> String {
    let mut code = String::new();
    while code.len() < CODE_LETTERS {
        let mut byte = [0];
        chance.fill(&mut byte);
        if let Some(letter) = LETTERS.get(usize::from(byte[0] & 31)) {
            code.push(char::from(*letter));
        }
    }
    code
}

/// What is said of a code that is no table's.
pub fn no_table() -> Problem {
    Problem::new(Code::NoSuchTable, "there is no such table, or it is closed: check the code")
}

fn lost() -> Problem {
    Problem::new(Code::Broken, "the table was written but cannot be read; try again")
}
