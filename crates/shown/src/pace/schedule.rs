//! What waits to be shown, in order, and how long each of it is looked at.

use std::collections::VecDeque;
use std::time::Duration;

use super::{LONGEST, MOST};

/// Something that waits to be shown.
struct Cue<T> {
    what: T,
    /// How long it is looked at if nothing is in a hurry.
    time: Duration,
    hurry: Hurry,
}

/// What becomes of the time of a cue when others wait.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hurry {
    /// It gets shorter.
    Shorter,
    /// It stays as it is, unless everything is skipped.
    None,
    /// It stays as it is: the end of a round is looked at for as long as it takes.
    Rest,
}

/// What waits to be shown. Times are those of a clock that goes evenly.
pub struct Schedule<T> {
    waiting: VecDeque<Cue<T>>,
    /// Until when what is shown is looked at.
    looked_at: Duration,
    /// By when everything up to the end of the round is to be shown.
    due: Duration,
    /// Whether nothing is looked at before the end of the round.
    skips: bool,
}

impl<T> Default for Schedule<T> {
    fn default() -> Self {
        Self { waiting: VecDeque::new(), looked_at: Duration::ZERO, due: Duration::ZERO, skips: false }
    }
}

impl<T> Schedule<T> {
    /// Something was told, to be looked at for so long.
    pub fn tell(&mut self, now: Duration, what: T, time: Duration) {
        self.push(now, what, time, Hurry::Shorter);
    }

    /// Somebody seems to think for so long before what is told next: less if nothing was
    /// shown for a while, for then they did think.
    pub fn think(&mut self, now: Duration, what: T, time: Duration) {
        let idle = if self.waiting.is_empty() { now.saturating_sub(self.looked_at) } else { Duration::ZERO };
        self.tell(now, what, time.saturating_sub(idle));
    }

    /// There is so much time before what is told next to take something back: whatever waits.
    pub fn spare(&mut self, now: Duration, what: T, time: Duration) {
        self.push(now, what, time, Hurry::None);
    }

    /// A round was told to be over: how it ended is looked at for so long.
    pub fn rest(&mut self, now: Duration, what: T, time: Duration) {
        self.push(now, what, time, Hurry::Rest);
    }

    fn push(&mut self, now: Duration, what: T, time: Duration, hurry: Hurry) {
        self.due = self.due.max(now + LONGEST);
        self.waiting.push_back(Cue { what, time, hurry });
    }

    /// What is to be shown now, and how long it is looked at before the next.
    pub fn next(&mut self, now: Duration) -> Option<(T, Duration)> {
        let cue = self.waiting.pop_front()?;
        let time = match cue.hurry {
            Hurry::Rest => {
                self.skips = false;
                self.due = now + cue.time + LONGEST;
                cue.time
            }
            _ if self.skips => Duration::ZERO,
            Hurry::None => cue.time,
            Hurry::Shorter => self.shorter(now, cue.time),
        };
        self.looked_at = now + time;
        Some((cue.what, time))
    }

    /// A time that leaves as much for what waits.
    fn shorter(&self, now: Duration, time: Duration) -> Duration {
        let all = time + self.waiting_time(Hurry::Shorter);
        let left = self.due.saturating_sub(now + self.waiting_time(Hurry::None));
        if all > MOST {
            Duration::ZERO
        } else if all > left {
            time.mul_f64(left.as_secs_f64() / all.as_secs_f64())
        } else {
            time
        }
    }

    /// How long what waits and is in such a hurry would be looked at, up to the end of the round.
    fn waiting_time(&self, hurry: Hurry) -> Duration {
        let round = self.waiting.iter().take_while(|cue| cue.hurry != Hurry::Rest);
        round.filter(|cue| cue.hurry == hurry).map(|cue| cue.time).sum()
    }

    /// Shows everything up to the end of the round at once, also what is told later.
    pub fn skip(&mut self) {
        self.skips = true;
    }

    /// The end of a round has been looked at for long enough, however long that was: what waits
    /// has its own time from now on.
    pub fn begin_round(&mut self, now: Duration) {
        (self.looked_at, self.due) = (now, now + LONGEST);
    }

    /// What waits, in order.
    pub fn into_waiting(self) -> impl Iterator<Item = T> {
        self.waiting.into_iter().map(|cue| cue.what)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    /// Shows everything from a moment on. Says what was shown when, and when nothing was left.
    fn show(schedule: &mut Schedule<u32>, mut now: Duration) -> (Vec<(u32, Duration)>, Duration) {
        let mut shown = Vec::new();
        while let Some((what, time)) = schedule.next(now) {
            shown.push((what, now));
            now += time;
        }
        (shown, now)
    }

    /// So many cues of the same time, told at once.
    fn told(now: Duration, cues: u32, time: Duration) -> Schedule<u32> {
        let mut schedule = Schedule::default();
        (1..=cues).for_each(|cue| schedule.tell(now, cue, time));
        schedule
    }

    #[test]
    fn what_can_be_followed_is_shown_in_its_own_time() {
        let mut schedule = told(ms(5000), 4, ms(300));
        let (shown, end) = show(&mut schedule, ms(5000));
        assert_eq!(shown, [(1, ms(5000)), (2, ms(5300)), (3, ms(5600)), (4, ms(5900))]);
        assert_eq!(end, ms(6200));
    }

    #[test]
    fn however_much_was_told_it_is_shown_within_the_longest_time() {
        for cues in [10, 20, 34, 100, 5000] {
            let (shown, end) = show(&mut told(ms(5000), cues, ms(300)), ms(5000));
            assert_eq!(shown.len(), cues as usize, "nothing is left out");
            assert!(end <= ms(5000) + LONGEST, "{cues}: {end:?}");
            assert!(end >= ms(5000) + LONGEST * 9 / 10, "{cues}: no faster than needed: {end:?}");
        }
    }

    #[test]
    fn what_is_in_a_hurry_is_looked_at_evenly() {
        let (shown, _) = show(&mut told(ms(0), 26, ms(300)), ms(0));
        let gaps: Vec<u128> = shown.windows(2).map(|two| two[1].1.abs_diff(two[0].1).as_millis()).collect();
        assert!(gaps.iter().all(|gap| (99..=100).contains(gap)), "{gaps:?}");
    }

    #[test]
    fn of_too_much_the_newest_is_still_followed() {
        let (shown, _) = show(&mut told(ms(0), 1000, ms(300)), ms(0));
        let moments: std::collections::BTreeSet<Duration> = shown.iter().map(|(_, at)| *at).collect();
        assert_eq!(shown[900].1, ms(0), "the oldest are shown at once");
        assert!((20..60).contains(&moments.len()), "{}", moments.len());
    }

    /// A timer of a page in the background goes off late.
    #[test]
    fn whoever_looks_again_late_catches_up_at_once() {
        let mut schedule = told(ms(0), 6, ms(300));
        assert_eq!(schedule.next(ms(0)), Some((1, ms(300))));
        let (_, end) = show(&mut schedule, ms(60_000));
        assert_eq!(end, ms(60_000));
    }

    #[test]
    fn the_end_of_a_round_is_looked_at_whatever_waits() {
        let mut schedule = told(ms(0), 40, ms(300));
        schedule.rest(ms(0), 99, ms(1800));
        (100..140).for_each(|cue| schedule.tell(ms(0), cue, ms(300)));
        let (shown, end) = show(&mut schedule, ms(0));
        let at = |what| shown.iter().find(|(shown, _)| *shown == what).unwrap().1;
        assert!(at(99) <= LONGEST);
        assert_eq!(at(100), at(99) + ms(1800));
        assert!(end <= at(100) + LONGEST, "the next round has its own time");
    }

    #[test]
    fn what_waited_for_the_end_of_a_round_is_shown_in_its_own_time() {
        let mut schedule = Schedule::default();
        schedule.rest(ms(0), 1, ms(1800));
        (2..5).for_each(|cue| schedule.tell(ms(0), cue, ms(300)));
        assert_eq!(schedule.next(ms(0)), Some((1, ms(1800))));
        // Somebody takes a minute to look.
        schedule.begin_round(ms(60_000));
        assert_eq!(show(&mut schedule, ms(60_000)).1, ms(60_900));
    }

    #[test]
    fn a_skip_leads_to_the_end_of_the_round_and_no_further() {
        let mut schedule = told(ms(0), 6, ms(300));
        schedule.next(ms(0));
        schedule.skip();
        let (shown, end) = show(&mut schedule, ms(100));
        assert_eq!((shown.len(), end), (5, ms(100)));
        // What is told later belongs to the same round.
        schedule.tell(ms(900), 7, ms(300));
        schedule.rest(ms(900), 8, ms(1800));
        schedule.tell(ms(900), 9, ms(300));
        let (shown, end) = show(&mut schedule, ms(900));
        assert_eq!(shown, [(7, ms(900)), (8, ms(900)), (9, ms(2700))]);
        assert_eq!(end, ms(3000));
    }

    #[test]
    fn the_time_to_take_something_back_stays_however_much_waits() {
        let mut schedule = told(ms(0), 1, ms(300));
        schedule.spare(ms(0), 2, ms(800));
        (3..40).for_each(|cue| schedule.tell(ms(0), cue, ms(250)));
        let (shown, end) = show(&mut schedule, ms(0));
        assert_eq!(shown[2].1, shown[1].1 + ms(800));
        assert!(end <= LONGEST, "{end:?}");
    }

    #[test]
    fn who_has_thought_does_not_seem_to_think_again() {
        let mut schedule = told(ms(0), 1, ms(300));
        schedule.think(ms(0), 2, ms(200));
        assert_eq!(show(&mut schedule, ms(0)).1, ms(500), "right after another");
        schedule.think(ms(550), 3, ms(200));
        assert_eq!(show(&mut schedule, ms(550)).1, ms(700), "soon after another");
        schedule.think(ms(5000), 4, ms(200));
        assert_eq!(show(&mut schedule, ms(5000)).1, ms(5000), "long after another");
    }
}
