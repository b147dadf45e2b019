//! What the action cards show: pictures 60 high and wide about their middle.

use crate::digits::Lettering;
use crate::shapes::HEART;
use crate::svg::{Pen, Spot, Svg, draw};

/// The two colours of a picture: what is drawn, and what it is drawn on.
#[derive(Clone, Copy)]
pub(crate) struct Inks {
    pub ink: &'static str,
    pub ground: &'static str,
}

/// Something that draws a picture.
pub(crate) type Picture = fn(&mut Svg, Inks);

/// Freeze: a snowflake.
pub(crate) fn snow(svg: &mut Svg, inks: Inks) {
    for degrees in [0, 60, 120, 180, 240, 300] {
        svg.turned(degrees, 0, 0);
        svg.line(inks.ink, 6, "M0 0V-29M-9-27L0-18L9-27");
        svg.close();
    }
}

/// Flip Three: so many cards.
pub(crate) fn fan_of_three(svg: &mut Svg, inks: Inks) {
    fan(svg, inks, &[-22, 22, 0], "3", Lettering::Round);
}

/// Flip Four.
pub(crate) fn fan_of_four(svg: &mut Svg, inks: Inks) {
    fan(svg, inks, &[-27, 27, -9, 9], "4", Lettering::Sharp);
}

/// Cards fanned out by so many degrees; the last one lies on top and bears the number.
fn fan(svg: &mut Svg, inks: Inks, degrees: &[i32], text: &str, lettering: Lettering) {
    svg.at(0, 3, 87);
    for (cards, turn) in (1..).zip(degrees) {
        svg.turned(*turn, 0, 40);
        paper(svg, inks, "x=\"-16\" y=\"-30\" width=\"32\" height=\"48\"");
        if cards == degrees.len() {
            svg.text(text, Spot(0, -6, 25), Pen { ink: inks.ground, weight: 15, lettering });
        }
        svg.close();
    }
    svg.close();
}

/// A little card.
fn paper(svg: &mut Svg, inks: Inks, place: &str) {
    draw!(
        svg,
        "<rect {place} rx=\"5\" fill=\"{}\" stroke=\"{}\" stroke-width=\"4\"/>",
        inks.ink,
        inks.ground
    );
}

/// Second Chance: a shield with a heart.
pub(crate) fn shield(svg: &mut Svg, inks: Inks) {
    svg.fill(inks.ink, "M0-32C8-26 17-23 27-23V-3C27 14 15 26 0 32C-15 26-27 14-27-3V-23C-17-23-8-26 0-32Z");
    svg.at(0, 0, 50);
    svg.fill(inks.ground, HEART);
    svg.close();
}

/// Just One More: one more card, and then a line is drawn.
pub(crate) fn last_card(svg: &mut Svg, inks: Inks) {
    paper(svg, inks, "x=\"-19\" y=\"-34\" width=\"38\" height=\"50\"");
    svg.text("+1", Spot(0, -9, 21), Pen { ink: inks.ground, weight: 14, lettering: Lettering::Sharp });
    svg.line(inks.ink, 8, "M-24 27H24");
}

/// Swap: two cards change places.
pub(crate) fn swap(svg: &mut Svg, inks: Inks) {
    paper(svg, inks, "x=\"-29\" y=\"-24\" width=\"28\" height=\"38\"");
    svg.line(inks.ink, 4, "M5-12H25V22H5Z");
    svg.line(inks.ink, 5, "M8-27H22M16-33L22-27L16-21M-8 27H-22M-16 21L-22 27L-16 33");
}

/// Steal: a mask before a card.
pub(crate) fn mask(svg: &mut Svg, inks: Inks) {
    svg.turned(9, 0, 0);
    paper(svg, inks, "x=\"-19\" y=\"-31\" width=\"38\" height=\"58\"");
    svg.close();
    draw!(svg, "<g stroke=\"{}\" stroke-width=\"4\">", inks.ground);
    svg.fill(
        inks.ink,
        "M-33-12C-20-18-8-16 0-11C8-16 20-18 33-12C34 4 26 13 15 13C7 13 4 8 0 5C-4 8-7 13-15 13\
         C-26 13-34 4-33-12Z",
    );
    svg.close();
    svg.fill(inks.ground, "M-23-4C-18-9-10-8-6-2C-11 4-19 4-23-4ZM23-4C18-9 10-8 6-2C11 4 19 4 23-4Z");
}

/// Discard: a card falls into a bin.
pub(crate) fn bin(svg: &mut Svg, inks: Inks) {
    svg.turned(18, 0, -14);
    paper(svg, inks, "x=\"-12\" y=\"-34\" width=\"26\" height=\"36\"");
    svg.close();
    draw!(svg, "<g stroke=\"{}\" stroke-width=\"4\">", inks.ground);
    svg.fill(inks.ink, "M-28-5H28V5H24L20 33H-20L-24 5H-28Z");
    svg.close();
    svg.line(inks.ground, 4, "M-9 12L-7 25M9 12L7 25");
}

/// Reverse: back the other way.
pub(crate) fn u_turn(svg: &mut Svg, inks: Inks) {
    svg.line(inks.ink, 9, "M-15 27V-9A15 15 0 0 1 15-9V22M2 11L15 24L28 11");
}

/// Skip: over the head of one.
pub(crate) fn hop(svg: &mut Svg, inks: Inks) {
    svg.line(inks.ink, 8, "M-27 12C-24-28 18-32 25 4M10-2L26 7L32-10");
    svg.disc(inks.ink, 0, 17, 9);
}

/// Skip Everyone: once round the whole table.
pub(crate) fn round_trip(svg: &mut Svg, inks: Inks) {
    svg.line(inks.ink, 7, "M-15 20A25 25 0 1 1 8 24");
    svg.fill(inks.ink, "M-6 25L13 13V36Z");
    for (x, y) in [(0, -11), (-10, 4), (10, 4)] {
        svg.disc(inks.ink, x, y, 5);
    }
}

/// Flip: a card with a day half and a night half.
pub(crate) fn two_sides(svg: &mut Svg, inks: Inks) {
    svg.line(inks.ink, 5, "M-19-27H19V27H-19Z");
    svg.fill(inks.ink, "M19-27V27H-19Z");
    svg.disc(inks.ink, -7, -13, 5);
    svg.line(inks.ink, 2, "M-7-22V-21M-16-13H-15M2-13H1M-13-19L-13-19M-1-19L-1-19M-13-7L-13-7M-7-4V-5");
    svg.fill(inks.ground, "M14 15A8 8 0 1 1 5 5A7 7 0 0 0 14 15Z");
}
