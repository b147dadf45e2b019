//! What the documents say is tried out.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use game::Seed;
use game::random::Use;
use rand_core::Rng;
use serde_json::{Value, json};

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
        let mut program = fliphouse(words);
        // What is played is kept there, too.
        program.current_dir(&folder).env("XDG_DATA_HOME", &folder);
        let output = if words == "serve" { served(program) } else { program.output().unwrap() };
        assert!(output.status.success(), "{command}: {}", text(&output.stderr));
    }
    std::fs::remove_dir_all(folder).unwrap();
}

/// Runs a server until it says where it is, then asks it to end.
fn served(mut program: Command) -> Output {
    // The usual port may be taken on this machine.
    program.env("FLIPHOUSE_LISTEN", "127.0.0.1:0").stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut server = program.spawn().unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    assert!(line.starts_with("Open http://127.0.0.1:"), "{line}");
    assert!(Command::new("kill").arg(server.id().to_string()).status().unwrap().success());
    server.wait_with_output().unwrap()
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
