//! `fliphouse watch`: a game of bots unfolds in the terminal.

use std::io::{self, IsTerminal, Write};
use std::thread;
use std::time::Duration;

use arena::Counted;
use bots::play_record;
use game::{Players, Setup, Watcher};

use crate::args::WatchArgs;
use crate::failure::Failure;
use crate::games::{BotTable, Task, with_game};
use crate::lang;
use crate::story::{Narrated, Story};

/// Runs the command.
pub fn run(args: &WatchArgs) -> Result<(), Failure> {
    with_game(&args.table.game, args)
}

impl Task for &WatchArgs {
    fn with<G: Counted + Narrated>(self) -> Result<(), Failure> {
        // A story has a name for every seat, so there must not be more than a game has.
        Setup::<G::Options>::check_players::<G>(self.players).map_err(Failure::usage)?;
        let pace = if io::stdout().is_terminal() { self.pace } else { 0 };
        let mut live = Live {
            story: Story::<G>::new(
                &Players::Count(self.players),
                self.lang.unwrap_or_else(lang::from_environment),
            ),
            out: anstream::stdout(),
            pace: Duration::from_millis(pace),
            failed: None,
        };
        let mut table = BotTable::<G>::new(&self.table, self.players, G::DEFAULT_BOT, &mut live)?;
        play_record::<G>(&table.setup, table.seed, &mut table.bots, usize::MAX, &mut live)
            .map_err(Failure::of)?;
        live.story.finish_line(&mut live.out)?;
        live.failed.map_or(Ok(()), |error| Err(error.into()))
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
