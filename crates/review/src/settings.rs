//! What a review is made by.

use game::random::Use;
use game::{Record, Seat, Seed};
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::reviewed::Refused;

/// What a review is made by.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// How often every choice is tried out, at large tables less often.
    pub trials: usize,
    /// Whose choices are looked at; everybody's if nobody is named.
    pub seat: Option<Seat>,
    /// Where the cards of the trials come from.
    pub seed: Seed,
}

impl Default for Settings {
    fn default() -> Self {
        Self { trials: 400, seat: None, seed: Seed::from(1) }
    }
}

/// The longest record that is reviewed: ten times the moves of a game of forty.
const MOST_MOVES: usize = 10_000;

/// About how many chances of a seat are worked out in all: with more it would take minutes.
const MOST_WORK: usize = 8_000_000;

/// How often everything is tried out at least.
const FEWEST: usize = 8;

/// The work of a trial besides the chances of the seats, in those.
const BESIDES: usize = 4;

impl Settings {
    /// How often choices of a record are tried out, if a trial takes so many times as long as in a game of rows.
    pub(crate) fn trials_for(&self, record: &Record, times: usize) -> Result<usize, Refused> {
        let moves = record.moves.len();
        if moves > MOST_MOVES {
            return Err(Refused::TooLong { moves, most: MOST_MOVES });
        }
        let one = times * moves.max(1) * (record.players.count() + BESIDES);
        Ok(self.trials.min(MOST_WORK / one).max(FEWEST))
    }

    /// Where the cards of the trials of a move come from, whichever others were looked at.
    pub(crate) fn luck(&self, ply: usize) -> Xoshiro256PlusPlus {
        let first = self.seed.stream(Use::Simulation).next_u64();
        Xoshiro256PlusPlus::seed_from_u64(first.wrapping_add(ply as u64))
    }

    /// Where the luck of a seat's trials at a move comes from, whoever else is looked at.
    pub(crate) fn luck_of(&self, ply: usize, seat: Seat) -> Xoshiro256PlusPlus {
        let mut first = self.luck(ply);
        let first = first.next_u64().wrapping_add(seat.number() as u64);
        Xoshiro256PlusPlus::seed_from_u64(first)
    }
}
