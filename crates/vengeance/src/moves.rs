//! Moves, and why they are refused.

use std::fmt;
use std::str::FromStr;

use game::{NotAMove, Ruled, Seat, parse_seat};
use rows::OutOfTurn;

use crate::card::Card;
use crate::rules::Rule;

/// What a seat can do. Which of these it is stands in a place of its own, not
/// among the cards: it is asked for all the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Move {
    /// Take a card.
    Hit,
    /// Take no more turns.
    Stay,
    /// Play Just One More on a player.
    OneMore(Seat),
    /// Play Flip Four on a player.
    FlipFour(Seat),
    /// Steal a player's card.
    Steal(Seat, Card),
    /// Discard a player's card.
    Discard(Seat, Card),
    /// Swap a card of one player for a card of another with a higher seat.
    Swap(Seat, Card, Seat, Card),
    /// Give the modifier just drawn to a player.
    Give(Seat),
    /// Take the bonus of a brutal Flip 7 (own seat), or take it off another.
    Bonus(Seat),
}

impl game::Move for Move {}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hit => write!(f, "hit"),
            Self::Stay => write!(f, "stay"),
            Self::OneMore(on) => write!(f, "one-more {on}"),
            Self::FlipFour(on) => write!(f, "flip4 {on}"),
            Self::Steal(from, card) => write!(f, "steal {from} {card}"),
            Self::Discard(from, card) => write!(f, "discard {from} {card}"),
            Self::Swap(one, his, other, hers) => write!(f, "swap {one} {his} {other} {hers}"),
            Self::Give(to) => write!(f, "give {to}"),
            Self::Bonus(seat) => write!(f, "bonus {seat}"),
        }
    }
}

const MOVES: &str = "hit, stay, one-more N, flip4 N, steal N CARD, discard N CARD, swap N CARD M CARD (N < M), \
                     give N, bonus N (N and M are seats)";

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Self, NotAMove> {
        // No move has more words than a swap, however long the text is.
        let words: Vec<&str> = text.splitn(6, ' ').collect();
        parse(&words).ok_or(NotAMove(MOVES))
    }
}

fn parse(words: &[&str]) -> Option<Move> {
    let card = |code: &str| code.parse::<Card>().ok();
    Some(match *words {
        ["hit"] => Move::Hit,
        ["stay"] => Move::Stay,
        ["one-more", on] => Move::OneMore(parse_seat(on)?),
        ["flip4", on] => Move::FlipFour(parse_seat(on)?),
        ["steal", from, code] => Move::Steal(parse_seat(from)?, card(code)?),
        ["discard", from, code] => Move::Discard(parse_seat(from)?, card(code)?),
        ["swap", one, his, other, hers] => {
            Move::Swap(parse_seat(one)?, card(his)?, parse_seat(other)?, card(hers)?)
        }
        ["give", to] => Move::Give(parse_seat(to)?),
        ["bonus", seat] => Move::Bonus(parse_seat(seat)?),
        _ => return None,
    })
}

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It is not the seat's turn, or nobody's any more.
    OutOfTurn(OutOfTurn),
    /// Stay without a single card.
    NoCardYet,
    /// Stay with The Zero.
    HoldsZero,
    /// Something else while a card waits to be played.
    PlayFirst {
        /// The card that waits to be played.
        card: Card,
    },
    /// Something else while the bonus waits to be taken.
    BonusFirst,
    /// A card is played that the player does not have to play.
    NothingToPlay,
    /// The target is not at the table.
    NoSuchSeat {
        /// The seat that the move names.
        target: Seat,
    },
    /// The target has busted.
    Busted {
        /// The seat that the move names.
        target: Seat,
    },
    /// The target has no such card.
    NotThere {
        /// The seat that the move names.
        target: Seat,
        /// The card that it does not have.
        card: Card,
    },
    /// A Steal from oneself.
    OwnCard,
    /// A Swap that does not name two seats in order.
    SwapOrder,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OutOfTurn(why) => why.fmt(f),
            Self::NoCardYet => write!(f, "without a card you must hit"),
            Self::HoldsZero => write!(f, "with The Zero you may not stay"),
            Self::PlayFirst { card } => write!(f, "first choose where the {card} goes"),
            Self::BonusFirst => write!(f, "first choose where the bonus goes"),
            Self::NothingToPlay => write!(f, "there is no such card to play: hit or stay"),
            Self::NoSuchSeat { target } => write!(f, "there is no seat {target} at this table"),
            Self::Busted { target } => write!(f, "seat {target} has busted"),
            Self::NotThere { target, card } => write!(f, "seat {target} has no {card} in front of them"),
            Self::OwnCard => write!(f, "a card is stolen from somebody else"),
            Self::SwapOrder => write!(f, "a swap names two different seats, the lower one first"),
        }
    }
}

impl std::error::Error for Refusal {}

impl From<OutOfTurn> for Refusal {
    fn from(why: OutOfTurn) -> Self {
        Self::OutOfTurn(why)
    }
}

impl Ruled for Refusal {
    type Rule = Rule;

    fn rule(&self) -> Rule {
        match self {
            Self::OutOfTurn(OutOfTurn::GameOver) => Rule::V_51,
            Self::OutOfTurn(OutOfTurn::NotYourTurn { .. }) | Self::NoCardYet => Rule::V_10,
            Self::HoldsZero => Rule::V_20,
            Self::PlayFirst { .. } | Self::NothingToPlay | Self::NoSuchSeat { .. } => Rule::V_30,
            Self::NotThere { .. } | Self::Busted { .. } => Rule::V_12,
            Self::BonusFirst => Rule::V_62,
            Self::OwnCard => Rule::V_34,
            Self::SwapOrder => Rule::V_33,
        }
    }
}
