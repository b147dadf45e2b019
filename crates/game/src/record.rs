//! Records: a game in one JSON file.
//!
//! A [`Record`] may be nonsense; only [`Replay`](crate::Replay) finds out
//! whether it is a game.

use std::collections::BTreeMap;
use std::fmt;

use serde_json::{Map, Value, json};

use crate::card::Card;
use crate::game::{Game, Setup};
use crate::options::Options;
use crate::random::Seed;
use crate::script::{ScriptedDealer, shortened};
use crate::seat::{MOST_SEATS, Seat};

/// What stands under `format` in every record.
pub const FORMAT: &str = "fliphouse/1";

/// The largest record that is read or written. The longest games of random
/// bots take a few hundred KiB.
pub const MOST_BYTES: usize = 16 << 20;

/// The longest name of a player, in characters.
pub const LONGEST_NAME: usize = 100;

/// A record as it was read: shape and sizes are checked, nothing else.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The game's name.
    pub game: String,
    /// Its options.
    pub rules: Map<String, Value>,
    /// Who plays.
    pub players: Players,
    /// The number of the first dealer, if it is given.
    pub dealer: Option<usize>,
    /// The seed, if it is given.
    pub seed: Option<Seed>,
    /// The outcomes of the shuffles, read when they happen.
    pub decks: Vec<Value>,
    /// The moves, read when their turn comes.
    pub moves: Vec<Value>,
}

/// The players of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Players {
    /// So many, without names.
    Count(usize),
    /// One for each name.
    Named(Vec<String>),
}

impl Players {
    /// How many play.
    pub const fn count(&self) -> usize {
        match self {
            Self::Count(players) => *players,
            Self::Named(names) => names.len(),
        }
    }

    /// What to call a seat: its name, or `Seat 3`. Control characters, which
    /// could play tricks on a terminal, are replaced.
    pub fn name(&self, seat: Seat) -> String {
        match self {
            Self::Named(names) if seat.index() < names.len() => {
                names[seat.index()].chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect()
            }
            _ => format!("Seat {seat}"),
        }
    }
}

/// Why a text is not a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// More than [`MOST_BYTES`].
    TooLarge,
    /// Not JSON at all.
    NotJson {
        /// Where, counted from 1.
        line: usize,
        /// Where, counted from 1.
        column: usize,
    },
    /// JSON, but not an object.
    NotAnObject,
    /// An entry that must be there is not.
    Missing {
        /// The key in the JSON.
        entry: &'static str,
        /// What it should be.
        expected: &'static str,
    },
    /// An entry is not what it should be.
    Wrong {
        /// The key in the JSON.
        entry: &'static str,
        /// What stands there, shortened.
        value: String,
        /// What it should be.
        expected: &'static str,
    },
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge => write!(f, "record: larger than {} MiB, which no game is", MOST_BYTES >> 20),
            Self::NotJson { line, column } => {
                write!(f, "record: not JSON at line {line}, column {column}")
            }
            Self::NotAnObject => write!(f, "record: not a JSON object, which begins with {{"),
            Self::Missing { entry, expected } => write!(f, "{entry}: missing: it is {expected}"),
            Self::Wrong { entry, value, expected } => {
                write!(f, "{entry}: cannot be {value}: it is {expected}")
            }
        }
    }
}

impl std::error::Error for RecordError {}

impl Record {
    /// Reads a record.
    pub fn parse(text: &[u8]) -> Result<Self, RecordError> {
        if text.len() > MOST_BYTES {
            return Err(RecordError::TooLarge);
        }
        let value: Value = serde_json::from_slice(text)
            .map_err(|e| RecordError::NotJson { line: e.line(), column: e.column() })?;
        let Value::Object(mut entries) = value else { return Err(RecordError::NotAnObject) };
        required(&mut entries, "format", "\"fliphouse/1\"", |v| (v == FORMAT).then_some(()))?;
        Ok(Self {
            game: required(&mut entries, "game", "the name of a game", |v| v.as_str().map(str::to_owned))?,
            rules: optional(&mut entries, "rules", "an object of options", |v| v.as_object().cloned())?
                .unwrap_or_default(),
            players: required(
                &mut entries,
                "players",
                "a number from 1 to 200, or a list of names of at most 100 characters each",
                players,
            )?,
            dealer: optional(&mut entries, "dealer", "the number of a seat", |v| {
                v.as_u64().and_then(|number| usize::try_from(number).ok())
            })?,
            seed: optional(&mut entries, "seed", "64 hex digits", seed)?,
            decks: list(&mut entries, "decks", "a list of shuffles")?,
            moves: list(&mut entries, "moves", "a list of moves")?,
        })
    }

    /// The record of a game that was played with a scripted dealer.
    pub fn of<G: Game>(
        setup: &Setup<G::Options>,
        seed: Option<Seed>,
        dealer: &ScriptedDealer<G::Card>,
        moves: &[(Seat, G::Move)],
    ) -> Self {
        Self {
            game: G::NAME.to_owned(),
            rules: setup.options().to_rules(),
            players: Players::Count(setup.players()),
            dealer: Some(setup.dealer().number()),
            seed,
            decks: dealer.orders().iter().map(|order| codes(order)).collect(),
            moves: moves.iter().map(|(seat, action)| format!("{seat} {action}").into()).collect(),
        }
    }

    /// The record as JSON: one line per entry, per shuffle and per few moves,
    /// so that it can be read and compared.
    pub fn to_json(&self) -> String {
        let mut entries = vec![
            ("format", json!(FORMAT).to_string()),
            ("game", json!(self.game).to_string()),
            // By name, in whatever order the map keeps them.
            ("rules", json!(self.rules.iter().collect::<BTreeMap<_, _>>()).to_string()),
            (
                "players",
                match &self.players {
                    Players::Count(players) => players.to_string(),
                    Players::Named(names) => json!(names).to_string(),
                },
            ),
        ];
        entries.extend(self.dealer.map(|dealer| ("dealer", dealer.to_string())));
        entries.extend(self.seed.map(|seed| ("seed", json!(seed.to_hex()).to_string())));
        entries.push(("decks", rows(&self.decks, 1)));
        entries.push(("moves", rows(&self.moves, 10)));
        let lines: Vec<String> = entries.iter().map(|(key, value)| format!("  \"{key}\": {value}")).collect();
        format!("{{\n{}\n}}\n", lines.join(",\n"))
    }
}

fn codes<C: Card>(order: &[C]) -> Value {
    order.iter().map(|card| Value::from(card.to_string())).collect()
}

/// A JSON list with so many values on a line.
fn rows(values: &[Value], per_line: usize) -> String {
    if values.is_empty() {
        return "[]".to_owned();
    }
    let line = |chunk: &[Value]| chunk.iter().map(Value::to_string).collect::<Vec<_>>().join(", ");
    let lines: Vec<String> = values.chunks(per_line).map(line).collect();
    format!("[\n    {}\n  ]", lines.join(",\n    "))
}

fn required<T>(
    entries: &mut Map<String, Value>,
    entry: &'static str,
    expected: &'static str,
    meaning: impl FnOnce(&Value) -> Option<T>,
) -> Result<T, RecordError> {
    optional(entries, entry, expected, meaning)?.ok_or(RecordError::Missing { entry, expected })
}

fn optional<T>(
    entries: &mut Map<String, Value>,
    entry: &'static str,
    expected: &'static str,
    meaning: impl FnOnce(&Value) -> Option<T>,
) -> Result<Option<T>, RecordError> {
    let Some(value) = entries.remove(entry) else { return Ok(None) };
    let wrong = || RecordError::Wrong { entry, value: shortened(&value), expected };
    meaning(&value).map(Some).ok_or_else(wrong)
}

fn list(
    entries: &mut Map<String, Value>,
    entry: &'static str,
    expected: &'static str,
) -> Result<Vec<Value>, RecordError> {
    match entries.remove(entry) {
        None => Ok(Vec::new()),
        Some(Value::Array(values)) => Ok(values),
        Some(value) => Err(RecordError::Wrong { entry, value: shortened(&value), expected }),
    }
}

fn players(value: &Value) -> Option<Players> {
    let Some(names) = value.as_array() else {
        let count = value.as_u64().and_then(|count| usize::try_from(count).ok())?;
        return (1..=MOST_SEATS).contains(&count).then_some(Players::Count(count));
    };
    let name =
        |value: &Value| value.as_str().filter(|name| name.chars().count() <= LONGEST_NAME).map(str::to_owned);
    let names = (1..=MOST_SEATS).contains(&names.len()).then_some(names)?;
    names.iter().map(name).collect::<Option<_>>().map(Players::Named)
}

fn seed(value: &Value) -> Option<Seed> {
    value.as_str().filter(|text| text.len() == 64).and_then(|text| text.parse().ok())
}
