//! Cards and piles of them.

use std::fmt;
use std::hash::Hash;
use std::str::FromStr;

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

/// How many cards of each kind lie together. A pile has no order: the order of
/// a deck is known to its [`Dealer`](crate::Dealer) alone, so that no state and
/// no view of it can give the order away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pile<C: Card> {
    counts: C::Counts,
    len: u16,
}

/// For every eight bits the bytes that they choose of eight.
const CHOSEN: &[[u8; 8]; 256] = &{
    let mut chosen = [[0; 8]; 256];
    let mut bits = 0;
    while bits < 256 {
        let mut byte = 0;
        while byte < 8 {
            chosen[bits][byte] = if bits >> byte & 1 == 1 { u8::MAX } else { 0 };
            byte += 1;
        }
        bits += 1;
    }
    chosen
};

/// The sum of those of sixteen counts that have their bit set. Written so that the
/// compiler adds all of them up at once.
#[inline]
fn sum_of(counts: &[u8; 16], bits: u16) -> usize {
    let eight = |start, bits: u8| {
        let chosen = CHOSEN[usize::from(bits)].iter();
        let counts = counts[start..].iter().zip(chosen).map(|(count, chosen)| u32::from(count & chosen));
        counts.sum::<u32>()
    };
    let [low, high] = bits.to_le_bytes();
    (eight(0, low) + eight(8, high)) as usize
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

    /// How many cards lie here of some kinds among the first sixteen, given as
    /// bits. However many kinds they are, it takes the same few steps.
    #[inline]
    pub fn count_of(&self, kinds: u16) -> usize {
        let counts = self.counts.as_ref();
        counts.first_chunk().map_or_else(
            || sum_of(&std::array::from_fn(|kind| counts.get(kind).copied().unwrap_or(0)), kinds),
            |sixteen| sum_of(sixteen, kinds),
        )
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

    /// Takes a card away that is known to be here.
    #[inline]
    pub fn take_known(&mut self, card: C) {
        let count = &mut self.counts.as_mut()[card.index()];
        debug_assert!(*count > 0, "there is no {card} to take");
        *count -= 1;
        self.len -= 1;
    }

    /// Lays all cards of the pile out, kind by kind, in place of what was there.
    pub fn lay_out(&self, cards: &mut Vec<C>) {
        // Sixteen of a kind are written at a stroke, whether there are so many, or
        // any at all: those too many are overwritten by the next. Quicker than a
        // loop as long as their number, which no branch predictor knows.
        const STROKE: usize = 16;
        cards.clear();
        cards.resize(self.len() + STROKE, C::ALL[0]);
        let mut end = 0;
        for (&card, &copies) in C::ALL.iter().zip(self.counts.as_ref()) {
            let start = end;
            end += usize::from(copies);
            cards[start..start + STROKE].fill(card);
            for place in (start + STROKE..end).step_by(STROKE) {
                cards[place..place + STROKE].fill(card);
            }
        }
        cards.truncate(end);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sum_of_chosen_counts_is_the_one_that_adding_them_gives() {
        let counts = [0, 1, 20, 255, 255, 7, 128, 240, 255, 3, 255, 255, 255, 0, 9, 254];
        for bits in 0..=u16::MAX {
            let chosen = counts.iter().enumerate().filter(|(place, _)| bits >> place & 1 == 1);
            let sum: usize = chosen.map(|(_, &count)| usize::from(count)).sum();
            assert_eq!(sum_of(&counts, bits), sum, "{bits:016b}");
        }
    }
}
