//! `fliphouse rules`: the rulebook in the terminal.

use std::io::Write;

use arena::Counted;
use game::{Game, Rule};

use crate::args::RulesArgs;
use crate::failure::Failure;
use crate::games::{Task, with_each_game, with_game};
use crate::story::{Narrated, STRONG};
use crate::wrap::wrapped;

/// Runs the command.
pub fn run(args: &RulesArgs) -> Result<(), Failure> {
    match &args.game {
        Some(game) => with_game(game, Lookup { id: args.id.as_deref() }),
        None => with_each_game(Name),
    }
}

/// Says what a game is called and how to go on.
#[derive(Clone, Copy)]
struct Name;

impl Task for Name {
    fn with<G: Counted + Narrated>(self) -> Result<(), Failure> {
        let mut out = anstream::stdout().lock();
        writeln!(out, "{:<26} {} rules: fliphouse rules {}", G::TITLE, G::Rule::ALL.len(), G::NAME)?;
        Ok(())
    }
}

/// Prints one rule, or all.
struct Lookup<'a> {
    id: Option<&'a str>,
}

impl Task for Lookup<'_> {
    fn with<G: Counted + Narrated>(self) -> Result<(), Failure> {
        let Some(id) = self.id else { return print::<G>(G::Rule::ALL) };
        let rule = G::Rule::find(id).ok_or_else(|| {
            Failure::usage(format_args!(
                "rules: {} has no rule {id:?}: see fliphouse rules {}",
                G::TITLE,
                G::NAME
            ))
        })?;
        print::<G>(&[rule])
    }
}

fn print<G: Game>(rules: &[G::Rule]) -> Result<(), Failure> {
    let mut out = anstream::stdout().lock();
    for rule in rules {
        writeln!(out, "{STRONG}{}{STRONG:#}  ({})", rule.id(), rule.source())?;
        writeln!(out, "{}", wrapped(rule.sentence(), ("  ", "  ")))?;
    }
    Ok(())
}
