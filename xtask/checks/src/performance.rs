//! `docs/performance.md`, written from what the benchmarks measured.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::{attributes, callgrind, workspace};

const INTRODUCTION: &str = "\
# Performance

Written by `cargo xtask bench`: four bots play whole games on one core, nobody watching (Flip 7: `threshold:25`,
With a Vengeance: `plain`, UNO FLIP!: `random`). Beside each game its yardstick, in the same run: the bare draw of as
many cards from a lazily shuffled deck with the same generator, or the bare pick of as many plays by bit masks. Times
depend on the machine and on what else it does; ratios less so; instructions and mispredicted branches not at all, since
callgrind counts them on a processor of its own (`cargo xtask count` does that alone). Its predictor is a small one, in
which branches collide by where they happen to lie, so the program is counted with its functions in five orders, and the
middle one stands here.

Lines that begin with `arena` are what `fliphouse arena` says of itself, all counting included, the middle one of nine
runs.
";

/// Writes the page.
pub fn write(figures: &[(String, String)]) -> Result<(), String> {
    let mut page = INTRODUCTION.to_owned();
    for (game, unit) in callgrind::GAMES {
        page += &section(figures, game, unit)?;
    }
    let attributes = attributes()?;
    save(&(page + &attributes))
}

/// Where the table of attributes begins.
const ATTRIBUTES: &str = "\n## Attributes\n";

/// The part of the page about attributes, which `cargo xtask bench` keeps as it is.
pub fn attributes() -> Result<String, String> {
    let page = fs::read_to_string(path()).map_err(|error| format!("{}: {error}", path().display()))?;
    let start = page.find(ATTRIBUTES).ok_or_else(|| format!("{}: no attributes", path().display()))?;
    Ok(page[start..].to_owned())
}

/// Writes the part about attributes anew, with these rows of its table.
pub fn write_attributes(rows: &str) -> Result<(), String> {
    let page = fs::read_to_string(path()).map_err(|error| format!("{}: {error}", path().display()))?;
    let figures = page.split(ATTRIBUTES).next().unwrap_or_default();
    save(&format!(
        "{figures}{ATTRIBUTES}
Written by `cargo xtask attributes`: what a card or a move costs without one of the attributes that tell the compiler
what to inline and what is rare (`inline(always)` becomes `inline`), all others in place. A test compares the list with
the sources.

{}{rows}",
        attributes::head()
    ))
}

fn path() -> PathBuf {
    workspace().join("docs/performance.md")
}

fn save(page: &str) -> Result<(), String> {
    fs::write(path(), page).map_err(|error| format!("{}: {error}", path().display()))
}

fn section(figures: &[(String, String)], game: &str, unit: &str) -> Result<String, String> {
    let rows: String = figures
        .iter()
        .filter_map(|(name, value)| Some((name.strip_prefix(game)?.strip_prefix(": ")?, value)))
        .map(|(name, value)| format!("| {name} | {value} |\n"))
        .collect();
    let profile: String =
        profile(game)?.iter().map(|(share, place)| format!("| {share} | {place} |\n")).collect();
    Ok(format!(
        "\n## {game}\n\n| figure | value |\n|---|---|\n{rows}\nWhere the instructions of a {unit} go, by the \
         source they come from:\n\n| share | source |\n|---|---|\n{profile}"
    ))
}

/// The source files whose lines take most instructions, as callgrind saw them.
fn profile(game: &str) -> Result<Vec<(String, String)>, String> {
    const FILES: usize = 8;
    let file = callgrind::output_of(game, "games");
    let output = Command::new("callgrind_annotate")
        .arg("--auto=no")
        .arg(&file)
        .output()
        .map_err(|error| error.to_string())?;
    let mut shares: BTreeMap<String, f64> = BTreeMap::new();
    for (share, place) in String::from_utf8_lossy(&output.stdout).lines().filter_map(line) {
        *shares.entry(place).or_default() += share;
    }
    let mut shares: Vec<(String, f64)> = shares.into_iter().collect();
    shares.sort_by(|one, other| other.1.total_cmp(&one.1));
    Ok(shares.into_iter().take(FILES).map(|(place, share)| (format!("{share:.1} %"), place)).collect())
}

/// Reads a line like `2,250,090 ( 7.53%) … crates/flip7/src/row.rs:Row::lay`:
/// the share of all instructions, and where their source is.
fn line(line: &str) -> Option<(f64, String)> {
    let (_, rest) = line.split_once('(')?;
    let (share, _) = rest.split_once("%)")?;
    let share: f64 = share.trim().parse().ok().filter(|share| *share < 100.0)?;
    let (_, path) = line.rsplit_once("  ")?;
    let (file, _) = path.trim().split_once(".rs:").unwrap_or((path.trim(), ""));
    Some((share, source(file)))
}

/// What to call a source file: its place in the workspace, or whose it is.
fn source(file: &str) -> String {
    if let Some((_, place)) = file.split_once("crates/") {
        return format!("crates/{place}.rs");
    }
    if let Some((_, place)) = file.split_once("/registry/src/") {
        return place.split('/').nth(1).unwrap_or(place).to_owned();
    }
    if file.contains("/library/") { "the standard library".to_owned() } else { "the C library".to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_read_from_what_callgrind_annotate_prints() {
        let printed = "2,250,090 ( 7.53%) 540,668 ( 9.19%) 3 ( 1.69%) .    crates/flip7/src/row.rs:core::call_once [/x]";
        let (share, place) = line(printed).unwrap();
        assert!((share - 7.53).abs() < 1e-9);
        assert_eq!(place, "crates/flip7/src/row.rs");
        assert_eq!(line("174,000,000 (100.0%) 5 (100.0%)  PROGRAM TOTALS"), None);
        assert_eq!(line("Ir"), None);
    }

    #[test]
    fn sources_of_others_are_called_by_their_name() {
        assert_eq!(source("/home/registry/src/index/rand_xoshiro-0.8.1/src/lib"), "rand_xoshiro-0.8.1");
        assert_eq!(source("/rustc/1234/library/core/src/iter/range"), "the standard library");
        assert_eq!(source("./string/../sysdeps/memset.S:__memset"), "the C library");
    }
}
