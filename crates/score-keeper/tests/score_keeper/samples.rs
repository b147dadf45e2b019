//! Sheets as the first version wrote them: they are read for ever.

use score_keeper::{Entry, Outcome, SheetLog};
use serde_json::Value;

use crate::kit::won;

/// The entries of a sample, one in each line.
fn read(text: &str) -> (Vec<Value>, Vec<Entry>) {
    let values: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let entries = text.lines().map(|line| serde_json::from_str(line).unwrap());
    (values, entries.collect())
}

fn sheet_of(text: &str) -> SheetLog {
    let (values, entries) = read(text);
    for (value, entry) in values.iter().zip(&entries) {
        assert_eq!(serde_json::to_value(entry).unwrap(), *value, "it is written as it was");
    }
    let log = SheetLog::read(entries).unwrap();
    assert_eq!(log.sheet().void(), []);
    log
}

fn totals(log: &SheetLog) -> Vec<(String, i64)> {
    let sheet = log.sheet();
    let total = |player: &score_keeper::Place| {
        (player.player.name.clone(), sheet.total(&player.player.id, sheet.last_round()))
    };
    sheet.places().iter().map(total).collect()
}

fn named<const N: usize>(totals: [(&str, i64); N]) -> Vec<(String, i64)> {
    totals.map(|(name, total)| (name.to_owned(), total)).to_vec()
}

#[test]
fn a_sheet_of_flip_7_in_version_1() {
    let log = sheet_of(include_str!("samples/flip7-1.jsonl"));
    assert_eq!(totals(&log), named([("Ann", 109), ("Zoë", 20), ("Benjamin", 70)]));
    assert_eq!(log.sheet().outcome(), won_by(&log, 0));
}

#[test]
fn a_brutal_sheet_of_vengeance_in_version_1() {
    let log = sheet_of(include_str!("samples/vengeance-1.jsonl"));
    assert_eq!(totals(&log), named([("Ann", 28), ("Ben", -21)]));
    assert!(matches!(log.sheet().outcome(), Outcome::Ended { .. }));
}

#[test]
fn a_sheet_of_uno_flip_in_version_1() {
    let log = sheet_of(include_str!("samples/unoflip-1.jsonl"));
    assert_eq!(totals(&log), named([("Ann", 0), ("Ben", 85)]));
    assert_eq!(log.sheet().outcome(), Outcome::Open);
    assert_ne!(log.sheet().outcome(), won(1));
}

fn won_by(log: &SheetLog, place: usize) -> Outcome {
    Outcome::Won { player: log.sheet().places()[place].player.id.clone() }
}
