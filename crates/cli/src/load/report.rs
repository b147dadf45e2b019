//! What came of it, for people and for programs.

use std::collections::BTreeMap;
use std::fmt;
use std::io::Write;
use std::time::Duration;

use arena::output::grouped;
use hdrhistogram::Histogram;
use serde_json::{Value, json};

use super::tally::{Tally, Times};
use crate::args::LoadArgs;
use crate::failure::Failure;

/// Which of a hundred are told of.
const PERCENTILES: [f64; 5] = [50.0, 90.0, 99.0, 99.9, 100.0];

/// The memory of the server in bytes, where it tells.
#[derive(Clone, Copy, Debug)]
pub struct Memory {
    /// When the players were seated.
    pub before: Option<f64>,
    /// When the idle sockets were open too.
    pub with_idle: Option<f64>,
    /// When they had played.
    pub at_the_end: Option<f64>,
}

/// What came of it.
pub struct Report {
    tables: usize,
    seats: usize,
    elapsed: Duration,
    moves: u64,
    games: u64,
    reconnects: u64,
    unanswered: u64,
    times: Times,
    refusals: BTreeMap<String, u64>,
    errors: BTreeMap<String, u64>,
    memory: Memory,
    idle: usize,
}

impl Report {
    /// What the tally says.
    pub fn new(args: &LoadArgs, tally: &Tally, elapsed: Duration, memory: Memory, idle: usize) -> Self {
        Self {
            tables: args.tables,
            seats: args.seats,
            elapsed,
            moves: tally.moves(),
            games: tally.games(),
            reconnects: tally.reconnects(),
            unanswered: tally.unanswered(),
            times: tally.times(),
            refusals: tally.refusals(),
            errors: tally.errors(),
            memory,
            idle,
        }
    }

    /// How much went wrong.
    pub fn errors(&self) -> u64 {
        self.refusals.values().chain(self.errors.values()).sum::<u64>() + self.unanswered
    }

    /// Prints it to standard output.
    pub fn print(&self, json: bool) -> Result<(), Failure> {
        let text = if json { format!("{}\n", self.json()) } else { self.to_string() };
        std::io::stdout().lock().write_all(text.as_bytes())?;
        Ok(())
    }

    fn json(&self) -> Value {
        json!({
            "tables": self.tables,
            "seats": self.seats,
            "seconds": self.elapsed.as_secs_f64(),
            "moves": self.moves,
            "moves_per_second": self.rate(),
            "games": self.games,
            "told_ms": percentiles(&self.times.told),
            "acknowledged_ms": percentiles(&self.times.acknowledged),
            "pages_read": self.times.read.len(),
            "read_ms": percentiles(&self.times.read),
            "reconnects": self.reconnects,
            "unanswered": self.unanswered,
            "refusals": self.refusals,
            "errors": self.errors,
            "memory_bytes": self.memory.at_the_end,
            "idle_sockets": self.idle,
            "bytes_per_idle_socket": self.per_socket(),
        })
    }

    fn rate(&self) -> f64 {
        count(self.moves) / self.elapsed.as_secs_f64()
    }

    /// What an idle socket costs the server.
    fn per_socket(&self) -> Option<f64> {
        let grown = self.memory.with_idle? - self.memory.before?;
        (self.idle > 0).then(|| grown / count(self.idle as u64))
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { tables, seats, moves, games, .. } = self;
        if *tables > 0 {
            let seconds = self.elapsed.as_secs_f64();
            writeln!(
                f,
                "{tables} tables of {seats}: {} moves in {seconds:.1} s, {:.1} a second; {} games finished",
                grouped(*moves),
                self.rate(),
                grouped(*games)
            )?;
            writeln!(
                f,
                "\n{:<28}{:>9}{:>9}{:>9}{:>9}{:>9}",
                "milliseconds", "p50", "p90", "p99", "p99.9", "max"
            )?;
            row(f, "until everybody has a move", &self.times.told)?;
            row(f, "until it is acknowledged", &self.times.acknowledged)?;
            if !self.times.read.is_empty() {
                row(f, "until a page is read", &self.times.read)?;
            }
            writeln!(f)?;
        }
        if let Some(bytes) = self.memory.at_the_end {
            writeln!(f, "memory of the server: {:.1} MiB", bytes / 1024.0 / 1024.0)?;
        }
        if let Some(bytes) = self.per_socket() {
            writeln!(f, "{} idle sockets: {:.1} KiB of the server each", self.idle, bytes / 1024.0)?;
        }
        writeln!(f, "reconnects: {}", self.reconnects)?;
        writeln!(f, "moves without an answer: {}", self.unanswered)?;
        writeln!(f, "refusals: {}", listed(&self.refusals))?;
        writeln!(f, "errors: {}", listed(&self.errors))
    }
}

fn row(f: &mut fmt::Formatter<'_>, name: &str, times: &Histogram<u64>) -> fmt::Result {
    write!(f, "{name:<28}")?;
    for percentile in PERCENTILES {
        write!(f, "{:>9.1}", milliseconds(times, percentile))?;
    }
    writeln!(f)
}

fn percentiles(times: &Histogram<u64>) -> Value {
    let [p50, p90, p99, p999, max] = PERCENTILES.map(|percentile| milliseconds(times, percentile));
    json!({"p50": p50, "p90": p90, "p99": p99, "p99.9": p999, "max": max})
}

fn milliseconds(times: &Histogram<u64>, percentile: f64) -> f64 {
    count(times.value_at_percentile(percentile)) / 1e3
}

fn listed(counts: &BTreeMap<String, u64>) -> String {
    if counts.is_empty() {
        return "none".to_owned();
    }
    counts.iter().map(|(what, count)| format!("{count} × {what}")).collect::<Vec<_>>().join(", ")
}

#[expect(clippy::cast_precision_loss, reason = "nobody counts that far")]
fn count(number: u64) -> f64 {
    number as f64
}
