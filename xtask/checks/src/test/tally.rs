//! How many tests ran, over several runs of `cargo test`.

use std::fmt;
use std::io::{BufRead, BufReader};
use std::process::Command;
use std::time::Instant;

use super::slowest::Slowest;
use crate::shown;

/// What became of tests.
#[derive(Debug, Default)]
pub struct Tally {
    passed: usize,
    failed: usize,
    ignored: usize,
    slowest: Slowest,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed, {} skipped", self.passed, self.failed, self.ignored)
    }
}

impl Tally {
    /// How many failed.
    pub const fn failed(&self) -> usize {
        self.failed
    }

    /// The tests that took longest.
    pub fn slowest(&self) -> String {
        self.slowest.to_string()
    }

    /// Runs tests and adds them up. Failing tests are counted, not an error;
    /// everything else that goes wrong is.
    pub fn tests(&mut self, mut command: Command) -> Result<(), String> {
        let name = shown(&command);
        eprintln!("$ {name}");
        let failed = |error: std::io::Error| format!("{name}: {error}");
        let before = self.failed;
        // One pipe for both: cargo names the program on standard error, its tests are on
        // standard output.
        let (output, input) = std::io::pipe().map_err(failed)?;
        command.stdout(input.try_clone().map_err(failed)?).stderr(input);
        let mut child = command.spawn().map_err(failed)?;
        // It has ends of the pipe of its own, which would keep it open.
        drop(command);
        for line in BufReader::new(output).lines() {
            let line = line.map_err(failed)?;
            println!("{line}");
            self.add(&line);
            self.slowest.hear(&line, Instant::now());
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
        let mut tally = Tally::default();
        tally.add("running 3 tests");
        tally.add(
            "test result: ok. 6 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.01s",
        );
        tally.add("test result: FAILED. 2 passed; 3 failed; 0 ignored; 0 measured; 0 filtered out");
        assert_eq!(tally.to_string(), "8 passed, 3 failed, 1 skipped");
    }
}
