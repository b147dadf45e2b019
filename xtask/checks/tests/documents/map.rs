//! The map of the crates in ARCHITECTURE.md is the one that cargo has.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;

use crate::{read, root};

/// Crate → crates that it uses.
type Uses = BTreeMap<String, BTreeSet<String>>;

/// What the crates of the workspace use of each other, without what only tests
/// use.
fn used() -> Uses {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo prints JSON");
    let packages = metadata["packages"].as_array().expect("packages");
    let name = |package: &Value| package["name"].as_str().expect("a name").to_owned();
    let here: BTreeSet<String> = packages.iter().map(name).collect();
    let uses = |package: &Value| {
        let all = package["dependencies"].as_array().expect("dependencies");
        all.iter().filter(|used| used["kind"] != "dev").map(name).filter(|name| here.contains(name)).collect()
    };
    packages.iter().map(|package| (name(package), uses(package))).collect()
}

/// The same without the arrows that follow from others: what a crate uses
/// through another it uses is not drawn.
fn drawn_from(uses: &Uses) -> Uses {
    let reaches = |from: &str, to: &str| reach(uses, from).contains(to);
    let direct = |all: &BTreeSet<String>| {
        let follows = |to: &String| all.iter().any(|other| other != to && reaches(other, to));
        all.iter().filter(|to| !follows(to)).cloned().collect()
    };
    uses.iter().map(|(name, all)| (name.clone(), direct(all))).collect()
}

/// All that a crate uses, directly or not.
fn reach(uses: &Uses, from: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut open: Vec<&String> = uses[from].iter().collect();
    while let Some(name) = open.pop() {
        if found.insert(name.clone()) {
            open.extend(&uses[name]);
        }
    }
    found
}

/// The arrows of a drawing in Mermaid: `cli --> server & arena`.
fn arrows(document: &str) -> Uses {
    let (_, drawing) = document.split_once("```mermaid\n").expect("a drawing");
    let (drawing, _) = drawing.split_once("```").expect("an end of the drawing");
    let mut arrows = Uses::new();
    for (from, to) in drawing.lines().filter_map(|line| line.trim().split_once(" --> ")) {
        arrows.entry(from.to_owned()).or_default().extend(to.split(" & ").map(str::to_owned));
    }
    arrows
}

fn lines(uses: &Uses) -> Vec<String> {
    let with_arrows = uses.iter().filter(|(_, to)| !to.is_empty());
    let line = |to: &BTreeSet<String>| to.iter().map(String::as_str).collect::<Vec<_>>().join(" & ");
    with_arrows.map(|(from, to)| format!("{from} --> {}", line(to))).collect()
}

#[test]
fn the_map_is_drawn_as_the_crates_are() {
    let (drawn, real) = (arrows(&read("ARCHITECTURE.md")), drawn_from(&used()));
    assert_eq!(lines(&drawn), lines(&real), "draw this:\n    {}\n", lines(&real).join("\n    "));
}

#[test]
fn every_crate_is_described() {
    let document = read("ARCHITECTURE.md");
    for name in used().keys() {
        assert!(document.contains(&format!("| `{name}` |")), "ARCHITECTURE.md has no line about {name}");
    }
}

#[test]
fn a_client_needs_no_engine() {
    let uses = used();
    for light in ["protocol", "client"] {
        for engine in ["game", "rows", "flip7", "vengeance", "unoflip", "bots"] {
            assert!(!reach(&uses, light).contains(engine), "{light} uses {engine}");
        }
    }
}

#[test]
fn arrows_that_follow_from_others_are_not_drawn() {
    let uses = arrows("```mermaid\na --> b & c\n  b --> c\nc --> d\n```");
    let whole: Uses = uses.into_iter().chain([("d".to_owned(), BTreeSet::new())]).collect();
    assert_eq!(lines(&drawn_from(&whole)), ["a --> b", "b --> c", "c --> d"]);
}
