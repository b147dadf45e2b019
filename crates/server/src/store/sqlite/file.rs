//! The file: how it is opened, and whether it is still there.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode};

use super::folder::{WAL, beside};
use super::identity::Identities;
use super::steps::{APPLICATION, STEPS, migrate, version};
use crate::store::{StoreError, Trouble};

/// How long to wait for another process that writes.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long to wait before trying again.
const PAUSE: Duration = Duration::from_millis(1);

/// No database has fewer bytes, unless it has none.
const SHORTEST: u64 = 512;

/// What `SQLite` answers to the question whether pages can be given back.
const INCREMENTAL: i64 = 2;

/// What to do about a file that is not ours.
const ELSEWHERE: &str = "choose another data directory, or move this file away";

/// The file of a store.
#[derive(Clone)]
pub(super) struct File {
    path: Arc<Path>,
    identities: Arc<Identities>,
}

impl File {
    /// The database in a file.
    pub(super) fn new(path: &Path) -> Self {
        // What readers share in memory (-shm) is made anew when it is needed.
        let identities = Identities::of([path.to_owned(), beside(path, WAL)]);
        Self { path: path.into(), identities: Arc::new(identities) }
    }

    /// How many bytes it takes, with what is not in the database proper yet.
    pub(super) fn bytes(&self) -> u64 {
        length(&self.path) + length(&beside(&self.path, WAL))
    }

    /// Fails if the file that was opened is no longer the one that has its name.
    pub(super) fn still_there(&self) -> Result<(), StoreError> {
        let Some(path) = self.identities.changed() else { return Ok(()) };
        let message = format!(
            "{}: this file is gone or was replaced while the server ran, and nothing can be kept any more: \
             stop the server, put the file back or restore a backup (`fliphouse house restore`), and start again",
            path.display()
        );
        Err(StoreError { trouble: Trouble::Lost, message })
    }

    /// A connection to write with, once the file has its present form.
    pub(super) fn prepare(&self) -> Result<Connection, StoreError> {
        self.not_gone()?;
        // `SQLite` takes a file that is too short for a database for a new one.
        if (1..SHORTEST).contains(&length(&self.path)) {
            return Err(self.trouble(&format!("file is not a database; {ELSEWHERE}")));
        }
        let mut connection = self.open()?;
        self.recognise(&connection)?;
        // From here on it is ours to change.
        patiently(|| {
            // Before anything is written to a new file: then pages can be given back.
            connection.pragma_update(None, "auto_vacuum", "incremental")?;
            connection.pragma_update(None, "journal_mode", "wal")?;
            migrate(&mut connection, STEPS)?;
            give_pages_back(&connection)
        })
        .map_err(|error| self.failed(&error))?;
        self.still_there()?;
        Ok(connection)
    }

    /// Fails unless the file is there and has its present form, without changing anything.
    pub(super) fn known(&self) -> Result<(), StoreError> {
        if length(&self.path) < SHORTEST {
            return Err(self.trouble("there is no database here: name the folder of a server"));
        }
        let connection = self.reader()?;
        self.recognise(&connection)?;
        match version(&connection).map_err(|error| self.failed(&error))? {
            version if version == STEPS.len() => Ok(()),
            _ => Err(self.trouble("written by an older version of this program: start the server once")),
        }
    }

    /// A connection that only reads, to a file that was prepared before.
    pub(super) fn reader(&self) -> Result<Connection, StoreError> {
        let connection = self.open()?;
        connection.pragma_update(None, "query_only", true).map_err(|error| self.failed(&error))?;
        Ok(connection)
    }

    /// A connection.
    pub(super) fn open(&self) -> Result<Connection, StoreError> {
        let connect = || {
            let connection = Connection::open(&self.path)?;
            connection.busy_timeout(PATIENCE)?;
            // A commit returns when the disk has it, power cut or not.
            connection.pragma_update(None, "synchronous", "full")?;
            Ok(connection)
        };
        connect().map_err(|error| self.failed(&error))
    }

    /// Refuses a file of somebody else, or of a later version of this program.
    fn recognise(&self, connection: &Connection) -> Result<(), StoreError> {
        let header = || {
            // The mark and the version of an empty file come with its first
            // table, so they must be read as of one moment.
            let moment = connection.unchecked_transaction()?;
            let mark: i64 = moment.pragma_query_value(None, "application_id", |row| row.get(0))?;
            let version = version(&moment)?;
            let empty = moment.query_row("SELECT count(*) = 0 FROM sqlite_schema", (), |row| row.get(0))?;
            Ok((mark, version, empty))
        };
        let (mark, version, empty): (_, _, bool) = header().map_err(|error| self.failed(&error))?;
        if mark != APPLICATION && !(empty && mark == 0 && version == 0) {
            return Err(self.trouble(&format!("a database of another program; {ELSEWHERE}")));
        }
        let known = STEPS.len();
        if version > known {
            let newer = format!(
                "written by a newer version of this program (form {version}, this one knows up to {known}): \
                 use that version, or {ELSEWHERE}"
            );
            return Err(self.trouble(&newer));
        }
        Ok(())
    }

    /// What `SQLite` says, with what to do about it.
    pub(super) fn failed(&self, error: &rusqlite::Error) -> StoreError {
        let remedy = match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => "free some space on that disk",
            Some(ErrorCode::NotADatabase) => ELSEWHERE,
            Some(ErrorCode::DatabaseBusy) => "end the other program that keeps it locked",
            Some(ErrorCode::ReadOnly | ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => {
                "make sure that file and directory may be written"
            }
            Some(ErrorCode::DatabaseCorrupt) => return self.damaged(error),
            Some(ErrorCode::SystemIoFailure) => "see whether the disk is full or broken",
            _ => return self.trouble(&error.to_string()),
        };
        self.trouble(&format!("{error}; {remedy}"))
    }

    /// The file itself is damaged, whatever is in it.
    fn damaged(&self, error: &rusqlite::Error) -> StoreError {
        let message = format!(
            "{}: {error}; stop the server, and restore a backup (`fliphouse house restore`)",
            self.path.display()
        );
        StoreError { trouble: Trouble::Damaged, message }
    }

    /// Fails if the database is gone that the file beside it belongs to: `SQLite` would take
    /// that for nothing, and everything for new.
    fn not_gone(&self) -> Result<(), StoreError> {
        let wal = beside(&self.path, WAL);
        if length(&self.path) > 0 || length(&wal) == 0 {
            return Ok(());
        }
        let message = format!(
            "{}: this file is gone, but {} is still there: put the file back, or restore a backup (`fliphouse house \
             restore`); to begin anew, remove the other too",
            self.path.display(),
            wal.display()
        );
        Err(StoreError { trouble: Trouble::Lost, message })
    }

    /// An error that names the file.
    pub(super) fn trouble(&self, what: &str) -> StoreError {
        StoreError::failed(format_args!("{}: {what}", self.path.display()))
    }
}

/// How many bytes a file has; none if it is not there.
fn length(path: &Path) -> u64 {
    fs::metadata(path).map_or(0, |file| file.len())
}

/// Lets a file of an older version give back the pages that it does not need, as new ones do.
fn give_pages_back(connection: &Connection) -> rusqlite::Result<()> {
    let mode: i64 = connection.pragma_query_value(None, "auto_vacuum", |row| row.get(0))?;
    if mode == INCREMENTAL { Ok(()) } else { connection.execute_batch("VACUUM") }
}

/// Tries again while others are in the way. `SQLite` waits for others itself,
/// but not where they might wait for each other, as when several switch a new
/// file to write ahead.
fn patiently(mut work: impl FnMut() -> rusqlite::Result<()>) -> rusqlite::Result<()> {
    let start = Instant::now();
    loop {
        match work() {
            Err(error) if is_busy(&error) && start.elapsed() < PATIENCE => thread::sleep(PAUSE),
            result => return result,
        }
    }
}

fn is_busy(error: &rusqlite::Error) -> bool {
    error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commit_waits_for_the_disk() {
        let directory = tempfile::tempdir().unwrap();
        let connection = File::new(&directory.path().join("fliphouse.db")).prepare().unwrap();
        let setting = |name| -> String {
            let sql = format!("SELECT CAST({name} AS TEXT) FROM pragma_{name}");
            connection.query_row(&sql, (), |row| row.get(0)).unwrap()
        };
        assert_eq!(setting("synchronous"), "2", "full");
        assert_eq!(setting("journal_mode"), "wal");
        assert_eq!(setting("auto_vacuum"), "2", "incremental");
    }
}
