//! `fliphouse league`: every bot against every other.

use arena::league::{self, LeagueResults};
use arena::output::{league_csv, league_html, league_text};
use arena::{Control, Counted};

use crate::arena::threads;
use crate::args::LeagueArgs;
use crate::failure::Failure;
use crate::games::{Task, bot, options, with_small_game};
use crate::progress;
use crate::report::{self, Forms};
use crate::story::Narrated;

const FORMS: Forms<LeagueResults> = Forms { csv: league_csv, text: league_text, html: league_html };

/// The most different tables of a league.
const MOST_MIXTURES: usize = 5_000;

/// Runs the command.
pub fn run(args: &LeagueArgs) -> Result<(), Failure> {
    with_small_game(&args.simulation.game, args)
}

impl Task for &LeagueArgs {
    fn with<G: Counted + Narrated>(self) -> Result<(), Failure> {
        let simulation = &self.simulation;
        let options = options::<G>(simulation.edition.as_deref(), &simulation.set)?;
        let bots = self.bots.iter().map(|name| bot::<G>(name)).collect::<Result<Vec<_>, _>>()?;
        let mixtures = checked_mixtures(self)?;
        let report = report::place(simulation)?;
        let bar = progress::bar(Some(mixtures as u64 * self.games));
        let control = Control {
            progress: &|games| bar.inc(games),
            cancelled: progress::cancelled_by_ctrl_c()?,
            threads: threads(simulation),
        };
        let seed = simulation.seed;
        let results = league::play::<G>(&options, &self.bots, &bots, self.seats, seed, self.games, &control)
            .map_err(Failure::usage)?;
        bar.finish_and_clear();
        FORMS.publish(&results, simulation, report.as_ref())?;
        if results.partial { Err(Failure::Interrupted) } else { Ok(()) }
    }
}

/// How many tables there will be, if that is a sensible number.
fn checked_mixtures(args: &LeagueArgs) -> Result<usize, Failure> {
    const MOST_BOTS: usize = 30;
    let (bots, seats) = (args.bots.len(), args.seats);
    if !(2..=MOST_BOTS).contains(&bots) {
        return Err(Failure::usage(format_args!("bots: a league needs 2 to {MOST_BOTS} bots, not {bots}")));
    }
    match league::count_mixtures(bots, seats) {
        mixtures if mixtures <= MOST_MIXTURES => Ok(mixtures),
        mixtures => Err(Failure::usage(format_args!(
            "seats: {mixtures} different tables are too many: {MOST_MIXTURES} at most, so fewer bots or seats"
        ))),
    }
}
