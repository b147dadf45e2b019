//! How much a server bears, measured with the program itself and written to
//! `docs/performance-server.md`.

mod server;

use std::fs;
use std::io::Read;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use hosting::GameName;
use serde_json::Value;

use crate::bench::{echo, printed};
use crate::figures::title;
use crate::{cargo, fliphouse, run, shown, workspace};
pub use server::{Server, URL, metric};
use server::{get, until};

/// All players come from one address here.
const SERVE: &str = "serve --listen 127.0.0.1:7797 --tables-per-address 5000 --connections-per-address 50000 \
                     --requests-per-second 100000";

/// The same with bots that do not think, to make a long game soon.
const QUICK_BOTS: &str = "serve --listen 127.0.0.1:7797 --tables-per-address 5000 --connections-per-address 50000 \
                          --requests-per-second 100000 --bot-pause 0";

/// The variable of the environment with the token that the server tells its figures for, and
/// that token: everything here stays on this machine.
pub const TOKEN: (&str, &str) = ("FLIPHOUSE_METRICS_TOKEN", "load-on-this-machine");

const PLAY: &str =
    "load --url http://127.0.0.1:7797 --tables 1000 --seats 4 --moves-per-second 1 --duration 60 --json";
const IDLE: &str = "load --url http://127.0.0.1:7797 --tables 0 --idle 10000 --duration 1 --json";
/// What those play who are to notice nothing of the readers, and the readers beside them.
const BESIDE: &str =
    "load --url http://127.0.0.1:7797 --tables 50 --seats 4 --moves-per-second 2 --duration 30 --json";
const READERS: &str = "--readers 16";
/// People at their usual pace, each at a table with three bots that think. The game's name follows.
const STRONG_BOTS: &str = "load --url http://127.0.0.1:7797 --tables 1000 --seats 1 --bots strong,strong,strong \
                           --moves-per-second 0.5 --duration 60 --json --game";
const STORE: &str = "bench --package server --bench store";

/// How many players are at the tables.
const SOCKETS: f64 = 4000.0;

/// The server is killed when so many moves were made.
const MOVES: f64 = 10_000.0;

const INTRODUCTION: &str = "\
# Performance of the server

Written by `cargo xtask load`: server and players on the same machine, over real sockets, every move flushed to disk
before it is acknowledged. Times depend on the machine, its disk and what else it does.
";

/// A line of the page.
struct Figure {
    what: String,
    value: String,
    target: &'static str,
}

/// Measures everything, prints it, and writes it down.
pub fn all() -> Result<(), String> {
    let conditions = conditions();
    run(&mut cargo("build --release --package fliphouse"))?;
    let mut page = format!("{INTRODUCTION}\n{conditions}\n");
    page += &section("1,000 tables of 4, one move a second each", PLAY, &playing()?);
    page += &section("10,000 idle sockets", IDLE, &idle()?);
    page += &section("Killed and started again with 1,000 tables playing", PLAY, &restart()?);
    page += &section("16 who read a game of 35,000 events", &format!("{BESIDE} {READERS}"), &reading()?);
    for game in GameName::ALL {
        let title = format!("{}: 1,000 people with three strong bots each", title(game));
        let command = format!("{STRONG_BOTS} {game}");
        page += &section(&title, &command, &thinking(&command)?);
    }
    page += &section("Durable appends", &format!("cargo {STORE}"), &appends()?);
    print!("{page}");
    let path = workspace().join("docs/performance-server.md");
    fs::write(&path, page).map_err(|error| format!("{}: {error}", path.display()))
}

/// The machine, how busy it was with other things before, and whether those had
/// to stand back.
fn conditions() -> String {
    let cores = std::thread::available_parallelism().map_or(0, std::num::NonZero::get);
    let busy = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let busy = busy.split(' ').next().unwrap_or("unknown").to_owned();
    let nice =
        nice().filter(|nice| *nice != 0).map_or_else(String::new, |nice| format!(" (all at nice {nice})"));
    format!(
        "{cores} cores; load average before it began: {busy}{nice}. The server is started with `fliphouse {SERVE}`."
    )
}

/// The priority of this process and those it starts, where the system tells.
fn nice() -> Option<i32> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    let (_, after_name) = stat.rsplit_once(')')?;
    after_name.split_whitespace().nth(16)?.parse().ok()
}

fn section(title: &str, command: &str, figures: &[Figure]) -> String {
    let command =
        if command.starts_with("cargo") { command.to_owned() } else { format!("fliphouse {command}") };
    let row = |figure: &Figure| format!("| {} | {} | {} |\n", figure.what, figure.value, figure.target);
    let rows: String = figures.iter().map(row).collect();
    format!("\n## {title}\n\n`{command}`\n\n| figure | value | must be |\n|---|---|---|\n{rows}")
}

fn playing() -> Result<Vec<Figure>, String> {
    let _server = Server::fresh("playing", SERVE)?;
    let result = result(&mut fliphouse(PLAY))?;
    let mut figures = latencies(&result);
    figures.push(figure("moves per second", number(&result["moves_per_second"], 1.0, 0), ""));
    figures.push(figure("server memory, MiB", number(&result["memory_bytes"], 1024.0 * 1024.0, 1), ""));
    figures.push(troubles(&result));
    Ok(figures)
}

fn latencies(result: &Value) -> Vec<Figure> {
    let mut figures = Vec::new();
    for (key, what) in
        [("told_ms", "ms until everybody has a move"), ("acknowledged_ms", "ms until it is acknowledged")]
    {
        for percentile in ["p50", "p90", "p99", "p99.9", "max"] {
            let target = if (key, percentile) == ("told_ms", "p99") { "under 100" } else { "" };
            figures.push(figure(
                &format!("{what}, {percentile}"),
                number(&result[key][percentile], 1.0, 1),
                target,
            ));
        }
    }
    figures
}

fn idle() -> Result<Vec<Figure>, String> {
    let _server = Server::fresh("idle", SERVE)?;
    let result = result(&mut fliphouse(IDLE))?;
    let each = number(&result["bytes_per_idle_socket"], 1024.0, 1);
    Ok(vec![figure("server memory for each, KiB", each, "under 20"), troubles(&result)])
}

fn restart() -> Result<Vec<Figure>, String> {
    let mut server = Server::fresh("restart", SERVE)?;
    let mut load = fliphouse(PLAY);
    let mut load =
        load.env(TOKEN.0, TOKEN.1).stdout(Stdio::piped()).spawn().map_err(|error| error.to_string())?;
    until("the players have moved", || metric("fliphouse_moves_total") >= Some(MOVES))?;
    server.kill();
    let start = Instant::now();
    server.start_again()?;
    until("the server answers", || get("/healthz").is_some())?;
    let serving = start.elapsed();
    until("the players are back", || metric("fliphouse_sockets") >= Some(SOCKETS))?;
    let back = start.elapsed();
    let mut text = String::new();
    load.stdout.take().ok_or("no output")?.read_to_string(&mut text).map_err(|error| error.to_string())?;
    load.wait().map_err(|error| error.to_string())?;
    let result: Value = serde_json::from_str(&text).map_err(|error| format!("load: {error}"))?;
    let seconds = |time: Duration| format!("{:.2}", time.as_secs_f64());
    Ok(vec![
        figure("s from the start of the program until it answers", seconds(serving), "under 2"),
        figure("s until all 4,000 players are back", seconds(back), ""),
        figure("moves before and after", number(&result["moves"], 1.0, 0), ""),
        troubles(&result),
    ])
}

/// How others fare while a long game that is on is read again and again, and how much of the
/// threads that they all share the requests take.
fn reading() -> Result<Vec<Figure>, String> {
    let _server = Server::fresh("reading", QUICK_BOTS)?;
    let without = result(&mut fliphouse(BESIDE))?;
    let with = result(&mut fliphouse(&format!("{BESIDE} {READERS}")))?;
    let p99 = |result: &Value| number(&result["told_ms"]["p99"], 1.0, 1);
    let pages = with["pages_read"].as_f64().zip(with["seconds"].as_f64()).map(|(pages, time)| pages / time);
    let (longest, long) = thread_times()?;
    Ok(vec![
        figure("ms until everybody has a move, p99, without readers", p99(&without), ""),
        figure("ms until everybody has a move, p99, with 16 readers", p99(&with), "under 50"),
        figure("pages read per second", pages.map_or_else(unknown, |pages| format!("{pages:.0}")), ""),
        figure("ms until a page is read, p99", number(&with["read_ms"]["p99"], 1.0, 1), ""),
        figure("requests that took more than 5 ms of a thread", format!("{long:.0}"), "0"),
        figure("ms of a thread that a request took, at most", longest, "5"),
        troubles(&with),
    ])
}

/// The most that a request took of a thread, in milliseconds and as far as the server's
/// histogram tells, and how many took more than five.
fn thread_times() -> Result<(String, f64), String> {
    let name = "fliphouse_request_thread_seconds";
    let page = get("/metrics").ok_or("load: the server does not tell its figures")?;
    let bucket = |line: &str| {
        let (border, requests) =
            line.strip_prefix(name)?.strip_prefix("_bucket{le=\"")?.split_once("\"} ")?;
        Some((border.parse::<f64>().ok()?, requests.parse::<f64>().ok()?))
    };
    let buckets: Vec<(f64, f64)> = page.lines().filter_map(bucket).collect();
    // The last one has them all. They are of one page: to ask for another counts as a request.
    let count = buckets.last().ok_or("load: no figures of requests")?.1;
    let most = buckets.iter().find(|(_, requests)| *requests >= count).map_or(f64::INFINITY, |most| most.0);
    let short = buckets.iter().find(|(border, _)| *border >= 0.005).map_or(0.0, |short| short.1);
    Ok((format!("{:.1}", most * 1e3), count - short))
}

/// How long somebody waits for their own move while thousands of bots think.
fn thinking(command: &str) -> Result<Vec<Figure>, String> {
    let _server = Server::fresh("thinking", SERVE)?;
    let result = result(&mut fliphouse(command))?;
    Ok(vec![
        figure(
            "ms until everybody has a person's move, p99",
            number(&result["told_ms"]["p99"], 1.0, 1),
            "under 100",
        ),
        troubles(&result),
    ])
}

fn appends() -> Result<Vec<Figure>, String> {
    let lines = echo(&mut cargo(STORE))?;
    let row = |(name, value): (&str, &str)| {
        let target = if name.contains("appends per second, 1000") { "at least 3,000" } else { "" };
        figure(name.trim_start_matches("store: "), value.to_owned(), target)
    };
    Ok(printed(&lines).map(row).collect())
}

fn figure(what: &str, value: String, target: &'static str) -> Figure {
    Figure { what: what.to_owned(), value, target }
}

/// Everything that must not happen, added up.
fn troubles(result: &Value) -> Figure {
    let sum = |key: &str| {
        result[key]
            .as_object()
            .into_iter()
            .flat_map(|counts| counts.values())
            .filter_map(Value::as_u64)
            .sum::<u64>()
    };
    let count = sum("errors") + sum("refusals") + result["unanswered"].as_u64().unwrap_or(0);
    figure("errors, refusals and moves without an answer", count.to_string(), "0")
}

fn number(value: &Value, divisor: f64, places: usize) -> String {
    value.as_f64().map_or_else(unknown, |value| format!("{:.places$}", value / divisor))
}

fn unknown() -> String {
    "unknown".to_owned()
}

/// Runs a load to its end. Its exit status says whether there were errors; the
/// page does too.
fn result(command: &mut Command) -> Result<Value, String> {
    eprintln!("$ {}", shown(command));
    let output =
        command.env(TOKEN.0, TOKEN.1).stderr(Stdio::inherit()).output().map_err(|error| error.to_string())?;
    serde_json::from_slice(&output.stdout).map_err(|error| format!("{}: {error}", shown(command)))
}
