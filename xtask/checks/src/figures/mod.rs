//! Figures of simulations that are written down: each comes from a command of the program, which stands beside it.

pub mod contest;
pub mod markdown;
#[cfg(test)]
pub mod testing;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::process::Stdio;
use std::time::Instant;

use bots::{BotSpec, Seated};
use game::Game as _;
use hosting::{GameName, with_game};
use serde_json::Value;

use crate::{fliphouse, shown, workspace};

/// So many games are played for a figure at most when somebody only tries it out.
const QUICK: u64 = 240;

/// Of many commands that differ by their seeds one in so many is shown.
const SHOWN: u64 = 50;

/// Somebody who knows what the program says to a command.
pub type Ask<'a> = &'a dyn Fn(&str) -> Result<Value, String>;

/// Commands of the program and what it said. Each is asked once.
pub struct Runs<'a> {
    ask: Ask<'a>,
    most: u64,
    heard: RefCell<BTreeMap<String, Value>>,
}

impl<'a> Runs<'a> {
    /// Runs with so many games for a figure at most.
    pub fn new(ask: Ask<'a>, most: u64) -> Self {
        Self { ask, most, heard: RefCell::default() }
    }

    /// How many games are played where so many are wanted.
    pub fn games(&self, wanted: u64) -> u64 {
        wanted.min(self.most)
    }

    /// What the program says to a command.
    pub fn hear(&self, words: &str) -> Result<Value, String> {
        if let Some(said) = self.heard.borrow().get(words) {
            return Ok(said.clone());
        }
        let said = (self.ask)(words)?;
        self.heard.borrow_mut().insert(words.to_owned(), said.clone());
        Ok(said)
    }

    /// What the program says to a command with every seed from 1 to so many.
    pub fn hear_seeds(&self, seeds: u64, command: impl Fn(&str) -> String) -> Result<Vec<Value>, String> {
        let one = |seed: u64| {
            if seed.is_multiple_of(SHOWN) || seed == seeds {
                eprintln!("{seed} of {seeds}: fliphouse {}", command("$seed"));
            }
            self.hear(&command(&seed.to_string()))
        };
        (1..=seeds).map(one).collect()
    }

    /// What a page says of a run that was made small, to try it out.
    pub fn note(&self) -> String {
        match self.most {
            u64::MAX => String::new(),
            most => format!(
                "\n**This was a small run to try it out, with {most} games for a figure at most (and whole blocks).**\n"
            ),
        }
    }
}

/// How many games are played for a figure at most, by what the command line says.
pub fn most_games(options: &[&str]) -> Result<u64, String> {
    match options {
        [] => Ok(u64::MAX),
        ["--quick"] => Ok(QUICK),
        ["--games", games] => games
            .parse()
            .ok()
            .filter(|games| *games > 0)
            .ok_or_else(|| format!("--games takes a number above 0, not {games:?}")),
        _ => Err(format!("{}: there are --quick and --games N", options.join(" "))),
    }
}

/// What the program itself says. Commands that stand between `|` get what the one before says.
pub fn program(words: &str) -> Result<Value, String> {
    let begun = Instant::now();
    let mut said = Vec::new();
    for part in words.split(" | ") {
        // Records are JSON anyway.
        let json = if part.starts_with("record ") { "" } else { " --json" };
        said = output(&format!("{part}{json}"), &said)?;
    }
    if !words.starts_with("record ") {
        eprintln!("{:>6.1} s: fliphouse {words}", begun.elapsed().as_secs_f64());
    }
    serde_json::from_slice(&said).map_err(|error| format!("fliphouse {words}: {error}"))
}

fn output(words: &str, input: &[u8]) -> Result<Vec<u8>, String> {
    let mut command = fliphouse(words);
    let name = shown(&command);
    let failed = |error: std::io::Error| format!("{name}: {error}");
    // What it says of its speed is no figure here, but why it failed is.
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(failed)?;
    child.stdin.take().ok_or("no input to write")?.write_all(input).map_err(failed)?;
    let output = child.wait_with_output().map_err(failed)?;
    let complaint = || format!("{name}: {}", String::from_utf8_lossy(&output.stderr));
    if output.status.success() { Ok(output.stdout) } else { Err(complaint()) }
}

/// An answer that is kept among the documents, as it takes long to find; nothing if there is none.
pub fn kept(file: &str) -> Result<Value, String> {
    let path = workspace().join("docs").join(file);
    let Ok(text) = fs::read_to_string(&path) else { return Ok(Value::Null) };
    serde_json::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))
}

/// Writes a file of the documents.
pub fn write(file: &str, text: &str) -> Result<(), String> {
    let path = workspace().join("docs").join(file);
    path.parent()
        .map_or(Ok(()), fs::create_dir_all)
        .map_err(|error| format!("{}: {error}", path.display()))?;
    fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))
}

/// The bot of a level: `strong`.
pub fn level(game: GameName, level: &str) -> Result<&'static str, String> {
    let levels = with_game!(game, table, G => <G as Seated>::LEVELS);
    let found = levels.iter().find(|(name, _)| *name == level);
    found.map(|(_, bot)| *bot).ok_or_else(|| format!("{game} has no level {level}"))
}

/// Every kind of bot of a game.
pub fn kinds_of_bots(game: GameName) -> &'static [BotSpec] {
    with_game!(game, table, G => <G as Seated>::BOTS)
}

/// What people call a game.
pub fn title(game: GameName) -> &'static str {
    with_game!(game, table, G => G::TITLE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_asked_once() {
        let asked = RefCell::new(Vec::new());
        let ask = |words: &str| {
            asked.borrow_mut().push(words.to_owned());
            Ok(Value::from(asked.borrow().len()))
        };
        let runs = Runs::new(&ask, 10);
        let heard: Vec<_> = ["a", "b", "a"].iter().map(|words| runs.hear(words).unwrap()).collect();
        assert_eq!(heard, [1, 2, 1]);
        assert_eq!((runs.games(5), runs.games(50)), (5, 10));
    }

    #[test]
    fn options_say_how_many_games_are_played_at_most() {
        assert_eq!(most_games(&[]), Ok(u64::MAX));
        assert_eq!(most_games(&["--quick"]), Ok(QUICK));
        assert_eq!(most_games(&["--games", "500"]), Ok(500));
        assert_eq!(most_games(&["--games", "0"]).unwrap_err(), "--games takes a number above 0, not \"0\"");
        assert_eq!(most_games(&["--fast"]).unwrap_err(), "--fast: there are --quick and --games N");
    }

    #[test]
    fn levels_are_those_that_people_play_against() {
        for game in GameName::ALL {
            for wanted in ["easy", "normal", "strong"] {
                let bot = level(game, wanted).unwrap();
                let exists = with_game!(game, table, G => bot.parse::<<G as Seated>::Bot>().is_ok());
                assert!(exists, "{game}: {bot}");
            }
            assert!(level(game, "godlike").is_err());
        }
    }
}
