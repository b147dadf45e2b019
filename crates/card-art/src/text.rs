//! What is left of the pictures where there is only text, as in a terminal: a sign, a shape for
//! the colour, and the colours themselves.

use ::flip7::Face as OfFlip7;
use ::unoflip::{Colour, Face, Side, Symbol};
use ::vengeance::{Action, Card as Shady, Face as OfVengeance, Modifier};
use hosting::AnyCard;

use crate::palette::{
    CLOVER, CREAM, CURSE, DOUBLE, FLAME, GAIN, HALF, ICE, LOSS, LUCK, NIGHT, SHADY, SUITS, SUNNY, Tint, WILD,
};

/// A colour by its red, green and blue.
pub type Rgb = (u8, u8, u8);

/// A card as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextCard {
    /// Its number or symbol, at most three columns wide.
    pub sign: String,
    /// The shape of its colour, so that nothing is told by colour alone (UNO FLIP!).
    pub mark: Option<char>,
    /// What covers it.
    pub ground: Rgb,
    /// The sign on it.
    pub ink: Rgb,
}

/// A card as text.
pub fn text(card: impl Into<AnyCard>) -> TextCard {
    match card.into() {
        AnyCard::Flip7(card) => of_flip7(card),
        AnyCard::Vengeance(card) => of_vengeance(card),
        AnyCard::UnoFlip(face) => of_unoflip(face),
    }
}

/// The shape that stands for a colour of UNO FLIP!, as a letter: circle, triangle, square, diamond; then heart,
/// drop, star, flower.
pub const fn mark(colour: Colour) -> char {
    match colour {
        Colour::Red => '●',
        Colour::Yellow => '▲',
        Colour::Green => '■',
        Colour::Blue => '◆',
        Colour::Pink => '♥',
        Colour::Teal => '▼',
        Colour::Orange => '★',
        Colour::Purple => '✿',
    }
}

/// The colour of UNO FLIP! itself and the ink on it.
pub fn suit(colour: Colour) -> (Rgb, Rgb) {
    let suit = &SUITS[suit_place(colour)];
    (rgb(suit.main), rgb(suit.on_main))
}

/// The cloth that the cards lie on, and the ink on it: light by day, dark at night.
pub fn cloth(side: Side) -> (Rgb, Rgb) {
    match side {
        Side::Light => (rgb("#14533c"), rgb(CREAM)),
        Side::Dark => (rgb(NIGHT), rgb("#f4eee4")),
    }
}

fn of_flip7(card: ::flip7::Card) -> TextCard {
    match card.face() {
        OfFlip7::Number(number) => tinted(number.to_string(), &SUNNY[usize::from(number)]),
        OfFlip7::Plus(points) => tinted(format!("+{points}"), &GAIN),
        OfFlip7::Double => tinted("×2".to_owned(), &DOUBLE),
        OfFlip7::Freeze => tinted("✻".to_owned(), &ICE),
        OfFlip7::FlipThree => tinted("↻3".to_owned(), &FLAME),
        OfFlip7::SecondChance => tinted("♥".to_owned(), &LUCK),
    }
}

fn of_vengeance(card: Shady) -> TextCard {
    match card {
        Shady::UnluckySeven => lit("7!".to_owned(), &CURSE),
        Shady::LuckyThirteen => tinted("13♣".to_owned(), &CLOVER),
        card => match card.face() {
            OfVengeance::Number(number) => lit(number.to_string(), &SHADY[usize::from(number)]),
            OfVengeance::Modifier(Modifier::Half) => tinted("÷2".to_owned(), &HALF),
            OfVengeance::Modifier(Modifier::Minus(points)) => tinted(format!("−{points}"), &LOSS),
            OfVengeance::Action(Action::OneMore) => lit("↓1".to_owned(), &SHADY[3]),
            OfVengeance::Action(Action::Swap) => lit("⇄".to_owned(), &SHADY[7]),
            OfVengeance::Action(Action::Steal) => lit("←".to_owned(), &SHADY[11]),
            OfVengeance::Action(Action::Discard) => lit("✗".to_owned(), &SHADY[1]),
            OfVengeance::Action(Action::FlipFour) => lit("↻4".to_owned(), &SHADY[9]),
        },
    }
}

fn of_unoflip(face: Face) -> TextCard {
    let sign = match (face.symbol(), face.side()) {
        (Symbol::Number(number), _) => number.to_string(),
        (Symbol::Draw, Side::Light) => "+1".to_owned(),
        (Symbol::Draw, Side::Dark) => "+5".to_owned(),
        (Symbol::Reverse, _) => "⇄".to_owned(),
        (Symbol::Skip, Side::Light) => "⊘".to_owned(),
        (Symbol::Skip, Side::Dark) => "⊘⊘".to_owned(),
        (Symbol::Flip, _) => "◐".to_owned(),
        (Symbol::Wild, _) => "✦".to_owned(),
        (Symbol::WildDraw, Side::Light) => "✦+2".to_owned(),
        (Symbol::WildDraw, Side::Dark) => "✦+…".to_owned(),
    };
    if let Some(colour) = face.colour() {
        let (ground, ink) = suit(colour);
        return TextCard { sign, mark: Some(mark(colour)), ground, ink };
    }
    let wild = &WILD[usize::from(face.side() == Side::Dark)];
    TextCard { sign, mark: None, ground: rgb(wild.main), ink: rgb(wild.on_main) }
}

const fn suit_place(colour: Colour) -> usize {
    match colour {
        Colour::Red => 0,
        Colour::Yellow => 1,
        Colour::Green => 2,
        Colour::Blue => 3,
        Colour::Pink => 4,
        Colour::Teal => 5,
        Colour::Orange => 6,
        Colour::Purple => 7,
    }
}

fn tinted(sign: String, tint: &Tint) -> TextCard {
    TextCard { sign, mark: None, ground: rgb(tint.ground), ink: rgb(tint.ink) }
}

/// A dark card by the tone behind its number: its ground could not be seen on a dark cloth.
fn lit(sign: String, tint: &Tint) -> TextCard {
    TextCard { sign, mark: None, ground: rgb(tint.middle), ink: rgb(tint.ink) }
}

fn rgb(colour: &str) -> Rgb {
    let part =
        |at: usize| colour.get(at..at + 2).and_then(|hex| u8::from_str_radix(hex, 16).ok()).unwrap_or(0);
    (part(1), part(3), part(5))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use game::Card;

    use super::*;

    fn all_signs<C: Into<AnyCard>>(cards: impl Iterator<Item = C>) -> (usize, usize) {
        let cards: Vec<TextCard> = cards.map(text).collect();
        let distinct: BTreeSet<(&str, Option<char>)> =
            cards.iter().map(|card| (card.sign.as_str(), card.mark)).collect();
        (cards.len(), distinct.len())
    }

    #[test]
    fn no_two_cards_look_alike_without_their_colours() {
        let (all, distinct) = all_signs(::flip7::Card::ALL.iter().copied());
        assert_eq!(all, distinct);
        let (all, distinct) = all_signs(::vengeance::Card::ALL.iter().copied());
        assert_eq!(all, distinct);
        for side in [Side::Light, Side::Dark] {
            let (all, distinct) = all_signs(Face::all(side));
            assert_eq!(all, distinct, "{side:?}");
        }
    }

    #[test]
    fn colours_are_read_as_they_are_written() {
        assert_eq!(rgb("#14533c"), (0x14, 0x53, 0x3c));
        assert_eq!(text(::flip7::Card::Zero).ground, (0xe2, 0xd6, 0xc2));
    }
}
