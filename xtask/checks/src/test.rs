//! Everything that must pass before a change is taken.

mod slowest;
mod tally;

use crate::{cargo, chromium, count, dependencies, fuzz, python, rules, run};
pub use tally::Tally;
use xtask::{Progress, WASM};

/// One thing that must pass.
struct Step {
    what: &'static str,
    run: fn(&mut Tally) -> Result<(), String>,
}

/// What must pass, what is quick and fails most often first, except that the page is
/// part of the program, so it is built before anything that compiles it.
const STEPS: &[Step] = &[
    Step { what: "formatting", run: |_| run(&mut cargo("fmt --all --check")) },
    Step { what: "unused dependencies", run: |_| dependencies::check() },
    Step { what: "rules and their tests", run: |_| rules::run() },
    Step { what: "the page", run: |_| run(&mut cargo(PAGE)) },
    Step { what: "clippy", run: |_| run(&mut cargo(CLIPPY)) },
    Step { what: "clippy of the page", run: |_| run(&mut cargo(&page_clippy())) },
    Step { what: "documentation", run: |_| run(cargo(DOC).env("RUSTDOCFLAGS", "--deny warnings")) },
    Step { what: "set up Python", run: |_| python::set_up() },
    Step { what: "set up Chromium", run: |_| chromium::set_up() },
    Step { what: "fuzz targets", run: |_| fuzz::run(fuzz::SMOKE_RUNS) },
    Step { what: "instructions and mispredicted branches", run: |_| count::run() },
    // Optimised and not: a record must not depend on how the program was built.
    Step { what: "tests of the program, optimised", run: |tally| tally.tests(cargo(PROGRAM)) },
    Step { what: "tests of the page in a browser", run: |tally| tally.tests(cargo(BROWSER)) },
    Step { what: "all other tests", run: |tally| tally.tests(cargo(WORKSPACE)) },
];

const PAGE: &str = "run --package page-builder -- small";

const CLIPPY: &str = "clippy --workspace --exclude web --all-targets \
                      --features browser-tests/chromium -- --deny warnings";

const DOC: &str = "doc --workspace --exclude web --no-deps --quiet";

const PROGRAM: &str = "test --release --package fliphouse --no-fail-fast";

/// The page as people get it, in a real browser, from the program that the tests
/// before these have built.
const BROWSER: &str = "test --release --package browser-tests --features chromium";

const WORKSPACE: &str = "test --workspace --exclude browser-tests --no-fail-fast";

fn page_clippy() -> String {
    let packages = "--package web --package local-table --package hints --package worker";
    format!("clippy {packages} --profile small --target {WASM} -- --deny warnings")
}

/// Sets up what is missing, then runs all checks and tests.
pub fn all() -> Result<(), String> {
    let mut progress = Progress::new(STEPS.len());
    let mut tally = Tally::default();
    for step in STEPS {
        progress.step(step.what, || (step.run)(&mut tally))?;
    }
    println!("\n{}{}", progress.summary(), tally.slowest());
    println!("{tally}");
    if tally.failed() == 0 { Ok(()) } else { Err("tests failed".to_owned()) }
}
