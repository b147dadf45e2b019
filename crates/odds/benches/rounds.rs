//! How long it takes to work out a round.

use criterion::{Criterion, criterion_group, criterion_main};
use flip7::{Card, SecondChanceInFlipThree, decks};
use odds::{Policy, Round, Solved, Utility, outlook};

/// A round from a deck that lacks nothing but these cards.
fn round(codes: &str) -> Round {
    let hand: Vec<Card> = codes.split_whitespace().map(|code| code.parse().expect("a card")).collect();
    let mut deck = decks(1);
    for card in &hand {
        deck.take(*card);
    }
    Round::new(deck, &hand).expect("nobody busted")
}

fn rounds(criterion: &mut Criterion) {
    let points = Utility::points();
    let mut group = criterion.benchmark_group("odds");
    group.sample_size(10);
    for (name, codes) in [
        ("the first card", ""),
        ("one number", "7"),
        ("two numbers", "3 7"),
        ("three numbers", "3 7 12"),
        ("three low numbers", "0 1 2"),
        ("three numbers and a Second Chance", "3 7 12 second"),
        ("five numbers and two modifiers", "3 5 7 9 12 +4 x2"),
    ] {
        let round = round(codes);
        group.bench_function(name, |bencher| bencher.iter(|| outlook(&round, &points)));
    }
    for (name, codes) in [("the first card", ""), ("three numbers", "3 7 12")] {
        let round = round(codes);
        group.bench_function(format!("{name}, Hit and Stay alone"), |bencher| {
            bencher.iter(|| Solved::of(&round, &points, Policy::Best).map(|solved| solved.worth()));
        });
    }
    let later = |codes: &str| round(codes).with_second_chance_in_flip_three(SecondChanceInFlipThree::After);
    for (name, codes) in [
        ("the first card", ""),
        ("three numbers", "3 7 12"),
        ("three low numbers", "0 1 2"),
        ("three numbers and a Second Chance", "3 7 12 second"),
    ] {
        let round = later(codes);
        group.bench_function(format!("{name}, edition de"), |bencher| {
            bencher.iter(|| outlook(&round, &points));
        });
    }
    group.finish();
}

criterion_group!(benches, rounds);
criterion_main!(benches);
