//! How the cards look: card faces, backs, icons and the sign of the house as SVG text.
//!
//! A page puts the text where it wants the picture and gives it a size; everything scales. The faces hold
//! numbers and symbols only, so that they fit every language, and nothing on them is told by colour alone. There
//! are no ids, styles or scripts in the text: many copies can stand on one page, and a strict content security
//! policy lets them pass.
//!
//! ```
//! let twelve = card_art::card("flip7", "12");
//! assert!(twelve.starts_with("<svg"));
//! ```

mod backs;
mod digits;
mod flip7;
mod icons;
mod logo;
mod palette;
mod pictures;
mod shapes;
mod svg;
mod unoflip;
mod vengeance;

use svg::Svg;

pub use icons::{icon, icon_names};
pub use logo::logo;

/// How much of a card is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Detail {
    /// The whole face.
    Full,
    /// What can be told at the size of a fingernail: one number or symbol.
    Small,
}

/// The face of a card. A code that the game does not have gives a blank card.
///
/// The games are `flip7`, `vengeance` and `unoflip`; the codes are those of records. A card of UNO FLIP! has
/// two faces, each with its own code: `r7` and `o1` for the card `r7/o1`.
pub fn card(game: &str, code: &str) -> String {
    face(game, code, Detail::Full)
}

/// The face of a card for very small sizes, about 28×40 pixels: only its number or symbol.
pub fn small(game: &str, code: &str) -> String {
    face(game, code, Detail::Small)
}

/// The shape that stands for a colour of UNO FLIP!, by its letter. An unknown letter gives an empty picture.
pub fn colour(letter: &str) -> String {
    let mut svg = Svg::sized("0 0 80 80");
    // Nothing is drawn where there is no such colour.
    let _ = unoflip::sign(&mut svg, letter);
    svg.finish()
}

/// The back of a card of Flip 7 or With a Vengeance. The back of an UNO FLIP! card is its other face, so for
/// that game, as for an unknown one, this is a blank card.
pub fn back(game: &str) -> String {
    let mut svg = Svg::card();
    match game {
        "flip7" => backs::flip7(&mut svg),
        "vengeance" => backs::vengeance(&mut svg),
        _ => backs::blank(&mut svg),
    }
    svg.finish()
}

fn face(game: &str, code: &str, detail: Detail) -> String {
    let mut svg = Svg::card();
    let drawn = match game {
        "flip7" => flip7::face(&mut svg, code, detail),
        "vengeance" => vengeance::face(&mut svg, code, detail),
        "unoflip" => unoflip::face(&mut svg, code, detail),
        _ => None,
    };
    if drawn.is_none() {
        backs::blank(&mut svg);
    }
    svg.finish()
}

/// The number a code stands for, if it is one from 0 to `most` as records write it.
fn number(code: &str, most: usize) -> Option<usize> {
    let plain = code.bytes().all(|byte| byte.is_ascii_digit()) && (code == "0" || !code.starts_with('0'));
    code.parse().ok().filter(|&n| plain && n <= most)
}
