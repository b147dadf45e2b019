//! The 112 cards: which dark face is on which light face (U-2).

use crate::face::{Face, Side};

/// How many cards there are.
pub const CARDS: usize = 112;

/// How many different cards there are: one of them exists twice.
pub const KINDS: usize = 111;

/// The dark faces of the two copies of each light face, in the four colours
/// red, yellow, green, blue.
const COLOURED: [[[&str; 2]; 4]; 13] = [
    [["p3", "v2"], ["p-all", "dwild"], ["o5", "o-flip"], ["v-all", "v-all"]],
    [["o-rev", "v+5"], ["t1", "t8"], ["t+5", "t-all"], ["o8", "p6"]],
    [["p7", "dwildc"], ["p+5", "v1"], ["p-flip", "v2"], ["v8", "t2"]],
    [["o-flip", "v+5"], ["p+5", "v-flip"], ["p8", "t9"], ["v1", "t+5"]],
    [["p2", "t5"], ["v9", "t8"], ["o7", "t4"], ["o-rev", "p9"]],
    [["o9", "p-all"], ["o-all", "dwildc"], ["p5", "dwildc"], ["v-rev", "t-all"]],
    [["o1", "v5"], ["o2", "v6"], ["o6", "t2"], ["o3", "o-all"]],
    [["v-rev", "t7"], ["o2", "p1"], ["p-rev", "t9"], ["t4", "t-rev"]],
    [["v5", "t-rev"], ["v4", "t5"], ["o+5", "p-rev"], ["o5", "v-flip"]],
    // Draw One, Reverse, Skip, Flip.
    [["p3", "p4"], ["p1", "v8"], ["o6", "t6"], ["p6", "t6"]],
    [["v3", "t7"], ["t-flip", "dwild"], ["o1", "p7"], ["o4", "dwild"]],
    [["o+5", "dwild"], ["o3", "t-flip"], ["o9", "v4"], ["p9", "t1"]],
    [["p8", "v3"], ["o8", "p4"], ["t3", "dwildc"], ["v6", "v7"]],
];

/// The dark faces of the light Wilds.
const WILDS: [&str; 4] = ["p5", "p-flip", "v7", "t3"];

/// The dark faces of the light Wild Draw Twos.
const WILD_DRAW_TWOS: [&str; 4] = ["o4", "o7", "p2", "v9"];

/// The light and dark face of every card. The second copy of the card that
/// exists twice comes last, so that the places before it are the kinds.
pub const TABLE: [[Face; 2]; CARDS] = table();

/// The same for looking up: any byte is within, so that it takes no check.
pub static FACES_AT: [[Face; 2]; 1 << u8::BITS] = {
    let mut faces = [TABLE[0]; 1 << u8::BITS];
    let mut place = 0;
    while place < CARDS {
        faces[place] = TABLE[place];
        place += 1;
    }
    faces
};

/// The place of the kind that exists twice.
pub const TWIN: usize = twin();

const fn table() -> [[Face; 2]; CARDS] {
    let none = Face::at(Side::Light, 0);
    let mut cards = [[none; 2]; CARDS];
    let mut next = 0;
    let mut entry = 0;
    while entry < CARDS {
        let (light, code) = entry_at(entry);
        let card = [Face::at(Side::Light, light), dark(code)];
        if next > 0 && same(cards[next - 1], card) {
            cards[CARDS - 1] = card;
        } else {
            cards[next] = card;
            next += 1;
        }
        entry += 1;
    }
    cards
}

/// The n-th entry of the lists above: a light face and the code of its dark one.
const fn entry_at(entry: usize) -> (u8, &'static str) {
    const COLOURED_CARDS: usize = 13 * 4 * 2;
    if entry >= COLOURED_CARDS + 4 {
        return (53, WILD_DRAW_TWOS[entry - COLOURED_CARDS - 4]);
    }
    if entry >= COLOURED_CARDS {
        return (52, WILDS[entry - COLOURED_CARDS]);
    }
    let (symbol, colour, copy) = (entry / 8, entry / 2 % 4, entry % 2);
    #[expect(clippy::cast_possible_truncation, reason = "below 52")]
    ((colour * 13 + symbol) as u8, COLOURED[symbol][colour][copy])
}

/// The dark face with this code.
const fn dark(code: &str) -> Face {
    let bytes = code.as_bytes();
    let colour = match bytes[0] {
        b'p' => 0,
        b't' => 1,
        b'o' => 2,
        b'v' => 3,
        _ => return Face::at(Side::Dark, if bytes.len() == 6 { 53 } else { 52 }),
    };
    let symbol = match (bytes[1], bytes.len()) {
        (b'+', _) => 9,
        (b'-', _) => match bytes[2] {
            b'r' => 10,
            b'a' => 11,
            _ => 12,
        },
        (digit, _) => digit - b'1',
    };
    Face::at(Side::Dark, colour * 13 + symbol)
}

const fn same(one: [Face; 2], other: [Face; 2]) -> bool {
    one[0].place() == other[0].place() && one[1].place() == other[1].place()
}

const fn twin() -> usize {
    let mut place = 0;
    while !same(TABLE[place], TABLE[CARDS - 1]) {
        place += 1;
    }
    place
}
