//! Choices that are taken back at a device.

use local_table::{Answer, Ask, Seen};
use protocol::Code;
use serde_json::{Value, json};

use crate::device::{Device, Shelf, welcome};

/// All that was told has been shown.
const ALL: Seen = Seen { seq: u64::MAX, steps: usize::MAX };

/// What was told of the move that the answers tell.
fn told(heard: &[Answer]) -> (u64, Vec<Value>) {
    let event = heard.iter().find_map(|answer| match answer {
        Answer::Said(said) if said["type"] == "event" => Some(said),
        _ => None,
    });
    let event = event.unwrap_or_else(|| panic!("no event in {heard:?}"));
    (event["seq"].as_u64().unwrap(), event["told"].as_array().cloned().unwrap_or_default())
}

/// Whether somebody saw a card.
fn reveals(steps: &[Value]) -> bool {
    let seen = ["dealt", "drew", "flipped", "challenged", "played", "hand_dealt", "first_card"];
    steps.iter().any(|step| seen.contains(&step["event"].as_str().unwrap()) && step["rule"] != "F7-21")
}

fn choices(device: &Device) -> Vec<String> {
    serde_json::from_value(device.game["choices"].clone()).unwrap()
}

/// Plays on until whoever's turn it is has this choice, and takes the device for them.
fn play_until(device: &mut Device, choice: impl Fn(&str) -> bool) -> String {
    for _ in 0..400 {
        if let Some(guest) = device.awaited() {
            device.ask(Ask::HandTo(guest));
            if let Some(found) = choices(device).into_iter().find(|offered| choice(offered)) {
                return found;
            }
        }
        device.play_on(1);
        assert_eq!(device.table["phase"], "playing");
    }
    panic!("nobody ever has that choice");
}

fn state(device: &Device) -> (Value, Value, String) {
    (device.table.clone(), device.game.clone(), device.shelf.text(device.slot))
}

/// A choice that showed nothing is as if it had never been made: also for the disk, and for
/// those who take the device next.
fn is_taken_back(game: &str, rules: Value, people: &[&str], seed: u128, choice: &str) {
    let shelf = Shelf::default();
    let mut device = Device::new(&shelf, seed);
    device.begin(game, rules, people, 1);
    let action = play_until(&mut device, |offered| offered.starts_with(choice));
    let before = state(&device);
    let (seq, steps) = told(device.play(&action));
    assert_ne!(state(&device), before);
    let heard = device
        .ask(Ask::Undo(Seen {
            seq,
            steps: steps.iter().take_while(|step| !reveals(&[(*step).clone()])).count(),
        }))
        .to_vec();
    let shown = welcome(&heard);
    assert_eq!(shown["seq"], seq - 1);
    assert_eq!(state(&device), before, "{game}: {action}");
    let mut later = Device::again(&shelf, seed, device.slot);
    later.resume();
    assert_eq!(later.game["rows"], device.game["rows"]);
    assert_eq!(later.game["hands"][0]["count"], device.game["hands"][0]["count"]);
    device.play(&action);
    device.play_on(3);
}

#[test]
fn a_stay_is_taken_back_before_anybody_has_drawn() {
    is_taken_back("flip7", json!({}), &["Ann", "Ben"], 3, "stay");
    is_taken_back("flip7", json!({}), &["Ann"], 4, "stay");
    is_taken_back("vengeance", json!({}), &["Ann", "Ben"], 5, "stay");
}

#[test]
fn a_target_is_taken_back_as_long_as_its_cards_are_not_seen() {
    is_taken_back("flip7", json!({}), &["Ann", "Ben", "Cleo"], 6, "freeze");
    is_taken_back("vengeance", json!({}), &["Ann", "Ben", "Cleo"], 7, "swap");
}

#[test]
fn a_card_kept_in_uno_flip_is_taken_back_as_long_as_nobody_has_moved() {
    is_taken_back("unoflip", json!({}), &["Ann", "Ben"], 8, "pass");
    is_taken_back("unoflip", json!({}), &["Ann"], 9, "pass");
}

#[test]
fn a_card_played_against_bots_alone_is_taken_back_but_not_one_that_people_saw() {
    let play = |people: &[&str]| {
        let shelf = Shelf::default();
        let mut device = Device::new(&shelf, 10);
        device.begin("unoflip", json!({}), people, 2);
        // A number has no effect that would show another card.
        let plain = |offered: &str| {
            let card = offered.strip_prefix("play ").unwrap_or_default();
            card.len() == 2 && card.ends_with(|last: char| last.is_ascii_digit())
        };
        let action = play_until(&mut device, plain);
        let (seq, steps) = told(device.play(&action));
        device.ask(Ask::Undo(Seen { seq, steps: steps.len() })).to_vec()
    };
    assert_eq!(welcome(&play(&["Ann"]))["type"], "welcome");
    assert!(matches!(&play(&["Ann", "Ben"])[..], [Answer::Refused(problem)] if problem.code == Code::NotNow));
}

#[test]
fn nothing_is_taken_back_once_a_card_was_seen() {
    for (game, choice, seed) in [("flip7", "hit", 11), ("vengeance", "hit", 12), ("unoflip", "draw", 13)] {
        let shelf = Shelf::default();
        let mut device = Device::new(&shelf, seed);
        device.begin(game, json!({}), &["Ann", "Ben"], 0);
        let action = play_until(&mut device, |offered| offered == choice);
        device.play(&action);
        let before = state(&device);
        let [Answer::Refused(problem)] = device.ask(Ask::Undo(ALL)) else {
            panic!("{:?}", device.heard.last())
        };
        assert_eq!((problem.code, problem.message.as_str()), (Code::NotNow, "a card has been seen since"));
        assert_eq!(state(&device), before, "{game}");
    }
}

/// Bots are ahead of what is shown: what they did is taken back with the choice, if nobody saw
/// it, and they do not move by alarms that were set before.
#[test]
fn what_bots_did_unseen_is_taken_back_too_and_nothing_else() {
    let shelf = Shelf::default();
    let mut device = Device::new(&shelf, 14);
    device.begin("flip7", json!({}), &["Ann"], 3);
    play_until(&mut device, |offered| offered == "stay");
    let before = state(&device);
    device.alarms.clear();
    let (seq, steps) = told(device.play("stay"));
    device.wake();
    device.wake();
    let [Answer::Refused(_)] = device.ask(Ask::Undo(ALL)) else { panic!("{:?}", device.heard.last()) };
    let heard = device.ask(Ask::Undo(Seen { seq, steps: steps.len() })).to_vec();
    assert_eq!(welcome(&heard)["seq"], seq - 1);
    assert_eq!(state(&device), before);
    assert_eq!(device.wake(), [], "an alarm of what was taken back");
}

#[test]
fn a_game_with_choices_taken_back_is_recorded_as_it_was_played_in_the_end() {
    for (game, seed) in [("flip7", 15), ("vengeance", 16), ("unoflip", 17)] {
        let shelf = Shelf::default();
        let mut device = Device::new(&shelf, seed);
        device.begin(game, json!({"target": 30}), &["Ann", "Ben"], 1);
        let mut taken = 0;
        for _ in 0..3000 {
            if device.table["phase"] != "playing" {
                break;
            }
            let before = device.heard.len();
            device.play_on(1);
            let moved = device.heard[before..].to_vec();
            if device.table["phase"] == "playing" && taken < 20 {
                let seen = Seen { seq: u64::MAX, steps: 0 };
                taken += usize::from(device.ask(Ask::Undo(seen)).len() > 1 && !moved.is_empty());
            }
        }
        assert!(taken > 0, "{game}");
        assert_eq!(device.table["phase"], "over", "{game}");
        let [Answer::Published(Some(record))] = device.ask(Ask::Publish) else { panic!("no record") };
        let record = record.clone();
        let [Answer::Checked(checked)] = device.ask(Ask::Check(record)) else { panic!("no check") };
        assert!(checked.fair.is_ok(), "{game}: {:?}", checked.fair);
    }
}

#[test]
fn there_is_nothing_to_take_back_before_a_choice_and_after_a_game() {
    let shelf = Shelf::default();
    let mut device = Device::new(&shelf, 18);
    device.begin("flip7", json!({"target": 1}), &["Ann"], 1);
    assert!(matches!(device.ask(Ask::Undo(ALL)), [Answer::Refused(_)]));
    device.play_on(500);
    assert_eq!(device.table["phase"], "over");
    assert!(matches!(device.ask(Ask::Undo(Seen { seq: 0, steps: 0 })), [Answer::Refused(_)]));
}
