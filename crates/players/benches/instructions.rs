//! How many instructions the same games take: a figure that does not depend on
//! what else the machine does. It needs `valgrind`, and `gungraun-runner` in the
//! version of the library, which `cargo xtask bench` installs.
//!
//! Instructions per card are the printed instructions divided by the printed
//! number of cards; `cargo xtask bench` does that.
#![expect(missing_docs, reason = "gungraun's macros make items public")]

mod workload;

use gungraun::prelude::*;

#[library_benchmark]
fn games() {
    workload::play_games();
}

#[library_benchmark]
#[bench::same(workload::count_cards())]
fn bare_draws(cards: u32) {
    workload::draw_cards(cards);
}

/// Prints the number of cards on the way: gungraun captures what the
/// benchmarks themselves print.
fn config() -> LibraryBenchmarkConfig {
    println!("figure: cards in all games = {}", workload::count_cards());
    LibraryBenchmarkConfig::default()
}

library_benchmark_group!(name = flip7, benchmarks = [games, bare_draws]);
main!(config = config(), library_benchmark_groups = flip7);
