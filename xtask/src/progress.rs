//! How far a long run is, and what took how long.

use std::time::{Duration, Instant};

/// A run of several steps.
pub struct Progress {
    steps: usize,
    begun: Instant,
    done: Vec<(String, Duration)>,
}

impl Progress {
    /// A run of so many steps, which begins now.
    pub fn new(steps: usize) -> Self {
        Self { steps, begun: Instant::now(), done: Vec::new() }
    }

    /// Says which step comes, and takes it.
    pub fn step<T>(&mut self, what: &str, run: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
        let (number, steps) = (self.done.len() + 1, self.steps);
        eprintln!("\n=== step {number} of {steps}, after {}: {what}", clock(self.begun.elapsed()));
        let begun = Instant::now();
        let made = run().map_err(|error| format!("step {number} of {steps}, {what}: {error}"))?;
        self.done.push((what.to_owned(), begun.elapsed()));
        Ok(made)
    }

    /// All steps, those that took longest first.
    pub fn summary(&self) -> String {
        let mut done = self.done.clone();
        done.sort_by_key(|(_, took)| std::cmp::Reverse(*took));
        let line = |(what, took): &(String, Duration)| format!("{:>8}  {what}\n", clock(*took));
        let lines: String = done.iter().map(line).collect();
        format!("What took how long, {} in all:\n{lines}", clock(self.begun.elapsed()))
    }
}

/// A time as minutes and seconds.
fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_minutes_and_seconds() {
        assert_eq!(clock(Duration::from_millis(59_900)), "0:59");
        assert_eq!(clock(Duration::from_secs(754)), "12:34");
    }

    #[test]
    fn a_step_that_fails_says_which_it_was() {
        let mut progress = Progress::new(2);
        progress.step("one", || Ok(())).unwrap();
        let error = progress.step("two", || Err::<(), _>("no".to_owned())).unwrap_err();
        assert_eq!(error, "step 2 of 2, two: no");
        assert!(progress.summary().contains("one"));
    }
}
