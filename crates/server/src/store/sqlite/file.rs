//! The file: how it is opened, and how it came to its present form.

use std::fs::{self, DirBuilder};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode, TransactionBehavior};

use crate::store::StoreError;

/// How long to wait for another process that writes.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long to wait before trying again.
const PAUSE: Duration = Duration::from_millis(1);

/// Says in the header of the file that it is ours: "Flip".
const APPLICATION: i64 = 0x466c_6970;

/// No database has fewer bytes, unless it has none.
const SHORTEST: u64 = 512;

/// What to do about a file that is not ours.
const ELSEWHERE: &str = "choose another data directory, or move this file away";

/// The steps from an empty file to the present form, in order. The version of a
/// file is how many of them it has seen; so a step is never changed, only
/// followed by another.
const STEPS: [&str; 1] = ["
    -- `seq` is the number of the last event: the fence.
    CREATE TABLE tables (
        id INTEGER PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        seq INTEGER NOT NULL CHECK (seq > 0),
        closed INTEGER NOT NULL CHECK (closed IN (0, 1))
    ) STRICT;
    CREATE INDEX open_tables ON tables (code) WHERE NOT closed;
    CREATE TABLE events (
        table_id INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        event TEXT NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) STRICT, WITHOUT ROWID;
    -- Commands that were carried out, with their last event.
    CREATE TABLE commands (
        table_id INTEGER NOT NULL,
        command TEXT NOT NULL,
        seq INTEGER NOT NULL,
        PRIMARY KEY (table_id, command)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE secrets (
        table_id INTEGER NOT NULL,
        name TEXT NOT NULL,
        value BLOB NOT NULL,
        PRIMARY KEY (table_id, name)
    ) STRICT, WITHOUT ROWID;
"];

/// The file of a store.
#[derive(Clone)]
pub(super) struct File {
    path: Arc<Path>,
}

impl File {
    /// The file in a directory, which is made if it is not there.
    pub(super) fn new(directory: &Path) -> Result<Self, StoreError> {
        let path: PathBuf = directory.join("fliphouse.db");
        make_private(directory).map_err(|error| {
            StoreError(format!("{}: cannot make this directory: {error}", directory.display()))
        })?;
        Ok(Self { path: path.into() })
    }

    /// A connection to write with, once the file has its present form.
    pub(super) fn prepare(&self) -> Result<Connection, StoreError> {
        // `SQLite` takes a file that is too short for a database for a new one.
        if fs::metadata(&self.path).is_ok_and(|file| (1..SHORTEST).contains(&file.len())) {
            return Err(self.trouble(&format!("file is not a database; {ELSEWHERE}")));
        }
        let mut connection = self.open()?;
        self.recognise(&connection)?;
        // From here on it is ours to change.
        patiently(|| {
            connection.pragma_update(None, "journal_mode", "wal")?;
            migrate(&mut connection, &STEPS)
        })
        .map_err(|error| self.failed(&error))?;
        Ok(connection)
    }

    /// A connection that only reads, to a file that was prepared before.
    pub(super) fn reader(&self) -> Result<Connection, StoreError> {
        let connection = self.open()?;
        connection.pragma_update(None, "query_only", true).map_err(|error| self.failed(&error))?;
        Ok(connection)
    }

    fn open(&self) -> Result<Connection, StoreError> {
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
            Some(ErrorCode::SystemIoFailure) => "see whether the disk is full or broken",
            _ => return self.trouble(&error.to_string()),
        };
        self.trouble(&format!("{error}; {remedy}"))
    }

    /// An error that names the file.
    pub(super) fn trouble(&self, what: &str) -> StoreError {
        StoreError(format!("{}: {what}", self.path.display()))
    }
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

/// Makes a directory that nobody else may look into, for there are secrets in
/// the file. One that exists stays as its owner has set it.
fn make_private(directory: &Path) -> std::io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(directory)
}

/// Brings a file up to date. Each step is a transaction: it is done or not.
fn migrate(connection: &mut Connection, steps: &[&str]) -> rusqlite::Result<()> {
    // Another process may be at the same: the version is looked up again under
    // the lock. A file that is up to date is not locked at all.
    while version(connection)? < steps.len() {
        let step = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let done = version(&step)?;
        if let Some(sql) = steps.get(done) {
            step.execute_batch(sql)?;
            step.pragma_update(None, "application_id", APPLICATION)?;
            step.execute_batch(&format!("PRAGMA user_version = {}", done + 1))?;
        }
        step.commit()?;
    }
    Ok(())
}

/// How many steps a file has seen.
fn version(connection: &Connection) -> rusqlite::Result<usize> {
    // The header has room for a signed number, but no file of ours a negative one.
    let version: i32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    Ok(usize::try_from(version).unwrap_or(usize::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commit_waits_for_the_disk() {
        let directory = tempfile::tempdir().unwrap();
        let connection = File::new(directory.path()).unwrap().prepare().unwrap();
        let setting = |name| -> String {
            let sql = format!("SELECT CAST({name} AS TEXT) FROM pragma_{name}");
            connection.query_row(&sql, (), |row| row.get(0)).unwrap()
        };
        assert_eq!(setting("synchronous"), "2", "full");
        assert_eq!(setting("journal_mode"), "wal");
    }

    const FIRST: &str = "CREATE TABLE seats (name TEXT); INSERT INTO seats VALUES ('Ada')";
    const SECOND: &str = "ALTER TABLE seats ADD COLUMN points INTEGER NOT NULL DEFAULT 7";

    fn seats(connection: &Connection) -> rusqlite::Result<(String, i64)> {
        connection.query_row("SELECT name, points FROM seats", (), |row| Ok((row.get(0)?, row.get(1)?)))
    }

    #[test]
    fn an_older_file_sees_the_steps_it_has_not_seen() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection, &[FIRST]).unwrap();
        assert_eq!(version(&connection).unwrap(), 1);
        for _ in 0..2 {
            migrate(&mut connection, &[FIRST, SECOND]).unwrap();
            assert_eq!(version(&connection).unwrap(), 2);
            assert_eq!(seats(&connection).unwrap(), ("Ada".to_owned(), 7));
        }
    }

    #[test]
    fn a_step_that_fails_is_not_half_done() {
        let mut connection = Connection::open_in_memory().unwrap();
        let half = format!("{SECOND}; this is no SQL");
        migrate(&mut connection, &[FIRST, &half]).unwrap_err();
        assert_eq!(version(&connection).unwrap(), 1);
        seats(&connection).unwrap_err();
        migrate(&mut connection, &[FIRST, SECOND]).unwrap();
        seats(&connection).unwrap();
    }
}
