//! The faces of UNO FLIP!: pale stock on the light side, dark on the dark side, and a shape for each colour.

use unoflip::{Colour, Face, Side, Symbol};

use crate::Detail;
use crate::digits::Lettering;
use crate::palette::{SUITS, WILD};
use crate::pictures::{self, Inks, Picture};
use crate::shapes::SHAPES;
use crate::svg::{Pen, Spot, Svg, draw};

/// What a card shows in its colour.
#[derive(Clone, Copy)]
enum Mark<'a> {
    Text(&'a str),
    Picture(Picture),
}

/// Draws a face.
pub(crate) fn face(svg: &mut Svg, face: Face, detail: Detail) {
    let code = face.to_string();
    // What stands after the letter of the colour.
    let text = code.get(1..).unwrap_or_default();
    let mark = match (face.symbol(), face.side()) {
        (Symbol::Number(_) | Symbol::Draw, Side::Light | Side::Dark) => Mark::Text(text),
        (Symbol::Reverse, Side::Light | Side::Dark) => Mark::Picture(pictures::u_turn),
        (Symbol::Flip, Side::Light | Side::Dark) => Mark::Picture(pictures::two_sides),
        (Symbol::Skip, Side::Light) => Mark::Picture(pictures::hop),
        (Symbol::Skip, Side::Dark) => Mark::Picture(pictures::round_trip),
        (Symbol::Wild, side) => return wild(svg, side as usize, detail),
        (Symbol::WildDraw, Side::Light) => return wild_draw_two(svg, detail),
        (Symbol::WildDraw, Side::Dark) => return wild_draw_colour(svg, detail),
    };
    // All but the wilds have one.
    if let Some(colour) = face.colour() {
        coloured(svg, colour as usize, mark, detail);
    }
}

/// Draws the shape of a colour.
pub(crate) fn sign(svg: &mut Svg, colour: Colour) {
    let colour = colour as usize;
    shape(svg, colour, SUITS[colour].main, Spot(40, 40, 100));
}

const fn pen(ink: &'static str, weight: u8) -> Pen {
    Pen { ink, weight, lettering: Lettering::Round }
}

/// Draws a mark of so many units' height. A text in the middle of a card has a rim of its ground, which parts
/// it from the stock where it is larger than the shape behind it.
fn put(svg: &mut Svg, mark: Mark, Spot(x, y, height): Spot, inks: Inks, rim: bool) {
    match mark {
        Mark::Text(text) if rim => {
            svg.text(text, Spot(x, y, height), pen(inks.ground, 25));
            svg.text(text, Spot(x, y, height), pen(inks.ink, 13));
        }
        Mark::Text(text) => svg.index(text, Spot(x, y, height), pen(inks.ink, 14)),
        Mark::Picture(picture) => {
            svg.at(x, y, height * 9 / 5);
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

/// The rim of a card in one colour.
fn frame(svg: &mut Svg, ink: &str) {
    draw!(
        svg,
        "<rect x=\"3\" y=\"3\" width=\"94\" height=\"134\" rx=\"9\" fill=\"none\" \
         stroke=\"{ink}\" stroke-width=\"4\"/>"
    );
}

/// A card of one colour.
fn coloured(svg: &mut Svg, colour: usize, mark: Mark, detail: Detail) {
    let (suit, form) = (&SUITS[colour], &SHAPES[colour]);
    let wide = matches!(mark, Mark::Text(text) if text.len() > 1);
    let small = detail == Detail::Small;
    svg.stock(suit.stock, suit.main);
    frame(svg, suit.main);
    if !small {
        pattern(svg, colour);
    }
    let percent = form.percent + if small { 6 } else { 0 };
    shape(svg, colour, suit.main, Spot(50, 70, percent));
    let larger = if small && matches!(mark, Mark::Text(_)) { 8 } else { 0 };
    let height = if wide { form.room * 4 / 5 } else { form.room } + larger;
    let inks = Inks { ink: suit.on_main, ground: suit.main };
    put(svg, mark, Spot(50, 70 + form.drop * percent / 100, height), inks, true);
    if !small {
        svg.corners(|svg| {
            let inks = Inks { ink: suit.ink, ground: suit.stock };
            let (spot, right) = match mark {
                Mark::Text(_) if wide => (Spot(19, 18, 11), 38),
                Mark::Text(_) => (Spot(16, 19, 16), 34),
                Mark::Picture(_) => (Spot(18, 18, 16), 37),
            };
            put(svg, mark, spot, inks, false);
            shape(svg, colour, suit.main, Spot(right, 18, 20));
        });
    }
}

/// The shape of the colour again, faintly, in the corners without an index.
fn pattern(svg: &mut Svg, colour: usize) {
    for (x, y) in [(87, 14), (71, 14), (87, 30), (13, 126), (29, 126), (13, 110)] {
        shape(svg, colour, SUITS[colour].shade, Spot(x, y, 18));
    }
}

/// All four colours of a side at once, so far from their middle.
fn wheel(svg: &mut Svg, side: usize, Spot(x, y, percent): Spot, (across, down): (i32, i32)) {
    svg.at(x, y, percent);
    for (at, (x, y)) in [(-1, -1), (1, -1), (1, 1), (-1, 1)].into_iter().enumerate() {
        let colour = side * 4 + at;
        shape(svg, colour, SUITS[colour].main, Spot(x * across, y * down, 80));
    }
    svg.close();
}

/// A card of all colours, on its stock.
fn motley(svg: &mut Svg, side: usize) {
    let suit = &WILD[side];
    svg.stock(suit.stock, suit.stock);
    let quarters = ["M3 70V12A9 9 0 0 1 12 3H50", "M50 3H88A9 9 0 0 1 97 12V70"];
    for turn in 0..2 {
        svg.turned(turn * 180, 50, 70);
        for (quarter, d) in quarters.into_iter().enumerate() {
            let colour = side * 4 + quarter + if turn == 1 { 2 } else { 0 };
            draw!(
                svg,
                "<path fill=\"none\" stroke=\"{}\" stroke-width=\"5\" d=\"{d}\"/>",
                SUITS[colour].main
            );
        }
        svg.close();
    }
}

/// A wild card.
fn wild(svg: &mut Svg, side: usize, detail: Detail) {
    motley(svg, side);
    wheel(svg, side, Spot(50, 70, if detail == Detail::Small { 82 } else { 70 }), (28, 31));
    if detail == Detail::Full {
        svg.corners(|svg| wheel(svg, side, Spot(18, 19, 17), (28, 28)));
    }
}

/// Wild Draw Two: the four colours about what the next player draws.
fn wild_draw_two(svg: &mut Svg, detail: Detail) {
    motley(svg, 0);
    let suit = &WILD[0];
    let small = detail == Detail::Small;
    wheel(svg, 0, Spot(50, 70, if small { 54 } else { 50 }), (42, 66));
    svg.text("+2", Spot(50, 70, if small { 33 } else { 28 }), pen(suit.ink, 14));
    if !small {
        svg.corners(|svg| svg.index("+2", Spot(19, 18, 11), pen(suit.ink, 14)));
    }
}

/// Wild Draw Colour: a hand that grows until the colour comes.
fn wild_draw_colour(svg: &mut Svg, detail: Detail) {
    motley(svg, 1);
    let small = detail == Detail::Small;
    let suit = &WILD[1];
    for (degrees, colour) in [(-30, 4), (-10, 5), (10, 6), (30, 7)] {
        svg.turned(degrees, 50, 98);
        draw!(
            svg,
            "<rect x=\"35\" y=\"38\" width=\"30\" height=\"48\" rx=\"5\" fill=\"{}\" \
             stroke=\"{}\" stroke-width=\"3\"/>",
            SUITS[colour].main,
            suit.stock
        );
        shape(svg, colour, SUITS[colour].on_main, Spot(44, 47, 18));
        svg.close();
    }
    svg.disc(suit.stock, 50, 92, 21);
    svg.disc(suit.main, 50, 92, 18);
    svg.text("+", Spot(50, 92, 34), pen(suit.on_main, 14));
    if !small {
        svg.corners(|svg| {
            svg.index("+", Spot(15, 18, 18), pen(suit.ink, 14));
            wheel(svg, 1, Spot(32, 18, 14), (28, 28));
        });
    }
}
