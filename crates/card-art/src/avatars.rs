//! The pictures that players are known by: an animal on a coloured ground. The animals can be told from each other by
//! their outlines, the grounds of copies by their shapes, so nobody needs to see the colours.

use protocol::Avatar;

use crate::svg::Svg;

/// What the animals are drawn in.
const BRIGHT: &str = "#fffdf7";

/// Eyes and noses.
const INK: &str = "#22201b";

/// A colour for every animal, in their order. White stands out on all of them.
const GROUNDS: [&str; 12] = [
    "#c2410c", "#33479e", "#2f7d1f", "#6d3fc0", "#0b7285", "#7a4a21", "#b3246b", "#806600", "#2563c8",
    "#b3201d", "#0d6b56", "#4a4a52",
];

/// How far the colours of copies are apart: it leads to all of them in turn.
const NEXT_COLOUR: usize = 5;

/// The shapes of the ground for a first, second, third and fourth player with the same animal; where the animal stands
/// on each, and its size in hundredths.
const SHAPES: [(&str, i32, i32, i32); 4] = [
    ("M24 1a23 23 0 0 1 0 46a23 23 0 0 1 0-46Z", 0, 0, 100),
    ("M8 2h32a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6Z", 0, 0, 100),
    ("M13 2h22l12 22l-12 22H13L1 24Z", 4, 4, 84),
    ("M24 0c5 6 10 7 21 7c1 16-2 32-21 41C5 39 2 23 3 7c11 0 16-1 21-7Z", 5, 4, 78),
];

/// The colour of the ground of a copy.
pub(crate) fn ground(avatar: Avatar, copy: usize) -> &'static str {
    GROUNDS[(avatar as usize + copy * NEXT_COLOUR) % GROUNDS.len()]
}

/// Draws an avatar, 48 wide and high.
pub(crate) fn draw(svg: &mut Svg, avatar: Avatar, copy: usize) {
    let ground = ground(avatar, copy);
    let (shape, x, y, percent) = SHAPES[copy % SHAPES.len()];
    svg.fill(ground, shape);
    svg.at(x, y, percent);
    match avatar {
        Avatar::Fox => fox(svg, ground),
        Avatar::Owl => owl(svg, ground),
        Avatar::Frog => frog(svg, ground),
        Avatar::Cat => cat(svg, ground),
        Avatar::Fish => fish(svg, ground),
        Avatar::Bear => bear(svg, ground),
        Avatar::Rabbit => rabbit(svg, ground),
        Avatar::Snail => snail(svg, ground),
        Avatar::Whale => whale(svg, ground),
        Avatar::Bird => bird(svg, ground),
        Avatar::Turtle => turtle(svg, ground),
        Avatar::Bee => bee(svg, ground),
    }
    svg.close();
}

/// Two eyes at the same height.
fn eyes(svg: &mut Svg, ink: &str, apart: i32, y: i32, radius: i32) {
    svg.disc(ink, 24 - apart, y, radius);
    svg.disc(ink, 24 + apart, y, radius);
}

fn fox(svg: &mut Svg, ground: &str) {
    svg.fill(BRIGHT, "M9 10l10 7h10l10-7c3 11-1 19-15 29C10 29 6 21 9 10Z");
    svg.fill(ground, "M9 25c6 0 11 4 14 13l1 1l1-1c3-9 8-13 14-13c-1 4-5 9-15 16C14 34 10 29 9 25Z");
    svg.fill(BRIGHT, "M17 30c3 1 5 4 7 9c2-5 4-8 7-9c-1 3-3 6-7 10c-4-4-6-7-7-10Z");
    eyes(svg, INK, 6, 23, 2);
    svg.disc(INK, 24, 38, 3);
}

fn owl(svg: &mut Svg, ground: &str) {
    svg.fill(
        BRIGHT,
        "M11 8c4 0 6 1 8 3h10c2-2 4-3 8-3c1 6 1 10 1 15c0 10-5 17-14 17S10 33 10 23c0-5 0-9 1-15Z",
    );
    eyes(svg, ground, 6, 20, 6);
    eyes(svg, BRIGHT, 6, 20, 4);
    eyes(svg, INK, 6, 20, 2);
    svg.fill(INK, "M24 23l3 4l-3 4l-3-4Z");
    svg.line(ground, 2, "M17 33c1 2 3 2 4 0M22 36c1 2 3 2 4 0M27 33c1 2 3 2 4 0");
}

fn frog(svg: &mut Svg, ground: &str) {
    svg.fill(BRIGHT, "M24 16c10 0 17 5 17 12s-7 11-17 11S7 35 7 28s7-12 17-12Z");
    eyes(svg, BRIGHT, 10, 16, 7);
    eyes(svg, INK, 10, 15, 3);
    svg.line(ground, 3, "M12 28c7 6 17 6 24 0");
}

fn cat(svg: &mut Svg, ground: &str) {
    svg.fill(BRIGHT, "M10 7l10 7h8l10-7c2 6 2 11 2 16c0 10-7 16-16 16S8 33 8 23c0-5 0-10 2-16Z");
    svg.fill(ground, "M13 12l5 4l-4 3ZM35 12l-5 4l4 3Z");
    svg.line(INK, 3, "M18 22v3M30 22v3");
    svg.fill(INK, "M21 29h6l-3 3Z");
    svg.line(INK, 1, "M24 32v2M24 34c-2 2-4 2-5 0M24 34c2 2 4 2 5 0");
    svg.line(ground, 1, "M8 28l8 1M8 33l8-1M40 28l-8 1M40 33l-8-1");
}

fn fish(svg: &mut Svg, ground: &str) {
    svg.fill(BRIGHT, "M5 24c6-10 17-13 26-5l10-8c-2 8-2 18 0 26l-10-8C22 37 11 34 5 24Z");
    svg.fill(BRIGHT, "M16 16c2-5 6-7 11-7l-1 9Z");
    svg.disc(INK, 14, 22, 2);
    svg.line(ground, 2, "M20 18c3 4 3 8 0 12M26 21v6");
}

fn bear(svg: &mut Svg, ground: &str) {
    eyes(svg, BRIGHT, 11, 14, 7);
    eyes(svg, ground, 11, 14, 3);
    svg.disc(BRIGHT, 24, 26, 15);
    eyes(svg, INK, 6, 22, 2);
    svg.fill(ground, "M24 25c5 0 8 3 8 6s-3 6-8 6s-8-3-8-6s3-6 8-6Z");
    svg.fill(BRIGHT, "M20 28h8l-4 4Z");
}

fn rabbit(svg: &mut Svg, ground: &str) {
    svg.fill(BRIGHT, "M15 26C11 17 11 8 15 5c5 0 7 8 7 18ZM33 26c4-9 4-18 0-21c-5 0-7 8-7 18Z");
    svg.line(ground, 2, "M16 11c1 3 2 6 2 9M32 11c-1 3-2 6-2 9");
    svg.disc(BRIGHT, 24, 31, 12);
    eyes(svg, INK, 5, 28, 2);
    svg.fill(INK, "M22 32h4l-2 2Z");
    svg.line(INK, 1, "M24 34v2M24 36c-2 2-4 2-5 0M24 36c2 2 4 2 5 0");
}

fn snail(svg: &mut Svg, ground: &str) {
    svg.line(BRIGHT, 6, "M11 20v9c0 6 3 8 7 8h22");
    svg.line(BRIGHT, 2, "M10 19l-3-8M12 19l3-8");
    svg.disc(BRIGHT, 28, 22, 12);
    svg.line(ground, 3, "M28 22c0-3 5-3 5 1s-5 6-9 4s-5-8-1-11s11-2 13 3");
}

fn whale(svg: &mut Svg, ground: &str) {
    svg.fill(
        BRIGHT,
        "M5 27c0-6 4-9 10-9c10 0 12 7 17 7c3 0 4-3 4-6c-3-1-4-3-4-6c3 0 5 1 6 3c1-2 3-3 6-3c0 3-1 5-4 6c0 13-6 20-18 20\
         C11 39 5 34 5 27Z",
    );
    svg.line(BRIGHT, 2, "M15 15v-3c0-3-2-5-5-5M15 12c0-3 2-5 5-5");
    svg.disc(INK, 13, 26, 2);
    svg.line(ground, 2, "M8 31c5 3 10 3 14 1");
}

fn bird(svg: &mut Svg, ground: &str) {
    svg.fill(BRIGHT, "M4 20l8-5c2-4 5-6 9-6c6 0 9 4 9 10c4 4 9 6 14 6c-4 9-11 14-20 14S10 32 11 22Z");
    svg.disc(INK, 19, 17, 2);
    svg.fill(ground, "M19 25c4 3 9 3 14 1c-2 5-5 8-9 8c-3 0-5-3-5-9Z");
}

fn turtle(svg: &mut Svg, ground: &str) {
    svg.fill(BRIGHT, "M11 30h8v8h-6ZM25 30h8l-2 8h-6ZM34 29c0-6 2-10 6-10c3 0 5 2 5 5c0 4-4 7-9 7Z");
    svg.fill(BRIGHT, "M5 32C5 20 12 13 20 13s15 7 15 19Z");
    svg.line(ground, 2, "M7 27h26M16 14l-3 12l4 6M24 14l3 12l-4 6M14 21h12");
    svg.disc(INK, 40, 23, 1);
}

fn bee(svg: &mut Svg, ground: &str) {
    svg.fill(BRIGHT, "M22 20c-8-2-12-8-9-13c6-1 10 5 11 12ZM26 20c8-2 12-8 9-13c-6-1-10 5-11 12Z");
    svg.fill(BRIGHT, "M6 29c0-6 7-10 17-10s17 4 17 10s-7 10-17 10S6 35 6 29Z");
    svg.line(ground, 4, "M19 21v16M27 20v18M34 23v12");
    svg.line(BRIGHT, 2, "M40 29h4");
    svg.disc(INK, 12, 27, 2);
}
