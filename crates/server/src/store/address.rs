//! Which store, as somebody who starts a server writes it.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use super::{SqliteStore, Store, StoreError};

/// Where tables are kept, written as `sqlite:DIRECTORY`.
///
/// ```
/// use server::store::StoreAddress;
///
/// let address: StoreAddress = "sqlite:/var/lib/fliphouse".parse()?;
/// assert_eq!(address, StoreAddress::Sqlite("/var/lib/fliphouse".into()));
/// assert_eq!(
///     "mysql://localhost".parse::<StoreAddress>().unwrap_err().to_string(),
///     "\"mysql://localhost\" is no store that is known: write sqlite:DIRECTORY",
/// );
/// # Ok::<(), server::store::UnknownStore>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreAddress {
    /// In a file of this directory, by `SQLite`.
    Sqlite(PathBuf),
}

/// A text that names no store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownStore(String);

impl StoreAddress {
    /// Opens the store, and makes it if it is not there yet.
    pub fn open(&self) -> Result<Arc<dyn Store>, StoreError> {
        match self {
            Self::Sqlite(directory) => Ok(Arc::new(SqliteStore::open(directory)?)),
        }
    }

    /// Opens the store only to read it, also while a server has it open.
    pub fn look(&self) -> Result<Arc<dyn Store>, StoreError> {
        match self {
            Self::Sqlite(directory) => Ok(Arc::new(SqliteStore::look(directory)?)),
        }
    }

    /// Writes a copy of the store to a file, also while a server has it open.
    pub fn backup(&self, file: &Path) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(directory) => SqliteStore::backup(directory, file),
        }
    }

    /// The store in a backup, only to be read.
    pub fn look_at_backup(&self, file: &Path) -> Result<Arc<dyn Store>, StoreError> {
        match self {
            Self::Sqlite(_) => Ok(Arc::new(SqliteStore::look_at_backup(file)?)),
        }
    }

    /// Puts a backup in the place of the store. Says where what was there is kept.
    pub fn restore(&self, file: &Path) -> Result<Option<PathBuf>, StoreError> {
        match self {
            Self::Sqlite(directory) => SqliteStore::restore(directory, file),
        }
    }
}

impl FromStr for StoreAddress {
    type Err = UnknownStore;

    fn from_str(text: &str) -> Result<Self, UnknownStore> {
        match text.split_once(':') {
            Some(("sqlite", directory)) if !directory.is_empty() => Ok(Self::Sqlite(directory.into())),
            _ => Err(UnknownStore(text.to_owned())),
        }
    }
}

impl fmt::Display for UnknownStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no store that is known: write sqlite:DIRECTORY", self.0)
    }
}

impl std::error::Error for UnknownStore {}
