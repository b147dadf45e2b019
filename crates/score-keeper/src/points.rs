//! What turns come to, by the scoring of the engine.

mod hand;
mod row;

use std::collections::BTreeMap;

use rows::{BONUS, ScoreChange, ScoreStep, Status};

use crate::id::PlayerId;
use crate::refusal::{Fault, Refusal};
use crate::rules::Rules;
use crate::turn::{Bonus, Held, Turn};

/// What a round came to for somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Points {
    /// The points.
    pub points: i64,
    /// How they came about.
    pub how: How,
}

/// How the points of a round came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum How {
    /// They were typed; the bonus of somebody else's Flip 7 may have come off.
    Typed,
    /// By this sum of the cards, and how the row ended in a game of rows.
    Sum(Vec<ScoreStep>, Option<Status>),
    /// UNO FLIP!: whoever went out scores what the others hold (U-70).
    Collected(Vec<(PlayerId, i64)>),
    /// UNO FLIP!: so many points are left in the hand, and count for somebody else (U-70).
    Left(Vec<ScoreStep>, i64),
    /// The player was not there.
    Away,
}

/// All turns of a round.
pub type Turns<'a> = BTreeMap<&'a PlayerId, &'a Turn>;

/// What each turn of a round comes to. `players` is how many play, which says how many decks
/// there are (F7-2).
pub fn of_round(rules: &Rules, players: usize, turns: &Turns) -> Result<BTreeMap<PlayerId, Points>, Refusal> {
    check_points(rules, turns)?;
    match rules {
        Rules::Flip7(options) => row::of_round(options, players, turns, Fault::Flip7),
        Rules::Vengeance(options) => row::of_round(options, players, turns, Fault::Vengeance),
        Rules::UnoFlip(options) => hand::of_round(options.scoring, turns),
    }
}

fn check_points(rules: &Rules, turns: &Turns) -> Result<(), Refusal> {
    for turn in turns.values() {
        if let Turn::Points(points) = turn {
            if !(-crate::MOST_POINTS..=crate::MOST_POINTS).contains(points) {
                return Err(Refusal::TooManyPoints);
            }
            if *points < 0 && !rules.may_lose_points() {
                return Err(Refusal::BelowZero);
            }
        }
    }
    Ok(())
}

/// Whom the bonus of a brutal Flip 7 comes off in a round, if it comes off anybody (V-62).
fn loser<'a>(turns: &Turns<'a>) -> Option<&'a PlayerId> {
    turns.values().find_map(|turn| match turn {
        Turn::Cards(Held { bonus: Some(Bonus::Off(player)), .. }) => Some(player),
        Turn::Cards(_) | Turn::Points(_) | Turn::Away => None,
    })
}

/// Points that were typed, of which the bonus of another's Flip 7 may come off (V-62).
fn typed(points: i64, loses: bool) -> Points {
    if !loses {
        return Points { points, how: How::Typed };
    }
    let points = points - BONUS;
    let step = ScoreStep { change: ScoreChange::AnothersFlip7, total: points };
    Points { points, how: How::Sum(vec![step], None) }
}
