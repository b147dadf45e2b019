//! Games that are kept, one of each kind, in the folder that the system has for such data.

use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use etcetera::{AppStrategy, AppStrategyArgs};
use hosting::GameName;
use tempfile::NamedTempFile;

use crate::failure::Failure;

/// The largest file that can be a kept game. A long one has a tenth of it.
const LARGEST: u64 = 32 * 1024 * 1024;

/// Where the game of a kind is kept. Nobody else plays it as long as this lives.
#[derive(Debug)]
pub struct Kept {
    path: PathBuf,
    _lock: File,
}

impl Kept {
    /// The place of a game.
    pub fn of(game: GameName) -> Result<Self, Failure> {
        let folder = folder()?;
        fs::create_dir_all(&folder).map_err(at(&folder))?;
        let path = folder.join(format!("{game}.json"));
        let lock_path = folder.join(format!("{game}.lock"));
        let lock = File::create(&lock_path).map_err(at(&lock_path))?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { path, _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(Failure::of(format_args!(
                "{}: this game is being played in another terminal; finish it there, or play another",
                path.display()
            ))),
            Err(TryLockError::Error(error)) => Err(at(&lock_path)(error)),
        }
    }

    /// What was kept, if anything.
    pub fn read(&self) -> Result<Option<String>, Failure> {
        match fs::metadata(&self.path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(at(&self.path)(error)),
            Ok(about) if about.len() > LARGEST => return Err(self.damaged("it is too large")),
            Ok(_) => {}
        }
        let bytes = fs::read(&self.path).map_err(at(&self.path))?;
        String::from_utf8(bytes).map(Some).map_err(|error| self.damaged(&error.to_string()))
    }

    /// Keeps a game instead of the one before, whole or not at all.
    pub fn write(&self, text: &str) -> Result<(), Failure> {
        write_whole(&self.path, text)
    }

    /// What is said of a file that is no kept game. It is left as it is.
    pub fn damaged(&self, reason: &str) -> Failure {
        Failure::of(format_args!(
            "{}: this is no kept game: {reason}; move it away to begin another",
            self.path.display()
        ))
    }
}

/// The game that was kept last, if there is one.
pub fn latest() -> Result<Option<GameName>, Failure> {
    let folder = folder()?;
    let changed = |game: &GameName| {
        fs::metadata(folder.join(format!("{game}.json"))).and_then(|about| about.modified())
    };
    let kept = GameName::ALL.into_iter().filter_map(|game| Some((changed(&game).ok()?, game)));
    Ok(kept.max().map(|(_, game)| game))
}

/// Writes a file in place of the one before, whole or not at all.
pub fn write_whole(path: &Path, text: &str) -> Result<(), Failure> {
    let written = || {
        let mut file = NamedTempFile::new_in(path.parent().unwrap_or(Path::new(".")))?;
        file.write_all(text.as_bytes())?;
        file.as_file().sync_data()?;
        file.persist(path)?;
        Ok(())
    };
    written().map_err(at(path))
}

fn folder() -> Result<PathBuf, Failure> {
    Ok(data_folder()?.join("play"))
}

/// The folder that the system has for such data.
pub fn data_folder() -> Result<PathBuf, Failure> {
    let args = AppStrategyArgs {
        top_level_domain: "org".to_owned(),
        author: "Fliphouse".to_owned(),
        app_name: "fliphouse".to_owned(),
    };
    let strategy = etcetera::choose_app_strategy(args)
        .map_err(|error| Failure::of(format_args!("play: no place to keep a game: {error}")))?;
    Ok(strategy.data_dir())
}

/// Names the file that something is wrong with.
pub fn at(path: &Path) -> impl Fn(io::Error) -> Failure {
    move |error| Failure::of(format_args!("{}: {error}", path.display()))
}
