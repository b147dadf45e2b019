//! Everything that is told about a game becomes a sentence.

use std::collections::{BTreeMap, BTreeSet};

use game::Sampled;
use hosting::AnyCard;
use i18n::{Lang, Seats, Words};
use protocol::GameName;
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::files::{Message, messages};
use crate::games::{play, variants};
use crate::you::forms;
use crate::{assert_said, words};

/// Games for each set of rules: enough for all but the rarest happenings.
const SEEDS: u128 = 30;

pub const NAMES: [&str; 5] = ["Ann", "Ben", "Cleo", "Dora", "Edi"];

/// What the rarest happenings look like, which no short game has.
fn rare() -> Vec<(&'static str, Value)> {
    vec![
        ("flip7", json!({"event": "tied", "total": 210})),
        ("flip7", json!({"event": "discarded", "card": "flip3", "because": "no_cards"})),
        ("flip7", json!({"event": "discarded", "card": "second", "because": "nobody_can_take_it"})),
        ("flip7", json!({"event": "round_ended", "because": "no_cards"})),
        ("flip7", json!({"event": "round_ended", "because": "shuffled_before"})),
        ("vengeance", json!({"event": "tied", "total": 210})),
        ("vengeance", json!({"event": "bonus", "by": 2, "on": 3})),
        ("vengeance", json!({"event": "lost", "card": "swap", "because": "no_cards"})),
        ("vengeance", json!({"event": "round_ended", "because": "no_cards"})),
        ("unoflip", json!({"event": "tied", "total": 80})),
        ("unoflip", json!({"event": "nothing_to_draw", "seat": 2})),
    ]
}

/// Everything that the types of a game have, as it is told. Not all of it can
/// happen: a field has whatever its type has.
fn samples(game: GameName) -> Vec<Map<String, Value>> {
    match game {
        GameName::Flip7 => written::<flip7::Event>(),
        GameName::Vengeance => written::<vengeance::Event>(),
        GameName::UnoFlip => written::<unoflip::Happening>(),
    }
}

fn written<E: Sampled + Serialize>() -> Vec<Map<String, Value>> {
    let written = |event: E| serde_json::to_value(event).unwrap().as_object().unwrap().clone();
    E::samples().into_iter().map(written).collect()
}

pub fn names() -> Vec<String> {
    NAMES.map(str::to_owned).to_vec()
}

pub fn id(game: &str, event: &Map<String, Value>) -> String {
    format!("{game}-{}", event["event"].as_str().unwrap()).replace('_', "-")
}

/// Everything that was told in many games, each kind of sentence once. Two
/// happenings are of one kind if they have the same fields, words and cards.
pub fn happenings() -> Vec<(&'static str, Map<String, Value>)> {
    let mut kinds = BTreeMap::new();
    for (place, (game, rules)) in variants().into_iter().enumerate() {
        for seed in 0..SEEDS {
            let players = 2 + (usize::try_from(seed).unwrap() + place) % 4;
            play(game, &rules, players, seed + 100 * place as u128, |event| {
                kinds.entry((game, kind(event))).or_insert_with(|| event.clone());
            });
        }
    }
    let rare = rare().into_iter().map(|(game, event)| (game, event.as_object().unwrap().clone()));
    kinds.into_iter().map(|((game, _), event)| (game, event)).chain(rare).collect()
}

/// The happening without its numbers.
fn kind(event: &Map<String, Value>) -> String {
    let kept = |value: &Value| match value {
        Value::Number(_) => Value::Null,
        Value::Array(list) => Value::from(list.len().min(1)),
        other => other.clone(),
    };
    let own =
        event.get("by").filter(|by| by.is_number()).map(|by| event.values().filter(|v| *v == by).count());
    let kept: Vec<(&String, Value)> = event.iter().map(|(field, value)| (field, kept(value))).collect();
    format!("{kept:?} {own:?}")
}

/// All that a sentence about this happening can be filled with.
pub fn facts(event: &Map<String, Value>) -> BTreeSet<String> {
    let fields = event.keys().map(|field| field.replace('_', "-"));
    let derived = ["self", "mine", "face", "faces", "back", "backs", "card-code"].map(str::to_owned);
    fields.chain(derived).collect()
}

/// Every word that a happening has must be one that the message knows: none
/// may pass for another by being the last of them.
pub fn assert_chosen(message: &Message, event: &Map<String, Value>) {
    for (variable, known) in &message.choices {
        let word = match event.get(&variable.replace('-', "_")) {
            Some(Value::Bool(true)) => "yes",
            Some(Value::Bool(false)) => "no",
            Some(Value::String(word)) if !["face", "faces"].contains(&variable.as_str()) => word,
            _ => continue,
        };
        assert!(known.contains(word), "{variable} = {word} is not known: {event:?}");
    }
}

/// The words of all languages, as they are said and as data.
pub fn texts() -> [(Words, BTreeMap<String, Message>); 5] {
    Lang::ALL.map(|lang| (words(lang), messages(lang)))
}

/// The message for a happening, which can be filled in and knows all words.
fn message_for<'a>(
    messages: &'a BTreeMap<String, Message>,
    game: &str,
    event: &Map<String, Value>,
) -> &'a Message {
    let message = messages.get(&id(game, event)).unwrap_or_else(|| panic!("no words for {event:?}"));
    assert!(message.variables.is_subset(&facts(event)), "{message:?} needs more than {event:?}");
    assert_chosen(message, event);
    message
}

#[test]
fn every_happening_is_told_in_every_language() {
    let texts = texts();
    for (game, event) in &happenings() {
        for (words, messages) in &texts {
            let message = message_for(messages, game, event);
            let said = words.told(game, &Value::Object(event.clone()), Seats::named(&names()));
            assert_said(&said, &format_args!("{:?}: {event:?}", words.lang()));
            assert_named(&said, message, event, None);
            assert_no_codes(words, &said, game, event);
        }
    }
}

#[test]
fn every_event_with_every_word_has_its_sentence() {
    let texts = texts();
    for game in GameName::ALL {
        let kinds: BTreeMap<String, Map<String, Value>> =
            samples(game).into_iter().map(|event| (kind(&event), event)).collect();
        for event in kinds.into_values() {
            for (words, messages) in &texts {
                message_for(messages, game.as_str(), &event);
                let said = words.told(game.as_str(), &Value::Object(event.clone()), Seats::named(&names()));
                assert_said(&said, &format_args!("{:?}: {event:?}", words.lang()));
            }
        }
    }
}

/// The other way round: no sentence chooses by a word that the types do not have.
#[test]
fn every_word_that_a_sentence_chooses_by_is_one_of_an_event() {
    let mut told = BTreeMap::<(String, String), BTreeSet<String>>::new();
    for (game, event) in
        GameName::ALL.into_iter().flat_map(|game| samples(game).into_iter().map(move |event| (game, event)))
    {
        for (field, value) in event.iter().filter(|(field, _)| WORDS.contains(&field.as_str())) {
            let words = told.entry((id(game.as_str(), &event), field.clone())).or_default();
            words.extend(value.as_str().map(str::to_owned));
        }
    }
    for (words, messages) in &texts() {
        for ((id, field), known) in &told {
            let chosen = messages[id].choices.get(field);
            assert!(
                chosen.is_none_or(|chosen| chosen.is_subset(known)),
                "{:?}: {id}: {chosen:?}",
                words.lang()
            );
        }
    }
}

/// Fields that hold one of a few words.
const WORDS: [&str; 4] = ["by", "because", "direction", "side"];

/// Fields that count something. All other numbers are seats.
const COUNTS: [&str; 6] = ["cards", "count", "points", "reached", "round", "total"];

/// Whoever has to do with it is named, but for the reader.
pub fn assert_named(said: &str, message: &Message, event: &Map<String, Value>, you: Option<u64>) {
    let seats = event.iter().filter(|(field, _)| !COUNTS.contains(&field.as_str()));
    for (field, seat) in seats.filter(|(field, _)| message.variables.contains(*field)) {
        let Some(seat) = seat.as_u64() else { continue };
        let itself = event.get("by") == event.get(field) || you == Some(seat);
        let name = NAMES[usize::try_from(seat).unwrap() - 1];
        assert!(said.contains(name) || itself, "{field} is not named: {said} ({event:?})");
    }
}

/// No card is said by its code, unless that might be a count of something, or points.
fn assert_no_codes(words: &Words, said: &str, game: &str, event: &Map<String, Value>) {
    let one = |value: &Value| value.as_str().map(str::to_owned);
    let list = |value: &Value| value.as_array().map(|list| list.iter().filter_map(one).collect::<Vec<_>>());
    let values =
        event.values().flat_map(|value| list(value).unwrap_or_else(|| one(value).into_iter().collect()));
    let game = game.parse().expect("a game");
    let named = |code: &str| AnyCard::read(game, code).is_some_and(|card| words.card(card) != code);
    let numbers: Vec<String> =
        event.values().filter(|value| value.is_number()).map(Value::to_string).collect();
    let codes: BTreeSet<String> =
        values.filter(|code| code != "0" && !numbers.contains(code) && named(code)).collect();
    let raw = |word: &&str| codes.contains(word.trim_matches(['.', ',', ';', ':', '(', ')', '!']));
    let raw = said.split_whitespace().find(raw);
    assert_eq!(raw, None, "{said} ({event:?})");
}

/// The other way round: no message about a game waits for something that never
/// happens, so that none is kept for nothing.
#[test]
fn every_message_about_a_game_is_used() {
    let said = |(game, event): &(&str, Map<String, Value>)| {
        std::iter::once(id(game, event)).chain(forms(game, event).into_values()).collect::<Vec<_>>()
    };
    let happened: BTreeSet<String> = happenings().iter().flat_map(said).collect();
    let parts = ["-card-", "-colour-", "-tint-"];
    let about = |id: &&String| ["flip7-", "vengeance-", "unoflip-"].iter().any(|game| id.starts_with(game));
    let ids = messages(Lang::En);
    let happening = ids
        .keys()
        .filter(about)
        .filter(|id| *id == "unoflip-colour-named" || !parts.iter().any(|part| id.contains(part)));
    let unused: Vec<&String> = happening.filter(|id| !happened.contains(*id)).collect();
    assert!(unused.is_empty(), "never told: {unused:?}");
}

fn told(lang: Lang, game: &str, event: &Value) -> String {
    words(lang).told(game, event, Seats::named(&names()))
}

#[test]
fn sentences_are_plain() {
    let busted = json!({"rule": "F7-14", "event": "busted", "seat": 2, "card": "7"});
    assert_eq!(told(Lang::En, "flip7", &busted), "Ben busts with a second 7.");
    assert_eq!(told(Lang::Pl, "flip7", &busted), "Ben odpada: druga 7.");
    assert_eq!(told(Lang::De, "flip7", &busted), "Ben hat sich verzockt: die zweite 7.");
    assert_eq!(told(Lang::Hu, "flip7", &busted), "Ben besokall: jött a második 7.");
    assert_eq!(told(Lang::Fr, "flip7", &busted), "Ben saute\u{a0}: un deuxième 7.");
}

#[test]
fn a_seat_and_a_way_may_have_the_same_name() {
    let dealt = json!({"event": "dealt", "seat": 1, "card": "x2", "by": "hit"});
    assert_eq!(told(Lang::En, "flip7", &dealt), "Ann hits: times 2.");
    let played = json!({"event": "played", "card": "freeze", "by": 1, "on": 3, "alone": false});
    assert_eq!(told(Lang::En, "flip7", &played), "Ann plays Freeze on Cleo.");
    let own = json!({"event": "played", "card": "freeze", "by": 1, "on": 1, "alone": false});
    assert_eq!(told(Lang::En, "flip7", &own), "Ann takes the Freeze.");
}

#[test]
fn what_is_hidden_is_not_said() {
    let seen = json!({"event": "drew", "seat": 1, "because": "draw_five", "face": "t3"});
    assert_eq!(told(Lang::En, "unoflip", &seen), "Ann draws teal 3 for Draw Five.");
    let hidden = json!({"event": "drew", "seat": 1, "because": "turn"});
    assert_eq!(told(Lang::En, "unoflip", &hidden), "Ann draws a card.");
}

#[test]
fn a_newer_house_may_tell_what_is_not_known_here() {
    assert_eq!(told(Lang::En, "flip7", &json!({"event": "exploded", "seat": 1})), "");
    assert_eq!(told(Lang::En, "flip7", &json!(7)), "");
}

#[test]
fn a_seat_without_a_name_has_its_number() {
    let frozen = json!({"event": "frozen", "seat": 9, "points": 1});
    assert_eq!(told(Lang::En, "flip7", &frozen), "Seat 9 is frozen with 1 point.");
}
