//! What is kept of a table, and what comes back of it.

use chacha20::ChaCha20Rng;
use game::Seed;
use game::random::{Use, index};
use local_table::storage::{self, Company, Saved, Slot, Storage};
use local_table::{Answer, Ask};
use protocol::{Code, GameName};
use serde_json::{Value, json};

use crate::device::{Device, ON, Shelf, short, welcome};

/// A game that was kept by the first page that had this form of it.
const FIRST: &str = include_str!("kept-1.json");

#[test]
fn a_kept_game_comes_back_as_it_was() {
    for (seed, game) in (1..).zip(["flip7", "vengeance", "unoflip"]) {
        let shelf = Shelf::default();
        let mut device = Device::new(&shelf, seed);
        device.begin(game, json!({}), &["Ann"], 2);
        for _ in 0..6 {
            device.play_on(3);
            device.ask(Ask::HandTo(1));
            let mut again = Device::again(&shelf, 99, device.slot);
            let shown = welcome(again.resume()).clone();
            assert_eq!((&shown["table"], &shown["game"]), (&device.table, &device.game), "{game}");
            assert!(!shown["missed"].as_array().unwrap().is_empty(), "the story comes back as well");
        }
    }
}

#[test]
fn a_game_that_came_back_can_be_played_to_its_end() {
    let shelf = Shelf::default();
    let mut device = Device::new(&shelf, 2);
    device.begin("flip7", json!({"target": 30}), &["Ann"], 2);
    device.play_on(5);
    let promised = device.table["commitment"].clone();
    let mut again = Device::again(&shelf, 3, device.slot);
    again.resume();
    again.play_on(1000);
    assert_eq!(again.table["phase"], "over");
    let [Answer::Published(Some(record))] = again.ask(Ask::Publish) else { panic!("no record") };
    let record = record.clone();
    let [Answer::Checked(checked)] = again.ask(Ask::Check(record)) else { panic!("no check") };
    assert_eq!(checked.fair.as_deref(), Ok(promised.as_str().unwrap()));
}

#[test]
fn a_game_is_offered_again_until_it_is_over() {
    let shelf = Shelf::default();
    assert_eq!(storage::all_saved(&shelf), []);
    let mut device = Device::new(&shelf, 2);
    device.begin("vengeance", short(), &["Ann"], 2);
    let saved = Saved { slot: device.slot, people: vec!["Ann".to_owned()], bots: 2, round: Some(1) };
    assert_eq!(device.slot, against_bots(GameName::Vengeance));
    assert_eq!(storage::all_saved(&shelf), [saved]);
    device.play_on(1000);
    assert_eq!(storage::all_saved(&shelf), []);
    assert!(storage::kept(&shelf, device.slot).is_some());
}

#[test]
fn everything_is_kept_before_it_is_told() {
    let shelf = Shelf::default();
    let mut device = Device::new(&shelf, 2);
    device.begin("flip7", json!({}), &["Ann", "Ben"], 1);
    device.play_on(20);
    let mut kept = false;
    for answer in &device.heard {
        match answer {
            Answer::Keep(_) => kept = true,
            Answer::Said(_) => assert!(kept, "told before it was kept"),
            _ => {}
        }
    }
    assert!(matches!(device.heard[0], Answer::Keep(_)));
}

/// A device that is set back, or has no battery for its clock.
#[test]
fn what_is_kept_is_in_the_order_of_time_whatever_the_clock_says() {
    let shelf = Shelf::default();
    let mut device = Device::new(&shelf, 2);
    device.begin("flip7", json!({}), &["Ann"], 2);
    while device.now == ON || device.awaited().is_none() {
        device.play_on(1);
    }
    device.now = ON;
    device.play_on(1);
    let kept: Value = serde_json::from_str(&shelf.text(device.slot)).unwrap();
    let times: Vec<_> = kept["log"].as_array().unwrap().iter().map(|event| event["at"].as_u64()).collect();
    assert!(times.is_sorted(), "{times:?}");
    assert!(welcome(Device::again(&shelf, 3, device.slot).resume())["game"].is_object());
}

#[test]
fn with_a_full_storage_the_game_goes_on_and_what_was_kept_stays() {
    let shelf = Shelf::default();
    let mut device = Device::new(&shelf, 2);
    device.begin("flip7", short(), &["Ann"], 2);
    assert!(device.kept);
    let kept = shelf.text(device.slot);
    shelf.full.set(true);
    device.play_on(3);
    assert!(!device.kept, "the page knows that there was no room");
    assert_eq!(shelf.text(device.slot), kept);
    assert!(welcome(Device::again(&shelf, 3, device.slot).resume())["game"].is_object());
    device.play_on(1000);
    assert_eq!(device.table["phase"], "over");
    shelf.full.set(false);
    device.ask(Ask::HandTo(1));
    assert!(device.kept, "as soon as there is room it is kept again");
    assert_eq!(storage::all_saved(&shelf), []);
}

/// Each tab keeps its whole table, so what comes back is one of the two and no mixture.
#[test]
fn of_two_tabs_with_the_same_game_the_one_that_played_last_comes_back() {
    let shelf = Shelf::default();
    let (mut one, mut other) = (Device::new(&shelf, 2), Device::new(&shelf, 3));
    one.begin("flip7", json!({}), &["Ann"], 2);
    other.begin("flip7", json!({}), &["Ben"], 2);
    for _ in 0..5 {
        one.play_on(1);
        assert_eq!(welcome(Device::again(&shelf, 4, one.slot).resume())["table"], one.table);
        other.play_on(1);
        assert_eq!(welcome(Device::again(&shelf, 4, one.slot).resume())["table"], other.table);
    }
}

#[test]
fn one_game_is_kept_for_each_game_and_company() {
    let shelf = Shelf::default();
    let mut devices = Vec::new();
    for (seed, game) in (2..).zip(["flip7", "vengeance", "unoflip"]) {
        for people in [&["Ann"][..], &["Ann", "Ben"]] {
            let mut device = Device::new(&shelf, seed);
            device.begin(game, json!({}), people, 2);
            device.play_on(2);
            devices.push(device);
        }
    }
    for device in &devices {
        assert_eq!(welcome(Device::again(&shelf, 9, device.slot).resume())["table"], device.table);
    }
    let people: Vec<_> = storage::all_saved(&shelf).into_iter().map(|saved| saved.people.len()).collect();
    assert_eq!(people, [1, 2, 1, 2, 1, 2]);
    storage::forget(&shelf, devices[2].slot);
    assert_eq!(storage::saved(&shelf, devices[2].slot), None, "it was thrown away");
    assert_eq!(storage::all_saved(&shelf).len(), 5, "and no other");
}

#[test]
fn what_is_no_table_is_called_damaged() {
    let shelf = Shelf::default();
    Device::new(&shelf, 2).begin("flip7", json!({}), &["Ann"], 2);
    let text = shelf.text(against_bots(GameName::Flip7));
    let kept: Value = serde_json::from_str(&text).unwrap();
    let with = |part: &str, value: Value| {
        let mut kept = kept.clone();
        kept[part] = value;
        kept.to_string()
    };
    let mut gap = kept["log"].as_array().unwrap().clone();
    gap.remove(1);
    let texts = [
        String::new(),
        "nonsense".to_owned(),
        "{}".to_owned(),
        text[..100].to_owned(),
        with("log", json!([])),
        with("log", json!(gap)),
        with("log", json!([{"event": "of another time"}])),
        with("game", json!("whist")),
        with("secrets", json!(7)),
    ];
    for kept in texts {
        let mut device = Device::new(&shelf, 3);
        let heard = device.ask(Ask::Resume { kept: kept.clone() });
        let [Answer::Damaged(reason)] = heard else { panic!("{kept}: {heard:?}") };
        assert!(!reason.is_empty());
        assert_eq!(device.ask(Ask::HandTo(1)), [], "there is no table");
    }
}

/// Whatever a browser makes of a kept text, the page comes up: it says that the text is
/// damaged, or shows a table that can be played on.
#[test]
fn no_change_to_what_is_kept_stops_the_worker() {
    let shelf = Shelf::default();
    let mut device = Device::new(&shelf, 2);
    device.begin("flip7", json!({}), &["Ann"], 2);
    device.play_on(8);
    let kept = shelf.text(device.slot);
    let mut luck: ChaCha20Rng = Seed::from(1).stream(Use::Simulation);
    let mut damaged = 0;
    for _ in 0..1500 {
        let mut bytes = kept.clone().into_bytes();
        let at = index(&mut luck, bytes.len());
        bytes[at] = b"0123456789az{}[]\",:"[index(&mut luck, 19)];
        let kept = String::from_utf8(bytes).unwrap();
        let mut device = Device::new(&shelf, 3);
        match device.ask(Ask::Resume { kept }).first() {
            Some(Answer::Damaged(_)) => damaged += 1,
            Some(Answer::Refused(problem)) => assert_eq!(problem.code, Code::WrongVersion),
            _ => device.play_on(3),
        }
    }
    assert!(damaged > 100, "{damaged}");
}

#[test]
fn what_was_damaged_can_be_forgotten() {
    let (shelf, slot) = (Shelf::default(), against_bots(GameName::Flip7));
    assert!(storage::keep(&shelf, slot, "{\"game\": \"flip7\", \"log\": 0}"));
    assert!(storage::saved(&shelf, slot).is_some());
    storage::forget(&shelf, slot);
    assert_eq!((storage::saved(&shelf, slot), storage::kept(&shelf, slot)), (None, None));
}

/// Older pages kept one table for all games.
#[test]
fn what_an_older_page_kept_is_found_where_its_game_is_looked_for() {
    let shelf = Shelf::default();
    assert!(shelf.write("local", FIRST));
    let slot = Slot { game: GameName::Vengeance, company: Company::People };
    let people = vec!["Ann".to_owned(), "Ben".to_owned()];
    assert_eq!(storage::all_saved(&shelf), [Saved { slot, people, bots: 2, round: None }]);
    assert_eq!(storage::kept(&shelf, slot).as_deref(), Some(FIRST));
    assert_eq!(shelf.read("local").as_deref(), Some(""), "it is kept once");
    let mut device = Device::again(&shelf, 3, slot);
    assert_eq!(welcome(device.resume())["table"]["game"], "vengeance");
    // What happens then takes its place.
    device.play_on(1);
    assert_ne!(storage::kept(&shelf, slot).as_deref(), Some(FIRST));
    assert_eq!(storage::all_saved(&shelf).len(), 1);
}

#[test]
fn what_an_older_page_kept_does_not_replace_a_newer_game() {
    let shelf = Shelf::default();
    let slot = Slot { game: GameName::Vengeance, company: Company::People };
    assert!(storage::keep(&shelf, slot, r#"{"game": "vengeance", "newer": true}"#));
    assert!(shelf.write("local", FIRST));
    assert_eq!(storage::kept(&shelf, slot).as_deref(), Some(r#"{"game": "vengeance", "newer": true}"#));
}

#[test]
fn what_an_older_page_kept_stays_when_there_is_no_room_to_move_it() {
    let shelf = Shelf::default();
    assert!(shelf.write("local", FIRST));
    shelf.full.set(true);
    assert_eq!(storage::all_saved(&shelf), []);
    shelf.full.set(false);
    assert_eq!(storage::all_saved(&shelf).len(), 1);
}

#[test]
fn what_an_older_page_kept_is_read() {
    let shelf = Shelf::default();
    let mut device = Device::new(&shelf, 3);
    let shown = welcome(device.ask(Ask::Resume { kept: FIRST.to_owned() })).clone();
    assert_eq!(shown["table"]["game"], "vengeance");
    assert_eq!(shown["table"]["guests"][0]["name"], "Ann");
    device.play_on(2000);
    assert_eq!(device.table["phase"], "over");
}

#[test]
fn what_a_newer_page_kept_is_left_to_it() {
    let shelf = Shelf::default();
    let kept = r#"{"version": 2, "game": "flip7", "table": "in a form of its own"}"#;
    let mut device = Device::new(&shelf, 3);
    assert!(storage::keep(&shelf, device.slot, kept));
    let [Answer::Refused(problem)] = device.resume() else { panic!("{:?}", device.heard) };
    assert_eq!(problem.code, Code::WrongVersion);
    assert_eq!(problem.message, "the game was kept in version 2, and this page reads 1");
    assert_eq!(shelf.text(device.slot), kept);
}

/// Where a game of one person is kept.
const fn against_bots(game: GameName) -> Slot {
    Slot { game, company: Company::Bots }
}

impl Shelf {
    /// Everything that is kept of a table.
    pub fn text(&self, slot: Slot) -> String {
        storage::kept(self, slot).unwrap_or_default()
    }
}
