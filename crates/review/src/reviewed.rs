//! How the records of each game are reviewed.

use std::fmt;

use bots::{Sensible, Vengeful};
use flip7::Flip7;
use game::{Game, Record};
use hosting::{GameName, with_game};
use unoflip::UnoFlip;
use vengeance::Vengeance;

use crate::report::Review;
use crate::settings::Settings;
use crate::{hidden, looking};

/// Why a record is not reviewed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// It cannot be replayed.
    Record(String),
    /// Nobody else plays, so there is nobody to win against.
    Alone,
    /// There is no such seat at the table.
    NoSuchSeat {
        /// The number that was asked for.
        seat: usize,
        /// How many play.
        players: usize,
    },
    /// It has more moves than are looked at.
    TooLong {
        /// How many it has.
        moves: usize,
        /// How many it may have.
        most: usize,
    },
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Record(why) => f.write_str(why),
            Self::Alone => f.write_str(
                "players: alone at a table there is nobody to win against, and a review is about chances to win",
            ),
            Self::NoSuchSeat { seat, players } => {
                write!(f, "seat: there is no seat {seat} at a table of {players}")
            }
            Self::TooLong { moves, most } => {
                write!(f, "moves: there are {moves}, and no more than {most} are reviewed")
            }
        }
    }
}

impl std::error::Error for Refused {}

/// A game whose records can be reviewed.
pub trait Reviewed: Game {
    /// Reviews a record. How many of its moves have been looked at, and of how many, goes to the callback.
    fn review(
        record: &Record,
        settings: &Settings,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Result<Review, Refused>;
}

impl<const SEATS: usize> Reviewed for Flip7<SEATS> {
    fn review(
        record: &Record,
        settings: &Settings,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Result<Review, Refused> {
        looking::review::<Sensible, SEATS>(record, settings, progress)
    }
}

impl<const SEATS: usize> Reviewed for Vengeance<SEATS> {
    fn review(
        record: &Record,
        settings: &Settings,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Result<Review, Refused> {
        looking::review::<Vengeful, SEATS>(record, settings, progress)
    }
}

impl Reviewed for UnoFlip {
    fn review(
        record: &Record,
        settings: &Settings,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Result<Review, Refused> {
        hidden::review(record, settings, progress)
    }
}

/// Reviews a record of any game. How many of its moves have been looked at, and of how many, goes to the callback.
pub fn review(
    record: &Record,
    settings: &Settings,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Review, Refused> {
    let game: GameName = record.game.parse().map_err(|unknown| Refused::Record(format!("{unknown}")))?;
    // A position with room for few seats is copied faster.
    if record.players.count() <= with_game!(game, table, G => G::PLAYERS.1) {
        with_game!(game, table, G => G::review(record, settings, progress))
    } else {
        with_game!(game, hall, G => G::review(record, settings, progress))
    }
}
