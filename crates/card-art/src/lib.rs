//! How the cards look: card faces, backs, icons and the sign of the house as SVG text.
//!
//! A page puts the text where it wants the picture and gives it a size; everything scales. The faces hold
//! numbers and symbols only, so that they fit every language, and nothing on them is told by colour alone. There
//! are no ids, styles or scripts in the text: many copies can stand on one page, and a strict content security
//! policy lets them pass.
//!
//! Where there is only text, [`text`] has signs and the same colours.
//!
//! ```
//! let twelve = card_art::card(flip7::Card::Twelve);
//! assert!(twelve.starts_with("<svg"));
//! ```

mod avatars;
mod backs;
mod digits;
mod flip7;
mod icons;
mod logo;
mod palette;
mod pictures;
mod shapes;
mod svg;
pub mod text;
mod unoflip;
mod vengeance;

use ::unoflip::Colour;
use hosting::{AnyCard, GameName};
use protocol::Avatar;
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

/// The face of a card.
pub fn card(card: impl Into<AnyCard>) -> String {
    face(card.into(), Detail::Full)
}

/// The face of a card for very small sizes, about 28×40 pixels: only its number or symbol.
pub fn small(card: impl Into<AnyCard>) -> String {
    face(card.into(), Detail::Small)
}

/// The shape that stands for a colour of UNO FLIP!
pub fn colour(colour: Colour) -> String {
    let mut svg = Svg::sized("0 0 80 80");
    unoflip::sign(&mut svg, colour);
    svg.finish()
}

/// The picture that a player is known by. Every further player with the same one has another copy of it: on a ground
/// of another shape and colour.
pub fn avatar(avatar: Avatar, copy: usize) -> String {
    let mut svg = Svg::sized("0 0 48 48");
    avatars::draw(&mut svg, avatar, copy);
    svg.finish()
}

/// The colour of the ground of that picture.
pub fn avatar_colour(avatar: Avatar, copy: usize) -> &'static str {
    avatars::ground(avatar, copy)
}

/// A card that shows nothing, for where a card would lie.
pub fn blank() -> String {
    let mut svg = Svg::card();
    backs::blank(&mut svg);
    svg.finish()
}

/// The back of the cards of a game. The back of an UNO FLIP! card is its other face, so for that game this is a blank
/// card.
pub fn back(game: GameName) -> String {
    let mut svg = Svg::card();
    match game {
        GameName::Flip7 => backs::flip7(&mut svg),
        GameName::Vengeance => backs::vengeance(&mut svg),
        GameName::UnoFlip => backs::blank(&mut svg),
    }
    svg.finish()
}

fn face(card: AnyCard, detail: Detail) -> String {
    let mut svg = Svg::card();
    match card {
        AnyCard::Flip7(card) => flip7::face(&mut svg, card, detail),
        AnyCard::Vengeance(card) => vengeance::face(&mut svg, card, detail),
        AnyCard::UnoFlip(face) => unoflip::face(&mut svg, face, detail),
    }
    svg.finish()
}
