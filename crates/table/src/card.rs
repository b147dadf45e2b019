//! Cards and piles of them.

use std::fmt;
use std::hash::Hash;
use std::str::FromStr;

use crate::seat::Seat;

/// A kind of card of one game. Copies of a kind cannot be told apart.
pub trait Card: Copy + Eq + Ord + Hash + fmt::Debug + fmt::Display + FromStr + 'static {
    /// One count per kind: `[u8; KINDS]`.
    type Counts: Copy + Eq + fmt::Debug + AsRef<[u8]> + AsMut<[u8]>;

    /// A pile with nothing in it.
    const NONE: Self::Counts;

    /// All kinds, in the order of their index.
    const ALL: &'static [Self];

    /// Where this kind stands in [`Card::ALL`].
    fn index(self) -> usize;
}

/// A card and the seat it belongs to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Held<C> {
    /// The seat.
    pub seat: Seat,
    /// The card.
    pub card: C,
}

/// How many cards of each kind lie together. A pile has no order: the order of
/// a deck is known to its [`Dealer`](crate::Dealer) alone, so that no state and
/// no view of it can give the order away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pile<C: Card> {
    counts: C::Counts,
    len: u16,
}

impl<C: Card> Default for Pile<C> {
    fn default() -> Self {
        Self { counts: C::NONE, len: 0 }
    }
}

impl<C: Card> Pile<C> {
    /// A pile with this many of each kind.
    pub fn from_counts(counts: C::Counts) -> Self {
        Self { counts, len: counts.as_ref().iter().map(|&count| u16::from(count)).sum() }
    }

    /// How many cards lie here.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether no card lies here.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many of this kind lie here.
    pub fn count(&self, card: C) -> usize {
        usize::from(self.counts.as_ref()[card.index()])
    }

    /// Lays a card down.
    #[inline]
    pub fn add(&mut self, card: C) {
        self.counts.as_mut()[card.index()] += 1;
        self.len += 1;
    }

    /// Lays this many of a kind down.
    pub fn add_many(&mut self, card: C, copies: u8) {
        self.counts.as_mut()[card.index()] += copies;
        self.len += u16::from(copies);
    }

    /// Takes a card away, and says whether there was one.
    #[inline]
    pub fn take(&mut self, card: C) -> bool {
        let count = &mut self.counts.as_mut()[card.index()];
        if *count == 0 {
            return false;
        }
        *count -= 1;
        self.len -= 1;
        true
    }

    /// What is left of this pile without the cards of another, which must all
    /// be here.
    #[must_use]
    pub fn without(&self, other: &Self) -> Self {
        let mut left = *self;
        for (mine, theirs) in left.counts.as_mut().iter_mut().zip(other.counts.as_ref()) {
            *mine -= theirs;
        }
        left.len -= other.len;
        left
    }

    /// Lays all cards of the pile out, kind by kind, in place of what was there.
    pub fn lay_out(&self, cards: &mut Vec<C>) {
        // Every kind is written once, to be overwritten by the next if there is
        // none: most kinds have one copy or none, which nothing can foretell.
        let mut next = 0;
        cards.resize(self.len() + 1, C::ALL[0]);
        for (&card, &copies) in C::ALL.iter().zip(self.counts.as_ref()) {
            cards[next] = card;
            (1..usize::from(copies)).for_each(|copy| cards[next + copy] = card);
            next += usize::from(copies);
        }
        cards.truncate(self.len());
    }

    /// Every card of the pile, kind by kind.
    pub fn cards(&self) -> impl Iterator<Item = C> + '_ {
        C::ALL.iter().flat_map(|&card| std::iter::repeat_n(card, self.count(card)))
    }
}

impl<C: Card> FromIterator<C> for Pile<C> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        let mut pile = Self::default();
        for card in cards {
            pile.add(card);
        }
        pile
    }
}
