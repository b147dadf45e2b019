//! Texts spell the ids of rules in one way, `F7-14`, and name only rules that
//! there are. Symbols stand in code alone.

use std::path::Path;

use super::{files, place, text};

/// What is wrong with the ids in the documents, the languages' files and the
/// comments of the sources.
pub fn read(root: &Path, ids: &[&str]) -> Result<Vec<String>, String> {
    let mut problems = Vec::new();
    for (extension, comment) in [("md", None), ("ftl", None), ("rs", Some("//"))] {
        for path in files(root, extension)? {
            for (number, line) in (1..).zip(text(&path)?.lines()) {
                let prose = comment.map_or(Some(line), |mark| line.split_once(mark).map(|(_, prose)| prose));
                let wrong = prose.and_then(|prose| wrong(prose, ids));
                problems.extend(wrong.map(|problem| format!("{}: {problem}", place(root, &path, number))));
            }
        }
    }
    Ok(problems)
}

/// What is wrong with the first bad id in a line. Code in it is left alone.
fn wrong(prose: &str, ids: &[&str]) -> Option<String> {
    prose.split('`').filter(|piece| !is_code(piece)).flat_map(words).find_map(|word| {
        let id = standard(word)?;
        match (ids.contains(&id.as_str()), word == id) {
            (true, true) => None,
            (true, false) => Some(format!("write {id}, not {word}")),
            (false, _) => Some(format!("there is no rule {word}")),
        }
    })
}

/// Whether a piece of a line is code that names rules by symbol.
fn is_code(piece: &str) -> bool {
    piece.contains("proves!") || piece.contains("::")
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split(|c: char| !c.is_ascii_alphanumeric() && !is_separator(c));
    parts.map(|word| word.trim_matches(is_separator))
}

/// What stands between the letter and the number of an id, rightly or wrongly:
/// a hyphen, and what looks like one or is used for one.
const fn is_separator(c: char) -> bool {
    matches!(c, '-' | '_' | '.' | '\u{2010}'..='\u{2014}')
}

/// The id that a word is meant to be, if it looks like one.
fn standard(word: &str) -> Option<String> {
    let (game, number) = word.split_once(is_separator)?;
    let game = game.to_ascii_uppercase();
    let is_id = ["F7", "V", "U"].contains(&game.as_str())
        && !number.is_empty()
        && number.bytes().all(|byte| byte.is_ascii_digit());
    is_id.then(|| format!("{game}-{number}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_spelt_in_one_way() {
        let ids = ["F7-14", "V-3", "U-12"];
        for good in
            ["busts (F7-14).", "rule-F7-99 = …", "`proves!(F7_14)`", "`Rule::F7_14`", "u7, IPv6, v0.16"]
        {
            assert_eq!(wrong(good, &ids), None, "{good}");
        }
        for (bad, id) in
            [("F7_14", "F7-14"), ("see f7-14", "F7-14"), ("`U.12`", "U-12"), ("V\u{2011}3", "V-3")]
        {
            let problem = wrong(bad, &ids).unwrap();
            assert!(problem.starts_with(&format!("write {id}, not ")), "{bad}: {problem}");
        }
        assert_eq!(wrong("as in V-99", &ids).unwrap(), "there is no rule V-99");
    }
}
