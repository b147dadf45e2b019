//! Sheets and people by the names that they are known by across sheets.

use std::fmt;
use std::str::FromStr;

use score_keeper::SheetLog;
use serde::{Deserialize, Serialize};

/// The longest name of a sheet, in bytes.
const LONGEST_ID: usize = 64;

/// A sheet that the house keeps.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    /// Its name.
    pub id: SheetId,
    /// What was written on it.
    pub log: SheetLog,
}

impl Kept {
    /// When it was begun, in milliseconds since 1970.
    pub fn began(&self) -> u64 {
        self.log.entries().first().map_or(0, |entry| entry.at)
    }

    /// When something was last written on it.
    pub fn changed(&self) -> u64 {
        self.log.entries().iter().map(|entry| entry.at).max().unwrap_or(0)
    }
}

/// The name of a sheet that no other has, wherever it is kept.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct SheetId(String);

/// A text that is no name of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASheetId;

impl fmt::Display for NotASheetId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the id of a sheet has 1 to {LONGEST_ID} letters, digits, dots, hyphens and underscores")
    }
}

impl std::error::Error for NotASheetId {}

impl SheetId {
    /// The text of it.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The name of the so-manieth sheet that parted from this one.
    pub(crate) fn parted(&self, number: usize) -> Self {
        let end = format!("-{number}");
        let room = LONGEST_ID.saturating_sub(end.len()).min(self.0.len());
        Self(format!("{}{end}", &self.0[..room]))
    }
}

impl TryFrom<String> for SheetId {
    type Error = NotASheetId;

    fn try_from(text: String) -> Result<Self, NotASheetId> {
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b'_');
        let is_id = (1..=LONGEST_ID).contains(&text.len()) && text.bytes().all(fits);
        if is_id { Ok(Self(text)) } else { Err(NotASheetId) }
    }
}

impl FromStr for SheetId {
    type Err = NotASheetId;

    fn from_str(text: &str) -> Result<Self, NotASheetId> {
        text.to_owned().try_into()
    }
}

impl From<SheetId> for String {
    fn from(id: SheetId) -> Self {
        id.0
    }
}

impl fmt::Display for SheetId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Somebody across sheets: known again by their name, however it is capitalised.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PersonKey(String);

impl PersonKey {
    /// Who is called like that, if it is a name.
    pub fn of(name: &str) -> Option<Self> {
        protocol::names::name(name).ok().map(|name| Self(name.to_lowercase()))
    }

    /// The text of it.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for PersonKey {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        let name = protocol::names::name(&name).map_err(|problem| problem.message)?;
        Ok(Self(name.to_lowercase()))
    }
}

impl From<PersonKey> for String {
    fn from(key: PersonKey) -> Self {
        key.0
    }
}
