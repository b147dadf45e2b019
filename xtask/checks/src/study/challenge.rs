//! The challenge of one player.

use chart::{Axis, Line};
use serde_json::Value;

use super::Section;
use crate::figures::Runs;
use crate::figures::contest::number;

/// What works it out, and where its answer is kept.
pub const COMMAND: &str = "solve challenge";
pub const FILE: &str = "strategy/challenge.json";

const TITLE: &str = "Flip 7: the challenge of one player";

/// Points of a line are so far apart.
const STEP: usize = 10;

/// What is known of it.
pub fn section(runs: &Runs<'_>) -> Result<Section, String> {
    match runs.hear(COMMAND)? {
        Value::Null => Ok(unknown()),
        answer => Ok(solved(&answer)),
    }
}

fn unknown() -> Section {
    Section {
        title: TITLE,
        finding: "How likely best play reaches 200 points in 4 rounds (F7-60), and in how few rounds it is there, has not been \
                  worked out for this page, since it takes a quarter of an hour: `cargo xtask study --challenge` does it and \
                  keeps the answer for the next `cargo xtask study`."
            .to_owned(),
        plots: Vec::new(),
        details: "An earlier run gave 1.673 % and 10.3108 rounds on average, each with a fresh deck in every round.\n".to_owned(),
        commands: vec![COMMAND.to_owned()],
    }
}

fn solved(answer: &Value) -> Section {
    let (target, rounds) = (number(&answer["target"]), number(&answer["rounds"]));
    let tried = |key: &str, factor: f64, places: usize| {
        let tried = &answer[key];
        let (mean, error) =
            (number(&tried["mean"]) * factor, 1.96 * number(&tried["standard_error"]) * factor);
        format!("{mean:.places$} ± {error:.places$}")
    };
    Section {
        title: TITLE,
        finding: format!(
            "Alone it is hard to reach {target} points in {rounds} rounds (F7-60): best play does it in {:.3} % of all games. \
             Who wants few rounds on average needs {:.4} of them.",
            100.0 * number(&answer["chance"]),
            number(&answer["fewest_rounds"]),
        ),
        plots: vec![(
            "challenge",
            "The best chance to reach the target from every total, a line for each number of rounds left",
            plotted(answer),
        )],
        details: format!(
            "Both are exact for best play with a fresh deck in every round, worked out card by card ([odds.md](odds.md)). \
             With the real deck, which goes on from round to round, the same choices reach the target in {} % of {} games, and \
             take {} rounds. The command takes about a quarter of an hour of processor time; what it said is kept in \
             [challenge.json]({FILE}) by `cargo xtask study --challenge`, with the best chance and the fewest rounds from every total, which is all of \
             the policy.\n",
            tried("chance_with_the_real_deck", 100.0, 2),
            answer["chance_with_the_real_deck"]["games"],
            tried("fewest_rounds_with_the_real_deck", 1.0, 3),
        ),
        commands: vec![COMMAND.to_owned()],
    }
}

/// Of every number of rounds left but the first and the last: with none left there is no chance, with all of them one total.
fn plotted(answer: &Value) -> chart::Chart {
    let by_rounds = answer["chance_by_rounds_left_and_total"].as_array().map_or(&[][..], Vec::as_slice);
    let line = |(left, chances): (usize, &Value)| {
        let chances = chances.as_array().into_iter().flatten().enumerate().step_by(STEP);
        let name = if left == 1 { "1 round left".to_owned() } else { format!("{left} rounds left") };
        Line {
            name,
            points: chances.map(|(total, chance)| (as_f64(total), 100.0 * number(chance))).collect(),
        }
    };
    let middle = by_rounds.iter().enumerate().skip(1).take(by_rounds.len().saturating_sub(2));
    let lines: Vec<Line> = middle.map(line).collect();
    let target = number(&answer["target"]);
    chart::lines(
        &lines,
        Axis { name: "total before the round", range: (0.0, target) },
        Axis { name: "chance to reach the target in time, %", range: (0.0, 100.0) },
    )
}

fn as_f64(total: usize) -> f64 {
    f64::from(u32::try_from(total).unwrap_or(u32::MAX))
}
