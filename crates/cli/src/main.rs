//! The `fliphouse` program.

mod arena;
mod args;
#[cfg(test)]
mod documented;
mod failure;
mod games;
mod house;
mod lang;
mod league;
mod list_bots;
mod load;
mod manual;
mod odds;
mod place;
mod play;
mod progress;
mod record;
mod replay;
mod report;
mod review;
mod rules;
mod serve;
mod solve;
mod source;
mod story;
mod verify;
mod watch;
mod wrap;

use std::process::ExitCode;

use anstream::ColorChoice;
use mimalloc::MiMalloc;

use crate::args::{Args, Command};
use crate::failure::Failure;

/// A server makes and drops many small things on several threads: with the system's allocator that
/// was a fifth of its work.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    let args = Args::read();
    ColorChoice::from(args.color).write_global();
    match run(args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(args: Args) -> Result<(), Failure> {
    match args.command {
        Command::Arena(args) => arena::run(&args),
        Command::League(args) => league::run(&args),
        Command::Completions(args) => manual::completions(&args),
        Command::Man(args) => manual::man(&args),
        Command::Bots(args) => list_bots::run(&args),
        Command::House(args) => house::run(&args),
        Command::Odds(args) => odds::run(&args),
        Command::Load(args) => load::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Record(args) => record::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Review(args) => review::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Solve(args) => solve::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Watch(args) => watch::run(&args),
    }
}
