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

    /// The next card. `deck` is what is left, one card at least, and the answer
    /// must be among it.
    fn draw(&mut self, deck: &Pile<C>) -> C;
}

/// The dealer of simulations: the order of the next few cards is settled when they
/// are needed, which is the same as having shuffled before, and costs nothing for
/// most cards that are never dealt.
#[derive(Clone, Debug)]
pub struct LazyDealer<C, R> {
    random: R,
    /// What is left; the last is dealt next.
    rest: Vec<C>,
    /// From this place on the order is settled.
    settled: usize,
}

/// So many cards are put in order at a time.
const STROKE: usize = 32;

impl<C: Card, R: Rng> LazyDealer<C, R> {
    /// A dealer who picks with this generator.
    pub const fn new(random: R) -> Self {
        Self { random, rest: Vec::new(), settled: 0 }
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
        deck.lay_out(&mut self.rest);
        self.settled = self.rest.len();
        Ok(())
    }

    #[inline]
    fn draw(&mut self, _: &Pile<C>) -> C {
        // Never less, but so it is plain that there is a card to take otherwise.
        if self.rest.len() <= self.settled {
            self.settle();
        }
        self.rest.pop().expect("a card is left where one is asked for")
    }
}
