//! How long to wait.

use std::time::Duration;

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

/// How long a session waits for what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// The pause before the first try to come back. Every further pause is
    /// twice as long.
    pub first: Duration,
    /// The longest pause between two tries.
    pub longest: Duration,
    /// How long it may take to connect and to be welcomed.
    pub patience: Duration,
    /// How often to ask whether the server is there. A connection on which
    /// nothing came for three times as long is lost: a phone that slept does
    /// not notice it otherwise. Nothing if somebody else looks after that.
    pub pulse: Option<Duration>,
}

impl Pace {
    /// How long a connection may be quiet.
    pub(super) fn longest_silence(&self) -> Option<Duration> {
        self.pulse.map(|pulse| pulse * 3)
    }
}

/// Pauses that grow, and that are not the same for everybody: those who lost
/// their connection at the same moment must not all come back at the same one.
#[derive(Clone, Debug)]
pub(super) struct Backoff {
    tries: u32,
    chance: SplitMix64,
}

impl Backoff {
    /// Where this is more, the longest pause is reached.
    const MOST_DOUBLINGS: u32 = 16;

    pub fn new(seed: u64) -> Self {
        Self { tries: 0, chance: SplitMix64::seed_from_u64(seed) }
    }

    /// The next pause: half of what it has grown to, and some of the other half.
    pub fn next(&mut self, pace: &Pace) -> Duration {
        let grown = 1 << self.tries.min(Self::MOST_DOUBLINGS);
        let pause = pace.first.saturating_mul(grown).min(pace.longest);
        self.tries += 1;
        let [part, ..] = self.chance.next_u32().to_be_bytes();
        pause / 2 + pause * u32::from(part) / 512
    }

    /// Begins anew with the shortest pause.
    pub fn reset(&mut self) {
        self.tries = 0;
    }
}
