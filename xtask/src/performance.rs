//! `docs/performance.md`, written from what the benchmarks measured.

use std::fs;
use std::process::Command;

use crate::workspace;

const INTRODUCTION: &str = "\
# Performance

Written by `cargo xtask bench`: four bots play whole games on one core, nobody watching (Flip 7: `threshold:25`,
With a Vengeance: `plain`, UNO FLIP!: `random`). Beside each game its yardstick, in the same run: the bare draw of as
many cards from a lazily shuffled deck with the same generator, or the bare pick of as many plays by bit masks. Times
depend on the machine and on what else it does; ratios less so; instructions (counted by callgrind) not at all.
";

/// Writes the page.
pub fn write(figures: &[(String, String)], games: &[(&str, &str)]) -> Result<(), String> {
    let mut page = INTRODUCTION.to_owned();
    for (game, unit) in games {
        page += &section(figures, game, unit)?;
    }
    let path = workspace().join("docs/performance.md");
    fs::write(&path, page).map_err(|error| format!("{}: {error}", path.display()))
}

fn section(figures: &[(String, String)], game: &str, unit: &str) -> Result<String, String> {
    let rows: String = figures
        .iter()
        .filter_map(|(name, value)| Some((name.strip_prefix(game)?.strip_prefix(": ")?, value)))
        .map(|(name, value)| format!("| {name} | {value} |\n"))
        .collect();
    let profile: String =
        profile(game)?.iter().map(|(share, place)| format!("| {share} | `{place}` |\n")).collect();
    Ok(format!(
        "\n## {game}\n\n| figure | value |\n|---|---|\n{rows}\nWhere the instructions of a {unit} go, what is inlined \
         counted with its caller:\n\n| share | function |\n|---|---|\n{profile}"
    ))
}

/// The functions that take most instructions, as callgrind saw them.
fn profile(game: &str) -> Result<Vec<(String, String)>, String> {
    const FUNCTIONS: usize = 8;
    let folder = workspace().join("target/gungraun/players/instructions/all").join(format!("games.{game}"));
    let file = fs::read_dir(&folder)
        .map_err(|error| format!("{}: {error}", folder.display()))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .find(|path| path.extension().is_some_and(|extension| extension == "out"))
        .ok_or_else(|| format!("{}: no callgrind output", folder.display()))?;
    let output = Command::new("callgrind_annotate").arg(&file).output().map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout);
    Ok(text.lines().filter_map(function).take(FUNCTIONS).collect())
}

/// Reads a line like `12,345 (17.20%)  src/play.rs:flip7::play::Play::deal [file]`.
fn function(line: &str) -> Option<(String, String)> {
    let (_, rest) = line.split_once('(')?;
    let (share, place) = rest.split_once("%)")?;
    let share: f64 = share.trim().parse().ok().filter(|share| *share < 100.0)?;
    let name = place.rsplit_once(" [").map_or(place, |(name, _)| name);
    let name = name.trim().split_once(':').map_or(name, |(_, name)| name);
    Some((format!("{share:.1} %"), name.trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_are_read_from_what_callgrind_annotate_prints() {
        let line = "30,123,456 (17.24%)  crates/flip7/src/play.rs:flip7::play::Play<_>::deal [/target/bench]";
        assert_eq!(function(line), Some(("17.2 %".to_owned(), "flip7::play::Play<_>::deal".to_owned())));
        assert_eq!(function("174,000,000 (100.0%)  PROGRAM TOTALS"), None);
        assert_eq!(function("Ir"), None);
    }
}
