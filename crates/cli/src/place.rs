//! A file that something is written to in the end.

use std::fmt;
use std::fs::{self, OpenOptions};
use std::io;
use std::path::PathBuf;

use crate::failure::Failure;

/// A file that can be written. What is there stays until there is something new, and nothing is there before.
pub struct Place {
    /// What the option is called that names it.
    option: &'static str,
    path: PathBuf,
}

impl Place {
    /// Refuses a place that cannot be written to: better now than after a night of games.
    pub fn checked(option: &'static str, path: PathBuf) -> Result<Self, Failure> {
        let place = Self { option, path };
        place.try_it().map_err(|error| place.failed(error))?;
        Ok(place)
    }

    fn try_it(&self) -> io::Result<()> {
        match OpenOptions::new().write(true).create_new(true).open(&self.path) {
            Ok(_) => fs::remove_file(&self.path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                OpenOptions::new().write(true).open(&self.path).map(drop)
            }
            Err(error) => Err(error),
        }
    }

    /// Writes it.
    pub fn write(&self, text: &str) -> Result<(), Failure> {
        fs::write(&self.path, text).map_err(|error| self.failed(error))
    }

    fn failed(&self, error: impl fmt::Display) -> Failure {
        Failure::of(format_args!("{}: {}: {error}", self.option, self.path.display()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_there_stays_until_there_is_something_new() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.json");
        let place = Place::checked("save", path.clone()).unwrap();
        assert!(!path.exists(), "an empty file is left where nothing was written");
        place.write("a game").unwrap();
        let again = Place::checked("save", path.clone()).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "a game");
        again.write("another").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "another");
    }

    #[test]
    fn a_place_that_cannot_be_written_is_refused_first() {
        assert!(Place::checked("save", PathBuf::from("/no/such/folder/game.json")).is_err());
    }
}
