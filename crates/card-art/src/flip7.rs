//! The faces of Flip 7: bright stock and round shapes.

use flip7::Card;

use crate::Detail;
use crate::digits::Lettering;
use crate::palette::{CREAM, CREAM_EDGE, DOUBLE, FLAME, GAIN, ICE, LUCK, SUNNY, Tint};
use crate::pictures::{self, Inks, Picture};
use crate::svg::{Pen, Spot, Svg, draw};

/// The badge of a modifier, and the rim about it.
const BADGE: &str = "M44 29Q50 25 56 29L80 43Q86 47 86 54V86Q86 93 80 97L56 111Q50 115 44 111L20 97Q14 93 14 86\
     V54Q14 47 20 43Z";
const RIM: &str = "M42 20Q50 15 58 20L86 37Q94 42 94 51V89Q94 98 86 103L58 120Q50 125 42 120L14 103Q6 98 6 89\
     V51Q6 42 14 37Z";

/// Draws the face of a card.
pub(crate) fn face(svg: &mut Svg, card: Card, detail: Detail) {
    use Card::{Eight, Eleven, Five, Four, Nine, One, Seven, Six, Ten, Three, Twelve, Two, Zero};
    let code = card.code();
    match card {
        Zero | One | Two | Three | Four | Five | Six | Seven | Eight | Nine | Ten | Eleven | Twelve => {
            numbered(svg, code, card as usize, detail);
        }
        Card::Plus2 | Card::Plus4 | Card::Plus6 | Card::Plus8 | Card::Plus10 => {
            modifier(svg, code, detail, &GAIN);
        }
        Card::Double => modifier(svg, code, detail, &DOUBLE),
        Card::Freeze => action(svg, detail, &ICE, pictures::snow),
        Card::FlipThree => action(svg, detail, &FLAME, pictures::fan_of_three),
        Card::SecondChance => action(svg, detail, &LUCK, pictures::shield),
    }
}

const fn pen(ink: &'static str, weight: u8) -> Pen {
    Pen { ink, weight, lettering: Lettering::Round }
}

/// A number has as many beads round it as its value, which is also how many copies there are.
fn numbered(svg: &mut Svg, code: &str, n: usize, detail: Detail) {
    let tint = &SUNNY[n];
    svg.stock(tint.ground, tint.middle);
    if detail == Detail::Small {
        return svg.index(code, if n > 9 { Spot(50, 70, 54) } else { Spot(50, 67, 74) }, pen(tint.ink, 14));
    }
    glow(svg, "#fff");
    svg.disc(CREAM, 50, 70, 38);
    for bead in 0..12 {
        let (ink, radius) = if bead < n { (tint.ink, "3.6") } else { (tint.middle, "1.8") };
        draw!(
            svg,
            "<circle cx=\"50\" cy=\"27\" r=\"{radius}\" fill=\"{ink}\" transform=\"rotate({} 50 70)\"/>",
            bead * 30
        );
    }
    svg.text(code, Spot(50, 70, if n > 9 { 40 } else { 50 }), pen(tint.ink, 13));
    let spot = if n > 9 { Spot(18, 17, 15) } else { Spot(15, 18, 17) };
    svg.corners(|svg| svg.index(code, spot, pen(tint.ink, 14)));
}

/// Light in the two corners that have no index.
fn glow(svg: &mut Svg, ink: &str) {
    for d in [
        "M58 2H88A10 10 0 0 1 98 12V42A40 40 0 0 1 58 2Z",
        "M42 138H12A10 10 0 0 1 2 128V98A40 40 0 0 1 42 138Z",
    ] {
        draw!(svg, "<path fill=\"{ink}\" fill-opacity=\".35\" d=\"{d}\"/>");
    }
}

/// A modifier is a badge on plain stock.
fn modifier(svg: &mut Svg, code: &str, detail: Detail, tint: &Tint) {
    let long = code.len() > 2;
    svg.stock(CREAM, CREAM_EDGE);
    if detail == Detail::Small {
        svg.fill(tint.ground, "M50 14L96 42V98L50 126L4 98V42Z");
        return svg.text(code, Spot(50, 70, if long { 34 } else { 46 }), pen(tint.ink, 14));
    }
    glow(svg, tint.middle);
    svg.fill(tint.middle, RIM);
    svg.fill(tint.ground, BADGE);
    svg.text(code, Spot(50, 70, if long { 28 } else { 36 }), pen(tint.ink, 13));
    svg.corners(|svg| svg.text(code, Spot(if long { 20 } else { 17 }, 16, 13), pen(tint.ground, 14)));
}

/// An action is a picture on deep ground.
fn action(svg: &mut Svg, detail: Detail, tint: &Tint, picture: Picture) {
    svg.stock(tint.ground, tint.middle);
    let small = detail == Detail::Small;
    if !small {
        svg.disc(tint.middle, 50, 70, 44);
    }
    svg.at(50, 70, if small { 125 } else { 118 });
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
