//! Small studies.

use std::cell::RefCell;
use std::collections::BTreeSet;

use bots::Seated;
use hosting::{GameName, with_game};
use serde_json::{Value, json};

use super::*;
use crate::figures::testing::answered;

/// The program's answers, those that take long made up.
fn told(words: &str) -> Result<Value, String> {
    let choice = json!({"seat": 1, "card": "freeze", "chosen": "freeze 2", "chance": 0.3, "choices": [
        {"action": "freeze 2", "chance": 0.3}, {"action": "freeze 3", "chance": 0.25},
    ]});
    let tried = json!({"games": 10, "mean": 0.02, "standard_error": 0.01});
    match words.split(' ').next() {
        Some("odds") => Ok(json!({"hit": 22.0, "bust": 0.4, "flip7": 0.02})),
        Some("solve") => Ok(json!({
            "target": 200, "rounds": 2, "chance": 0.01, "fewest_rounds": 10.5,
            "chance_with_the_real_deck": tried, "fewest_rounds_with_the_real_deck": tried,
            "chance_by_rounds_left_and_total": [vec![0.0; 200], vec![0.5; 200], [0.01]],
        })),
        _ if words.contains("| review") => Ok(json!({"decisions": [choice]})),
        _ => answered(words),
    }
}

/// Answers of which all are made up, to look at what is asked.
fn made_up(words: &str) -> Result<Value, String> {
    let bot = json!({"win_rate": {"low": 0.2, "value": 0.25, "high": 0.3}, "points_per_game": 150.0});
    match words.split(' ').next() {
        Some("arena") => Ok(json!({
            "games": 24, "rounds_per_game": 9.5, "bots": vec![bot; 8], "seats": vec![0.125; 8], "lengths": [0, 24],
        })),
        Some("league") => Ok(json!({"games": 24, "bots": [
            {"name": "random", "place": 1, "rating": 10.0, "error": 5.0, "wins": 8, "played": 24},
        ]})),
        Some("record") if !words.contains("| review") => Ok(json!({"moves": ["1 hit"]})),
        _ => told(words),
    }
}

/// All commands of a page, as one types them.
fn commands(page: &str) -> Vec<&str> {
    let blocks = page.split("```sh\n").skip(1).filter_map(|block| block.split("```").next());
    blocks.flat_map(str::lines).collect()
}

/// All but the leagues, which have hundreds of tables with bots that think.
#[test]
fn the_same_seed_gives_the_same_page_and_the_same_pictures() {
    let parts: Vec<Part> = PARTS.into_iter().filter(|(name, _)| !name.contains("leagues")).collect();
    let study = || page(&Runs::new(&told, 1), &parts).unwrap();
    let (text, plots) = study();
    assert!(study() == (text.clone(), plots.clone()), "another page: {text}");
    assert!(!text.contains("NaN"), "{text}");
    assert!(plots.iter().all(|(_, plot)| plot.starts_with("<svg") && !plot.contains("NaN")));
}

#[test]
fn every_picture_is_shown() {
    let (text, plots) = page(&Runs::new(&made_up, 1), &PARTS).unwrap();
    let shown = text.matches("](strategy/").count() - text.matches("(strategy/challenge.json)").count();
    assert_eq!(plots.len(), shown);
    assert!(plots.iter().all(|(name, _)| text.contains(&format!("](strategy/{name}.svg)"))));
}

/// What stands below a figure is what was asked for it: nothing else, and nothing less.
#[test]
fn the_commands_of_a_page_are_those_it_comes_from() {
    let asked = RefCell::new(BTreeSet::new());
    let ask = |words: &str| {
        asked.borrow_mut().insert(format!("fliphouse {}", words.replace(" | ", " | fliphouse ")));
        made_up(words)
    };
    let (text, _) = page(&Runs::new(&ask, 2), &PARTS).unwrap();
    let mut shown = BTreeSet::new();
    for line in commands(&text) {
        match line.strip_prefix("for seed in $(seq 1 2); do ").and_then(|line| line.strip_suffix("; done")) {
            Some(each) => shown.extend([1, 2].map(|seed| each.replace("$seed", &seed.to_string()))),
            None => _ = shown.insert(line.to_owned()),
        }
    }
    assert_eq!(shown, asked.into_inner());
}

#[test]
fn all_bots_that_are_named_exist() {
    let asked = RefCell::new(Vec::new());
    let ask = |words: &str| {
        asked.borrow_mut().push(words.to_owned());
        made_up(words)
    };
    page(&Runs::new(&ask, 1), &PARTS).unwrap();
    let asked = asked.into_inner();
    assert_eq!(asked.iter().filter(|words| words.starts_with("league")).count(), GameName::ALL.len());
    for words in asked.iter().filter(|words| words.contains(" --bots ")) {
        let words: Vec<&str> = words.split(' ').collect();
        let game: GameName = words[1].parse().unwrap();
        let bots = words[words.iter().position(|word| *word == "--bots").unwrap() + 1];
        for bot in bots.split(',') {
            let exists = with_game!(game, table, G => bot.parse::<<G as Seated>::Bot>().is_ok());
            assert!(exists, "{words:?}: {bot}");
        }
    }
}

#[test]
fn a_challenge_that_has_not_been_worked_out_is_not_made_up() {
    let ask = |words: &str| if words == challenge::COMMAND { Ok(Value::Null) } else { made_up(words) };
    let (text, plots) = page(&Runs::new(&ask, 1), &PARTS).unwrap();
    assert!(text.contains("has not been worked out for this page") && !text.contains("NaN"), "{text}");
    assert!(plots.iter().all(|(name, _)| *name != "challenge"));
}
