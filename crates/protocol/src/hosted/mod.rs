//! A game that somebody hosts, whichever game it is: the server for its
//! clients, or the page for those in front of it.

mod running;

use std::fmt;
use std::sync::Arc;

use game::{Game, Options, Record, Seat, Seed};
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use crate::wire::{Audience, Wired};
use running::Running;

/// The most seats at a table of the house.
pub const MOST_SEATS: usize = game::HOUSE_SEATS;

type Flip7 = flip7::Flip7<MOST_SEATS>;
type Vengeance = vengeance::Vengeance<MOST_SEATS>;
type UnoFlip = unoflip::UnoFlip;

/// A game in progress.
pub trait Hosted: Send + Sync {
    /// The round, counted from 1.
    fn round(&self) -> u32;

    /// Whose decision the table waits for; nobody's when the game is over.
    fn to_act(&self) -> Option<Seat>;

    /// Who won, once somebody has.
    fn winner(&self) -> Option<Seat>;

    /// The points of all seats from the rounds that are over.
    fn scores(&self) -> Vec<i64>;

    /// The legal move that a seat means, as a record writes it.
    fn understand(&self, seat: Seat, choice: &str) -> Result<String, Refused>;

    /// Plays a move as a record writes it.
    fn play(&mut self, seat: Seat, action: &str) -> Result<Arc<dyn News>, Refused>;

    /// What happens when the seat to act lets its time run out.
    fn default_move(&self) -> Option<(Seat, String)>;

    /// What one of the seats that bots play does next, if any does. `levels`
    /// says for every seat which bot plays it, if one does.
    fn bot_move(&self, levels: &[Option<&str>], luck: Seed) -> Option<(Seat, String)>;

    /// Whether somebody may do something out of turn.
    fn others_may_move(&self) -> bool;

    /// How the game stands, as JSON for an audience.
    fn position(&self, audience: Audience) -> Box<RawValue>;

    /// The whole game, for those who may see everything.
    fn record(&self) -> Record;
}

/// What happened, to be told to every audience in its own way.
pub trait News: Send + Sync {
    /// A JSON list of what this audience is told.
    fn told(&self, audience: Audience) -> Box<RawValue>;
}

/// Why a move was not made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The rule that forbids it; none if it is no move at all.
    pub rule: Option<&'static str>,
    /// Why.
    pub reason: String,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

/// What is known of a game before it is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kind {
    /// The name in records and commands.
    pub name: &'static str,
    /// The name people know it by.
    pub title: &'static str,
    /// The fewest and the most players at a table of the house.
    pub players: (usize, usize),
    /// How well its bots can play, weakest first.
    pub levels: Vec<&'static str>,
    /// All its options with their defaults.
    pub rules: Map<String, Value>,
}

/// Every game of the house.
pub fn kinds() -> [Kind; 3] {
    [kind::<Flip7>(), kind::<Vengeance>(), kind::<UnoFlip>()]
}

/// The game with this name.
pub fn kind_of(name: &str) -> Option<Kind> {
    kinds().into_iter().find(|kind| kind.name == name)
}

fn kind<G: Wired>() -> Kind {
    Kind {
        name: G::NAME,
        title: G::TITLE,
        players: G::PLAYERS,
        levels: G::LEVELS.iter().map(|(level, _)| *level).collect(),
        rules: G::Options::default().to_rules(),
    }
}

/// All options of a game, written out, if they can be set like that.
pub fn complete_rules(game: &str, rules: &Map<String, Value>) -> Result<Map<String, Value>, Refused> {
    match game {
        Flip7::NAME => complete::<Flip7>(rules),
        Vengeance::NAME => complete::<Vengeance>(rules),
        UnoFlip::NAME => complete::<UnoFlip>(rules),
        _ => Err(no_such_game(game)),
    }
}

fn complete<G: Game>(rules: &Map<String, Value>) -> Result<Map<String, Value>, Refused> {
    let options = G::Options::from_rules(rules).map_err(Refused::without_rule)?;
    Ok(options.to_rules())
}

/// A game that has just begun, and what happened so far.
pub type Begun = (Box<dyn Hosted>, Arc<dyn News>);

/// Begins a game; everything random in it comes from the seed.
pub fn begin(game: &str, rules: &Map<String, Value>, players: usize, seed: Seed) -> Result<Begun, Refused> {
    match game {
        Flip7::NAME => Running::<Flip7>::begin(rules, players, seed),
        Vengeance::NAME => Running::<Vengeance>::begin(rules, players, seed),
        UnoFlip::NAME => Running::<UnoFlip>::begin(rules, players, seed),
        _ => Err(no_such_game(game)),
    }
}

fn no_such_game(game: &str) -> Refused {
    let names: Vec<&str> = kinds().iter().map(|kind| kind.name).collect();
    let asked: String = game.chars().take(20).collect();
    Refused::without_rule(format_args!("game: there is no game {asked:?}; there are: {}", names.join(", ")))
}

impl Refused {
    fn without_rule(reason: impl fmt::Display) -> Self {
        Self { rule: None, reason: reason.to_string() }
    }
}
