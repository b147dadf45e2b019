//! Reviews of games.

use serde_json::Value;

use crate::common::{complaint, fair_record, fed, printed, refusal, text};

fn reviewed(words: &str) -> String {
    let output = fed(&format!("review - --trials 8 {words}"), fair_record().to_string().as_bytes());
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout)
}

#[test]
fn people_get_grades_turning_points_and_costly_choices() {
    let shown = reviewed("");
    for wanted in [
        "Flip 7: review",
        "Grades",
        "Ann: ",
        "Turning points",
        "Costly choices",
        "What this means",
        "Cards: ",
        "Hit",
    ] {
        assert!(shown.contains(wanted), "{wanted}: {shown}");
    }
    assert!(!shown.contains(['{', '$']) && !shown.contains("review-"), "{shown}");
    assert!(shown.lines().all(|line| line.chars().count() <= 80), "{shown}");
    assert_eq!(shown, reviewed(""), "the same record, the same review");
}

#[test]
fn a_seat_is_shown_every_choice() {
    let shown = reviewed("--seat 2");
    assert!(
        shown.contains("Every choice: Ben") && shown.contains("Expected points of the round: Hit "),
        "{shown}"
    );
    assert!(!shown.contains("Ann: A") && !shown.contains("Cleo: A"), "{shown}");
}

#[test]
fn reviews_are_told_in_all_languages() {
    for (lang, wanted) in
        [("pl", "Punkty zwrotne"), ("de", "Wendepunkte"), ("hu", "Fordulópontok"), ("fr", "Tournants")]
    {
        let shown = reviewed(&format!("--lang {lang}"));
        assert!(shown.contains(wanted) && !shown.contains("review-") && !shown.contains("Grades"), "{shown}");
    }
}

/// A game of UNO FLIP! in which players forget things.
fn unoflip(words: &str) -> String {
    let record = printed("record unoflip --players 3 --seed 1 --bots careless --plies 150");
    let output = fed(&format!("review - --trials 8 {words}"), record.as_bytes());
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout)
}

#[test]
fn games_of_unoflip_are_told_with_what_was_held() {
    let shown = unoflip("--seat 1");
    for wanted in
        ["UNO FLIP!: review", "Seat 1: ", "On top: ", "Hand: ", ": Draw.", "with UNO", "saw and remembered"]
    {
        assert!(shown.contains(wanted), "{wanted}: {shown}");
    }
    assert!(!shown.contains(['{', '$']) && !shown.contains("review-") && !shown.contains("play "), "{shown}");
    assert!(shown.lines().all(|line| line.chars().count() <= 80), "{shown}");
    let shown = unoflip("--lang hu");
    assert!(shown.contains("Felül: ") && !shown.contains("review-"), "{shown}");
}

#[test]
fn programs_get_what_was_held_in_unoflip() {
    let told: Value = serde_json::from_str(&unoflip("--json")).unwrap();
    assert_eq!(told["game"], "unoflip");
    let decisions = told["decisions"].as_array().unwrap();
    let draw = decisions.iter().find(|decision| decision["chosen"] == "draw").unwrap();
    assert!(draw["held"]["hand"].is_array() && draw["held"]["top"].is_string(), "{draw}");
}

#[test]
fn programs_get_all_of_it() {
    let told: Value = serde_json::from_str(&reviewed("--json")).unwrap();
    assert_eq!((&told["game"], &told["trials"]), (&"flip7".into(), &8.into()));
    assert_eq!(told["seats"].as_array().unwrap().len(), 3);
    let decisions = told["decisions"].as_array().unwrap();
    assert!(decisions.iter().all(|decision| decision["choices"].as_array().unwrap().len() > 1), "{told}");
    let hit = decisions.iter().find(|decision| decision["chosen"] == "hit").unwrap();
    assert!(hit["points"]["hit"].is_number() && hit["chance"].is_number(), "{hit}");
}

#[test]
fn what_is_not_reviewed_is_said() {
    let record = |words: &str| printed(&format!("record {words} --seed 1 --plies 9"));
    let said = |words: &str, record: &str| fed(&format!("review - {words}"), record.as_bytes());
    let why = complaint(&said("", &record("flip7 --players 1")));
    assert!(why.starts_with("players: alone at a table"), "{why}");
    let why = refusal(&said("--seat 3", &record("flip7 --players 2")));
    assert_eq!(why, "seat: there is no seat 3 at a table of 2");
}
