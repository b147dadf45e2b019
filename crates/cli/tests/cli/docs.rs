//! What the documents say is tried out.

use std::path::Path;

use crate::common::{fed, fliphouse, text};

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
    let record = fliphouse("record flip7 --players 3 --seed 1").output().unwrap().stdout;
    std::fs::write(folder.join("game.json"), record).unwrap();
    let readme = document("README.md");
    let commands: Vec<&str> = block(&readme, "## What it does", "sh").lines().collect();
    assert!(commands.len() > 3);
    for command in commands {
        let words = command.split('#').next().unwrap().trim().strip_prefix("fliphouse ").unwrap();
        let output = fliphouse(words).current_dir(&folder).output().unwrap();
        assert!(output.status.success(), "{command}: {}", text(&output.stderr));
    }
    std::fs::remove_dir_all(folder).unwrap();
}
