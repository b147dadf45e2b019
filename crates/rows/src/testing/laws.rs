//! The laws, for games of rows.

use game::laws::{keep, keep_sampled};
use game::{Game, Seed, Setup};

/// No random game that was ever seen took half as many moves.
const LONGEST: usize = 20_000;

/// Plays random games and checks the laws at every position.
///
/// # Panics
/// If a law is broken.
pub fn keeps_the_laws<G: Game<Options: Copy>>(
    options: G::Options,
    players: usize,
    seeds: impl IntoIterator<Item = u128>,
) {
    keeps_the_laws_at::<G>(1, options, players, seeds);
}

/// The same, but looks closely at every n-th position only.
///
/// # Panics
/// If a law is broken.
pub fn keeps_the_laws_at<G: Game<Options: Copy>>(
    every: usize,
    options: G::Options,
    players: usize,
    seeds: impl IntoIterator<Item = u128>,
) {
    for seed in seeds {
        let dealer = usize::try_from(seed).unwrap_or(0) % players + 1;
        let setup = Setup::new::<G>(options, players, dealer).expect("a table that can be");
        if let Err(broken) = keep_sampled::<G>(&setup, Seed::from(seed), LONGEST, every) {
            panic!("{options:?}, {players} players, seed {seed}: {broken}");
        }
    }
}

/// Plays the same random games at a table with room for few and for many, and checks
/// that they are the same.
///
/// # Panics
/// If they are not.
pub fn play_alike<Small: Game, Large: Game<Options = Small::Options, Move = Small::Move>>(
    setup: &Setup<Small::Options>,
    seed: u128,
) {
    let small = keep::<Small>(setup, Seed::from(seed), LONGEST).expect("the laws are kept");
    let large = keep::<Large>(setup, Seed::from(seed), LONGEST).expect("the laws are kept");
    assert_eq!(small.moves, large.moves);
    assert_eq!(small.game.scores(), large.game.scores());
}
