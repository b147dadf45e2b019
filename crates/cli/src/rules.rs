//! `fliphouse rules`: the rulebook in the terminal.

use std::io::Write;

use arena::Counted;
use game::{Game, Rule};
use hosting::GameName;
use serde_json::json;

use crate::args::RulesArgs;
use crate::failure::Failure;
use crate::games::{Task, with_each_game, with_game};
use crate::story::{Narrated, STRONG};
use crate::wrap::wrapped;

/// Runs the command.
pub fn run(args: &RulesArgs) -> Result<(), Failure> {
    let (all, json) = (Lookup { id: None, json: args.json }, args.json);
    match (args.what.as_deref(), args.id.as_deref()) {
        (None, _) if json => with_each_game(all),
        (None, _) => with_each_game(Name),
        (Some(game), Some(id)) => with_game(game, Lookup { id: Some(id), json }),
        (Some(what), None) => match game_of(what)? {
            Some(game) => with_game(&game, Lookup { id: Some(what), json }),
            None => with_game(what, all),
        },
    }
}

/// The game that has a rule with this id.
fn game_of(id: &str) -> Result<Option<String>, Failure> {
    if id.parse::<GameName>().is_ok() {
        return Ok(None);
    }
    let has = |name: &GameName| hosting::with_game!(*name, hall, G => <G as Game>::Rule::find(id).is_some());
    let game = GameName::ALL.into_iter().find(has).ok_or_else(|| {
        Failure::usage(format_args!(
            "rules: {id:?} is neither a game nor the id of a rule: see fliphouse rules"
        ))
    })?;
    Ok(Some(game.to_string()))
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
#[derive(Clone, Copy)]
struct Lookup<'a> {
    id: Option<&'a str>,
    /// Whether for programs: a line of JSON for each rule.
    json: bool,
}

impl Task for Lookup<'_> {
    fn with<G: Counted + Narrated>(self) -> Result<(), Failure> {
        let Some(id) = self.id else { return self.print::<G>(G::Rule::ALL) };
        let rule = G::Rule::find(id).ok_or_else(|| {
            Failure::usage(format_args!(
                "rules: {} has no rule {id:?}: see fliphouse rules {}",
                G::TITLE,
                G::NAME
            ))
        })?;
        self.print::<G>(&[rule])
    }
}

impl Lookup<'_> {
    fn print<G: Game>(self, rules: &[G::Rule]) -> Result<(), Failure> {
        let mut out = anstream::stdout().lock();
        for rule in rules {
            let (id, source, sentence) = (rule.id(), rule.source(), rule.sentence());
            if self.json {
                let rule = json!({"game": G::NAME, "id": id, "source": source, "sentence": sentence});
                writeln!(out, "{rule}")?;
            } else {
                writeln!(out, "{}", wrapped(&format!("{STRONG}{id}{STRONG:#}  ({source})"), ("", "  ")))?;
                writeln!(out, "{}", wrapped(sentence, ("  ", "  ")))?;
            }
        }
        Ok(())
    }
}
