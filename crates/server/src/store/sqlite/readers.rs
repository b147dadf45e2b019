//! The connections that only read.

use std::sync::{Arc, Mutex};

use rusqlite::Connection;
use tokio::sync::Semaphore;
use tokio::task;

use super::file::File;
use super::{closed, lock};
use crate::store::StoreError;

/// How many may read at the same time; others wait for their turn. A read takes
/// well under a millisecond, so this is about the processors, not about people.
const READERS: u32 = 4;

/// A few connections, opened when they are first needed.
pub(super) struct Readers {
    pub(super) file: File,
    /// A permit for each connection that there may be.
    turns: Arc<Semaphore>,
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    pub(super) fn new(file: File) -> Self {
        Self { file, turns: Arc::new(Semaphore::new(READERS as usize)), idle: Mutex::default() }
    }

    /// Reads on a thread that may wait for the disk.
    pub(super) async fn read<T, F>(self: &Arc<Self>, ask: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    {
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|_| closed())?;
        let readers = Arc::clone(self);
        let work = move || {
            // The turn ends with the work, even if nobody waits for it any more.
            let _turn = turn;
            readers.read_now(ask)
        };
        task::spawn_blocking(work).await.map_err(|error| self.file.trouble(&error.to_string()))?
    }

    fn read_now<T>(&self, ask: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T, StoreError> {
        self.file.still_there()?;
        let idle = lock(&self.idle).pop();
        let connection = idle.map_or_else(|| self.file.reader(), Ok)?;
        let answer = ask(&connection).map_err(|error| self.file.failed(&error))?;
        // One that failed is not used again.
        lock(&self.idle).push(connection);
        Ok(answer)
    }

    /// Waits for the reads under way and closes the connections.
    pub(super) async fn close(&self) {
        if let Ok(_all) = self.turns.acquire_many(READERS).await {
            self.turns.close();
            lock(&self.idle).clear();
        }
    }
}
