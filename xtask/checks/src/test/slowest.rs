//! Which tests took longest.
//!
//! The test harness of a stable compiler says when a test has ended, not how long it
//! took. But it starts tests in the order of their names, as many at a time as there are
//! processors, and the next one whenever one has ended: so when each began follows.

use std::fmt;
use std::time::{Duration, Instant};

/// How many tests are shown.
const SHOWN: usize = 10;

/// The times of tests, read from what `cargo test` prints.
#[derive(Debug, Default)]
pub struct Slowest {
    /// The program whose tests run, as cargo names it.
    program: String,
    begun: Option<Instant>,
    ended: Vec<(String, Instant)>,
    times: Vec<(Duration, String)>,
}

impl Slowest {
    /// Takes a line that was printed at a time.
    pub fn hear(&mut self, line: &str, at: Instant) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["Running", .., program] => self.program = named(program),
            ["Doc-tests", library] => self.program = format!("{library} (documentation)"),
            ["running", _, "test" | "tests"] => self.begun = Some(at),
            ["test", "result:", ..] => self.add_up(threads()),
            _ => self.ended.extend(ended(line).map(|name| (name.to_owned(), at))),
        }
    }

    /// Works out the times of a program whose tests have ended.
    fn add_up(&mut self, threads: usize) {
        let Some(begun) = self.begun.take() else { return };
        let ended = std::mem::take(&mut self.ended);
        let mut by_name: Vec<&(String, Instant)> = ended.iter().collect();
        by_name.sort_by(|one, other| one.0.cmp(&other.0));
        let starts = std::iter::repeat_n(begun, threads).chain(ended.iter().map(|(_, at)| *at));
        for ((name, end), start) in by_name.into_iter().zip(starts) {
            self.times.push((end.saturating_duration_since(start), format!("{} {name}", self.program)));
        }
    }
}

impl fmt::Display for Slowest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut times = self.times.clone();
        times.sort_by_key(|(took, _)| std::cmp::Reverse(*took));
        writeln!(f, "The slowest tests:")?;
        for (took, name) in times.iter().take(SHOWN) {
            writeln!(f, "{:>7.1}s  {name}", took.as_secs_f64())?;
        }
        Ok(())
    }
}

/// The name of a test that has ended, in something like `test a::b ... ok`.
fn ended(line: &str) -> Option<&str> {
    let (name, outcome) = line.strip_prefix("test ")?.rsplit_once(" ... ")?;
    let outcome = outcome.split([',', ' ']).next()?;
    ["ok", "FAILED", "ignored"].contains(&outcome).then_some(name)
}

/// The name of a test program in something like `(target/debug/deps/server-0123456789abcdef)`.
fn named(program: &str) -> String {
    let path = program.trim_matches(['(', ')']);
    let file = path.rsplit('/').next().unwrap_or(path);
    file.rsplit_once('-').map_or(file, |(name, _)| name).to_owned()
}

/// How many tests run at a time.
fn threads() -> usize {
    let set = std::env::var("RUST_TEST_THREADS").ok().and_then(|threads| threads.parse().ok());
    set.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two threads: `a` takes 5 s and `b` 1 s; then `c` begins and takes 9 s, and after
    /// `a` there is `d` for 2 s.
    #[test]
    fn times_follow_from_when_tests_end() {
        let start = Instant::now();
        let mut slowest = Slowest::default();
        slowest.hear("     Running tests/x/main.rs (target/debug/deps/server-0123456789abcdef)", start);
        slowest.hear("running 4 tests", start);
        for (name, second) in [("b", 1), ("a", 5), ("d", 7), ("c", 10)] {
            slowest.hear(&format!("test {name} ... ok"), start + Duration::from_secs(second));
        }
        slowest.add_up(2);
        let seconds: Vec<(u64, &str)> =
            slowest.times.iter().map(|(took, name)| (took.as_secs(), name.as_str())).collect();
        assert_eq!(seconds, [(5, "server a"), (1, "server b"), (9, "server c"), (2, "server d")]);
        assert!(slowest.to_string().starts_with("The slowest tests:\n    9.0s  server c\n"));
    }

    #[test]
    fn a_new_program_begins_anew() {
        let start = Instant::now();
        let mut slowest = Slowest::default();
        for line in
            ["   Doc-tests game", "running 1 test", "test a.rs - x (line 3) ... ok", "test result: ok."]
        {
            slowest.hear(line, start);
        }
        assert_eq!(slowest.times, [(Duration::ZERO, "game (documentation) a.rs - x (line 3)".to_owned())]);
        assert!(slowest.ended.is_empty() && slowest.begun.is_none());
    }
}
