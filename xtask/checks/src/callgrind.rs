//! What the games cost, counted by callgrind: a processor that valgrind makes
//! up, so the same program always counts the same.
//!
//! Its branch predictor is a small table, found by the branch's address: where two busy
//! branches happen to share a place in it, each spoils the other's, and code that has nothing
//! to do with a game makes its moves a fifth dearer by moving it. So the same program is
//! linked with its functions in several orders, and the middle one counts.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{fs, thread};

use serde_json::Value;

use crate::{cargo, packages, run, shown, workspace};

/// The games, and what their cost is counted by.
pub const GAMES: [(&str, &str); 3] = [("flip7", "card"), ("vengeance", "card"), ("unoflip", "move")];

/// In how many orders of its functions the benchmark is linked: an odd number, so that one
/// is in the middle.
const LAYOUTS: usize = 5;

/// What links it so, as seen from the workspace.
const LINKER: &str = "xtask/checks/src/callgrind/layouts-cc";

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cost {
    /// Instructions that were carried out.
    pub instructions: f64,
    /// Branches and indirect jumps that a simple predictor guessed wrong.
    pub mispredicts: f64,
}

impl Cost {
    /// The cost of one of so many.
    pub fn each(self, units: f64) -> Self {
        Self { instructions: self.instructions / units, mispredicts: self.mispredicts / units }
    }
}

/// The benchmark that plays the games once, ready to be counted.
pub struct Counter {
    /// The benchmark in each order of its functions.
    programs: Vec<PathBuf>,
    units: Vec<(String, f64)>,
}

impl Counter {
    /// Sets up valgrind, builds the benchmark of the workspace, and lets it say how many
    /// cards and moves there are.
    pub fn new() -> Result<Self, String> {
        Self::of(workspace())
    }

    /// The same of a copy of the workspace.
    pub fn of(root: &Path) -> Result<Self, String> {
        packages::need(&[("valgrind", "valgrind")], "instructions are counted by valgrind")?;
        let programs = build(root)?;
        let output = Command::new(&programs[0]).arg("units").output();
        let output = output.map_err(|error| format!("{}: {error}", programs[0].display()))?;
        let printed = String::from_utf8_lossy(&output.stdout);
        let units = GAMES.map(|(game, unit)| {
            let start = format!("figure: {game}: {unit}s in all games = ");
            let number = printed.lines().find_map(|line| line.strip_prefix(&start)?.parse().ok());
            number.map(|number| (game.to_owned(), number)).ok_or_else(|| format!("{game}: no {unit}s"))
        });
        Ok(Self { programs, units: units.into_iter().collect::<Result<_, _>>()? })
    }

    /// How many cards or moves the games of this kind have.
    pub fn units(&self, game: &str) -> f64 {
        self.units.iter().find(|(name, _)| name == game).map_or(f64::NAN, |(_, units)| *units)
    }

    /// What a card or a move of each game costs, in the order of [`GAMES`].
    pub fn games(&self) -> Result<Vec<Cost>, String> {
        self.each(|game| vec![game.to_owned(), "games".to_owned()])
    }

    /// The same of their yardsticks.
    pub fn bare(&self) -> Result<Vec<Cost>, String> {
        self.each(|game| vec![game.to_owned(), "bare".to_owned(), self.units(game).to_string()])
    }

    /// Counts all games at once: what else the machine does changes nothing.
    fn each(&self, words: impl Fn(&str) -> Vec<String> + Sync) -> Result<Vec<Cost>, String> {
        thread::scope(|scope| {
            let words = &words;
            let runs = GAMES
                .map(|(game, _)| scope.spawn(move || Ok(self.count(&words(game))?.each(self.units(game)))));
            runs.into_iter().map(|run| run.join().map_err(|_| "counting stopped".to_owned())?).collect()
        })
    }

    /// The middle of what is counted in all orders. What was written last stays there, to be looked
    /// at: which source takes how much is the same in all.
    fn count(&self, words: &[String]) -> Result<Cost, String> {
        let out = output_of(&words[0], &words[1]);
        fs::create_dir_all(out.parent().expect("in a folder")).map_err(|error| error.to_string())?;
        let costs: Result<Vec<Cost>, String> =
            self.programs.iter().map(|program| count_one(program, words, &out)).collect();
        Ok(middle(&costs?))
    }
}

fn count_one(program: &Path, words: &[String], out: &Path) -> Result<Cost, String> {
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--quiet", "--tool=callgrind", "--branch-sim=yes", "--collect-atstart=no"]);
    valgrind.arg("--toggle-collect=*instructions::measured*");
    valgrind.arg(format!("--callgrind-out-file={}", out.display()));
    run(valgrind.arg(program).args(words).stdout(Stdio::null()))?;
    let text = fs::read_to_string(out).map_err(|error| format!("{}: {error}", out.display()))?;
    total(&text).ok_or_else(|| format!("{}: nothing was counted", out.display()))
}

/// The middle one of each figure by itself.
fn middle(costs: &[Cost]) -> Cost {
    let middle = |figure: fn(&Cost) -> f64| {
        let mut figures: Vec<f64> = costs.iter().map(figure).collect();
        figures.sort_by(f64::total_cmp);
        figures[figures.len() / 2]
    };
    Cost { instructions: middle(|cost| cost.instructions), mispredicts: middle(|cost| cost.mispredicts) }
}

/// Where callgrind writes what it saw of a game: `games`, or the `bare`
/// yardstick.
pub fn output_of(game: &str, what: &str) -> PathBuf {
    workspace().join("target/callgrind").join(format!("{game}.{what}.out"))
}

/// Builds the benchmark in all orders of its functions, and says where they are.
fn build(root: &Path) -> Result<Vec<PathBuf>, String> {
    let mut build =
        cargo("rustc --profile bench --package bots --bench instructions --message-format json --");
    build.arg(format!("-Clinker={}", workspace().join(LINKER).display()));
    build.current_dir(root).env("LAYOUTS", LAYOUTS.to_string());
    let name = shown(&build);
    eprintln!("$ {name}");
    let output = build.stderr(Stdio::inherit()).output().map_err(|error| format!("{name}: {error}"))?;
    if !output.status.success() {
        return Err(format!("{name}: {}", output.status));
    }
    let messages = String::from_utf8_lossy(&output.stdout);
    let mut programs = messages.lines().filter_map(|line| {
        let message: Value = serde_json::from_str(line).ok()?;
        message["executable"].as_str().map(str::to_owned)
    });
    let program = programs.next_back().ok_or_else(|| format!("{name}: no program"))?;
    Ok((1..=LAYOUTS).map(|layout| PathBuf::from(format!("{program}.{layout}"))).collect())
}

/// Adds up what callgrind wrote: the names of what it counted, and the totals
/// in the same order.
fn total(output: &str) -> Option<Cost> {
    let after = |start: &str| output.lines().find_map(|line| line.strip_prefix(start));
    let names = after("events: ")?.split_whitespace();
    let counts: Vec<(&str, f64)> =
        names.zip(after("totals: ")?.split_whitespace().filter_map(|count| count.parse().ok())).collect();
    let count = |name: &str| counts.iter().find(|(known, _)| *known == name).map(|(_, count)| *count);
    let cost = Cost { instructions: count("Ir")?, mispredicts: count("Bcm")? + count("Bim")? };
    Some(cost).filter(|cost| cost.instructions > 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const OUTPUT: &str =
        "version: 1\nevents: Ir Bc Bcm Bi Bim\nfn=(1) f\n7 3 2 1 0 0\ntotals: 1000 200 30 40 5\n";

    #[test]
    fn wrong_guesses_at_both_kinds_of_branches_are_added_up() {
        let cost = total(OUTPUT).unwrap();
        assert_eq!(cost, Cost { instructions: 1000.0, mispredicts: 35.0 });
        assert_eq!(cost.each(100.0), Cost { instructions: 10.0, mispredicts: 0.35 });
    }

    #[test]
    fn an_order_of_functions_in_which_branches_collide_does_not_count() {
        let cost = |mispredicts| Cost { instructions: 7.0, mispredicts };
        let costs = [2.30, 2.66, 2.29, 2.35, 2.31].map(cost);
        assert_eq!(middle(&costs), cost(2.31));
    }

    #[test]
    fn counting_nothing_is_noticed() {
        assert_eq!(total("events: Ir Bc Bcm Bi Bim\ntotals: 0 0 0 0 0\n"), None);
        assert_eq!(total("events: Ir\ntotals: 1000\n"), None);
    }
}
