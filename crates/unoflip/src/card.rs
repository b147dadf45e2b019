//! Cards, and sets of them.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use table::{NotACard, Pile};

use crate::deck::{CARDS, KINDS, TABLE, TWIN};
use crate::face::{COLOURS, Colour, FACES, Face, Side};

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
    /// The face on a side.
    #[inline]
    pub const fn face(self, side: Side) -> Face {
        TABLE[self.0 as usize][side as usize]
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

impl table::Card for Card {
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

    const fn at(place: usize) -> Self {
        debug_assert!(place < CARDS);
        #[expect(clippy::cast_possible_truncation, reason = "below 112")]
        Self(place as u8)
    }

    /// The slot of a card of this kind: the second of the twins if the first is
    /// taken.
    pub fn of(card: Card, taken: Hand) -> Self {
        let first = Self(card.0);
        if card.0 as usize == TWIN && taken.has(first) { Self::at(CARDS - 1) } else { first }
    }

    /// The slot of the next card of this kind, when cards are dealt one after
    /// the other: only those that are alike have to be told apart.
    #[inline]
    pub fn next_of(card: Card, twins: &mut Hand) -> Self {
        if card.0 as usize != TWIN {
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
    pub const fn face(self, side: Side) -> Face {
        TABLE[self.0 as usize][side as usize]
    }
}

/// A set of cards: a bit for each of the 112.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hand(u128);

impl Hand {
    /// All 112.
    pub const ALL: Self = Self((1 << CARDS) - 1);

    /// This card alone.
    #[inline]
    pub const fn of(slot: Slot) -> Self {
        Self(1 << slot.0)
    }

    /// Whether this card is in it.
    #[inline]
    pub const fn has(self, slot: Slot) -> bool {
        self.0 >> slot.0 & 1 == 1
    }

    /// How many cards are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is exactly one, which is cheaper to find out than how many.
    #[inline]
    pub const fn is_single(self) -> bool {
        !self.is_empty() && self.without_lowest().is_empty()
    }

    /// Whether there are exactly two.
    #[inline]
    pub const fn is_pair(self) -> bool {
        self.without_lowest().is_single()
    }

    /// All cards but the one with the lowest slot.
    #[inline]
    const fn without_lowest(self) -> Self {
        Self(self.0 & self.0.wrapping_sub(1))
    }

    /// Those of the two that are alike that are in it.
    #[must_use]
    #[inline]
    pub const fn twins(self) -> Self {
        Self(self.0 & (1 << TWIN | 1 << (CARDS - 1)))
    }

    /// The cards, the second of the twins left out if both are there.
    #[must_use]
    #[inline]
    pub const fn without_second_twin(self) -> Self {
        let second = Slot::at(CARDS - 1);
        if self.has(second) && self.has(Slot::at(TWIN)) { self.without(second) } else { self }
    }

    /// Adds a card.
    #[inline]
    pub const fn add(&mut self, slot: Slot) {
        self.0 |= 1 << slot.0;
    }

    /// Takes a card away.
    #[inline]
    pub const fn remove(&mut self, slot: Slot) {
        self.0 &= !(1 << slot.0);
    }

    /// The hand without a card.
    #[must_use]
    pub const fn without(mut self, slot: Slot) -> Self {
        self.remove(slot);
        self
    }

    /// The cards that are in both.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cards that are in either.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards, in order of their slots.
    #[inline]
    pub fn slots(self) -> impl Iterator<Item = Slot> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let slot = (rest != 0).then(|| Slot::at(rest.trailing_zeros() as usize))?;
            rest &= rest - 1;
            Some(slot)
        })
    }

    /// The cards, the twins once if both are there.
    pub fn kinds(self) -> impl Iterator<Item = Card> + Clone {
        self.without_second_twin().slots().map(Slot::card)
    }

    /// A card of this kind, if there is one.
    #[inline]
    pub fn find(self, card: Card) -> Option<Slot> {
        let first = Slot(card.0);
        let second = Slot::at(CARDS - 1);
        if self.has(first) {
            Some(first)
        } else {
            (card.0 as usize == TWIN && self.has(second)).then_some(second)
        }
    }

    /// The codes of the cards, sorted.
    pub fn codes(self) -> Vec<String> {
        let mut codes: Vec<String> = self.slots().map(|slot| slot.card().to_string()).collect();
        codes.sort_unstable();
        codes
    }

    /// What the cards are worth on a side (U-70).
    pub fn points(self, side: Side) -> u32 {
        self.slots().map(|slot| slot.face(side).points()).sum()
    }
}

impl Serialize for Hand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.codes())
    }
}

impl FromIterator<Slot> for Hand {
    fn from_iter<I: IntoIterator<Item = Slot>>(slots: I) -> Self {
        let mut hand = Self::default();
        for slot in slots {
            hand.add(slot);
        }
        hand
    }
}

/// All cards with this colour on its side.
#[inline]
pub fn of_colour(colour: Colour) -> Hand {
    BY_COLOUR[colour.side() as usize][colour.place()]
}

/// All cards with this face on its side.
#[inline]
pub fn of_face(face: Face) -> Hand {
    BY_FACE[face.side() as usize][face.place()]
}

/// All cards that fit on this face by their symbol (U-21): plain wilds always
/// do, and nothing is like a wild.
#[inline]
pub fn fitting(top: Face) -> Hand {
    FITTING[top.side() as usize][top.place()]
}

/// All cards with the symbol of this face on its side, whatever their colour.
#[inline]
pub fn of_symbol(face: Face) -> Hand {
    BY_SYMBOL[face.side() as usize][face.place()]
}

/// All cards with a wild on this side.
#[inline]
pub fn of_wilds(side: Side) -> Hand {
    WILDS[side as usize]
}

static WILDS: [Hand; 2] = {
    let mut sets = [Hand(0); 2];
    let mut place = 0;
    while place < CARDS * 2 {
        let (card, side) = (place / 2, place % 2);
        if TABLE[card][side].is_wild() {
            sets[side].0 |= 1 << card;
        }
        place += 1;
    }
    sets
};

static BY_FACE: [[Hand; FACES]; 2] = FACE_SETS;

const FACE_SETS: [[Hand; FACES]; 2] = {
    let mut sets = [[Hand(0); FACES]; 2];
    let mut place = 0;
    while place < CARDS * 2 {
        let (card, side) = (place / 2, place % 2);
        sets[side][TABLE[card][side].place()].0 |= 1 << card;
        place += 1;
    }
    sets
};

static BY_COLOUR: [[Hand; COLOURS as usize]; 2] = {
    let mut sets = [[Hand(0); COLOURS as usize]; 2];
    let mut place = 0;
    while place < CARDS * 2 {
        let (card, side) = (place / 2, place % 2);
        if let Some(colour) = TABLE[card][side].colour() {
            sets[side][colour.place()].0 |= 1 << card;
        }
        place += 1;
    }
    sets
};

static BY_SYMBOL: [[Hand; FACES]; 2] = SYMBOL_SETS;

const SYMBOL_SETS: [[Hand; FACES]; 2] = {
    let mut sets = [[Hand(0); FACES]; 2];
    let mut pair = 0;
    while pair < FACES * FACES * 2 {
        let (one, other, side) = (pair / 2 / FACES, pair / 2 % FACES, pair % 2);
        if alike(one, other) {
            sets[side][one].0 |= FACE_SETS[side][other].0;
        }
        pair += 1;
    }
    sets
};

static FITTING: [[Hand; FACES]; 2] = {
    let mut sets = [[Hand(0); FACES]; 2];
    let mut place = 0;
    while place < FACES * 2 {
        let (face, side) = (place / 2, place % 2);
        let alike = if face < WILD { SYMBOL_SETS[side][face].0 } else { 0 };
        sets[side][face] = Hand(alike | FACE_SETS[side][WILD].0);
        place += 1;
    }
    sets
};

/// The place of the plain wild among the faces; the wild that draws follows.
const WILD: usize = FACES - 2;

/// Whether two faces of a side, by place, have the same symbol.
const fn alike(one: usize, other: usize) -> bool {
    one == other || (one < WILD && other < WILD && one % 13 == other % 13)
}
