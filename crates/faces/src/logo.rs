//! The sign of the house.

use crate::svg::Svg;

/// A house whose roof is a card half turned over.
pub fn logo() -> String {
    let mut svg = Svg::sized("0 0 48 48");
    svg.fill("#ffc857", "M10 22H38V41Q38 45 34 45H14Q10 45 10 41Z");
    svg.fill("#22304a", "M20 45V36A4 4 0 0 1 28 36V45Z");
    svg.fill("#fff6e5", "M24 3L2 24L9 30L24 15Z");
    svg.fill("#e2553a", "M24 3L46 24L39 30L24 15Z");
    svg.finish()
}
