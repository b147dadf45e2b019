//! What a result has to say of itself so that it can be had again.

use game::{Options, Seed};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::counts::Counted;

/// What was played, and with what.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Terms {
    /// The version of the program.
    pub version: &'static str,
    /// The name of the game.
    pub game: &'static str,
    /// The name people know it by.
    #[serde(skip)]
    pub title: &'static str,
    /// All options of the rules, written out.
    pub rules: Map<String, Value>,
    /// The seed, as the command line takes it.
    pub seed: String,
}

impl Terms {
    /// Terms for a game with these options.
    pub fn new<G: Counted>(options: &G::Options, seats: usize, seed: Seed) -> Self {
        Self {
            version: env!("CARGO_PKG_VERSION"),
            game: G::NAME,
            title: G::TITLE,
            rules: options.clone().for_players(seats).to_rules(),
            seed: shown(seed),
        }
    }

    /// The rules in a line, as `--set` takes them: `edition=de, target=200`.
    pub fn rules_line(&self) -> String {
        let plain = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let rules = self.rules.iter().map(|(option, value)| format!("{option}={}", plain(value)));
        rules.collect::<Vec<_>>().join(", ")
    }
}

/// A seed as short as it can be written: as a number, if it is one.
fn shown(seed: Seed) -> String {
    let hex = seed.to_hex();
    let number = hex.strip_prefix(&"0".repeat(32)).and_then(|low| u128::from_str_radix(low, 16).ok());
    let decimal = number.map(|number| number.to_string());
    decimal.filter(|text| text.parse() == Ok(seed)).unwrap_or(hex)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_read_back_as_they_are_shown() {
        for text in ["7", "0", &"9".repeat(38), &"5a".repeat(32)] {
            assert_eq!(shown(text.parse().unwrap()), *text);
        }
        // Too long for a decimal number of the command line.
        assert_eq!(shown(Seed::from(u128::MAX)), ["0", "f"].map(|digit| digit.repeat(32)).concat());
    }

    #[test]
    fn rules_are_written_as_the_command_line_takes_them() {
        let options = flip7::Options { target: 60, ..flip7::Options::default() };
        let terms = Terms::new::<flip7::Table>(&options, 3, Seed::from(1));
        let line = terms.rules_line();
        assert!(line.contains("target=60") && line.contains("edition=en") && !line.contains('"'), "{line}");
    }
}
