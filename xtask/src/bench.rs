//! The benchmarks, and the figures that matter in one table.

use std::fs;
use std::io::{self, BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::{cargo, contests, performance, shown, workspace};

/// The program that runs a benchmark under valgrind. It must have the version
/// of the library.
const RUNNER: &str = "gungraun-runner";

/// The games, and what their cost is counted by.
const GAMES: [(&str, &str); 3] = [("flip7", "card"), ("vengeance", "card"), ("unoflip", "move")];

/// Runs all benchmarks, prints the figures, and writes them down.
pub fn run() -> Result<(), String> {
    let runner = install_runner()?;
    let mut bench = cargo("bench --package bots");
    // The library looks here for its runner when the benchmark is built.
    bench.env("GUNGRAUN_RUNNER", runner).env("GUNGRAUN_COLOR", "never");
    let lines = echo(&mut bench)?;
    println!();
    let mut figures = figures(&lines)?;
    figures.extend(contests::figures()?);
    for (name, figure) in &figures {
        println!("{name:<64}{figure:>12}");
    }
    performance::write(&figures, &GAMES)
}

/// Installs the runner into the target folder, unless it is there already.
pub fn install_runner() -> Result<PathBuf, String> {
    let tools = workspace().join("target/tools");
    let mut install = cargo("install --quiet --locked");
    install.arg(RUNNER).arg("--version").arg(format!("={}", library_version()?)).arg("--root").arg(&tools);
    crate::run(&mut install)?;
    Ok(tools.join("bin").join(RUNNER))
}

/// The version of the library that the workspace is built with.
fn library_version() -> Result<String, String> {
    let lock = fs::read_to_string(workspace().join("Cargo.lock")).map_err(|error| error.to_string())?;
    let mut after = lock.lines().skip_while(|line| *line != "name = \"gungraun\"");
    let version = after.nth(1).and_then(|line| line.strip_prefix("version = \"")?.strip_suffix('"'));
    version.map(str::to_owned).ok_or_else(|| "Cargo.lock: no version of gungraun".to_owned())
}

/// Runs a program, and both shows and returns what it prints.
pub fn echo(command: &mut Command) -> Result<Vec<String>, String> {
    let name = shown(command);
    eprintln!("$ {name}");
    let failed = |error: io::Error| format!("{name}: {error}");
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(failed)?;
    let output = child.stdout.take().ok_or("no output to read")?;
    let show = |line: io::Result<String>| line.inspect(|line| println!("{line}"));
    let lines = BufReader::new(output).lines().map(show).collect::<Result<_, _>>().map_err(failed)?;
    let status = child.wait().map_err(failed)?;
    if status.success() { Ok(lines) } else { Err(format!("{name}: {status}")) }
}

/// What the benchmarks print as `figure: name = value`, and per card or move
/// the instructions that gungraun counts.
fn figures(lines: &[String]) -> Result<Vec<(String, String)>, String> {
    let mut figures: Vec<_> =
        printed(lines).map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    for (game, unit) in GAMES {
        let all = format!("{game}: {unit}s in all games");
        let units =
            figures.iter().find(|(name, _)| *name == all).and_then(|(_, value)| value.parse::<f64>().ok());
        for (bench, what) in [("games", unit.to_owned()), ("bare", format!("bare {unit}"))] {
            let name = format!("{game}: instructions per {what}");
            let counted = instructions(lines, &format!("instructions::all::{bench} {game}:"));
            let each = counted.zip(units).map(|(counted, units)| format!("{:.1}", counted / units));
            let each = each.ok_or_else(|| format!("the benchmarks did not print {name}"))?;
            figures.push((name, each));
        }
    }
    figures.sort();
    Ok(figures)
}

/// What a benchmark prints as `figure: name = value`.
pub fn printed(lines: &[String]) -> impl Iterator<Item = (&str, &str)> {
    lines.iter().filter_map(|line| line.strip_prefix("figure: ")?.split_once(" = "))
}

/// The instructions in the lines that follow the name of a benchmark, such as
/// `  Instructions:    49234282|N/A    (*********)`.
fn instructions(lines: &[String], bench: &str) -> Option<f64> {
    let mut after = lines.iter().skip_while(|line| !line.starts_with(bench));
    let (_, counts) = after.find_map(|line| line.split_once("Instructions:"))?;
    counts.split('|').next()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_read_from_what_the_benchmarks_print() {
        let printed = GAMES.map(|(game, unit)| {
            format!(
                "figure: {game}: games per second = 12345\n\
                 figure: {game}: {unit}s in all games = 200\n\
                 instructions::all::games {game}:(WORK)\n  Instructions:      30000|29000  (+3.4%) [+1.0x]\n\
                 instructions::all::bare {game}:(WORK, count())\n  Instructions:      5000|N/A  (*********)\n"
            )
        });
        let lines: Vec<String> = printed.concat().lines().map(str::to_owned).collect();
        let figures = figures(&lines).unwrap();
        let value = |name: &str| figures.iter().find(|(known, _)| known == name).unwrap().1.as_str();
        assert_eq!(value("flip7: games per second"), "12345");
        assert_eq!(value("unoflip: instructions per move"), "150.0");
        assert_eq!(value("vengeance: instructions per bare card"), "25.0");
        assert_eq!(figures.len(), 3 * 4);
    }
}
