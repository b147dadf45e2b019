//! Exact odds.

use serde_json::Value;

use crate::common::{fliphouse, printed, refusal, text};

fn told(words: &str) -> Value {
    serde_json::from_str(&printed(&format!("odds flip7 {words} --json"))).unwrap()
}

fn number(told: &Value, key: &str) -> f64 {
    told[key].as_f64().unwrap_or_else(|| panic!("{key}: {told}"))
}

#[test]
fn programs_get_all_of_it() {
    let told = told("--hand 3,7,12,+4 --seen 5,5,9,freeze,second,second,second,flip3,flip3,flip3");
    let chances: Vec<(u32, f64)> = told["distribution"]
        .as_object()
        .unwrap()
        .iter()
        .map(|(points, chance)| (points.parse().unwrap(), chance.as_f64().unwrap()))
        .collect();
    let all: f64 = chances.iter().map(|(_, chance)| chance).sum();
    let mean: f64 = chances.iter().map(|(points, chance)| f64::from(*points) * chance).sum();
    assert!((all - 1.0).abs() < 1e-9, "{all}");
    assert!((mean - number(&told, "hit").max(number(&told, "stay"))).abs() < 1e-9, "{told}");
    assert!((number(&told, "stay") - 26.0).abs() < 1e-9, "{told}");
    // Two 3s, six 7s and eleven 12s of the 80 cards that are left.
    assert!((number(&told, "bust_next") - 19.0 / 80.0).abs() < 1e-9, "{told}");
    assert_eq!((&told["best"], &told["cards_left"]), (&"stay".into(), &80.into()));
}

#[test]
fn a_second_chance_and_a_goal_change_what_is_best() {
    assert_eq!(told("--hand 3,7,12,+4,second")["best"], "hit");
    assert_eq!(told("--hand 3,7,12,+4,second")["bust_next"], 0.0);
    assert_eq!(told("--hand 10,11,12 --goal 33")["best"], "stay");
    assert_eq!(told("--hand 10,11,12 --goal 34")["best"], "hit");
}

#[test]
fn people_get_a_table_with_bars() {
    let shown = printed("odds flip7 --hand 3,7,12,+4");
    for wanted in ["3 7 12 +4, 90 cards in the deck", "Hit", "Stay    26.000", "Flip 7", "█", "31–40"] {
        assert!(shown.contains(wanted), "{wanted}: {shown}");
    }
}

#[test]
fn hands_that_cannot_be_are_refused() {
    for (words, reason) in [
        ("odds unoflip", "there are none of unoflip yet"),
        ("odds flip7 --hand 3,3", "3 is there twice, which is a bust (F7-14)"),
        ("odds flip7 --hand 1,2,3,4,5,6,7", "with seven numbers the round is over (F7-17)"),
        (
            "odds flip7 --hand 3,freeze",
            "freeze does not lie in front of somebody who can go on (F7-21, F7-37)",
        ),
        ("odds flip7 --hand second,second", "nobody holds two Second Chances (F7-24)"),
        ("odds flip7 --hand 1 --seen 1", "more copies of 1 are named than the 1 that there are"),
        ("odds flip7 --decks 2", "too many ways for the round to go: name more of the hand"),
    ] {
        let output = fliphouse(words).output().unwrap();
        assert!(refusal(&output).contains(reason), "{words}: {}", refusal(&output));
    }
    let unknown = fliphouse("odds flip7 --hand 3,13").output().unwrap();
    assert!(text(&unknown.stderr).contains("there is no such card; there are: 0, 1, 2"), "{unknown:?}");
}
