//! The challenge of one player (F7-60): to reach a target in few rounds, each from a fresh deck.

use crate::utility::Utility;

/// What to play a round for with a total, given what every total below the target is worth after it: the chance to
/// reach the target in the rounds that are left then.
pub fn chance_of(later: &[f64], total: u32) -> Utility {
    Utility::of(|points| later.get((total + points) as usize).copied().unwrap_or(1.0))
}

/// The same where the worth is the number of rounds that it takes, which is to be small: the worth is that number
/// below zero.
pub fn rounds_of(later: &[f64], total: u32) -> Utility {
    Utility::of(|points| -later.get((total + points) as usize).copied().unwrap_or(0.0))
}

/// The smallest expected number of rounds to the target from a total, given it for all higher ones, and what it is worth
/// to play a round for something. What is given for the total itself is where the search begins.
///
/// A round that brings nothing leads back to the same total, so the number follows from itself: it is one more than what
/// comes after a round that is played best for it. What is missing to that is less with a higher number, by a slope that
/// hardly changes; the last one is where the next search begins. It takes three or four rounds to be played.
pub fn rounds_from<E>(
    later: &[f64],
    total: u32,
    slope: &mut f64,
    mut worth: impl FnMut(&Utility) -> Result<f64, E>,
) -> Result<f64, E> {
    let (mut later, at) = (later.to_vec(), total as usize);
    let mut before: Option<(f64, f64)> = None;
    for _ in 0..MOST_GUESSES {
        let guess = later[at];
        let missing = 1.0 - worth(&rounds_of(&later, total))? - guess;
        if missing.abs() < EXACT {
            break;
        }
        if let Some((last, was_missing)) = before.filter(|(last, _)| (guess - last).abs() > NEAR) {
            *slope = ((was_missing - missing) / (guess - last)).clamp(LEAST_SLOPE, 1.0);
        }
        before = Some((guess, missing));
        later[at] = guess + missing / *slope;
    }
    Ok(later[at])
}

/// Rounding leaves no more than that.
const EXACT: f64 = 1e-11;

/// More guesses are never needed; the number would still be right to many digits.
const MOST_GUESSES: u32 = 30;

/// Between guesses that are closer than this rounding shows in the slope.
const NEAR: f64 = 1e-7;

/// The slope is the chance that a round brings something: nobody would play for less.
const LEAST_SLOPE: f64 = 0.05;

/// About what it is at first.
pub const FIRST_SLOPE: f64 = 0.7;
