//! The digits, as strokes of a pen: the same on every device, whatever fonts it has.

/// How high a digit is from the middle of its top stroke to the middle of its bottom stroke.
pub(crate) const HEIGHT: i32 = 60;

/// In which lettering a number is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Lettering {
    /// Friendly curves.
    Round,
    /// Straight cuts.
    Sharp,
}

/// The strokes of one letter.
pub(crate) struct Glyph {
    /// The path.
    pub d: &'static str,
    /// From the middle of its leftmost stroke to the middle of its rightmost one.
    pub width: i32,
}

const ROUND: [&str; 10] = [
    "M0 20a20 20 0 0 1 40 0v20a20 20 0 0 1-40 0Z",
    "M0 13L18 0V60",
    "M1 17C4 6 11 0 20 0C31 0 39 7 39 17C39 33 14 42 1 60H40",
    "M2 0H37L19 23C32 23 40 31 40 41C40 52 31 60 19 60C10 60 3 56 0 48",
    "M26 0L0 42H40M30 24V60",
    "M37 0H7L4 27C8 23 13 21 20 21C31 21 40 29 40 40C40 52 31 60 19 60C10 60 3 56 0 49",
    "M28 0C12 10 0 24 0 40a20 20 0 0 0 40 0a20 20 0 0 0-40 0",
    "M0 0H38L14 60",
    "M20 27a13.5 13.5 0 1 1 .1 0a16.5 16.5 0 1 1-.1 0Z",
    "M12 60C28 50 40 36 40 20a20 20 0 0 0-40 0a20 20 0 0 0 40 0",
];

const SHARP: [&str; 10] = [
    "M10 0H30L40 10V50L30 60H10L0 50V10Z",
    "M2 12L16 0V60",
    "M0 10L10 0H30L40 10V22L2 60H40",
    "M0 0H38L20 24H29L40 34V50L30 60H10L0 50",
    "M29 60V0L0 42H40",
    "M38 0H3V25H30L40 35V50L30 60H2",
    "M30 0L0 32V50L10 60H30L40 50V37L30 28H4",
    "M0 0H40L14 60",
    "M10 0H30L38 8V20L30 28H10L2 20V8ZM10 28H30L40 38V50L30 60H10L0 50V38Z",
    "M10 60L40 28V10L30 0H10L0 10V23L10 32H36",
];

/// The strokes of a digit or sign.
pub(crate) fn glyph(letter: char, lettering: Lettering) -> Glyph {
    let (d, width) = match letter {
        '+' => ("M15 15v30M0 30h30", 30),
        '-' => ("M0 30h26", 26),
        'x' => ("M2 18l24 24M26 18l-24 24", 28),
        '/' => ("M0 30h30M15 11h.1M15 49h.1", 30),
        '1' if lettering == Lettering::Sharp => (SHARP[1], 16),
        '1' => (ROUND[1], 18),
        digit => {
            let digits = if lettering == Lettering::Sharp { &SHARP } else { &ROUND };
            (digits[digit.to_digit(10).unwrap_or(0) as usize], 40)
        }
    };
    Glyph { d, width }
}

/// How far the middles of neighbouring strokes of two letters are apart.
pub(crate) const GAP: i32 = 20;

/// How wide a text is, without half a stroke on either side.
pub(crate) fn width(text: &str) -> i32 {
    text.chars().map(|letter| glyph(letter, Lettering::Round).width + GAP).sum::<i32>() - GAP
}
