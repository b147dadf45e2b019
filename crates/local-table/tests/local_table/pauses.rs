//! How long bots think tells nothing of what they hold.

use std::collections::{BTreeMap, BTreeSet};

use game::Seat;
use hosting::Audience;
use local_table::{Ask, storage};
use serde_json::{Value, json};
use table::Table;

use crate::device::{Device, Shelf};

/// How many things the seat to act could do: what is hidden from the page while a bot thinks.
fn choices(device: &Device, seat: Seat) -> usize {
    let Ok((log, secrets)) = storage::read(&storage::kept(device.shelf, device.slot).unwrap()) else {
        panic!("not kept")
    };
    let table = Table::fold(device.table["table"].as_str().unwrap(), &log, &secrets).unwrap().unwrap();
    let position = table.position(Audience::Seat(seat)).unwrap();
    let position: Value = serde_json::from_str(position.get()).unwrap();
    position["choices"].as_array().unwrap().len()
}

/// A bot is asked about the card it has drawn whether it fits or not, and about stacking
/// whether it has a card for it or not.
#[test]
fn bots_think_as_long_where_they_have_a_choice_as_where_they_have_none() {
    let shelf = Shelf::default();
    let mut device = Device::new(&shelf, 1);
    device.begin("unoflip", json!({"stacking": true, "target": 100_000}), &["Ann"], 3);
    let mut pauses: BTreeMap<(String, u64), BTreeMap<bool, BTreeSet<u64>>> = BTreeMap::new();
    let mut acted = device.now;
    for _ in 0..900 {
        if device.awaited().is_some() {
            acted = device.now;
        }
        device.play_on(1);
        // Earlier ones are of no use any more.
        device.alarms.drain(..device.alarms.len().saturating_sub(1));
        let asked = device.game["pending"].as_str().filter(|asked| ["drawn", "stack"].contains(asked));
        if let (Some(asked), None) = (asked, device.awaited()) {
            let seat = Seat::numbered(device.game["to_act"].as_u64().unwrap().try_into().unwrap()).unwrap();
            let has_a_choice = choices(&device, seat) > 1;
            let pause = device.alarms[0].0 - device.now;
            let after = pauses.entry((asked.to_owned(), device.now - acted)).or_default();
            after.entry(has_a_choice).or_default().insert(pause);
        }
    }
    // How long people have waited already is known to everybody.
    let both = pauses.iter().filter(|(_, of)| of.len() == 2);
    assert!(
        both.clone().any(|((asked, _), _)| asked == "drawn")
            && both.clone().any(|((asked, _), _)| asked == "stack")
    );
    for ((asked, waited), of) in both {
        assert_eq!(of[&true], of[&false], "{asked} after {waited}");
        assert_eq!(of[&true].len(), 1, "{asked} after {waited}");
    }
}

/// However many bots there are, and however often they move.
#[test]
fn bots_together_make_nobody_wait_for_more_than_three_seconds() {
    for (game, bots) in [("unoflip", 9), ("unoflip", 3), ("flip7", 17)] {
        let shelf = Shelf::default();
        let mut device = Device::new(&shelf, 2);
        device.begin(game, json!({"target": 100_000}), &["Ann"], bots);
        let mut acted = device.now;
        for _ in 0..600 {
            if device.awaited().is_some() {
                acted = device.now;
            }
            device.alarms.drain(..device.alarms.len().saturating_sub(1));
            device.play_on(1);
            assert!(device.now - acted <= 3000, "{game}: {} ms", device.now - acted);
        }
    }
}

#[test]
fn bots_think_for_long_if_somebody_wants_them_to() {
    let shelf = Shelf::default();
    let mut device = Device::new(&shelf, 1);
    device.ask(Ask::Pause(2000));
    device.begin("flip7", json!({}), &["Ann"], 4);
    for _ in 0..20 {
        device.play_until_bots_think();
        assert_eq!(device.alarms.back().unwrap().0, device.now + 2000);
        device.alarms.drain(..device.alarms.len() - 1);
        device.wake();
    }
}
