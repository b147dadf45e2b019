//! What is known of a game before it is played.

use game::{Game, Options};
use serde_json::{Map, Value};

use crate::wire::Wired;
use crate::{GameName, Refused, with_game};

/// What is known of a game before it is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kind {
    /// The name that messages and records have for it.
    pub name: GameName,
    /// The name people know it by.
    pub title: &'static str,
    /// The fewest and the most players at a table of the server.
    pub players: (usize, usize),
    /// How well its bots can play, weakest first.
    pub levels: Vec<&'static str>,
    /// All its options with their defaults.
    pub rules: Map<String, Value>,
}

/// Every game that there is.
pub fn kinds() -> [Kind; GameName::ALL.len()] {
    GameName::ALL.map(kind_of)
}

/// What is known of one game.
pub fn kind_of(name: GameName) -> Kind {
    with_game!(name, server, G => kind::<G>(name))
}

fn kind<G: Wired>(name: GameName) -> Kind {
    Kind {
        name,
        title: G::TITLE,
        players: G::PLAYERS,
        levels: G::LEVELS.iter().map(|(level, _)| *level).collect(),
        rules: G::Options::default().to_rules(),
    }
}

/// All options of a game, written out, if they can be set like that.
pub fn complete_rules(game: GameName, rules: &Map<String, Value>) -> Result<Map<String, Value>, Refused> {
    with_game!(game, server, G => complete::<G>(rules))
}

fn complete<G: Game>(rules: &Map<String, Value>) -> Result<Map<String, Value>, Refused> {
    let options = G::Options::from_rules(rules).map_err(Refused::without_rule)?;
    Ok(options.to_rules())
}
