//! Lines of the log that others can cause: never more than somebody can read.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use governor::{Quota, RateLimiter};
use protocol::Code;

use crate::clock::{Clock, DirectLimiter, KeyedLimiter};
use crate::store::Trouble;

/// How often the same is said.
const AGAIN: Duration = Duration::from_mins(1);

/// How many lines one after the other, whatever they are about; then one per second.
const AT_ONCE: u32 = 30;

/// How many things are remembered before those said long ago are forgotten.
const FORGET_AT: usize = 10_000;

/// What a line is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum About {
    /// Something was refused to an address.
    Refused(Code, IpAddr),
    /// A connection could not be accepted.
    Accepting,
    /// The store has trouble.
    Store(Trouble),
}

/// What was said lately.
pub struct Warnings {
    each: KeyedLimiter<About>,
    all: DirectLimiter,
    left_out: AtomicU64,
}

impl Warnings {
    /// Nothing was said yet.
    pub fn new(clock: &Clock) -> Self {
        let burst = NonZeroU32::new(AT_ONCE).unwrap_or(NonZeroU32::MIN);
        let all = Quota::per_second(NonZeroU32::MIN).allow_burst(burst);
        let each = Quota::with_period(AGAIN).unwrap_or(Quota::per_minute(NonZeroU32::MIN));
        Self {
            each: RateLimiter::dashmap_with_clock(each, clock.clone()),
            all: RateLimiter::direct_with_clock(all, clock.clone()),
            left_out: AtomicU64::new(0),
        }
    }

    /// Whether a line is to be written: then how many were left out since the last.
    pub fn may_say(&self, about: About) -> Option<u64> {
        if self.each.len() > FORGET_AT {
            self.each.retain_recent();
        }
        // No crowd may keep the store's own troubles out of the log.
        let own = matches!(about, About::Store(_));
        if self.each.check_key(&about).is_ok() && (own || self.all.check().is_ok()) {
            return Some(self.left_out.swap(0, Ordering::Relaxed));
        }
        self.left_out.fetch_add(1, Ordering::Relaxed);
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(last: u8) -> About {
        About::Refused(Code::WrongSecret, [192, 0, 2, last].into())
    }

    #[test]
    fn the_same_is_said_once_a_minute_with_how_much_was_not() {
        let (clock, hands) = Clock::stopped();
        let warnings = Warnings::new(&clock);
        assert_eq!(warnings.may_say(refused(1)), Some(0));
        assert_eq!(warnings.may_say(refused(1)), None);
        assert_eq!(warnings.may_say(refused(1)), None);
        assert_eq!(warnings.may_say(refused(2)), Some(2), "of somebody else");
        hands.advance(AGAIN);
        assert_eq!(warnings.may_say(refused(1)), Some(0));
    }

    #[test]
    fn a_crowd_does_not_fill_the_log_nor_hide_the_store() {
        let (clock, hands) = Clock::stopped();
        let warnings = Warnings::new(&clock);
        let said = || (0..=255).filter(|&last| warnings.may_say(refused(last)).is_some()).count();
        assert_eq!(said(), AT_ONCE as usize);
        assert_eq!(warnings.may_say(About::Store(Trouble::Lost)), Some(256 - u64::from(AT_ONCE)));
        hands.advance(AGAIN);
        assert_eq!(said(), AT_ONCE as usize);
    }
}
