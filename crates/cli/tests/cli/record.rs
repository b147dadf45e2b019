//! `fliphouse record`, and `replay` of what it prints.

use crate::common::{complaint, fed, fliphouse, printed, refusal, text};
use serde_json::Value;

/// The same bytes every time, however the program was built.
#[test]
fn a_seed_gives_the_same_record_for_ever() {
    let expected = include_str!("golden/flip7-players-4-seed-7.json");
    assert_eq!(printed("record flip7 --players 4 --seed 7"), expected);
    let hex = format!("record flip7 --players 4 --seed {}7", "0".repeat(63));
    assert_eq!(printed(&hex), expected);
}

#[test]
fn a_record_replays_without_its_seed_to_the_same_end() {
    for words in [
        "flip7 --players 3 --seed 1 --edition pl",
        "flip7 --players 5 --seed 2 --edition de --set target=120 --dealer 2",
        "flip7 --players 1 --seed 3 --set opening_deal=false --set decks=2",
        "flip7 --players 4 --seed 4 --bots random,threshold:20,threshold:25,threshold:30",
        "flip7 --players 20 --seed 5 --set aside_after_bust=redirect --bots threshold:25",
        "vengeance --players 4 --seed 6 --set brutal=true",
        "vengeance --players 3 --seed 7 --set both_13_count=false --bots plain",
        "unoflip --players 2 --seed 8 --set target=100",
        "unoflip --players 5 --seed 9 --bots plain --set stacking=true --set jump_in=true",
        "unoflip --players 3 --seed 10 --bots random,plain,random --set scoring=lowest",
    ] {
        let mut record: Value = serde_json::from_str(&printed(&format!("record {words}"))).unwrap();
        let moves = record["moves"].as_array().unwrap().len();
        let with_seed = text(&fed("replay - --trace", record.to_string().as_bytes()).stdout);
        record.as_object_mut().unwrap().remove("seed");
        let output = fed("replay - --trace", record.to_string().as_bytes());
        assert_eq!(text(&output.stdout), with_seed, "{words}");
        assert_eq!(with_seed.lines().count(), moves + 1);
        let last: Value = serde_json::from_str(with_seed.lines().last().unwrap()).unwrap();
        assert_eq!(last["state"]["over"], true);
        assert!(last["result"]["round"].as_u64().unwrap() > 0);
    }
}

#[test]
fn plies_cut_a_game_short() {
    let record: Value =
        serde_json::from_str(&printed("record flip7 --players 4 --seed 7 --plies 5")).unwrap();
    let whole: Value = serde_json::from_str(&printed("record flip7 --players 4 --seed 7")).unwrap();
    assert_eq!(record["moves"].as_array().unwrap()[..], whole["moves"].as_array().unwrap()[..5]);
    assert_eq!(record["decks"].as_array().unwrap().len(), 1);
}

#[test]
fn without_a_seed_every_game_is_another() {
    assert_ne!(printed("record flip7 --players 3"), printed("record flip7 --players 3"));
}

#[test]
fn what_cannot_be_played_is_said_in_a_line() {
    for (words, expected) in [
        ("record chess --players 2", "game: there is no game \"chess\""),
        ("record flip7 --players 0", "players: 0 cannot play: 1 to 200 can"),
        ("record flip7 --players 201", "players: 201 cannot play: 1 to 200 can"),
        ("record flip7 --players 3 --dealer 4", "dealer: there is no seat 4 at a table of 3"),
        ("record flip7 --players 3 --edition hu", "rules: edition cannot be \"hu\": it is pl, de or en"),
        ("record flip7 --players 3 --set decks=21", "rules: decks cannot be 21"),
        ("record flip7 --players 3 --set target=0", "rules: target cannot be 0"),
        ("record flip7 --players 3 --set opening_deal=maybe", "rules: opening_deal cannot be \"maybe\""),
        (
            "record flip7 --players 3 --set colour=red",
            "rules: there is no option \"colour\"; there are: edition,",
        ),
        ("record flip7 --players 3 --set target", "rules: --set \"target\" is not OPTION=VALUE"),
        (
            "record flip7 --players 3 --bots cheat",
            "bots: there is no bot \"cheat\"; there are: random, threshold:N",
        ),
        (
            "record flip7 --players 3 --bots threshold:-1",
            "bots: there is no bot \"threshold:-1\": threshold:N hits until its row is worth N points; N from 0 to 1000",
        ),
        ("record flip7 --players 3 --bots random,random", "bots: 2 for 3 players"),
        // Here the first dealer is drawn by cards, which are told.
        (
            "record unoflip --players 3 --bots cheat",
            "bots: there is no bot \"cheat\"; there are: random, careless, plain, searcher:N",
        ),
        ("record unoflip --players 11", "players: 11 cannot play: 2 to 10 can"),
    ] {
        for words in [words.to_owned(), words.replace("record ", "watch ")] {
            let output = fliphouse(&words).output().unwrap();
            let line = refusal(&output);
            assert!(line.starts_with(expected), "{words}: {line}");
            assert!(output.stdout.is_empty(), "{words}: {}", text(&output.stdout));
        }
    }
    let long = fliphouse("record flip7 --players 2 --set target=1000000000 --seed 1").output().unwrap();
    assert!(complaint(&long).starts_with("record: the game is too long"));
    assert!(long.stdout.is_empty());
}
