//! `fliphouse arena`: bots play many games and are compared.

use std::sync::atomic::Ordering;
use std::time::Instant;

use arena::output::{contest_csv, contest_html, contest_text, grouped};
use arena::{Contest, Control, Counted, Results, Tally, decisions_per_second, widest_interval};
use indicatif::ProgressBar;

use crate::args::{ArenaArgs, MOST_GAMES, SimulationArgs};
use crate::failure::Failure;
use crate::games::{Task, bot, options, with_small_game};
use crate::progress;
use crate::report::{self, Forms};
use crate::story::Narrated;

/// How many blocks are played before the precision is looked at first; then
/// twice as many, and so on.
const FIRST_BATCH: u64 = 16;

const FORMS: Forms<Results> = Forms { csv: contest_csv, text: contest_text, html: contest_html };

/// Runs the command.
pub fn run(args: &ArenaArgs) -> Result<(), Failure> {
    with_small_game(&args.simulation.game, args)
}

impl Task for &ArenaArgs {
    fn with<G: Counted + Narrated>(self) -> Result<(), Failure> {
        let goal = goal(self)?;
        let simulation = &self.simulation;
        let options = options::<G>(simulation.edition.as_deref(), &simulation.set)?;
        let bots = self.bots.iter().map(|name| bot::<G>(name)).collect::<Result<Vec<_>, _>>()?;
        let contest = Contest::<G>::new(options.clone(), bots, simulation.seed).map_err(Failure::usage)?;
        let report = report::place(simulation)?;
        let bar = progress::bar(goal.games());
        let control = Control {
            progress: &|games| bar.inc(games),
            cancelled: progress::cancelled_by_ctrl_c()?,
            threads: threads(simulation),
        };
        let start = Instant::now();
        let tally = play(&contest, goal, &control, &bar);
        let seconds = start.elapsed().as_secs_f64();
        bar.finish_and_clear();
        let partial = control.cancelled.load(Ordering::Relaxed);
        let results = Results::new(&contest, &self.bots, &tally, partial);
        FORMS.publish(&results, simulation, report.as_ref())?;
        report_speed::<G>(&options, &contest, &self.bots, results.games, seconds);
        if partial { Err(Failure::Interrupted) } else { Ok(()) }
    }
}

/// When a run is over.
#[derive(Clone, Copy)]
enum Goal {
    Games(u64),
    Precision(f64),
}

impl Goal {
    const fn games(self) -> Option<u64> {
        match self {
            Self::Games(games) => Some(games),
            Self::Precision(_) => None,
        }
    }
}

fn goal(args: &ArenaArgs) -> Result<Goal, Failure> {
    let Some(text) = &args.precision else {
        return Ok(Goal::Games(args.games));
    };
    let number = text.strip_suffix('%').and_then(|percent| percent.trim().parse::<f64>().ok());
    match number {
        Some(percent) if (0.001..=100.0).contains(&percent) => Ok(Goal::Precision(percent / 100.0)),
        _ => Err(Failure::usage(format_args!(
            "precision: {text:?} is not a percentage from 0.001% to 100%, as in 0.5%"
        ))),
    }
}

/// As many threads as asked for, or as the machine has.
pub fn threads(args: &SimulationArgs) -> usize {
    args.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, std::num::NonZero::get))
}

/// Plays all games at once, or batch after batch until the intervals are narrow
/// enough. Batches do not depend on the number of threads.
fn play<G: Counted>(contest: &Contest<G>, goal: Goal, control: &Control<'_>, bar: &ProgressBar) -> Tally {
    let precision = match goal {
        Goal::Games(games) => return contest.play(0..games.div_ceil(contest.block_games()), control),
        Goal::Precision(precision) => precision,
    };
    let mut tally = contest.play(0..FIRST_BATCH, control);
    loop {
        let widest = widest_interval(&tally);
        let done = widest <= precision || tally.games() >= MOST_GAMES;
        if done || control.cancelled.load(Ordering::Relaxed) {
            return tally;
        }
        bar.set_message(format!("(widest interval {:.3} %)", 100.0 * widest));
        tally.merge(&contest.play(tally.blocks..2 * tally.blocks, control));
    }
}

/// Says on standard error how fast it went: that is no result, and differs from
/// run to run.
fn report_speed<G: Counted>(
    options: &G::Options,
    contest: &Contest<G>,
    names: &[String],
    games: u64,
    seconds: f64,
) {
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a rate is positive, and needs no more digits"
    )]
    let rate = (games as f64 / seconds) as u64;
    eprintln!("{} games in {seconds:.2} s: {} games a second", grouped(games), grouped(rate));
    let mut timed: Vec<&String> = Vec::new();
    for (place, name) in names.iter().enumerate() {
        if timed.contains(&name) {
            continue;
        }
        timed.push(name);
        let mut bots = contest.bots.clone();
        bots.rotate_left(place);
        eprintln!(
            "{name}: {:.2} million decisions a second",
            decisions_per_second::<G>(options, &bots) / 1e6
        );
    }
}
