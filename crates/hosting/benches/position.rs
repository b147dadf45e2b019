//! What it takes to write down a position for whoever has to choose, where there is the
//! most to choose from: a Swap at a large table.

use criterion::{Criterion, criterion_group, criterion_main};
use game::{Scripted, Seat};
use hosting::Audience;
use hosting::wire::position;
use serde_json::json;
use vengeance::Hall;

/// Forty players, so many of whom have two cards, and a Swap that is to be played.
fn before_a_swap(second_cards: usize) -> (Hall, Audience) {
    let deal = |one: &str, two: &str, cards: usize| {
        let codes: Vec<&str> = [one].repeat(20).into_iter().chain([two].repeat(20)).take(cards).collect();
        codes.join(" ")
    };
    let deck = [&deal("12", "13", 40), &deal("11", "10", second_cards), "swap"].map(String::from).join(" ");
    let mut table = Scripted::<Hall>::new(&json!({}), 40, 40, &[&deck]);
    for place in 0..=second_cards {
        table.play([format!("{} hit", place % 40 + 1).as_str()]);
    }
    let chooser = table.to_act().expect("somebody plays the Swap");
    (table.game, Audience::Seat(Seat::at(chooser - 1)))
}

fn positions(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("a Swap among forty");
    for second_cards in [0, 20, 25, 40] {
        let (game, chooser) = before_a_swap(second_cards);
        let size = position(&game, chooser).get().len();
        group.bench_function(format!("{} cards, {size} bytes", 40 + second_cards), |bencher| {
            bencher.iter(|| position(&game, chooser));
        });
    }
    group.finish();
}

criterion_group!(benches, positions);
criterion_main!(benches);
