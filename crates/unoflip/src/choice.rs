//! What a player says from what they see.

use std::fmt;
use std::str::FromStr;

use game::NotAMove;

use crate::face::{Colour, Face};
use crate::moves::Move;

/// What a player says they do, in terms of what they see: the active face of
/// their card, and which of several that look alike, counted from 0 in an order
/// that says nothing about their other sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Play a card.
    Play {
        /// Its active face.
        face: Face,
        /// Which of those that look alike.
        copy: u8,
        /// The colour named, for wilds.
        colour: Option<Colour>,
        /// Whether UNO is called with it.
        uno: bool,
    },
    /// Anything else needs no card.
    Other(Move),
}

const CHOICES: &str = "play FACE, play FACE COLOUR, either with uno at the end, draw, pass, colour COLOUR, accept, \
                       challenge, catch N (faces like r7, the second of two alike r7.2, colours r y g b p t o v, \
                       N a seat)";

/// `play r7`, `play r7.2 uno`, `play wild g`; everything else as in a record.
impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (face, copy, colour, uno) = match self {
            Self::Other(action) => return action.fmt(f),
            Self::Play { face, copy, colour, uno } => (face, *copy, colour, *uno),
        };
        write!(f, "play {face}")?;
        if copy > 0 {
            write!(f, ".{}", u16::from(copy) + 1)?;
        }
        if let Some(colour) = colour {
            write!(f, " {colour}")?;
        }
        f.write_str(if uno { " uno" } else { "" })
    }
}

impl FromStr for Choice {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Self, NotAMove> {
        // No choice has more than four words, however long the text is.
        let words: Vec<&str> = text.splitn(5, ' ').collect();
        parse(&words, text).ok_or(NotAMove(CHOICES))
    }
}

fn parse(words: &[&str], text: &str) -> Option<Choice> {
    let (card, colour, uno) = match *words {
        ["play", card] => (card, None, false),
        ["play", card, "uno"] => (card, None, true),
        ["play", card, colour] => (card, Some(colour), false),
        ["play", card, colour, "uno"] => (card, Some(colour), true),
        _ => return text.parse().ok().map(Choice::Other),
    };
    let (face, copy) = match card.split_once('.') {
        None => (card, 0),
        Some((face, copy)) => (face, copy_number(copy)?),
    };
    let colour = colour.map(|letter| Colour::from_letter(letter).ok_or(())).transpose().ok()?;
    Some(Choice::Play { face: face.parse().ok()?, copy, colour, uno })
}

/// Which of several, counted from 2 in the text: the first needs no number.
fn copy_number(text: &str) -> Option<u8> {
    let plain = text.len() <= 3 && !text.starts_with('0') && text.bytes().all(|b| b.is_ascii_digit());
    let number: u8 = plain.then(|| text.parse().ok()).flatten()?;
    (number >= 2).then(|| number - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<Choice> {
        text.parse().ok()
    }

    #[test]
    fn every_form_is_read_as_it_is_written() {
        let forms = ["play r7", "play r7.2", "play t-all.12 uno", "play wild2 g", "play dwildc.3 v uno"];
        for text in forms.into_iter().chain(["draw", "pass", "colour b", "accept", "challenge", "catch 10"]) {
            assert_eq!(read(text).map(|choice| choice.to_string()).as_deref(), Some(text));
        }
    }

    #[test]
    fn anything_else_is_no_choice() {
        let wrong = ["play", "play r7/o1", "play r7.1", "play r7.02", "play r7.", "play r7.256", "play r7 x"];
        for text in wrong.into_iter().chain(["play r7 g uno uno", "", " draw", "catch 0", "play r7  uno"]) {
            assert_eq!(read(text), None, "{text:?}");
        }
    }
}
