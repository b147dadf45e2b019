//! What a card and a move cost, held against the ceilings in `ceilings.toml`.

use std::collections::BTreeMap;
use std::fs;

use crate::callgrind::{Cost, Counter, GAMES};
use crate::workspace;

/// How far above its ceiling a figure may be, as a factor: the libraries of
/// other machines differ a little.
const TOLERANCE: f64 = 1.02;

/// A figure of a game, and the most it may be.
#[derive(Debug)]
struct Line {
    game: &'static str,
    what: String,
    value: f64,
    ceiling: f64,
}

impl Line {
    fn is_too_high(&self) -> bool {
        self.value > self.ceiling * TOLERANCE
    }

    fn shown(&self) -> String {
        let Self { game, what, value, ceiling } = self;
        let mark = if self.is_too_high() { "  TOO HIGH" } else { "" };
        format!("{game:<12}{what:<24}{value:>10.2}{ceiling:>10.2}{mark}")
    }
}

/// Counts, prints the figures beside their ceilings, and fails if one is too
/// high.
pub fn run() -> Result<(), String> {
    if std::env::consts::ARCH != "x86_64" {
        println!("instructions are not counted here: the ceilings are those of x86-64");
        return Ok(());
    }
    let ceilings = ceilings()?;
    let costs = Counter::new()?.games()?;
    let lines = lines(&costs, &ceilings)?;
    println!("{:<12}{:<24}{:>10}{:>10}", "game", "figure", "counted", "ceiling");
    for line in &lines {
        println!("{}", line.shown());
    }
    if lines.iter().any(Line::is_too_high) {
        return Err(format!("a game costs more than {FILE} allows"));
    }
    Ok(())
}

const FILE: &str = "xtask/ceilings.toml";

/// By the names of the games and of their figures.
type Ceilings = BTreeMap<String, BTreeMap<String, f64>>;

fn ceilings() -> Result<Ceilings, String> {
    let text = fs::read_to_string(workspace().join(FILE)).map_err(|error| format!("{FILE}: {error}"))?;
    toml::from_str(&text).map_err(|error| format!("{FILE}: {error}"))
}

/// Every figure beside its ceiling, for costs in the order of [`GAMES`].
fn lines(costs: &[Cost], ceilings: &Ceilings) -> Result<Vec<Line>, String> {
    let mut lines = Vec::new();
    for ((game, unit), cost) in GAMES.into_iter().zip(costs) {
        for (name, value) in [("instructions", cost.instructions), ("mispredicts", cost.mispredicts)] {
            let ceiling = ceilings.get(game).and_then(|known| known.get(name));
            let ceiling = *ceiling.ok_or_else(|| format!("{FILE}: no {name} of {game}"))?;
            lines.push(Line { game, what: format!("{name} per {unit}"), value, ceiling });
        }
    }
    Ok(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_figure_has_a_ceiling() {
        let cost = Cost { instructions: 1.0, mispredicts: 0.01 };
        let lines = lines(&[cost; GAMES.len()], &ceilings().unwrap()).unwrap();
        assert_eq!(lines.len(), 2 * GAMES.len());
        assert!(lines.iter().all(|line| !line.is_too_high()));
    }

    #[test]
    fn a_figure_without_a_ceiling_is_named() {
        let cost = Cost { instructions: 1.0, mispredicts: 0.01 };
        let error = lines(&[cost], &Ceilings::new()).unwrap_err();
        assert_eq!(error, "xtask/ceilings.toml: no instructions of flip7");
    }

    #[test]
    fn two_per_cent_above_is_still_allowed() {
        let line =
            |value| Line { game: "flip7", what: "instructions per card".to_owned(), value, ceiling: 100.0 };
        assert!(!line(101.9).is_too_high());
        assert!(line(102.1).is_too_high());
        assert!(line(102.1).shown().ends_with("102.10    100.00  TOO HIGH"));
    }
}
