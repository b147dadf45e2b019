//! A game that somebody hosts, whichever game it is: the server for its
//! clients, or the page for those in front of it.

use std::sync::Arc;

use game::{Record, Seat, Seed};
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use crate::running::Running;
use crate::wire::{Audience, Wired};
use crate::{GameName, Refused, with_game};

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

    /// From now on bots play these seats: for every seat the level of its bot, if one
    /// does. A bot that sits down in the middle of a game knows what its seat was told. Says
    /// whether that has changed anything.
    fn seat_bots(&mut self, levels: &[Option<&str>]) -> bool;

    /// What one of the seats that bots play does next, if any does.
    fn bot_move(&self, luck: Seed) -> Option<(Seat, String)>;

    /// Whether that may take longer than a thread that others wait for has.
    fn bots_ponder(&self) -> bool;

    /// The same to be found out elsewhere, by the game as it is now.
    fn thought(&self) -> Thought;

    /// Whether somebody may do something out of turn.
    fn others_may_move(&self) -> bool;

    /// How the game stands, as JSON for an audience.
    fn position(&self, audience: Audience) -> Box<RawValue>;

    /// The whole game, for those who may see everything.
    fn record(&self) -> Record;
}

/// Finds out what one of the seats that bots play does next, if any does. Asks again and again
/// whether it has thought enough, and answers soon once it has.
pub type Thought = Box<dyn FnOnce(Seed, &mut dyn FnMut() -> bool) -> Option<(Seat, String)> + Send>;

/// What happened, to be told to every audience in its own way.
pub trait News: Send + Sync {
    /// A JSON list of what this audience is told, step by step.
    fn steps(&self, audience: Audience) -> Box<RawValue>;
}

/// A game that has just begun, and what happened so far.
pub type Begun = (Box<dyn Hosted>, Arc<dyn News>);

/// Begins a game; everything random in it comes from the seed.
pub fn begin(
    name: GameName,
    rules: &Map<String, Value>,
    players: usize,
    seed: Seed,
) -> Result<Begun, Refused> {
    with_game!(name, server, G => begin_as::<G>(rules, players, seed))
}

/// Begins a game of this type, which need not be in the registry.
pub fn begin_as<G: Wired>(rules: &Map<String, Value>, players: usize, seed: Seed) -> Result<Begun, Refused> {
    Running::<G>::begin(rules, players, seed)
}
