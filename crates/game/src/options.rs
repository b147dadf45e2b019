//! Options of a game as records and commands write them.

use std::fmt;

use serde_json::{Map, Value};

use crate::script::shortened;

/// The most decks that can be shuffled together.
pub const MOST_DECKS: u8 = 20;

/// The most points a game can go to.
const MOST_TARGET: u64 = 1_000_000_000;

/// One deck of a game of rows serves so many players.
const PLAYERS_PER_DECK: usize = 18;

/// How many decks so many players need in a game of rows.
pub fn decks_needed(players: usize) -> u8 {
    u8::try_from(players.div_ceil(PLAYERS_PER_DECK)).unwrap_or(MOST_DECKS)
}

/// What can be agreed on before a game: read from and written to the `rules`
/// of a record.
pub trait Options: Clone + PartialEq + fmt::Debug + Default {
    /// Reads the `rules` of a record. What is missing has its default.
    fn from_rules(rules: &Map<String, Value>) -> Result<Self, OptionError>;

    /// All options, written out.
    fn to_rules(&self) -> Map<String, Value>;

    /// The points that end the game.
    fn target(&self) -> u32;

    /// The options with what depends on the number of players filled in.
    #[must_use]
    fn for_players(self, players: usize) -> Self;
}

/// An option that cannot be set like that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// The game has no such option.
    Unknown {
        /// What was asked for, shortened.
        key: String,
        /// The options that it has.
        known: &'static [&'static str],
    },
    /// The option cannot have that value.
    Wrong {
        /// Its name in the `rules`.
        key: &'static str,
        /// The value asked for, shortened.
        value: String,
        /// What it can be, in words.
        allowed: &'static str,
    },
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown { key, known } => {
                write!(f, "rules: there is no option {key}; there are: {}", known.join(", "))
            }
            Self::Wrong { key, value, allowed } => {
                write!(f, "rules: {key} cannot be {value}: it is {allowed}")
            }
        }
    }
}

impl std::error::Error for OptionError {}

impl OptionError {
    /// The error for a key that is none of the known ones.
    pub fn unknown(key: &str, known: &'static [&'static str]) -> Self {
        Self::Unknown { key: shortened(&Value::from(key)), known }
    }
}

/// The word that stands for a value in `rules`, the way back of
/// [`RulesReader::word`].
pub fn word_for<T: PartialEq + Copy>(words: &[(&str, T)], value: T) -> Value {
    words.iter().find(|(_, meaning)| *meaning == value).map_or(Value::Null, |(word, _)| Value::from(*word))
}

/// The `rules` of a record, read option by option.
#[derive(Clone, Copy, Debug)]
pub struct RulesReader<'a>(&'a Map<String, Value>);

impl<'a> RulesReader<'a> {
    /// A reader that has checked that there are no other options than these.
    pub fn new(rules: &'a Map<String, Value>, known: &'static [&'static str]) -> Result<Self, OptionError> {
        match rules.keys().find(|key| !known.contains(&key.as_str())) {
            Some(key) => Err(OptionError::unknown(key, known)),
            None => Ok(Self(rules)),
        }
    }

    /// A yes/no option, if it is there.
    pub fn flag(&self, key: &'static str) -> Result<Option<bool>, OptionError> {
        self.read(key, "true or false", Value::as_bool)
    }

    /// A whole number within limits, if it is there. `allowed` says the limits.
    pub fn number(
        &self,
        key: &'static str,
        limits: std::ops::RangeInclusive<u64>,
        allowed: &'static str,
    ) -> Result<Option<u64>, OptionError> {
        self.read(key, allowed, |value| value.as_u64().filter(|number| limits.contains(number)))
    }

    /// The option `target`, if it is there: the points that end a game.
    pub fn target(&self) -> Result<Option<u32>, OptionError> {
        let target = self.number("target", 1..=MOST_TARGET, "a whole number from 1 to 1000000000")?;
        Ok(target.and_then(|target| u32::try_from(target).ok()))
    }

    /// The option `decks`, if it is there: how many are shuffled together.
    pub fn decks(&self) -> Result<Option<u8>, OptionError> {
        let decks = self.number("decks", 1..=MOST_DECKS.into(), "a whole number from 1 to 20")?;
        Ok(decks.and_then(|decks| u8::try_from(decks).ok()))
    }

    /// One of several words, if it is there. `allowed` names them.
    pub fn word<T: Copy>(
        &self,
        key: &'static str,
        words: &[(&str, T)],
        allowed: &'static str,
    ) -> Result<Option<T>, OptionError> {
        self.read(key, allowed, |value| {
            let word = value.as_str()?;
            words.iter().find(|(name, _)| *name == word).map(|&(_, meaning)| meaning)
        })
    }

    fn read<T>(
        self,
        key: &'static str,
        allowed: &'static str,
        meaning: impl FnOnce(&Value) -> Option<T>,
    ) -> Result<Option<T>, OptionError> {
        let Some(value) = self.0.get(key) else { return Ok(None) };
        let wrong = || OptionError::Wrong { key, value: shortened(value), allowed };
        meaning(value).map(Some).ok_or_else(wrong)
    }
}
