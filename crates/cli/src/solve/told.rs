//! The challenge for people and for programs.

use odds::Outlook;
use serde_json::{Value, json};

use super::Tried;
use crate::args::SolveArgs;
use crate::story::STRONG;

/// All that was worked out.
pub struct Answer {
    /// The chance to reach the target from every total, by the rounds that are left, from none.
    pub chances: Vec<Vec<f64>>,
    /// The fewest rounds on average from every total.
    pub rounds: Vec<f64>,
    /// How a round is played for the chance with some totals, by the rounds that are left, from one.
    pub chance_played: Vec<(u32, Vec<Outlook>)>,
    /// The same for few rounds.
    pub rounds_played: Vec<(u32, Outlook)>,
    pub chance_tried: Option<Tried>,
    pub rounds_tried: Option<Tried>,
}

/// What is told.
pub struct Told<'a> {
    pub args: &'a SolveArgs,
    pub answer: &'a Answer,
}

impl Told<'_> {
    /// For programs.
    pub fn json(&self) -> Value {
        let tried = |tried: &Option<Tried>| {
            let Tried { mean, error } = tried.as_ref()?;
            Some(json!({"games": self.args.games, "mean": mean, "standard_error": error}))
        };
        json!({
            "target": self.args.target,
            "rounds": self.args.rounds,
            "chance": self.chance(),
            "chance_with_the_real_deck": tried(&self.answer.chance_tried),
            "fewest_rounds": self.answer.rounds.first(),
            "fewest_rounds_with_the_real_deck": tried(&self.answer.rounds_tried),
            "chance_by_rounds_left_and_total": self.answer.chances,
            "fewest_rounds_by_total": self.answer.rounds,
        })
    }

    /// The chance at the start.
    fn chance(&self) -> f64 {
        self.answer.chances.last().and_then(|chances| chances.first()).copied().unwrap_or(0.0)
    }

    /// For people.
    pub fn table(&self) -> String {
        let SolveArgs { target, rounds, games, .. } = self.args;
        let tried = |tried: &Option<Tried>, form: fn(f64) -> String| {
            tried.as_ref().map_or_else(String::new, |Tried { mean, error }| {
                format!("  with the real deck     {} ± {} in {games} games\n", form(*mean), form(2.0 * error))
            })
        };
        let mut text = format!("{STRONG}{target} points in at most {rounds} rounds (F7-60){STRONG:#}\n\n");
        text += &format!("Best chance\n  with fresh decks       {}\n", percent(self.chance()));
        text += &tried(&self.answer.chance_tried, percent);
        let fewest = self.answer.rounds.first().copied().unwrap_or(0.0);
        text += &format!("\nFewest rounds on average\n  with fresh decks       {}\n", plain(fewest));
        text += &tried(&self.answer.rounds_tried, plain);
        text += "\nHow it is played: what a round brings if it does not bring nothing, how often it brings nothing,\n\
                 and the chance, or how many rounds it takes\n\n";
        text + &self.header() + &self.lines()
    }

    fn header(&self) -> String {
        let rounds = (1..=self.args.rounds).map(|left| match left {
            1 => "  the last round       ".to_owned(),
            left => format!("  {left} rounds left        "),
        });
        format!("total{}  few rounds\n", rounds.collect::<String>())
    }

    fn lines(&self) -> String {
        let chances = |left: usize, total: u32| self.answer.chances[left][total as usize];
        let all = self.answer.chance_played.iter().zip(&self.answer.rounds_played);
        all.map(|((total, played), (_, few))| {
            let mut line = format!("{total:>5}");
            for left in 1..=self.args.rounds as usize {
                line += &played.get(left - 1).map_or_else(
                    || " ".repeat(23),
                    |played| format!("  {} {:>8}", brings(played), percent(chances(left, *total))),
                );
            }
            let rounds = plain(self.answer.rounds[*total as usize]);
            line + &format!("  {} {rounds:>7}\n", brings(few))
        })
        .collect()
    }
}

/// What a round brings that brings something, and how often it brings nothing.
fn brings(outlook: &Outlook) -> String {
    let nothing = outlook.distribution[0];
    let mean: f64 =
        (0_u32..).zip(&outlook.distribution).map(|(points, chance)| f64::from(points) * chance).sum();
    let something = if nothing < 1.0 { mean / (1.0 - nothing) } else { 0.0 };
    format!("{something:>5.1} {:>4.0} %", 100.0 * nothing)
}

fn percent(chance: f64) -> String {
    format!("{:.3} %", 100.0 * chance)
}

fn plain(number: f64) -> String {
    format!("{number:.4}")
}
