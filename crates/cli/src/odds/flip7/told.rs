//! Odds of Flip 7 for people and for programs.

use flip7::Card;
use odds::{Outlook, in_steps};
use serde_json::{Map, Value, json};

use super::For;
use crate::args::OddsArgs;
use crate::odds::{choices, code, ends, percent};
use crate::story::STRONG;

/// How many points a bar stands for.
const STEP: usize = 10;

/// How long the longest bar is, in columns.
const LONGEST: u8 = 30;

/// What is told.
pub struct Told<'a> {
    pub args: &'a OddsArgs,
    pub hand: &'a [Card],
    pub plays_for: For,
    /// How many cards the deck has.
    pub cards: usize,
    pub outlook: &'a Outlook,
}

impl Told<'_> {
    /// For programs.
    pub fn json(&self) -> Value {
        let outlook = self.outlook;
        let chances = outlook.distribution.iter().enumerate().filter(|(_, chance)| **chance > 0.0);
        let distribution: Map<String, Value> =
            chances.map(|(points, chance)| (points.to_string(), json!(chance))).collect();
        json!({
            "game": self.args.game,
            "hand": self.codes(),
            "cards_left": self.cards,
            "players": self.args.players,
            "plays_for": match self.plays_for {
                For::Points => "points",
                For::Goal(_) => "goal",
                For::Win => "win",
            },
            "hit": outlook.hit,
            "stay": outlook.stay,
            "best": code(outlook.best),
            "bust_next": outlook.bust_next,
            "bust": outlook.bust,
            "flip7": outlook.flip7,
            "distribution": distribution,
        })
    }

    /// For people.
    pub fn table(&self) -> String {
        let outlook = self.outlook;
        let codes = self.codes().join(" ");
        let hand = if codes.is_empty() { "no card yet" } else { &codes };
        let worth = |value: f64| match self.plays_for {
            For::Points => format!("{value:.3}"),
            For::Goal(_) | For::Win => percent(value),
        };
        let mut text = format!("{STRONG}{hand}{STRONG:#}, {} cards in the deck\n", self.cards);
        if self.args.players > 1 {
            text += "Freeze and Flip Three go to others\n";
        }
        let stay = outlook.stay.map_or_else(|| "not possible without a card (F7-13)".to_owned(), worth);
        text += &format!("\n{}\n", self.heading());
        text += &choices(&worth(outlook.hit), &stay, outlook.best);
        text += &ends(outlook.bust_next, outlook.bust, outlook.flip7);
        text + "\nPoints of the round\n" + &bars(&outlook.distribution)
    }

    fn heading(&self) -> String {
        match self.plays_for {
            For::Points => "Expected points under best play".to_owned(),
            For::Goal(goal) => format!("Chance of {goal} points or more under best play"),
            For::Win => {
                let list =
                    |totals: &[u32]| totals.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
                let total = self.args.total.unwrap_or(0);
                format!("Chance to win with {total} against {}", list(&self.args.others))
            }
        }
    }

    fn codes(&self) -> Vec<&'static str> {
        self.hand.iter().map(|card| card.code()).collect()
    }
}

/// The points as bars.
fn bars(distribution: &[f64]) -> String {
    let name = |from, to| if to == 0 { "0".to_owned() } else { format!("{from}–{to}") };
    let steps = in_steps(distribution, STEP).into_iter();
    let all: Vec<(String, f64)> = steps.map(|(from, to, chance)| (name(from, to), chance)).collect();
    let most = all.iter().map(|(_, chance)| *chance).fold(f64::MIN_POSITIVE, f64::max);
    let line = |(name, chance): &(String, f64)| {
        let long = |column: &u8| f64::from(*column) <= chance / most * f64::from(LONGEST) + 0.5;
        let columns = (1..=LONGEST).take_while(long).count();
        format!("{name:>9} {:>8}  {}\n", percent(*chance), "█".repeat(columns))
    };
    all.iter().filter(|(_, chance)| *chance >= 5e-5).map(line).collect()
}
