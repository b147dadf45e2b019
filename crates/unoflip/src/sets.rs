//! The sets of cards that the rules ask for, worked out beforehand.

use crate::card::Slot;
use crate::deck::{CARDS, TABLE};
use crate::face::{COLOURS, Colour, FACE_ROOM, FACES, Face, Side};
use crate::hand::Hand;

/// All cards with this colour on its side.
#[inline]
pub fn of_colour(colour: Colour) -> Hand {
    BY_COLOUR[colour as usize]
}

/// All cards with this face on its side.
#[inline]
pub fn of_face(face: Face) -> Hand {
    BY_FACE[face.index()]
}

/// All cards that fit on this face by their symbol (U-21): wilds do, if those
/// that draw are allowed, and nothing is like a wild.
#[inline]
pub fn fitting(top: Face) -> Hand {
    FITTING[top.index()]
}

/// All cards with the symbol of this face on its side, whatever their colour.
#[inline]
pub fn of_symbol(face: Face) -> Hand {
    BY_SYMBOL[face.index()]
}

/// All cards with a wild on this side.
#[inline]
pub fn of_wilds(side: Side) -> Hand {
    WILDS[side as usize]
}

impl Hand {
    /// All cards with this face on its side.
    #[inline]
    pub fn with_face(face: Face) -> Self {
        of_face(face)
    }

    /// All cards with this colour on its side.
    #[inline]
    pub fn with_colour(colour: Colour) -> Self {
        of_colour(colour)
    }

    /// All cards that fit on a face while a colour is in force, if a wild that draws is allowed
    /// (U-21).
    #[inline]
    pub fn fitting(top: Face, colour: Option<Colour>) -> Self {
        colour.map_or(fitting(top), |colour| fitting(top).or(of_colour(colour)))
    }
}

const NONE: Hand = Hand::ALL.and_not(Hand::ALL);

static WILDS: [Hand; 2] = [wilds(0), wilds(FACES)];

/// The wilds of the side whose faces begin here.
const fn wilds(side: usize) -> Hand {
    FACE_SETS[side + WILD].or(FACE_SETS[side + WILD + 1])
}

static BY_FACE: [Hand; FACE_ROOM] = FACE_SETS;

const FACE_SETS: [Hand; FACE_ROOM] = {
    let mut sets = [NONE; FACE_ROOM];
    let mut place = 0;
    while place < CARDS * 2 {
        let (card, side) = (place / 2, place % 2);
        sets[TABLE[card][side].index()].add(Slot::at(card));
        place += 1;
    }
    sets
};

static BY_COLOUR: [Hand; 2 * COLOURS as usize] = {
    let mut sets = [NONE; 2 * COLOURS as usize];
    let mut place = 0;
    while place < CARDS * 2 {
        let (card, side) = (place / 2, place % 2);
        if let Some(colour) = TABLE[card][side].find_colour() {
            sets[colour as usize].add(Slot::at(card));
        }
        place += 1;
    }
    sets
};

static BY_SYMBOL: [Hand; FACE_ROOM] = SYMBOL_SETS;

const SYMBOL_SETS: [Hand; FACE_ROOM] = {
    let mut sets = [NONE; FACE_ROOM];
    let mut pair = 0;
    while pair < FACES * FACES * 2 {
        let (one, other, side) = (pair / 2 / FACES, pair / 2 % FACES, pair % 2 * FACES);
        if alike(one, other) {
            sets[side + one] = sets[side + one].or(FACE_SETS[side + other]);
        }
        pair += 1;
    }
    sets
};

static FITTING: [Hand; FACE_ROOM] = {
    let mut sets = [NONE; FACE_ROOM];
    let mut place = 0;
    while place < FACES * 2 {
        let (face, side) = (place / 2, place % 2 * FACES);
        let alike = if face < WILD { SYMBOL_SETS[side + face] } else { NONE };
        sets[side + face] = alike.or(wilds(side));
        place += 1;
    }
    sets
};

/// The place of the plain wild among the faces; the wild that draws follows.
const WILD: usize = FACES - 2;

/// Whether two faces of a side, by place, have the same symbol.
const fn alike(one: usize, other: usize) -> bool {
    one == other || (one < WILD && other < WILD && one % 13 == other % 13)
}
