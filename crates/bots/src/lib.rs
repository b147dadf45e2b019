//! Bots: players that decide from what their seat sees, and from nothing else.

mod flip7;
mod random;
mod seated;
mod simulate;
mod spec;
mod stop;
mod unoflip;
mod vengeance;

pub use flip7::{Flip7Bot, Sensible};
pub use random::Random;
pub use seated::{Seated, interruption, next_step, play_record};
pub use simulate::play_out;
pub use spec::{BotSpec, NotABot};
pub use stop::Stop;
pub use unoflip::{PlainUnoFlip, UnoFlipBot};
pub use vengeance::{VengeanceBot, Vengeful};

use game::Game;
use rand_core::Rng;

/// Somebody who plays. Gets a view, never the game itself.
pub trait Player<G: Game> {
    /// What to do now. Only asked when the seat of the view is the one the table
    /// waits for, so there is something to choose.
    fn choose<R: Rng>(&mut self, view: G::View<'_>, random: &mut R) -> G::Choice;

    /// What to do, if anything, while the table waits for somebody else.
    fn interrupt<R: Rng>(&mut self, _: G::View<'_>, _: &mut R) -> Option<G::Choice> {
        None
    }

    /// Whether this player picks evenly among whatever is legal. At a table of
    /// nobody else, every legal move of every seat is equally likely.
    fn picks_evenly(&self) -> bool {
        false
    }
}
