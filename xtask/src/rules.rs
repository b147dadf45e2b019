//! Which tests prove which rule.
//!
//! A test names the rules it proves by symbol, `proves!(F7_23);`, which the
//! compiler checks; this reads the sources for those names.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use game::{Game, Rule};
use hosting::{GameName, with_game};
use syn::visit::{self, Visit};

use crate::workspace;

/// Rule symbol → tests that name it.
type Proofs = BTreeMap<String, Vec<String>>;

/// Prints the table; fails if a rule has no test.
pub fn run() -> Result<(), String> {
    let proofs = proofs(&workspace().join("crates"))?;
    let missing =
        GameName::ALL.map(|game| with_game!(game, hall, G => report::<<G as Game>::Rule>(&proofs))).concat();
    if missing.is_empty() { Ok(()) } else { Err(format!("no test proves {}", missing.join(", "))) }
}

/// Prints the rules of a game, and gives those without a test.
fn report<R: Rule>(proofs: &Proofs) -> Vec<String> {
    let mut missing = Vec::new();
    for rule in R::ALL {
        let tests = proofs.get(&rule.id().replace('-', "_")).map_or(&[][..], Vec::as_slice);
        println!("{:<6} {}", rule.id(), tests.join(", "));
        if tests.is_empty() {
            missing.push(rule.id().to_owned());
        }
    }
    missing
}

/// What all tests below a folder say they prove.
fn proofs(folder: &Path) -> Result<Proofs, String> {
    let mut proofs = Proofs::new();
    for path in sources(folder)? {
        let source = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        collect(&source, &mut proofs).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(proofs)
}

fn collect(source: &str, proofs: &mut Proofs) -> Result<(), syn::Error> {
    Reader { test: None, proofs }.visit_file(&syn::parse_file(source)?);
    Ok(())
}

/// All Rust sources below a folder.
fn sources(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let failed = |error| format!("{}: {error}", folder.display());
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.is_dir() {
            found.extend(sources(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// Reads `proves!` in functions that are tests, and nowhere else.
struct Reader<'a> {
    test: Option<String>,
    proofs: &'a mut Proofs,
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        let is_test = function.attrs.iter().any(|attribute| attribute.path().is_ident("test"));
        let outer = self.test.take();
        self.test = is_test.then(|| function.sig.ident.to_string());
        visit::visit_item_fn(self, function);
        self.test = outer;
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        let Some(test) = &self.test else { return };
        if call.path.segments.last().is_some_and(|name| name.ident == "proves") {
            for symbol in call.tokens.to_string().split(',') {
                self.proofs.entry(symbol.trim().to_owned()).or_default().push(test.clone());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "
        #[test]
        fn proved() { proves!(F7_1, F7_2); }
        #[test]
        fn also_proved() { game::proves!(F7_2); }
        fn no_test() { proves!(F7_3); }
        // proves!(F7_10)
    ";

    #[test]
    fn only_tests_prove_rules() {
        let mut proofs = Proofs::new();
        collect(SOURCE, &mut proofs).unwrap();
        assert_eq!(proofs["F7_1"], ["proved"]);
        assert_eq!(proofs["F7_2"], ["proved", "also_proved"]);
        assert_eq!(proofs.len(), 2);
    }

    #[test]
    fn a_rule_without_a_test_is_missed() {
        let mut proofs: Proofs = flip7::Rule::ALL
            .iter()
            .map(|rule| (rule.id().replace('-', "_"), vec!["test".to_owned()]))
            .collect();
        assert!(report::<flip7::Rule>(&proofs).is_empty());
        proofs.remove("F7_23");
        assert_eq!(report::<flip7::Rule>(&proofs), ["F7-23"]);
    }
}
