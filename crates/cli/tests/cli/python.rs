//! The Python bot plays at a real server.

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use serde_json::Value;

use crate::server::Server;

/// The interpreter that has what the bot needs.
pub fn python() -> PathBuf {
    let python = std::env::var_os("FLIPHOUSE_PYTHON").map(PathBuf::from);
    let there = python.filter(|python| python.exists());
    there.expect(
        "FLIPHOUSE_PYTHON names no interpreter: run `cargo xtask python` once, then the test by cargo",
    )
}

/// A bot that plays.
struct Bot {
    child: Child,
    output: BufReader<ChildStdout>,
}

impl Bot {
    fn start(server: &Server, words: &str) -> Self {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../clients/python/flip7_bot.py");
        let mut command = Command::new(python());
        command.arg(script).args(["--url", &server.url, "--pause", "0.05"]).args(words.split(' '));
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        Self { child, output }
    }

    /// The code of the table that the bot has opened.
    fn table(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        let code = line.trim_end().strip_prefix("table ").map(str::to_owned);
        code.unwrap_or_else(|| panic!("the bot said {line:?}, {}", self.complaint()))
    }

    fn complaint(&mut self) -> String {
        let mut complaint = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut complaint).unwrap();
        complaint
    }

    /// What the bot says at its end, which must be a good one.
    fn verdict(mut self) -> String {
        let mut said = String::new();
        self.output.read_to_string(&mut said).unwrap();
        let status = self.child.wait().unwrap();
        assert!(status.success(), "{said}{}", self.complaint());
        said.trim_end().to_owned()
    }
}

/// A bot whose test has failed does not go on for ever.
impl Drop for Bot {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn game(server: &Server, code: &str) -> Value {
    let (status, text) = server.get(&format!("/api/v1/tables/{code}/games/1"));
    assert_eq!(status, 200, "{text}");
    serde_json::from_str(&text).unwrap()
}

/// What the bots should say by the record, which must be a fair one.
fn winner_by(record: &Value) -> String {
    let output = crate::common::fed("verify - --json", record.to_string().as_bytes());
    assert!(output.status.success(), "{}", crate::common::text(&output.stderr));
    let output = crate::common::fed("replay - --trace", record.to_string().as_bytes());
    let trace = crate::common::text(&output.stdout);
    let end: Value = serde_json::from_str(trace.lines().last().unwrap()).unwrap();
    let seat = usize::try_from(end["state"]["winner"].as_u64().unwrap()).unwrap();
    let (name, points) = (&record["players"][seat - 1], &end["state"]["scores"][seat - 1]);
    format!("winner: seat {seat} ({}) with {points} points", name.as_str().unwrap())
}

#[test]
fn two_python_bots_play_a_whole_game_with_bots_of_the_house() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path());
    let mut ann = Bot::start(&server, "--open --people 2 --bots normal,easy --name Ann");
    let code = ann.table();
    let ben = Bot::start(&server, &format!("--table {code} --name Ben"));
    let (said, heard) = (ann.verdict(), ben.verdict());
    let record = game(&server, &code);
    assert_eq!(said, winner_by(&record));
    assert_eq!(heard, said);
    assert_eq!(record["players"], serde_json::json!(["Ann", "Turbo", "Pixel", "Ben"]));
    let salted: Vec<&Value> =
        record["fair"]["salts"].as_array().unwrap().iter().map(|salt| &salt["seat"]).collect();
    assert_eq!(salted, [1, 4], "both have added bytes to the shuffles");
}

#[test]
fn the_bots_play_on_when_the_server_was_killed() {
    let data = tempfile::tempdir().unwrap();
    let mut server = Server::start(data.path());
    let mut ann = Bot::start(&server, "--open --people 2 --bots normal --name Ann");
    let code = ann.table();
    let ben = Bot::start(&server, &format!("--table {code} --name Ben"));
    for moves in [5, 15] {
        while moves_made(&server, &code) < moves {
            std::thread::sleep(Duration::from_millis(5));
        }
        server = server.killed_and_started_again(data.path());
    }
    let (said, heard) = (ann.verdict(), ben.verdict());
    let record = game(&server, &code);
    assert_eq!(said, winner_by(&record));
    assert_eq!(heard, said);
}

/// How many moves have been made, as far as anybody may know.
fn moves_made(server: &Server, code: &str) -> usize {
    let (status, text) = server.get(&format!("/api/v1/tables/{code}/games/1"));
    if status != 200 {
        return 0;
    }
    let game: Value = serde_json::from_str(&text).unwrap();
    let told = game["told"].as_array().or(game["moves"].as_array());
    told.map_or(0, Vec::len)
}

#[test]
fn the_bot_says_what_is_wrong() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path());
    let mut lost = Bot::start(&server, "--table ZZZZZZ");
    assert_eq!(lost.child.wait().unwrap().code(), Some(1));
    let complaint = lost.complaint();
    assert_eq!(complaint, "flip7_bot: there is no such table, or it is closed: check the code\n");
}
