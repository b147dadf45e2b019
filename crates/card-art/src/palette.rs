//! The colours.

/// Ground, middle and deep tone of one hue.
pub(crate) struct Tint {
    /// What covers most of the card.
    pub ground: &'static str,
    /// Ornaments, and the edge.
    pub middle: &'static str,
    /// Numbers.
    pub ink: &'static str,
}

const fn tint(ground: &'static str, middle: &'static str, ink: &'static str) -> Tint {
    Tint { ground, middle, ink }
}

/// Warm white: the light card stock.
pub(crate) const CREAM: &str = "#fffaf0";
/// The edge of light card stock.
pub(crate) const CREAM_EDGE: &str = "#d8ccb6";
/// Nearly black: the dark card stock.
pub(crate) const NIGHT: &str = "#1d1a26";
/// The edge of dark card stock, to be seen on a dark page.
pub(crate) const NIGHT_EDGE: &str = "#575069";
/// Ink on light stock.
pub(crate) const INK: &str = "#2b2233";

/// The numbers of Flip 7: sand for the 0, then once round the colour wheel.
pub(crate) const SUNNY: [Tint; 13] = [
    tint("#e2d6c2", "#bbac92", "#453829"),
    tint("#ffb6b5", "#ef7e80", "#6e2026"),
    tint("#febb95", "#e9884d", "#682c00"),
    tint("#f4c471", "#d29922", "#553a00"),
    tint("#d0d377", "#aaac31", "#434300"),
    tint("#a4df97", "#72ba63", "#194d0a"),
    tint("#76e5c1", "#13c097", "#004c3a"),
    tint("#5fe3ea", "#04bbc3", "#004a4d"),
    tint("#88d8fe", "#16b3eb", "#00465f"),
    tint("#afceff", "#6fa4fc", "#193d79"),
    tint("#cbc4fe", "#a494f6", "#413275"),
    tint("#eeb4fb", "#cb86db", "#582863"),
    tint("#ffb1d5", "#e57db1", "#682148"),
];

/// The numbers of With a Vengeance: the same wheel at night. The middle tone here lies behind the number.
pub(crate) const SHADY: [Tint; 14] = [
    tint("#131019", "#6b6180", "#f7f2ea"),
    tint("#2b1011", "#7a272d", "#fed6d5"),
    tint("#2a1206", "#753000", "#ffd8c5"),
    tint("#251600", "#624000", "#ffdbaa"),
    tint("#1d1a00", "#504900", "#ebe4a2"),
    tint("#121d06", "#325300", "#ceeeb2"),
    tint("#032011", "#005634", "#b1f3cc"),
    tint("#001f1c", "#00544d", "#9ef4ea"),
    tint("#001e25", "#00515f", "#a8efff"),
    tint("#031c2c", "#004c76", "#c7e6fe"),
    tint("#11182e", "#2f4185", "#d6e1ff"),
    tint("#1c142c", "#4f377d", "#e4dbff"),
    tint("#241225", "#652e69", "#fdd0ff"),
    tint("#29101b", "#73274e", "#ffd3e5"),
];

/// What adds points.
pub(crate) const GAIN: Tint = tint("#b3470f", "#ffcf8a", CREAM);
/// What doubles them.
pub(crate) const DOUBLE: Tint = tint("#6a2fa0", "#dcc2f7", CREAM);
/// What takes points.
pub(crate) const LOSS: Tint = tint("#ffb3a6", "#7a1f1c", "#4d0b0b");
/// What halves them.
pub(crate) const HALF: Tint = tint("#e3c4ff", "#532a78", "#33104f");

/// Freeze.
pub(crate) const ICE: Tint = tint("#155a94", "#1f6fb0", "#f2fbff");
/// Flip Three.
pub(crate) const FLAME: Tint = tint("#b53a1e", "#c2482a", CREAM);
/// Second Chance.
pub(crate) const LUCK: Tint = tint("#8d2361", "#a83a7a", "#fff3f7");

/// Unlucky 7.
pub(crate) const CURSE: Tint = tint("#22050a", "#b8141f", "#fff1ea");
/// Lucky 13.
pub(crate) const CLOVER: Tint = tint("#ffe08a", "#8fd07c", "#0c4020");

/// A colour of UNO FLIP! on its card stock.
pub(crate) struct Suit {
    /// The card stock.
    pub stock: &'static str,
    /// The pattern on the stock.
    pub shade: &'static str,
    /// The colour itself.
    pub main: &'static str,
    /// Numbers on the colour.
    pub on_main: &'static str,
    /// Numbers on the stock.
    pub ink: &'static str,
}

const fn suit(
    stock: &'static str,
    shade: &'static str,
    main: &'static str,
    on_main: &'static str,
    ink: &'static str,
) -> Suit {
    Suit { stock, shade, main, on_main, ink }
}

/// Red, yellow, green, blue; then pink, teal, orange, purple.
pub(crate) const SUITS: [Suit; 8] = [
    suit("#fff3ef", "#fbdcd5", "#d02b37", "#ffffff", "#b01f2b"),
    suit("#fffae6", "#fbecb4", "#ffc21a", "#3a2a00", "#735200"),
    suit("#f2fbf1", "#d6efd6", "#1c8147", "#ffffff", "#126336"),
    suit("#f0f6ff", "#d5e4fb", "#1f62c6", "#ffffff", "#174ea3"),
    suit("#271522", "#3f2036", "#ff7ab8", "#3d0a25", "#ff9dcb"),
    suit("#0e2224", "#163a3d", "#2fd0c4", "#022f2c", "#6be3da"),
    suit("#271a0e", "#412b15", "#ff9d3c", "#3a1c00", "#ffb870"),
    suit("#1e1730", "#322750", "#b690ff", "#1f0a45", "#cdb3ff"),
];

/// The ground behind several colours at once, light and dark.
pub(crate) const WILD: [Suit; 2] =
    [suit(CREAM, "#efe6d6", INK, "#ffffff", INK), suit(NIGHT, "#302a3f", "#f4eee4", NIGHT, "#f4eee4")];

#[cfg(test)]
mod tests {
    use super::*;

    fn luminance(colour: &str) -> f64 {
        let part = |at: usize| {
            let value =
                f64::from(u8::from_str_radix(&colour[at..at + 2], 16).expect("six hex digits")) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
    }

    fn legible(ink: &str, ground: &str) {
        let (a, b) = (luminance(ink), luminance(ground));
        let contrast = (a.max(b) + 0.05) / (a.min(b) + 0.05);
        assert!(contrast >= 4.5, "{ink} on {ground}: {contrast:.2}");
    }

    #[test]
    fn the_contrast_of_black_and_white_is_21() {
        let contrast = (luminance("#ffffff") + 0.05) / (luminance("#000000") + 0.05);
        assert!((contrast - 21.0).abs() < 0.001);
    }

    #[test]
    fn numbers_can_be_read_on_their_ground() {
        for tint in &SUNNY {
            legible(tint.ink, tint.ground);
            legible(tint.ink, CREAM);
        }
        for tint in SHADY[1..].iter().chain([&ICE, &FLAME, &LUCK, &CURSE, &CLOVER]) {
            legible(tint.ink, tint.ground);
            legible(tint.ink, tint.middle);
        }
        for tint in [&SHADY[0], &GAIN, &DOUBLE, &LOSS, &HALF] {
            legible(tint.ink, tint.ground);
        }
        // The corners of a modifier bear the colour of its badge.
        for (tint, stock) in [(&GAIN, CREAM), (&DOUBLE, CREAM), (&LOSS, NIGHT), (&HALF, NIGHT)] {
            legible(tint.ground, stock);
        }
        for suit in SUITS.iter().chain(&WILD) {
            legible(suit.on_main, suit.main);
            legible(suit.ink, suit.stock);
            legible(suit.ink, suit.shade);
        }
    }
}
