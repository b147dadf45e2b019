//! The same shuffles for everybody: duplicate play.

use std::convert::Infallible;

use game::{Card, Dealer, LazyDealer, Pile};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Numbers for one use, mixed from the seed and what tells the use apart.
pub(crate) fn stream(seed: u64, number: u64, purpose: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(mixed(mixed(mixed(seed) ^ number) ^ purpose))
}

/// The finaliser of `SplitMix64`: close numbers become unrelated ones.
const fn mixed(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

/// Deals a numbered shuffle in the same way whoever plays. The first deck comes
/// in the same order in every game of that number; when it is shuffled again it
/// may hold other cards, but is shuffled by the same numbers.
pub(crate) struct DuplicateDealer<C: Card> {
    seed: u64,
    number: u64,
    decks: u64,
    lazy: LazyDealer<C, Xoshiro256PlusPlus>,
}

impl<C: Card> DuplicateDealer<C> {
    pub fn new(seed: u64) -> Self {
        Self { seed, number: 0, decks: 0, lazy: LazyDealer::new(stream(seed, 0, 0)) }
    }

    /// The next game has the shuffle of this number.
    pub const fn begin(&mut self, number: u64) {
        self.number = number;
        self.decks = 0;
    }
}

impl<C: Card> Dealer<C> for DuplicateDealer<C> {
    type Error = Infallible;

    fn shuffle(&mut self, deck: &Pile<C>) -> Result<(), Infallible> {
        self.lazy.reseed(stream(self.seed, self.number, self.decks));
        self.decks += 1;
        self.lazy.shuffle(deck)
    }

    #[inline]
    fn draw(&mut self, deck: &Pile<C>) -> Option<C> {
        self.lazy.draw(deck)
    }
}
