//! What can be agreed on before a game of Flip 7.

use game::{OptionError, RulesReader, decks_needed, word_for};
use serde_json::{Map, Value};

/// The options of a game. An edition is a preset of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The rulebook the other options were taken from.
    pub edition: Edition,
    /// One card to everyone before the first choice (F7-11).
    pub opening_deal: bool,
    /// What becomes of waiting cards when their player busts (F7-34).
    pub aside_after_bust: AsideAfterBust,
    /// When a Second Chance that comes in a Flip Three counts (F7-33).
    pub second_chance_in_flip_three: SecondChanceInFlipThree,
    /// The points that end the game (F7-42).
    pub target: u32,
    /// How many decks are shuffled together; as many as F7-2 says if not set.
    pub decks: Option<u8>,
}

/// The rulebooks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edition {
    /// The Polish books.
    Pl,
    /// The German book.
    De,
    /// The English ruleset 3.1.
    En,
}

/// What becomes of waiting cards when their player busts (F7-34).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AsideAfterBust {
    /// They are discarded.
    Discard,
    /// They are resolved on other players.
    Redirect,
}

/// When a Second Chance that comes in a Flip Three counts (F7-33).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecondChanceInFlipThree {
    /// It is kept and works on the very next card.
    AtOnce,
    /// It waits like the other actions.
    After,
}

const EDITIONS: [(&str, Edition); 3] = [("pl", Edition::Pl), ("de", Edition::De), ("en", Edition::En)];

const ASIDE: [(&str, AsideAfterBust); 2] =
    [("discard", AsideAfterBust::Discard), ("redirect", AsideAfterBust::Redirect)];

const SECOND_CHANCE: [(&str, SecondChanceInFlipThree); 2] =
    [("at_once", SecondChanceInFlipThree::AtOnce), ("after", SecondChanceInFlipThree::After)];

const KEYS: &[&str] =
    &["edition", "opening_deal", "aside_after_bust", "second_chance_in_flip_three", "target", "decks"];

impl From<Edition> for Options {
    fn from(edition: Edition) -> Self {
        let german = edition == Edition::De;
        Self {
            edition,
            opening_deal: edition != Edition::Pl,
            aside_after_bust: if german { AsideAfterBust::Redirect } else { AsideAfterBust::Discard },
            second_chance_in_flip_three: if german {
                SecondChanceInFlipThree::After
            } else {
                SecondChanceInFlipThree::AtOnce
            },
            target: 200,
            decks: None,
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Edition::En.into()
    }
}

impl Options {
    /// How many decks this many players play with (F7-2).
    pub fn decks_for(&self, players: usize) -> u8 {
        self.decks.unwrap_or_else(|| decks_needed(players))
    }
}

impl game::Options for Options {
    fn from_rules(rules: &Map<String, Value>) -> Result<Self, OptionError> {
        let read = RulesReader::new(rules, KEYS)?;
        let edition = read.word("edition", &EDITIONS, "pl, de or en")?.unwrap_or(Edition::En);
        let preset = Self::from(edition);
        let aside = read.word("aside_after_bust", &ASIDE, "discard or redirect")?;
        let second = read.word("second_chance_in_flip_three", &SECOND_CHANCE, "at_once or after")?;
        Ok(Self {
            edition,
            opening_deal: read.flag("opening_deal")?.unwrap_or(preset.opening_deal),
            aside_after_bust: aside.unwrap_or(preset.aside_after_bust),
            second_chance_in_flip_three: second.unwrap_or(preset.second_chance_in_flip_three),
            target: read.target()?.unwrap_or(preset.target),
            decks: read.decks()?,
        })
    }

    fn to_rules(&self) -> Map<String, Value> {
        let mut rules = Map::new();
        rules.insert("edition".into(), word_for(&EDITIONS, self.edition));
        rules.insert("opening_deal".into(), self.opening_deal.into());
        rules.insert("aside_after_bust".into(), word_for(&ASIDE, self.aside_after_bust));
        rules.insert(
            "second_chance_in_flip_three".into(),
            word_for(&SECOND_CHANCE, self.second_chance_in_flip_three),
        );
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
