//! The benchmarks, and the figures that matter in one table.

use std::fs;
use std::io::{self, BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::{cargo, shown, workspace};

/// The program that runs a benchmark under valgrind. It must have the version
/// of the library.
const RUNNER: &str = "gungraun-runner";

/// The figure that instructions are divided by.
const CARDS: &str = "cards in all games";

/// Benchmarks whose instructions are counted, and what to call the result.
const COUNTED: [(&str, &str); 2] = [
    ("instructions::flip7::games", "instructions per card"),
    ("instructions::flip7::bare_draws", "instructions per bare draw"),
];

/// Runs all benchmarks and prints the figures.
pub fn run() -> Result<(), String> {
    let runner = install_runner()?;
    let mut bench = cargo("bench --package players");
    // The library looks here for its runner when the benchmark is built.
    bench.env("GUNGRAUN_RUNNER", runner).env("GUNGRAUN_COLOR", "never");
    let lines = echo(&mut bench)?;
    println!();
    for (name, figure) in figures(&lines)? {
        println!("{name:<28}{figure:>12}");
    }
    Ok(())
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
fn echo(command: &mut Command) -> Result<Vec<String>, String> {
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

/// What the benchmarks print as `figure: name = value`, and per card the
/// instructions that gungraun counts.
fn figures(lines: &[String]) -> Result<Vec<(&str, String)>, String> {
    let printed = lines.iter().filter_map(|line| line.strip_prefix("figure: ")?.split_once(" = "));
    let mut figures: Vec<_> = printed.map(|(name, value)| (name, value.to_owned())).collect();
    let cards = figures.iter().find_map(|(name, value)| value.parse::<f64>().ok().filter(|_| *name == CARDS));
    for (bench, name) in COUNTED {
        let each = instructions(lines, bench).zip(cards).map(|(all, cards)| format!("{:.1}", all / cards));
        figures.push((name, each.ok_or_else(|| format!("the benchmarks did not print {name}"))?));
    }
    Ok(figures)
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
        let printed = "\
figure: games per second = 12345
figure: cards in all games = 200
instructions::flip7::games
  Instructions:      30000|29000          (+3.44828%) [+1.03448x]
instructions::flip7::bare_draws same:(workload :: count_cards())
  Instructions:      5000|N/A             (*********)";
        let lines: Vec<String> = printed.lines().map(str::to_owned).collect();
        let expected = [
            ("games per second", "12345"),
            ("cards in all games", "200"),
            ("instructions per card", "150.0"),
            ("instructions per bare draw", "25.0"),
        ];
        assert_eq!(figures(&lines), Ok(expected.map(|(name, value)| (name, value.to_owned())).to_vec()));
    }
}
