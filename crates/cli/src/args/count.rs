//! Numbers on the command line.

use std::ops::RangeInclusive;

/// The largest number of 32 bits.
pub const MOST_U32: u64 = 0xFFFF_FFFF;

/// Reads a whole number of this range, written plainly, with `_` between its digits or as in `1e6`, and says the
/// range to whoever gives another.
pub fn count<T: TryFrom<u64>>(range: RangeInclusive<u64>) -> impl Fn(&str) -> Result<T, String> + Clone {
    move |text| {
        let number = whole(text).filter(|number| range.contains(number));
        number.and_then(|number| T::try_from(number).ok()).ok_or_else(|| match *range.end() {
            u64::MAX => format!("it has to be a whole number, {} or more", range.start()),
            most => format!("it has to be a whole number from {} to {most}", range.start()),
        })
    }
}

/// A whole number as people write it.
fn whole(text: &str) -> Option<u64> {
    let (digits, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
    let times = 10_u64.checked_pow(u32::try_from(plain(exponent)?).ok()?)?;
    plain(digits)?.checked_mul(times)
}

/// Digits, perhaps with `_` between them, and nothing else.
fn plain(text: &str) -> Option<u64> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'_');
    let sound = digits && !text.starts_with('_') && !text.ends_with('_');
    sound.then(|| text.replace('_', "").parse().ok())?
}
