//! How fast whole games are played on one core: four bots, nobody watching.
//! Beside each game its yardstick: what is above it is the rules and the bots.

mod workload;

use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput};
use workload::{GAMES, Work};

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    for work in [workload::FLIP7, workload::VENGEANCE, workload::UNOFLIP] {
        let units = (work.count)();
        let games = measure(&mut criterion, work.name, "games", GAMES, work.play);
        let bare =
            measure(&mut criterion, work.name, &format!("bare {}s", work.unit), units, || (work.bare)(units));
        // One of them is missing when a filter was given.
        if let (Some(games), Some(bare)) = (games, bare) {
            report(&work, units, games, bare);
        }
    }
    criterion.final_summary();
}

/// Lets criterion measure some work that does so many things, and returns the
/// median of what it took.
fn measure(
    criterion: &mut Criterion,
    game: &str,
    name: &str,
    things: u32,
    work: impl Fn(),
) -> Option<Duration> {
    let mut times = Vec::new();
    let mut group = criterion.benchmark_group(game);
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
fn report(work: &Work, units: u32, games: Duration, bare: Duration) {
    let Work { name, unit, .. } = work;
    let each = |time: Duration| time.as_secs_f64() * 1e9 / f64::from(units);
    println!("figure: {name}: games per second = {:.0}", f64::from(GAMES) / games.as_secs_f64());
    println!("figure: {name}: {unit}s per second = {:.0}", f64::from(units) / games.as_secs_f64());
    println!("figure: {name}: {unit}s per game = {:.1}", f64::from(units) / f64::from(GAMES));
    println!("figure: {name}: ns per {unit} = {:.2}", each(games));
    println!("figure: {name}: ns per bare {unit} = {:.2}", each(bare));
    println!("figure: {name}: ratio to the bare {unit} = {:.2}", each(games) / each(bare));
}
