//! What can go wrong.

use std::fmt;

use crate::{MAX_ENTRIES, MAX_NAME, MAX_TEXT};

/// Why something cannot be part of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Invalid {
    /// It is no name.
    Name,
    /// It is not JSON, or not that of the value that was asked for.
    NotJson(String),
    /// The text is longer than [`MAX_TEXT`].
    TooLong {
        /// How long it is, in bytes.
        length: usize,
    },
    /// The log would have more entries than [`MAX_ENTRIES`].
    TooMany {
        /// How many it would have.
        length: u64,
    },
}

/// Why something was not read or written. In every case nothing of it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The log is not as long as the writer thought: another tab has written to it.
    Conflict {
        /// How long it is; zero if there is no such log.
        length: u64,
    },
    /// There is no room left on the disk, or the browser gives this page no more.
    Full,
    /// What was to be written breaks a limit.
    Invalid(Invalid),
    /// There is no such log.
    Missing,
    /// What was kept of the log cannot be read, for this reason. It stays as it is.
    Damaged(String),
    /// The log was written by a newer page.
    Newer {
        /// The version of its form.
        form: u32,
    },
    /// The database is no longer there for this page, which has to be loaded again.
    Gone(Gone),
    /// The log has to be read before it is written to.
    NotRead,
    /// Another tab leads.
    NotLeading,
    /// The browser failed in another way, in its own words.
    Browser(String),
}

/// How the database went away while the page was open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gone {
    /// A newer page in another tab needed it in a newer version.
    Newer,
    /// It was deleted, by another tab or by hand.
    Deleted,
    /// The browser has closed it: the person cleared what the browser keeps, or the disk failed.
    Closed,
}

/// Why the database could not be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// The browser has none, or not in this window: it may be private, or storage is forbidden.
    Absent(String),
    /// A newer page has made it: this one is too old and has to be loaded again.
    Newer,
    /// An older page in another tab does not let go of it. When that tab is closed it can be opened.
    Blocked,
    /// There is no room left for it.
    Full,
    /// The browser failed in another way, in its own words.
    Browser(String),
}

impl fmt::Display for Invalid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name => {
                write!(f, "a name has 1 to {MAX_NAME} letters, digits, dots, hyphens and underscores")
            }
            Self::NotJson(why) => write!(f, "not the JSON that was expected: {why}"),
            Self::TooLong { length } => write!(f, "a text of {length} bytes; at most {MAX_TEXT} are kept"),
            Self::TooMany { length } => {
                write!(f, "a log of {length} entries; at most {MAX_ENTRIES} are kept")
            }
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict { length } => {
                write!(f, "another tab has written: the log has {length} entries now")
            }
            Self::Full => f.write_str("there is no room left"),
            Self::Invalid(invalid) => invalid.fmt(f),
            Self::Missing => f.write_str("there is no such log"),
            Self::Damaged(why) => write!(f, "the log is damaged: {why}"),
            Self::Newer { form } => write!(f, "the log was written by a newer page, in form {form}"),
            Self::Gone(gone) => gone.fmt(f),
            Self::NotRead => f.write_str("the log has not been read"),
            Self::NotLeading => f.write_str("another tab leads"),
            Self::Browser(words) => write!(f, "the browser says: {words}"),
        }
    }
}

impl fmt::Display for Gone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Newer => "a newer page in another tab uses the database now",
            Self::Deleted => "the database was deleted",
            Self::Closed => "the browser has closed the database",
        })
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Absent(why) => write!(f, "this window keeps nothing: {why}"),
            Self::Newer => f.write_str("the database was made by a newer page"),
            Self::Blocked => f.write_str("an older page in another tab holds the database"),
            Self::Full => f.write_str("there is no room left"),
            Self::Browser(words) => write!(f, "the browser says: {words}"),
        }
    }
}

impl std::error::Error for Invalid {}
impl std::error::Error for Failure {}
impl std::error::Error for OpenError {}

impl Failure {
    /// What was kept cannot be read.
    pub(crate) fn damaged(why: &dyn fmt::Display) -> Self {
        Self::Damaged(why.to_string())
    }
}

impl From<Invalid> for Failure {
    fn from(invalid: Invalid) -> Self {
        Self::Invalid(invalid)
    }
}
