//! The benchmarks, and the figures that matter in one table.

use std::io::{self, BufRead, BufReader};
use std::process::{Command, Stdio};

use crate::callgrind::{Counter, GAMES};
use crate::{cargo, contests, performance, shown};

/// A name, and what was measured.
type Figure = (String, String);

/// Runs all benchmarks, prints the figures, and writes them down.
pub fn run() -> Result<(), String> {
    let lines = echo(&mut cargo("bench --package bots --bench games"))?;
    let measured = printed(&lines).map(|(name, value)| (name.to_owned(), value.to_owned()));
    let mut figures: Vec<Figure> = measured.collect();
    figures.extend(counted()?);
    figures.sort();
    figures.extend(contests::figures()?);
    println!();
    for (name, figure) in &figures {
        println!("{name:<64}{figure:>12}");
    }
    performance::write(&figures)
}

/// What the games and their yardsticks cost.
fn counted() -> Result<Vec<Figure>, String> {
    let counter = Counter::new()?;
    let mut figures = Vec::new();
    for (((game, unit), cost), bare) in GAMES.into_iter().zip(counter.games()?).zip(counter.bare()?) {
        figures.push((format!("{game}: {unit}s in all games"), counter.units(game).to_string()));
        for (what, cost) in [(unit.to_owned(), cost), (format!("bare {unit}"), bare)] {
            figures.push((format!("{game}: instructions per {what}"), format!("{:.1}", cost.instructions)));
            figures.push((format!("{game}: mispredicts per {what}"), format!("{:.2}", cost.mispredicts)));
        }
    }
    Ok(figures)
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

/// What a benchmark prints as `figure: name = value`.
pub fn printed(lines: &[String]) -> impl Iterator<Item = (&str, &str)> {
    lines.iter().filter_map(|line| line.strip_prefix("figure: ")?.split_once(" = "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_read_from_what_the_benchmarks_print() {
        let lines = ["Benchmarking flip7", "figure: flip7: games per second = 12345", "done = 3"];
        let lines = lines.map(str::to_owned);
        let figures: Vec<_> = printed(&lines).collect();
        assert_eq!(figures, [("flip7: games per second", "12345")]);
    }
}
