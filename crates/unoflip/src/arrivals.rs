//! In which order cards came to the hands that hold them.

use game::random;
use rand_core::Rng;

use crate::card::Slot;
use crate::deck::CARDS;

/// When each card came to the hand that holds it. For a card that nobody holds it says
/// nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Arrivals {
    at: [u16; CARDS],
    /// When the next card comes.
    next: u16,
}

impl Default for Arrivals {
    fn default() -> Self {
        Self { at: [0; CARDS], next: 0 }
    }
}

impl Arrivals {
    /// Any order, every one equally likely.
    pub fn any(random: &mut impl Rng) -> Self {
        let mut order: Vec<Slot> = Slot::all().collect();
        random::shuffle(random, &mut order);
        let mut arrivals = Self::default();
        for slot in order {
            arrivals.note(slot);
        }
        arrivals
    }

    /// A card comes to a hand.
    #[inline]
    pub fn note(&mut self, slot: Slot) {
        if self.next == u16::MAX {
            self.count_anew();
        }
        self.at[slot.place()] = self.next;
        self.next += 1;
    }

    /// Whether one card came before another.
    pub fn is_before(&self, one: Slot, other: Slot) -> bool {
        self.at[one.place()] < self.at[other.place()]
    }

    /// Counts from the beginning again, in the order as it is. In a very long round more cards
    /// come to hands than can be counted, but no more than there are can be held.
    fn count_anew(&mut self) {
        let mut order: [Slot; CARDS] = std::array::from_fn(Slot::at);
        order.sort_unstable_by_key(|slot| self.at[slot.place()]);
        self.next = 0;
        for slot in order {
            self.at[slot.place()] = self.next;
            self.next += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Seed;
    use game::random::Use;

    use super::*;

    #[test]
    fn the_order_is_that_of_the_last_arrivals_however_many_there_were() {
        let mut random = Seed::from(1).stream(Use::Bots);
        let mut arrivals = Arrivals::default();
        let mut order: Vec<Slot> = Vec::new();
        for number in 0..70_000 {
            let slot = Slot::at(random::index(&mut random, CARDS));
            arrivals.note(slot);
            order.retain(|&other| other != slot);
            order.push(slot);
            if number % 97 != 0 {
                continue;
            }
            let pairs = order.iter().zip(&order[1..]);
            assert!(pairs.into_iter().all(|(&one, &other)| arrivals.is_before(one, other)), "{order:?}");
        }
    }
}
