//! What the players measure and count together.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use hdrhistogram::Histogram;
use protocol::{Code, Problem};

/// Latencies are kept in microseconds up to a minute, to a thousandth.
const LONGEST: u64 = 60_000_000;
const DIGITS: u8 = 3;

/// What has been measured so far.
pub struct Tally {
    ready: AtomicU64,
    moves: AtomicU64,
    unanswered: AtomicU64,
    games: AtomicU64,
    reconnects: AtomicU64,
    times: Mutex<Times>,
    refusals: Mutex<BTreeMap<String, u64>>,
    errors: Mutex<BTreeMap<String, u64>>,
}

/// How long things took.
#[derive(Clone)]
pub struct Times {
    /// From the sending of a move until it is acknowledged.
    pub acknowledged: Histogram<u64>,
    /// From the sending of a move until everybody at the table has it.
    pub told: Histogram<u64>,
    /// From asking for a page of a game until it is there.
    pub read: Histogram<u64>,
}

impl Default for Tally {
    fn default() -> Self {
        let histogram =
            || Histogram::new_with_bounds(1, LONGEST, DIGITS).expect("these bounds make a histogram");
        Self {
            ready: AtomicU64::new(0),
            moves: AtomicU64::new(0),
            unanswered: AtomicU64::new(0),
            games: AtomicU64::new(0),
            reconnects: AtomicU64::new(0),
            times: Mutex::new(Times { acknowledged: histogram(), told: histogram(), read: histogram() }),
            refusals: Mutex::default(),
            errors: Mutex::default(),
        }
    }
}

impl Tally {
    /// The first game of a player has begun.
    pub fn begun(&self) {
        self.ready.fetch_add(1, Ordering::Relaxed);
    }

    /// How many players are in a game, or were.
    pub fn ready(&self) -> u64 {
        self.ready.load(Ordering::Relaxed)
    }

    /// A move was sent.
    pub fn sent(&self) {
        self.unanswered.fetch_add(1, Ordering::Relaxed);
    }

    /// A move will not be answered: the table was closed meanwhile.
    pub fn withdrawn(&self) {
        self.unanswered.fetch_sub(1, Ordering::Relaxed);
    }

    /// A move was acknowledged.
    pub fn acknowledged(&self, after: Duration) {
        self.unanswered.fetch_sub(1, Ordering::Relaxed);
        self.moves.fetch_add(1, Ordering::Relaxed);
        lock(&self.times).acknowledged.saturating_record(micros(after));
    }

    /// Everybody at the table has a move.
    pub fn told(&self, after: Duration) {
        lock(&self.times).told.saturating_record(micros(after));
    }

    /// Somebody has a page of a game.
    pub fn read(&self, after: Duration) {
        lock(&self.times).read.saturating_record(micros(after));
    }

    /// A game is over.
    pub fn game_over(&self) {
        self.games.fetch_add(1, Ordering::Relaxed);
    }

    /// Somebody has come back.
    pub fn reconnected(&self) {
        self.reconnects.fetch_add(1, Ordering::Relaxed);
    }

    /// Something was refused; a move, perhaps.
    pub fn refused(&self, problem: &Problem, was_move: bool) {
        if was_move {
            self.unanswered.fetch_sub(1, Ordering::Relaxed);
        }
        *lock(&self.refusals).entry(name(problem.code)).or_default() += 1;
    }

    /// Something went wrong.
    pub fn error(&self, what: impl fmt::Display) {
        *lock(&self.errors).entry(what.to_string()).or_default() += 1;
    }

    /// How many moves were acknowledged.
    pub fn moves(&self) -> u64 {
        self.moves.load(Ordering::Relaxed)
    }

    /// How many moves have no answer yet.
    pub fn unanswered(&self) -> u64 {
        self.unanswered.load(Ordering::Relaxed)
    }

    /// How many games were finished.
    pub fn games(&self) -> u64 {
        self.games.load(Ordering::Relaxed)
    }

    /// How often somebody came back.
    pub fn reconnects(&self) -> u64 {
        self.reconnects.load(Ordering::Relaxed)
    }

    /// How long things took.
    pub fn times(&self) -> Times {
        lock(&self.times).clone()
    }

    /// What was refused, by code.
    pub fn refusals(&self) -> BTreeMap<String, u64> {
        lock(&self.refusals).clone()
    }

    /// What went wrong, by what it was.
    pub fn errors(&self) -> BTreeMap<String, u64> {
        lock(&self.errors).clone()
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let p99 = lock(&self.times).told.value_at_quantile(0.99);
        let p99 = Duration::from_micros(p99).as_secs_f64() * 1e3;
        write!(f, "{} moves, 99 of 100 with everybody within {p99:.1} ms", self.moves())
    }
}

/// A code as programs write it.
fn name(code: Code) -> String {
    serde_json::to_value(code).ok().and_then(|code| code.as_str().map(str::to_owned)).unwrap_or_default()
}

fn micros(duration: Duration) -> u64 {
    u64::try_from(duration.as_micros()).unwrap_or(u64::MAX)
}

/// Locks counts that no panic can leave half done.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
