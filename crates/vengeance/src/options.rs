//! What can be agreed on before a game.

use game::{OptionError, RulesReader, decks_needed};
use serde_json::{Map, Value};

/// The options of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Brutal mode (V-60 to V-62).
    pub brutal: bool,
    /// Whether both 13s of a pair count towards seven (V-22).
    pub both_13_count: bool,
    /// The points that end the game (V-51).
    pub target: u32,
    /// How many decks are shuffled together; one for every 18 players begun if
    /// not set.
    pub decks: Option<u8>,
}

const KEYS: &[&str] = &["brutal", "both_13_count", "target", "decks"];

impl Default for Options {
    fn default() -> Self {
        Self { brutal: false, both_13_count: true, target: 200, decks: None }
    }
}

impl Options {
    /// How many decks this many players play with.
    pub fn decks_for(&self, players: usize) -> u8 {
        self.decks.unwrap_or_else(|| decks_needed(players))
    }
}

impl game::Options for Options {
    fn from_rules(rules: &Map<String, Value>) -> Result<Self, OptionError> {
        let read = RulesReader::new(rules, KEYS)?;
        let default = Self::default();
        Ok(Self {
            brutal: read.flag("brutal")?.unwrap_or(default.brutal),
            both_13_count: read.flag("both_13_count")?.unwrap_or(default.both_13_count),
            target: read.target()?.unwrap_or(default.target),
            decks: read.decks()?,
        })
    }

    fn to_rules(&self) -> Map<String, Value> {
        let mut rules = Map::new();
        rules.insert("brutal".into(), self.brutal.into());
        rules.insert("both_13_count".into(), self.both_13_count.into());
        rules.insert("target".into(), self.target.into());
        rules.extend(self.decks.map(|decks| ("decks".into(), decks.into())));
        rules
    }

    fn target(&self) -> u32 {
        self.target
    }

    fn for_players(self, players: usize) -> Self {
        Self { decks: Some(self.decks_for(players)), ..self }
    }
}
