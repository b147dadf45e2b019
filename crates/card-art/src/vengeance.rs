//! The faces of With a Vengeance: dark stock and sharp cuts.

use vengeance::Card;

use crate::Detail;
use crate::digits::Lettering;
use crate::palette::{CLOVER, CURSE, HALF, LOSS, NIGHT, NIGHT_EDGE, SHADY, Tint};
use crate::pictures::{self, Inks, Picture};
use crate::shapes::HEART;
use crate::svg::{Pen, Spot, Svg, draw};

/// Draws the face of a card.
pub(crate) fn face(svg: &mut Svg, card: Card, detail: Detail) {
    use Card::{Eight, Eleven, Five, Four, Nine, One, Seven, Six, Ten, Thirteen, Three, Twelve, Two};
    let code = card.code();
    match card {
        Card::Zero => zero(svg, detail),
        Card::UnluckySeven => unlucky(svg, detail),
        Card::LuckyThirteen => lucky(svg, detail),
        One | Two | Three | Four | Five | Six | Seven | Eight | Nine | Ten | Eleven | Twelve | Thirteen => {
            numbered(svg, code, card as usize, detail);
        }
        Card::Minus2 | Card::Minus4 | Card::Minus6 | Card::Minus8 | Card::Minus10 => {
            modifier(svg, code, detail, &LOSS);
        }
        Card::Half => modifier(svg, code, detail, &HALF),
        Card::OneMore => action(svg, detail, &SHADY[3], pictures::last_card),
        Card::Swap => action(svg, detail, &SHADY[7], pictures::swap),
        Card::Steal => action(svg, detail, &SHADY[11], pictures::mask),
        Card::Discard => action(svg, detail, &SHADY[1], pictures::bin),
        Card::FlipFour => action(svg, detail, &SHADY[9], pictures::fan_of_four),
    }
}

const fn pen(ink: &'static str, weight: u8) -> Pen {
    Pen { ink, weight, lettering: Lettering::Sharp }
}

/// The number itself, in the middle and in the corners.
fn written(svg: &mut Svg, code: &str, ink: &'static str, detail: Detail) {
    let long = code.len() > 1;
    if detail == Detail::Small {
        return svg.index(code, if long { Spot(50, 70, 54) } else { Spot(50, 67, 74) }, pen(ink, 13));
    }
    svg.text(code, Spot(50, 70, if long { 42 } else { 50 }), pen(ink, 12));
    let spot = if long { Spot(18, 17, 15) } else { Spot(15, 18, 17) };
    svg.corners(|svg| svg.index(code, spot, pen(ink, 13)));
}

/// A number has as many thorns round it as its value.
fn numbered(svg: &mut Svg, code: &str, n: usize, detail: Detail) {
    let tint = &SHADY[n];
    svg.stock(tint.ground, NIGHT_EDGE);
    if detail == Detail::Full {
        svg.fill(tint.middle, "M34 33H66L87 54V86L66 107H34L13 86V54Z");
        for thorn in 0..13 {
            let (ink, d) =
                if thorn < n { (tint.ink, "M50 22L53 30H47Z") } else { (tint.middle, "M50 26L52 30H48Z") };
            draw!(svg, "<path d=\"{d}\" fill=\"{ink}\" transform=\"rotate({} 50 70)\"/>", thorn * 360 / 13);
        }
    }
    written(svg, code, tint.ink, detail);
}

/// The Zero swallows everything: rings that close in on it.
fn zero(svg: &mut Svg, detail: Detail) {
    let tint = &SHADY[0];
    svg.stock(tint.ground, NIGHT_EDGE);
    if detail == Detail::Full {
        for (radius, width, dashes) in [(45, 1, "9 7"), (40, 2, "15 7"), (34, 3, "25 8")] {
            draw!(
                svg,
                "<circle cx=\"50\" cy=\"70\" r=\"{radius}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{width}\" \
                 stroke-dasharray=\"{dashes}\"/>",
                tint.middle
            );
        }
    }
    written(svg, "0", tint.ink, detail);
}

/// Unlucky 7: lightning tears the card.
fn unlucky(svg: &mut Svg, detail: Detail) {
    svg.stock(CURSE.ground, CURSE.middle);
    svg.fill(CURSE.middle, "M60 2L16 74H40L26 138L86 58H60L88 2Z");
    written(svg, "7", CURSE.ink, detail);
}

/// Lucky 13: a leaf of clover with four hearts behind the number.
fn lucky(svg: &mut Svg, detail: Detail) {
    svg.stock(CLOVER.ground, CLOVER.middle);
    for degrees in [45, 135, 225, 315] {
        svg.turned(degrees, 50, 70);
        svg.at(50, 45, 70);
        svg.fill(CLOVER.middle, HEART);
        svg.close();
        svg.close();
    }
    written(svg, "13", CLOVER.ink, detail);
}

/// A modifier is a wedge that points down.
fn modifier(svg: &mut Svg, code: &str, detail: Detail, tint: &Tint) {
    let long = code.len() > 2;
    svg.stock(NIGHT, NIGHT_EDGE);
    if detail == Detail::Small {
        svg.fill(tint.ground, "M4 20H96V88L50 126L4 88Z");
        return svg.text(code, Spot(50, 60, if long { 34 } else { 46 }), pen(tint.ink, 13));
    }
    svg.fill(tint.middle, "M6 32H94V84L50 124L6 84Z");
    svg.fill(tint.ground, "M14 39H86V80L50 113L14 80Z");
    svg.text(code, Spot(50, 65, if long { 28 } else { 34 }), pen(tint.ink, 12));
    svg.corners(|svg| svg.text(code, Spot(if long { 21 } else { 18 }, 17, 13), pen(tint.ground, 13)));
}

/// An action is a picture.
fn action(svg: &mut Svg, detail: Detail, tint: &Tint, picture: Picture) {
    let small = detail == Detail::Small;
    svg.stock(tint.ground, NIGHT_EDGE);
    if !small {
        svg.fill(tint.middle, "M50 20L94 46V94L50 120L6 94V46Z");
    }
    svg.at(50, 70, if small { 120 } else { 112 });
    picture(svg, Inks { ink: tint.ink, ground: if small { tint.ground } else { tint.middle } });
    svg.close();
    if !small {
        svg.corners(|svg| {
            svg.at(16, 17, 32);
            picture(svg, Inks { ink: tint.ink, ground: tint.ground });
            svg.close();
        });
    }
}
