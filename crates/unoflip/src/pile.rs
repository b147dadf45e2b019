//! A pile of cards that can be turned over.

use crate::card::{Hand, Slot};

/// Cards on top of each other, with both ends in reach: turning the pile over
/// makes its bottom its top.
#[derive(Clone, Copy, Debug)]
pub struct Stack {
    ring: [Slot; ROOM],
    /// Where the bottom lies in the ring; the top if the pile is turned.
    start: u8,
    len: u8,
    turned: bool,
}

/// A power of two, so that places in the ring are found by a mask.
const ROOM: usize = 128;

impl Default for Stack {
    fn default() -> Self {
        Self { ring: [Slot::default(); ROOM], start: 0, len: 0, turned: false }
    }
}

impl Stack {
    /// A pile of so many cards, which are given from the top down.
    #[inline]
    pub fn from_top(cards: usize, mut next: impl FnMut() -> Slot) -> Self {
        // Turned over, the start of the ring is the top.
        let mut pile = Self { turned: true, ..Self::default() };
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
        self.insert(slot, self.turned);
    }

    /// Puts a card under the pile.
    pub fn push_under(&mut self, slot: Slot) {
        self.insert(slot, !self.turned);
    }

    #[inline]
    fn insert(&mut self, slot: Slot, at_start: bool) {
        if at_start {
            self.start = self.start.wrapping_sub(1);
        }
        self.len += 1;
        let offset = if at_start { 0 } else { self.len - 1 };
        self.ring[usize::from(self.start.wrapping_add(offset)) % ROOM] = slot;
    }

    /// Takes the top card.
    #[inline]
    pub fn pop(&mut self) -> Option<Slot> {
        let top = self.top()?;
        if self.turned {
            self.start = self.start.wrapping_add(1);
        }
        self.len -= 1;
        Some(top)
    }

    /// Turns the pile over.
    pub const fn turn_over(&mut self) {
        self.turned = !self.turned;
    }

    /// The cards from the top down.
    pub fn iter(&self) -> impl Iterator<Item = Slot> + Clone {
        (0..self.len).map(|depth| self.ring[self.place(depth)])
    }

    /// Takes all cards but the top one, as a set.
    pub fn take_below_top(&mut self) -> Hand {
        let below = self.iter().skip(1).collect();
        let top = self.top();
        self.len = 0;
        if let Some(top) = top {
            self.push(top);
        }
        below
    }

    /// Where the card so many below the top lies.
    #[inline]
    fn place(&self, depth: u8) -> usize {
        let offset = if self.turned { depth } else { self.len - 1 - depth };
        usize::from(self.start.wrapping_add(offset)) % ROOM
    }
}

impl PartialEq for Stack {
    /// The same cards in the same order, wherever they lie in the ring.
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for Stack {}
