//! The statistics are right: tried on games, not on paper.

mod known_truth;
mod leagues;

use std::sync::atomic::AtomicBool;

use arena::{Contest, Control, Counted, Results, Tally};
use bots::{Flip7Bot, play_out};
use flip7::{Options, Table};
use game::{Game, LazyDealer, Nobody, Seed, Setup};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn options() -> Options {
    // Short games: the statistics do not care.
    Options { target: 60, ..Options::default() }
}

fn contest_of<G: Counted>(options: G::Options, bots: &[&str], seed: u128) -> Contest<G> {
    let bots = bots.iter().map(|bot| bot.parse().unwrap()).collect();
    Contest::new(options, bots, Seed::from(seed)).unwrap()
}

fn contest(bots: &[&str], seed: u128) -> Contest<Table> {
    contest_of(options(), bots, seed)
}

fn play<G: Counted>(contest: &Contest<G>, blocks: u64, threads: usize) -> Tally {
    let cancelled = AtomicBool::new(false);
    contest.play(0..blocks, &Control { progress: &|_| {}, cancelled: &cancelled, threads })
}

fn results_of<G: Counted>(contest: &Contest<G>, bots: &[&str], blocks: u64) -> Results {
    let names: Vec<String> = bots.iter().map(|bot| (*bot).to_owned()).collect();
    Results::new(contest, &names, &play(contest, blocks, 1), false)
}

fn results(bots: &[&str], seed: u128, blocks: u64) -> Results {
    results_of(&contest(bots, seed), bots, blocks)
}

#[test]
fn a_known_advantage_is_found() {
    let results = results(&["threshold:20", "threshold:3"], 1, 20);
    let pair = &results.pairs[0];
    assert!(pair.real && pair.difference > 0.2 && pair.low > 0.0, "{pair:?}");
    assert!(results.bots[0].win_rate.low > 0.5);
}

/// Independent games, one after the other, give the same win rates as the same
/// shuffles in every order of the seats.
#[test]
fn the_same_shuffles_for_all_do_not_bias_anything() {
    const GAMES: usize = 6_000;
    let names = ["threshold:15", "threshold:25", "random"];
    let arena = results(&names, 5, GAMES as u64 / 24);
    let mut dealer = LazyDealer::new(Xoshiro256PlusPlus::seed_from_u64(9));
    let mut random = Xoshiro256PlusPlus::seed_from_u64(10);
    let setup = Setup::new::<Table>(options(), 3, 3).unwrap();
    let mut wins = [0_i128; 3];
    for game in 0..GAMES {
        let order = [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 2, 1], [2, 1, 0], [1, 0, 2]][game % 6];
        let mut bots: Vec<Flip7Bot> = order.iter().map(|&bot| names[bot].parse().unwrap()).collect();
        let Ok(played) = play_out::<Table, _>(&setup, &mut dealer, &mut bots, &mut random, &mut Nobody);
        wins[order[played.outcome().unwrap().winner.index()]] += 1;
    }
    for (bot, wins) in arena.bots.iter().zip(wins) {
        let independent = arena::stats::ratio(wins, GAMES as i128);
        // Five standard errors of a difference of two such rates.
        assert!((bot.win_rate.value - independent).abs() < 0.045, "{}: {independent}", bot.name);
    }
}

#[test]
fn the_same_shuffles_take_luck_out_of_the_comparison() {
    let close = results(&["threshold:24", "threshold:25"], 3, 50);
    assert!(close.bots[0].duplicate_gain.unwrap() > 1.2, "{:?}", close.bots[0].duplicate_gain);
}

/// Bots of different names that do the same share every block evenly. That is
/// how sure the figures are, not how sure they look.
#[test]
fn blocks_that_come_out_the_same_are_no_certainty() {
    // Nobody ever has 900 points in a row, nor 901.
    let twins = ["threshold:900", "threshold:901"];
    let (few, more) = (results(&twins, 3, 20), results(&twins, 3, 40));
    for results in [&few, &more] {
        assert_eq!(results.bots[0].wins, results.bots[1].wins);
        assert_eq!(results.bots[0].duplicate_gain, None);
        assert!(!results.pairs[0].real && results.pairs[0].low < 0.0 && results.pairs[0].high > 0.0);
    }
    let widths = [&few, &more].map(|results| results.bots[0].win_rate.width());
    assert!(widths[0] > 0.1 && widths[1] > 0.05 && widths[1] < widths[0], "{widths:?}");
}

/// The same bot on all seats: a shuffle is the same game in every order, so each
/// is played once, and there is nothing to gain from it.
#[test]
fn equal_bots_share_by_lot() {
    let results = results(&["threshold:20"; 4], 3, 40);
    for bot in &results.bots {
        assert!(bot.win_rate.width() > 0.02, "{bot:?}");
        assert_eq!(bot.duplicate_gain, None);
    }
    let wins: Vec<u64> = results.bots.iter().map(|bot| bot.wins).collect();
    assert!(wins.iter().any(|&won| won != wins[0]), "{wins:?}");
}

#[test]
fn the_result_does_not_depend_on_the_number_of_threads() {
    for bots in [
        &["random", "threshold:20", "one-step"][..],
        &["random", "one-step", "one-step", "random", "cards:3"],
    ] {
        let contest = contest(bots, 11);
        let one = play(&contest, 40, 1);
        for threads in [2, 3, 7] {
            assert_eq!(play(&contest, 40, threads), one, "{threads} threads");
        }
        assert_eq!(one.games(), 40 * contest.block_games());
        assert_eq!(one.bots.iter().map(|bot| bot.wins).sum::<u64>(), one.games());
    }
}

/// Running in two parts gives the same sums as running at once.
#[test]
fn batches_add_up() {
    let contest = contest(&["random", "threshold:20"], 12);
    let cancelled = AtomicBool::new(false);
    let control = Control { progress: &|_| {}, cancelled: &cancelled, threads: 1 };
    let mut parts = contest.play(0..4, &control);
    parts.merge(&contest.play(4..10, &control));
    assert_eq!(parts, play(&contest, 10, 1));
}

#[test]
fn a_cancelled_run_gives_what_there_is() {
    let contest = contest(&["random", "random"], 13);
    let cancelled = AtomicBool::new(true);
    let tally = contest.play(0..1_000_000, &Control { progress: &|_| {}, cancelled: &cancelled, threads: 2 });
    assert_eq!(tally.games(), 0);
}
