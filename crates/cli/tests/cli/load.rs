//! `fliphouse load` against `fliphouse serve`.

use std::io::{BufRead, BufReader};
use std::process::{Child, Stdio};

use serde_json::Value;

use crate::common::{complaint, fliphouse, printed, refusal};

/// What the server tells its figures for.
const TOKEN: &str = "a-token-of-the-tests";

/// A server on a free port, until it is dropped.
struct Server {
    process: Child,
    url: String,
    _data: tempfile::TempDir,
}

impl Server {
    fn start(words: &str) -> Self {
        let data = tempfile::tempdir().unwrap();
        let mut command = fliphouse(&format!("serve --listen 127.0.0.1:0 --metrics-token {TOKEN} {words}"));
        command.arg("--data").arg(data.path()).env("RUST_LOG", "error");
        let mut process = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let url = line.trim().trim_start_matches("Open ").to_owned();
        Self { process, url, _data: data }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn load_plays_and_measures() {
    let server = Server::start("--requests-per-second 1000");
    let words = "--tables 2 --seats 3 --moves-per-second 50 --duration 1 --idle 10";
    let result: Value = serde_json::from_str(&printed(&format!(
        "load --url {} {words} --json --metrics-token {TOKEN}",
        server.url
    )))
    .unwrap();
    let moves = result["moves"].as_u64().unwrap();
    assert!(moves > 10, "{result}");
    // One move each may be on its way beside those that were due.
    let due = 2.0 * (50.0 * result["seconds"].as_f64().unwrap() + 1.0);
    assert!(result["moves"].as_f64() <= Some(due), "faster than it was told: {result}");
    assert!(result["told_ms"]["p99"].as_f64() > Some(0.0), "{result}");
    assert!(result["memory_bytes"].as_f64() > Some(1e6), "{result}");
    assert!(result["bytes_per_idle_socket"].is_f64(), "{result}");
    assert_eq!((&result["errors"], &result["refusals"]), (&serde_json::json!({}), &serde_json::json!({})));
    let words = "--tables 1 --seats 2 --game vengeance --moves-per-second 50 --duration 1";
    let told = printed(&format!("load --url {} {words}", server.url));
    assert!(told.contains("until everybody has a move") && told.contains("errors: none"), "{told}");
}

#[test]
fn tables_are_opened_left_and_closed_without_trouble() {
    let server = Server::start("--requests-per-second 1000");
    let words = "--tables 3 --seats 3 --moves-per-second 50 --stay 1 --duration 2 --json";
    let result: Value =
        serde_json::from_str(&printed(&format!("load --url {} {words}", server.url))).unwrap();
    assert!(result["moves"].as_u64() > Some(10), "{result}");
    for times in ["told_ms", "acknowledged_ms"] {
        assert!(result[times]["p50"].as_f64() > Some(0.0), "{result}");
    }
    assert_eq!(result["unanswered"], 0, "{result}");
    assert_eq!((&result["errors"], &result["refusals"]), (&serde_json::json!({}), &serde_json::json!({})));
}

#[test]
fn load_says_what_is_in_the_way() {
    let nobody = fliphouse("load --url http://127.0.0.1:1 --tables 1").output().unwrap();
    assert!(complaint(&nobody).starts_with("load: the house cannot be reached: "));
    let other = fliphouse("load --url ftp://127.0.0.1").output().unwrap();
    assert!(refusal(&other).contains("must begin with http://"));
    let server = Server::start("--tables-per-address 1");
    let limited = fliphouse(&format!("load --url {} --tables 2 --seats 3", server.url)).output().unwrap();
    assert!(complaint(&limited).contains("--tables-per-address"));
}
