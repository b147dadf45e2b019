//! Everything that must pass before a change is taken.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use crate::page::{self, WASM};
use crate::{cargo, chromium, count, fuzz, python, rules, run, shown};

/// The page as people get it, in a real browser, from the program that the tests
/// before these have built.
const BROWSER: &str = "test --release --package browser-tests --features chromium";

/// Sets up what is missing, then runs all checks and tests.
pub fn all() -> Result<(), String> {
    page::build()?;
    run(&mut cargo("fmt --all --check"))?;
    run(&mut cargo(
        "clippy --workspace --exclude web --exclude local-table --all-targets --features browser-tests/chromium -- --deny warnings",
    ))?;
    run(&mut cargo(&format!(
        "clippy --package web --package local-table --profile small --target {WASM} -- --deny warnings"
    )))?;
    run(cargo("doc --workspace --exclude web --exclude local-table --no-deps --quiet")
        .env("RUSTDOCFLAGS", "--deny warnings"))?;
    rules::run()?;
    python::set_up()?;
    chromium::set_up()?;
    fuzz::run(fuzz::SMOKE_RUNS)?;
    count::run()?;
    let mut count = Count::default();
    // Optimised and not: a record must not depend on how the program was built.
    count.tests(&mut cargo("test --release --package fliphouse --no-fail-fast"))?;
    count.tests(&mut cargo(BROWSER))?;
    count.tests(&mut cargo("test --workspace --exclude browser-tests --no-fail-fast"))?;
    println!("{} passed, {} failed, {} skipped", count.passed, count.failed, count.ignored);
    if count.failed == 0 { Ok(()) } else { Err("tests failed".to_owned()) }
}

/// How many tests ran, over several runs of `cargo test`.
#[derive(Debug, Default, PartialEq)]
struct Count {
    passed: usize,
    failed: usize,
    ignored: usize,
}

impl Count {
    /// Runs tests and adds them up. Failing tests are counted, not an error;
    /// everything else that goes wrong is.
    fn tests(&mut self, command: &mut Command) -> Result<(), String> {
        let name = shown(command);
        eprintln!("$ {name}");
        let failed = |error| format!("{name}: {error}");
        let before = self.failed;
        let mut child = command.stdout(Stdio::piped()).spawn().map_err(failed)?;
        let output = child.stdout.take().ok_or("no output to read")?;
        for line in BufReader::new(output).lines() {
            let line = line.map_err(failed)?;
            println!("{line}");
            self.add(&line);
        }
        let status = child.wait().map_err(failed)?;
        if status.success() || self.failed > before { Ok(()) } else { Err(format!("{name}: {status}")) }
    }

    /// Reads a line like `test result: ok. 6 passed; 0 failed; 1 ignored; …`.
    fn add(&mut self, line: &str) {
        let Some(counts) = line.strip_prefix("test result: ") else { return };
        for part in counts.split(['.', ';']) {
            match part.trim().split_once(' ').map(|(number, what)| (number.parse().unwrap_or(0), what)) {
                Some((number, "passed")) => self.passed += number,
                Some((number, "failed")) => self.failed += number,
                Some((number, "ignored")) => self.ignored += number,
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_added_up() {
        let mut count = Count::default();
        count.add("running 3 tests");
        count.add(
            "test result: ok. 6 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.01s",
        );
        count.add("test result: FAILED. 2 passed; 3 failed; 0 ignored; 0 measured; 0 filtered out");
        assert_eq!(count, Count { passed: 8, failed: 3, ignored: 1 });
    }
}
