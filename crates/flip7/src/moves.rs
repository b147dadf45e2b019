//! Moves, and why they are refused.

use std::fmt;
use std::str::FromStr;

use game::{NotAMove, Ruled, Seat, parse_seat};
use rows::OutOfTurn;

use crate::card::{Card, Face};
use crate::rules::Rule;

/// What a seat can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Move {
    /// Take a card.
    Hit,
    /// Leave the round and keep the points.
    Stay,
    /// Freeze a player.
    Freeze(Seat),
    /// Give a Flip Three to a player.
    FlipThree(Seat),
    /// Give a Second Chance to a player.
    SecondChance(Seat),
}

impl Move {
    /// The move that plays this action card on a player; number cards and
    /// modifiers are not played on anybody.
    pub const fn aim(card: Card, at: Seat) -> Option<Self> {
        match card.face() {
            Face::Freeze => Some(Self::Freeze(at)),
            Face::FlipThree => Some(Self::FlipThree(at)),
            Face::SecondChance => Some(Self::SecondChance(at)),
            Face::Number(_) | Face::Plus(_) | Face::Double => None,
        }
    }

    /// The card a move plays, and on whom.
    pub const fn aimed(self) -> Option<(Card, Seat)> {
        let (Self::Freeze(at) | Self::FlipThree(at) | Self::SecondChance(at)) = self else { return None };
        // By itself, as nobody can guess which: it is worked out without a jump.
        let card = match self {
            Self::Freeze(_) => Card::Freeze,
            Self::FlipThree(_) => Card::FlipThree,
            Self::SecondChance(_) | Self::Hit | Self::Stay => Card::SecondChance,
        };
        Some((card, at))
    }
}

impl game::Move for Move {}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.aimed() {
            Some((card, at)) => write!(f, "{card} {at}"),
            None => f.write_str(if *self == Self::Hit { "hit" } else { "stay" }),
        }
    }
}

const MOVES: &str = "hit, stay, freeze N, flip3 N, second N (N is a seat)";

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Self, NotAMove> {
        match text.split_once(' ') {
            None if text == "hit" => Ok(Self::Hit),
            None if text == "stay" => Ok(Self::Stay),
            None => Err(NotAMove(MOVES)),
            Some((card, at)) => {
                let aimed = card.parse().ok().zip(parse_seat(at));
                aimed.and_then(|(card, at)| Self::aim(card, at)).ok_or(NotAMove(MOVES))
            }
        }
    }
}

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It is not the seat's turn, or nobody's any more.
    OutOfTurn(OutOfTurn),
    /// Stay without a single card.
    NoCardYet,
    /// Hit or Stay while a card waits to be aimed, or another card than that.
    AimFirst {
        /// The card that waits for a target.
        card: Card,
    },
    /// A card is aimed that the player does not have to aim.
    NothingToAim {
        /// The card that the move names.
        card: Card,
    },
    /// The target is not at the table.
    NoSuchSeat {
        /// The seat that the move names.
        target: Seat,
    },
    /// The target is not active.
    NotActive {
        /// The seat that the move names.
        target: Seat,
    },
    /// A second Second Chance cannot be kept.
    CannotKeep,
    /// The target holds a Second Chance already.
    HasSecondChance {
        /// The seat that the move names.
        target: Seat,
    },
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OutOfTurn(why) => why.fmt(f),
            Self::NoCardYet => write!(f, "without a card you must hit"),
            Self::AimFirst { card } => write!(f, "first choose who gets the {card}"),
            Self::NothingToAim { card } => write!(f, "there is no {card} to give: hit or stay"),
            Self::NoSuchSeat { target } => write!(f, "there is no seat {target} at this table"),
            Self::NotActive { target } => write!(f, "seat {target} is not active"),
            Self::CannotKeep => write!(f, "a second Second Chance must be given to somebody else"),
            Self::HasSecondChance { target } => write!(f, "seat {target} has a Second Chance already"),
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
            Self::OutOfTurn(OutOfTurn::GameOver) => Rule::F7_42,
            Self::OutOfTurn(OutOfTurn::NotYourTurn { .. }) => Rule::F7_12,
            Self::NoCardYet => Rule::F7_13,
            Self::AimFirst { .. } | Self::NothingToAim { .. } => Rule::F7_16,
            Self::NoSuchSeat { .. } | Self::NotActive { .. } => Rule::F7_20,
            Self::CannotKeep | Self::HasSecondChance { .. } => Rule::F7_24,
        }
    }
}
