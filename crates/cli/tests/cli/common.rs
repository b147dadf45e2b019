//! Running the real program.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use bots::play_record;
use fair::{Proof, Secret};
use game::{Game, Nobody, Players, Seat, Setup};
use serde_json::{Value, json};

/// The program with these words after its name, in English.
pub fn fliphouse(words: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fliphouse"));
    command
        .args(words.split_whitespace())
        .env_remove("NO_COLOR")
        .env_remove("CLICOLOR_FORCE")
        .env_remove("COLUMNS");
    // Whatever language this machine speaks.
    command.env("LC_ALL", "C");
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

/// The one line on standard error of a run that must fail with status 1: something cannot be done.
pub fn complaint(output: &Output) -> String {
    line_with_status(output, 1)
}

/// The one line on standard error of a run that must fail with status 2: the command line asks for what there is not.
pub fn refusal(output: &Output) -> String {
    line_with_status(output, 2)
}

fn line_with_status(output: &Output, status: i32) -> String {
    let message = text(&output.stderr);
    assert_eq!(output.status.code(), Some(status), "{message}");
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

/// A finished game as a server publishes it: three players, of whom the first and the third gave bytes. Secret,
/// table and bytes are those of docs/fairness.md.
pub fn fair_record() -> Value {
    let secret = Secret::new(std::array::from_fn(|n| u8::try_from(n).unwrap()));
    let salts =
        [(Seat::at(0), FIRST_SALT.parse().unwrap()), (Seat::at(2), THIRD_SALT.parse().unwrap())].into();
    let proof = Proof::new(secret, "K7QXMB", 1, &salts);
    let seed = proof.seed();
    let dealer = flip7::Hall::first_dealer(3, seed, &mut Nobody).number();
    let setup = Setup::new::<flip7::Hall>(flip7::Options::default(), 3, dealer).unwrap();
    let mut bots: Vec<bots::Flip7Bot> = vec!["threshold:25".parse().unwrap(); 3];
    let mut record = play_record::<flip7::Hall>(&setup, seed, &mut bots, usize::MAX, &mut Nobody).unwrap();
    record.players = Players::Named(["Ann", "Ben", "Cleo"].map(str::to_owned).into());
    serde_json::from_str(&proof.publish(&record)).unwrap()
}

/// What the first seat of the fair record gave.
pub const FIRST_SALT: &str = "11111111111111111111111111111111";

/// What the third seat of the fair record gave.
pub const THIRD_SALT: &str = "e0e1e2e3e4e5e6e7e8e9eaebecedeeeff0f1f2f3f4f5f6f7f8f9fafbfcfdfeff";

/// The commitment of the fair record.
pub const COMMITMENT: &str = "4dbdc2b2b62cb00749785bc84202236dbc3777d74660611b8e58812f0cfde6c3";
