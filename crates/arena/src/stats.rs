//! Statistics over blocks.
//!
//! The games of a block share their shuffles, so they are not independent; the
//! blocks are. Every estimate here is a mean over blocks, and its error comes
//! from how much the blocks differ.

use serde::Serialize;

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

/// Sums over blocks of some whole number each: enough for its mean and error.
#[derive(Clone, Copy, Debug)]
pub struct Sums {
    /// How many blocks.
    pub blocks: u64,
    /// The sum over the blocks.
    pub sum: i128,
    /// The sum of squares.
    pub squares: i128,
}

impl Sums {
    /// The mean over blocks.
    pub fn mean(&self) -> f64 {
        ratio(self.sum, self.blocks.into())
    }

    /// The standard error of the mean; none if there are too few blocks to tell.
    pub fn standard_error(&self) -> Option<f64> {
        let blocks = i128::from(self.blocks);
        if blocks < 2 {
            return None;
        }
        // Exact in whole numbers up to the last division.
        let spread = blocks * self.squares - self.sum * self.sum;
        Some((ratio(spread, blocks * blocks) / to_f64(blocks - 1)).max(0.0).sqrt())
    }
}

/// A rate from 0 to 1 that was found `per_block` times at most in each block,
/// with its interval.
pub fn rate(sums: &Sums, per_block: u64) -> Estimate {
    let most = to_f64(per_block.into());
    let value = sums.mean() / most;
    let found = sums.sum > 0 && sums.sum < i128::from(sums.blocks) * i128::from(per_block);
    match sums.standard_error() {
        Some(error) if found => {
            let half = student(sums.blocks - 1) * error / most;
            Estimate { value, low: (value - half).max(0.0), high: (value + half).min(1.0) }
        }
        // Never or always: the spread says nothing.
        _ => wilson(value, sums.blocks * per_block),
    }
}

/// Wilson's interval for a rate in so many independent tries.
fn wilson(value: f64, tries: u64) -> Estimate {
    if tries == 0 {
        return Estimate { value: 0.0, low: 0.0, high: 1.0 };
    }
    let (n, z) = (to_f64(tries.into()), NORMAL);
    let middle = (value + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (value * (1.0 - value) / n + z * z / (4.0 * n * n)).sqrt();
    let low = if value > 0.0 { (middle - half).max(0.0) } else { 0.0 };
    let high = if value < 1.0 { (middle + half).min(1.0) } else { 1.0 };
    Estimate { value, low, high }
}

/// The bound that a normal variable stays within in 95 cases of 100.
const NORMAL: f64 = 1.959_963_984_540_054;

/// The same for Student's t with so many degrees of freedom, by the expansion of
/// Fisher and Cornish; for the first few the values of the tables.
fn student(freedom: u64) -> f64 {
    let z = NORMAL;
    match freedom {
        0 => f64::INFINITY,
        1 => 12.706_204_736_432_1,
        2 => 4.302_652_729_911_28,
        3 => 3.182_446_305_284_26,
        4 => 2.776_445_105_197_79,
        _ => {
            let n = to_f64(freedom.into());
            let (z3, z5, z7) = (z.powi(3), z.powi(5), z.powi(7));
            z + (z3 + z) / (4.0 * n)
                + (5.0 * z5 + 16.0 * z3 + 3.0 * z) / (96.0 * n * n)
                + (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * z) / (384.0 * n.powi(3))
        }
    }
}

/// How likely a difference at least as large comes up if there is none in truth
/// (two-sided). A difference without any spread is certain.
pub fn p_value(difference: &Sums) -> f64 {
    match difference.standard_error() {
        None => 1.0,
        Some(_) if difference.sum == 0 => 1.0,
        Some(error) => libm::erfc(difference.mean().abs() / error / std::f64::consts::SQRT_2),
    }
}

/// Which of several p-values are below 5 % after the correction of Holm: with
/// many comparisons some look real by chance.
pub fn holm(p_values: &[f64]) -> Vec<bool> {
    const LEVEL: f64 = 0.05;
    let mut order: Vec<usize> = (0..p_values.len()).collect();
    order.sort_by(|&one, &other| p_values[one].total_cmp(&p_values[other]));
    let mut real = vec![false; p_values.len()];
    for (rank, &place) in order.iter().enumerate() {
        if p_values[place] > LEVEL / to_f64((p_values.len() - rank) as i128) {
            break;
        }
        real[place] = true;
    }
    real
}

/// One whole number divided by another.
pub fn ratio(part: i128, whole: i128) -> f64 {
    if whole == 0 { 0.0 } else { to_f64(part) / to_f64(whole) }
}

#[expect(clippy::cast_precision_loss, reason = "results are read to some digits only")]
const fn to_f64(number: i128) -> f64 {
    number as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-3
    }

    #[test]
    fn the_standard_error_is_that_of_the_textbook() {
        // 1, 2, 3, 4: the variance is 5/3, of the mean 5/12.
        let sums = Sums { blocks: 4, sum: 10, squares: 30 };
        assert!(close(sums.mean(), 2.5));
        assert!(close(sums.standard_error().unwrap(), (5.0_f64 / 12.0).sqrt()));
        assert_eq!(Sums { blocks: 1, sum: 1, squares: 1 }.standard_error(), None);
    }

    #[test]
    fn students_bounds_are_those_of_the_tables() {
        for (freedom, bound) in [(3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)] {
            assert!((student(freedom) - bound).abs() < 0.02, "{freedom}: {}", student(freedom));
        }
    }

    #[test]
    fn never_is_not_certainly_never() {
        let estimate = rate(&Sums { blocks: 25, sum: 0, squares: 0 }, 4);
        assert!(estimate.low == 0.0 && close(estimate.high, 0.037), "{estimate:?}");
        let estimate = rate(&Sums { blocks: 0, sum: 0, squares: 0 }, 4);
        assert_eq!((estimate.low, estimate.high), (0.0, 1.0));
    }

    #[test]
    fn p_values_are_those_of_the_normal_distribution() {
        // Differences of ±1 with mean 0.2 over 100 blocks: z is about 2.03.
        let sums = Sums { blocks: 100, sum: 20, squares: 100 };
        assert!((p_value(&sums) - 0.0424).abs() < 5e-4, "{}", p_value(&sums));
        assert!(p_value(&Sums { blocks: 100, sum: 0, squares: 0 }) > 0.999);
        assert!(p_value(&Sums { blocks: 100, sum: 100, squares: 100 }) < 1e-9);
    }

    #[test]
    fn many_comparisons_need_more_evidence() {
        assert_eq!(holm(&[0.04]), [true]);
        assert_eq!(holm(&[0.04, 0.5]), [false, false]);
        assert_eq!(holm(&[0.03, 0.001, 0.02]), [true, true, true]);
        assert_eq!(holm(&[0.03, 0.001, 0.03]), [false, true, false]);
    }
}
