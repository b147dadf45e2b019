//! Whether a server stays small however long it runs: tables are opened, played at, left and
//! closed all the time, and forgotten soon after.

use std::process::{Child, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::load::{Server, TOKEN, URL, metric};
use crate::{cargo, fliphouse, run, shown};

/// Tables are closed after a minute without anybody, and forgotten a minute after that.
const SERVE: &str = "serve --listen 127.0.0.1:7797 --tables-per-address 5000 --connections-per-address 50000 \
                     --requests-per-second 100000 --idle 1 --test-keep-seconds 60";

/// How many tables are played at, for how many seconds each, and how fast.
const PLAY: &str = "--tables 60 --seats 3 --moves-per-second 5 --stay 10 --json";

/// How often to look.
const LOOK: Duration = Duration::from_secs(10);

/// The fewest minutes after which something can be said: by the end of the first quarter as
/// many tables must be forgotten as are opened.
const FEWEST: u64 = 12;

/// How much more there may be in the last quarter than in the second, in percent: memory
/// and the file go up and down with what is played.
const MEMORY_GROWTH: f64 = 10.0;
const FILE_GROWTH: f64 = 25.0;

const MIB: f64 = 1024.0 * 1024.0;

/// How big a server is at a moment, in bytes.
struct Sample {
    memory: f64,
    file: f64,
}

/// Runs for so many minutes, prints what is seen, and fails if something grows or goes wrong.
pub fn run_for(minutes: &str) -> Result<(), String> {
    let minutes: u64 =
        minutes.parse().map_err(|_| format!("--minutes takes a whole number, not {minutes:?}"))?;
    run(&mut cargo("build --release --package fliphouse"))?;
    let _server = Server::fresh("soak", SERVE)?;
    let mut players = players(minutes)?;
    let samples = watch(&mut players)?;
    let output = players.wait_with_output().map_err(|error| error.to_string())?;
    println!("{}", String::from_utf8_lossy(&output.stdout).trim_end());
    if !output.status.success() {
        return Err("soak: the players had trouble: see above".to_owned());
    }
    if minutes < FEWEST {
        println!("too short for a verdict: that takes {FEWEST} minutes");
        return Ok(());
    }
    verdict(&samples)
}

fn players(minutes: u64) -> Result<Child, String> {
    let mut command = fliphouse(&format!("load --url {URL} {PLAY} --duration {}", minutes * 60));
    command.env(TOKEN.0, TOKEN.1).stdout(Stdio::piped());
    eprintln!("$ {}", shown(&command));
    command.spawn().map_err(|error| format!("{}: {error}", shown(&command)))
}

/// Looks again and again until the players are done.
fn watch(players: &mut Child) -> Result<Vec<Sample>, String> {
    let start = Instant::now();
    let mut samples = Vec::new();
    println!("     s  memory MiB  file MiB  open tables  forgotten      moves");
    while players.try_wait().map_err(|error| error.to_string())?.is_none() {
        sleep(LOOK);
        let Some(memory) = metric("process_resident_memory_bytes") else { continue };
        let figure = |name: &str| metric(name).unwrap_or(0.0);
        let file = figure("fliphouse_store_bytes");
        println!(
            "{:6}  {:10.1}  {:8.1}  {:11}  {:9}  {:9}",
            start.elapsed().as_secs(),
            memory / MIB,
            file / MIB,
            figure("fliphouse_tables"),
            figure("fliphouse_pruned_tables_total"),
            figure("fliphouse_moves_total"),
        );
        samples.push(Sample { memory, file });
    }
    Ok(samples)
}

fn verdict(samples: &[Sample]) -> Result<(), String> {
    let memory = stays("memory", MEMORY_GROWTH, samples.iter().map(|sample| sample.memory));
    let file = stays("file", FILE_GROWTH, samples.iter().map(|sample| sample.file));
    if memory && file { Ok(()) } else { Err("soak: the server grows: see above".to_owned()) }
}

/// Compares the last quarter with the second: in the first everything has yet to fill up.
fn stays(what: &str, most: f64, values: impl Iterator<Item = f64>) -> bool {
    let values: Vec<f64> = values.collect();
    let quarter = values.len() / 4;
    let greatest = |values: &[f64]| values.iter().copied().fold(0.0, f64::max);
    let (early, late) =
        (greatest(&values[quarter..2 * quarter]), greatest(&values[values.len() - quarter..]));
    let growth = (late / early - 1.0) * 100.0;
    println!(
        "{what}: at most {:.1} MiB in the second quarter, {:.1} in the last: {growth:+.1} % (at most {most} %)",
        early / MIB,
        late / MIB
    );
    growth <= most
}
