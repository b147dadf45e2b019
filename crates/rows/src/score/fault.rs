//! Why a row cannot be scored.

use std::fmt;

use game::Ruled;

use crate::row::Status;
use crate::score::kind::Scoring;

/// Why a row cannot lie on a table, or cannot be what is said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowFault<K: Scoring> {
    /// No card of the game has this code.
    UnknownCode {
        /// What was written.
        code: String,
    },
    /// A card that is played and never lies in a row.
    NoPlace {
        /// The action card.
        card: K::Card,
    },
    /// More copies than there are.
    TooManyCopies {
        /// The kind of card.
        card: K::Card,
        /// How many copies lie there.
        held: usize,
        /// How many all decks have.
        exist: usize,
    },
    /// A card of which nobody ever has two, however many there are.
    NeverTwo {
        /// The kind of card.
        card: K::Card,
    },
    /// A card that never lies in a row that ended so.
    NotWith {
        /// The card that does not lie there any more, or never did.
        card: K::Card,
        /// How the row ended.
        status: Status,
    },
    /// A number lies there once too often, and the row is said not to have busted.
    HasBusted {
        /// The number that is there too often.
        card: K::Card,
    },
    /// More than one card busts the row: no card comes after the first that does.
    BustedTwice,
    /// There were enough numbers for a Flip 7 before the last one came.
    PastFlip7,
    /// The numbers make a Flip 7, and the row is said to have none.
    HasFlip7,
    /// The row is said to have a Flip 7, and has too few numbers.
    NoFlip7 {
        /// How many numbers there are.
        numbers: usize,
    },
    /// A card is said to have been given after a bust, and there was none.
    NoBust {
        /// The first card that is said to have come after it.
        card: K::Card,
    },
    /// This card is not given to anybody who has busted.
    NotAfterBust {
        /// The card that only those in the round can be given.
        card: K::Card,
    },
    /// The bonus of a Flip 7 is not for anybody to choose in this game.
    NoChoiceOfBonus,
    /// The player with the Flip 7 takes the bonus, or somebody else loses it.
    BonusMisplaced {
        /// How the row ended that the bonus is said to change.
        status: Status,
    },
}

impl<K: Scoring> fmt::Display for RowFault<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownCode { code } => write!(f, "there is no card {code:?}"),
            Self::NoPlace { card } => write!(f, "{card} is played and does not lie in a row"),
            Self::TooManyCopies { card, held, exist } => {
                write!(f, "{held} copies of {card} lie there, and the decks have {exist}")
            }
            Self::NeverTwo { card } => write!(f, "a row never has two of {card}"),
            Self::NotWith { card, status: Status::Busted } => write!(f, "no busted row has {card}"),
            Self::NotWith { card, .. } => write!(f, "no row with a Flip 7 has {card}"),
            Self::HasBusted { card } => write!(f, "{card} lies there once too often: the row has busted"),
            Self::BustedTwice => write!(f, "more than one card busts the row"),
            Self::PastFlip7 => write!(f, "a Flip 7 ended the round before the last number came"),
            Self::HasFlip7 => write!(f, "the numbers make a Flip 7"),
            Self::NoFlip7 { numbers } => write!(f, "{numbers} numbers do not make a Flip 7"),
            Self::NoBust { card } => write!(f, "{card} cannot come after a bust: the row has not busted"),
            Self::NotAfterBust { card } => write!(f, "{card} is not given to somebody who has busted"),
            Self::NoChoiceOfBonus => write!(f, "the bonus of a Flip 7 can be chosen in brutal mode only"),
            Self::BonusMisplaced { status: Status::Flip7 } => {
                write!(f, "the player with the Flip 7 does not lose its bonus")
            }
            Self::BonusMisplaced { .. } => write!(f, "only the player with the Flip 7 takes its bonus"),
        }
    }
}

impl<K: Scoring> std::error::Error for RowFault<K> {}

impl<K: Scoring> Ruled for RowFault<K> {
    type Rule = K::Rule;

    fn rule(&self) -> K::Rule {
        K::rule_of_fault(self)
    }
}
