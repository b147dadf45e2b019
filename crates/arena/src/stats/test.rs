//! Whether a difference is real.
//!
//! If two bots are equal, then exchanging them makes no block more or less
//! likely (see `orders`): the difference of their wins in a block has either
//! sign with the same probability. So of all ways to give the differences their
//! signs, as many as 5 % at most are counted against chance: a test that holds
//! its level however few the blocks are and whatever they look like.

use statrs::distribution::ContinuousCDF;

use super::interval::student;
use super::{Sums, ratio, to_f64};

/// How likely it may be to call a difference real that is none.
const LEVEL: f64 = 0.05;

/// Up to so many blocks that differ, all signs are tried; beyond, Student's t
/// says the same.
const MOST_SIGNS: u64 = 200;

/// How likely a difference at least as large comes up if there is none in truth
/// (two-sided). `apart` has in how many blocks one of the two won so many games
/// more, and `sum` is by how many one won more in all.
pub fn p_value(sum: i128, apart: &[u64]) -> f64 {
    match apart.iter().skip(1).sum::<u64>() {
        0 => 1.0,
        1..=MOST_SIGNS => all_signs(sum, apart),
        _ => by_student(sum, apart),
    }
}

/// The share of all ways to give the differences signs that lead at least as far
/// from zero.
fn all_signs(sum: i128, apart: &[u64]) -> f64 {
    // How likely each sum of those that are positive is: from 0 to all of them.
    let mut sums = vec![1.0];
    for (size, &blocks) in apart.iter().enumerate().skip(1) {
        for _ in 0..blocks {
            let before = sums.len();
            sums.resize(before + size, 0.0);
            for place in (0..sums.len()).rev() {
                let with = if place >= size { sums[place - size] } else { 0.0 };
                sums[place] = f64::midpoint(sums[place], with);
            }
        }
    }
    let all = sums.len() - 1;
    // Those that are positive less those that are negative.
    let far = |positive: usize| (2 * positive).abs_diff(all) as u128 >= sum.unsigned_abs();
    let shares = sums.iter().enumerate().filter(|(positive, _)| far(*positive)).map(|(_, share)| share);
    shares.sum::<f64>().min(1.0)
}

/// Student's test of the mean, with a correction for continuity: changing a sign
/// changes the sum by twice a difference, so what lies between counts by half.
fn by_student(sum: i128, apart: &[u64]) -> f64 {
    let sizes = apart.iter().zip(0..).filter(|(blocks, _)| **blocks > 0).map(|(_, size)| size);
    let step = sizes.fold(0_i128, greatest_common_divisor);
    let sums = Sums::of_differences(sum, apart);
    let far = ratio((sum.abs() - step).max(0), sums.blocks.into());
    match sums.standard_error() {
        Some(error) if error > 0.0 => 2.0 * student(sums.blocks - 1).sf(far / error),
        // More than MOST_SIGNS blocks, and all the same way by the same number.
        _ => 0.0,
    }
}

const fn greatest_common_divisor(one: i128, other: i128) -> i128 {
    if other == 0 { one } else { greatest_common_divisor(other, one % other) }
}

/// Whether so many blocks could show that a difference is real among so many
/// comparisons, if all of them were of one sign.
pub fn can_tell(blocks: u64, comparisons: usize) -> bool {
    let signs = 2_f64.powf(1.0 - to_f64(blocks.into()));
    signs <= LEVEL / to_f64(comparisons.max(1) as i128)
}

/// Which of several p-values are below 5 % after the correction of Holm: with
/// many comparisons some look real by chance.
pub fn holm(p_values: &[f64]) -> Vec<bool> {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The naive twin: every way to give signs, one after the other.
    fn tried(differences: &[i128]) -> f64 {
        let sum: i128 = differences.iter().sum();
        let far = |signs: &u32| {
            let signed =
                differences.iter().enumerate().map(|(n, d)| if signs >> n & 1 == 1 { *d } else { -*d });
            signed.sum::<i128>().abs() >= sum.abs()
        };
        let ways = 1_u32 << differences.len();
        f64::from(u32::try_from((0..ways).filter(far).count()).unwrap()) / f64::from(ways)
    }

    fn counted(differences: &[i128]) -> (i128, Vec<u64>) {
        let mut apart = vec![0; 25];
        for difference in differences {
            apart[usize::try_from(difference.unsigned_abs()).unwrap()] += 1;
        }
        (differences.iter().sum(), apart)
    }

    #[test]
    fn all_ways_to_give_signs_are_counted() {
        for differences in [
            &[3, 1, -2, 5, 5, 0, 4][..],
            &[1, 1],
            &[-24, 24, 24, 7],
            &[2, 2, 2, 2, 2, -2, 2, 2, 2, 2],
            &[-1, -2, -3, -4, -5, -6, -7],
        ] {
            let (sum, apart) = counted(differences);
            assert!((p_value(sum, &apart) - tried(differences)).abs() < 1e-12, "{differences:?}");
        }
        assert!(p_value(0, &[50, 0, 0]) >= 1.0);
    }

    #[test]
    fn a_few_blocks_that_agree_may_be_chance() {
        let (sum, apart) = counted(&[5, 5]);
        assert!((p_value(sum, &apart) - 0.5).abs() < 1e-12);
        let (sum, apart) = counted(&[5; 6]);
        assert!((p_value(sum, &apart) - 1.0 / 32.0).abs() < 1e-12);
    }

    #[test]
    fn students_test_takes_over_where_signs_are_too_many() {
        // 0, ±1 and ±2 with a mean of about 0.2.
        let differences: Vec<i128> = (0..300).map(|n| [2, -1, 1, -2, 0, 1, -1, 2, 1, -1][n % 10]).collect();
        let doubled: Vec<i128> = differences.iter().map(|difference| 2 * difference).collect();
        for (differences, blocks) in [(&differences, 190), (&differences, 300), (&doubled, 250)] {
            let (sum, apart) = counted(&differences[..blocks]);
            let (exact, student) = (all_signs(sum, &apart), by_student(sum, &apart));
            assert!((exact - student).abs() < 0.05 * exact, "{blocks}: {exact}, {student}");
        }
        let (sum, apart) = counted(&[3; 300]);
        assert!(p_value(sum, &apart) < 1e-9);
    }

    #[test]
    fn it_is_known_how_many_blocks_are_too_few() {
        assert!(!can_tell(1, 1) && !can_tell(5, 1) && can_tell(6, 1));
        assert!(!can_tell(7, 6) && can_tell(8, 6));
        assert!(can_tell(u64::MAX, 153));
    }

    #[test]
    fn many_comparisons_need_more_evidence() {
        assert_eq!(holm(&[0.04]), [true]);
        assert_eq!(holm(&[0.04, 0.5]), [false, false]);
        assert_eq!(holm(&[0.03, 0.001, 0.02]), [true, true, true]);
        assert_eq!(holm(&[0.03, 0.001, 0.03]), [false, true, false]);
    }
}
