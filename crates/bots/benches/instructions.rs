//! The same games once, for a tool that counts instructions: a figure that does
//! not depend on what else the machine does.
//!
//! `instructions units` prints how many cards or moves the games have;
//! `instructions flip7 games` plays the games of Flip 7, and
//! `instructions flip7 bare 1000` does its yardstick a thousand times, both in
//! [`measured`], by whose name callgrind knows when to count. `cargo xtask count`
//! and `cargo xtask bench` run it so; without words, as by plain `cargo bench`,
//! it prints the numbers alone.

mod workload;

use workload::{FLIP7, UNOFLIP, VENGEANCE, Work};

const WORKS: [Work; 3] = [FLIP7, VENGEANCE, UNOFLIP];

fn main() {
    // Cargo adds this word of its own.
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        [] | ["units"] => print_units(),
        [game, "games"] => measured(named(game).play),
        [game, "bare", units] => {
            let units = units.parse().expect("a number of units");
            measured(|| (named(game).bare)(units));
        }
        _ => panic!("`units`, `GAME games` or `GAME bare UNITS`, not {words:?}"),
    }
}

fn named(game: &str) -> Work {
    WORKS.into_iter().find(|work| work.name == game).expect("there is such a game")
}

fn print_units() {
    for Work { name, unit, count, .. } in WORKS {
        println!("figure: {name}: {unit}s in all games = {}", count());
    }
}

/// What is counted. Inlined, it would have no name to be found by.
#[inline(never)]
fn measured(work: impl Fn()) {
    work();
}
