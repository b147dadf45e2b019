//! The end of a log, where the task that has it writes on.

use std::sync::Arc;

use protocol::{Code, Problem};
use table::Unfoldable;

use crate::ask::Ended;
use crate::config::Config;
use crate::lobby::codes::spoken;
use crate::metrics::Metrics;
use crate::store::{Append, Appended, Log, Store, StoreError, Trouble};

/// Writes to one log.
pub struct Pen {
    key: String,
    store: Arc<dyn Store>,
    config: Arc<Config>,
    metrics: Arc<Metrics>,
    /// What everybody is told if what the task has is no longer what the log says, or the log
    /// is gone.
    astray: Option<Problem>,
    /// Whether the log is not what was written.
    damaged: bool,
}

/// Something could not be written or followed; the log says why.
#[derive(Debug)]
pub struct Unwritten;

impl Pen {
    /// Writes to the log that the store has under a key.
    pub fn new(key: String, store: Arc<dyn Store>, config: Arc<Config>, metrics: Arc<Metrics>) -> Self {
        Self { key, store, config, metrics, astray: None, damaged: false }
    }

    /// What everybody is told if the task cannot go on.
    pub const fn astray(&self) -> Option<&Problem> {
        self.astray.as_ref()
    }

    /// How the task ends if it cannot go on.
    pub const fn ended(&self) -> Ended {
        if self.damaged { Ended::Damaged } else { Ended::Sound }
    }

    /// What the store has the log under.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// Adds to the log.
    pub async fn append(&mut self, append: Append) -> Result<Appended, Unwritten> {
        let began = self.config.clock.steady();
        let appended = self.store.append(append).await;
        self.metrics.appends.done(&self.config.clock, began);
        appended.map_err(|error| self.failed(&error))
    }

    /// What somebody else has written after so many events.
    pub async fn news(&mut self, from: u64) -> Result<Log, Unwritten> {
        let news = self.store.read(&self.key, from).await;
        news.map_err(|error| self.failed(&error))
    }

    /// The number of the last event that a command made, if it was carried out.
    pub async fn carried_out(&mut self, command: &str) -> Result<Option<u64>, Unwritten> {
        let before = self.store.carried_out(&self.key, command).await;
        before.map_err(|error| self.failed(&error))
    }

    /// What is here is no longer what the log says: it must be read anew.
    pub fn give_up(&mut self, error: &Unfoldable) {
        tracing::error!(table = self.key, %error, "a table or sheet does not follow its log");
        self.astray.get_or_insert_with(closing);
    }

    /// The store is gone.
    pub fn lose(&mut self) {
        self.astray = Some(beyond_repair());
    }

    /// The store failed. If it will fail again, the task cannot go on.
    fn failed(&mut self, error: &StoreError) -> Unwritten {
        self.metrics.store_failed(error);
        if error.lasts() {
            self.astray.get_or_insert_with(beyond_repair);
            self.damaged |= error.trouble == Trouble::Damaged;
        }
        Unwritten
    }

    /// What a client is told that has seen more than there is.
    pub fn taken_back(&self, last: u64, seq: u64) -> Problem {
        let what = spoken(&self.key);
        let message = format_args!(
            "you have seen event {last} of {what}, but it has only {seq}: it was set back to an earlier state; \
             come in anew"
        );
        Problem::new(Code::TakenBack, message)
    }
}

/// What everybody is told when a table or sheet cannot go on.
pub fn beyond_repair() -> Problem {
    let message = "this cannot go on, for its log is damaged or gone: tell whoever runs the house";
    Problem::new(Code::Broken, message)
}

/// What everybody is told when the server closes.
pub fn closing() -> Problem {
    Problem::new(Code::Closing, "the house restarts; connect again in a moment")
}

/// What somebody is told for whom something could not be written.
pub fn broken(_: Unwritten) -> Problem {
    Problem::new(Code::Broken, "the house could not write it down; try again")
}
