//! How the points of a row come about.

use std::fmt;

use crate::row::{BONUS, Status};
use crate::score::Score;
use crate::score::kind::{Scoring, Worth};
use crate::score::sheet::{Bonus, Sheet};

/// One step of the sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreStep {
    /// What is done.
    pub change: ScoreChange,
    /// What that leaves.
    pub total: i64,
}

/// What a step of the sum does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScoreChange {
    /// The numbers are added up, in the order in which they were given (F7-40, V-50).
    Numbers(Vec<u8>),
    /// The numbers are doubled (F7-40).
    Doubled,
    /// The numbers are halved, rounded down (V-50).
    Halved,
    /// A modifier adds points (F7-40).
    Plus(u8),
    /// A modifier takes points off (V-50, V-61).
    Minus(u8),
    /// No round is worth less than nothing (V-50).
    NotBelowZero,
    /// The Zero leaves nothing (V-20).
    TheZero,
    /// A bust leaves nothing (F7-14, V-12).
    Busted,
    /// The bonus of a Flip 7 (F7-40, V-50, V-62).
    Flip7,
    /// The bonus of somebody else's Flip 7 comes off (V-62).
    AnothersFlip7,
}

/// The sum as a player would do it, who looks at all cards: the engine's row, which
/// follows them one by one, must come to the same.
pub(super) fn steps<K: Scoring>(sheet: &Sheet<K>, status: Status, brutal: bool) -> Vec<ScoreStep> {
    let mut sum = Sum { total: 0, steps: Vec::new() };
    if status == Status::Busted {
        sum.step(ScoreChange::Busted);
        sum.add_and_take_off(&worths::<K>(&sheet.after_bust));
    } else {
        sum.count(&worths::<K>(&sheet.cards), status, brutal);
    }
    match sheet.bonus {
        Some(Bonus::Own) => sum.step(ScoreChange::Flip7),
        Some(Bonus::FromAnother) => sum.step(ScoreChange::AnothersFlip7),
        None => {}
    }
    sum.steps
}

fn worths<K: Scoring>(cards: &[K::Card]) -> Vec<Worth> {
    cards.iter().map(|&card| K::worth(card)).collect()
}

struct Sum {
    total: i64,
    steps: Vec<ScoreStep>,
}

impl Sum {
    /// The cards of a row that has not busted.
    fn count(&mut self, worths: &[Worth], status: Status, brutal: bool) {
        let number = |worth: &Worth| match worth {
            Worth::Number(number) => Some(*number),
            Worth::TheZero => Some(0),
            Worth::Plus(_)
            | Worth::Minus(_)
            | Worth::Double
            | Worth::Half
            | Worth::Nothing
            | Worth::NoPlace => None,
        };
        self.step(ScoreChange::Numbers(worths.iter().filter_map(number).collect()));
        if status != Status::Flip7 && worths.contains(&Worth::TheZero) {
            return self.step(ScoreChange::TheZero);
        }
        for worth in worths {
            match worth {
                Worth::Double => self.step(ScoreChange::Doubled),
                Worth::Half => self.step(ScoreChange::Halved),
                Worth::Number(_)
                | Worth::TheZero
                | Worth::Plus(_)
                | Worth::Minus(_)
                | Worth::Nothing
                | Worth::NoPlace => {}
            }
        }
        self.add_and_take_off(worths);
        if brutal {
            return;
        }
        if self.total < 0 {
            self.step(ScoreChange::NotBelowZero);
        }
        if status == Status::Flip7 {
            self.step(ScoreChange::Flip7);
        }
    }

    fn add_and_take_off(&mut self, worths: &[Worth]) {
        for worth in worths {
            match *worth {
                Worth::Plus(points) => self.step(ScoreChange::Plus(points)),
                Worth::Minus(points) => self.step(ScoreChange::Minus(points)),
                Worth::Number(_)
                | Worth::TheZero
                | Worth::Double
                | Worth::Half
                | Worth::Nothing
                | Worth::NoPlace => {}
            }
        }
    }

    fn step(&mut self, change: ScoreChange) {
        self.total = change.applied(self.total);
        self.steps.push(ScoreStep { change, total: self.total });
    }
}

impl ScoreChange {
    /// What it makes of a total.
    fn applied(&self, total: i64) -> i64 {
        match self {
            Self::Numbers(numbers) => numbers.iter().map(|&number| i64::from(number)).sum(),
            Self::Doubled => total * 2,
            Self::Halved => total / 2,
            Self::Plus(points) => total + i64::from(*points),
            Self::Minus(points) => total - i64::from(*points),
            Self::NotBelowZero | Self::TheZero | Self::Busted => 0,
            Self::Flip7 => total + BONUS,
            Self::AnothersFlip7 => total - BONUS,
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, step) in self.steps.iter().enumerate() {
            let comma = if place == 0 { "" } else { ", " };
            write!(f, "{comma}{step}")?;
        }
        Ok(())
    }
}

impl fmt::Display for ScoreStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.change {
            ScoreChange::Numbers(numbers) if numbers.len() < 2 => return write!(f, "{}", self.total),
            ScoreChange::Numbers(numbers) => {
                f.write_str(&numbers.iter().map(u8::to_string).collect::<Vec<_>>().join("+"))?;
            }
            ScoreChange::Doubled => f.write_str("×2")?,
            ScoreChange::Halved => f.write_str("÷2")?,
            ScoreChange::Plus(points) => write!(f, "+{points}")?,
            ScoreChange::Minus(points) => write!(f, "−{points}")?,
            ScoreChange::NotBelowZero => f.write_str("not below 0")?,
            ScoreChange::TheZero => f.write_str("The Zero")?,
            ScoreChange::Busted => f.write_str("bust")?,
            ScoreChange::Flip7 => write!(f, "Flip 7 +{BONUS}")?,
            ScoreChange::AnothersFlip7 => write!(f, "another's Flip 7 −{BONUS}")?,
        }
        let sign = if self.total < 0 { "−" } else { "" };
        write!(f, " = {sign}{}", self.total.unsigned_abs())
    }
}
