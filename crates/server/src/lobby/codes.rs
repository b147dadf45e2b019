//! The codes of tables and of shared sheets, and what the store has their logs under: a table
//! under its code, a sheet under its code with a mark before it. So each has its own codes.

use protocol::{Code, Problem};

use crate::chance::Chance;

/// The letters of codes: none that looks like another, or like a digit.
const LETTERS: &[u8; 23] = b"ABCDEFGHJKMNPQRSTUVWXYZ";

/// How long a code is.
const CODE_LETTERS: usize = 6;

/// What stands before the code of a sheet.
const SHEET: &str = "s/";

/// What the store has a sheet under.
pub fn sheet_key(code: &str) -> String {
    format!("{SHEET}{code}")
}

/// The code of the sheet that the store has under a key, if it is one.
pub fn sheet_code(key: &str) -> Option<&str> {
    key.strip_prefix(SHEET)
}

/// What a key stands for, in words.
pub fn spoken(key: &str) -> String {
    sheet_code(key).map_or_else(|| format!("table {key}"), |code| format!("sheet {code}"))
}

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

/// What is said of a code that is no sheet's.
pub fn no_sheet() -> Problem {
    Problem::new(Code::NoSuchSheet, "there is no such sheet, or it is shared no longer: check the code")
}
