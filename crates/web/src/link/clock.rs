//! How long sessions wait, and by which clock.

use std::cell::Cell;
use std::time::Duration;

use client::session::Pace;

use crate::browser;

/// People can wait for a moment, and phones fall asleep.
pub const PACE: Pace = Pace {
    first: Duration::from_millis(200),
    longest: Duration::from_secs(5),
    patience: Duration::from_secs(20),
    pulse: Some(Duration::from_secs(20)),
};

/// The browser's clock, which runs on while a phone sleeps, but never back when
/// somebody sets it.
#[derive(Default)]
pub struct Clock {
    last: Cell<u64>,
    behind: Cell<u64>,
}

impl Clock {
    /// How late it is.
    pub fn now(&self) -> Duration {
        let now = browser::now() + self.behind.get();
        self.behind.set(self.behind.get() + self.last.get().saturating_sub(now));
        self.last.set(now.max(self.last.get()));
        Duration::from_millis(self.last.get())
    }
}
