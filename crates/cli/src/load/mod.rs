//! `fliphouse load`: players on real sockets who keep a server busy, and how
//! long it takes them.

mod churn;
mod delivery;
mod play;
mod readers;
mod report;
mod setup;
mod tally;

use std::io::IsTerminal;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use client::Server;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::args::LoadArgs;
use crate::failure::Failure;
use crate::progress;
use play::Stage;
use report::{Memory, Report};
use tally::Tally;

/// How often the progress is shown, and whether to go on is asked.
const LOOK: Duration = Duration::from_millis(100);

/// How long it may take until all games have begun.
const ALL_BEGIN: Duration = Duration::from_mins(1);

/// How long players have to finish their moves when the time is up.
const LAST_MOVES: Duration = Duration::from_secs(10);

/// Runs the command.
pub fn run(args: &LoadArgs) -> Result<(), Failure> {
    let server = Server::at(&args.url).map_err(Failure::usage)?;
    let cancelled = progress::cancelled_by_ctrl_c()?;
    let runtime = tokio::runtime::Runtime::new().map_err(Failure::of)?;
    let report = runtime.block_on(drive(args, &server, cancelled))?;
    runtime.shutdown_background();
    report.print(args.json)?;
    match report.errors() {
        0 => Ok(()),
        errors => Err(Failure::of(format_args!("load: {errors} errors, listed above"))),
    }
}

async fn drive(args: &LoadArgs, server: &Server, cancelled: &'static AtomicBool) -> Result<Report, Failure> {
    let tally = Arc::new(Tally::default());
    if let Some(stay) = args.stay {
        let start = Instant::now();
        churn::run(args, Duration::from_secs(stay), server, &tally, cancelled).await;
        let memory = Memory { before: None, with_idle: None, at_the_end: memory(args, server).await };
        return Ok(Report::new(args, &tally, start.elapsed(), memory, 0));
    }
    let long = if args.readers > 0 { Some(readers::long_game(server).await?) } else { None };
    let (stage, _) = watch::channel(Stage::Gathering);
    let mut tasks = JoinSet::new();
    for table in setup::tables(args, server, cancelled).await? {
        play::spawn(table, args, &stage, &tally, &mut tasks);
    }
    begin(tasks.len() as u64, &tally, cancelled).await?;
    let rooms = setup::rooms(args.idle, server).await?;
    let memory = async || memory(args, server).await;
    let before = memory().await;
    let idle = setup::watchers(args.idle, server, &rooms, cancelled).await?;
    let with_idle = memory().await;
    let idle_sockets = idle.len();
    play::keep(idle, &tally, &mut tasks);
    if let Some(code) = long {
        readers::spawn(args.readers, server, &code, &tally, &mut tasks);
    }
    let start = Instant::now();
    stage.send_replace(Stage::Playing { since: start.into() });
    wait(args.duration, &tally, cancelled).await;
    let elapsed = start.elapsed();
    let at_the_end = memory().await;
    stage.send_replace(Stage::Ending);
    finish(&tally, &mut tasks).await;
    let memory = Memory { before, with_idle, at_the_end };
    Ok(Report::new(args, &tally, elapsed, memory, idle_sockets))
}

/// Waits until everybody is in a game: what is measured is play, not a crowd
/// that comes in.
async fn begin(players: u64, tally: &Tally, cancelled: &AtomicBool) -> Result<(), Failure> {
    let start = Instant::now();
    while tally.ready() < players && !cancelled.load(Ordering::Relaxed) {
        if start.elapsed() > ALL_BEGIN {
            let (ready, errors) = (tally.ready(), tally.errors());
            return Err(Failure::of(format_args!(
                "load: only {ready} of {players} players are in a game after {} seconds: {errors:?}",
                ALL_BEGIN.as_secs()
            )));
        }
        tokio::time::sleep(LOOK).await;
    }
    Ok(())
}

/// The memory of the server in bytes, if it tells.
async fn memory(args: &LoadArgs, server: &Server) -> Option<f64> {
    let token = args.metrics_token.as_ref()?;
    let bytes = server.metric("process_resident_memory_bytes", token).await.ok().flatten()?;
    (bytes > 0.0).then_some(bytes)
}

/// Lets them play until the time is up or somebody presses Ctrl-C.
async fn wait(seconds: u64, tally: &Tally, cancelled: &AtomicBool) {
    let (start, time) = (Instant::now(), Duration::from_secs(seconds));
    let bar = bar(seconds, "{bar:30} {pos} of {len} s, {msg}");
    while start.elapsed() < time && !cancelled.load(Ordering::Relaxed) {
        tokio::time::sleep(LOOK).await;
        bar.set_position(start.elapsed().as_secs());
        bar.set_message(tally.to_string());
    }
    bar.finish_and_clear();
}

/// Waits for the answers to the last moves.
async fn finish(tally: &Tally, tasks: &mut JoinSet<()>) {
    let start = Instant::now();
    while tally.unanswered() > 0 && start.elapsed() < LAST_MOVES {
        tokio::time::sleep(LOOK).await;
    }
    tasks.abort_all();
}

/// A bar on standard error, if that is a terminal.
fn bar(length: u64, form: &str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(length);
    bar.set_draw_target(ProgressDrawTarget::stderr_with_hz(10));
    bar.with_style(ProgressStyle::with_template(form).unwrap_or_else(|_| ProgressStyle::default_bar()))
}
