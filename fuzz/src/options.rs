//! Which options the games are tried with.

use game::Options;
use hosting::GameName;
use serde_json::{Map, Value};

use crate::bytes::Bytes;

/// Every option of a game with the values to try, as JSON.
pub type Choices = &'static [(&'static str, &'static [&'static str])];

/// The options of a game.
pub const fn of(game: GameName) -> Choices {
    match game {
        GameName::Flip7 => FLIP7,
        GameName::Vengeance => VENGEANCE,
        GameName::UnoFlip => UNOFLIP,
    }
}

/// The options of Flip 7.
const FLIP7: Choices = &[
    ("edition", &["\"en\"", "\"de\"", "\"pl\""]),
    ("opening_deal", FLAG),
    ("aside_after_bust", &["\"discard\"", "\"redirect\""]),
    ("second_chance_in_flip_three", &["\"at_once\"", "\"after\""]),
    ("target", &["200", "1", "50", "1000", "1000000000"]),
    ("decks", &["1", "2", "3", "20"]),
];

/// The options of With a Vengeance.
const VENGEANCE: Choices = &[
    ("brutal", FLAG),
    ("both_13_count", FLAG),
    ("target", &["200", "1", "50", "1000", "1000000000"]),
    ("decks", &["1", "2", "3", "20"]),
];

/// The options of UNO FLIP!.
const UNOFLIP: Choices = &[
    ("scoring", &["\"winner\"", "\"lowest\""]),
    ("target", &["500", "1", "50", "1000000000"]),
    ("two_player_reverse", &["\"skip\"", "\"nothing\""]),
    ("bluff", FLAG),
    ("stacking", FLAG),
    ("jump_in", FLAG),
    ("draw_until_playable", FLAG),
    ("force_play", FLAG),
];

const FLAG: &[&str] = &["true", "false"];

/// Options that the bytes choose; each may also be left at its default.
pub fn choose<O: Options>(bytes: &mut Bytes<'_>, choices: Choices) -> O {
    O::from_rules(&pick(bytes, choices)).unwrap_or_else(|error| panic!("{error}"))
}

/// The same as a request or a record has them.
pub fn pick(bytes: &mut Bytes<'_>, choices: Choices) -> Map<String, Value> {
    let mut rules = Map::new();
    for (key, values) in choices {
        if let Some(value) = bytes.below(values.len() + 1).checked_sub(1) {
            rules.insert((*key).to_owned(), serde_json::from_str(values[value]).expect("JSON"));
        }
    }
    rules
}

/// A new option must be tried too.
pub fn assert_complete(rules: &Map<String, Value>, choices: Choices) {
    for key in rules.keys() {
        assert!(choices.iter().any(|(known, _)| known == key), "option {key} is never tried");
    }
}
