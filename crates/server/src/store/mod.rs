//! Where tables are kept: for each an event log that only grows, and its
//! secrets apart from it.
//!
//! A table belongs to no process. Whoever appends says how many events it has
//! seen; if there are more by now, nothing is written and the answer is
//! [`Appended::Conflict`]: read them, decide again. So any number of servers
//! can serve the same tables.

mod address;
pub mod chain;
mod error;
mod sqlite;

use async_trait::async_trait;

pub use address::{StoreAddress, UnknownStore};
pub use error::{StoreError, Trouble};
pub use sqlite::{SqliteStore, Stats};
pub use table::{Logged, Secret};

/// A place that keeps tables. Which one is chosen when the server starts
/// ([`StoreAddress::open`]), so everything else has an `Arc<dyn Store>`.
#[async_trait]
pub trait Store: Send + Sync {
    /// Adds events to the log of a table, all or none, and answers once they
    /// are on disk. A future that is dropped before it has answered, or that
    /// answers with an error, may have added them or not: to learn which, do it
    /// again with the same command.
    async fn append(&self, entry: Append) -> Result<Appended, StoreError>;

    /// What the store has of a table after its first `from` events, and the event before
    /// that, as [`Kept`](chain::Kept) says. A table that does not exist has nothing.
    /// Nobody but [`read`](Self::read) needs it.
    async fn kept(&self, table: &str, from: u64) -> Result<chain::Kept, StoreError>;

    /// The log of a table after its first `from` events. A table that does not exist has
    /// none; one that has fewer, or whose events do not fit together, is damaged.
    async fn read(&self, table: &str, from: u64) -> Result<Log, StoreError> {
        chain::check(table, from, self.kept(table, from).await?)
    }

    /// The number of the last event that a command made, if it was carried out.
    async fn carried_out(&self, table: &str, command: &str) -> Result<Option<u64>, StoreError>;

    /// The tables that are not closed.
    async fn open_tables(&self) -> Result<Vec<String>, StoreError>;

    /// All tables, those that are closed too.
    async fn tables(&self) -> Result<Vec<Listed>, StoreError>;

    /// Forgets everything about the tables that were closed before a time, in milliseconds
    /// since 1970, and gives back the space they took. Says how many there were.
    async fn prune(&self, before: u64) -> Result<u64, StoreError>;

    /// Writes something that means nothing, to see whether that is possible.
    async fn probe(&self) -> Result<(), StoreError>;

    /// What is wrong with the store beside the logs of its tables; nothing if it is sound.
    async fn inspect(&self) -> Result<Vec<String>, StoreError>;

    /// Whether what was opened is still there. It answers at once.
    fn still_there(&self) -> Result<(), StoreError>;

    /// How many bytes it takes. It answers at once.
    fn bytes(&self) -> u64;

    /// Carries out what waits, refuses whatever comes after that, and answers
    /// when everything is put away.
    async fn close(&self);
}

/// What a table has in its log, and beside it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Log {
    /// The events in order.
    pub events: Vec<Logged>,
    /// The secrets that were kept with them by their names, the newest of each.
    pub secrets: Vec<Secret>,
}

/// A table of a store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its code.
    pub code: String,
    /// How many events its log has.
    pub events: u64,
    /// When it was closed, in milliseconds since 1970, if it is.
    pub closed_at: Option<u64>,
}

/// What is to be added to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The code of the table.
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
    /// When the table was closed, in milliseconds since 1970, if it is with this. It stays
    /// closed.
    pub closes: Option<u64>,
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
