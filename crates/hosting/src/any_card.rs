//! A card of any of the games, in the type that its game has for it.

use std::fmt;

use game::NotACard;

use crate::GameName;

/// What one sees of a card, of whichever game: of UNO FLIP! one of its faces.
///
/// Codes are turned into it where they come in, and whoever has to show or name a card matches what is in it, so that
/// a new card does not compile until it is decided how it looks and what it is called.
///
/// ```
/// use hosting::{AnyCard, GameName};
///
/// let card = AnyCard::read(GameName::Flip7, "x2");
/// assert_eq!(card, Some(AnyCard::Flip7(flip7::Card::Double)));
/// assert_eq!(AnyCard::read(GameName::Vengeance, "x2"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AnyCard {
    /// A card of Flip 7.
    Flip7(flip7::Card),
    /// A card of With a Vengeance.
    Vengeance(vengeance::Card),
    /// A face of a card of UNO FLIP!
    UnoFlip(unoflip::Face),
}

impl AnyCard {
    /// Reads a code of a game, as records and messages write it.
    pub fn read(game: GameName, code: &str) -> Option<Self> {
        match game {
            GameName::Flip7 => code.parse().ok().map(Self::Flip7),
            GameName::Vengeance => code.parse().ok().map(Self::Vengeance),
            GameName::UnoFlip => code.parse().ok().map(Self::UnoFlip),
        }
    }
}

impl From<flip7::Card> for AnyCard {
    fn from(card: flip7::Card) -> Self {
        Self::Flip7(card)
    }
}

impl From<vengeance::Card> for AnyCard {
    fn from(card: vengeance::Card) -> Self {
        Self::Vengeance(card)
    }
}

impl From<unoflip::Face> for AnyCard {
    fn from(face: unoflip::Face) -> Self {
        Self::UnoFlip(face)
    }
}

/// A card of another game is none of this one.
impl TryFrom<AnyCard> for flip7::Card {
    type Error = NotACard;

    fn try_from(card: AnyCard) -> Result<Self, NotACard> {
        if let AnyCard::Flip7(card) = card { Ok(card) } else { Err(NotACard) }
    }
}

/// A card of another game is none of this one.
impl TryFrom<AnyCard> for vengeance::Card {
    type Error = NotACard;

    fn try_from(card: AnyCard) -> Result<Self, NotACard> {
        if let AnyCard::Vengeance(card) = card { Ok(card) } else { Err(NotACard) }
    }
}

/// The code, as in records and messages.
impl fmt::Display for AnyCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Flip7(card) => card.fmt(f),
            Self::Vengeance(card) => card.fmt(f),
            Self::UnoFlip(face) => face.fmt(f),
        }
    }
}
