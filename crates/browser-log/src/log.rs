//! Logs as they are handed over.

use crate::{Failure, Json, Name};

/// What lists tell of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// What sort of log it is.
    pub kind: Name,
    /// What a list shows of it.
    pub summary: Json,
    /// When it was changed last, in milliseconds since 1970, by the clock of whoever writes.
    pub updated: u64,
}

/// A log, whole or from somewhere on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log {
    /// What lists tell of it.
    pub header: Header,
    /// How long the whole log is.
    pub length: u64,
    /// Its entries in their order: the last ones of the log, if not all.
    pub entries: Vec<Json>,
}

/// A log in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its name.
    pub name: Name,
    /// How many entries it has.
    pub length: u64,
    /// What it tells of itself, or why it cannot be read. Such a log is in every list.
    pub header: Result<Header, Failure>,
}

/// A log that comes from elsewhere, from a file for example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Import {
    /// The name it is to have.
    pub name: Name,
    /// The form it is in: the version of the [`crate::Plan`] of the page that wrote it.
    pub form: u32,
    /// What lists tell of it.
    pub header: Header,
    /// All its entries.
    pub entries: Vec<Json>,
}
