//! CONTRIBUTING.md lists every place that a new game has to be made known in.

use std::path::Path;

use crate::{files, read, root};

/// A game that is there stands for the new one.
const GAME: &str = "vengeance";

/// The paths that the list names.
fn listed() -> Vec<String> {
    let document = read("CONTRIBUTING.md");
    let (_, section) = document.split_once("## A new game\n").expect("the section");
    let (section, _) = section.split_once("\n## ").expect("a section after it");
    let quoted = section.split('`').skip(1).step_by(2);
    let paths =
        quoted.filter(|piece| ["crates/", "xtask/", "fuzz/"].iter().any(|top| piece.starts_with(top)));
    paths.map(|path| path.replace("GAME", GAME)).collect()
}

/// Whether a source names the game in its code. Tests do not have to.
fn names_the_game(path: &Path, source: &str) -> bool {
    let tests =
        path.components().any(|part| ["tests", "benches"].iter().any(|name| part.as_os_str() == *name));
    let (source, _) = source.split_once("#[cfg(test)]\nmod tests {").unwrap_or((source, ""));
    let code = source.lines().map(|line| line.split("//").next().unwrap_or_default().to_lowercase());
    !tests && code.into_iter().any(|line| line.contains(GAME))
}

#[test]
fn every_place_that_names_a_game_is_listed() {
    let listed = listed();
    for folder in ["crates", "xtask", "fuzz/src"] {
        for path in files(&root().join(folder), "rs") {
            let name =
                path.strip_prefix(root()).expect("below the workspace").to_str().expect("a plain name");
            let known = listed.iter().any(|place| name.starts_with(place));
            assert!(known || !names_the_game(&path, &read(&path)), "{name} is not listed in CONTRIBUTING.md");
        }
    }
}

#[test]
fn every_place_that_is_listed_is_there() {
    for place in listed() {
        assert!(root().join(&place).exists(), "CONTRIBUTING.md lists {place}, which is not there");
    }
}
