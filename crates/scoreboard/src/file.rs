//! Everything as one file.

use protocol::{Avatar, known_avatar};
use score_keeper::{Entry, MOST_ENTRIES, SheetLog};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::error::Category;

use crate::kept::{Kept, PersonKey, SheetId};
use crate::season::Season;
use crate::unreadable::Unreadable;

/// What a file of scores says it is.
pub const FORMAT: &str = "fliphouse-scores/1";

/// What every format of such files begins with, before its number.
const FAMILY: &str = "fliphouse-scores/";

/// The largest file that is looked at.
pub const MOST_BYTES: usize = 64 * 1024 * 1024;

/// The most sheets of a file.
pub const MOST_SHEETS: usize = 10_000;

/// The most seasons.
pub const MOST_SEASONS: usize = 1000;

/// The most people of a file that names are remembered of.
pub const MOST_PEOPLE: usize = 10_000;

/// Sheets, seasons and people: everything of a house, or a part of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scores {
    /// The sheets.
    pub sheets: Vec<Kept>,
    /// The seasons.
    pub seasons: Vec<Season>,
    /// Whose names and pictures are remembered.
    pub people: Vec<Known>,
}

/// Somebody whose name and picture are remembered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Known {
    /// What they are called.
    pub name: String,
    /// Their picture.
    #[serde(default, deserialize_with = "known_avatar")]
    pub avatar: Option<Avatar>,
}

#[derive(Serialize, Deserialize)]
struct File {
    format: String,
    sheets: Vec<Sheet>,
    #[serde(default)]
    seasons: Vec<Season>,
    #[serde(default)]
    people: Vec<Known>,
}

#[derive(Serialize, Deserialize)]
struct Sheet {
    id: SheetId,
    entries: Vec<Entry>,
}

/// What says which file it is.
#[derive(Deserialize)]
struct Head {
    #[serde(default)]
    format: Value,
}

impl Scores {
    /// The file.
    pub fn to_json(&self) -> String {
        let sheet = |kept: &Kept| Sheet { id: kept.id.clone(), entries: kept.log.entries().to_vec() };
        let file = File {
            format: FORMAT.to_owned(),
            sheets: self.sheets.iter().map(sheet).collect(),
            seasons: self.seasons.clone(),
            people: self.people.clone(),
        };
        // Plain values with texts for keys are always JSON.
        serde_json::to_string(&file).unwrap_or_default()
    }

    /// Reads a file, whole or not at all.
    pub fn read(text: &[u8]) -> Result<Self, Unreadable> {
        if text.len() > MOST_BYTES {
            return Err(Unreadable::TooLarge);
        }
        if text.trim_ascii_start().first() != Some(&b'{') {
            return Err(Unreadable::Foreign);
        }
        let head: Head = serde_json::from_slice(text).map_err(|error| damage(&error))?;
        check_format(&head.format)?;
        let file: File = serde_json::from_slice(text).map_err(|error| damage(&error))?;
        let too_many = file.sheets.len() > MOST_SHEETS
            || file.seasons.len() > MOST_SEASONS
            || file.people.len() > MOST_PEOPLE
            || file.sheets.iter().any(|sheet| sheet.entries.len() > MOST_ENTRIES);
        if too_many {
            return Err(Unreadable::TooMany);
        }
        let sheets = (1..).zip(file.sheets).map(|(number, sheet)| {
            let log = SheetLog::read(sheet.entries).map_err(|why| Unreadable::Sheet { number, why })?;
            Ok(Kept { id: sheet.id, log })
        });
        let people = file.people.into_iter().filter(|known| PersonKey::of(&known.name).is_some());
        Ok(Self {
            sheets: sheets.collect::<Result<_, _>>()?,
            seasons: file.seasons,
            people: people.collect(),
        })
    }
}

fn damage(error: &serde_json::Error) -> Unreadable {
    match error.classify() {
        Category::Eof => Unreadable::CutShort,
        Category::Io | Category::Syntax | Category::Data => {
            Unreadable::Damaged { line: error.line(), column: error.column() }
        }
    }
}

fn check_format(format: &Value) -> Result<(), Unreadable> {
    let number = format.as_str().and_then(|format| format.strip_prefix(FAMILY));
    match number.and_then(|number| number.parse::<u32>().ok()) {
        Some(1) => Ok(()),
        Some(format @ 2..) => Err(Unreadable::Newer { format }),
        Some(0) | None => Err(Unreadable::Foreign),
    }
}
