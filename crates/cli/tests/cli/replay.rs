//! `fliphouse replay`: stories, traces, and records that are no games.

use crate::common::{complaint, fed, fliphouse, sound_record, text};
use serde_json::{Value, json};

fn trace(record: &Value) -> std::process::Output {
    fed("replay - --trace", record.to_string().as_bytes())
}

/// The sound record with one entry changed.
fn spoilt(entry: &str, value: Value) -> Value {
    let mut record = sound_record();
    record[entry] = value;
    record
}

#[test]
fn a_trace_has_a_line_for_the_start_and_one_for_each_move() {
    let output = text(&trace(&sound_record()).stdout);
    let lines: Vec<Value> = output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 4);
    assert_eq!(lines[0]["ply"], 0);
    assert_eq!(lines[0]["move"], Value::Null);
    assert_eq!(lines[1]["move"], "1 hit");
    assert_eq!(lines[0]["state"]["legal"], json!({"1": ["hit", "stay"]}));
    assert_eq!(lines[0]["state"]["to_act"], 1);
    assert_eq!(lines[0]["state"]["deck"], 92);
    let row = json!({"numbers": ["7", "9"], "modifiers": [], "status": "active", "second_chance": false});
    assert_eq!(lines[1]["state"]["rows"][0], row);
    assert_eq!(lines[3]["state"]["rows"][0]["status"], "stayed");
    assert_eq!(lines[3]["events"], json!([{"rule": "F7-12", "event": "stayed", "seat": 1, "points": 16}]));
}

#[test]
fn names_and_unknown_entries_are_fine() {
    let mut record = spoilt("players", json!(["Ann", "Bob\u{7}"]));
    record["comment"] = json!({"anything": [1, 2, 3]});
    let output = fed("replay -", record.to_string().as_bytes());
    assert!(output.status.success());
    let story = text(&output.stdout);
    assert!(story.contains("Ann"), "{story}");
    assert!(!story.contains('\u{7}'), "a control character got through");
}

#[test]
fn the_moves_before_a_bad_one_are_shown() {
    let output = trace(&spoilt("moves", json!(["1 hit", "1 hit", "2 hit"])));
    assert_eq!(complaint(&output), "move 2: the table waits for seat 2 (F7-12)");
    assert_eq!(text(&output.stdout).lines().count(), 2);
}

#[test]
fn a_record_that_is_no_game_is_refused_in_a_line_that_names_the_place() {
    let twenty_one = vec!["12"; 13];
    for (entry, value, expected) in [
        ("format", json!("fliphouse/2"), "format: cannot be \"fliphouse/2\": it is \"fliphouse/1\""),
        ("game", json!("chess"), "game: there is no game \"chess\""),
        ("game", json!(7), "game: cannot be 7"),
        ("rules", json!([]), "rules: cannot be []"),
        ("rules", json!({"target": 0}), "rules: target cannot be 0"),
        ("rules", json!({"target": 1.5}), "rules: target cannot be 1.5"),
        ("rules", json!({"target": 1_000_000_001}), "rules: target cannot be 1000000001"),
        ("rules", json!({"decks": 0}), "rules: decks cannot be 0"),
        ("rules", json!({"colour": "red"}), "rules: there is no option \"colour\""),
        ("rules", json!({"edition": "fr"}), "rules: edition cannot be \"fr\""),
        ("players", json!(0), "players: cannot be 0"),
        ("players", json!(10_000_000), "players: cannot be 10000000"),
        ("players", json!(-1), "players: cannot be -1"),
        ("players", json!(["a", 5]), "players: cannot be [\"a\",5]"),
        ("players", json!(vec!["a"; 201]), "players: cannot be [\"a\""),
        ("players", json!(["x".repeat(101), "y"]), "players: cannot be [\"xxx"),
        ("dealer", json!(0), "dealer: there is no seat 0 at a table of 2"),
        ("dealer", json!(3), "dealer: there is no seat 3 at a table of 2"),
        ("dealer", json!("1"), "dealer: cannot be \"1\""),
        ("seed", json!("7"), "seed: cannot be \"7\": it is 64 hex digits"),
        ("decks", json!({}), "decks: cannot be {}"),
        ("decks", json!([5]), "deck 0: must be a list of card codes"),
        ("decks", json!([["7", "13"]]), "deck 0: entry 2: \"13\" is not a card of this game"),
        ("decks", json!([["0", "0"]]), "deck 0: entry 2: 0 is not there to be dealt"),
        ("decks", json!([twenty_one]), "deck 0: entry 13: 12 is not there to be dealt"),
        ("moves", json!("1 hit"), "moves: cannot be \"1 hit\""),
        ("moves", json!([5]), "move 1: 5 does not begin with a seat"),
        ("moves", json!(["hit"]), "move 1: \"hit\" does not begin with a seat"),
        ("moves", json!(["0 hit"]), "move 1: \"0 hit\" does not begin with a seat"),
        ("moves", json!(["3 hit"]), "move 1: there is no seat 3 at a table of 2"),
        ("moves", json!(["1 hit", "2 dance"]), "move 2: \"dance\" is not a move of this game"),
        ("moves", json!(["1 hit", "2 Hit"]), "move 2: \"Hit\" is not a move of this game"),
        ("moves", json!(["1  hit"]), "move 1: \" hit\" is not a move of this game"),
        ("moves", json!(["1 freeze 2"]), "move 1: there is no freeze to give: hit or stay (F7-16)"),
    ] {
        let line = complaint(&trace(&spoilt(entry, value.clone())));
        assert!(line.starts_with(expected), "{entry} {value}: {line}");
    }
}

#[test]
fn entries_that_must_be_there_are_missed() {
    for (entry, expected) in
        [("format", "format: missing"), ("game", "game: missing"), ("players", "players: missing")]
    {
        let mut record = sound_record();
        record.as_object_mut().unwrap().remove(entry);
        let line = complaint(&trace(&record));
        assert!(line.starts_with(expected), "{entry}: {line}");
    }
}

#[test]
fn without_a_seed_the_dealer_and_whole_decks_are_needed() {
    let mut record = sound_record();
    record.as_object_mut().unwrap().remove("seed");
    let line = complaint(&trace(&record));
    assert_eq!(line, "deck 0: lists 4 of 94 cards: list all of them, or give a seed to order the rest");
    record.as_object_mut().unwrap().remove("decks");
    assert!(complaint(&trace(&record)).starts_with("deck 0: is needed, with 94 cards, but not listed"));
    record.as_object_mut().unwrap().remove("dealer");
    assert!(complaint(&trace(&record)).starts_with("dealer: missing"));
}

#[test]
fn a_shuffle_that_goes_wrong_names_the_move() {
    // One player who hits and stays uses the deck up in some rounds; by then
    // the discard pile has not two zeros.
    let recorded =
        text(&fliphouse("record flip7 --players 1 --seed 5 --set target=900").output().unwrap().stdout);
    let mut record: Value = serde_json::from_str(&recorded).unwrap();
    record["decks"][1] = json!(["0", "0"]);
    let line = complaint(&trace(&record));
    let (place, problem) = line.split_once(": ").unwrap();
    assert!(place.starts_with("move "), "{line}");
    assert!(problem.starts_with("deck 1: entry 2: 0 is not there"), "{line}");
}

#[test]
fn entries_for_shuffles_that_never_happen_are_ignored() {
    let record = spoilt("decks", json!([["7", "8"], "nonsense", ["13"], 5]));
    assert!(trace(&record).status.success());
}

#[test]
fn a_move_after_the_end_is_refused() {
    let recorded = text(&fliphouse("record flip7 --players 2 --seed 7").output().unwrap().stdout);
    let mut record: Value = serde_json::from_str(&recorded).unwrap();
    record["moves"].as_array_mut().unwrap().push(json!("1 hit"));
    let moves = record["moves"].as_array().unwrap().len();
    let output = trace(&record);
    assert_eq!(complaint(&output), format!("move {moves}: the game is over (F7-42)"));
    assert_eq!(text(&output.stdout).lines().count(), moves);
}

#[test]
fn what_is_not_json_is_refused() {
    let deep = "[".repeat(1_000_000);
    for (bytes, expected) in [
        (&b"game"[..], "record: not JSON at line 1, column 1"),
        (b"{\n  \"format\": fliphouse\n}", "record: not JSON at line 2, column 14"),
        (b"[]", "record: not a JSON object"),
        (b"\xff\xff", "record: not JSON at line 1"),
        (deep.as_bytes(), "record: not JSON at line 1, column 128"),
    ] {
        let line = complaint(&fed("replay -", bytes));
        assert!(line.starts_with(expected), "{line}");
    }
    assert!(
        complaint(&fliphouse("replay no-such-file.json").output().unwrap())
            .starts_with("no-such-file.json: ")
    );
    assert!(complaint(&fliphouse("replay .").output().unwrap()).starts_with(".: "));
}

#[test]
fn a_hundred_megabytes_are_refused_after_sixteen() {
    let mut bytes = sound_record().to_string().into_bytes();
    bytes.pop();
    bytes.extend(b",\"padding\":\"");
    bytes.resize(100_000_000, b'x');
    bytes.extend(b"\"}");
    assert_eq!(complaint(&fed("replay -", &bytes)), "record: larger than 16 MiB, which no game is");
}
