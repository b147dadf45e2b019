//! The faces of UNO FLIP!: pale stock on the light side, dark stock on the dark side, and a shape for each colour.

use crate::Detail;
use crate::digits::Hand;
use crate::palette::{SUITS, Suit, WILD};
use crate::pictures::{self, Inks, Picture};
use crate::shapes::SHAPES;
use crate::svg::{Pen, Spot, Svg, draw};

/// The letters of the colours, in the order of [`SUITS`]: the light ones first.
const LETTERS: &str = "rygbptov";

/// What a card shows in its colour.
#[derive(Clone, Copy)]
enum Mark<'a> {
    Text(&'a str),
    Picture(Picture),
}

/// Draws the face with this code, if there is one.
pub(crate) fn face(svg: &mut Svg, code: &str, detail: Detail) -> Option<()> {
    match code {
        "wild" => wild(svg, 0, "", detail),
        "wild2" => wild(svg, 0, "+2", detail),
        "dwild" => wild(svg, 1, "", detail),
        "dwildc" => wild(svg, 1, "+", detail),
        _ => {
            let letter = code.get(..1)?;
            let colour = LETTERS.find(letter)?;
            coloured(svg, colour, mark(&code[1..], colour >= 4)?, detail);
        }
    }
    Some(())
}

/// The mark that the code names after its colour.
fn mark(code: &str, dark: bool) -> Option<Mark<'_>> {
    let picture: Picture = match (code, dark) {
        ("+1", false) | ("+5", true) => return Some(Mark::Text(code)),
        ("-rev", _) => pictures::u_turn,
        ("-flip", _) => pictures::two_sides,
        ("-skip", false) => pictures::hop,
        ("-all", true) => pictures::round_trip,
        _ => return crate::number(code, 9).filter(|&n| n > 0).map(|_| Mark::Text(code)),
    };
    Some(Mark::Picture(picture))
}

const fn pen(ink: &'static str, weight: u8) -> Pen {
    Pen { ink, weight, hand: Hand::Round }
}

/// Draws a mark of so many units' height.
fn put(svg: &mut Svg, mark: Mark, Spot(x, y, height): Spot, inks: Inks, weight: u8) {
    match mark {
        Mark::Text(text) => svg.text(text, Spot(x, y, height), pen(inks.ink, weight)),
        Mark::Picture(picture) => {
            svg.at(x, y, height * 2);
            picture(svg, inks);
            svg.close();
        }
    }
}

/// Fills the shape of a colour.
fn shape(svg: &mut Svg, colour: usize, ink: &str, Spot(x, y, percent): Spot) {
    svg.at(x, y, percent);
    svg.fill(ink, SHAPES[colour].d);
    svg.close();
}

/// Stock with a frame in the colour.
fn framed(svg: &mut Svg, suit: &Suit) {
    svg.stock(suit.stock, suit.main);
    draw!(
        svg,
        "<rect x=\"3\" y=\"3\" width=\"94\" height=\"134\" rx=\"9\" fill=\"none\" stroke=\"{}\" stroke-width=\"4\"/>",
        suit.main
    );
}

/// A card of one colour.
fn coloured(svg: &mut Svg, colour: usize, mark: Mark, detail: Detail) {
    let suit = &SUITS[colour];
    let room = &SHAPES[colour];
    let wide = matches!(mark, Mark::Text(text) if text.len() > 1);
    framed(svg, suit);
    let on_main = Inks { ink: suit.on_main, ground: suit.main };
    let (percent, y) = if detail == Detail::Small { (140, 70) } else { (128, 72) };
    shape(svg, colour, suit.main, Spot(50, y, percent));
    let height = if wide { room.room * 3 / 4 } else { room.room };
    put(svg, mark, Spot(50, y + room.drop * percent / 100, height * percent / 100), on_main, 13);
    if detail == Detail::Full {
        pattern(svg, colour);
        svg.corners(|svg| {
            let inks = Inks { ink: suit.ink, ground: suit.stock };
            put(svg, mark, Spot(17, 19, if wide { 11 } else { 15 }), inks, 14);
            shape(svg, colour, suit.main, Spot(17, 40, 20));
        });
    }
}

/// The shape of the colour again, faintly, in the corners without an index.
fn pattern(svg: &mut Svg, colour: usize) {
    for (x, y) in [(85, 15), (70, 15), (85, 31), (15, 125), (30, 125), (15, 109)] {
        shape(svg, colour, SUITS[colour].shade, Spot(x, y, 16));
    }
}

/// All four colours of a side at once.
fn wheel(svg: &mut Svg, side: usize, Spot(x, y, percent): Spot, apart: i32) {
    svg.at(x, y, percent);
    for (at, (x, y)) in [(-1, -1), (1, -1), (1, 1), (-1, 1)].into_iter().enumerate() {
        let colour = side * 4 + at;
        shape(svg, colour, SUITS[colour].main, Spot(x * apart, y * apart, 80));
    }
    svg.close();
}

/// A wild card; what its player makes others draw is written on it.
fn wild(svg: &mut Svg, side: usize, text: &str, detail: Detail) {
    let suit = &WILD[side];
    framed(svg, suit);
    let bare = text.is_empty();
    wheel(svg, side, Spot(50, 70, if bare { 72 } else { 66 }), if bare { 30 } else { 38 });
    if !bare {
        svg.disc(suit.main, 50, 70, 24);
        svg.text(text, Spot(50, 70, 26), pen(suit.on_main, 14));
    }
    if detail == Detail::Full {
        svg.corners(|svg| {
            svg.text(text, Spot(17, 17, 11), pen(suit.ink, 14));
            wheel(svg, side, Spot(17, if bare { 19 } else { 37 }, 16), 30);
        });
    }
}
