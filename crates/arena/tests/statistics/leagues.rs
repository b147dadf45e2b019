//! Leagues: the mixtures take turns.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use arena::{Control, league};
use flip7::Table;
use game::Seed;

use crate::options;

/// A league of these bots at tables of two, ended after so many games.
fn ended_after(bots: &[&str], games: u64) -> league::LeagueResults {
    let names: Vec<String> = bots.iter().map(|bot| (*bot).to_owned()).collect();
    let bots: Vec<_> = bots.iter().map(|bot| bot.parse().unwrap()).collect();
    let (cancelled, played) = (AtomicBool::new(false), AtomicU64::new(0));
    let progress = |more: u64| {
        if played.fetch_add(more, Ordering::Relaxed) + more >= games {
            cancelled.store(true, Ordering::Relaxed);
        }
    };
    let control = Control { progress: &progress, cancelled: &cancelled, threads: 1 };
    league::play::<Table>(&options(), &names, &bots, 2, Seed::from(1), 1_000_000, &control).unwrap()
}

const FOUR: [&str; 4] = ["threshold:25", "random", "threshold:2", "one-step"];

/// Six mixtures: after 32 blocks two of them have had a sixth turn.
#[test]
fn a_league_that_is_ended_early_is_balanced() {
    let results = ended_after(&FOUR, 32 * 24);
    assert!(results.partial);
    assert_eq!((results.games, results.mixtures, results.played_mixtures), (32 * 24, 6, 6));
    for bot in &results.bots {
        assert!((15 * 24..=18 * 24).contains(&bot.played), "{bot:?}");
        assert!(bot.rating.is_some() && bot.error.is_some());
    }
    let places: Vec<_> = results.bots.iter().map(|bot| bot.place).collect();
    assert_eq!(places, [1, 2, 3, 4].map(Some));
    assert!(results.bots[0].name != "threshold:2" && results.bots[3].name == "threshold:2");
}

/// Only the first mixture has played: two bots met, the others did not.
#[test]
fn a_league_that_is_ended_at_once_ranks_nobody_who_has_not_played() {
    let results = ended_after(&FOUR, 1);
    assert_eq!((results.games, results.played_mixtures), (24, 1));
    let ranked: Vec<_> = results.bots.iter().map(|bot| bot.place).collect();
    assert_eq!(ranked, [Some(1), Some(2), None, None]);
    let empty = results.bots.iter().filter(|bot| bot.rating.is_none() && bot.played == 0).count();
    assert_eq!(empty, 2);
    assert_eq!(results.cross.iter().flatten().filter(|share| share.is_some()).count(), 2);
    assert!(results.bots.iter().all(|bot| bot.error.is_none()), "one block says nothing of errors");
}

#[test]
fn a_league_does_not_depend_on_the_number_of_threads() {
    let names: Vec<String> = FOUR.map(str::to_owned).to_vec();
    let bots: Vec<_> = FOUR.iter().map(|bot| bot.parse().unwrap()).collect();
    let cancelled = AtomicBool::new(false);
    let play = |threads| {
        let control = Control { progress: &|_| {}, cancelled: &cancelled, threads };
        league::play::<Table>(&options(), &names, &bots, 3, Seed::from(1), 100, &control).unwrap()
    };
    let one = play(1);
    assert_eq!(one.games, 16 * 120, "whole blocks for each of 20 − 4 mixtures");
    assert_eq!(play(3), one);
}

/// Three bots that are the same: their ratings are 0 in truth. 100 intervals hold that in 95 ± 2.2 cases; four
/// deviations are allowed.
#[test]
fn ratings_are_as_sure_as_they_say() {
    let names: Vec<String> = vec!["random".to_owned(); 3];
    let bots = vec!["random".parse().unwrap(); 3];
    let cancelled = AtomicBool::new(false);
    let control = Control { progress: &|_| {}, cancelled: &cancelled, threads: 1 };
    let holds = |seed: &u128| {
        let played =
            league::play::<Table>(&options(), &names, &bots, 2, Seed::from(*seed), 10 * 24, &control);
        let bots = played.unwrap().bots;
        // They come sorted: one by chance.
        let bot = &bots[usize::try_from(*seed).unwrap() % 3];
        bot.rating.unwrap().abs() <= bot.error.unwrap()
    };
    let held = (0..100).filter(holds).count();
    assert!((86..=100).contains(&held), "{held} of 100");
}
