//! What is published beside a finished game.

use std::fmt;

use game::{Record, Seat, Seed};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::{Map, Value};

use crate::bytes::{Commitment, Salt, Secret};
use crate::seed::{Salts, seed};

/// How a seed comes about. One so far; another way gets another name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Scheme {
    /// `fliphouse-fair/1`.
    #[serde(rename = "fliphouse-fair/1")]
    One,
}

impl Scheme {
    /// The name in proofs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::One => "fliphouse-fair/1",
        }
    }
}

/// Everything that the seed of a finished game was made from: what stands under `fair` in its record. It may not
/// fit; only [`verify`](crate::verify) finds out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Value")]
pub struct Proof {
    /// How the seed was made.
    pub scheme: Scheme,
    /// The code of the table.
    pub table: String,
    /// Which game at the table, counted from 1.
    pub game: u32,
    /// What was published before the game.
    pub commitment: Commitment,
    /// The secret, revealed.
    #[serde(serialize_with = "reveal")]
    pub secret: Secret,
    /// What the players added, in the order of the seats.
    pub salts: Vec<SeatSalt>,
}

/// The bytes that a seat added.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatSalt {
    /// The seat whose player gave the bytes.
    pub seat: Seat,
    /// Its bytes.
    pub salt: Salt,
}

/// Why something is not a proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProofError {
    /// Not a JSON object.
    NotAnObject,
    /// A scheme that nobody here knows.
    Scheme {
        /// Its name, shortened.
        scheme: String,
    },
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
        /// What it should be.
        expected: &'static str,
    },
}

impl fmt::Display for ProofError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAnObject => write!(f, "fair: not a JSON object"),
            Self::Scheme { scheme } => write!(
                f,
                "fair.scheme: {scheme:?} is not known here, only {:?}: a newer fliphouse may know it",
                Scheme::One.name()
            ),
            Self::Missing { entry, expected } => write!(f, "fair.{entry}: missing: it is {expected}"),
            Self::Wrong { entry, expected } => write!(f, "fair.{entry}: cannot be that: it is {expected}"),
        }
    }
}

impl std::error::Error for ProofError {}

impl Proof {
    /// The proof of a game at a table: its code, 1 to 32 letters and digits, and the game's number there, counted
    /// from 1.
    pub fn new(secret: Secret, table: &str, game: u32, salts: &Salts) -> Self {
        let salts = salts.iter().map(|(&seat, salt)| SeatSalt { seat, salt: salt.clone() });
        Self {
            scheme: Scheme::One,
            table: table.to_owned(),
            game,
            commitment: secret.commitment(),
            secret,
            salts: salts.collect(),
        }
    }

    /// The seed that all of this gives.
    pub fn seed(&self) -> Seed {
        let salts = self.salts.iter().map(|given| (given.seat, given.salt.clone())).collect();
        seed(&self.secret, &self.table, self.game, &salts)
    }

    /// The seats that gave bytes.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + '_ {
        self.salts.iter().map(|given| given.seat)
    }

    /// The record of the game as it is published: with this proof.
    #[expect(
        clippy::missing_panics_doc,
        reason = "texts and numbers can be written, and a record is an object"
    )]
    pub fn publish(&self, record: &Record) -> String {
        let proof = serde_json::to_string(self).expect("texts and numbers can be written");
        let record = record.to_json();
        let open = record.trim_end().strip_suffix('}').expect("a record is an object").trim_end();
        format!("{open},\n  \"fair\": {proof}\n}}\n")
    }
}

/// A secret has no other way into a text, so that it cannot get into one by accident.
fn reveal<S: Serializer>(secret: &Secret, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&secret.to_hex())
}

impl TryFrom<Value> for Proof {
    type Error = ProofError;

    fn try_from(value: Value) -> Result<Self, ProofError> {
        let entries = value.as_object().ok_or(ProofError::NotAnObject)?;
        Ok(Self {
            scheme: scheme(entries)?,
            table: entry(entries, "table", "the code of a table, 1 to 32 letters and digits", code)?,
            game: entry(entries, "game", "the number of the game, counted from 1", number)?,
            commitment: entry(entries, "commitment", "64 hex digits", parsed)?,
            secret: entry(entries, "secret", "96 hex digits", parsed)?,
            salts: entry(
                entries,
                "salts",
                "a list of {\"seat\": 1 to 200, \"salt\": 32 to 64 hex digits}",
                |list| list.as_array()?.iter().map(seat_salt).collect(),
            )?,
        })
    }
}

fn entry<T>(
    entries: &Map<String, Value>,
    entry: &'static str,
    expected: &'static str,
    meaning: impl FnOnce(&Value) -> Option<T>,
) -> Result<T, ProofError> {
    let value = entries.get(entry).ok_or(ProofError::Missing { entry, expected })?;
    meaning(value).ok_or(ProofError::Wrong { entry, expected })
}

/// Looked at before the rest, which another scheme may write in another way.
fn scheme(entries: &Map<String, Value>) -> Result<Scheme, ProofError> {
    const LONGEST_SHOWN: usize = 40;
    let name = entry(entries, "scheme", "the name of the scheme", |name| name.as_str().map(str::to_owned))?;
    if name == Scheme::One.name() {
        return Ok(Scheme::One);
    }
    Err(ProofError::Scheme { scheme: name.chars().take(LONGEST_SHOWN).collect() })
}

/// Nothing but letters and digits: a code is shown on terminals.
fn code(value: &Value) -> Option<String> {
    let plain =
        |code: &&str| (1..=32).contains(&code.len()) && code.bytes().all(|byte| byte.is_ascii_alphanumeric());
    value.as_str().filter(plain).map(str::to_owned)
}

fn number(value: &Value) -> Option<u32> {
    value.as_u64().and_then(|number| u32::try_from(number).ok()).filter(|&number| number > 0)
}

fn parsed<T: std::str::FromStr>(value: &Value) -> Option<T> {
    value.as_str().and_then(|text| text.parse().ok())
}

fn seat_salt(value: &Value) -> Option<SeatSalt> {
    let number = value.get("seat")?.as_u64().and_then(|number| usize::try_from(number).ok())?;
    Some(SeatSalt { seat: Seat::numbered(number)?, salt: parsed(value.get("salt")?)? })
}
