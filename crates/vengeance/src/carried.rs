//! The cards that are being carried out.

use game::{MOST_DECKS, Seat};
use tinyvec::ArrayVec;

use crate::card::Card;

/// A card on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A Just One More.
    OneMore {
        /// Who takes the card.
        seat: Seat,
        /// Whether it has been dealt.
        dealt: bool,
    },
    /// A Flip Four.
    FlipFour {
        /// Who takes the cards.
        seat: Seat,
        /// How many are still to come.
        left: u8,
        /// How many cards waited when it began: those after them are its own.
        waiting: u16,
    },
}

impl Default for Step {
    fn default() -> Self {
        Self::OneMore { seat: Seat::default(), dealt: false }
    }
}

impl Step {
    pub(crate) const fn card(self) -> Card {
        match self {
            Self::OneMore { .. } => Card::OneMore,
            Self::FlipFour { .. } => Card::FlipFour,
        }
    }
}

const MOST_CARRIED: usize = 2 * MOST_DECKS as usize + 1;

/// The cards being carried out, the innermost last: Just One Mores, and at
/// the end perhaps a Flip Four, in which everything else is set aside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Carried(pub(crate) ArrayVec<[Step; MOST_CARRIED]>);

impl rows::Carried<Card> for Carried {
    #[inline]
    fn is_idle(&self) -> bool {
        self.0.is_empty()
    }

    fn cards(&self) -> impl Iterator<Item = Card> {
        self.0.iter().map(|step| step.card())
    }
}
