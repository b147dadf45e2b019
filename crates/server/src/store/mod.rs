//! Where tables are kept: for each an event log that only grows, and its
//! secrets apart from it.
//!
//! A table belongs to no process. Whoever appends says how many events it has
//! seen; if there are more by now, nothing is written and the answer is
//! [`Appended::Conflict`]: read them, decide again. So any number of servers
//! can serve the same tables.

mod sqlite;

use std::fmt;
use std::future::Future;

pub use sqlite::{SqliteStore, Stats};
pub use table::{Logged, Secret};

/// A place that keeps tables.
pub trait Store: Clone + Send + Sync + 'static {
    /// Adds events to the log of a table, all or none, and answers once they
    /// are on disk. A future that is dropped before it has answered, or that
    /// answers with an error, may have added them or not: to learn which, do it
    /// again with the same command.
    fn append(&self, entry: Append) -> impl Future<Output = Result<Appended, StoreError>> + Send;

    /// The events of a table after the first `from`, in order. A table that
    /// does not exist has none.
    fn read(&self, table: &str, from: u64) -> impl Future<Output = Result<Vec<Logged>, StoreError>> + Send;

    /// The number of the last event that a command made, if it was carried out.
    fn carried_out(
        &self,
        table: &str,
        command: &str,
    ) -> impl Future<Output = Result<Option<u64>, StoreError>> + Send;

    /// The secrets of a table, the newest under each name.
    fn secrets(&self, table: &str) -> impl Future<Output = Result<Vec<Secret>, StoreError>> + Send;

    /// The tables that are not closed.
    fn open_tables(&self) -> impl Future<Output = Result<Vec<String>, StoreError>> + Send;
}

/// What is to be added to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The table.
    pub table: String,
    /// How many events the log is expected to have. None yet means a new table.
    pub expected: u64,
    /// The command these events come from. It is carried out once per table,
    /// whatever number of events is expected the second time.
    pub command: Option<String>,
    /// The events, each a JSON text. At least one: it is the growing log that
    /// keeps two who expect the same from both being served.
    pub events: Vec<String>,
    /// Secrets to keep beside them.
    pub secrets: Vec<Secret>,
    /// Whether the table is closed with this. It stays closed.
    pub closes: bool,
}

/// What became of an [`Append`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// The events are on disk; the log has so many now.
    Done {
        /// How many events the log has, which is the number of its last one.
        seq: u64,
    },
    /// The log has more or fewer events than expected. Nothing was written.
    Conflict {
        /// How many it has.
        seq: u64,
    },
    /// The command was carried out before. Nothing was written.
    Duplicate {
        /// The number of the last event it made then.
        seq: u64,
    },
}

/// The store could not do it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoreError(pub String);

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "store: {}", self.0)
    }
}

impl std::error::Error for StoreError {}
