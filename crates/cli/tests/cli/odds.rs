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
        ("odds flip7 --hand 1 --discarded 1", "more copies of 1 are named than the 1 that there are"),
        ("odds flip7 --decks 2", "too many ways for the round to go: name more of the hand"),
        ("odds flip7 --edition fr", "edition cannot be \"fr\": it is pl, de or en"),
        (
            "odds flip7 --total 200",
            "total: 200 is not below the target of 200: name the totals before this round",
        ),
        ("odds flip7 --total 10 --others 90,250", "others: 250 is not below the target of 200"),
        ("solve 2+2", "solve: there is no \"2+2\" to solve; there is the challenge"),
    ] {
        let output = fliphouse(words).output().unwrap();
        assert!(refusal(&output).contains(reason), "{words}: {}", refusal(&output));
    }
    let unknown = fliphouse("odds flip7 --hand 3,13").output().unwrap();
    assert!(text(&unknown.stderr).contains("there is no such card; there are: 0, 1, 2"), "{unknown:?}");
    let alone = fliphouse("odds flip7 --others 90").output().unwrap();
    assert!(text(&alone.stderr).contains("--total <POINTS>"), "{alone:?}");
}

#[test]
fn totals_say_what_a_round_is_played_for() {
    assert_eq!(told("--hand 3,7,12")["plays_for"], "points");
    let (goal, total) = (told("--hand 10,11,12 --goal 40"), told("--hand 10,11,12 --total 160"));
    assert_eq!(total["plays_for"], "goal");
    assert!((number(&goal, "hit") - number(&total, "hit")).abs() < 1e-12, "{goal} {total}");
    // Somebody who is far behind has to dare more than somebody who is ahead.
    let (behind, ahead) = ("--total 20 --others 190,195", "--total 195 --others 20,30");
    let (behind, ahead) = (told(&format!("--hand 5,8,10 {behind}")), told(&format!("--hand 5,8,10 {ahead}")));
    assert_eq!(
        (&behind["plays_for"], &behind["best"], &ahead["best"]),
        (&"win".into(), &"hit".into(), &"stay".into())
    );
    assert!(number(&ahead, "stay") > 0.9 && number(&behind, "hit") < 0.2, "{behind} {ahead}");
    let shown = printed("odds flip7 --hand 5,8,10 --total 195 --others 20,30");
    assert!(shown.contains("Chance to win with 195 against 20, 30"), "{shown}");
}

#[test]
fn among_others_freezes_and_flip_threes_go_elsewhere() {
    let (alone, among) = (told("--hand 3,7,12,+4"), told("--hand 3,7,12,+4 --players 3"));
    assert!((number(&alone, "bust_next") - number(&among, "bust_next")).abs() < 1e-12, "{alone} {among}");
    assert_eq!(alone["cards_left"], among["cards_left"]);
    assert!(number(&among, "hit") > number(&alone, "hit"), "{alone} {among}");
    assert!(printed("odds flip7 --hand 3,7,12 --players 3").contains("Freeze and Flip Three go to others"));
}

#[test]
fn an_edition_says_when_a_second_chance_counts() {
    let hit = |edition: &str| number(&told(&format!("--hand 3,7,12 --edition {edition}")), "hit");
    assert!((hit("en") - hit("pl")).abs() < 1e-12);
    assert!(hit("en") > hit("de"));
}

#[test]
fn the_challenge_of_a_single_point_is_no_riddle() {
    let chance = number(&told("--goal 1"), "hit");
    let printed = printed("solve challenge --target 1 --rounds 2 --games 400 --json");
    let solved: Value = serde_json::from_str(&printed).unwrap();
    assert!((number(&solved, "chance") - chance * (2.0 - chance)).abs() < 1e-9, "{chance}: {solved}");
    assert!((number(&solved, "fewest_rounds") - 1.0 / chance).abs() < 1e-9, "{chance}: {solved}");
    // A round is too short for a real deck to be worn out.
    let real = &solved["fewest_rounds_with_the_real_deck"];
    let away = (number(real, "mean") - number(&solved, "fewest_rounds")).abs();
    assert!(away < 4.0 * number(real, "standard_error"), "{solved}");
}
