//! The faces of the cards: one light and one dark on each.

use std::fmt;
use std::str::FromStr;

use game::{NotACard, Sampled};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A side of the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The side every round starts on.
    Light,
    /// The other.
    Dark,
}

game::samples!(Side { Light, Dark });

impl Side {
    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Light => Self::Dark,
            Self::Dark => Self::Light,
        }
    }
}

/// A colour of one of the sides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "what is there to say about red")]
pub enum Colour {
    Red,
    Yellow,
    Green,
    Blue,
    Pink,
    Teal,
    Orange,
    Purple,
}

/// How many colours a side has.
pub const COLOURS: u8 = 4;

const ALL_COLOURS: [Colour; 2 * COLOURS as usize] = {
    use Colour::{Blue, Green, Orange, Pink, Purple, Red, Teal, Yellow};
    [Red, Yellow, Green, Blue, Pink, Teal, Orange, Purple]
};

const LETTERS: [[char; COLOURS as usize]; 2] = [['r', 'y', 'g', 'b'], ['p', 't', 'o', 'v']];

impl Colour {
    /// The colour at this place, from 0 to 3, of a side.
    pub(crate) const fn at(side: Side, place: usize) -> Self {
        debug_assert!(place < COLOURS as usize);
        ALL_COLOURS[(side as usize * COLOURS as usize + place) % ALL_COLOURS.len()]
    }

    /// The four colours of a side.
    pub fn all(side: Side) -> impl Iterator<Item = Self> + Clone {
        (0..COLOURS.into()).map(move |place| Self::at(side, place))
    }

    /// The side that has this colour.
    #[inline]
    pub const fn side(self) -> Side {
        if (self as u8) < COLOURS { Side::Light } else { Side::Dark }
    }

    /// The place among the four of its side.
    pub const fn place(self) -> usize {
        (self as u8 % COLOURS) as usize
    }

    /// The letter in codes.
    pub const fn letter(self) -> char {
        LETTERS[self.side() as usize][self.place()]
    }

    /// The colour with this letter.
    pub fn from_letter(letter: &str) -> Option<Self> {
        [Side::Light, Side::Dark]
            .into_iter()
            .flat_map(Self::all)
            .find(|colour| letter.len() == 1 && letter.starts_with(colour.letter()))
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Colour({})", self.letter())
    }
}

impl Sampled for Colour {
    fn samples() -> Vec<Self> {
        ALL_COLOURS.to_vec()
    }
}

impl Serialize for Colour {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

impl<'de> Deserialize<'de> for Colour {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let letter = String::deserialize(deserializer)?;
        Self::from_letter(&letter).ok_or_else(|| de::Error::custom("no letter of a colour"))
    }
}

/// What stands on a face beside its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symbol {
    /// 1 to 9.
    Number(u8),
    /// Draw One on the light side, Draw Five on the dark.
    Draw,
    /// Reverse.
    Reverse,
    /// Skip on the light side, Skip Everyone on the dark.
    Skip,
    /// Flip.
    Flip,
    /// Wild.
    Wild,
    /// Wild Draw Two on the light side, Wild Draw Color on the dark.
    WildDraw,
}

/// How many different faces a side has: 13 in each of four colours, two wilds.
pub const FACES: usize = 54;

const PER_COLOUR: u8 = 13;
const WILD: u8 = COLOURS * PER_COLOUR;
const WILD_DRAW: u8 = WILD + 1;

/// One face of a card: colour by colour the numbers 1 to 9, Draw, Reverse, Skip,
/// Flip, then the wilds; first those of the light side, then those of the dark.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face(u8);

/// The room of a table of all faces: whatever number a face has lies within, so
/// that looking it up takes no check.
pub const FACE_ROOM: usize = 1 << u8::BITS;

static FACE_COLOURS: [Option<Colour>; FACE_ROOM] = {
    let mut colours = [None; FACE_ROOM];
    let mut number = 0;
    while number < 2 * FACES {
        colours[number] = Face::numbered(number).find_colour();
        number += 1;
    }
    colours
};

static FACE_SYMBOLS: [Symbol; FACE_ROOM] = {
    let mut symbols = [Symbol::Wild; FACE_ROOM];
    let mut number = 0;
    while number < 2 * FACES {
        symbols[number] = Face::numbered(number).find_symbol();
        number += 1;
    }
    symbols
};

impl Face {
    pub(crate) const fn at(side: Side, place: u8) -> Self {
        assert!(place <= WILD_DRAW, "a face that no card has");
        Self::numbered(side as usize * FACES + place as usize)
    }

    const fn numbered(number: usize) -> Self {
        debug_assert!(number < 2 * FACES);
        #[expect(clippy::cast_possible_truncation, reason = "below 108")]
        Self(number as u8)
    }

    /// The wild of a side that draws.
    pub(crate) const fn wild_draw(side: Side) -> Self {
        Self::at(side, WILD_DRAW)
    }

    /// The place among the faces of both sides, for use with slices.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The place among all faces of its side, for use with slices.
    pub const fn place(self) -> usize {
        self.index() % FACES
    }

    /// The side.
    #[inline]
    pub const fn side(self) -> Side {
        if self.index() < FACES { Side::Light } else { Side::Dark }
    }

    /// The colour; wilds have none.
    #[inline]
    pub fn colour(self) -> Option<Colour> {
        FACE_COLOURS[self.index()]
    }

    pub(crate) const fn find_colour(self) -> Option<Colour> {
        let colour = self.place() / PER_COLOUR as usize;
        if colour < COLOURS as usize { Some(Colour::at(self.side(), colour)) } else { None }
    }

    /// The symbol.
    #[inline]
    pub fn symbol(self) -> Symbol {
        FACE_SYMBOLS[self.index()]
    }

    const fn find_symbol(self) -> Symbol {
        #[expect(clippy::cast_possible_truncation, reason = "below 54")]
        match self.place() as u8 {
            WILD => Symbol::Wild,
            WILD_DRAW => Symbol::WildDraw,
            place => match place % PER_COLOUR {
                9 => Symbol::Draw,
                10 => Symbol::Reverse,
                11 => Symbol::Skip,
                12 => Symbol::Flip,
                number => Symbol::Number(number + 1),
            },
        }
    }

    /// Whether it is a wild.
    #[inline]
    pub fn is_wild(self) -> bool {
        self.colour().is_none()
    }

    /// What the face is worth to whoever wins the round (U-70).
    pub fn points(self) -> u32 {
        match (self.symbol(), self.side()) {
            (Symbol::Number(number), _) => number.into(),
            (Symbol::Draw, Side::Light) => 10,
            (Symbol::Draw, Side::Dark)
            | (Symbol::Reverse | Symbol::Flip, _)
            | (Symbol::Skip, Side::Light) => 20,
            (Symbol::Skip, Side::Dark) => 30,
            (Symbol::Wild, _) => 40,
            (Symbol::WildDraw, Side::Light) => 50,
            (Symbol::WildDraw, Side::Dark) => 60,
        }
    }

    /// All faces of a side.
    pub fn all(side: Side) -> impl Iterator<Item = Self> {
        (0..=WILD_DRAW).map(move |place| Self::at(side, place))
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let light = self.side() == Side::Light;
        match (self.colour(), self.symbol()) {
            (Some(colour), Symbol::Number(number)) => write!(f, "{colour}{number}"),
            (Some(colour), Symbol::Draw) => write!(f, "{colour}{}", if light { "+1" } else { "+5" }),
            (Some(colour), Symbol::Reverse) => write!(f, "{colour}-rev"),
            (Some(colour), Symbol::Skip) => write!(f, "{colour}{}", if light { "-skip" } else { "-all" }),
            (Some(colour), Symbol::Flip) => write!(f, "{colour}-flip"),
            (_, Symbol::WildDraw) => f.write_str(if light { "wild2" } else { "dwildc" }),
            _ => f.write_str(if light { "wild" } else { "dwild" }),
        }
    }
}

impl fmt::Debug for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Face {
    type Err = NotACard;

    fn from_str(code: &str) -> Result<Self, NotACard> {
        let wild = match code {
            "wild" => Some((Side::Light, WILD)),
            "wild2" => Some((Side::Light, WILD_DRAW)),
            "dwild" => Some((Side::Dark, WILD)),
            "dwildc" => Some((Side::Dark, WILD_DRAW)),
            _ => None,
        };
        if let Some((side, place)) = wild {
            return Ok(Self::at(side, place));
        }
        let (letter, symbol) = code.split_at_checked(1).ok_or(NotACard)?;
        let colour = Colour::from_letter(letter).ok_or(NotACard)?;
        let place: u8 = match (symbol, colour.side()) {
            ("+1", Side::Light) | ("+5", Side::Dark) => 9,
            ("-rev", _) => 10,
            ("-skip", Side::Light) | ("-all", Side::Dark) => 11,
            ("-flip", _) => 12,
            _ => match symbol.as_bytes() {
                [digit @ b'1'..=b'9'] => digit - b'1',
                _ => return Err(NotACard),
            },
        };
        let colours_before = colour.place() * usize::from(PER_COLOUR);
        Face::all(colour.side()).nth(colours_before + usize::from(place)).ok_or(NotACard)
    }
}

impl Sampled for Face {
    fn samples() -> Vec<Self> {
        Side::samples().into_iter().flat_map(Self::all).collect()
    }
}

impl Serialize for Face {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Face {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let code = String::deserialize(deserializer)?;
        code.parse().map_err(|NotACard| de::Error::custom("no code of a face"))
    }
}
