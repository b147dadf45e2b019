//! The process is killed, or may not write any more.
//!
//! Killing a process shows that nothing is acknowledged that the file does not
//! have. It does not show that the disk has it: the operating system lives on
//! and writes what it was given. For that there is `synchronous = full`, which
//! is tested where the file is opened.

use std::collections::BTreeMap;
use std::env;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use server::store::{Appended, SqliteStore, Store};

use crate::contract::{append, command, duplicate, texts};
use crate::{Directory, Place};

/// How many tables the child plays at.
const TABLES: usize = 20;
const KILLS: u64 = 20;
/// Tells the child where to write.
const DATA: &str = "FLIPHOUSE_TEST_DATA";

/// The last acknowledged event of each table.
type Acknowledged = BTreeMap<String, u64>;

#[tokio::test]
async fn what_was_acknowledged_survives_a_kill_at_any_moment() {
    let place = Directory::new();
    let mut acknowledged = Acknowledged::new();
    let mut random = 1_u64;
    for _ in 0..KILLS {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let lines = usize::try_from(random >> 32).unwrap() % 500;
        let mut child = player(place.0.path()).stdout(Stdio::piped()).spawn().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        note(&mut acknowledged, &mut output, lines);
        child.kill().unwrap();
        // It may have said more before it died.
        note(&mut acknowledged, &mut output, usize::MAX);
        child.wait().unwrap();
        check(&place, &acknowledged).await;
    }
    assert_eq!(acknowledged.len(), TABLES);
}

/// A limit on the size of files is the full disk that a test can have: a write
/// fails that comes when much was written before.
#[cfg(unix)]
#[tokio::test]
async fn what_was_acknowledged_survives_a_disk_that_takes_no_more() {
    let place = Directory::new();
    let player = player(place.0.path());
    // 1 MiB or 2, as the shell counts. The signal would end the process.
    let limited = "trap '' XFSZ; ulimit -f 2048; exec \"$0\" \"$@\"";
    let mut shell = Command::new("sh");
    shell.args(["-c", limited]).arg(player.get_program()).args(player.get_args()).env(DATA, place.0.path());
    let output = shell.output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert_eq!(said.matches("failed: ").count(), TABLES, "each table hears of it: {said}");
    assert!(said.contains("fliphouse.db"));
    let mut acknowledged = Acknowledged::new();
    note(&mut acknowledged, &mut output.stdout.as_slice(), usize::MAX);
    assert_eq!(acknowledged.len(), TABLES);
    check(&place, &acknowledged).await;
}

/// This program again, playing at tables in a directory until it is killed.
fn player(directory: &Path) -> Command {
    let mut player = Command::new(env::current_exe().unwrap());
    player.args(["crash::plays_until_it_is_killed", "--exact", "--ignored", "--nocapture"]);
    player.env(DATA, directory);
    player
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "a process that other tests start and kill"]
async fn plays_until_it_is_killed() {
    let Some(directory) = env::var_os(DATA) else { return };
    let store = SqliteStore::open(Path::new(&directory)).unwrap();
    let playing: Vec<_> = (0..TABLES).map(|table| tokio::spawn(play(store.clone(), table))).collect();
    for table in playing {
        table.await.unwrap();
    }
}

/// Appends, and says so as soon as it is acknowledged, until the store fails.
async fn play(store: SqliteStore, table: usize) {
    let table = format!("T{table}");
    let mut seq = store.read(&table, 0).await.unwrap().events.len() as u64;
    loop {
        let entry = append(&table, seq, &[&event(&table, seq + 1)]);
        match store.append(command(&(seq + 1).to_string(), entry)).await {
            Ok(Appended::Done { seq: last }) => seq = last,
            Ok(other) => panic!("{table} is played by nobody else: {other:?}"),
            Err(error) => return println!("failed: {error}"),
        }
        println!("acknowledged: {table} {seq}");
    }
}

fn event(table: &str, seq: u64) -> String {
    format!("{table} moves {seq} {}", "…".repeat(50))
}

/// Notes what the child acknowledges in so many lines, or in all there are. The
/// last one may have been cut off by its death.
fn note(acknowledged: &mut Acknowledged, output: &mut impl BufRead, lines: usize) {
    for _ in 0..lines {
        let mut line = String::new();
        if output.read_line(&mut line).unwrap() == 0 || !line.ends_with('\n') {
            return;
        }
        // What runs the tests may have put something before it.
        let Some((_, said)) = line.split_once("acknowledged: ") else { continue };
        let (table, seq) = said.trim_end().split_once(' ').unwrap();
        let seq = seq.parse().unwrap();
        assert!(acknowledged.insert(table.to_owned(), seq).is_none_or(|before| before < seq));
    }
}

/// Sees that the file has what was acknowledged, each once, and that it knows
/// the commands.
async fn check(place: &Directory, acknowledged: &Acknowledged) {
    let store = place.open().await;
    for (table, &seq) in acknowledged {
        let log = texts(&store, table).await;
        let there = log.len() as u64;
        assert!(there >= seq, "{table}: {seq} acknowledged, {there} there");
        assert_eq!(log, (1..=there).map(|seq| event(table, seq)).collect::<Vec<_>>());
        let again = command(&seq.to_string(), append(table, there, &["again"]));
        assert_eq!(store.append(again).await.unwrap(), duplicate(seq));
    }
    store.close().await;
}
