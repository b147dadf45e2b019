//! What the documents say of the workspace holds.

mod links;
mod map;
mod new_game;

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    xtask::workspace().to_owned()
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// All files below a folder with this extension, apart from what was built.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let found = |path: PathBuf| match path.is_dir() {
        true if path.ends_with("target") => Vec::new(),
        true => files(&path, extension),
        false => vec![path],
    };
    paths.flat_map(found).filter(|path| path.extension().is_some_and(|found| found == extension)).collect()
}
