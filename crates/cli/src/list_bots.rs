//! `fliphouse bots`: which bots there are.

use std::io::Write;

use arena::Counted;

use crate::args::BotsArgs;
use crate::failure::Failure;
use crate::games::{Task, with_each_game, with_game};
use crate::story::{Narrated, STRONG};

/// Runs the command.
pub fn run(args: &BotsArgs) -> Result<(), Failure> {
    match &args.game {
        Some(game) => with_game(game, List),
        None => with_each_game(List),
    }
}

/// Lists the bots of a game.
#[derive(Clone, Copy)]
struct List;

impl Task for List {
    fn with<G: Counted + Narrated>(self) -> Result<(), Failure> {
        let mut out = anstream::stdout().lock();
        writeln!(out, "{STRONG}{}{STRONG:#}", G::NAME)?;
        for spec in G::BOTS {
            writeln!(out, "  {:<14} {}", spec.form, spec.about)?;
        }
        Ok(())
    }
}
