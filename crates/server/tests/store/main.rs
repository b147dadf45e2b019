//! What a store promises, and how the one in a file keeps it.

mod contract;
mod crash;
mod file;
mod queue;

use std::future::Future;

use server::store::{SqliteStore, Store};
use tempfile::TempDir;

/// Somewhere to keep tables for one test, empty at first.
trait Place: Send + Sync {
    type Store: Store + Clone + 'static;

    fn new() -> Self;

    /// Opens a store on what is kept here, beside those that are open already.
    fn open(&self) -> impl Future<Output = Self::Store> + Send;
}

/// A directory for a file.
struct Directory(TempDir);

impl Place for Directory {
    type Store = SqliteStore;

    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    async fn open(&self) -> SqliteStore {
        SqliteStore::open(self.0.path()).unwrap()
    }
}

contract::kept_by!(Directory);
