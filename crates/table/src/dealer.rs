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

/// The dealer of simulations: cards are picked from the unordered rest when
/// they are needed, which is the same as having shuffled before, and costs
/// nothing for cards that are never dealt.
#[derive(Clone, Debug)]
pub struct LazyDealer<C, R> {
    random: R,
    rest: Vec<C>,
}

impl<C: Card, R: Rng> LazyDealer<C, R> {
    /// A dealer who picks with this generator.
    pub const fn new(random: R) -> Self {
        Self { random, rest: Vec::new() }
    }

    /// Goes on with another generator.
    pub fn reseed(&mut self, random: R) {
        self.random = random;
    }
}

impl<C: Card, R: Rng> Dealer<C> for LazyDealer<C, R> {
    type Error = Infallible;

    fn shuffle(&mut self, deck: &Pile<C>) -> Result<(), Infallible> {
        deck.lay_out(&mut self.rest);
        Ok(())
    }

    #[inline]
    fn draw(&mut self, _: &Pile<C>) -> C {
        let pick = random::index(&mut self.random, self.rest.len());
        self.rest.swap_remove(pick)
    }
}
