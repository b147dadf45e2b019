//! Cards, and the pieces of cardboard they are on.

use std::fmt;
use std::str::FromStr;

use game::{NotACard, Pile};
use serde::{Serialize, Serializer};

use crate::deck::{CARDS, FACES_AT, KINDS, TABLE, TWIN};
use crate::face::{Face, Side};
use crate::hand::Hand;

/// A kind of card: a light face and a dark one (U-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

const ALL: [Card; KINDS] = {
    let mut all = [Card(0); KINDS];
    let mut place = 0;
    while place < KINDS {
        #[expect(clippy::cast_possible_truncation, reason = "below 111")]
        {
            all[place] = Card(place as u8);
        }
        place += 1;
    }
    all
};

impl Card {
    /// Whether there are two of this kind.
    #[inline]
    pub(crate) const fn is_twin(self) -> bool {
        self.0 as usize == TWIN
    }

    /// The face on a side.
    #[inline]
    pub fn face(self, side: Side) -> Face {
        FACES_AT[usize::from(self.0)][side as usize]
    }
}

/// All cards of the game (U-1).
pub fn full_deck() -> Pile<Card> {
    const COUNTS: [u8; KINDS] = {
        let mut counts = [1; KINDS];
        counts[TWIN] = 2;
        counts
    };
    Pile::from_counts(COUNTS)
}

impl game::Card for Card {
    type Counts = [u8; KINDS];

    const NONE: [u8; KINDS] = [0; KINDS];

    const ALL: &'static [Self] = &ALL;

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.face(Side::Light), self.face(Side::Dark))
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Card({self})")
    }
}

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(code: &str) -> Result<Self, NotACard> {
        let (light, dark) = code.split_once('/').ok_or(NotACard)?;
        let (light, dark): (Face, Face) = (light.parse()?, dark.parse()?);
        let place = TABLE[..KINDS].iter().position(|faces| *faces == [light, dark]);
        place.map(|place| ALL[place]).ok_or(NotACard)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// One of the 112 pieces of cardboard. Two of them are alike.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Slot(u8);

impl Slot {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CARDS).map(Self::at)
    }

    pub(crate) const fn at(place: usize) -> Self {
        debug_assert!(place < CARDS);
        #[expect(clippy::cast_possible_truncation, reason = "below 112")]
        Self(place as u8)
    }

    /// The slot of a card of this kind: the first of the twins.
    #[inline]
    pub(crate) const fn first_of(card: Card) -> Self {
        Self(card.0)
    }

    /// The slot of a card of this kind: the second of the twins if the first is
    /// taken.
    pub fn of(card: Card, taken: Hand) -> Self {
        let first = Self(card.0);
        if card.is_twin() && taken.has(first) { Self::at(CARDS - 1) } else { first }
    }

    /// The slot of the next card of this kind, when cards are dealt one after
    /// the other: only those that are alike have to be told apart.
    #[inline]
    pub fn next_of(card: Card, twins: &mut Hand) -> Self {
        if !card.is_twin() {
            return Self(card.0);
        }
        let slot = twins.find(card).unwrap_or_default();
        twins.remove(slot);
        slot
    }

    /// The place, for use with slices.
    #[inline]
    pub const fn place(self) -> usize {
        self.0 as usize
    }

    /// What card it is.
    #[inline]
    pub const fn card(self) -> Card {
        if self.0 as usize == CARDS - 1 { ALL[TWIN] } else { Card(self.0) }
    }

    /// The face on a side.
    #[inline]
    pub fn face(self, side: Side) -> Face {
        FACES_AT[usize::from(self.0)][side as usize]
    }
}
