//! Running the real program.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

/// The program with these words after its name.
pub fn fliphouse(words: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fliphouse"));
    command.args(words.split_whitespace()).env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
    command
}

/// What the program printed; it must have succeeded.
pub fn printed(words: &str) -> String {
    let output = fliphouse(words).output().unwrap();
    assert!(output.status.success(), "{words}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// Runs the program with something on its standard input.
pub fn fed(words: &str, input: &[u8]) -> Output {
    let mut command = fliphouse(words);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // A program that has read enough closes the pipe: that is its right.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

/// The one line on standard error of a run that must fail with status 1.
pub fn complaint(output: &Output) -> String {
    let message = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{message}");
    let line = message.strip_suffix('\n').unwrap_or(&message).to_owned();
    assert!(!line.contains(['\n', '\u{1b}']), "more than a line: {line:?}");
    line
}

pub fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// A small record that replays, to be spoilt.
pub fn sound_record() -> Value {
    json!({
        "format": "fliphouse/1",
        "game": "flip7",
        "rules": {"edition": "en", "target": 200},
        "players": 2,
        "dealer": 2,
        "seed": "0".repeat(64),
        "decks": [["7", "8", "9", "10"]],
        "moves": ["1 hit", "2 hit", "1 stay"],
    })
}
