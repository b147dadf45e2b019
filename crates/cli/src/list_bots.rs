//! `fliphouse bots`: which bots there are.

use std::io::Write;

use arena::Counted;
use serde_json::json;

use crate::args::BotsArgs;
use crate::failure::Failure;
use crate::games::{Task, with_each_game, with_game};
use crate::story::{Narrated, STRONG};
use crate::wrap::wrapped;

/// Runs the command.
pub fn run(args: &BotsArgs) -> Result<(), Failure> {
    let list = List { json: args.json };
    match &args.game {
        Some(game) => with_game(game, list),
        None => with_each_game(list),
    }
}

/// What stands before the rest of what is said about a bot.
const ABOUT: &str = "                 ";

/// Lists the bots of a game.
#[derive(Clone, Copy)]
struct List {
    /// Whether for programs: a line of JSON for each bot.
    json: bool,
}

impl Task for List {
    fn with<G: Counted + Narrated>(self) -> Result<(), Failure> {
        let mut out = anstream::stdout().lock();
        if self.json {
            for spec in G::BOTS {
                writeln!(out, "{}", json!({"game": G::NAME, "bot": spec.form, "about": spec.about}))?;
            }
            return Ok(());
        }
        writeln!(out, "{STRONG}{}{STRONG:#}", G::NAME)?;
        for spec in G::BOTS {
            writeln!(out, "{}", wrapped(&format!("{:<14} {}", spec.form, spec.about), ("  ", ABOUT)))?;
        }
        Ok(())
    }
}
