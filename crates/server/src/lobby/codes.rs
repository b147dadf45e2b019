//! The codes of tables.

use protocol::{Code, Problem};

use crate::chance::Chance;

/// The letters of codes: none that looks like another, or like a digit.
const LETTERS: &[u8; 23] = b"ABCDEFGHJKMNPQRSTUVWXYZ";

/// How long a code is.
const CODE_LETTERS: usize = 6;

/// A code as the server writes it, if it could be one.
pub fn known_code(text: &str) -> Option<String> {
    let code = text.to_ascii_uppercase();
    (code.len() == CODE_LETTERS && code.bytes().all(|letter| LETTERS.contains(&letter))).then_some(code)
}

/// What a code looks like, as a regular expression: capital letters, or small ones.
pub fn pattern() -> String {
    let letters = String::from_utf8_lossy(LETTERS);
    format!("^[{letters}{}]{{{CODE_LETTERS}}}$", letters.to_ascii_lowercase())
}

/// A random code. A letter is drawn by rejection, so that all are alike.
pub fn fresh_code(chance: &Chance) -> String {
    let mut code = String::new();
    while code.len() < CODE_LETTERS {
        let mut byte = [0];
        chance.fill(&mut byte);
        if let Some(letter) = LETTERS.get(usize::from(byte[0] & 31)) {
            code.push(char::from(*letter));
        }
    }
    code
}

/// What is said of a code that is no table's.
pub fn no_table() -> Problem {
    Problem::new(Code::NoSuchTable, "there is no such table, or it is closed: check the code")
}
