//! The challenge of one player (F7-60): to reach a target in few rounds, each from a fresh deck.

use crate::outlook::{Solved, TooLarge};
use crate::policy::Policy;
use crate::round::Round;
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

/// The smallest expected number of rounds to the target from a total, given it for all higher ones. What is given for
/// the total itself is where the search begins.
///
/// A round that brings nothing leads back to the same total: with what is played so far the number follows from
/// itself, and when that changes nothing about what is played any more it is right.
pub fn rounds_from(fresh: &Round, later: &[f64], total: u32) -> Result<f64, TooLarge> {
    let mut later = later.to_vec();
    loop {
        let guess = later[total as usize];
        let utility = rounds_of(&later, total);
        let solved = Solved::of(fresh, &utility, Policy::Best)?;
        let rest = -solved.worth();
        if (1.0 + rest - guess).abs() < EXACT {
            return Ok(guess);
        }
        let nothing = solved.outlook().distribution[0];
        later[total as usize] = (1.0 + rest - nothing * guess) / (1.0 - nothing);
    }
}

/// Rounding leaves no more than that.
const EXACT: f64 = 1e-11;
