//! What simulations say of how to play, with plots, written to `docs/strategy.md`.

mod challenge;
mod counting;
mod leagues;
mod others;
mod tables;
mod targets;
mod thresholds;

use chart::Chart;
use xtask::Progress;

use crate::figures::{self, Runs, markdown, program};
use crate::{cargo, run as run_program};

/// One finding, with what it is found by.
struct Section {
    title: &'static str,
    /// In plain words.
    finding: String,
    /// Pictures: the name of the file, what is to be seen, and the picture.
    plots: Vec<(&'static str, &'static str, Chart)>,
    /// Tables and what else there is to say.
    details: String,
    /// What gives the figures again.
    commands: Vec<String>,
}

/// A picture, by its name.
type Picture = (&'static str, String);

/// A part of the study, and what it is called while it is worked out.
type Part = (&'static str, fn(&Runs<'_>) -> Result<Section, String>);

const PARTS: [Part; 8] = [
    ("thresholds", thresholds::section),
    ("counting", counting::section),
    ("targets", targets::section),
    ("seats", tables::seats),
    ("lengths of games", tables::lengths),
    ("the challenge", challenge::section),
    ("leagues of all bots", leagues::section),
    ("the rules of other studies", others::section),
];

/// Works everything out and writes the page and its pictures; or the challenge alone, which takes longer than all of it.
pub fn run(options: &[&str]) -> Result<(), String> {
    run_program(&mut cargo("build --release --package fliphouse"))?;
    if options == ["--challenge"] {
        return figures::write(challenge::FILE, &format!("{}\n", program(challenge::COMMAND)?));
    }
    let most = figures::most_games(options)?;
    let ask = |words: &str| {
        if words == challenge::COMMAND { figures::kept(challenge::FILE) } else { program(words) }
    };
    let (page, plots) = page(&Runs::new(&ask, most), &PARTS)?;
    for (name, plot) in plots {
        figures::write(&format!("strategy/{name}.svg"), &plot)?;
    }
    figures::write("strategy.md", &page)
}

const INTRODUCTION: &str = "\
# Strategy

What many games say about how to play. Written by `cargo xtask study`, which takes about ten minutes of processor time.

Everything is played on the engine of this program, which carries out every sentence of the rulebooks and has a test for
each. Where nothing else is said, Flip 7 is played in the edition `en` with one deck to 200 points, With a Vengeance to
200 without brutal mode, UNO FLIP! to 500. The bots are those of `fliphouse bots`. Contests play the same shuffles in all orders of the seats, and all intervals are 95 % intervals
([arena.md](arena.md)). Below every figure are the commands that give it again, to the last digit, with this version of the
program; with `--json` they say more.
";

/// The whole page, and its pictures by their names.
fn page(runs: &Runs<'_>, parts: &[Part]) -> Result<(String, Vec<Picture>), String> {
    let mut progress = Progress::new(parts.len());
    let mut page = INTRODUCTION.to_owned() + &runs.note();
    let mut plots = Vec::new();
    for (name, section) in parts {
        let section = progress.step(name, || section(runs))?;
        page += &section.written();
        plots.extend(section.plots.into_iter().map(|(name, _, plot)| (name, plot.into_file())));
    }
    eprintln!("\n{}", progress.summary());
    Ok((page, plots))
}

impl Section {
    fn written(&self) -> String {
        let mut text = format!("\n## {}\n\n{}\n", self.title, self.finding);
        for (name, seen, _) in &self.plots {
            text += &format!("\n![{seen}](strategy/{name}.svg)\n");
        }
        if !self.details.is_empty() {
            text += &format!("\n{}", self.details);
        }
        if !self.commands.is_empty() {
            text += &format!("\n{}", markdown::commands(&self.commands));
        }
        text
    }
}

#[cfg(test)]
mod tests;
