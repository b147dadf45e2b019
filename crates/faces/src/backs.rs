//! Card backs, and the card that shows nothing.

use crate::palette::{CREAM_EDGE, NIGHT_EDGE};
use crate::svg::{Svg, draw};

/// Neutral on any page.
pub(crate) fn blank(svg: &mut Svg) {
    svg.stock("#eee8dc", CREAM_EDGE);
}

/// Roofs in the morning sun.
pub(crate) fn flip7(svg: &mut Svg) {
    svg.stock("#fffaf0", CREAM_EDGE);
    rows(svg, "#e2553a", "#ffc857", "round");
}

/// The same roofs at night, upside down and sharp.
pub(crate) fn vengeance(svg: &mut Svg) {
    svg.stock("#16131c", NIGHT_EDGE);
    svg.turned(180, 50, 70);
    rows(svg, "#4b2a6b", "#e0383c", "miter");
    svg.close();
}

fn rows(svg: &mut Svg, ground: &str, ink: &str, join: &str) {
    draw!(
        svg,
        "<rect x=\"7\" y=\"7\" width=\"86\" height=\"126\" rx=\"6\" fill=\"{ground}\"/>\
         <g fill=\"none\" stroke=\"{ink}\" stroke-width=\"4\" stroke-linejoin=\"{join}\">"
    );
    for y in [22, 42, 62, 82, 102, 122] {
        draw!(svg, "<path d=\"M11 {y}l13-10l13 10l13-10l13 10l13-10l13 10\"/>");
    }
    svg.close();
}
