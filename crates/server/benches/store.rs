//! How many appends a second are on disk when they are answered, and what the
//! disk has to do with it.
//!
//! With `cargo bench` for some seconds each; as a test only once through, to see
//! that it works.

use std::env;
use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use server::store::{Append, Appended, SqliteStore, Stats, Store};

/// How many play at once, as the server is meant to bear.
const TABLES: usize = 1000;

/// What an event is like: a move and what came of it.
const EVENT: &str = r#"{"v":1,"at":1735689600000,"seat":3,"move":{"kind":"hit"},"happened":[{"kind":"drew","seat":3,"card":"7","rule":"F7-23"},{"kind":"turn","seat":0,"rule":"F7-20"}]}"#;

#[tokio::main]
async fn main() {
    let for_real = env::args().any(|argument| argument == "--bench");
    let time = if for_real { Duration::from_secs(5) } else { Duration::ZERO };
    // The folder of the build, which is on a disk; the one for temporary files
    // may be in memory.
    let place = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a temporary folder");
    figure("ms per flush of 4 KiB, without the store", &format!("{:.3}", flush(place.path(), time)));
    appends(&place.path().join("one"), 1, time).await;
    let data = place.path().join("many");
    appends(&data, TABLES, time).await;
    read(&data).await;
}

/// The mean time of a flush of this disk, in milliseconds: a page written over
/// again in a file that does not grow, which is the least a commit can do.
fn flush(place: &Path, time: Duration) -> f64 {
    let mut file = File::create(place.join("flush")).expect("a file");
    let start = Instant::now();
    let mut flushes = 0;
    while flushes == 0 || start.elapsed() < time {
        file.seek(SeekFrom::Start(0)).expect("seek");
        file.write_all(&[7; 4096]).expect("write");
        file.sync_data().expect("flush");
        flushes += 1;
    }
    start.elapsed().as_secs_f64() * 1e3 / f64::from(flushes)
}

/// So many tables append an event each, again and again, each as soon as it has
/// the answer to the last.
async fn appends(data: &Path, tables: usize, time: Duration) {
    let store = SqliteStore::open(data).expect("a store");
    let start = Instant::now();
    let playing =
        (0..tables).map(|table| tokio::spawn(play(store.clone(), format!("T{table:05}"), start + time)));
    let mut waits: Vec<Duration> = Vec::new();
    for waited in join_all(playing).await {
        waits.append(&mut waited.expect("a table that plays on"));
    }
    report(tables, store.stats(), start.elapsed(), waits);
    store.close().await;
}

/// Appends until a moment, and returns how long each append took.
async fn play(store: SqliteStore, table: String, end: Instant) -> Vec<Duration> {
    let mut waits = Vec::new();
    loop {
        let expected = waits.len() as u64;
        let command = Some(format!("{table}-{expected:026}"));
        let events = vec![EVENT.to_owned()];
        let entry =
            Append { table: table.clone(), expected, command, events, secrets: Vec::new(), closes: None };
        let start = Instant::now();
        let appended = store.append(entry).await.expect("an answer");
        waits.push(start.elapsed());
        assert_eq!(appended, Appended::Done { seq: expected + 1 });
        if Instant::now() >= end {
            return waits;
        }
    }
}

fn report(tables: usize, stats: Stats, elapsed: Duration, mut waits: Vec<Duration>) {
    let s = if tables == 1 { "" } else { "s" };
    let say = |name: &str, value: String| figure(&format!("{name}, {tables} table{s}"), &value);
    let (appends, commits) = (count(stats.appends), count(stats.commits));
    waits.sort_unstable();
    let p99 = waits[waits.len() * 99 / 100];
    say("durable appends per second", format!("{:.0}", appends / elapsed.as_secs_f64()));
    say("appends per commit", format!("{:.1}", appends / commits));
    say("ms per commit", format!("{:.3}", stats.flushing.as_secs_f64() * 1e3 / commits));
    say("ms until an append is answered, 99 of 100", format!("{:.1}", p99.as_secs_f64() * 1e3));
}

/// Reads all tables from a store that was just opened, as a server does when it
/// starts.
async fn read(data: &Path) {
    let start = Instant::now();
    let store = SqliteStore::open(data).expect("a store");
    let tables = store.open_tables().await.expect("tables");
    let logs = join_all(tables.iter().map(|table| store.read(table, 0))).await;
    let events: usize = logs.into_iter().map(|log| log.expect("a log").events.len()).sum();
    let elapsed = start.elapsed().as_secs_f64();
    figure("events read per second", &format!("{:.0}", count(events as u64) / elapsed));
    figure(&format!("ms to open and read {TABLES} tables"), &format!("{:.0}", elapsed * 1e3));
    figure("events read", &events.to_string());
}

fn figure(name: &str, value: &str) {
    println!("figure: store: {name} = {value}");
}

#[expect(clippy::cast_precision_loss, reason = "nobody counts that far")]
fn count(number: u64) -> f64 {
    number as f64
}
