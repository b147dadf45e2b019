//! `fliphouse solve`: the challenge of one player (F7-60).

mod told;
mod tried;

use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use flip7::{Options, Table};
use indicatif::ProgressBar;
use odds::challenge::{FIRST_SLOPE, chance_of, rounds_from, rounds_of};
use odds::{Outlook, Policy, Round, Solved, Utility};

use crate::args::SolveArgs;
use crate::failure::Failure;
use crate::games::options;
use crate::progress;
use told::{Answer, Told};
use tried::{Tried, try_for_chance, try_for_rounds};

/// How far apart the totals are for which it is told how a round is played.
const APART: usize = 20;

/// The most rounds that are worked out, about: it takes an hour.
const MOST_ROUNDS: u64 = 20_000;

/// A player alone, who has to reach a target.
struct Challenge<'a> {
    args: &'a SolveArgs,
    options: Options,
    /// Every round.
    fresh: Round,
    bar: ProgressBar,
}

/// Runs the command.
pub fn run(args: &SolveArgs) -> Result<(), Failure> {
    if args.what != "challenge" {
        return Err(Failure::usage(format_args!(
            "solve: there is no {:?} to solve; there is the challenge: fliphouse solve challenge",
            args.what
        )));
    }
    let options = Options { target: args.target, ..options::<Table>(args.edition.as_deref(), &[])? };
    let fresh = Round::new(flip7::decks(1), &[]).map_err(Failure::of)?;
    let fresh = fresh.with_second_chance_in_flip_three(options.second_chance_in_flip_three);
    let about = about_how_many(args);
    if about > MOST_ROUNDS {
        return Err(Failure::usage(format_args!(
            "solve: about {about} rounds would have to be worked out, which takes hours: name a lower --target or fewer \
             --rounds"
        )));
    }
    let challenge = Challenge { args, options, fresh, bar: progress::rounds(about) };
    let answer = challenge.solve()?;
    challenge.bar.finish_and_clear();
    let told = Told { args, answer: &answer };
    let text = if args.json { told.json().to_string() + "\n" } else { told.table() };
    anstream::stdout().lock().write_all(text.as_bytes())?;
    Ok(())
}

/// About how many rounds are worked out: for every total and number of rounds left, some four for every total to find the
/// fewest rounds, and for the totals that games come by.
fn about_how_many(args: &SolveArgs) -> u64 {
    let (target, rounds) = (u64::from(args.target), u64::from(args.rounds));
    let tried = if args.games > 0 { target * rounds / 2 } else { 0 };
    target * (rounds - 1) + 4 * target + tried
}

impl Challenge<'_> {
    fn solve(&self) -> Result<Answer, Failure> {
        let (chances, rounds) = self.both(|| self.chances(), || self.rounds())?;
        let (mut chance_played, mut rounds_played) = (Vec::new(), Vec::new());
        for total in self.totals().step_by(APART) {
            // With all rounds left there is no other total.
            let all = if total == 0 { chances.len() } else { chances.len() - 1 };
            let played = chances[..all - 1].iter().map(|later| self.outlook(&chance_of(later, total)));
            chance_played.push((total, played.collect::<Result<_, _>>()?));
            rounds_played.push((total, self.outlook(&rounds_of(&rounds, total))?));
        }
        let games = self.args.games > 0;
        let (chance_tried, rounds_tried) = self.both(
            || games.then(|| try_for_chance(self, &chances)).transpose(),
            || games.then(|| try_for_rounds(self, &rounds)).transpose(),
        )?;
        Ok(Answer { chances, rounds, chance_played, rounds_played, chance_tried, rounds_tried })
    }

    /// Does two things, at once if there are threads for that.
    fn both<A: Send, B: Send>(
        &self,
        one: impl FnOnce() -> Result<A, Failure>,
        other: impl FnOnce() -> Result<B, Failure> + Send,
    ) -> Result<(A, B), Failure> {
        if self.threads() == 1 {
            return Ok((one()?, other()?));
        }
        std::thread::scope(|scope| {
            let other = scope.spawn(other);
            let one = one()?;
            Ok((one, other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?))
        })
    }

    fn threads(&self) -> usize {
        let all = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        self.args.threads.unwrap_or_else(all)
    }

    /// All totals below the target.
    fn totals(&self) -> std::ops::Range<u32> {
        0..self.args.target
    }

    /// The chance to reach the target from every total, by the rounds that are left. With all of them left there is
    /// one total.
    fn chances(&self) -> Result<Vec<Vec<f64>>, Failure> {
        let mut chances = vec![vec![0.0; self.args.target as usize]];
        for left in 1..=self.args.rounds {
            let totals = if left == self.args.rounds { 0..1 } else { self.totals() };
            let later = &chances[left as usize - 1];
            let next = self.for_each(totals.len(), |total| {
                let total = u32::try_from(total).unwrap_or(u32::MAX);
                Ok(self.solved(&chance_of(later, total))?.worth())
            })?;
            chances.push(next);
        }
        Ok(chances)
    }

    /// The fewest rounds that it takes on average from every total.
    fn rounds(&self) -> Result<Vec<f64>, Failure> {
        let mut rounds = vec![1.0_f64; self.args.target as usize];
        let mut slope = FIRST_SLOPE;
        for total in self.totals().rev() {
            let at = total as usize;
            // About as many more as it was the last time.
            let above = |more: usize| rounds.get(at + more).copied().unwrap_or(1.0_f64);
            rounds[at] = (2.0 * above(1) - above(2)).max(1.0);
            let worth = |utility: &Utility| self.solved(utility).map(|solved| solved.worth());
            rounds[at] = rounds_from(&rounds, total, &mut slope, worth)?;
        }
        Ok(rounds)
    }

    fn solved<'a>(&self, utility: &'a Utility) -> Result<Solved<'a>, Failure> {
        let solved = Solved::of(&self.fresh, utility, Policy::Best).map_err(Failure::of);
        self.bar.inc(1);
        solved
    }

    fn outlook(&self, utility: &Utility) -> Result<Outlook, Failure> {
        Ok(self.solved(utility)?.outlook())
    }

    /// Works something out for each of so many numbers, on several threads.
    fn for_each<T: Send>(
        &self,
        count: usize,
        work: impl Fn(usize) -> Result<T, Failure> + Sync,
    ) -> Result<Vec<T>, Failure> {
        // One is busy with the number of rounds.
        let threads = self.threads().saturating_sub(1).max(1);
        let (next, done) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
        std::thread::scope(|scope| {
            for _ in 0..threads.min(count) {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= count {
                            return;
                        }
                        let result = work(number);
                        done.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push((number, result));
                    }
                });
            }
        });
        let mut done = done.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        done.sort_by_key(|(number, _)| *number);
        done.into_iter().map(|(_, result)| result).collect()
    }
}
