//! Moves, what a player says from what they see, and why moves are refused.

use std::fmt;
use std::str::FromStr;

use game::{NotAMove, Ruled, Seat, parse_seat};

use crate::card::Card;
use crate::face::{Colour, Face, Side, Symbol};
use crate::rules::Rule;

/// What a seat can do, as a record writes it: cards by both their faces. With
/// this representation the kind of move stands by itself: packed into another
/// field it would have to be unpacked several times in every move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Move {
    /// Play a card.
    Play {
        /// The card, by both faces.
        card: Card,
        /// The colour named, for wilds.
        colour: Option<Colour>,
        /// Whether UNO is called with it.
        uno: bool,
    },
    /// Draw.
    Draw,
    /// Keep the card just drawn.
    Pass,
    /// Name a colour for a wild that nobody played.
    Colour(Colour),
    /// Draw what a draw card asks for.
    Accept,
    /// Challenge a wild that draws.
    Challenge,
    /// Catch a seat that did not call UNO.
    Catch(Seat),
}

impl game::Move for Move {}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play { card, colour, uno } => {
                write!(f, "play {card}")?;
                if let Some(colour) = colour {
                    write!(f, " {colour}")?;
                }
                f.write_str(if *uno { " uno" } else { "" })
            }
            Self::Draw => f.write_str("draw"),
            Self::Pass => f.write_str("pass"),
            Self::Colour(colour) => write!(f, "colour {colour}"),
            Self::Accept => f.write_str("accept"),
            Self::Challenge => f.write_str("challenge"),
            Self::Catch(seat) => write!(f, "catch {seat}"),
        }
    }
}

const MOVES: &str = "play CARD, play CARD COLOUR, either with uno at the end, draw, pass, colour COLOUR, accept, \
                     challenge, catch N (cards like r7/o1, colours r y g b p t o v, N a seat)";

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Self, NotAMove> {
        // No move has more than four words, however long the text is.
        let words: Vec<&str> = text.splitn(5, ' ').collect();
        parse(&words).ok_or(NotAMove(MOVES))
    }
}

fn parse(words: &[&str]) -> Option<Move> {
    Some(match *words {
        ["draw"] => Move::Draw,
        ["pass"] => Move::Pass,
        ["accept"] => Move::Accept,
        ["challenge"] => Move::Challenge,
        ["colour", letter] => Move::Colour(Colour::from_letter(letter)?),
        ["catch", seat] => Move::Catch(parse_seat(seat)?),
        ["play", card] => Move::Play { card: card.parse().ok()?, colour: None, uno: false },
        ["play", card, "uno"] => Move::Play { card: card.parse().ok()?, colour: None, uno: true },
        ["play", card, letter] => {
            Move::Play { card: card.parse().ok()?, colour: Some(Colour::from_letter(letter)?), uno: false }
        }
        ["play", card, letter, "uno"] => {
            Move::Play { card: card.parse().ok()?, colour: Some(Colour::from_letter(letter)?), uno: true }
        }
        _ => return None,
    })
}

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// The table waits for somebody else.
    NotYourTurn {
        /// The seat whose decision the table waits for.
        waits_for: Seat,
    },
    /// The player does not hold that card.
    NotHeld,
    /// The card matches neither colour nor symbol of the top.
    NoMatch {
        /// The card's active face.
        face: Face,
        /// The top's.
        top: Face,
    },
    /// A wild that draws, with a card of the colour in hand and no bluffing.
    HoldsColour {
        /// The side in play.
        side: Side,
        /// The colour that the hand could have followed.
        colour: Colour,
    },
    /// A wild without a colour of the side in play.
    NameAColour,
    /// A colour for a card that is no wild.
    NotWild,
    /// UNO called without being down to one card.
    NotUno,
    /// Something else than the card just drawn.
    OnlyTheDrawn {
        /// Its active face.
        face: Face,
    },
    /// Keeping a drawn card that has to be played.
    MustPlayDrawn,
    /// Pass without having drawn.
    DrawFirst,
    /// Something else while a colour is to be named.
    ColourFirst,
    /// A colour that nobody asked for.
    NoColourAsked,
    /// Something else while a draw card is to be answered.
    AnswerFirst,
    /// Accept or challenge without a draw card to answer.
    NothingToAnswer,
    /// This draw card cannot be challenged.
    NotChallengeable,
    /// A card that cannot be stacked.
    NotStackable,
    /// Catching a seat that has not forgotten to call UNO.
    NobodyToCatch,
    /// Catching oneself.
    OwnCatch,
    /// Jumping in with another face than the top.
    NotTheSame,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => write!(f, "the game is over"),
            Self::NotYourTurn { waits_for } => write!(f, "the table waits for seat {waits_for}"),
            Self::NotHeld => write!(f, "that card is not in this hand"),
            Self::NoMatch { face, top } => write!(f, "{face} does not match {top}"),
            Self::HoldsColour { colour, .. } => {
                write!(f, "it may not be played with a card of colour {colour} in hand")
            }
            Self::NameAColour => write!(f, "a wild is played with a colour of the side in play"),
            Self::NotWild => write!(f, "a colour is named for wilds only"),
            Self::NotUno => write!(f, "UNO is called with the second last card only"),
            Self::OnlyTheDrawn { face } => {
                write!(f, "only the {face} just drawn may be played now, if it fits; or pass")
            }
            Self::MustPlayDrawn => write!(f, "a drawn card that can be played must be"),
            Self::DrawFirst => write!(f, "one may pass only after drawing"),
            Self::ColourFirst => write!(f, "first name a colour of the side in play"),
            Self::NoColourAsked => write!(f, "there is no colour to name now"),
            Self::AnswerFirst => write!(f, "first answer the draw card: accept, or what else is legal"),
            Self::NothingToAnswer => write!(f, "there is no draw card to answer"),
            Self::NotChallengeable => write!(f, "this card cannot be challenged"),
            Self::NotStackable => write!(f, "only a card of the same kind can be stacked"),
            Self::NobodyToCatch => write!(f, "that seat has not forgotten to call UNO"),
            Self::OwnCatch => write!(f, "one cannot catch oneself"),
            Self::NotTheSame => {
                write!(f, "one jumps in with the very same face only, and not on a round's first card")
            }
        }
    }
}

impl std::error::Error for Refusal {}

impl Ruled for Refusal {
    type Rule = Rule;

    fn rule(&self) -> Rule {
        match self {
            Self::GameOver => Rule::U_70,
            Self::NotYourTurn { .. } => Rule::U_20,
            Self::NotHeld | Self::NoMatch { .. } => Rule::U_21,
            Self::HoldsColour { side: Side::Light, .. } => Rule::U_45,
            Self::HoldsColour { side: Side::Dark, .. } => Rule::U_53,
            Self::NameAColour | Self::NotWild | Self::ColourFirst | Self::NoColourAsked => Rule::U_44,
            Self::NotUno | Self::NobodyToCatch | Self::OwnCatch => Rule::U_60,
            Self::OnlyTheDrawn { .. } | Self::DrawFirst => Rule::U_22,
            Self::MustPlayDrawn => Rule::U_83,
            Self::AnswerFirst | Self::NothingToAnswer | Self::NotChallengeable => Rule::U_54,
            Self::NotStackable => Rule::U_80,
            Self::NotTheSame => Rule::U_81,
        }
    }
}

/// How many cards a draw card makes somebody draw; none is a card that goes by
/// colour.
pub(crate) fn draws(face: Face) -> u8 {
    match (face.symbol(), face.side()) {
        (Symbol::Draw, Side::Light) => 1,
        (Symbol::Draw, Side::Dark) => 5,
        (Symbol::WildDraw, Side::Light) => 2,
        _ => 0,
    }
}
