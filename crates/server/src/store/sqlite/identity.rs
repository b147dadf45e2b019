//! Whether the file that is written is still the one that has its name. `SQLite` goes on
//! with a file that somebody has deleted or replaced, and everything is lost in the end.

use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// What tells a file from all others of a machine.
type Identity = (u64, u64);

/// The files of a database as they were when they were first seen.
pub(super) struct Identities {
    files: Vec<(PathBuf, Mutex<Option<Identity>>)>,
}

impl Identities {
    /// To be asked for the first time when the files are open.
    pub(super) fn of(files: impl IntoIterator<Item = PathBuf>) -> Self {
        Self { files: files.into_iter().map(|file| (file, Mutex::new(None))).collect() }
    }

    /// A file that is gone, or is another one than it was.
    pub(super) fn changed(&self) -> Option<&Path> {
        let changed = |(path, known): &&(PathBuf, Mutex<Option<Identity>>)| {
            let now = identity(path);
            let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
            match *known {
                None => {
                    *known = now;
                    false
                }
                before => before != now,
            }
        };
        self.files.iter().find(changed).map(|(path, _)| path.as_path())
    }
}

fn identity(path: &Path) -> Option<Identity> {
    fs::metadata(path).ok().map(|file| (file.dev(), file.ino()))
}
