//! Who is ahead.

/// The places of all by their totals, counted from 1; who is level shares a place. The highest
/// total is ahead, or the lowest.
///
/// ```
/// assert_eq!(game::places(&[20, 50, 20, 70], false), [3, 2, 3, 1]);
/// assert_eq!(game::places(&[20, 50, 20, 70], true), [1, 3, 1, 4]);
/// ```
pub fn places(totals: &[i64], lowest: bool) -> Vec<usize> {
    let ahead = |one: i64, other: i64| if lowest { one < other } else { one > other };
    totals.iter().map(|&own| 1 + totals.iter().filter(|&&other| ahead(other, own)).count()).collect()
}
