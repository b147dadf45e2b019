//! What both benchmarks measure: whole games, and beside them a yardstick, the
//! least that their cards or moves can cost.

use std::convert::Infallible;
use std::hint::black_box;

use bots::{Seated, next_step, play_again, play_out};
use game::random::below;
use game::{Dealer, LazyDealer, Nobody, Pile, Setup};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

type Random = Xoshiro256PlusPlus;

const PLAYERS: usize = 4;
const SEED: u64 = 7;

/// How many games are played at a time, always the same ones.
pub const GAMES: u32 = 1000;

/// A game, the bots that play it, and what its cost is counted by.
pub struct Work {
    /// The game's name.
    pub name: &'static str,
    /// What is counted: `card` or `move`.
    pub unit: &'static str,
    /// Plays [`GAMES`] games.
    pub play: fn(),
    /// How many units these games have.
    pub count: fn() -> u32,
    /// Does the yardstick so many times.
    pub bare: fn(u32),
}

/// Flip 7, counted by cards.
pub const FLIP7: Work = Work {
    name: "flip7",
    unit: "card",
    play: || play::<flip7::Table>("threshold:25"),
    count: || count_cards::<flip7::Table>("threshold:25"),
    bare: draw_cards::<flip7::Table>,
};

/// With a Vengeance, counted by cards.
pub const VENGEANCE: Work = Work {
    name: "vengeance",
    unit: "card",
    play: || play::<vengeance::Table>("plain"),
    count: || count_cards::<vengeance::Table>("plain"),
    bare: draw_cards::<vengeance::Table>,
};

/// UNO FLIP!, counted by moves.
pub const UNOFLIP: Work = Work {
    name: "unoflip",
    unit: "move",
    play: || play::<unoflip::UnoFlip>("random"),
    count: || count_moves::<unoflip::UnoFlip>("random"),
    bare: pick_plays,
};

fn setup<G: Seated>() -> Setup<G::Options> {
    Setup::new::<G>(G::Options::default(), PLAYERS, 1).expect("four can play")
}

fn bots<G: Seated>(name: &str) -> Vec<G::Bot> {
    vec![name.parse().expect("there is such a bot"); PLAYERS]
}

fn dealer<G: Seated>() -> LazyDealer<G::Card, Random> {
    LazyDealer::new(Random::seed_from_u64(SEED))
}

fn play<G: Seated>(bot: &str) {
    play_with::<G>(bot, &mut dealer::<G>());
}

fn play_with<G: Seated>(bot: &str, dealer: &mut impl Dealer<G::Card, Error = Infallible>) {
    let (setup, mut bots, mut random) = (setup::<G>(), bots::<G>(bot), Random::seed_from_u64(SEED));
    let Ok(mut game) = play_out::<G, _>(&setup, dealer, &mut bots, &mut random, &mut Nobody);
    for _ in 1..GAMES {
        let Ok(()) = play_again(black_box(&mut game), &setup, dealer, &mut bots, &mut random, &mut Nobody);
    }
    black_box(&game);
}

/// How many cards are drawn in the games.
fn count_cards<G: Seated>(bot: &str) -> u32 {
    let mut counting = Counting { dealer: dealer::<G>(), cards: 0 };
    play_with::<G>(bot, &mut counting);
    counting.cards
}

/// How many moves are made in the games.
fn count_moves<G: Seated>(bot: &str) -> u32 {
    let (setup, bots, mut random) = (setup::<G>(), bots::<G>(bot), Random::seed_from_u64(SEED));
    let mut dealer = dealer::<G>();
    let mut moves = 0;
    for _ in 0..GAMES {
        let Ok(mut game) = G::begin(&setup, &mut dealer, &mut Nobody);
        while let Some((seat, action)) = next_step(&game, &bots, &mut random) {
            game.play(seat, action, &mut dealer, &mut Nobody).unwrap_or_else(|_| panic!("a bot was refused"));
            moves += 1;
        }
    }
    moves
}

/// Draws so many cards and does nothing else with them. A deck that is used up
/// is followed by a new one.
fn draw_cards<G: Seated>(cards: u32) {
    let mut dealer = dealer::<G>();
    let full = G::full_deck(&setup::<G>());
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

/// Picks so many times one of the cards that are in a hand and fit, both given
/// as sets of bits, and does nothing else with them.
fn pick_plays(picks: u32) {
    let mut random = Random::seed_from_u64(SEED);
    // Seven cards of 112; a quarter and a bit of all cards fit.
    let mut hand = 0x0010_2000_0804_0100_0020_0001_0000_4000_u128;
    let fitting = 0x1111_3111_1151_1111_1911_1111_5111_u128;
    for _ in 0..picks {
        let playable = black_box(hand) & fitting | 1;
        let mut rest = playable;
        for _ in 0..below(&mut random, playable.count_ones()) {
            rest &= rest - 1;
        }
        hand = hand.rotate_left(rest.trailing_zeros());
    }
    black_box(hand);
}

/// A dealer who counts the cards another one deals.
struct Counting<D> {
    dealer: D,
    cards: u32,
}

impl<C: game::Card, D: Dealer<C>> Dealer<C> for Counting<D> {
    type Error = D::Error;

    fn shuffle(&mut self, deck: &Pile<C>) -> Result<(), D::Error> {
        self.dealer.shuffle(deck)
    }

    fn draw(&mut self, deck: &Pile<C>) -> Option<C> {
        let card = self.dealer.draw(deck);
        self.cards += u32::from(card.is_some());
        card
    }
}
