//! Flip 7 keeps the laws, with every option and any number of
//! players.

use flip7::{AsideAfterBust, Edition, Hall, Options, SecondChanceInFlipThree, Table};
use game::Setup;
use rows::testing::{events_are_read_back, keeps_the_laws, keeps_the_laws_at, play_alike};

#[test]
fn every_edition_keeps_the_laws_at_every_usual_table() {
    for edition in [Edition::Pl, Edition::De, Edition::En] {
        for players in 1..=18 {
            keeps_the_laws::<Table>(edition.into(), players, 0..4);
        }
    }
}

#[test]
fn every_combination_of_options_keeps_the_laws() {
    let aside = [AsideAfterBust::Discard, AsideAfterBust::Redirect];
    let second = [SecondChanceInFlipThree::AtOnce, SecondChanceInFlipThree::After];
    for (target, decks) in [(1, Some(1)), (60, Some(3)), (200, None)] {
        for combination in 0..8 {
            let options = Options {
                opening_deal: combination & 1 == 1,
                aside_after_bust: aside[combination >> 1 & 1],
                second_chance_in_flip_three: second[combination >> 2],
                target,
                decks,
                ..Options::default()
            };
            keeps_the_laws::<Table>(options, 4, 0..10);
        }
    }
}

#[test]
fn large_tables_keep_the_laws() {
    for (players, decks) in [(19, None), (40, Some(1)), (200, None), (200, Some(1)), (3, Some(20))] {
        for edition in [Edition::De, Edition::En] {
            let options = Options { decks, target: 100, ..edition.into() };
            keeps_the_laws::<Hall>(options, players, 0..1);
        }
    }
}

#[test]
fn a_small_and_a_large_table_play_alike() {
    for seed in 0..20 {
        let setup = Setup::new::<Table>(Options::default(), 5, 1).unwrap();
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
    const STRIPES: u128 = 2;
    std::thread::scope(|scope| {
        for stripe in 0..STRIPES {
            scope.spawn(move || {
                let share = GAMES / STRIPES;
                keeps_the_laws_at::<Table>(
                    EVERY,
                    Options::default(),
                    4,
                    stripe * share..(stripe + 1) * share,
                );
            });
        }
    });
}

#[test]
fn all_that_happens_is_read_back_from_its_json() {
    let setup = Setup::new::<Table>(Edition::De.into(), 4, 1).unwrap();
    events_are_read_back::<flip7::Kind, Table>(&setup, 50);
}
