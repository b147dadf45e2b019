//! What the documents say is tried out.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use rand_core::Rng;
use serde_json::{Value, json};
use table::Seed;
use table::random::Use;

use crate::common::{fair_record, fed, fliphouse, text};

fn document(name: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name)).unwrap()
}

/// The text between the first pair of fences of this kind after a heading.
fn block<'a>(document: &'a str, heading: &str, fence: &str) -> &'a str {
    let (_, section) = document.split_once(heading).unwrap();
    let (_, block) = section.split_once(&format!("```{fence}\n")).unwrap();
    block.split_once("```").unwrap().0
}

#[test]
fn the_record_in_the_documents_replays() {
    let records = document("docs/records.md");
    let output = fed("replay - --trace", block(&records, "## Records", "json").as_bytes());
    assert!(output.status.success(), "{}", text(&output.stderr));
}

#[test]
fn the_commands_of_the_readme_work() {
    let folder = std::env::temp_dir().join(format!("fliphouse-readme-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("game.json"), fair_record().to_string()).unwrap();
    let readme = document("README.md");
    let commands: Vec<&str> = block(&readme, "## What it does", "sh").lines().collect();
    assert!(commands.len() > 3);
    for command in commands {
        let words = command.split('#').next().unwrap().trim().strip_prefix("fliphouse ").unwrap();
        let mut run = fliphouse(words);
        // Whatever else this machine does, a port is free.
        run.current_dir(&folder).env("FLIPHOUSE_LISTEN", "127.0.0.1:0");
        if words == "serve" {
            assert!(announced(run).starts_with("Open http://127.0.0.1:"), "{command}");
            continue;
        }
        let output = run.output().unwrap();
        assert!(output.status.success(), "{command}: {}", text(&output.stderr));
    }
    std::fs::remove_dir_all(folder).unwrap();
}

/// The first line of a program that does not end by itself.
fn announced(mut run: Command) -> String {
    let mut process = run.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut line = String::new();
    let read = BufReader::new(process.stdout.take().unwrap()).read_line(&mut line);
    process.kill().unwrap();
    process.wait().unwrap();
    read.unwrap();
    line
}

/// The numbers of the page about fairness are those of the fair record of these tests.
#[test]
fn the_test_vector_of_the_documents_holds() {
    let (page, game) = (document("docs/fairness.md"), fair_record());
    let proof = block(&page, "### What is published", "json").trim().strip_prefix("\"fair\": ").unwrap();
    assert_eq!(serde_json::from_str::<Value>(proof).unwrap(), game["fair"]);
    let vector: Vec<&str> = block(&page, "### A test vector", "text").split_whitespace().collect();
    let after = |label: &str| &vector[vector.iter().position(|word| *word == label).unwrap() + 1..];
    assert_eq!(after("seed")[0], game["seed"]);
    assert_eq!(after("dealer")[0], game["dealer"].to_string());
    assert_eq!(json!(after("deck")), game["decks"][0]);
    let seed: Seed = after("seed")[0].parse().unwrap();
    let mut stream = seed.stream(Use::Shuffle(0));
    for word in &after("words")[..4] {
        assert_eq!(*word, format!("{:08x}", stream.next_u32()));
    }
}
