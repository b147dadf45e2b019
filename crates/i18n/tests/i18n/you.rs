//! Whoever reads what happened is not named but spoken to.

use std::collections::BTreeMap;

use i18n::{Lang, Seats, Words};
use serde_json::{Map, Value, json};

use crate::assert_said;
use crate::told::{NAMES, assert_chosen, assert_named, facts, happenings, id, names, texts};

/// Fields that hold the seat of a player.
const SEATS: [&str; 9] = ["by", "dealer", "first", "from", "of", "on", "seat", "second", "to"];

/// The form of the sentence for each seat that has to do with a happening: whoever does something, or whom it
/// is done to.
pub fn forms(game: &str, event: &Map<String, Value>) -> BTreeMap<u64, String> {
    let doer = ["by", "seat", "dealer"].iter().find_map(|field| event.get(*field)?.as_u64());
    let form = |seat| if doer == Some(seat) { "you" } else { "to-you" };
    let seats = SEATS.iter().filter_map(|field| event.get(*field)?.as_u64());
    seats.map(|seat| (seat, format!("{}.{}", id(game, event), form(seat)))).collect()
}

fn said_to(words: &Words, game: &str, event: &Map<String, Value>, you: u64) -> String {
    let (names, you) = (names(), usize::try_from(you).ok());
    words.told(game, &Value::Object(event.clone()), Seats { names: &names, you })
}

#[test]
fn whoever_has_to_do_with_it_is_spoken_to_in_every_language() {
    let texts = texts();
    for (game, event) in &happenings() {
        for (words, messages) in &texts {
            for (you, form) in forms(game, event) {
                let message = messages.get(&form).unwrap_or_else(|| panic!("there is no {form}"));
                assert!(message.variables.is_subset(&facts(event)), "{message:?} needs more than {event:?}");
                assert_chosen(message, event);
                let said = said_to(words, game, event, you);
                assert_said(&said, &format_args!("{:?}: {event:?}", words.lang()));
                let own = NAMES[usize::try_from(you).unwrap() - 1];
                assert!(!said.contains(own), "{own} is named: {said}");
                assert_named(&said, message, event, Some(you));
            }
        }
    }
}

/// Somebody else reads what everybody reads.
#[test]
fn whoever_has_nothing_to_do_with_it_reads_names() {
    let texts = texts();
    for (game, event) in &happenings() {
        for (words, _) in &texts {
            let named = words.told(game, &Value::Object(event.clone()), Seats::named(&names()));
            for other in (1..=5).filter(|seat| !forms(game, event).contains_key(seat)) {
                assert_eq!(said_to(words, game, event, other), named);
            }
        }
    }
}

fn told(game: &str, event: &Value, you: u64) -> [String; 5] {
    Lang::ALL.map(|lang| said_to(&crate::words(lang), game, event.as_object().unwrap(), you))
}

#[test]
fn what_one_does_is_said_as_people_say_it() {
    let hit = json!({"event": "dealt", "seat": 1, "card": "9", "by": "hit"});
    let expected =
        ["You hit: 9.", "Bierzesz jeszcze jedną: 9.", "Du nimmst noch eine: 9.", "Még egyet kérsz: 9."];
    assert_eq!(told("flip7", &hit, 1)[..4], expected);
    assert_eq!(told("flip7", &hit, 1)[4], "Vous tirez\u{a0}: 9.");
    let stolen = json!({"event": "stolen", "by": 3, "from": 1, "card": "13"});
    let expected = [
        "Cleo steals 13 from you.",
        "Cleo kradnie ci kartę: 13.",
        "Cleo stiehlt 13 von dir.",
        "Cleo ellopja egy lapodat: 13.",
        "Cleo vous vole une carte\u{a0}: 13.",
    ];
    assert_eq!(told("vengeance", &stolen, 1), expected);
}

#[test]
fn a_swap_is_told_by_what_one_gives_and_gets() {
    let swapped = |first, second| json!({"event": "swapped", "by": 2, "first": first, "first_card": "9", "second": second, "second_card": "3"});
    let english = |event, you| told("vengeance", &event, you)[0].clone();
    assert_eq!(english(swapped(2, 3), 2), "You swap 9 for 3 from Cleo.");
    assert_eq!(english(swapped(1, 2), 2), "You swap 3 for 9 from Ann.");
    assert_eq!(english(swapped(1, 3), 2), "You swap two cards: 9 goes from Ann to Cleo, 3 from Cleo to Ann.");
    assert_eq!(english(swapped(1, 2), 1), "Ben swaps two cards: you give 9 to Ben and get 3.");
    assert_eq!(english(swapped(1, 3), 3), "Ben swaps two cards: you give 3 to Ann and get 9.");
}
