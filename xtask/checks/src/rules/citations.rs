//! Which lines of the engine name which rule: by its symbol, `Rule::F7_14`, or
//! in a comment, `F7-14`.

use std::path::Path;

use super::{Places, files, place, symbol, text};

/// The crates that carry out rules.
const ENGINE: [&str; 5] = ["game", "rows", "flip7", "vengeance", "unoflip"];

/// Files that say what there is and not what it does: they name every rule that
/// can forbid or cause something, wherever that is done.
const DECLARATIONS: [&str; 4] = ["event.rs", "moves.rs", "options.rs", "rules.rs"];

/// Where the engine names rules.
pub fn read(root: &Path) -> Result<Places, String> {
    let mut places = Places::new();
    for name in ENGINE {
        for path in files(&root.join("crates").join(name).join("src"), "rs")? {
            if !DECLARATIONS.iter().any(|file| path.ends_with(file)) {
                collect(&text(&path)?, |line| place(root, &path, line), &mut places);
            }
        }
    }
    Ok(places)
}

fn collect(source: &str, place: impl Fn(usize) -> String, places: &mut Places) {
    for (number, line) in (1..).zip(source.lines()) {
        for word in words(line) {
            let here = places.entry(symbol(word)).or_default();
            if here.last() != Some(&place(number)) {
                here.push(place(number));
            }
        }
    }
}

/// What might be the id or the symbol of a rule.
fn words(line: &str) -> impl Iterator<Item = &str> {
    let parts = line.split(|c: char| !c.is_ascii_alphanumeric() && !['-', '_'].contains(&c));
    parts.filter(|word| word.starts_with(['F', 'V', 'U']) && word.ends_with(|c: char| c.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_symbols_are_citations() {
        let source = "// Busts (F7-14), or not (F7-14; F7-23).\nlet why = Rule::F7_24;\nlet x = 7; // F7-2";
        let mut places = Places::new();
        collect(source, |line| line.to_string(), &mut places);
        let expected = [("F7_14", "1"), ("F7_2", "3"), ("F7_23", "1"), ("F7_24", "2")];
        let expected = expected.map(|(rule, line)| (rule.to_owned(), vec![line.to_owned()]));
        assert_eq!(places, expected.into());
    }
}
