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

/// As the table names them, and with a comma too many.
#[test]
fn cards_may_have_spaces_between_them() {
    let hit = |hand: &str| {
        let mut command = fliphouse("odds flip7 --json --hand");
        let output = command.arg(hand).output().unwrap();
        number(&serde_json::from_str(&text(&output.stdout)).unwrap(), "hit")
    };
    let hits = ["10 11 12", "10, 11 ,12", "10,11,,12,"].map(hit);
    assert!(hits.iter().all(|hit| (hit - number(&told("--hand 10,11,12"), "hit")).abs() < 1e-12), "{hits:?}");
}

#[test]
fn tables_of_games_of_rows_fit_into_60_columns() {
    for words in [
        "flip7",
        "flip7 --hand 0,1,2,3,4,5,+2,+4,+6,+8,+10,x2,second",
        "flip7 --hand 5,8,10 --total 195 --others 20,30",
        "vengeance",
    ] {
        let shown = printed(&format!("odds {words}"));
        assert!(shown.lines().all(|line| line.chars().count() <= 60), "{words}: {shown}");
    }
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
        ("odds chess", "chess"),
        ("odds unoflip", "backs: name the backs of the hand that you ask about"),
        ("odds unoflip --backs o1 --hand o2", "hand: o2 is of the same side as the backs"),
        ("odds unoflip --backs o1,r7", "r7 is of the other side than the backs before it"),
        ("odds unoflip --backs o1,o1,o1", "o1 is named more often than on the 2 cards that have it (U-1)"),
        (
            "odds unoflip --backs o1 --hand r7,r7,g-rev,g-rev",
            "no card is left for o1: those with it (r7/o1, g-rev/o1) are needed for the others (U-2)",
        ),
        ("odds unoflip --backs o1 --seen r7/o2", "seen: \"r7/o2\": no card has these two sides (U-2)"),
        ("odds unoflip --backs o13", "backs: \"o13\": there is no such face"),
        ("odds unoflip --backs o1 --goal 3", "goal: --goal is for flip7, not for unoflip"),
        ("odds flip7 --backs o1", "backs: --backs is for unoflip, not for flip7"),
        ("odds vengeance --hand 3,3", "hand: with 3 the row would have busted (V-12, V-22)"),
        ("odds vengeance --hand 3,swap", "hand: swap does not stay in front of anybody (V-30)"),
        ("odds vengeance --hand 1 --seen 1", "seen: more copies of 1 are named than the 1 that there are"),
        ("odds vengeance --set decks=2", "set: odds are of a round with one deck, for points: leave decks"),
        (
            "odds vengeance --set target=300",
            "set: odds are of a round with one deck, for points: leave decks",
        ),
        (
            "solve challenge --target 1000 --rounds 100",
            "rounds would have to be worked out, which takes hours",
        ),
        ("odds flip7 --hand 3,3", "3 is there twice, which is a bust (F7-14)"),
        ("odds flip7 --hand 1,2,3,4,5,6,7", "with seven numbers the round is over (F7-17)"),
        (
            "odds flip7 --hand 3,freeze",
            "freeze does not lie in front of somebody who can go on (F7-21, F7-37)",
        ),
        ("odds flip7 --hand second,second", "nobody holds two Second Chances (F7-24)"),
        ("odds flip7 --hand 1 --seen 1", "seen: more copies of 1 are named than the 1 that there are"),
        ("odds flip7 --hand 1 --discarded 1", "discarded: more copies of 1 are named than the 1 that"),
        ("odds flip7 --hand +2,+2", "hand: more copies of +2 are named than the 1 that there are"),
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
    let unknown = refusal(&fliphouse("odds flip7 --hand 3,13").output().unwrap());
    assert!(unknown.starts_with("hand: \"13\": there is no such card; there are: 0, 1, 2"), "{unknown}");
    for words in ["odds flip7 --others 90", "odds flip7 --target 100"] {
        let alone = fliphouse(words).output().unwrap();
        assert_eq!(alone.status.code(), Some(2));
        assert!(text(&alone.stderr).contains("--total <POINTS>"), "{alone:?}");
    }
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
fn a_card_that_goes_to_others_lets_one_choose_again() {
    let (alone, among) = (
        told("--hand 10,11,12 --seen freeze,freeze,freeze,flip3,flip3,flip3"),
        told("--hand 10,11,12 --players 2"),
    );
    assert_eq!((&alone["best"], &among["best"]), (&"stay".into(), &"stay".into()));
    // Six of the 91 cards change nothing, and whoever draws one stays.
    let mixed = (85.0 * number(&alone, "hit") + 6.0 * 33.0) / 91.0;
    assert!((number(&among, "hit") - mixed).abs() < 1e-9, "{alone} {among}");
}

#[test]
fn vengeance_has_odds_too() {
    let printed_json = printed("odds vengeance --hand 3,7,12,-4 --seen 13,13,steal --json");
    let told: Value = serde_json::from_str(&printed_json).unwrap();
    // Two 3s, five 7s and eleven 12s of 101 cards.
    assert!((number(&told, "bust_next") - 18.0 / 101.0).abs() < 1e-12, "{told}");
    assert_eq!((&told["stay"], &told["cards_left"]), (&18.0.into(), &101.into()));
    assert_eq!((&told["next"]["u7"]["points"], &told["next"]["12"]["busts"]), (&7.into(), &true.into()));
    let shown = printed("odds vengeance --hand 3,7,12,-4");
    for wanted in
        ["3 7 12 -4, 104 cards in the deck", "Stay    18.000", "Bust with the next card   17.31 %", "flip4"]
    {
        assert!(shown.contains(wanted), "{wanted}: {shown}");
    }
    assert!(printed("odds vengeance --hand 0,3 --set brutal=true").contains("not possible"));
}

#[test]
fn uno_flip_has_odds_of_hands() {
    let told: Value = serde_json::from_str(&printed(
        "odds unoflip --backs o1,t3,dwild --hand r7 --top g5 --seen wild/t3 --json",
    ))
    .unwrap();
    assert_eq!((&told["side"], &told["backs"][0]["back"]), (&"light".into(), &"o1".into()));
    // The own r7 is r7/v5, or r7/o1 in one of the two ways in which the back o1 is a green Reverse then.
    assert!((number(&told["backs"][0]["faces"], "g-rev") - 2.0 / 3.0).abs() < 1e-12, "{told}");
    assert!((number(&told["backs"][1]["faces"], "g-flip") - 1.0).abs() < 1e-12, "{told}");
    assert!((number(&told["has"], "g") - 1.0).abs() < 1e-12 && number(&told, "fits") > 0.99, "{told}");
    let shown = printed("odds unoflip --backs o1,t3 --hand r7 --top b9");
    for wanted in ["o1 t3, seen from behind", "g-rev 66.67 %, r7 33.33 %", "fitting on b9"] {
        assert!(shown.contains(wanted), "{wanted}: {shown}");
    }
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
