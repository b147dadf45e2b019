//! Tables in one file, by `SQLite`.
//!
//! One thread writes. While the disk flushes one transaction, the appends that
//! come in wait in a queue; the next transaction carries all of them out, so
//! that they share one flush. Reads have connections of their own and see the
//! last committed state without waiting for the writer.
//!
//! The folder has one server at a time, which keeps a lock on it; others may only read.
//! Expected numbers and commands are checked inside the transaction all the same.

mod file;
mod folder;
mod identity;
mod limits;
mod log;
mod readers;
mod steps;
mod writer;

use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use async_trait::async_trait;
use tokio::sync::{mpsc, oneshot, watch};

use super::chain::Kept;
use super::{Append, Appended, Store, StoreError};
use file::File;
use readers::Readers;
pub use writer::Stats;
use writer::{Counters, Job, Writer};

/// How many appends may wait for the writer. More wait for a place.
const QUEUE: usize = 4096;

/// A store in the file `fliphouse.db` of a directory. Clones share it.
///
/// It needs the tokio runtime to read, and does not block it. When the last
/// clone is dropped, the writer carries out what still waits and ends; to wait
/// for that, [`close`](Store::close) it.
#[derive(Clone)]
pub struct SqliteStore {
    shared: Arc<Shared>,
}

struct Shared {
    /// The way to the writer, until the store is closed.
    queue: Mutex<Option<mpsc::Sender<Job>>>,
    readers: Arc<Readers>,
    counters: Arc<Counters>,
    /// Its other end is dropped when the writer is done.
    done: watch::Receiver<()>,
}

impl SqliteStore {
    /// Opens the store of a directory, and makes both if they are not there. A
    /// file of an older version is brought up to date; one of a newer version,
    /// or that is something else, is refused and left as it is. So is a directory
    /// that another server has open.
    pub fn open(directory: &Path) -> Result<Self, StoreError> {
        let lock = folder::take(directory)?;
        let file = File::new(directory);
        let connection = file.prepare()?;
        let readers = Arc::new(Readers::new(file.clone()));
        let counters = Arc::new(Counters::default());
        let (queue, jobs) = mpsc::channel(QUEUE);
        let (working, done) = watch::channel(());
        let mut writer = Writer { file: file.clone(), connection, jobs, counters: Arc::clone(&counters) };
        // Whoever closes the last connection tidies up the file, which takes a
        // while. That is to be this thread, so it keeps the readers until then.
        let last = Arc::clone(&readers);
        let work = move || {
            writer.run();
            drop(last);
            drop(writer);
            drop(lock);
            drop(working);
        };
        let spawned = thread::Builder::new().name("store".to_owned()).spawn(work);
        spawned.map_err(|error| file.trouble(&format!("no thread to write it: {error}")))?;
        let queue = Mutex::new(Some(queue));
        Ok(Self { shared: Arc::new(Shared { queue, readers, counters, done }) })
    }

    /// What the writer has done since this store was opened.
    pub fn stats(&self) -> Stats {
        self.shared.counters.read()
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn append(&self, entry: Append) -> Result<Appended, StoreError> {
        limits::check(&entry)?;
        let (answer, answered) = oneshot::channel();
        let queue = lock(&self.shared.queue).clone().ok_or_else(closed)?;
        queue.send(Job { entry, answer }).await.map_err(|_| closed())?;
        // The writer ends when nobody can send any more: do not hold it up.
        drop(queue);
        answered.await.map_err(|_| closed())?
    }

    async fn kept(&self, table: &str, from: u64) -> Result<Kept, StoreError> {
        let table = table.to_owned();
        self.shared.readers.read(move |connection| log::kept(connection, &table, from)).await
    }

    async fn carried_out(&self, table: &str, command: &str) -> Result<Option<u64>, StoreError> {
        let (table, command) = (table.to_owned(), command.to_owned());
        self.shared.readers.read(move |connection| log::made_by(connection, &table, &command)).await
    }

    async fn open_tables(&self) -> Result<Vec<String>, StoreError> {
        self.shared.readers.read(log::open_tables).await
    }

    fn still_there(&self) -> Result<(), StoreError> {
        self.shared.readers.still_there()
    }

    /// All clones are closed with it, and then the file is.
    async fn close(&self) {
        self.shared.readers.close().await;
        lock(&self.shared.queue).take();
        let mut done = self.shared.done.clone();
        // Nothing is ever sent: this ends when the other end is dropped.
        while done.changed().await.is_ok() {}
    }
}

fn closed() -> StoreError {
    StoreError::failed("it is closed: open it again")
}

/// Locks something that no panic can leave half done.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
