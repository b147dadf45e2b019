//! What a review says.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::grade::Grade;

/// What a review says of a game. Chances are chances to win, from 0 to 1; those of all seats add up to 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Review {
    /// The game's name.
    pub game: String,
    /// How often every choice was tried out.
    pub trials: usize,
    /// Who won, if the game is over.
    pub winner: Option<Seat>,
    /// How everybody did whose choices were looked at.
    pub seats: Vec<Verdict>,
    /// All their decisions in which there was a choice.
    pub decisions: Vec<Decision>,
    /// What changed chances most, in the order of the game.
    pub turning_points: Vec<TurningPoint>,
    /// How the chances stood before every move, and at the end.
    pub course: Vec<Standing>,
}

/// How a player did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Verdict {
    /// The player.
    pub seat: Seat,
    /// How well they chose; nothing if they had no choice.
    pub grade: Option<Grade>,
    /// How often they had a choice.
    pub decisions: usize,
    /// How often something else was clearly better.
    pub mistakes: usize,
    /// The part of the chance to win that all their choices gave away, compared with the best that was found.
    pub given_away: f64,
    /// The chance before the first card, the same for all.
    pub start: f64,
    /// The chance in the end: 1 or 0 if the game is over.
    pub end: f64,
    /// What the cards changed about it.
    pub by_cards: f64,
    /// What the own choices changed about it, compared with a plain player's.
    pub by_own_choices: f64,
    /// What the choices of others changed about it, compared with a plain player's.
    pub by_others: f64,
}

/// What somebody did who could have done something out of turn, and did not.
pub const WAIT: &str = "wait";

/// A decision in which there was a choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decision {
    /// Which move of the record it is, counted from 1.
    pub ply: usize,
    /// In which round.
    pub round: u32,
    /// Whose it is.
    pub seat: Seat,
    /// The card that was to be played, where it was not about Hit or Stay.
    pub card: Option<String>,
    /// What was chosen, as records write it; in UNO FLIP! by the face, as its player says it, and [`WAIT`] for nothing.
    pub chosen: String,
    /// The chance to win with that.
    pub chance: f64,
    /// All that could be chosen.
    pub choices: Vec<Tried>,
    /// What would have been better, if anything was found.
    pub better: Option<Better>,
    /// What Hit and Stay were worth in points, where that can be worked out exactly.
    pub points: Option<Points>,
    /// What they held, in games in which hands are hidden.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub held: Option<Held>,
}

/// What somebody held, and what it had to fit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    /// The faces of the hand.
    pub hand: Vec<String>,
    /// The face on top of the discard pile.
    pub top: String,
    /// The colour in force, unless it was being named.
    pub colour: Option<String>,
}

/// Something that could be chosen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tried {
    /// What, as records write it.
    pub action: String,
    /// The chance to win with it; nothing for one of many that was left out soon since it did badly.
    pub chance: Option<f64>,
}

/// Something that would have been better.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Better {
    /// What, as records write it.
    pub action: String,
    /// How much of the chance to win the choice gave away: by chance it can be a little below 0.
    pub cost: f64,
    /// The standard error of that.
    pub error: f64,
    /// Whether that is beyond reasonable doubt, and more than a trifle.
    pub clear: bool,
}

/// What Hit and Stay are worth in points of the round, under best play for points.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Points {
    /// What it is worth to hit.
    pub hit: f64,
    /// What it is worth to stay.
    pub stay: f64,
}

/// Something that changed somebody's chances much.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurningPoint {
    /// At which move of the record, counted from 1.
    pub ply: usize,
    /// In which round.
    pub round: u32,
    /// Who moved.
    pub seat: Seat,
    /// The card that they played, where it was not about Hit or Stay.
    pub card: Option<String>,
    /// What they did, as records write it.
    pub action: String,
    /// What changed the chances.
    pub cause: Cause,
    /// The cards that came after it, if they did.
    pub dealt: Vec<Dealt>,
    /// Whether everybody got a new hand after it, in games in which hands are hidden.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub new_hands: bool,
    /// Whose chance changed most.
    pub of: Seat,
    /// Their chance before.
    pub before: f64,
    /// Their chance after.
    pub after: f64,
}

/// What changes chances.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// That somebody chose something else than a plain player.
    Choice,
    /// The cards that came.
    Cards,
}

/// A card that came.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dealt {
    /// To whom.
    pub seat: Seat,
    /// Its code.
    pub card: String,
}

/// How the chances stood.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Standing {
    /// After how many moves.
    pub ply: usize,
    /// Everybody's chance to win.
    pub chances: Vec<f64>,
}
