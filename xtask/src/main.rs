//! Steps of building and testing that cargo alone cannot do.

mod bench;
mod callgrind;
mod chromium;
mod contests;
mod count;
mod dependencies;
mod fuzz;
mod laws;
mod load;
mod packages;
mod page;
mod performance;
mod python;
mod quick;
mod rules;
mod soak;
mod test;

use std::process::{Command, ExitCode};

const HELP: &str = "\
cargo xtask run [OPTION...]  build everything and serve it; options are those of `fliphouse serve`
cargo xtask test             set up and pass all tests; what CI runs
cargo xtask quick CRATE      check one crate and those that depend on it directly (a minute)
cargo xtask rules            print which code and tests each rule has; fails if one lacks either
cargo xtask laws             play a million random games and check every law (minutes)
cargo xtask fuzz [--runs N]  run the fuzz targets for a short while
cargo xtask page [--quick]   build the page for browsers; quickly: large, for those who work on it
cargo xtask python           set up what the tests of the Python bot need
cargo xtask chromium         set up what the tests of the page need
cargo xtask count            count what a card and a move cost; fails if that is above its ceiling
cargo xtask bench            run the benchmarks and write docs/performance.md
cargo xtask load             measure a server under load and write docs/performance-server.md (minutes)
cargo xtask soak --minutes N see whether a server stays small while tables come and go (30 are usual)";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let result = match words[..] {
        ["test"] => test::all(),
        ["quick", name] => quick::check(name),
        ["rules"] => rules::run(),
        ["laws"] => laws::run(),
        ["page"] => page::build(),
        ["page", "--quick"] => page::build_quickly(),
        ["run", ref options @ ..] => serve(options),
        ["python"] => python::set_up(),
        ["chromium"] => chromium::set_up(),
        ["fuzz"] => fuzz::run(fuzz::SMOKE_RUNS),
        ["fuzz", "--runs", runs] => {
            runs.parse().map_err(|_| format!("--runs takes a number, not {runs:?}")).and_then(fuzz::run)
        }
        ["count"] => count::run(),
        ["bench"] => bench::run(),
        ["load"] => load::all(),
        ["soak", "--minutes", minutes] => soak::run_for(minutes),
        _ => Err(format!("usage:\n{HELP}")),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}

/// Builds the page and the program, and serves.
fn serve(options: &[&str]) -> Result<(), String> {
    page::build()?;
    run(cargo("run --release --package fliphouse -- serve").args(options))
}

/// Runs a program in the workspace and fails if it does.
fn run(command: &mut Command) -> Result<(), String> {
    eprintln!("$ {}", shown(command));
    let status = command.status().map_err(|error| format!("{}: {error}", shown(command)))?;
    if status.success() { Ok(()) } else { Err(format!("{}: {status}", shown(command))) }
}

/// A command as one would type it.
fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
}

/// The program with these words, in the workspace, once it is built for release.
fn fliphouse(words: &str) -> Command {
    let mut command = Command::new(workspace().join("target/release/fliphouse"));
    command.args(words.split_whitespace()).current_dir(workspace());
    command
}

/// Cargo with these words, in the workspace.
fn cargo(words: &str) -> Command {
    let mut command = Command::new("cargo");
    command.args(words.split(' ')).current_dir(workspace());
    command
}

/// The folder of the workspace.
fn workspace() -> &'static std::path::Path {
    let xtask: &'static std::path::Path = env!("CARGO_MANIFEST_DIR").as_ref();
    xtask.parent().expect("xtask lies in the workspace")
}
