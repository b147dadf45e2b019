//! The tables of what happens in a game have everything that ever happened.

use std::collections::{BTreeMap, BTreeSet};

use game::{Seat, Seed};
use hosting::Audience;
use serde_json::{Map, Value, json};

use crate::page::{examples, page};

/// Which fields a happening has by the page: those it always has, and those
/// that only some may see.
#[derive(Default)]
struct Fields {
    always: BTreeSet<String>,
    sometimes: BTreeSet<String>,
}

/// The table under a heading.
fn table(heading: &str) -> BTreeMap<String, Fields> {
    let page = page();
    let (_, section) = page.split_once(&format!("### {heading}\n")).unwrap();
    let rows =
        section.lines().take_while(|line| !line.starts_with('#')).filter(|line| line.starts_with("| `"));
    rows.map(|row| {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        (cells[1].trim_matches('`').to_owned(), fields(cells[2]))
    })
    .collect()
}

fn fields(cell: &str) -> Fields {
    let mut fields = Fields::default();
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

/// Whatever happened is described with all its fields, and whatever is
/// described happened, except what is too rare to wait for.
fn check(heading: &str, happened: &[Map<String, Value>], rare: &[&str]) {
    let table = table(heading);
    let mut seen = BTreeSet::new();
    for happening in happened {
        let event = happening["event"].as_str().unwrap();
        let fields = table.get(event).unwrap_or_else(|| panic!("{heading}: {event} is not described"));
        let has = |field: &String| happening.contains_key(field);
        assert!(fields.always.iter().all(has), "{heading}: {event} lacks a field: {happening:?}");
        for field in happening.keys().filter(|field| !["rule", "event"].contains(&field.as_str())) {
            let known = fields.always.contains(field) || fields.sometimes.contains(field);
            assert!(known, "{heading}: the field {field} of {event} is not described");
        }
        assert!(happening["rule"].is_string());
        seen.insert(event.to_owned());
    }
    let unseen: Vec<&String> =
        table.keys().filter(|event| !seen.contains(*event) && !rare.contains(&event.as_str())).collect();
    assert!(unseen.is_empty(), "{heading}: described, but never happens: {unseen:?}");
}

#[test]
fn all_that_happens_in_flip_7_is_described() {
    let variants = [json!({}), json!({"edition": "de"}), json!({"edition": "pl", "target": 50})];
    check("Told in Flip 7", &told("flip7", &variants), &["tied"]);
}

#[test]
fn all_that_happens_in_vengeance_is_described() {
    let variants = [json!({}), json!({"brutal": true}), json!({"both_13_count": false, "target": 50})];
    check("Told in With a Vengeance", &told("vengeance", &variants), &["tied"]);
}

#[test]
fn all_that_happens_in_uno_flip_is_described() {
    let variants = [
        json!({"target": 100}),
        json!({"target": 100, "stacking": true, "jump_in": true}),
        json!({"target": 100, "scoring": "lowest", "draw_until_playable": true}),
    ];
    check("Told in UNO FLIP!", &told("unoflip", &variants), &["tied", "nothing_to_draw"]);
}

#[test]
fn the_example_is_described_too() {
    let examples = examples("happening");
    let happened: Vec<Map<String, Value>> =
        examples.iter().map(|example| example.as_object().unwrap().clone()).collect();
    let table = table("Told in Flip 7");
    assert!(happened.iter().all(|happening| table.contains_key(happening["event"].as_str().unwrap())));
}
