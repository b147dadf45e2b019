//! What the page and its worker have from the browser alike.

use js_sys::Date;

/// Milliseconds since 1970.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a clock shows whole positive numbers"
)]
pub fn now() -> u64 {
    Date::now() as u64
}

/// Fills bytes from the browser's own source of chance.
///
/// # Panics
/// In a browser without one: nobody could play fairly in it.
pub fn fresh(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("browsers have a source of random bytes");
}
