//! Numbers on the command line.

use std::ops::RangeInclusive;

/// Reads a whole number of this range, and says the range to whoever gives another. A number below zero gets here with
/// `allow_negative_numbers`; without, it would be taken for an option that there is not.
pub fn count<T: TryFrom<u64>>(range: RangeInclusive<u64>) -> impl Fn(&str) -> Result<T, String> + Clone {
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.and_then(|number| T::try_from(number).ok()).ok_or_else(|| match *range.end() {
            u64::MAX => format!("it has to be a whole number, {} or more", range.start()),
            most => format!("it has to be a whole number from {} to {most}", range.start()),
        })
    }
}
