//! `cargo xtask`: steps of building and testing that cargo alone cannot do. What needs
//! more than the standard library is in programs of its own, built when they are asked for.

mod start;

use std::process::ExitCode;

use xtask::{cargo, run};

const HELP: &str = "\
cargo xtask run [OPTION...]  build everything and serve it; options are those of `fliphouse serve`
cargo xtask test             set up and pass all tests; what CI runs
cargo xtask quick CRATE      check one crate and those that depend on it directly (a minute)
cargo xtask rules            print which code and tests each rule has; fails if one lacks either
cargo xtask laws             play a million random games and check every law (minutes)
cargo xtask fuzz [--runs N]  run the fuzz targets for a short while
cargo xtask page             build the page for browsers as people get it, for `cargo build --release`
cargo xtask python           set up what the tests of the Python bot need
cargo xtask chromium         set up what the tests of the page need
cargo xtask count            count what a card and a move cost; fails if that is above its ceiling
cargo xtask attributes       count the same without each hint to the compiler, and write it down (minutes)
cargo xtask bench            run the benchmarks and write docs/performance.md
cargo xtask load             measure a server under load and write docs/performance-server.md (minutes)
cargo xtask strength         hold the bots against what is asked of them and write docs/strength.md (half an hour)
cargo xtask study            let bots play and write docs/strategy.md with its plots (ten minutes)
cargo xtask soak --minutes N see whether a server stays small while tables come and go (30 are usual)
cargo xtask --help           this; `cargo xtask run --help` says more about the first";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let result = match words[..] {
        ["--help" | "-h" | "help"] => {
            println!("{HELP}");
            Ok(())
        }
        ["run", ref options @ ..] => start::run(options),
        ["page"] => run(&mut cargo("run --package page-builder -- small")),
        [] => Err(format!("usage:\n{HELP}")),
        _ => run(cargo("run --package checks --").args(&words)),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}
