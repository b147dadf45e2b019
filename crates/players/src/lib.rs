//! Bots: players that decide from what their seat sees, and from nothing else.

mod flip7;
mod game;
mod random;
mod spec;

pub use flip7::{Flip7Bot, Threshold};
pub use game::{Seated, play_record};
pub use random::Random;
pub use spec::{BotSpec, NotABot};

use rand_core::Rng;
use table::Game;

/// Somebody who plays. Gets a view, never the game itself.
pub trait Player<G: Game> {
    /// The move to make now. Only asked when the seat of the view is the one
    /// the table waits for, so there is at least one legal move.
    fn choose<R: Rng>(&mut self, view: G::View<'_>, random: &mut R) -> G::Move;
}
