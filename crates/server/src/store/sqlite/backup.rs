//! Copies of the file: made while a server is at work, and put in the place of a lost one.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use rusqlite::backup::Backup;

use super::file::File;
use super::folder::{self, DATABASE, SHM, WAL, beside};
use super::{SqliteStore, StoreError};

impl SqliteStore {
    /// Writes a copy of the store of a directory to a file that is not there yet, beside a
    /// server that may have it open. The copy is as of one moment, and whole or not there.
    pub fn backup(directory: &Path, target: &Path) -> Result<(), StoreError> {
        if target.exists() {
            let message = format_args!("{}: is there already: name a new file", target.display());
            return Err(StoreError::failed(message));
        }
        let source = File::new(&directory.join(DATABASE));
        source.known()?;
        copy(&source, target)
    }

    /// The store in a file that [`backup`](Self::backup) has written, only to be read.
    pub fn look_at_backup(file: &Path) -> Result<Self, StoreError> {
        Self::look_at(File::new(file))
    }

    /// Puts a copy of a backup in the place of the store of a directory, which no server may
    /// have open. What was there is kept under another name, which is the answer.
    pub fn restore(directory: &Path, backup: &Path) -> Result<Option<PathBuf>, StoreError> {
        let source = File::new(backup);
        source.known()?;
        let _lock = folder::take(directory)?;
        let target = directory.join(DATABASE);
        // Copied first: if that fails, everything is as it was.
        let fresh = beside(&target, ".restored");
        remove(&fresh)?;
        copy(&source, &fresh)?;
        let kept = put_aside(&target).map_err(|error| moved(&target, &error))?;
        fs::rename(&fresh, &target).map_err(|error| moved(&fresh, &error))?;
        sync_folder(&target).map_err(|error| moved(&target, &error))?;
        Ok(kept)
    }
}

/// Copies a database to a file that is not there, private and on disk when it has its name.
fn copy(source: &File, target: &Path) -> Result<(), StoreError> {
    let part = beside(target, ".part");
    remove(&part)?;
    let made = folder::private_file(&part);
    let file = made.map_err(|error| StoreError::failed(format_args!("{}: {error}", part.display())))?;
    let from = source.open()?;
    let to = File::new(&part);
    let pages = || {
        let mut to = Connection::open(&part)?;
        // All pages in one step: it is one moment, and nobody waits for a reader.
        Backup::new(&from, &mut to)?.step(-1)?;
        to.pragma_update(None, "journal_mode", "delete")?;
        Ok(())
    };
    pages().map_err(|error| to.failed(&error))?;
    let on_disk = || {
        file.sync_all()?;
        fs::rename(&part, target)?;
        sync_folder(target)
    };
    on_disk().map_err(|error| moved(target, &error))
}

/// Moves a database out of the way, with what `SQLite` has beside it, to the first name that
/// is free. One that is empty is no database.
fn put_aside(database: &Path) -> io::Result<Option<PathBuf>> {
    if fs::metadata(database).map_or(0, |file| file.len()) == 0 {
        return Ok(None);
    }
    let names = (1..).map(|number| beside(database, &format!(".{number}")));
    let aside = names.into_iter().find(|name| !name.exists()).unwrap_or_else(|| beside(database, ".old"));
    fs::rename(database, &aside)?;
    for end in [WAL, SHM] {
        let from = beside(database, end);
        if from.exists() {
            fs::rename(from, beside(&aside, end))?;
        }
    }
    Ok(Some(aside))
}

fn remove(path: &Path) -> Result<(), StoreError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(moved(path, &error)),
        _ => Ok(()),
    }
}

/// Sees to it that the names in the folder of a file are on disk.
fn sync_folder(file: &Path) -> io::Result<()> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    fs::File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

fn moved(path: &Path, error: &io::Error) -> StoreError {
    StoreError::failed(format_args!("{}: {error}", path.display()))
}
