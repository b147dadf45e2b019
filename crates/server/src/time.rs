//! What time it is at a table.

use std::time::Duration;

use crate::clock::{Clock, millis};

/// The time that events are stamped with and deadlines are written in: milliseconds since
/// 1970 that begin where the system's clock is, and from then on go evenly and never back,
/// whatever the system's clock is set to and however often.
#[derive(Clone, Debug)]
pub struct Time {
    clock: Clock,
    /// What time it was when steady time was `since`.
    at: u64,
    since: Duration,
}

impl Time {
    /// Time that goes on from something that happened before, if that is later than what
    /// the system's clock shows.
    pub fn after(last: u64, clock: Clock) -> Self {
        let (at, since) = (clock.wall().max(last), clock.steady());
        Self { clock, at, since }
    }

    /// What time it is.
    pub fn now(&self) -> u64 {
        self.at + millis(self.clock.steady().saturating_sub(self.since))
    }

    /// Waits until it is so late.
    pub async fn until(&self, at: u64) {
        let due = self.since.saturating_add(Duration::from_millis(at.saturating_sub(self.at)));
        self.clock.sleep(due.saturating_sub(self.clock.steady())).await;
    }

    /// Catches up with the system's clock if that is ahead, for it may have been set right
    /// or the machine suspended. Says by how much. To be done while no deadline runs.
    pub fn catch_up(&mut self) -> u64 {
        let before = self.now();
        *self = Self::after(before, self.clock.clone());
        self.at - before
    }

    /// Something has happened at a time that is still to come: it came from a server whose
    /// clock is ahead.
    pub fn at_least(&mut self, at: u64) {
        if at > self.now() {
            (self.at, self.since) = (at, self.clock.steady());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Hands;

    const MINUTE: Duration = Duration::from_mins(1);

    #[tokio::test]
    async fn time_goes_evenly_whatever_the_clock_is_set_to() {
        let (clock, hands) = Clock::stopped();
        let start = clock.wall();
        let time = Time::after(0, clock);
        for (turn, set) in (1..).zip([Hands::set_back, Hands::set_forward, Hands::set_forward]) {
            let mut wait = std::pin::pin!(time.until(start + turn * 1000));
            set(&hands, MINUTE);
            assert!(futures_util::poll!(&mut wait).is_pending());
            hands.advance(Duration::from_secs(1));
            assert!(futures_util::poll!(&mut wait).is_ready());
            assert_eq!(time.now(), start + turn * 1000);
        }
    }

    #[test]
    fn it_goes_on_from_what_happened_last_and_catches_up_but_never_goes_back() {
        let (clock, hands) = Clock::stopped();
        let start = clock.wall();
        let mut time = Time::after(start + 5000, clock);
        assert_eq!((time.now(), time.catch_up()), (start + 5000, 0));
        hands.set_forward(MINUTE);
        assert_eq!((time.now(), time.catch_up()), (start + 5000, 55_000));
        hands.set_back(MINUTE);
        assert_eq!((time.catch_up(), time.now()), (0, start + 60_000));
        time.at_least(start);
        assert_eq!(time.now(), start + 60_000);
        time.at_least(start + 61_000);
        hands.advance(Duration::from_millis(1));
        assert_eq!(time.now(), start + 61_001);
    }
}
