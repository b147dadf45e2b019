//! Why something cannot be written on a sheet.

use std::fmt;

use game::{OptionError, Rule as _, Ruled as _};
use rows::RowFault;

use crate::id::{EntryId, PlayerId};

/// The most players on a sheet, those too who went.
pub const MOST_PLAYERS: usize = 40;

/// The most rounds.
pub const MOST_ROUNDS: u32 = 1000;

/// The most points that can be typed, above or below zero.
pub const MOST_POINTS: i64 = 1_000_000;

/// The most cards in front of one player that are looked at. No row and no hand has more.
pub const MOST_CARDS: usize = 112;

/// Why something cannot be written on a sheet. The sheet stays as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// A sheet begins with its game and its players, once.
    Begun(bool),
    /// The game is not played like that.
    Rules(OptionError),
    /// There must be somebody, and not too many.
    HowMany,
    /// Two people with the same name, or the same person twice.
    Twice {
        /// The name.
        name: String,
    },
    /// This is no name.
    Name {
        /// What is wrong with it.
        why: String,
    },
    /// Nobody on the sheet is that.
    Unknown {
        /// Who was meant.
        player: PlayerId,
    },
    /// The player is there already, or went already.
    Present {
        /// Who.
        player: PlayerId,
        /// Whether they are there.
        here: bool,
    },
    /// An order of seats has all players of the sheet, each of them once.
    Order,
    /// Somebody was not there in a round.
    Absent {
        /// Who.
        player: PlayerId,
        /// The round.
        round: u32,
    },
    /// There is no such round yet.
    NoSuchRound {
        /// The round.
        round: u32,
    },
    /// The sheet has no room for another round.
    Full,
    /// So many points nobody has.
    TooManyPoints,
    /// Nobody loses points in this game.
    BelowZero,
    /// A hand cannot be.
    Hand {
        /// Whose.
        player: PlayerId,
        /// Why.
        fault: Fault,
    },
    /// The players together have more copies of a card than there are.
    TooManyTogether {
        /// The code of the card.
        card: String,
        /// How many copies are written down.
        held: usize,
        /// How many there are.
        exist: usize,
    },
    /// More than one player made the Flip 7 that ends a round.
    TwoFlip7,
    /// More than one player went out.
    TwoWentOut,
    /// The bonus of a Flip 7 comes off somebody else who was there.
    BonusForNobody,
    /// There is no such entry, or it cannot be undone, or it was, or it was not.
    NotUndone {
        /// The entry.
        entry: EntryId,
    },
    /// The game was ended already, or goes on already.
    Ended(bool),
}

/// Why a hand cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A row of Flip 7.
    Flip7(RowFault<flip7::Kind>),
    /// A row of With a Vengeance.
    Vengeance(RowFault<vengeance::Kind>),
    /// A hand of UNO FLIP! has a card that there is not.
    UnknownCard {
        /// What was written.
        code: String,
    },
    /// A hand of UNO FLIP! has light faces and dark ones.
    BothSides,
    /// A hand of UNO FLIP! has more copies of a face than there are.
    TooManyCopies {
        /// The code of the face.
        card: String,
        /// How many are written down.
        held: usize,
        /// How many there are.
        exist: usize,
    },
    /// Something that belongs to games of rows is said of a hand of UNO FLIP!.
    NoRow,
    /// There are more cards than any hand has.
    TooManyCards,
}

impl Refusal {
    /// The id of the rule by which it cannot be, if it is one of the game's.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Hand { fault, .. } => fault.rule(),
            Self::TooManyTogether { .. }
            | Self::Begun(_)
            | Self::Rules(_)
            | Self::HowMany
            | Self::Twice { .. }
            | Self::Name { .. }
            | Self::Unknown { .. }
            | Self::Present { .. }
            | Self::Order
            | Self::Absent { .. }
            | Self::NoSuchRound { .. }
            | Self::Full
            | Self::TooManyPoints
            | Self::BelowZero
            | Self::TwoFlip7
            | Self::TwoWentOut
            | Self::BonusForNobody
            | Self::NotUndone { .. }
            | Self::Ended(_) => None,
        }
    }
}

impl Fault {
    /// The id of the rule by which it cannot be.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Flip7(fault) => Some(fault.rule().id()),
            Self::Vengeance(fault) => Some(fault.rule().id()),
            Self::UnknownCard { .. } | Self::TooManyCopies { .. } => Some(unoflip::Rule::U_1.id()),
            Self::BothSides => Some(unoflip::Rule::U_70.id()),
            Self::NoRow | Self::TooManyCards => None,
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Begun(true) => write!(f, "the sheet has begun already"),
            Self::Begun(false) => write!(f, "a sheet begins with a game and its players"),
            Self::Rules(error) => error.fmt(f),
            Self::HowMany => write!(f, "a sheet has 1 to {MOST_PLAYERS} players"),
            Self::Twice { name } => write!(f, "{name:?} is on the sheet already"),
            Self::Name { why } => f.write_str(why),
            Self::Unknown { player } => write!(f, "nobody on the sheet is {player}"),
            Self::Present { player, here: true } => write!(f, "{player} is there already"),
            Self::Present { player, here: false } => write!(f, "{player} went already"),
            Self::Order => write!(f, "an order of seats has every player of the sheet once"),
            Self::Absent { player, round } => write!(f, "{player} was not there in round {round}"),
            Self::NoSuchRound { round } => write!(f, "there is no round {round} on the sheet"),
            Self::Full => write!(f, "a sheet has at most {MOST_ROUNDS} rounds"),
            Self::TooManyPoints => write!(f, "a round has at most {MOST_POINTS} points"),
            Self::BelowZero => write!(f, "nobody loses points in this game"),
            Self::Hand { fault, .. } => fault.fmt(f),
            Self::TooManyTogether { card, held, exist } => {
                write!(f, "all players together have {held} copies of {card}, and there are {exist}")
            }
            Self::TwoFlip7 => write!(f, "only one player makes the Flip 7 that ends the round"),
            Self::TwoWentOut => write!(f, "only one player goes out"),
            Self::BonusForNobody => write!(f, "the bonus comes off somebody else who was there"),
            Self::NotUndone { entry } => write!(f, "entry {entry} cannot be undone or redone"),
            Self::Ended(true) => write!(f, "the game was ended already"),
            Self::Ended(false) => write!(f, "the game goes on already"),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Flip7(fault) => fault.fmt(f),
            Self::Vengeance(fault) => fault.fmt(f),
            Self::UnknownCard { code } => write!(f, "there is no card {code:?}"),
            Self::BothSides => write!(f, "all cards of a hand count by the same side"),
            Self::TooManyCopies { card, held, exist } => {
                write!(f, "{held} copies of {card} are in the hand, and there are {exist}")
            }
            Self::NoRow => write!(f, "a hand of UNO FLIP! has no bust, no Flip 7 and no bonus"),
            Self::TooManyCards => write!(f, "a hand has at most {MOST_CARDS} cards"),
        }
    }
}

impl std::error::Error for Refusal {}

impl std::error::Error for Fault {}
