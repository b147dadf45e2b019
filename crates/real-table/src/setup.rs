//! What a table with real cards begins from.

use std::fmt;

use game::{OptionError, Options, Setup, SetupError};
use hosting::GameName;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::kind::{Standing, Tabled};

/// The longest name of a player, in characters.
const LONGEST_NAME: usize = 20;

/// What a table with real cards begins from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableSetup {
    /// The game.
    pub game: GameName,
    /// What was agreed on.
    pub rules: Map<String, Value>,
    /// Who plays, clockwise.
    pub names: Vec<String>,
    /// The seat that deals first, counted from 1.
    pub dealer: usize,
}

/// Why there can be no such table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// Hands are secret in this game: nobody could tap what others hold.
    SecretHands,
    /// A name is too long.
    Name,
    /// An option that the game has not, or not like that.
    Options(OptionError),
    /// The number of players, or the dealer.
    Table(SetupError),
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SecretHands => write!(f, "hands are secret in this game: only games of rows can be tapped"),
            Self::Name => write!(f, "names: at most {LONGEST_NAME} characters each"),
            Self::Options(error) => error.fmt(f),
            Self::Table(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SetupFault {}

impl TableSetup {
    pub(crate) fn of<K: Tabled>(&self) -> Result<Setup<K::Options>, SetupFault> {
        if self.names.iter().any(|name| name.chars().count() > LONGEST_NAME) {
            return Err(SetupFault::Name);
        }
        let options = K::Options::from_rules(&self.rules).map_err(SetupFault::Options)?;
        Setup::new::<Standing<K>>(options, self.names.len(), self.dealer).map_err(SetupFault::Table)
    }
}
