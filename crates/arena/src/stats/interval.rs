//! Intervals that hold the truth in 95 cases of 100.

use serde::Serialize;
use statrs::distribution::{ContinuousCDF, StudentsT};

use super::{Sums, to_f64};

/// An estimate and the interval that holds the truth in 95 cases of 100.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// The estimate.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Estimate {
    /// How wide the interval is.
    pub fn width(&self) -> f64 {
        self.high - self.low
    }
}

/// How often an interval misses the truth.
const MISSES: f64 = 0.05;

/// Student's t with so many degrees of freedom. With more than ten thousand it
/// is the normal distribution to three digits.
pub(super) fn student(freedom: u64) -> StudentsT {
    let freedom = to_f64(freedom.clamp(1, 10_000).into());
    StudentsT::new(0.0, 1.0, freedom).unwrap_or_else(|_| unreachable!("the parameters are positive"))
}

/// The bound that Student's t with so many degrees of freedom stays within in 95
/// cases of 100.
pub fn bound(freedom: u64) -> f64 {
    student(freedom).inverse_cdf(1.0 - MISSES / 2.0)
}

/// A rate from 0 to 1 that was found `per_block` times at most in each block:
/// Wilson's interval for as many independent games as the spread between blocks
/// says these are worth, with Student's bound for so many blocks.
pub fn rate(sums: &Sums, per_block: u64) -> Estimate {
    let most = to_f64(per_block.into());
    let value = sums.mean() / most;
    let Some(error) = sums.standard_error().map(|error| error / most) else {
        return Estimate { value, low: 0.0, high: 1.0 };
    };
    let seldom_or_often = sums.sum == 0 || sums.sum == i128::from(sums.blocks) * i128::from(per_block);
    let spread = value * (1.0 - value);
    if seldom_or_often {
        // Never or always: the spread between blocks says nothing.
        wilson(value, to_f64(sums.blocks.into()) * most, bound(sums.blocks - 1))
    } else if error > 0.0 {
        wilson(value, spread / (error * error), bound(sums.blocks - 1))
    } else {
        without_spread(value, (0.0, 1.0), sums.blocks)
    }
}

/// How much more often one of two won than the other, from −1 to 1.
pub fn difference(sums: &Sums, per_block: u64) -> Estimate {
    let most = to_f64(per_block.into());
    let value = sums.mean() / most;
    let always = sums.sum.abs() == i128::from(sums.blocks) * i128::from(per_block);
    match sums.standard_error().map(|error| error / most) {
        None => Estimate { value, low: -1.0, high: 1.0 },
        Some(_) if always => {
            // One of them never won: as sure as that is.
            let wins =
                wilson(f64::midpoint(value, 1.0), to_f64(sums.blocks.into()) * most, bound(sums.blocks - 1));
            Estimate { value, low: 2.0 * wins.low - 1.0, high: 2.0 * wins.high - 1.0 }
        }
        Some(error) if error > 0.0 => {
            let half = bound(sums.blocks - 1) * error;
            Estimate { value, low: (value - half).max(-1.0), high: (value + half).min(1.0) }
        }
        Some(_) => without_spread(value, (-1.0, 1.0), sums.blocks),
    }
}

/// All blocks were the same, which does not mean that the next one will be: how
/// many others there may be if none came up so far, all of them as different as
/// can be.
fn without_spread(value: f64, (least, most): (f64, f64), blocks: u64) -> Estimate {
    let others = 1.0 - MISSES.powf(1.0 / to_f64(blocks.into()));
    Estimate { value, low: value - others * (value - least), high: value + others * (most - value) }
}

/// Wilson's interval for a rate in so many independent games.
fn wilson(value: f64, games: f64, bound: f64) -> Estimate {
    let doubt = bound * bound / games;
    let middle = (value + doubt / 2.0) / (1.0 + doubt);
    let half = (doubt * (value * (1.0 - value) + doubt / 4.0)).sqrt() / (1.0 + doubt);
    // Where the ends are exact, rounding must not move them.
    let low = if value > 0.0 { (middle - half).max(0.0) } else { 0.0 };
    let high = if value < 1.0 { (middle + half).min(1.0) } else { 1.0 };
    Estimate { value, low, high }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn students_bounds_are_those_of_the_tables() {
        for (freedom, table) in [(1, 12.706), (2, 4.303), (3, 3.182), (9, 2.262), (30, 2.042), (1000, 1.962)]
        {
            assert!((bound(freedom) - table).abs() < 5e-4, "{freedom}: {}", bound(freedom));
        }
        assert!((bound(u64::MAX) - 1.960).abs() < 5e-4);
    }

    #[test]
    fn wilsons_interval_is_that_of_the_textbook() {
        // 8 of 20 at 1.96: 0.2188 to 0.6134.
        let estimate = wilson(0.4, 20.0, 1.959_964);
        assert!(
            (estimate.low - 0.2188).abs() < 5e-5 && (estimate.high - 0.6134).abs() < 5e-5,
            "{estimate:?}"
        );
    }

    #[test]
    fn never_is_not_certainly_never() {
        let never = rate(&Sums { blocks: 25, sum: 0, squares: 0 }, 24);
        assert!(never.low == 0.0 && (0.005..0.01).contains(&never.high), "{never:?}");
        let always = rate(&Sums { blocks: 25, sum: 600, squares: 25 * 576 }, 24);
        assert!(always.high >= 1.0 && (0.99..0.995).contains(&always.low), "{always:?}");
        let apart = difference(&Sums { blocks: 25, sum: -600, squares: 25 * 576 }, 24);
        assert!((apart.high - (1.0 - 2.0 * always.low)).abs() < 1e-12 && apart.low <= -1.0, "{apart:?}");
    }

    #[test]
    fn one_block_says_nothing() {
        let estimate = rate(&Sums { blocks: 1, sum: 12, squares: 144 }, 24);
        assert_eq!((estimate.low, estimate.high), (0.0, 1.0));
        let estimate = difference(&Sums { blocks: 1, sum: 12, squares: 144 }, 24);
        assert_eq!((estimate.low, estimate.high), (-1.0, 1.0));
        let nothing = rate(&Sums { blocks: 0, sum: 0, squares: 0 }, 24);
        assert_eq!((nothing.low, nothing.high), (0.0, 1.0));
    }

    #[test]
    fn blocks_that_were_all_the_same_leave_a_doubt_that_shrinks() {
        let half = |blocks: u64| {
            let sums = Sums { blocks, sum: 12 * i128::from(blocks), squares: 144 * i128::from(blocks) };
            rate(&sums, 24)
        };
        // Of ten blocks none differed: at most 25.9 % do.
        assert!((half(10).high - (0.5 + 0.259 / 2.0)).abs() < 1e-3, "{:?}", half(10));
        assert!((half(1000).width() - 0.003).abs() < 1e-4, "{:?}", half(1000));
        let even = difference(&Sums { blocks: 10, sum: 0, squares: 0 }, 24);
        assert!((even.high - 0.259).abs() < 1e-3 && (even.low + 0.259).abs() < 1e-3, "{even:?}");
    }

    /// The rate of a block is 12 ± 2 of 24: worth as many games as that spread has.
    #[test]
    fn the_spread_between_blocks_makes_the_interval() {
        let sums = Sums { blocks: 100, sum: 1200, squares: 50 * (100 + 196) };
        let found = rate(&sums, 24);
        let plain = bound(99) * (4.0_f64 / 99.0).sqrt() / 24.0;
        assert!((found.width() / 2.0 - plain).abs() < 1e-4, "{found:?}, {plain}");
        let found = difference(&Sums { blocks: 100, sum: 0, squares: 400 }, 24);
        assert!((found.high - plain).abs() < 1e-12, "{found:?}");
    }
}
