//! When what was told is shown. A game is told faster than anybody can look: its moves wait,
//! and are shown one step after the other, each for a while. Everything that tells of the game
//! follows these steps, so nothing is said before it is seen.
//!
//! Nothing here waits: whoever shows the steps asks for the next one, and gives the time.

mod schedule;

use std::time::Duration;

pub use schedule::Schedule;

use crate::step::{Step, Time};

/// Everything that was told is shown within this time, up to the end of the round: bots make
/// nobody wait for longer, and whoever has fallen behind catches up.
pub const LONGEST: Duration = Duration::from_millis(2600);

/// More than this is not followed by anybody, however fast it is shown: the oldest of it is
/// shown at once.
pub const MOST: Duration = LONGEST.saturating_mul(4);

/// How long the sum of a round is shown where others wait, at most.
const SUMMED_UP: Duration = Duration::from_secs(5);

/// However many cards an opening deal has, it takes no longer than this.
const OPENING: Duration = Duration::from_millis(1400);

/// How fast things are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// How long a card is on its way, or two cards follow each other.
    pub beat: Duration,
    /// How long others seem to think.
    pub think: Duration,
    /// How long they think after a choice that can be taken back.
    pub grace: Duration,
    /// How long the end of a round can be looked at before it is summed up.
    pub rest: Duration,
}

impl Pace {
    /// So that one can follow.
    pub const NORMAL: Self = Self::of([300, 220, 800, 1100]);
    /// For those in a hurry.
    pub const FAST: Self = Self::of([130, 90, 400, 600]);
    /// Without any movement.
    pub const INSTANT: Self = Self::of([0, 90, 300, 600]);

    const fn of([beat, think, grace, rest]: [u64; 4]) -> Self {
        Self {
            beat: Duration::from_millis(beat),
            think: Duration::from_millis(think),
            grace: Duration::from_millis(grace),
            rest: Duration::from_millis(rest),
        }
    }

    /// How long each step of a move is looked at before the next.
    pub fn times(self, steps: &[Step]) -> impl Iterator<Item = Duration> {
        let dealt = steps.iter().filter(|step| step.time() == Time::Opening).count();
        let opening = self.beat.min(OPENING / u32::try_from(dealt).unwrap_or(1).max(1));
        steps.iter().map(move |step| match step.time() {
            Time::None | Time::NewRound => Duration::ZERO,
            Time::Opening => opening,
            Time::Beats(beats) => self.beat * beats,
        })
    }

    /// How long the table takes to be turned over.
    pub fn turning(self) -> Duration {
        self.beat * 2
    }
}

/// How long the sum of a round is shown where a turn may take so many seconds: whoever looks at
/// it may be the one whose turn it is.
pub fn summed_up(timer: Option<u32>) -> Duration {
    timer.map_or(SUMMED_UP, |seconds| SUMMED_UP.min(Duration::from_secs(seconds.into()) / 5))
}

/// The step of a move that begins another round, if one has ended with the same move.
pub fn begins_round(steps: &[Step]) -> Option<usize> {
    let begins = steps.iter().position(|step| step.time() == Time::NewRound)?;
    steps[..begins].iter().any(Step::scores).then_some(begins)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sum_of_a_round_takes_little_of_the_time_for_a_turn() {
        assert_eq!(summed_up(None), Duration::from_secs(5));
        assert_eq!(summed_up(Some(60)), Duration::from_secs(5));
        assert_eq!(summed_up(Some(10)), Duration::from_secs(2));
    }
}
