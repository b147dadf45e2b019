//! The tables of what happens in a game have everything that its types have, and
//! that ever happened.

use std::collections::{BTreeMap, BTreeSet};

use game::{Sampled, Seat, Seed};
use hosting::Audience;
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::page::{examples, page};

/// What the page says of a happening: the fields it always has, those that only
/// some may see, and what it means.
#[derive(Default)]
struct Fields {
    always: BTreeSet<String>,
    sometimes: BTreeSet<String>,
    meaning: String,
}

/// Fields that hold one of a few words, each of which the page has to name.
const WORDS: [&str; 4] = ["by", "because", "direction", "side"];

/// The table under a heading.
fn table(heading: &str) -> BTreeMap<String, Fields> {
    let page = page();
    let (_, section) = page.split_once(&format!("### {heading}\n")).unwrap();
    let rows =
        section.lines().take_while(|line| !line.starts_with('#')).filter(|line| line.starts_with("| `"));
    rows.map(|row| {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        (cells[1].trim_matches('`').to_owned(), fields(cells[2], cells[3]))
    })
    .collect()
}

fn fields(cell: &str, meaning: &str) -> Fields {
    let mut fields = Fields { meaning: meaning.to_owned(), ..Fields::default() };
    for word in cell.split(' ') {
        let name = word.trim_matches(['(', ')', '`']).to_owned();
        if word.starts_with('(') { &mut fields.sometimes } else { &mut fields.always }.insert(name);
    }
    fields
}

/// What happens in many games of all kinds, for every audience.
fn told(game: &str, variants: &[Value]) -> Vec<Map<String, Value>> {
    let mut all = Vec::new();
    for (seed, rules) in (0..120).zip(variants.iter().cycle()) {
        let players = 2 + usize::try_from(seed).unwrap() % 3;
        let (mut hosted, mut news) =
            hosting::begin(game.parse().unwrap(), rules.as_object().unwrap(), players, Seed::from(seed))
                .unwrap();
        hosted.seat_bots(&vec![Some("easy"); players]);
        for ply in 0..300_u128 {
            for audience in Seat::all(players).map(Audience::Seat).chain([Audience::Watcher]) {
                let list: Vec<Map<String, Value>> = serde_json::from_str(news.steps(audience).get()).unwrap();
                all.extend(list);
            }
            let Some((seat, action)) = hosted.bot_move(Seed::from(seed << 32 | ply)) else { break };
            news = hosted.play(seat, &action).unwrap();
        }
    }
    all
}

/// Everything that the types of a game have, the rarest too, as it is told.
fn samples<E: Sampled + Serialize>() -> Vec<Map<String, Value>> {
    let written = |event: E| serde_json::to_value(event).unwrap().as_object().unwrap().clone();
    E::samples().into_iter().map(written).collect()
}

/// Checks that all of these are described with their fields and words, and gives
/// the names of those that are there.
fn described<'a>(table: &BTreeMap<String, Fields>, events: &'a [Map<String, Value>]) -> BTreeSet<&'a str> {
    let mut seen = BTreeSet::new();
    for happening in events {
        let event = happening["event"].as_str().unwrap();
        let fields = table.get(event).unwrap_or_else(|| panic!("{event} is not described"));
        let has = |field: &String| happening.contains_key(field);
        assert!(fields.always.iter().all(has), "{event} lacks a field: {happening:?}");
        for field in happening.keys().filter(|field| !["rule", "event"].contains(&field.as_str())) {
            let known = fields.always.contains(field) || fields.sometimes.contains(field);
            assert!(known, "the field {field} of {event} is not described");
        }
        for word in WORDS.iter().filter_map(|field| happening.get(*field)?.as_str()) {
            assert!(fields.meaning.contains(&format!("`{word}`")), "{word} of {event} is not described");
        }
        seen.insert(event);
    }
    seen
}

/// Whatever can happen and whatever happened is described, and whatever is
/// described happened, except what is too rare to wait for; that can happen.
fn check<E: Sampled + Serialize>(heading: &str, happened: &[Map<String, Value>], rare: &[&str]) {
    let table = table(heading);
    assert!(happened.iter().all(|happening| happening["rule"].is_string()));
    let samples = samples::<E>();
    let (possible, seen) = (described(&table, &samples), described(&table, happened));
    for event in table.keys().map(String::as_str) {
        assert!(possible.contains(event), "{heading}: {event} is described, but cannot happen");
        assert!(seen.contains(event) || rare.contains(&event), "{heading}: {event} never happens");
    }
}

#[test]
fn all_that_happens_in_flip_7_is_described() {
    let variants = [json!({}), json!({"edition": "de"}), json!({"edition": "pl", "target": 50})];
    check::<flip7::Event>("Told in Flip 7", &told("flip7", &variants), &["tied"]);
}

#[test]
fn all_that_happens_in_vengeance_is_described() {
    let variants = [json!({}), json!({"brutal": true}), json!({"both_13_count": false, "target": 50})];
    check::<vengeance::Event>("Told in With a Vengeance", &told("vengeance", &variants), &["tied"]);
}

#[test]
fn all_that_happens_in_uno_flip_is_described() {
    let variants = [
        json!({"target": 100}),
        json!({"target": 100, "stacking": true, "jump_in": true}),
        json!({"target": 100, "scoring": "lowest", "draw_until_playable": true}),
    ];
    check::<unoflip::Happening>(
        "Told in UNO FLIP!",
        &told("unoflip", &variants),
        &["tied", "nothing_to_draw"],
    );
}

#[test]
fn the_example_is_described_too() {
    let examples = examples("happening");
    let happened: Vec<Map<String, Value>> =
        examples.iter().map(|example| example.as_object().unwrap().clone()).collect();
    let table = table("Told in Flip 7");
    assert!(happened.iter().all(|happening| table.contains_key(happening["event"].as_str().unwrap())));
}
