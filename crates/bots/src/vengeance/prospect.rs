//! What one card more would make of a row.

use rows::{FLIP_7, Row as _};
use vengeance::{Card, Options, Row};

/// What a row that has not busted would be worth with one card more. What does not
/// depend on the card is worked out once, for all that are asked about.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Prospect {
    row: Row,
    /// The cards that bust, as bits.
    busting: u32,
    /// The cards that change more than the sums: few, and seldom asked about.
    rare: u32,
}

const ALL: u32 = u32::MAX;

impl Prospect {
    /// The prospect of these cards.
    #[inline]
    pub(super) fn of(row: Row, options: Options) -> Self {
        let nearly = row.count() + 1 >= FLIP_7;
        let rare = if nearly | options.brutal { ALL } else { 1 << Card::UnluckySeven as u8 };
        Self { row, busting: row.busting().into(), rare }
    }

    /// What the round would be worth with this card, and whether it busts: what
    /// [`Row::with`] comes to, found without making it.
    #[inline]
    pub(super) fn with(&self, card: Card, options: Options) -> (i64, bool) {
        let place = card as u8;
        if self.rare >> place & 1 == 1 {
            return self.with_rare(card, options);
        }
        let mut after = self.row;
        after.add(card);
        // By bits: a branch on who busts would mispredict.
        let kept = i64::from(self.busting >> place & 1) - 1;
        let found = (after.plain_points() & kept, kept == 0);
        debug_assert_eq!(found, self.with_rare(card, options));
        found
    }

    fn with_rare(&self, card: Card, options: Options) -> (i64, bool) {
        let after = self.row.with(card, options);
        (after.points(options), !after.is_in_play())
    }
}
