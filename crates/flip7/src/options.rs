//! What can be agreed on before a game of Flip 7.

use serde_json::{Map, Value, json};
use table::{OptionError, RulesReader};

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

/// The most decks that can be shuffled together.
pub const MOST_DECKS: u8 = 20;

/// The most points a game can go to.
const MOST_TARGET: u64 = 1_000_000_000;

/// One deck serves so many players (F7-2).
const PLAYERS_PER_DECK: usize = 18;

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
        let needed = u8::try_from(players.div_ceil(PLAYERS_PER_DECK)).unwrap_or(MOST_DECKS);
        self.decks.unwrap_or(needed)
    }
}

impl table::Options for Options {
    fn from_rules(rules: &Map<String, Value>) -> Result<Self, OptionError> {
        let read = RulesReader::new(rules, KEYS)?;
        let edition = read.word("edition", &EDITIONS, "pl, de or en")?.unwrap_or(Edition::En);
        let preset = Self::from(edition);
        let aside = read.word("aside_after_bust", &ASIDE, "discard or redirect")?;
        let second = read.word("second_chance_in_flip_three", &SECOND_CHANCE, "at_once or after")?;
        let target = read.number("target", 1..=MOST_TARGET, "a whole number from 1 to 1000000000")?;
        let decks = read.number("decks", 1..=MOST_DECKS.into(), "a whole number from 1 to 20")?;
        Ok(Self {
            edition,
            opening_deal: read.flag("opening_deal")?.unwrap_or(preset.opening_deal),
            aside_after_bust: aside.unwrap_or(preset.aside_after_bust),
            second_chance_in_flip_three: second.unwrap_or(preset.second_chance_in_flip_three),
            target: target.and_then(|target| u32::try_from(target).ok()).unwrap_or(preset.target),
            decks: decks.and_then(|decks| u8::try_from(decks).ok()),
        })
    }

    fn to_rules(&self) -> Map<String, Value> {
        let mut rules = Map::new();
        rules.insert("edition".into(), name(&EDITIONS, self.edition));
        rules.insert("opening_deal".into(), self.opening_deal.into());
        rules.insert("aside_after_bust".into(), name(&ASIDE, self.aside_after_bust));
        rules.insert(
            "second_chance_in_flip_three".into(),
            name(&SECOND_CHANCE, self.second_chance_in_flip_three),
        );
        rules.insert("target".into(), self.target.into());
        rules.extend(self.decks.map(|decks| ("decks".into(), decks.into())));
        rules
    }

    fn for_players(self, players: usize) -> Self {
        Self { decks: Some(self.decks_for(players)), ..self }
    }
}

fn name<T: PartialEq>(words: &[(&str, T)], value: T) -> Value {
    words.iter().find(|(_, meaning)| *meaning == value).map_or(Value::Null, |(word, _)| json!(word))
}
