//! Contests of bots as the program plays them.

use std::fmt;

use hosting::GameName;
use serde_json::Value;

use super::Runs;

/// The seed of every contest.
pub const SEED: u64 = 1;

/// Which bots play what, and how often.
#[derive(Clone, Debug)]
pub struct Contest {
    pub game: GameName,
    pub bots: Vec<String>,
    pub games: u64,
    /// An option of the rules: `target=1`.
    pub set: Option<&'static str>,
}

impl fmt::Display for Contest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "arena {} --bots {} --games {}", self.game, self.bots.join(","), self.games)?;
        if let Some(set) = self.set {
            write!(f, " --set {set}")?;
        }
        write!(f, " --seed {SEED}")
    }
}

impl Contest {
    /// So many games of these bots, or fewer if that is the most.
    pub fn new(runs: &Runs<'_>, game: GameName, bots: Vec<String>, games: u64) -> Self {
        Self { game, bots, games: runs.games(games), set: None }
    }

    /// One bot against others who are all the same.
    pub fn against(
        runs: &Runs<'_>,
        game: GameName,
        one: &str,
        other: &str,
        others: usize,
        games: u64,
    ) -> Self {
        let bots = std::iter::once(one).chain(std::iter::repeat_n(other, others));
        Self::new(runs, game, bots.map(str::to_owned).collect(), games)
    }

    /// The same with an option of the rules.
    pub fn set(self, option: &'static str) -> Self {
        Self { set: Some(option), ..self }
    }

    /// Plays it.
    pub fn results(&self, runs: &Runs<'_>) -> Result<Results, String> {
        runs.hear(&self.to_string()).map(Results)
    }
}

/// A rate with the interval it lies in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    pub low: f64,
    pub value: f64,
    pub high: f64,
}

impl Estimate {
    /// Half of the interval.
    pub fn half(self) -> f64 {
        (self.high - self.low) / 2.0
    }
}

/// What the program says of a contest.
pub struct Results(Value);

impl Results {
    /// How many games were played.
    pub fn games(&self) -> u64 {
        self.0["games"].as_u64().unwrap_or_default()
    }

    /// How many rounds a game took.
    pub fn rounds_per_game(&self) -> f64 {
        number(&self.0["rounds_per_game"])
    }

    /// How many rounds were played.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a count")]
    pub fn rounds(&self) -> u64 {
        (self.rounds_per_game() * as_f64(self.games())).round() as u64
    }

    /// How often a bot won, counted from 0.
    pub fn win_rate(&self, bot: usize) -> Estimate {
        let rate = &self.0["bots"][bot]["win_rate"];
        Estimate { low: number(&rate["low"]), value: number(&rate["value"]), high: number(&rate["high"]) }
    }

    /// How many points a bot got in a round.
    pub fn points_per_round(&self, bot: usize) -> f64 {
        number(&self.0["bots"][bot]["points_per_game"]) / self.rounds_per_game()
    }

    /// How often a seat won, counted from 0, with the normal interval of independent games: those of equal bots are.
    pub fn seat(&self, seat: usize) -> Estimate {
        let value = number(&self.0["seats"][seat]);
        let half = 1.96 * (value * (1.0 - value) / as_f64(self.games().max(1))).sqrt();
        Estimate { low: value - half, value, high: value + half }
    }

    /// How many games took so many rounds.
    pub fn lengths(&self) -> Vec<u64> {
        let lengths = self.0["lengths"].as_array();
        lengths.into_iter().flatten().filter_map(Value::as_u64).collect()
    }

    /// How likely a difference as between the first two bots is if there is none.
    pub fn p_value(&self) -> f64 {
        number(&self.0["pairs"][0]["p_value"])
    }
}

/// A number that the program says, or what is none.
pub fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or(f64::NAN)
}

/// A count of games or rounds, of which there are few enough.
#[expect(clippy::cast_precision_loss, reason = "far below what a float counts exactly")]
pub fn as_f64(count: u64) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contest_is_written_as_the_command_line_takes_it() {
        let ask = |_: &str| Ok(Value::Null);
        let runs = Runs::new(&ask, 500);
        let contest = Contest::against(&runs, GameName::UnoFlip, "a:1", "b", 2, 2_000).set("target=1");
        assert_eq!(contest.to_string(), "arena unoflip --bots a:1,b,b --games 500 --set target=1 --seed 1");
    }
}
