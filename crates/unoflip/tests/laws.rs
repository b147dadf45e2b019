//! UNO FLIP! keeps the laws, with every option and any number of
//! players.
//!
//! Random players go on for long: a round takes them about a thousand moves,
//! and many times that where they draw until a card fits. So most games here
//! are left after some moves.

use game::laws::{Broken, Law, keep, keep_sampled};
use game::{Seed, Setup};
use unoflip::{Options, Scoring, TwoPlayerReverse, UnoFlip};

/// No random round without house rules that was ever seen took half as many
/// moves.
const LONGEST: usize = 50_000;

/// How many combinations of the options there are.
const COMBINATIONS: u128 = 1 << 8;

fn combination(number: u128) -> Options {
    let bit = |place: u32| number >> place & 1 == 1;
    Options {
        scoring: if bit(0) { Scoring::Lowest } else { Scoring::Winner },
        target: if bit(1) { 1 } else { 150 },
        two_player_reverse: if bit(2) { TwoPlayerReverse::Nothing } else { TwoPlayerReverse::Skip },
        bluff: !bit(3),
        stacking: bit(4),
        jump_in: bit(5),
        draw_until_playable: bit(6),
        force_play: bit(7),
    }
}

/// Plays a game by random moves, so many of them at most, and says whether it
/// ended.
fn keeps_the_laws(options: Options, players: usize, seed: u128, moves: usize) -> bool {
    let dealer = usize::try_from(seed % players as u128).expect("a small number") + 1;
    let setup = Setup::new::<UnoFlip>(options, players, dealer).unwrap();
    match keep::<UnoFlip>(&setup, Seed::from(seed), moves) {
        Ok(_) => true,
        Err(Broken { law: Law::GamesEnd, .. }) => false,
        Err(broken) => panic!("{options:?}, {players} players, seed {seed}: {broken}"),
    }
}

/// A table size that changes with the number.
fn players(number: u128) -> usize {
    2 + usize::try_from(number % 9).expect("below 9")
}

#[test]
fn rounds_at_tables_of_every_size_keep_the_laws_and_end() {
    for players in 2..=10 {
        let options = Options { target: 1, ..Options::default() };
        assert!(keeps_the_laws(options, players, 1, LONGEST), "{players} players");
    }
}

#[test]
fn games_of_several_rounds_keep_the_laws_and_end() {
    for scoring in [Scoring::Winner, Scoring::Lowest] {
        let options = Options { scoring, target: 150, force_play: true, ..Options::default() };
        assert!(keeps_the_laws(options, 3, 1, LONGEST));
    }
}

#[test]
fn every_combination_of_options_keeps_the_laws() {
    for number in 0..COMBINATIONS {
        keeps_the_laws(combination(number), players(number), number, 120);
    }
}

#[test]
fn every_combination_of_options_keeps_the_laws_with_two_players() {
    for number in 0..COMBINATIONS {
        keeps_the_laws(combination(number), 2, number, 120);
    }
}

/// Looks closely at every thousandth position: rounds by random moves are long.
/// Takes many minutes on two cores: `cargo xtask laws` runs it.
#[test]
#[ignore = "long: cargo xtask laws"]
fn a_million_random_rounds_keep_the_laws() {
    const ROUNDS: u128 = 1_000_000;
    const STRIPES: u128 = 2;
    // Drawing until something fits makes some rounds far longer.
    const MOST_MOVES: usize = 2_000;
    std::thread::scope(|scope| {
        for stripe in 0..STRIPES {
            scope.spawn(move || {
                for seed in (stripe..ROUNDS).step_by(usize::try_from(STRIPES).expect("a small number")) {
                    // With a target of 1 the first round decides the game.
                    let options = Options { target: 1, ..combination(seed) };
                    let players = players(seed / COMBINATIONS);
                    let setup = Setup::new::<UnoFlip>(options, players, 1).unwrap();
                    match keep_sampled::<UnoFlip>(&setup, Seed::from(seed), MOST_MOVES, 1000) {
                        Ok(_) | Err(Broken { law: Law::GamesEnd, .. }) => {}
                        Err(broken) => panic!("{options:?}, {players} players, seed {seed}: {broken}"),
                    }
                }
            });
        }
    });
}
