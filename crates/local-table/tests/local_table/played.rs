//! Games at a device.

use local_table::desk::PAUSE;
use local_table::storage::{Company, Slot};
use local_table::{Answer, Ask};
use protocol::{Code, Command, GameName};
use serde_json::json;

use crate::device::{Device, Shelf, short, welcome};

const GAMES: [&str; 3] = ["flip7", "vengeance", "unoflip"];

#[test]
fn every_game_is_played_to_its_end_and_its_shuffles_can_be_checked() {
    for (seed, game) in (1..).zip(GAMES) {
        let shelf = Shelf::default();
        let mut device = Device::new(&shelf, seed);
        device.begin(game, short(), &["Ann", "Ben"], 1);
        assert_eq!(device.table["salted"], json!([1, 2]), "everybody adds to the shuffles");
        assert_eq!(device.ask(Ask::Publish), [Answer::Published(None)], "the game is on");
        device.play_on(2000);
        assert_eq!(device.table["phase"], "over", "{game}");
        let [Answer::Published(Some(record))] = device.ask(Ask::Publish) else { panic!("no record") };
        let record = record.clone();
        let [Answer::Checked(checked)] = device.ask(Ask::Check(record.clone())) else { panic!("no check") };
        assert!(checked.fair.is_ok() && !checked.early, "{game}: {:?}", checked.fair);
        assert!(!checked.rounds.is_empty(), "{game}");
        let forged = record.replacen("\"Ann\"", "\"Eve\"", 1).replacen("hit", "stay", 1);
        let [Answer::Checked(checked)] = device.ask(Ask::Check(forged.replacen("play", "draw", 1))) else {
            panic!("no check")
        };
        assert!(checked.fair.is_err(), "{game}: {:?}", checked.fair);
    }
}

/// Nobody is called unfair because somebody had to go home.
#[test]
fn of_a_game_that_was_ended_early_everything_that_happened_is_checked() {
    for (seed, game) in (1..).zip(GAMES) {
        let shelf = Shelf::default();
        let mut device = Device::new(&shelf, seed);
        device.begin(game, json!({}), &["Ann", "Ben"], 1);
        let promised = device.table["commitment"].clone();
        device.play_on(12);
        device.ask(Ask::HandTo(2));
        device.ask(Ask::Do(Command::End));
        assert_eq!((&device.table["phase"], &device.table["last"]["winner"]), (&json!("over"), &json!(null)));
        let [Answer::Published(Some(record))] = device.ask(Ask::Publish) else { panic!("no record") };
        let record = record.clone();
        let [Answer::Checked(checked)] = device.ask(Ask::Check(record.clone())) else { panic!("no check") };
        assert_eq!(
            (checked.fair.as_deref(), checked.early),
            (Ok(promised.as_str().unwrap()), true),
            "{game}"
        );
        let forged = record.replacen("\"hit\"", "\"stay\"", 1).replacen(" hit\"", " jump\"", 1);
        let forged = forged.replacen(" draw\"", " jump\"", 1).replacen(" play ", " jump ", 1);
        let [Answer::Checked(checked)] = device.ask(Ask::Check(forged)) else { panic!("no check") };
        assert!(checked.fair.is_err(), "{game}: {:?}", checked.fair);
    }
}

#[test]
fn the_same_chance_gives_the_same_game() {
    let run = |seed| {
        let shelf = Shelf::default();
        let mut device = Device::new(&shelf, seed);
        device.begin("flip7", short(), &["Ann"], 3);
        device.play_on(40);
        device.heard
    };
    assert_eq!(run(5), run(5));
    assert_ne!(run(5), run(6));
}

#[test]
fn bots_think_as_long_as_the_page_says() {
    let shelf = Shelf::default();
    let mut device = Device::new(&shelf, 1);
    device.begin("flip7", json!({}), &["Ann"], 2);
    device.play_until_bots_think();
    assert_eq!(device.alarms.back().unwrap().0, device.now + u64::from(PAUSE));
    device.ask(Ask::Pause(0));
    device.wake();
    device.play_until_bots_think();
    assert_eq!(device.alarms.back().unwrap().0, device.now);
}

#[test]
fn the_pause_that_was_asked_for_first_holds_for_the_next_table() {
    let shelf = Shelf::default();
    let mut device = Device::new(&shelf, 1);
    device.ask(Ask::Pause(20));
    device.begin("flip7", json!({}), &["Ann"], 2);
    device.play_until_bots_think();
    assert_eq!(device.alarms.back().unwrap().0, device.now + 20);
}

/// Somebody who takes the device has everything shown anew, while a bot thinks.
#[test]
fn a_bot_moves_once_however_often_it_is_waited_for() {
    let shelf = Shelf::default();
    let mut device = Device::new(&shelf, 3);
    device.begin("flip7", json!({}), &["Ann"], 5);
    loop {
        device.play_until_bots_think();
        device.alarms.clear();
        device.ask(Ask::HandTo(1));
        device.ask(Ask::HandTo(1));
        assert!(device.wake().len() > 1, "the bot moves");
        // If somebody else was next, the second alarm could not move a bot anyway.
        if device.awaited().is_none() {
            break;
        }
    }
    assert_eq!(device.wake(), [], "the bot has moved already");
}

/// As many events have happened at both, so only the table tells them apart.
#[test]
fn a_bot_of_an_earlier_table_does_not_move_at_the_next() {
    let shelf = Shelf::default();
    let mut device = Device::new(&shelf, 3);
    device.begin_with_a_bot();
    let alarm = device.alarms.pop_back().unwrap();
    device.begin_with_a_bot();
    device.alarms.push_front(alarm);
    assert_eq!(device.wake(), []);
    assert!(device.wake().len() > 1, "the bot of this table moves");
}

#[test]
fn what_is_refused_changes_nothing() {
    let shelf = Shelf::default();
    let mut device = Device::new(&shelf, 4);
    device.begin("flip7", json!({}), &["Ann", "Ben"], 0);
    let before = (device.table.clone(), device.game.clone());
    let [Answer::Refused(problem)] = device.play("fold") else { panic!("{:?}", device.heard.last()) };
    assert_eq!(problem.code, Code::Wrong);
    assert_eq!((device.table.clone(), device.game.clone()), before);
}

#[test]
fn a_table_that_cannot_be_is_refused_and_leaves_the_one_before() {
    let shelf = Shelf::default();
    let mut device = Device::new(&shelf, 4);
    device.begin("flip7", json!({}), &["Ann", "Ben"], 0);
    let kept = shelf.text(device.slot);
    for (game, people) in [("whist", &["Ann", "Ben"][..]), ("flip7", &[]), ("flip7", &["Ann", "\u{7}"])] {
        let [Answer::Refused(_)] = device.begin(game, json!({}), people, 0) else {
            panic!("{game} {people:?}: {:?}", device.heard.last())
        };
    }
    assert_eq!(shelf.text(Slot { game: GameName::Flip7, company: Company::People }), kept);
    let guest = device.awaited().unwrap();
    device.ask(Ask::HandTo(guest));
    assert!(device.play("hit").len() > 1, "the table before goes on");
}

#[test]
fn nothing_can_be_done_where_there_is_no_table() {
    let shelf = Shelf::default();
    let mut device = Device::new(&shelf, 4);
    for ask in [Ask::Do(Command::Start), Ask::HandTo(1), Ask::Publish] {
        assert_eq!(device.ask(ask), []);
    }
}

/// Everybody's hand is theirs: whoever takes the device sees their own, and the story,
/// which stays on the page, tells nobody's.
#[test]
fn whoever_holds_the_device_sees_their_own_hand_only() {
    let shelf = Shelf::default();
    let mut device = Device::new(&shelf, 8);
    device.begin("unoflip", json!({}), &["Ann", "Ben"], 0);
    for guest in [1, 2] {
        let shown = welcome(device.ask(Ask::HandTo(guest))).clone();
        assert_eq!(shown["you"]["guest"], guest);
        assert_eq!(shown["missed"], serde_json::Value::Null);
    }
    device.play_on(60);
    let told = device.heard.iter().filter_map(|answer| match answer {
        Answer::Said(said) if said["type"] == "event" => Some(said["told"].clone()),
        _ => None,
    });
    let drawn: Vec<_> = told
        .filter_map(|told| told.as_array().cloned())
        .flatten()
        .filter(|step| step["event"] == "drew")
        .collect();
    assert!(!drawn.is_empty(), "somebody draws in sixty moves");
    assert!(drawn.iter().all(|step| step["face"].is_null() && step["back"].is_null()), "{drawn:?}");
}

#[test]
fn a_game_can_follow_on_a_game() {
    let shelf = Shelf::default();
    let mut device = Device::new(&shelf, 9);
    device.begin("flip7", short(), &["Ann"], 2);
    device.play_on(500);
    assert_eq!((&device.table["phase"], &device.table["number"]), (&json!("over"), &json!(2)));
    let first = device.table["commitment"].clone();
    device.ask(Ask::Do(Command::Start));
    assert_eq!(device.table["phase"], "playing");
    assert_eq!(device.table["commitment"], first, "what was promised holds");
    device.play_on(500);
    assert_eq!(device.table["phase"], "over");
    let [Answer::Published(Some(record))] = device.ask(Ask::Publish) else { panic!("no record") };
    let record = record.clone();
    let [Answer::Checked(checked)] = device.ask(Ask::Check(record)) else { panic!("no check") };
    assert_eq!(checked.fair.as_deref(), Ok(first.as_str().unwrap()));
}
