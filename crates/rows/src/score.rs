//! What a row of cards scores, and how: for whoever keeps the score of a game that
//! is played with cards of paper.

mod check;
mod fault;
mod kind;
mod sheet;
mod steps;

use crate::row::{BONUS, Row as _, Status};

pub use fault::RowFault;
pub use kind::{Scoring, Worth};
pub use sheet::{Bonus, Claim, Sheet};
pub use steps::{ScoreChange, ScoreStep};

/// What a row scores. As a text it is the sum that a player would do:
/// `3+11+5 = 19, ×2 = 38, +10 = 48`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The points of the round.
    pub points: i64,
    /// Whether the row has busted, is frozen or has a Flip 7. Somebody who has stayed
    /// counts as active: their cards do not show it.
    pub status: Status,
    /// How the points come about, one step after the other. There is at least one,
    /// and the last one leaves the points.
    pub steps: Vec<ScoreStep>,
}

/// Scores a row. Its points are those of the engine's own row with these cards; the
/// order of the cards does not matter.
pub fn score<K: Scoring>(sheet: &Sheet<K>, options: &K::Options) -> Result<Score, RowFault<K>> {
    let row = check::checked_row(sheet, options)?;
    let status = row.status();
    let points = row.points(options) + sheet.bonus.map_or(0, Bonus::points);
    let steps = steps::steps(sheet, status, K::is_brutal(options));
    debug_assert_eq!(steps.last().map(|step| step.total), Some(points), "the steps lead to the points");
    Ok(Score { points, status, steps })
}

impl Bonus {
    /// What it adds to the points of the row.
    pub const fn points(self) -> i64 {
        match self {
            Self::Own => BONUS,
            Self::FromAnother => -BONUS,
        }
    }
}
