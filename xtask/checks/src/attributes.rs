//! What hints to the compiler are worth: all games counted without each of them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::callgrind::{Cost, Counter, GAMES};
use crate::rules::files;
use crate::{performance, workspace};

/// A hint to the compiler: an attribute of a function, or a call inside of it.
#[derive(Debug, PartialEq)]
pub struct Hint {
    /// The file, as seen from the workspace.
    file: String,
    /// What the hint says.
    what: &'static str,
    /// The function that it is about.
    function: String,
    /// Where it stands in the file, lines counted from 0.
    lines: Vec<usize>,
}

/// The hints: how they stand in a line by themselves, what they are called, and what stands there
/// without them.
const HINTS: [(&str, &str, &str); 4] = [
    ("#[inline(always)]", "inline(always)", "#[inline]"),
    ("#[inline(never)]", "inline(never)", ""),
    ("#[cold]", "cold", ""),
    ("cold_path();", "cold_path", ""),
];

/// Counts the games without each hint, and writes that down.
pub fn run() -> Result<(), String> {
    let root = copy_sources()?;
    let mut rows = row("(none: as it is)", &Counter::of(&root)?.games()?);
    for hint in all()? {
        let path = root.join(&hint.file);
        let text = read(&path)?;
        write(&path, &hint.removed_from(&text))?;
        let costs = Counter::of(&root)?.games()?;
        write(&path, &text)?;
        rows += &row(&hint.name(), &costs);
    }
    performance::write_attributes(&rows)
}

/// Every hint in the sources of the crates; tests and benchmarks may have others.
pub fn all() -> Result<Vec<Hint>, String> {
    let mut hints = Vec::new();
    for path in files(&workspace().join("crates"), "rs")? {
        let file = path.strip_prefix(workspace()).unwrap_or(&path).display().to_string();
        if file.contains("/src/") {
            hints.extend(hints_in(&file, &read(&path)?));
        }
    }
    Ok(hints)
}

/// The hints of a file. Several of a kind in one function are one.
fn hints_in(file: &str, text: &str) -> Vec<Hint> {
    let lines: Vec<&str> = text.lines().collect();
    let mut hints: Vec<Hint> = Vec::new();
    for (line, said) in lines.iter().enumerate() {
        let Some((_, what, _)) = HINTS.into_iter().find(|(hint, _, _)| said.trim() == *hint) else {
            continue;
        };
        let function = if said.trim().starts_with('#') {
            lines[line..].iter().find_map(|line| function(line))
        } else {
            lines[..line].iter().rev().find_map(|line| function(line))
        };
        let function = function.unwrap_or_default().to_owned();
        match hints.iter_mut().find(|hint| hint.what == what && hint.function == function) {
            Some(hint) => hint.lines.push(line),
            None => hints.push(Hint { file: file.to_owned(), what, function, lines: vec![line] }),
        }
    }
    hints
}

/// The name of the function that begins in this line, if one does.
fn function(line: &str) -> Option<&str> {
    let (before, after) = line.split_once("fn ")?;
    let begins = before.is_empty() || before.ends_with(' ');
    after.split(['(', '<']).next().filter(|name| begins && !name.is_empty() && !line.trim().starts_with('/'))
}

impl Hint {
    /// What the page calls it.
    pub fn name(&self) -> String {
        format!("{}: `{}` on `{}`", self.file, self.what, self.function)
    }

    /// The text of its file without it.
    fn removed_from(&self, text: &str) -> String {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        for &line in &self.lines {
            for (hint, _, instead) in HINTS {
                lines[line] = lines[line].replace(hint, instead);
            }
        }
        lines.join("\n") + "\n"
    }
}

/// A row of the page's table.
fn row(name: &str, costs: &[Cost]) -> String {
    let cost = |cost: &Cost| format!(" {:.1} | {:.2} |", cost.instructions, cost.mispredicts);
    format!("| {name} |{}\n", costs.iter().map(cost).collect::<String>())
}

/// The head of the page's table.
pub fn head() -> String {
    let name = |(game, unit)| format!(" {game}: instructions per {unit} | mispredicts |");
    let names: String = GAMES.into_iter().map(name).collect();
    format!("| without |{names}\n|---{}|\n", "|---".repeat(2 * GAMES.len()))
}

/// A copy of the sources to change: so nothing is lost if somebody stops this half-way.
fn copy_sources() -> Result<PathBuf, String> {
    let root = workspace().join("target/attributes");
    for part in ["Cargo.toml", "Cargo.lock", "crates", "examples", "xtask"] {
        copy(&workspace().join(part), &root.join(part))?;
    }
    Ok(root)
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    let failed = |error| format!("{}: {error}", from.display());
    if from.is_file() {
        fs::create_dir_all(to.parent().unwrap_or(to)).map_err(failed)?;
        return fs::copy(from, to).map(|_| ()).map_err(failed);
    }
    for entry in fs::read_dir(from).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        copy(&entry.path(), &to.join(entry.file_name()))?;
    }
    Ok(())
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "/// Asks fn.\n#[cold]\npub(crate) fn rare<T>(x: T) {\n    if x {\n        cold_path();\n    \
                        }\n    cold_path();\n}\n#[inline(always)]\n#[must_use]\nconst fn usual() {}\n";

    #[test]
    fn hints_are_found_with_their_functions() {
        let hints = hints_in("a.rs", TEXT);
        let names: Vec<String> = hints.iter().map(Hint::name).collect();
        let expected =
            ["a.rs: `cold` on `rare`", "a.rs: `cold_path` on `rare`", "a.rs: `inline(always)` on `usual`"];
        assert_eq!(names, expected);
    }

    #[test]
    fn a_text_loses_one_hint_and_nothing_else() {
        let without: Vec<String> =
            hints_in("a.rs", TEXT).iter().map(|hint| hint.removed_from(TEXT)).collect();
        assert_eq!(without[0], TEXT.replace("#[cold]", ""));
        assert_eq!(without[1], TEXT.replace("cold_path();", ""));
        assert_eq!(without[2], TEXT.replace("(always)", ""));
    }

    #[test]
    fn every_hint_has_its_figures_on_the_page() {
        let page = performance::attributes().unwrap();
        let written: Vec<&str> = page
            .lines()
            .filter_map(|line| line.strip_prefix("| crates/")?.split_once(" | ").map(|(name, _)| name))
            .collect();
        let hints: Vec<String> =
            all().unwrap().iter().map(|hint| hint.name().replacen("crates/", "", 1)).collect();
        assert_eq!(written, hints, "`cargo xtask attributes` counts what a hint is worth");
    }
}
