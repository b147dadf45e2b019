//! Who tries which codes. A code has six letters, so nobody finds one by chance if each
//! address has only a few tries.

use std::collections::{HashMap, VecDeque};
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use protocol::{Code, Problem};

use crate::clock::Clock;
use crate::config::Config;

/// The time in which so many wrong codes may be tried, and the first pause after that.
const MINUTE: Duration = Duration::from_mins(1);

/// The longest pause is the first one doubled this many times: about an hour.
const MOST_DOUBLED: u32 = 6;

/// After this time without a wrong code all is forgotten.
const FORGOTTEN: Duration = Duration::from_hours(3);

/// How many addresses are remembered before those that may be forgotten are.
const FORGET_AT: usize = 10_000;

/// How many tables of an address are remembered: those it may come back to whatever
/// somebody else there tries.
const MOST_KNOWN: usize = 32;

/// What each address has tried.
pub struct Guesses {
    clock: Clock,
    few: u32,
    tries: Mutex<HashMap<IpAddr, Tries>>,
}

#[derive(Default)]
struct Tries {
    wrong: u32,
    /// When the first of these wrong ones came.
    since: Duration,
    last: Duration,
    /// No more tries before this.
    until: Duration,
    pauses: u32,
    known: VecDeque<String>,
}

impl Guesses {
    /// Nobody has tried anything.
    pub fn new(config: &Config) -> Self {
        Self { clock: config.clock.clone(), few: config.wrong_codes_per_minute, tries: Mutex::default() }
    }

    /// Refuses to look a code up for somebody who has tried too many.
    pub fn may_try(&self, from: IpAddr, code: &str) -> Result<(), Problem> {
        let now = self.clock.steady();
        let tries = self.lock();
        if tries.get(&from).is_some_and(|tries| tries.knows(code)) {
            return Ok(());
        }
        match networks(from).filter_map(|network| tries.get(&network)).find(|tries| tries.until > now) {
            None => Ok(()),
            Some(tries) => {
                let left = tries.until.saturating_sub(now).as_secs() + 1;
                let message = format_args!("too many wrong codes from your address; wait {left} seconds");
                Err(Problem::new(Code::TooMany, message))
            }
        }
    }

    /// A code was that of a table.
    pub fn right(&self, from: IpAddr, code: &str) {
        let now = self.clock.steady();
        let mut tries = self.lock();
        let tries = tries.entry(from).or_insert_with(|| Tries { last: now, ..Tries::default() });
        if !tries.knows(code) {
            tries.known.truncate(MOST_KNOWN - 1);
            tries.known.push_front(code.to_ascii_uppercase());
        }
    }

    /// A code was that of no table.
    pub fn wrong(&self, from: IpAddr) {
        let now = self.clock.steady();
        let mut tries = self.lock();
        if tries.len() > FORGET_AT {
            tries.retain(|_, tries| now < tries.last + FORGOTTEN);
        }
        for network in networks(from) {
            let tries = tries.entry(network).or_default();
            if let Some(pause) = tries.one_more(now, self.few) {
                let seconds = pause.as_secs();
                tracing::warn!(%network, seconds, "somebody tries codes of tables: no more of it for a while");
            }
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<IpAddr, Tries>> {
        self.tries.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tries {
    fn knows(&self, code: &str) -> bool {
        self.known.iter().any(|known| known.eq_ignore_ascii_case(code))
    }

    /// Counts a wrong one; says for how long there may be no other, if that begins now.
    fn one_more(&mut self, now: Duration, few: u32) -> Option<Duration> {
        if now > self.last + FORGOTTEN {
            self.pauses = 0;
        }
        if now > self.since + MINUTE {
            (self.since, self.wrong) = (now, 0);
        }
        self.last = now;
        self.wrong += 1;
        if self.wrong < few {
            return None;
        }
        let pause = MINUTE * 2_u32.pow(self.pauses.min(MOST_DOUBLED));
        self.pauses += 1;
        self.until = now + pause;
        self.wrong = 0;
        Some(pause)
    }
}

/// The networks that an address counts for: itself, and the site that an IPv6 network is
/// one of many of.
fn networks(from: IpAddr) -> impl Iterator<Item = IpAddr> {
    let site = match from {
        IpAddr::V4(_) => None,
        IpAddr::V6(v6) => {
            let [a, b, c, ..] = v6.segments();
            Some(IpAddr::V6(Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0))).filter(|site| *site != from)
        }
    };
    std::iter::once(from).chain(site)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guesses() -> (Guesses, crate::clock::Hands) {
        let (clock, hands) = Clock::stopped();
        (Guesses::new(&Config { clock, wrong_codes_per_minute: 3, ..Config::default() }), hands)
    }

    fn refused(guesses: &Guesses, from: &str) -> bool {
        guesses.may_try(from.parse().unwrap(), "AAAAAA").is_err()
    }

    #[test]
    fn pauses_grow_up_to_an_hour_and_are_forgotten_in_time() {
        let (guesses, hands) = guesses();
        let from = "192.0.2.1";
        for minutes in [1, 2, 4, 8, 16, 32, 64, 64] {
            for _ in 0..3 {
                assert!(!refused(&guesses, from), "before {minutes}");
                guesses.wrong(from.parse().unwrap());
            }
            hands.advance((MINUTE * minutes).saturating_sub(Duration::from_secs(1)));
            assert!(refused(&guesses, from) && !refused(&guesses, "192.0.2.2"), "after {minutes}");
            hands.advance(Duration::from_secs(1));
        }
        hands.advance(FORGOTTEN);
        for _ in 0..3 {
            guesses.wrong(from.parse().unwrap());
        }
        hands.advance(MINUTE);
        assert!(!refused(&guesses, from), "the pauses begin anew");
    }

    #[test]
    fn a_few_wrong_ones_in_a_while_are_nothing() {
        let (guesses, hands) = guesses();
        for _ in 0..20 {
            guesses.wrong("192.0.2.1".parse().unwrap());
            hands.advance(Duration::from_secs(31));
            assert!(!refused(&guesses, "192.0.2.1"));
        }
    }

    #[test]
    fn the_networks_of_a_site_share_their_tries() {
        let (guesses, _hands) = guesses();
        for network in 1..=3 {
            guesses.wrong(format!("2001:db8:1:{network}::").parse().unwrap());
        }
        assert!(refused(&guesses, "2001:db8:1:9::") && !refused(&guesses, "2001:db8:2:1::"));
    }

    #[test]
    fn who_was_at_a_table_gets_there_whatever_others_try() {
        let (guesses, _hands) = guesses();
        let from = "192.0.2.1".parse().unwrap();
        guesses.right(from, "KMPQRS");
        for _ in 0..3 {
            guesses.wrong(from);
        }
        assert!(guesses.may_try(from, "kmpqrs").is_ok() && guesses.may_try(from, "KMPQRT").is_err());
    }
}
