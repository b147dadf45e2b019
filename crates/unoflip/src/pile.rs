//! A pile of cards that can be turned over.

use crate::card::Slot;

/// Cards on top of each other, with both ends in reach: turning the pile over
/// makes its bottom its top.
#[derive(Clone, Copy, Debug)]
pub struct Stack {
    ring: [Slot; ROOM],
    /// Where the top card lies in the ring.
    top: u8,
    /// From a card to the one above it: a step forwards or backwards. So nothing
    /// has to ask which way the pile lies.
    step: u8,
    len: u8,
}

/// A power of two, so that places in the ring are found by a mask.
const ROOM: usize = 128;

const FORWARDS: u8 = 1;

const BACKWARDS: u8 = FORWARDS.wrapping_neg();

impl Default for Stack {
    fn default() -> Self {
        Self { ring: [Slot::default(); ROOM], top: 0, step: FORWARDS, len: 0 }
    }
}

impl Stack {
    /// A pile of so many cards, which are given from the top down.
    #[inline]
    pub fn from_top(cards: usize, mut next: impl FnMut() -> Slot) -> Self {
        let mut pile = Self { step: BACKWARDS, ..Self::default() };
        for place in &mut pile.ring[..cards] {
            *place = next();
        }
        pile.len = u8::try_from(cards).unwrap_or(u8::MAX);
        pile
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The top card.
    #[inline]
    pub fn top(&self) -> Option<Slot> {
        (!self.is_empty()).then(|| self.ring[self.place(0)])
    }

    /// Lays a card on top.
    #[inline]
    pub fn push(&mut self, slot: Slot) {
        self.top = self.top.wrapping_add(self.step);
        self.len += 1;
        self.ring[self.place(0)] = slot;
    }

    /// Puts a card under the pile.
    pub fn push_under(&mut self, slot: Slot) {
        self.ring[self.place(self.len)] = slot;
        self.len += 1;
    }

    /// Takes the top card.
    #[inline]
    pub fn pop(&mut self) -> Option<Slot> {
        let top = self.top()?;
        self.top = self.top.wrapping_sub(self.step);
        self.len -= 1;
        Some(top)
    }

    /// Turns the pile over.
    #[inline]
    pub const fn turn_over(&mut self) {
        let steps_down = self.len.wrapping_sub(1);
        self.top = self.top.wrapping_sub(self.step.wrapping_mul(steps_down));
        self.step = self.step.wrapping_neg();
    }

    /// The cards from the top down.
    pub fn iter(&self) -> impl Iterator<Item = Slot> + Clone {
        (0..self.len).map(|depth| self.ring[self.place(depth)])
    }

    /// Takes all cards but the top one away.
    pub fn keep_top(&mut self) {
        self.len = self.len.min(1);
    }

    /// Where the card so many below the top lies.
    #[inline]
    const fn place(&self, depth: u8) -> usize {
        self.top.wrapping_sub(self.step.wrapping_mul(depth)) as usize % ROOM
    }
}

impl PartialEq for Stack {
    /// The same cards in the same order, wherever they lie in the ring.
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for Stack {}
