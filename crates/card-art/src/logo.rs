//! The sign of the house.

use crate::svg::Svg;

const CORAL: &str = "#d8452a";

/// A house whose roof is a card half turned over.
pub fn logo() -> String {
    let mut svg = Svg::sized("0 0 48 48");
    house(&mut svg);
    svg.finish()
}

/// The house, 48 high and wide. The left slope of the roof is the card's face, the right one its back.
pub(crate) fn house(svg: &mut Svg) {
    svg.fill("#ffc857", "M10 24L24 12L38 24V42Q38 45 35 45H13Q10 45 10 42Z");
    svg.fill("#8a2b12", "M19 45V36A5 5 0 0 1 29 36V45Z");
    for (ink, d) in [("#fffaf0", "M24 4L3 23L9 30L24 17Z"), (CORAL, "M24 4L45 23L39 30L24 17Z")] {
        svg.line(CORAL, 3, d);
        svg.fill(ink, d);
    }
    svg.disc(CORAL, 15, 19, 3);
    svg.line("#ffc9a8", 2, "M27 12L39 23");
}
