//! `fliphouse record`: bots play, the record is printed.

use std::io::Write;

use arena::Counted;
use bots::play_record;
use game::{MOST_BYTES, Nobody};

use crate::args::RecordArgs;
use crate::failure::Failure;
use crate::games::{BotTable, Task, with_game};
use crate::story::Narrated;

/// The most moves of a recorded game. Random bots need some hundreds.
const MOST_MOVES: usize = 1_000_000;

/// Runs the command.
pub fn run(args: &RecordArgs) -> Result<(), Failure> {
    with_game(&args.table.game, args)
}

impl Task for &RecordArgs {
    fn with<G: Counted + Narrated>(self) -> Result<(), Failure> {
        let mut table = BotTable::<G>::new(&self.table, self.players, "random", &mut Nobody)?;
        let most = self.plies.unwrap_or(usize::MAX).min(MOST_MOVES);
        let record = play_record::<G>(&table.setup, table.seed, &mut table.bots, most, &mut Nobody)
            .map_err(Failure::of)?;
        let cut_short = self.plies != Some(most) && record.moves.len() == MOST_MOVES;
        let json = record.to_json();
        if cut_short || json.len() > MOST_BYTES {
            return Err(Failure::of(format_args!(
                "record: the game is too long to be written down ({} moves): stop it earlier with --plies",
                record.moves.len()
            )));
        }
        std::io::stdout().lock().write_all(json.as_bytes())?;
        Ok(())
    }
}
