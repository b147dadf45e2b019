//! Which lines of the engine carry out a rule, and which tests prove it.

mod citations;
mod proofs;
mod spelling;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use game::{Game, Rule};
use hosting::{GameName, with_game};

use crate::workspace;

/// Symbol of a rule → where it is named.
type Places = BTreeMap<String, Vec<String>>;

/// A rule of any game: its id, where the engine names it, and what proves it.
#[derive(Clone, Debug)]
struct Row {
    id: &'static str,
    code: Vec<String>,
    tests: Vec<String>,
}

/// Prints rule → code → tests; fails if a rule has no line of code or no test,
/// or if a text names a rule that is not there or spells it in another way.
pub fn run() -> Result<(), String> {
    let root = workspace();
    let (citations, proofs) = (citations::read(root)?, proofs::read(&root.join("crates"))?);
    let of = |game| with_game!(game, hall, G => rows::<<G as Game>::Rule>(&citations, &proofs));
    let rows = GameName::ALL.map(of).concat();
    for row in &rows {
        println!("{}", row.id);
        println!("    code   {}", row.code.join(", "));
        println!("    tests  {}", row.tests.join(", "));
    }
    let ids: Vec<&str> = rows.iter().map(|row| row.id).collect();
    let mut problems = missing(&rows);
    problems.extend(spelling::read(root, &ids)?);
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\n       ")) }
}

/// The rules of a game.
fn rows<R: Rule>(citations: &Places, proofs: &Places) -> Vec<Row> {
    let named = |places: &Places, rule: &R| places.get(&symbol(rule.id())).cloned().unwrap_or_default();
    let row = |rule: &R| Row { id: rule.id(), code: named(citations, rule), tests: named(proofs, rule) };
    R::ALL.iter().map(row).collect()
}

/// What the rules lack.
fn missing(rows: &[Row]) -> Vec<String> {
    let without = |what: &str, lacks: fn(&Row) -> bool| {
        let ids: Vec<&str> = rows.iter().filter(|row| lacks(row)).map(|row| row.id).collect();
        (!ids.is_empty()).then(|| format!("{what} {}", ids.join(", ")))
    };
    let code = without("no line of the engine names", |row| row.code.is_empty());
    let tests = without("no test proves", |row| row.tests.is_empty());
    code.into_iter().chain(tests).collect()
}

/// The symbol of a rule in the sources.
fn symbol(id: &str) -> String {
    id.replace('-', "_")
}

/// All files below a folder with this extension, in order. Folders of built
/// files are left out.
pub fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, String> {
    let failed = |error| format!("{}: {error}", folder.display());
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.is_dir() && !path.ends_with("target") {
            found.extend(files(&path, extension)?);
        } else if path.extension().is_some_and(|found| found == extension) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

fn text(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// A line of a file, as people and editors name it.
fn place(root: &Path, path: &Path, line: usize) -> String {
    format!("{}:{line}", path.strip_prefix(root).unwrap_or(path).display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_without_code_or_a_test_is_missed() {
        let all: Places =
            flip7::Rule::ALL.iter().map(|rule| (symbol(rule.id()), vec!["somewhere".to_owned()])).collect();
        assert_eq!(missing(&rows::<flip7::Rule>(&all, &all)), [""; 0]);
        let mut some = all.clone();
        some.remove("F7_23");
        some.remove("F7_60");
        let problem = "no line of the engine names F7-23, F7-60";
        assert_eq!(missing(&rows::<flip7::Rule>(&some, &all)), [problem]);
        assert_eq!(missing(&rows::<flip7::Rule>(&all, &some)), ["no test proves F7-23, F7-60"]);
    }
}
