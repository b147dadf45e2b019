//! The engine plays what was worked out.

use flip7::{Card, Edition, Move, Options, Table};
use game::{Game, LazyDealer, Nobody, Seat, Setup};
use odds::{Best, Policy, Round, Solved, Utility};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

const ROUNDS: u32 = 200_000;

/// The player who is alone in a game, as the odds know it.
fn standing(game: &Table) -> Round {
    let seat = Seat::at(0);
    let second_chance = game.row(seat).second_chance().then_some(Card::SecondChance);
    let hand: Vec<Card> = game.numbers(seat).chain(game.modifiers(seat)).chain(second_chance).collect();
    Round::new(*game.deck(), &hand).unwrap()
}

/// The points of one round from a fresh deck.
fn play(setup: &Setup<Options>, solved: &Solved, dealer: &mut LazyDealer<Card, Xoshiro256PlusPlus>) -> u32 {
    let Ok(mut game) = Table::begin(setup, dealer, &mut Nobody);
    while game.round() == 1 {
        let action = match solved.choice(&standing(&game)).expect("a state of the round") {
            Best::Hit => Move::Hit,
            Best::Stay => Move::Stay,
        };
        game.play(Seat::at(0), action, dealer, &mut Nobody).expect("it is legal");
    }
    u32::try_from(game.totals()[0]).unwrap()
}

/// Best play on the engine brings what was worked out, within four standard errors.
fn comes_out(edition: Edition) {
    // So high that the first round does not end the game.
    let options = Options { target: 1_000_000, ..Options::from(edition) };
    let setup = Setup::new::<Table>(options, 1, 1).unwrap();
    let points = Utility::points();
    let round = Round::new(flip7::decks(1), &[])
        .unwrap()
        .with_second_chance_in_flip_three(options.second_chance_in_flip_three);
    let solved = Solved::of(&round, &points, Policy::Best).unwrap();
    let outlook = solved.outlook();
    let mut dealer = LazyDealer::new(Xoshiro256PlusPlus::seed_from_u64(7));
    let all: Vec<u32> = (0..ROUNDS).map(|_| play(&setup, &solved, &mut dealer)).collect();
    for (name, of, wanted) in [
        ("points", f64::from as fn(u32) -> f64, outlook.hit),
        ("nothing", |points| f64::from(u8::from(points == 0)), outlook.distribution[0]),
        ("much", |points| f64::from(u8::from(points >= 60)), outlook.distribution[60..].iter().sum()),
    ] {
        let mean = all.iter().map(|points| of(*points)).sum::<f64>() / f64::from(ROUNDS);
        let spread = all.iter().map(|points| (of(*points) - mean).powi(2)).sum::<f64>() / f64::from(ROUNDS);
        let error = (spread / f64::from(ROUNDS)).sqrt();
        assert!((mean - wanted).abs() < 4.0 * error, "{name}: {mean} ± {error}, not {wanted}");
    }
}

#[test]
fn best_play_brings_what_was_worked_out() {
    comes_out(Edition::En);
}

#[test]
fn best_play_with_second_chances_that_wait_does_too() {
    comes_out(Edition::De);
}
