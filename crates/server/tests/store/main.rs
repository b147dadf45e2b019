//! What a store promises, and how the one in a file keeps it.

mod contract;
mod crash;
mod file;
mod queue;
mod upkeep;

use std::future::Future;
use std::sync::Mutex;

use server::store::{SqliteStore, Store, Trouble};
use tempfile::TempDir;

/// Somewhere to keep tables for one test, empty at first.
trait Place: Send + Sync {
    type Store: Store + Clone + 'static;

    fn new() -> Self;

    /// Opens a store on what is kept here, beside those that are open already.
    fn open(&self) -> impl Future<Output = Self::Store> + Send;

    /// Changes what is kept here, as nobody may who goes through a store.
    fn tamper(&self, how: Tampering);
}

/// What somebody may do to a store behind its back, at table `A`.
#[derive(Clone, Copy, Debug)]
enum Tampering {
    /// Writes another text over an event.
    Alter(u64),
    /// Takes an event out.
    Remove(u64),
    /// Takes the last event out, and lets the count of events fit.
    Shorten(u64),
    /// Lets two events change places.
    Swap(u64, u64),
    /// Writes another value over a secret.
    AlterSecret(&'static str),
    /// Takes a secret out.
    RemoveSecret(&'static str),
    /// Puts another secret beside an event.
    AddSecret(u64),
}

/// A directory for a file, and the store that is open on it: there is one at a time, and
/// whoever opens it once more gets the same.
struct Directory(TempDir, Mutex<Option<SqliteStore>>);

impl Place for Directory {
    type Store = SqliteStore;

    fn new() -> Self {
        Self(tempfile::tempdir().unwrap(), Mutex::default())
    }

    async fn open(&self) -> SqliteStore {
        let mut open = self.1.lock().unwrap();
        match (SqliteStore::open(self.0.path()), &mut *open) {
            (Err(error), Some(store)) if error.trouble == Trouble::InUse => store.clone(),
            (opened, open) => open.insert(opened.unwrap()).clone(),
        }
    }

    fn tamper(&self, how: Tampering) {
        let a = "table_id = (SELECT id FROM tables WHERE code = 'A')";
        let sql = match how {
            Tampering::Alter(seq) => format!("UPDATE events SET event = 'altered' WHERE {a} AND seq = {seq}"),
            Tampering::Remove(seq) => format!("DELETE FROM events WHERE {a} AND seq = {seq}"),
            Tampering::Shorten(seq) => format!(
                "DELETE FROM events WHERE {a} AND seq = {seq}; UPDATE tables SET seq = {} WHERE code = 'A'",
                seq - 1
            ),
            Tampering::Swap(one, two) => format!(
                "UPDATE events SET seq = -1 WHERE {a} AND seq = {one};
                 UPDATE events SET seq = {one} WHERE {a} AND seq = {two};
                 UPDATE events SET seq = {two} WHERE {a} AND seq = -1"
            ),
            Tampering::AlterSecret(name) => {
                format!("UPDATE secrets SET value = x'00' WHERE {a} AND name = '{name}'")
            }
            Tampering::RemoveSecret(name) => format!("DELETE FROM secrets WHERE {a} AND name = '{name}'"),
            Tampering::AddSecret(seq) => {
                format!("INSERT INTO secrets SELECT id, {seq}, 'guest/9', x'00' FROM tables WHERE code = 'A'")
            }
        };
        file::connect(self).execute_batch(&sql).unwrap();
    }
}

contract::kept_by!(Directory);
