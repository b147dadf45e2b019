//! A row as a score keeper knows it.

use crate::score::fault::RowFault;
use crate::score::kind::Scoring;

/// A row as a score keeper knows it, possible or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet<K: Scoring> {
    /// The cards in front of the player, in any order. After a bust the card that
    /// busted may be among them or not.
    pub cards: Vec<K::Card>,
    /// What is said about the row beside its cards.
    pub claim: Claim,
    /// The cards given to the player after a bust, in brutal mode (V-61).
    pub after_bust: Vec<K::Card>,
    /// What the bonus of a brutal Flip 7 does to this row (V-62).
    pub bonus: Option<Bonus>,
}

/// What is said about a row beside its cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Claim {
    /// Nothing: the cards show a bust or a Flip 7.
    #[default]
    Unsaid,
    /// It has neither busted nor a Flip 7.
    InPlay,
    /// It has busted.
    Busted,
    /// It has the Flip 7 that ended the round.
    Flip7,
}

/// Whose round the bonus of a brutal Flip 7 changes (V-62).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bonus {
    /// The row has the Flip 7, and its player took the points.
    Own,
    /// Somebody else has the Flip 7, and took the points off this row.
    FromAnother,
}

impl<K: Scoring> Sheet<K> {
    /// A row of which nothing is known but its cards.
    pub const fn new(cards: Vec<K::Card>) -> Self {
        Self { cards, claim: Claim::Unsaid, after_bust: Vec::new(), bonus: None }
    }

    /// The same, from the codes of the cards with blanks between them.
    pub fn read(codes: &str) -> Result<Self, RowFault<K>> {
        read_cards(codes).map(Self::new)
    }

    /// The same row, about which this is said.
    #[must_use]
    pub fn said(self, claim: Claim) -> Self {
        Self { claim, ..self }
    }

    /// The same row, to which these cards, written as codes, were given after a bust.
    pub fn given_after_bust(self, codes: &str) -> Result<Self, RowFault<K>> {
        Ok(Self { after_bust: read_cards(codes)?, ..self })
    }

    /// The same row with the bonus of a brutal Flip 7.
    #[must_use]
    pub fn with_bonus(self, bonus: Bonus) -> Self {
        Self { bonus: Some(bonus), ..self }
    }
}

/// Cards from their codes.
fn read_cards<K: Scoring>(codes: &str) -> Result<Vec<K::Card>, RowFault<K>> {
    let read = |code: &str| code.parse().map_err(|_| RowFault::UnknownCode { code: code.into() });
    codes.split_whitespace().map(read).collect()
}
