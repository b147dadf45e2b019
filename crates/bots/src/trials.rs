//! Choices that are tried out.
//!
//! Two things make few trials enough. Every choice is tried out with the same luck, so that
//! only what it changes is compared; and what the plain player would do is left only for
//! something that is better by more than chance would often have it, since the best of many
//! guesses is mostly the luckiest.

use rand_core::Rng;

/// Something that can be chosen, and tried out.
pub(crate) trait Experiment {
    /// What can be chosen.
    type Choice: Copy;

    /// From now on everything is tried out with this luck.
    fn begin(&mut self, luck: u64);

    /// What comes of a choice.
    fn worth(&mut self, choice: Self::Choice) -> f64;
}

/// Whoever has all the time there is has never tried enough.
pub(crate) const fn never() -> bool {
    false
}

/// By how many standard errors something has to be better than what is usual. With more one keeps
/// to the usual too often: single rounds of UNO FLIP! among four are won some percent less often.
const MARGIN: f64 = 0.5;

/// With more choices than this, the worse half of them is left out again and again.
const FEW: usize = 4;

/// How often each of many choices is tried out before the first are left out, and everything
/// however little time there is: fewer trials are luck.
const FIRST: usize = 8;

/// A choice, and how much better than another one it came out.
#[derive(Clone, Copy, Debug)]
pub struct Candidate<C> {
    /// What was tried out.
    pub choice: C,
    /// How much better it was.
    pub trials: Trials,
}

/// The best choice by so many trials of each, or fewer if that is enough: the usual one, unless
/// another is better.
pub(crate) fn best<T: Experiment>(
    experiment: &mut T,
    usual: T::Choice,
    others: impl Iterator<Item = T::Choice>,
    trials: usize,
    random: &mut impl Rng,
    enough: &mut dyn FnMut() -> bool,
) -> T::Choice {
    let others = compare(experiment, usual, others, trials, random, enough);
    let better = others.iter().filter(|candidate| candidate.trials.is_better_by(MARGIN));
    let best = better.max_by(|a, b| a.trials.mean().total_cmp(&b.trials.mean()));
    best.map_or(usual, |candidate| candidate.choice)
}

/// How much better some choices are than another one, by so many trials of each, or fewer if
/// that is enough. Of many those that come out worst are left out on the way.
pub(crate) fn compare<T: Experiment>(
    experiment: &mut T,
    base: T::Choice,
    others: impl Iterator<Item = T::Choice>,
    trials: usize,
    random: &mut impl Rng,
    enough: &mut dyn FnMut() -> bool,
) -> Vec<Candidate<T::Choice>> {
    let mut others: Vec<_> = others.map(|choice| Candidate { choice, trials: Trials::default() }).collect();
    if others.is_empty() {
        return others;
    }
    let mut cut = if others.len() > FEW { FIRST } else { trials };
    for trial in 1..=trials {
        try_all(experiment, base, &mut others, random.next_u64());
        if trial >= FIRST && enough() {
            break;
        }
        if trial == cut && trial < trials {
            leave_out_the_worse(&mut others);
            cut = if others.len() > FEW { 2 * cut } else { trials };
        }
    }
    others
}

/// Leaves out the worse half of the choices.
fn leave_out_the_worse<C>(others: &mut Vec<Candidate<C>>) {
    others.sort_by(|a, b| b.trials.mean().total_cmp(&a.trials.mean()));
    others.truncate(others.len().div_ceil(2));
}

/// Tries everything out once, with the same luck.
fn try_all<T: Experiment>(
    experiment: &mut T,
    usual: T::Choice,
    others: &mut [Candidate<T::Choice>],
    luck: u64,
) {
    experiment.begin(luck);
    let usually = experiment.worth(usual);
    for candidate in others {
        candidate.trials.add(experiment.worth(candidate.choice) - usually);
    }
}

/// How much better one thing was than another, over several trials with the same luck.
#[derive(Clone, Copy, Debug, Default)]
pub struct Trials {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Trials {
    /// Adds a trial.
    pub fn add(&mut self, difference: f64) {
        self.count += 1.0;
        self.sum += difference;
        self.squares += difference * difference;
    }

    /// How much better it was on average.
    pub fn mean(&self) -> f64 {
        self.sum / self.count
    }

    /// The standard error of that.
    pub fn error(&self) -> f64 {
        let mean = self.mean();
        let variance = (self.squares / self.count - mean * mean).max(0.0) / (self.count - 1.0).max(1.0);
        variance.sqrt()
    }

    /// Whether it is better by more than so many standard errors.
    fn is_better_by(&self, errors: f64) -> bool {
        self.mean() > errors * self.error()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(differences: &[f64]) -> Trials {
        let mut trials = Trials::default();
        for difference in differences {
            trials.add(*difference);
        }
        trials
    }

    #[test]
    fn only_what_is_better_by_more_than_its_error_is_better() {
        assert!(of(&[0.1, 0.2, 0.1, 0.2]).is_better_by(1.0));
        assert!(!of(&[0.9, -0.8, 0.9, -0.8]).is_better_by(1.0));
        assert!(of(&[0.9, -0.8, 0.9, -0.8]).is_better_by(0.1));
        assert!(!of(&[0.0, 0.0]).is_better_by(0.0));
        assert!(!of(&[-0.1, -0.2]).is_better_by(0.0));
        assert!((of(&[1.0, 2.0, 6.0]).mean() - 3.0).abs() < 1e-12);
    }
}
