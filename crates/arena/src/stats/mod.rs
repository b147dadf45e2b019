//! Statistics over blocks.
//!
//! The games of a block share their shuffles, so they are not independent; the
//! blocks are. Every estimate here is a mean over blocks, and its error comes
//! from how much the blocks differ.

mod interval;
mod test;

pub use interval::{Estimate, bound, difference, rate};
pub use test::{can_tell, holm, p_value};

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
    /// Of differences that lead to this sum; `apart` has how many there are of each size.
    pub fn of_differences(sum: i128, apart: &[u64]) -> Self {
        let square = |(&blocks, size): (&u64, i128)| i128::from(blocks) * size * size;
        Self { blocks: apart.iter().sum(), sum, squares: apart.iter().zip(0..).map(square).sum() }
    }

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

    #[test]
    fn the_standard_error_is_that_of_the_textbook() {
        // 1, 2, 3, 4: the variance is 5/3, of the mean 5/12.
        let sums = Sums { blocks: 4, sum: 10, squares: 30 };
        assert!((sums.mean() - 2.5).abs() < 1e-12);
        assert!((sums.standard_error().unwrap() - (5.0_f64 / 12.0).sqrt()).abs() < 1e-12);
        assert_eq!(Sums { blocks: 1, sum: 1, squares: 1 }.standard_error(), None);
    }
}
