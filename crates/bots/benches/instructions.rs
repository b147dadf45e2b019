//! How many instructions the same games take: a figure that does not depend on
//! what else the machine does. It needs `valgrind`, and `gungraun-runner` in the
//! version of the library, which `cargo xtask bench` installs.
//!
//! Instructions per card or move are the printed instructions divided by the
//! printed number of them; `cargo xtask bench` does that.
#![expect(missing_docs, reason = "gungraun's macros make items public")]

mod workload;

use gungraun::prelude::*;
use workload::{FLIP7, UNOFLIP, VENGEANCE, Work};

#[library_benchmark]
#[bench::flip7(FLIP7)]
#[bench::vengeance(VENGEANCE)]
#[bench::unoflip(UNOFLIP)]
fn games(work: Work) {
    (work.play)();
}

#[library_benchmark]
#[bench::flip7(FLIP7, (FLIP7.count)())]
#[bench::vengeance(VENGEANCE, (VENGEANCE.count)())]
#[bench::unoflip(UNOFLIP, (UNOFLIP.count)())]
fn bare(work: Work, units: u32) {
    (work.bare)(units);
}

/// Prints the numbers to divide by on the way: gungraun captures what the
/// benchmarks themselves print.
fn config() -> LibraryBenchmarkConfig {
    for Work { name, unit, count, .. } in [FLIP7, VENGEANCE, UNOFLIP] {
        println!("figure: {name}: {unit}s in all games = {}", count());
    }
    LibraryBenchmarkConfig::default()
}

library_benchmark_group!(name = all, benchmarks = [games, bare]);
main!(config = config(), library_benchmark_groups = all);
