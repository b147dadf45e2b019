//! What both benchmarks measure: whole games, and beside them the least that a
//! game can cost, which is to draw its cards.

use std::convert::Infallible;
use std::hint::black_box;

use flip7::{Card, Edition, Options, Table, decks};
use players::{Flip7Bot, play_out};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::{Dealer, LazyDealer, Pile, Setup};

/// How many games are played at a time, always the same ones.
pub const GAMES: u32 = 1000;

const PLAYERS: usize = 4;
const BOT: &str = "threshold:25";
const SEED: u64 = 7;

/// Plays the games.
pub fn play_games() {
    play_with(&mut dealer());
}

/// Draws so many cards and does nothing else with them. A deck that is used up
/// is followed by a new one.
pub fn draw_cards(cards: u32) {
    let mut dealer = dealer();
    let full = decks(1);
    let mut left = 0;
    for _ in 0..cards {
        if left == 0 {
            let Ok(()) = dealer.shuffle(&full);
            left = full.len();
        }
        black_box(dealer.draw(&full));
        left -= 1;
    }
}

/// How many cards are drawn in the games.
pub fn count_cards() -> u32 {
    let mut counting = Counting { dealer: dealer(), cards: 0 };
    play_with(&mut counting);
    counting.cards
}

fn dealer() -> LazyDealer<Card, Xoshiro256PlusPlus> {
    LazyDealer::new(Xoshiro256PlusPlus::seed_from_u64(SEED))
}

fn play_with(dealer: &mut impl Dealer<Card, Error = Infallible>) {
    let setup = Setup::new::<Table>(Options::from(Edition::En), PLAYERS, 1).expect("four can play");
    let mut bots = [BOT.parse::<Flip7Bot>().expect("there is such a bot"); PLAYERS];
    let mut random = Xoshiro256PlusPlus::seed_from_u64(SEED);
    for _ in 0..GAMES {
        let Ok(game) = play_out::<Table, _>(&setup, dealer, &mut bots, &mut random);
        black_box(game);
    }
}

/// A dealer who counts the cards another one deals.
struct Counting<D> {
    dealer: D,
    cards: u32,
}

impl<D: Dealer<Card>> Dealer<Card> for Counting<D> {
    type Error = D::Error;

    fn shuffle(&mut self, deck: &Pile<Card>) -> Result<(), D::Error> {
        self.dealer.shuffle(deck)
    }

    fn draw(&mut self, deck: &Pile<Card>) -> Card {
        self.cards += 1;
        self.dealer.draw(deck)
    }
}
