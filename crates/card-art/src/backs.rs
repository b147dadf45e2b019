//! Card backs, and the card that shows nothing.

use crate::logo::house;
use crate::palette::{CREAM, CREAM_EDGE, NIGHT, NIGHT_EDGE};
use crate::svg::{Svg, draw};

/// Neutral on any page.
pub(crate) fn blank(svg: &mut Svg) {
    svg.stock("#eee8dc", CREAM_EDGE);
}

/// Roofs in the morning sun, and the house among them.
pub(crate) fn flip7(svg: &mut Svg) {
    svg.stock(CREAM, CREAM_EDGE);
    roofs(svg, "#e2603f", "#ee8563", "round");
    svg.disc(CREAM, 50, 70, 31);
    svg.at(23, 42, 112);
    house(svg);
    svg.close();
}

/// The same roofs at night, and lightning.
pub(crate) fn vengeance(svg: &mut Svg) {
    svg.stock(NIGHT, NIGHT_EDGE);
    roofs(svg, "#3a1d52", "#53307a", "miter");
    svg.fill(NIGHT, "M37 37H63L83 57V83L63 103H37L17 83V57Z");
    svg.fill("#ff5a52", "M55 44L32 74H47L42 97L68 64H53L61 44Z");
}

fn roofs(svg: &mut Svg, ground: &str, ink: &str, join: &str) {
    draw!(
        svg,
        "<rect x=\"6\" y=\"6\" width=\"88\" height=\"128\" rx=\"7\" fill=\"{ground}\"/>\
         <g fill=\"none\" stroke=\"{ink}\" stroke-width=\"4\" stroke-linejoin=\"{join}\">"
    );
    for y in [21, 37, 53, 69, 85, 101, 117] {
        draw!(svg, "<path d=\"M10 {y}l10-8l10 8l10-8l10 8l10-8l10 8l10-8l10 8\"/>");
    }
    svg.close();
}
