//! The statistics are right: tried on games, not on paper.

use std::sync::atomic::AtomicBool;

use arena::stats::{Sums, p_value};
use arena::{Contest, Control, Results, Tally};
use bots::{Flip7Bot, play_out};
use flip7::{Options, Table};
use game::{Game, LazyDealer, Nobody, Seed, Setup};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn options() -> Options {
    // Short games: the statistics do not care.
    Options { target: 60, ..Options::default() }
}

fn contest(bots: &[&str], seed: u128) -> Contest<Table> {
    let bots = bots.iter().map(|bot| bot.parse().unwrap()).collect();
    Contest::new(options(), bots, Seed::from(seed)).unwrap()
}

fn play(contest: &Contest<Table>, blocks: u64, threads: usize) -> Tally {
    let cancelled = AtomicBool::new(false);
    contest.play(0..blocks, &Control { progress: &|_| {}, cancelled: &cancelled, threads })
}

fn results(bots: &[&str], seed: u128, blocks: u64) -> Results {
    let names: Vec<String> = bots.iter().map(|bot| (*bot).to_owned()).collect();
    Results::new::<Table>(&names, &play(&contest(bots, seed), blocks, 1), 60, false)
}

/// With bots of equal strength the truth is known: every bot wins its share.
/// 400 intervals hold it in 380 ± 4.4 cases; five deviations are allowed.
#[test]
fn ninety_five_of_a_hundred_intervals_hold_the_truth() {
    let bots = ["random", "random", "random", "random"];
    let holds = |seed: u128| {
        let rate = results(&bots, seed, 60).bots[0].win_rate;
        rate.low <= 0.25 && 0.25 <= rate.high
    };
    let held = (0..400).filter(|&seed| holds(seed)).count();
    assert!((358..=400).contains(&held), "{held} of 400");
}

/// If there is no difference, one is called real in few cases only.
#[test]
fn bots_of_equal_strength_are_seldom_told_apart() {
    let real = (0..200).filter(|&seed| results(&["random", "random"], seed, 60).pairs[0].real).count();
    assert!(real <= 25, "{real} of 200, where 10 are expected");
}

#[test]
fn a_known_advantage_is_found() {
    let results = results(&["threshold:20", "threshold:3"], 1, 200);
    let pair = &results.pairs[0];
    assert!(pair.real && pair.difference > 0.2, "{pair:?}");
    assert!(results.bots[0].win_rate.low > 0.5);
}

/// Independent games, one after the other, give the same win rates as the same
/// shuffles on every seat.
#[test]
fn the_same_shuffles_for_all_do_not_bias_anything() {
    const GAMES: usize = 6_000;
    let names = ["threshold:15", "threshold:25", "random"];
    let arena = results(&names, 5, (GAMES / 3) as u64);
    let mut dealer = LazyDealer::new(Xoshiro256PlusPlus::seed_from_u64(9));
    let mut random = Xoshiro256PlusPlus::seed_from_u64(10);
    let setup = Setup::new::<Table>(options(), 3, 3).unwrap();
    let mut wins = [0_i128; 3];
    for game in 0..GAMES {
        let mut bots: Vec<Flip7Bot> = names.iter().map(|bot| bot.parse().unwrap()).collect();
        bots.rotate_right(game % 3);
        let Ok(played) = play_out::<Table, _>(&setup, &mut dealer, &mut bots, &mut random, &mut Nobody);
        wins[(played.outcome().unwrap().winner.index() + 3 - game % 3) % 3] += 1;
    }
    for (bot, wins) in arena.bots.iter().zip(wins) {
        let independent = arena::stats::ratio(wins, GAMES as i128);
        // Five standard errors of a difference of two such rates.
        assert!((bot.win_rate.value - independent).abs() < 0.045, "{}: {independent}", bot.name);
    }
}

/// Bots that do the same win every shuffle from the same seat: with the seats
/// rotating, each wins exactly its share, and the gain is seen.
#[test]
fn the_same_shuffles_take_luck_out_of_the_comparison() {
    let same = results(&["threshold:20", "threshold:20"], 3, 50);
    assert_eq!(same.bots[0].wins, 50);
    assert_eq!((same.bots[0].win_rate.low, same.bots[0].win_rate.high), (0.5, 0.5));
    let close = results(&["threshold:24", "threshold:25"], 3, 500);
    assert!(close.bots[0].duplicate_gain > 1.2, "{}", close.bots[0].duplicate_gain);
}

#[test]
fn the_result_does_not_depend_on_the_number_of_threads() {
    let contest = contest(&["random", "threshold:20", "one-step"], 11);
    let one = play(&contest, 100, 1);
    for threads in [2, 3, 7] {
        assert_eq!(play(&contest, 100, threads), one, "{threads} threads");
    }
    assert_eq!(one.games(), 300);
    assert_eq!(one.bots.iter().map(|bot| bot.wins).sum::<u64>(), 300);
}

/// Running in two parts gives the same sums as running at once.
#[test]
fn batches_add_up() {
    let contest = contest(&["random", "threshold:20"], 12);
    let cancelled = AtomicBool::new(false);
    let control = Control { progress: &|_| {}, cancelled: &cancelled, threads: 1 };
    let mut parts = contest.play(0..40, &control);
    parts.merge(&contest.play(40..100, &control));
    assert_eq!(parts, play(&contest, 100, 1));
}

#[test]
fn a_cancelled_run_gives_what_there_is() {
    let contest = contest(&["random", "random"], 13);
    let cancelled = AtomicBool::new(true);
    let tally = contest.play(0..1_000_000, &Control { progress: &|_| {}, cancelled: &cancelled, threads: 2 });
    assert_eq!(tally.games(), 0);
}

#[test]
fn a_difference_without_spread_is_certain() {
    assert!(p_value(&Sums { blocks: 10, sum: 10, squares: 10 }) < 1e-9);
}
