//! Sets of cards.

use std::hint::select_unpredictable;

use serde::{Serialize, Serializer};

use crate::card::{Card, Slot};
use crate::deck::{CARDS, TWIN};
use crate::face::Side;

/// A set of cards: a bit for each of the 112, in two words, because a shift of
/// a double word costs many times that of a word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hand([u64; 2]);

const WORD: usize = u64::BITS as usize;

const fn without_lowest(word: u64) -> u64 {
    word & word.wrapping_sub(1)
}

impl Hand {
    /// All 112.
    pub const ALL: Self = Self([u64::MAX, (1 << (CARDS - WORD)) - 1]);

    const FIRST_TWIN: Slot = Slot::at(TWIN);

    const SECOND_TWIN: Slot = Slot::at(CARDS - 1);

    /// This card alone.
    #[inline]
    pub const fn of(slot: Slot) -> Self {
        let bit = 1 << (slot.place() % WORD);
        if slot.place() < WORD { Self([bit, 0]) } else { Self([0, bit]) }
    }

    /// Whether this card is in it.
    #[inline]
    pub const fn has(&self, slot: Slot) -> bool {
        self.0[slot.place() / WORD % 2] >> (slot.place() % WORD) & 1 == 1
    }

    /// How many cards are in it.
    #[inline]
    pub const fn len(self) -> usize {
        let [low, high] = self.0;
        (low.count_ones() + high.count_ones()) as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        let [low, high] = self.0;
        low | high == 0
    }

    /// Those of the two that are alike that are in it.
    #[must_use]
    #[inline]
    pub const fn twins(self) -> Self {
        self.and(Self::of(Self::FIRST_TWIN).or(Self::of(Self::SECOND_TWIN)))
    }

    /// The cards, the second of the twins left out if both are there.
    #[must_use]
    #[inline]
    pub const fn without_second_twin(self) -> Self {
        let [low, high] = self.0;
        let first_is_there = low >> Self::FIRST_TWIN.place() & 1;
        Self([low, high & !(first_is_there << (Self::SECOND_TWIN.place() - WORD))])
    }

    /// Adds a card.
    #[inline]
    pub const fn add(&mut self, slot: Slot) {
        self.0[slot.place() / WORD % 2] |= 1 << (slot.place() % WORD);
    }

    /// Takes a card away.
    #[inline]
    pub const fn remove(&mut self, slot: Slot) {
        self.0[slot.place() / WORD % 2] &= !(1 << (slot.place() % WORD));
    }

    /// The hand without a card.
    #[must_use]
    #[inline]
    pub const fn without(self, slot: Slot) -> Self {
        self.and_not(Self::of(slot))
    }

    /// The cards that are in both.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    /// The cards that are not in the other.
    #[must_use]
    #[inline]
    pub const fn and_not(self, other: Self) -> Self {
        Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    /// The cards that are in either.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    /// The cards that come before this one in order of their slots.
    #[must_use]
    #[inline]
    pub const fn before(self, slot: Slot) -> Self {
        let [low, high] = self.0;
        let below = (1 << (slot.place() % WORD)) - 1;
        if slot.place() < WORD { Self([low & below, 0]) } else { Self([low, high & below]) }
    }

    /// The card that so many others come before in order of their slots.
    #[inline]
    pub fn nth(self, place: usize) -> Option<Slot> {
        let [low, high] = self.0;
        let in_low = low.count_ones() as usize;
        let (mut word, start, skip) =
            if place < in_low { (low, 0, place) } else { (high, WORD, place - in_low) };
        // How many come before cannot be predicted: up to three are passed over
        // without a branch. More are rare.
        for step in 0..3 {
            word = select_unpredictable(step < skip, without_lowest(word), word);
        }
        for _ in 3..skip {
            word = without_lowest(word);
        }
        (word != 0).then(|| Slot::at(start + word.trailing_zeros() as usize))
    }

    /// The cards, in order of their slots.
    #[inline]
    pub fn slots(self) -> impl Iterator<Item = Slot> + Clone {
        let [mut low, mut high] = self.0;
        std::iter::from_fn(move || {
            if low != 0 {
                let slot = Slot::at(low.trailing_zeros() as usize);
                low = without_lowest(low);
                return Some(slot);
            }
            let slot = (high != 0).then(|| Slot::at(WORD + high.trailing_zeros() as usize))?;
            high = without_lowest(high);
            Some(slot)
        })
    }

    /// The cards, the twins once if both are there.
    pub fn kinds(self) -> impl Iterator<Item = Card> + Clone {
        self.without_second_twin().slots().map(Slot::card)
    }

    /// A card of this kind, if there is one.
    #[inline]
    pub fn find(&self, card: Card) -> Option<Slot> {
        let first = Slot::first_of(card);
        if self.has(first) {
            Some(first)
        } else {
            (first == Self::FIRST_TWIN && self.has(Self::SECOND_TWIN)).then_some(Self::SECOND_TWIN)
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

#[cfg(test)]
mod tests {
    use game::Seed;
    use game::random::Use;
    use rand_core::Rng;

    use super::*;

    /// Hands of all sizes: those that several random ones have in common.
    fn some_hands() -> impl Iterator<Item = Hand> {
        let mut random = Seed::from(1).stream(Use::Bots);
        (0..500).map(move |number| {
            (0..number % 6).fold(Hand::ALL, |hand, _| hand.and(Hand([random.next_u64(), random.next_u64()])))
        })
    }

    #[test]
    fn a_place_in_a_hand_is_found_as_by_counting() {
        for hand in some_hands() {
            let slots: Vec<Slot> = Slot::all().filter(|&slot| hand.has(slot)).collect();
            assert!(hand.slots().eq(slots.iter().copied()) && hand.len() == slots.len());
            for (place, &slot) in slots.iter().enumerate() {
                assert_eq!((hand.nth(place), hand.before(slot).len()), (Some(slot), place), "{hand:?}");
            }
            assert_eq!(hand.nth(slots.len()), None);
        }
    }

    #[test]
    fn only_where_both_twins_are_there_one_is_left_out() {
        for hand in some_hands() {
            let both = hand.has(Hand::FIRST_TWIN) && hand.has(Hand::SECOND_TWIN);
            let expected = if both { hand.without(Hand::SECOND_TWIN) } else { hand };
            assert_eq!(hand.without_second_twin(), expected);
        }
    }
}
