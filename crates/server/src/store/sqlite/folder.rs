//! The folder of a store: private, and of one server at a time.

use std::fs::{self, DirBuilder, File, OpenOptions, Permissions, TryLockError};
use std::io::{self, Read, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};

use crate::store::{StoreError, Trouble};

/// The file of the database.
pub(super) const DATABASE: &str = "fliphouse.db";

/// The file that the server of the folder keeps locked.
const LOCK: &str = "fliphouse.lock";

/// How the names of all our files begin.
const OURS: &str = "fliphouse.";

/// The ends of the names of what `SQLite` has beside a database while it is open: what was
/// written and is not in the database proper yet, and what the readers share.
pub(super) const WAL: &str = "-wal";
pub(super) const SHM: &str = "-shm";

/// Nobody but the owner may look into the folder, or read a file in it.
const FOLDER_MODE: u32 = 0o700;
const FILE_MODE: u32 = 0o600;

/// The right to write to a folder. The operating system takes it back when the process
/// ends, however it ends.
pub(super) struct Lock {
    file: File,
}

impl Drop for Lock {
    /// A program that is just being started has the file open, too, until it runs: only to
    /// close it here would leave the folder locked meanwhile.
    fn drop(&mut self) {
        // What cannot be unlocked is when everybody has closed it.
        let _ = self.file.unlock();
    }
}

/// A file beside a database.
pub(super) fn beside(database: &Path, end: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// Makes a folder and its files private, for there are secrets in them, and takes the right
/// to write there.
pub(super) fn take(directory: &Path) -> Result<Lock, StoreError> {
    let cannot = |what: &str, error: io::Error| {
        StoreError::failed(format_args!("{}: {what}: {error}", directory.display()))
    };
    make(directory).map_err(|error| cannot("cannot make this directory", error))?;
    let lock = lock(directory)?;
    make_private(directory).map_err(|error| cannot("cannot be made private", error))?;
    Ok(lock)
}

fn lock(directory: &Path) -> Result<Lock, StoreError> {
    let path = directory.join(LOCK);
    let cannot =
        |error: io::Error| StoreError::failed(format_args!("{}: cannot lock it: {error}", path.display()));
    let mut file = private_file(&path).map_err(cannot)?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(in_use(directory, &mut file)),
        Err(TryLockError::Error(error)) => return Err(cannot(error)),
    }
    let note = || {
        file.set_len(0)?;
        writeln!(&file, "{}", std::process::id())
    };
    note().map_err(cannot)?;
    Ok(Lock { file })
}

/// Another server has the folder; the lock says which.
fn in_use(directory: &Path, lock: &mut File) -> StoreError {
    let mut process = String::new();
    let known = lock.take(20).read_to_string(&mut process).is_ok() && !process.trim().is_empty();
    let process = if known { format!("process {}", process.trim()) } else { "another process".to_owned() };
    let message = format!(
        "{}: {process} serves this folder already: end it first, or choose another folder",
        directory.display()
    );
    StoreError { trouble: Trouble::InUse, message }
}

/// Makes a folder that is not there.
fn make(directory: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(FOLDER_MODE).create(directory)
}

/// Makes everything of ours in the folder private, and the folder itself unless there is
/// something else in it: then it is not for us to say who may look.
fn make_private(directory: &Path) -> io::Result<()> {
    // `SQLite` gives the files beside it the same mode.
    private_file(&directory.join(DATABASE))?;
    let mut strange = None;
    for entry in fs::read_dir(directory)? {
        let path = entry?.path();
        if path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(OURS)) {
            fs::set_permissions(&path, Permissions::from_mode(FILE_MODE))?;
        } else {
            strange = Some(path);
        }
    }
    match strange {
        None => fs::set_permissions(directory, Permissions::from_mode(FOLDER_MODE)),
        Some(path) => {
            tracing::warn!(path = %path.display(), "not a file of the store, so its folder is not made private");
            Ok(())
        }
    }
}

/// Opens a file that nobody else may read, and makes it if it is not there.
pub(super) fn private_file(path: &Path) -> io::Result<File> {
    OpenOptions::new().read(true).write(true).create(true).truncate(false).mode(FILE_MODE).open(path)
}
