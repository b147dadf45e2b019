//! The `fliphouse` program.

mod args;
mod failure;
mod games;
mod record;
mod replay;
mod rules;
mod story;
mod watch;

use std::process::ExitCode;

use clap::Parser;

use crate::args::{Args, Command};
use crate::failure::Failure;

fn main() -> ExitCode {
    match run(Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(args: Args) -> Result<(), Failure> {
    match args.command {
        Command::Record(args) => record::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Watch(args) => watch::run(&args),
    }
}
