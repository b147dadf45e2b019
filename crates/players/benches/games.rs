//! How fast whole games of Flip 7 are played on one core: four bots, nobody
//! watching. Beside it the yardstick, the bare draw of as many cards: what is
//! above it is the rules and the bots.

mod workload;

use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput};
use workload::GAMES;

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    let cards = workload::count_cards();
    let games = measure(&mut criterion, "games", GAMES, workload::play_games);
    let draws = measure(&mut criterion, "bare draws", cards, || workload::draw_cards(cards));
    criterion.final_summary();
    // One of them is missing when a filter was given.
    if let (Some(games), Some(draws)) = (games, draws) {
        report(cards, games, draws);
    }
}

/// Lets criterion measure some work that does so many things, and returns the
/// median of what it took.
fn measure(criterion: &mut Criterion, name: &str, things: u32, work: impl Fn()) -> Option<Duration> {
    let mut times = Vec::new();
    let mut group = criterion.benchmark_group("flip7");
    group.throughput(Throughput::Elements(things.into()));
    group.bench_function(name, |bencher| {
        bencher.iter_custom(|repeats| {
            let start = Instant::now();
            (0..repeats).for_each(|_| work());
            let elapsed = start.elapsed();
            times.push(elapsed.div_f64(repeats_as_f64(repeats)));
            elapsed
        });
    });
    group.finish();
    times.sort_unstable();
    times.get(times.len() / 2).copied()
}

#[expect(clippy::cast_precision_loss, reason = "nobody repeats anything that often")]
fn repeats_as_f64(repeats: u64) -> f64 {
    repeats as f64
}

/// Prints the figures that criterion does not, in lines that `cargo xtask bench`
/// reads.
fn report(cards: u32, games: Duration, draws: Duration) {
    let per_card = |time: Duration| time.as_secs_f64() * 1e9 / f64::from(cards);
    println!("figure: games per second = {:.0}", f64::from(GAMES) / games.as_secs_f64());
    println!("figure: cards per game = {:.1}", f64::from(cards) / f64::from(GAMES));
    println!("figure: ns per card = {:.2}", per_card(games));
    println!("figure: ns per bare draw = {:.2}", per_card(draws));
    println!("figure: ratio to the bare draw = {:.2}", per_card(games) / per_card(draws));
}
