//! What makes the program pleasant to use: widths, colours, JSON, completions, manual pages.

use std::process::Output;

use serde_json::Value;
use textwrap::core::display_width;

use crate::common::{complaint, fed, fliphouse, printed, refusal, sound_record, text};

/// The program in a terminal so wide.
fn at_width(words: &str, columns: usize) -> String {
    let output = fliphouse(words).env("COLUMNS", columns.to_string()).output().unwrap();
    assert!(output.status.success(), "{words}: {}", text(&output.stderr));
    text(&output.stdout)
}

fn widest(told: &str) -> usize {
    told.lines().map(display_width).max().unwrap_or(0)
}

#[test]
fn stories_name_the_game_the_bots_the_seed_and_the_version() {
    let told = printed("watch flip7 --players 3 --seed 7 --bots random,one-step,threshold:25");
    let program = format!("fliphouse {}", env!("CARGO_PKG_VERSION"));
    let seed = format!("Seed: {}7", "0".repeat(63));
    let bots = "Seat 1: random, Seat 2: one-step, Seat 3: threshold:25";
    let head: Vec<&str> = told.lines().take(4).collect();
    assert_eq!(head, ["Flip 7", &program, &seed, bots]);
    let alike = printed("watch vengeance --players 4 --seed 7 --lang pl");
    assert!(alike.contains("\nZiarno: 0") && alike.contains("\n4 × plain\n"), "{alike}");
    let replayed = text(&fed("replay -", sound_record().to_string().as_bytes()).stdout);
    let nobody_knows = format!("Flip 7\n{program}\nSeed: {}\n\nRound 1", "0".repeat(64));
    assert!(replayed.starts_with(&nobody_knows), "{replayed}");
}

#[test]
fn stories_and_rules_and_help_fit_the_terminal() {
    for columns in [40, 57, 80, 200] {
        for command in [
            "watch flip7 --seed 1",
            "watch vengeance --seed 2 --lang de",
            "watch unoflip --seed 3 --lang hu",
            "rules unoflip",
            "bots",
            "watch --help",
            "serve --help",
        ] {
            // The names of options and of their variables cannot be broken.
            if columns < 50 && command.ends_with("--help") {
                continue;
            }
            let told = at_width(command, columns);
            assert!(widest(&told) <= columns, "{command} at {columns}: {}", widest(&told));
            if columns == 200 && command.contains("unoflip") {
                assert!(widest(&told) > 100, "{command} uses the width there is");
            }
        }
    }
}

#[test]
fn a_story_of_uno_flip_names_its_cards_in_words() {
    let told = printed("watch unoflip --seed 9 --players 3");
    assert!(told.contains(" / ") && told.contains("red ") && told.contains("orange "), "{told}");
    let code = told.split(|c: char| c.is_whitespace() || "[],.".contains(c)).find(|word| {
        let known = |part: &str| part.parse::<unoflip::Face>().is_ok();
        word.split_once('/').is_some_and(|(light, dark)| known(light) && known(dark))
    });
    assert_eq!(code, None);
}

#[test]
fn cards_of_uno_flip_have_their_colours() {
    let told = printed("watch unoflip --seed 9 --players 3 --color always");
    for (escape, colour) in [("31", "red"), ("33", "yellow"), ("32", "green"), ("34", "blue")] {
        assert!(told.contains(&format!("\u{1b}[{escape}m{colour} ")), "{colour}");
    }
}

#[test]
fn colours_can_be_asked_for_and_forbidden() {
    let coloured = |words: &str, force: bool| {
        let mut command = fliphouse(words);
        if force {
            command.env("CLICOLOR_FORCE", "1");
        }
        text(&command.output().unwrap().stdout).contains('\u{1b}')
    };
    for command in ["watch flip7 --seed 1", "rules", "bots", "rules flip7"] {
        let always = coloured(&format!("{command} --color always"), false);
        assert_eq!(always, command != "rules", "{command}");
        assert!(!coloured(&format!("{command} --color never"), true), "{command}");
        assert!(!coloured(&format!("--color auto {command}"), false), "{command}");
    }
    assert_eq!(fliphouse("bots --color sometimes").output().unwrap().status.code(), Some(2));
}

#[test]
fn a_watched_game_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    let watch = |place: &str| {
        let words = format!("watch flip7 --players 3 --seed 7 --bots one-step --save {place}");
        fliphouse(&words).output().unwrap()
    };
    let output = watch(file.to_str().unwrap());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let recorded = printed("record flip7 --players 3 --seed 7 --bots one-step");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), recorded);
    let refused = watch("/nowhere/game.json");
    assert!(complaint(&refused).starts_with("save: /nowhere/game.json: "));
    assert_eq!(text(&refused.stdout), "", "nothing is played for nothing");
}

fn json_lines(words: &str) -> Vec<Value> {
    printed(words).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn bots_and_rules_are_there_for_programs() {
    let bots = json_lines("bots --json");
    let threshold = bots.iter().find(|bot| bot["game"] == "flip7" && bot["bot"] == "threshold:N");
    assert!(threshold.unwrap()["about"].as_str().unwrap().starts_with("hits until"));
    assert!(json_lines("bots unoflip --json").iter().all(|bot| bot["game"] == "unoflip"));
    let rules = json_lines("rules --json");
    for (game, id) in [("flip7", "F7-23"), ("vengeance", "V-12"), ("unoflip", "U-22")] {
        let rule = rules.iter().find(|rule| rule["game"] == game && rule["id"] == id).unwrap();
        assert!(rule["sentence"].as_str().unwrap().len() > 20 && rule["source"].is_string());
    }
    assert_eq!(json_lines("rules F7-23 --json").len(), 1);
}

#[test]
fn a_rule_is_found_by_its_id_alone() {
    for (id, game) in [("F7-23", "flip7"), ("v-12", "vengeance"), ("U-22", "unoflip")] {
        assert_eq!(printed(&format!("rules {id}")), printed(&format!("rules {game} {id}")));
    }
    let line = refusal(&fliphouse("rules F7-99").output().unwrap());
    assert_eq!(line, "rules: \"F7-99\" is neither a game nor the id of a rule: see fliphouse rules");
}

#[test]
fn numbers_can_be_written_as_people_write_them() {
    let contest = |games: &str| -> Output {
        fliphouse(&format!("arena flip7 --bots random,random --json --games {games}")).output().unwrap()
    };
    let plain = contest("240");
    assert!(plain.status.success(), "{}", text(&plain.stderr));
    let contest_of_many = contest("2_400");
    let told = text(&contest_of_many.stderr);
    assert!(told.starts_with("2\u{a0}400 games in "), "counts are written in one way: {told}");
    for same in ["24e1", "2_40", "2_4E1"] {
        assert_eq!(text(&contest(same).stdout), text(&plain.stdout), "{same}");
    }
    for wrong in ["1e", "e3", "1e99", "1_", "_1", "1.5", "1e-3", "-1", "1,000", "ten"] {
        let refused = contest(wrong);
        assert_eq!(refused.status.code(), Some(2), "{wrong}");
        assert!(text(&refused.stderr).contains("it has to be a whole number"), "{wrong}");
    }
}

#[test]
fn files_that_are_no_text_are_named_with_what_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let record = sound_record().to_string();
    let marked = [b"\xef\xbb\xbf", record.as_bytes()].concat();
    let wide: Vec<u8> = "\u{feff}{}".encode_utf16().flat_map(u16::to_le_bytes).collect();
    for (name, bytes, wrong) in [
        ("empty.json", &b" \n"[..], "the file is empty: a record was expected"),
        (
            "marked.json",
            &marked,
            "the file begins with a byte order mark: save it as UTF-8 without one (BOM)",
        ),
        ("wide.json", &wide, "the file is UTF-16: save it as UTF-8"),
    ] {
        let path = folder.path().join(name);
        std::fs::write(&path, bytes).unwrap();
        for command in ["replay", "verify"] {
            let line = complaint(&fliphouse(&format!("{command} {}", path.display())).output().unwrap());
            assert_eq!(line, format!("{}: {wrong}", path.display()));
        }
    }
    let line = complaint(&fed("replay -", b""));
    assert_eq!(line, "standard input: the file is empty: a record was expected");
}

#[test]
fn shells_complete_every_command() {
    for shell in ["bash", "zsh", "fish"] {
        let script = printed(&format!("completions {shell}"));
        for word in ["watch", "completions", "set", "players", "hu"] {
            assert!(script.contains(word), "{shell}: {word}");
        }
    }
    assert_eq!(fliphouse("completions cmd").output().unwrap().status.code(), Some(2));
}

#[test]
fn every_command_has_a_manual_page_with_its_options() {
    let folder = tempfile::tempdir().unwrap();
    printed(&format!("man --all {}", folder.path().display()));
    for command in ["watch", "replay", "arena", "serve", "house"] {
        let help = printed(&format!("{command} --help"));
        let page = std::fs::read_to_string(folder.path().join(format!("fliphouse-{command}.1"))).unwrap();
        let page = page.replace('\\', "");
        let options = help.split_whitespace().filter(|word| word.starts_with("--"));
        for option in options.map(|word| word.trim_end_matches(|c: char| !c.is_alphanumeric())) {
            assert!(page.contains(option), "{command}: {option}");
        }
        assert_eq!(printed(&format!("man {command}")).replace('\\', ""), page);
    }
    assert!(printed("man").contains(".TH fliphouse 1"));
    let line = refusal(&fliphouse("man juggle").output().unwrap());
    assert!(line.starts_with("man: there is no command \"juggle\"; there are: "), "{line}");
    assert!(line.contains(" watch, "), "{line}");
}
