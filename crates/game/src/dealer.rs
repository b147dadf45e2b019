//! Chance as an input: who says which card comes next.
//!
//! The rules never make a random number. They ask a dealer, and it does not
//! matter to them whether the answer comes from a fast generator, a committed
//! seed, a written list, or a program that tries every card in turn.

use std::convert::Infallible;

use rand_core::Rng;

use crate::card::{Card, Pile};
use crate::random;

/// The one who holds the deck in hand: knows the order of the cards, or decides
/// it when they are asked for.
pub trait Dealer<C: Card> {
    /// Why a shuffle could not be made. [`Infallible`] where it always can.
    type Error;

    /// These cards become the new deck: a new order begins.
    fn shuffle(&mut self, deck: &Pile<C>) -> Result<(), Self::Error>;

    /// The next card, or none when all have been dealt. `deck` is what is left, and
    /// the answer must be among it.
    fn draw(&mut self, deck: &Pile<C>) -> Option<C>;
}

/// The dealer of simulations: the order of the next few cards is settled when they
/// are needed, which is the same as having shuffled before, and costs nothing for
/// most cards that are never dealt.
#[derive(Clone, Debug)]
pub struct LazyDealer<C: Card, R> {
    random: R,
    /// What is left; the last is dealt next.
    rest: Vec<C>,
    /// From this place on the order is settled.
    settled: usize,
    /// The largest deck so far, and its cards kind by kind: every game begins with all
    /// cards, which are laid out only once.
    full: (Pile<C>, Vec<C>),
}

/// So many cards are put in order at a time.
const STROKE: usize = 32;

impl<C: Card, R: Rng> LazyDealer<C, R> {
    /// A dealer who picks with this generator.
    pub fn new(random: R) -> Self {
        Self { random, rest: Vec::new(), settled: 0, full: (Pile::default(), Vec::new()) }
    }

    /// A dealer who takes over in mid-deck: these cards are left of the deck, in an order
    /// that nobody knows.
    pub fn taking_over(random: R, rest: &Pile<C>) -> Self {
        let mut dealer = Self::new(random);
        dealer.begin_deck(rest);
        dealer
    }

    /// Deals these cards next, in any order.
    fn begin_deck(&mut self, deck: &Pile<C>) {
        let (full, cards) = &mut self.full;
        if deck.len() > full.len() {
            *full = *deck;
            deck.lay_out(cards);
        }
        if deck == full {
            self.rest.clear();
            self.rest.extend_from_slice(cards);
        } else {
            deck.lay_out(&mut self.rest);
        }
        self.settled = self.rest.len();
    }

    /// Goes on with another generator.
    pub fn reseed(&mut self, random: R) {
        self.random = random;
    }

    /// Settles the order of the next cards.
    #[cold]
    fn settle(&mut self) {
        self.settled = self.rest.len().saturating_sub(STROKE);
        random::shuffle_end(&mut self.random, &mut self.rest, self.settled);
    }
}

impl<C: Card, R: Rng> Dealer<C> for LazyDealer<C, R> {
    type Error = Infallible;

    fn shuffle(&mut self, deck: &Pile<C>) -> Result<(), Infallible> {
        self.begin_deck(deck);
        Ok(())
    }

    #[inline]
    fn draw(&mut self, _: &Pile<C>) -> Option<C> {
        // Also when nothing is left, so that this is the only question.
        if self.rest.len() <= self.settled {
            self.settle();
        }
        self.rest.pop()
    }
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    crate::cards! {
        /// A card to be dealt.
        A "a" B "b" C "c"
    }

    fn random(seed: u64) -> Xoshiro256PlusPlus {
        Xoshiro256PlusPlus::seed_from_u64(seed)
    }

    #[test]
    fn a_dealer_who_takes_over_deals_what_is_left_and_nothing_else() {
        let mut rest: Pile<Card> = Pile::from_counts([40, 0, 3]);
        let mut dealer = LazyDealer::taking_over(random(1), &rest);
        while !rest.is_empty() {
            let card = dealer.draw(&rest).unwrap();
            assert!(rest.take(card), "{card} was dealt too often");
        }
    }

    #[test]
    fn any_of_the_cards_left_comes_next() {
        let rest: Pile<Card> = Pile::from_counts([1, 2, 3]);
        let mut counts = [0_u32; 3];
        for seed in 0..6000 {
            counts[LazyDealer::taking_over(random(seed), &rest).draw(&rest).unwrap() as usize] += 1;
        }
        // Six standard deviations of a count are at most 233.
        let even = counts.iter().zip([1000, 2000, 3000]).all(|(count, due)| count.abs_diff(due) < 233);
        assert!(even, "{counts:?}");
    }
}
