//! With a Vengeance keeps the laws, with every option and any
//! number of players.

use game::Setup;
use rows::testing::{events_are_read_back, keeps_the_laws, keeps_the_laws_at, play_alike};
use vengeance::{Hall, Options, Table};

#[test]
fn every_usual_table_keeps_the_laws() {
    for brutal in [false, true] {
        let options = Options { brutal, target: 60, ..Options::default() };
        for players in 1..=18 {
            keeps_the_laws::<Table>(options, players, 0..2);
        }
    }
}

#[test]
fn every_combination_of_options_keeps_the_laws() {
    for (target, decks) in [(1, Some(1)), (60, Some(3)), (200, None)] {
        for combination in 0..4 {
            let options =
                Options { brutal: combination & 1 == 1, both_13_count: combination & 2 == 2, target, decks };
            keeps_the_laws::<Table>(options, 4, 0..4);
        }
    }
}

#[test]
fn large_tables_keep_the_laws() {
    for (players, decks) in [(19, None), (40, Some(1)), (3, Some(20))] {
        for brutal in [false, true] {
            let options = Options { brutal, decks, target: 20, ..Options::default() };
            keeps_the_laws::<Hall>(options, players, 0..1);
        }
    }
}

/// A Swap among so many has thousands of ways: one round is enough.
#[test]
fn the_largest_table_keeps_the_laws() {
    for (decks, brutal) in [(None, false), (Some(1), true)] {
        let options = Options { brutal, decks, target: 1, ..Options::default() };
        keeps_the_laws::<Hall>(options, 200, 0..1);
    }
}

#[test]
fn a_small_and_a_large_table_play_alike() {
    for seed in 0..10 {
        let options = Options { brutal: seed % 2 == 1, target: 60, ..Options::default() };
        let setup = Setup::new::<Table>(options, 5, 1).unwrap();
        play_alike::<Table, Hall>(&setup, seed);
    }
}

/// Looks closely at every eighth position. Takes minutes: `cargo xtask laws` runs
/// it.
#[test]
#[ignore = "long: cargo xtask laws"]
fn a_million_random_games_keep_the_laws() {
    const GAMES: u128 = 1_000_000;
    const EVERY: usize = 8;
    std::thread::scope(|scope| {
        for brutal in [false, true] {
            scope.spawn(move || {
                let options = Options { brutal, ..Options::default() };
                keeps_the_laws_at::<Table>(EVERY, options, 4, 0..GAMES / 2);
            });
        }
    });
}

#[test]
fn all_that_happens_is_read_back_from_its_json() {
    let setup = Setup::new::<Table>(Options { brutal: true, ..Options::default() }, 4, 1).unwrap();
    events_are_read_back::<vengeance::Kind, Table>(&setup, 50);
}
