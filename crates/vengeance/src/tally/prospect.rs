//! What one card more would make of a row.

use super::{FLIP_7, Part, Tally};
use crate::card::Card;
use crate::options::Options;

/// What a row that has not busted would be worth with one card more. What does not
/// depend on the card is worked out once, for all that are asked about.
#[derive(Clone, Copy, Debug, Default)]
pub struct Prospect {
    tally: Tally,
    /// The cards that bust, as bits.
    busting: u32,
    /// The cards that change more than the sums: few, and seldom asked about.
    rare: u32,
}

const ALL: u32 = u32::MAX;

impl Prospect {
    /// The prospect of these cards.
    #[inline]
    pub fn of(tally: Tally, options: Options) -> Self {
        let nearly = tally.numbers() + 1 >= FLIP_7;
        let rare = if nearly | options.brutal { ALL } else { 1 << Card::UnluckySeven as u8 };
        Self { tally, busting: tally.busting().into(), rare }
    }

    /// What the round would be worth with this card, and whether it busts: what
    /// [`Tally::with`] comes to, found without making it.
    #[inline]
    pub fn with(&self, card: Card, options: Options) -> (i64, bool) {
        let place = card as u8;
        if self.rare >> place & 1 == 1 {
            return self.with_rare(card, options);
        }
        let after = Tally { sums: self.tally.sums + Part::of(card).sums, ..self.tally };
        // By bits: who busts cannot be guessed.
        let kept = i64::from(self.busting >> place & 1) - 1;
        (after.mild_points() & kept, kept == 0)
    }

    #[cold]
    fn with_rare(&self, card: Card, options: Options) -> (i64, bool) {
        let after = self.tally.with(card, options);
        (after.points(options), !after.is_in_play())
    }
}
