//! The secret of a seat at a table of a server, kept so that one can come back.

use std::fs;
use std::io;
use std::path::PathBuf;

use serde_json::{Value, json};

use super::kept::{at, data_folder, write_whole};
use crate::failure::Failure;

/// How the file is written. A higher number cannot be read here.
const VERSION: u64 = 1;

/// Where the secret of a seat is kept.
#[derive(Debug)]
pub struct Seat {
    path: PathBuf,
}

impl Seat {
    /// The seat at a table of a server.
    pub fn at(base: &str, code: &str) -> Result<Self, Failure> {
        let folder = data_folder()?.join("seats");
        fs::create_dir_all(&folder).map_err(at(&folder))?;
        let plain = |sign: char| if sign.is_ascii_alphanumeric() || sign == '.' { sign } else { '_' };
        let server: String = base.chars().map(plain).collect();
        Ok(Self { path: folder.join(format!("{server}_{code}.json")) })
    }

    /// The secret, if one was kept.
    pub fn secret(&self) -> Result<Option<String>, Failure> {
        let text = match fs::read_to_string(&self.path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            read => read.map_err(at(&self.path))?,
        };
        let value: Value = serde_json::from_str(&text).unwrap_or_default();
        match (value["version"].as_u64(), value["secret"].as_str()) {
            (Some(VERSION), Some(secret)) => Ok(Some(secret.to_owned())),
            _ => Err(Failure::of(format_args!(
                "{}: this is no kept seat: move it away to come in as somebody new",
                self.path.display()
            ))),
        }
    }

    /// Keeps a secret. Nobody but its owner may read it.
    pub fn keep(&self, secret: &str) -> Result<(), Failure> {
        write_whole(&self.path, &json!({"version": VERSION, "secret": secret}).to_string())
    }

    /// Forgets it.
    pub fn forget(&self) -> Result<(), Failure> {
        match fs::remove_file(&self.path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(at(&self.path)(error)),
            _ => Ok(()),
        }
    }
}
