//! Tables in one file, by `SQLite`.
//!
//! One thread writes. While the disk flushes one transaction, the appends that
//! come in wait in a queue; the next transaction carries all of them out, so
//! that they share one flush. Reads have connections of their own and see the
//! last committed state without waiting for the writer.
//!
//! The folder has one server at a time, which keeps a lock on it; others may only read.
//! Expected numbers and commands are checked inside the transaction all the same.

mod backup;
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
use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot, watch};

use super::chain::Kept;
use super::{Append, Appended, Listed, Store, StoreError};
use file::File;
use folder::DATABASE;
use readers::Readers;
pub use writer::Stats;
use writer::{Counters, Job, Request, Writer};

/// How many appends may wait for the writer. More wait for a place.
const QUEUE: usize = 4096;

/// How many events are forgotten, and how many pages given back, at a time: appends wait
/// no longer than that.
const PIECE: u64 = 2000;
const PAGES: u32 = 500;

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
        let file = File::new(&directory.join(DATABASE));
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

    /// Opens the store of a directory only to read it, beside a server that may have it
    /// open. Whatever would change something is refused.
    pub fn look(directory: &Path) -> Result<Self, StoreError> {
        Self::look_at(File::new(&directory.join(DATABASE)))
    }

    fn look_at(file: File) -> Result<Self, StoreError> {
        file.known()?;
        let readers = Arc::new(Readers::new(file));
        let (_, done) = watch::channel(());
        let (queue, counters) = (Mutex::default(), Arc::default());
        Ok(Self { shared: Arc::new(Shared { queue, readers, counters, done }) })
    }

    /// Has the writer do something that is not an append.
    async fn write<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&mut Connection) -> rusqlite::Result<T> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let queue = lock(&self.shared.queue).clone().ok_or_else(closed)?;
        let work = Box::new(move |connection: &mut Connection| {
            let _gone = answer.send(work(connection));
        });
        queue.send(Job::Other(work)).await.map_err(|_| closed())?;
        drop(queue);
        let answer = answered.await.map_err(|_| closed())?;
        self.still_there()?;
        answer.map_err(|error| self.shared.readers.file.failed(&error))
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
        queue.send(Job::Append(Request { entry, answer })).await.map_err(|_| closed())?;
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

    async fn tables(&self) -> Result<Vec<Listed>, StoreError> {
        self.shared.readers.read(log::tables).await
    }

    async fn prune(&self, before: u64) -> Result<u64, StoreError> {
        let mut pruned = 0;
        loop {
            let tables = self.write(move |connection| log::prune(connection, before, PIECE)).await?;
            pruned += tables;
            if tables == 0 {
                break;
            }
        }
        while pruned > 0 && self.write(give_back).await? {}
        Ok(pruned)
    }

    async fn probe(&self) -> Result<(), StoreError> {
        // The version of the form is written over by itself.
        self.write(|connection| {
            let version: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
            connection.pragma_update(None, "user_version", version)
        })
        .await
    }

    async fn inspect(&self) -> Result<Vec<String>, StoreError> {
        self.shared.readers.read(log::inspect).await
    }

    fn still_there(&self) -> Result<(), StoreError> {
        self.shared.readers.file.still_there()
    }

    fn bytes(&self) -> u64 {
        self.shared.readers.file.bytes()
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

/// Gives some pages that are not needed back to the disk; says whether there are more. Those
/// of the last time leave the file when it is tidied up.
fn give_back(connection: &mut Connection) -> rusqlite::Result<bool> {
    connection.execute_batch(&format!("PRAGMA incremental_vacuum({PAGES})"))?;
    let left: i64 = connection.pragma_query_value(None, "freelist_count", |row| row.get(0))?;
    if left == 0 {
        // Somebody who reads may be in the way: then it happens by and by.
        connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", (), |_| Ok(()))?;
    }
    Ok(left > 0)
}

fn closed() -> StoreError {
    StoreError::failed("it is closed: open it again")
}

/// Locks something that no panic can leave half done.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
