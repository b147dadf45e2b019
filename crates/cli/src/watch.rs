//! `fliphouse watch`: a game of bots unfolds in the terminal.

use std::io::{self, IsTerminal, Write};
use std::thread;
use std::time::Duration;

use arena::Counted;
use bots::{Seated, play_record};
use game::{Players, Watcher};

use crate::args::WatchArgs;
use crate::failure::Failure;
use crate::games::{BotTable, Task, with_game};
use crate::lang;
use crate::place::Place;
use crate::story::{Narrated, Story};

/// Runs the command.
pub fn run(args: &WatchArgs) -> Result<(), Failure> {
    with_game(&args.table.game, args)
}

impl Task for &WatchArgs {
    fn with<G: Counted + Narrated>(self) -> Result<(), Failure> {
        let pace = if io::stdout().is_terminal() { self.pace } else { 0 };
        let mut drawn = Vec::new();
        let mut table = BotTable::<G>::new(&self.table, self.players, G::DEFAULT_BOT, &mut drawn)?;
        let save = self.save.clone().map(|path| Place::checked("save", path)).transpose()?;
        let lang = self.lang.unwrap_or_else(lang::from_environment);
        let mut live = Live {
            story: Story::<G>::new(&Players::Count(self.players), lang),
            out: anstream::stdout(),
            pace: Duration::from_millis(pace),
            failed: None,
        };
        live.story.begin_with(
            &names::<G>(&self.table.bots, self.players),
            Some(table.seed),
            &mut live.out,
        )?;
        for event in drawn {
            live.see(event);
        }
        let record = play_record::<G>(&table.setup, table.seed, &mut table.bots, usize::MAX, &mut live)
            .map_err(Failure::of)?;
        // Kept whether or not anybody reads the rest.
        save.map_or(Ok(()), |place| place.write(&record.to_json()))?;
        live.story.finish_line(&mut live.out)?;
        live.failed.map_or(Ok(()), |error| Err(error.into()))
    }
}

/// What the bots of all seats are called.
fn names<G: Seated>(given: &[String], players: usize) -> Vec<String> {
    match given {
        [] => vec![G::DEFAULT_BOT.to_owned(); players],
        [one] => vec![one.clone(); players],
        all => all.to_vec(),
    }
}

/// Tells events as they happen, one line after the other.
struct Live<G: Narrated, W> {
    story: Story<G>,
    out: W,
    pace: Duration,
    failed: Option<io::Error>,
}

impl<G: Narrated, W: Write> Watcher<G::Event> for Live<G, W> {
    fn see(&mut self, event: G::Event) {
        if self.failed.is_some() {
            return;
        }
        let had_open_line = self.story.has_open_line();
        if let Err(error) = self.story.tell(&event, &mut self.out) {
            self.failed = Some(error);
        } else if had_open_line {
            thread::sleep(self.pace);
        }
    }
}
