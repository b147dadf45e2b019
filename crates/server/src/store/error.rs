//! What can be wrong with a store.

use std::fmt;

/// The store could not do it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoreError {
    /// What kind of trouble it is.
    pub trouble: Trouble,
    /// What is wrong and what to do about it, for whoever runs the server.
    pub message: String,
}

/// The kinds of trouble that a store can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Trouble {
    /// It did not work this time: the disk is full, or the store is closed.
    Failed,
    /// Another server has it.
    InUse,
    /// A log is not what was written.
    Damaged,
    /// The store itself is gone, or is another one.
    Lost,
}

impl StoreError {
    /// Trouble that may pass.
    pub fn failed(message: impl fmt::Display) -> Self {
        Self { trouble: Trouble::Failed, message: message.to_string() }
    }

    /// The log of a table is not what was written.
    pub fn damaged(table: &str, what: &str) -> Self {
        let message = format!(
            "the log of table {table} is damaged: {what}; stop the server, see `fliphouse house check`, and restore a backup"
        );
        Self { trouble: Trouble::Damaged, message }
    }

    /// Whether it will be the same when it is tried again.
    pub const fn lasts(&self) -> bool {
        matches!(self.trouble, Trouble::Damaged | Trouble::Lost)
    }
}

impl Trouble {
    /// The name that it is counted by.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Failed => "failed",
            Self::InUse => "in_use",
            Self::Damaged => "damaged",
            Self::Lost => "lost",
        }
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "store: {}", self.message)
    }
}

impl std::error::Error for StoreError {}
