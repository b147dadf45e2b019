//! The cards of Flip 7.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use table::Pile;

/// A kind of card (F7-1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it")]
#[repr(u8)]
pub enum Card {
    #[default]
    Zero,
    One,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Eleven,
    Twelve,
    Plus2,
    Plus4,
    Plus6,
    Plus8,
    Plus10,
    Double,
    Freeze,
    FlipThree,
    SecondChance,
}

/// What a card is to the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// A number card.
    Number(u8),
    /// A modifier that adds points.
    Plus(u8),
    /// The modifier that doubles the numbers.
    Double,
    /// Freeze.
    Freeze,
    /// Flip Three.
    FlipThree,
    /// Second Chance.
    SecondChance,
}

/// How many kinds there are.
const KINDS: usize = 22;

const CODES: [&str; KINDS] = [
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "+2", "+4", "+6", "+8", "+10", "x2",
    "freeze", "flip3", "second",
];

impl Card {
    /// What the card is to the rules.
    #[inline]
    pub const fn face(self) -> Face {
        match self {
            Self::Plus2 => Face::Plus(2),
            Self::Plus4 => Face::Plus(4),
            Self::Plus6 => Face::Plus(6),
            Self::Plus8 => Face::Plus(8),
            Self::Plus10 => Face::Plus(10),
            Self::Double => Face::Double,
            Self::Freeze => Face::Freeze,
            Self::FlipThree => Face::FlipThree,
            Self::SecondChance => Face::SecondChance,
            number => Face::Number(number as u8),
        }
    }

    /// The code in records: `7`, `+4`, `flip3`.
    pub const fn code(self) -> &'static str {
        CODES[self as usize]
    }

    /// How many copies one deck has (F7-1).
    pub const fn copies(self) -> u8 {
        match self.face() {
            Face::Number(0) | Face::Plus(_) | Face::Double => 1,
            Face::Number(n) => n,
            Face::Freeze | Face::FlipThree | Face::SecondChance => 3,
        }
    }

    /// The number card with this number, from 0 to 12.
    pub fn number(n: u8) -> Option<Self> {
        <Self as table::Card>::ALL
            .get(usize::from(n))
            .copied()
            .filter(|card| matches!(card.face(), Face::Number(_)))
    }
}

/// So many decks shuffled together (F7-2).
pub fn decks(count: u8) -> Pile<Card> {
    let mut pile = Pile::default();
    for &card in <Card as table::Card>::ALL {
        pile.add_many(card, card.copies() * count);
    }
    pile
}

impl table::Card for Card {
    type Counts = [u8; KINDS];

    const NONE: [u8; KINDS] = [0; KINDS];

    const ALL: &'static [Self] = &[
        Self::Zero,
        Self::One,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Ten,
        Self::Eleven,
        Self::Twelve,
        Self::Plus2,
        Self::Plus4,
        Self::Plus6,
        Self::Plus8,
        Self::Plus10,
        Self::Double,
        Self::Freeze,
        Self::FlipThree,
        Self::SecondChance,
    ];

    #[inline]
    fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// A text that is no card code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotACard;

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(code: &str) -> Result<Self, NotACard> {
        let index = CODES.iter().position(|&known| known == code).ok_or(NotACard)?;
        Ok(<Self as table::Card>::ALL[index])
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}
