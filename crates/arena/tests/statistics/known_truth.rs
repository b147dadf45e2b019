//! Runs repeated with other seeds, where the truth is known: equal bots win
//! equally often, whoever else sits at the table.

use arena::stats::ratio;
use arena::{Results, Verdict};
use unoflip::UnoFlip;

use crate::{contest_of, results, results_of};

/// Bots by letters: `a` picks by chance, the others do not.
fn bots(pattern: &str) -> Vec<&'static str> {
    let bot = |letter| match letter {
        'a' => "random",
        'b' => "threshold:20",
        'c' => "one-step",
        _ => "cards:3",
    };
    pattern.chars().map(bot).collect()
}

/// Whether two bots that are equal are called different.
fn is_wrong(pattern: &str, results: &Results) -> bool {
    let letter = |number: usize| pattern.as_bytes()[number - 1];
    results.pairs.iter().any(|pair| pair.real && letter(pair.one) == letter(pair.other))
}

fn wrong(pattern: &str, seeds: std::ops::Range<u128>, blocks: u64) -> usize {
    seeds.filter(|&seed| is_wrong(pattern, &results(&bots(pattern), seed, blocks))).count()
}

/// Whether something that has a probability of 5 % at most came up no more often
/// than it may: four standard deviations above that.
fn is_seldom(times: usize, runs: usize) -> bool {
    let expected = ratio(runs as i128, 20);
    ratio(times as i128, 1) <= expected + 4.0 * (expected * 0.95).sqrt()
}

/// Every pattern of two kinds up to four seats, and some with more kinds or seats.
const PATTERNS: [&str; 22] = [
    "aa", "bb", "aaa", "bbb", "aab", "aba", "baa", "abb", "bab", "bba", "aaaa", "bbbb", "aabb", "abab",
    "abba", "baab", "aaab", "abbb", "cbcb", "acbc", "ababa", "abcabc",
];

#[test]
fn equal_bots_are_seldom_called_different() {
    const RUNS: usize = 60;
    for blocks in [2, 9] {
        let mut all = 0;
        for pattern in PATTERNS {
            let wrong = wrong(pattern, 0..RUNS as u128, blocks);
            assert!(is_seldom(wrong, RUNS), "{pattern}, {blocks} blocks: {wrong} of {RUNS}");
            all += wrong;
        }
        let runs = RUNS * PATTERNS.len();
        assert!(is_seldom(all, runs), "{blocks} blocks: {all} of {runs}");
    }
}

/// Who sits behind a bot that plays badly wins more: here some 8 of 100 games.
/// Turning the table round does not change who that is.
#[test]
fn a_neighbour_makes_no_difference() {
    let bots = ["plain", "random", "plain"];
    let contest = contest_of::<UnoFlip>(unoflip::Options::default(), &bots, 1);
    let results = results_of(&contest, &bots, 80);
    let pair = &results.pairs[1];
    assert_eq!((pair.one, pair.other), (1, 3));
    assert!(pair.verdict == Verdict::Chance && pair.difference.abs() < 0.05, "{pair:?}");
    assert!(results.pairs[0].real, "a plain bot is better than a random one");
}

/// 300 intervals hold the truth in 285 ± 3.8 cases; four deviations are allowed.
#[test]
fn ninety_five_of_a_hundred_intervals_hold_the_truth() {
    for pattern in ["aa", "bbb", "aaaa"] {
        let truth = ratio(1, pattern.len() as i128);
        let holds = |seed: &u128| {
            let rate = results(&bots(pattern), *seed, 10).bots[0].win_rate;
            (rate.low..=rate.high).contains(&truth)
        };
        let held = (0..300).filter(holds).count();
        assert!((269..=299).contains(&held), "{pattern}: {held} of 300");
    }
}

#[test]
fn a_few_blocks_are_said_to_be_too_few() {
    let verdict = |blocks: u64| results(&["threshold:25", "threshold:2"], 1, blocks).pairs[0].verdict;
    assert_eq!([1, 2, 5].map(verdict), [Verdict::TooFew; 3]);
    assert_eq!(verdict(7), Verdict::Real);
    let results = results(&bots("aaaa"), 1, 7);
    assert!(results.pairs.iter().all(|pair| pair.verdict == Verdict::TooFew));
}

/// The same with many more runs, which prints how often:
/// `cargo test --release -p arena --test statistics -- --ignored --nocapture`.
#[test]
#[ignore = "takes minutes"]
fn many_runs_with_known_truth() {
    const RUNS: usize = 4_000;
    println!("| bots | blocks | equal bots called different |\n|---|---|---|");
    for pattern in PATTERNS {
        for blocks in [2, 5, 10, 30] {
            let wrong = wrong(pattern, 0..RUNS as u128, blocks);
            println!("| {pattern} | {blocks} | {:.1} % |", 100.0 * ratio(wrong as i128, RUNS as i128));
            assert!(is_seldom(wrong, RUNS), "{pattern}, {blocks} blocks: {wrong}");
        }
    }
}

/// Where bots differ, a very long run says what is true.
#[test]
#[ignore = "takes minutes"]
fn many_intervals_hold_what_a_long_run_finds() {
    const RUNS: usize = 4_000;
    println!("| bots | blocks | win rates: intervals that hold the truth | differences |\n|---|---|---|---|");
    for pattern in ["aa", "bbb", "aaaa", "bd", "bcd", "bbcd", "bcdc", "bcdbcd"] {
        let bots = bots(pattern);
        let truth = results(&bots, u128::MAX, 40_000);
        for blocks in [10, 30, 100] {
            let mut held = (vec![0; bots.len()], vec![0; truth.pairs.len()]);
            for seed in 0..RUNS as u128 {
                let found = results(&bots, seed, blocks);
                for ((held, bot), truth) in held.0.iter_mut().zip(&found.bots).zip(&truth.bots) {
                    let rate = bot.win_rate;
                    *held += usize::from((rate.low..=rate.high).contains(&truth.win_rate.value));
                }
                for ((held, pair), truth) in held.1.iter_mut().zip(&found.pairs).zip(&truth.pairs) {
                    *held += usize::from((pair.low..=pair.high).contains(&truth.difference));
                }
            }
            let shares = |held: &[usize]| -> Vec<String> {
                let share = |held: &usize| format!("{:.1}", 100.0 * ratio(*held as i128, RUNS as i128));
                held.iter().map(share).collect()
            };
            println!(
                "| {pattern} | {blocks} | {} | {} |",
                shares(&held.0).join(", "),
                shares(&held.1).join(", ")
            );
        }
    }
}
