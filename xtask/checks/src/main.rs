//! Everything that is checked, counted and measured, for `cargo xtask`.

mod attributes;
mod bench;
mod callgrind;
mod chromium;
mod contests;
mod count;
mod dependencies;
mod figures;
mod fuzz;
mod laws;
mod load;
mod packages;
mod performance;
mod python;
mod quick;
mod rules;
mod soak;
mod strength;
mod study;
mod test;

use std::process::ExitCode;

use xtask::{cargo, fliphouse, run, shown, workspace};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let result = match words[..] {
        ["test"] => test::all(),
        ["quick", name] => quick::check(name),
        ["rules"] => rules::run(),
        ["laws"] => laws::run(),
        ["python"] => python::set_up(),
        ["chromium"] => chromium::set_up(),
        ["fuzz"] => fuzz::run(fuzz::SMOKE_RUNS),
        ["fuzz", "--runs", runs] => {
            runs.parse().map_err(|_| format!("--runs takes a number, not {runs:?}")).and_then(fuzz::run)
        }
        ["count"] => count::run(),
        ["attributes"] => attributes::run(),
        ["bench"] => bench::run(),
        ["load"] => load::all(),
        ["strength", ref options @ ..] => strength::run(options),
        ["study", ref options @ ..] => study::run(options),
        ["soak", "--minutes", minutes] => soak::run_for(minutes),
        _ => Err(format!("{}: there is no such task: see `cargo xtask --help`", words.join(" "))),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}
