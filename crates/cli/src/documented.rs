//! The commands that stand beside the figures of documents.

use std::path::Path;

use arena::{Contest, Counted};
use clap::Parser as _;

use crate::args::{Args, Command, SimulationArgs};
use crate::failure::Failure;
use crate::games::{Task, bot, options, with_small_game};
use crate::story::Narrated;

/// The documents that commands write.
const WRITTEN: [&str; 2] = ["docs/strategy.md", "docs/strength.md"];

/// A contest that could be played.
struct Possible<'a> {
    simulation: &'a SimulationArgs,
    bots: &'a [String],
    are_all_seats: bool,
}

impl Task for Possible<'_> {
    fn with<G: Counted + Narrated>(self) -> Result<(), Failure> {
        let options = options::<G>(self.simulation.edition.as_deref(), &self.simulation.set)?;
        let bots = self.bots.iter().map(|name| bot::<G>(name)).collect::<Result<Vec<_>, _>>()?;
        if self.are_all_seats {
            Contest::<G>::new(options, bots, self.simulation.seed).map_err(Failure::usage)?;
        }
        Ok(())
    }
}

fn document(name: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name)).unwrap()
}

/// Every command of a text, with a number for the seed of those that are repeated.
fn commands(text: &str) -> impl Iterator<Item = String> {
    let ends = |c: char| ['|', ';', '`', '\n'].contains(&c);
    let found = text.split("fliphouse ").skip(1).filter_map(move |rest| rest.split(ends).next());
    // What is only talked about has no options.
    found.filter(|words| words.contains("--")).map(|words| words.trim().replace("$seed", "1"))
}

#[test]
fn the_commands_beside_figures_are_understood_and_name_bots_that_there_are() {
    for name in WRITTEN {
        let text = document(name);
        assert!(commands(&text).count() > 10, "{name}");
        for words in commands(&text) {
            let args = Args::try_parse_from(format!("fliphouse {words}").split_whitespace());
            let args = args.unwrap_or_else(|error| panic!("{name}: {words}: {error}"));
            let (simulation, bots, are_all_seats) = match &args.command {
                Command::Arena(args) => (&args.simulation, &args.bots, true),
                Command::League(args) => (&args.simulation, &args.bots, false),
                _ => continue,
            };
            let possible = Possible { simulation, bots, are_all_seats };
            let checked = with_small_game(&simulation.game, possible);
            assert!(checked.is_ok(), "{name}: {words}: {checked:?}");
        }
    }
}
