//! How long bots think tells nothing of what they hold.

use std::collections::{BTreeMap, BTreeSet};

use game::Seat;
use hosting::Audience;
use local_table::desk::PAUSE;
use local_table::storage;
use serde_json::{Value, json};
use table::Table;

use crate::device::{Device, Shelf};

/// How many things the seat to act could do: what is hidden from the page while a bot thinks.
fn choices(device: &Device, seat: Seat) -> usize {
    let Ok((log, secrets)) = storage::read(&storage::kept(device.shelf).unwrap()) else { panic!("not kept") };
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
    let mut pauses: BTreeMap<(String, bool), BTreeSet<u64>> = BTreeMap::new();
    for _ in 0..400 {
        device.play_on(1);
        // Earlier ones are of no use any more.
        device.alarms.drain(..device.alarms.len().saturating_sub(1));
        let asked = device.game["pending"].as_str().filter(|asked| ["drawn", "stack"].contains(asked));
        if let (Some(asked), None) = (asked, device.awaited()) {
            let seat = Seat::numbered(device.game["to_act"].as_u64().unwrap().try_into().unwrap()).unwrap();
            let has_a_choice = choices(&device, seat) > 1;
            let pause = device.alarms[0].0 - device.now;
            pauses.entry((asked.to_owned(), has_a_choice)).or_default().insert(pause);
        }
    }
    let always = BTreeSet::from([u64::from(PAUSE)]);
    let questions = ["drawn", "stack"].into_iter().flat_map(|asked| [(asked, false), (asked, true)]);
    let expected = questions.map(|(asked, choice)| ((asked.to_owned(), choice), always.clone()));
    assert_eq!(pauses, expected.collect());
}
