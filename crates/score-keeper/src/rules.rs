//! What was agreed on for a sheet.

use game::{OptionError, Options as _};
use hosting::GameName;
use rows::Kind as _;
use serde_json::{Map, Value};

/// The game of a sheet and its options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rules {
    /// Flip 7.
    Flip7(flip7::Options),
    /// With a Vengeance.
    Vengeance(vengeance::Options),
    /// UNO FLIP!
    UnoFlip(unoflip::Options),
}

impl Rules {
    /// Reads options as a record writes them.
    pub fn read(game: GameName, rules: &Map<String, Value>) -> Result<Self, OptionError> {
        match game {
            GameName::Flip7 => flip7::Options::from_rules(rules).map(Self::Flip7),
            GameName::Vengeance => vengeance::Options::from_rules(rules).map(Self::Vengeance),
            GameName::UnoFlip => unoflip::Options::from_rules(rules).map(Self::UnoFlip),
        }
    }

    /// The same, but to so many points.
    pub fn with_target(&self, points: u32) -> Result<Self, OptionError> {
        let mut rules = self.written();
        rules.insert("target".to_owned(), points.into());
        Self::read(self.game(), &rules)
    }

    /// All options, as a record writes them.
    pub fn written(&self) -> Map<String, Value> {
        match self {
            Self::Flip7(options) => options.to_rules(),
            Self::Vengeance(options) => options.to_rules(),
            Self::UnoFlip(options) => options.to_rules(),
        }
    }

    /// The game.
    pub const fn game(&self) -> GameName {
        match self {
            Self::Flip7(_) => GameName::Flip7,
            Self::Vengeance(_) => GameName::Vengeance,
            Self::UnoFlip(_) => GameName::UnoFlip,
        }
    }

    /// The points that end the game.
    pub const fn target(&self) -> u32 {
        match self {
            Self::Flip7(options) => options.target,
            Self::Vengeance(options) => options.target,
            Self::UnoFlip(options) => options.target,
        }
    }

    /// Whether whoever has the fewest points wins (U-71).
    pub fn lowest_wins(&self) -> bool {
        match self {
            Self::Flip7(_) | Self::Vengeance(_) => false,
            Self::UnoFlip(options) => options.scoring == unoflip::Scoring::Lowest,
        }
    }

    /// Whether a round may be worth less than nothing (V-60).
    pub const fn may_lose_points(&self) -> bool {
        match self {
            Self::Flip7(_) | Self::UnoFlip(_) => false,
            Self::Vengeance(options) => options.brutal,
        }
    }

    /// Whether so few players met a challenge by reaching the target in this round, if there
    /// is one for them (F7-60).
    pub fn challenge(&self, players: usize, reached: u32) -> Option<bool> {
        match self {
            Self::Flip7(_) => flip7::Kind::challenge(players, reached),
            Self::Vengeance(_) => vengeance::Kind::challenge(players, reached),
            Self::UnoFlip(_) => None,
        }
    }
}
