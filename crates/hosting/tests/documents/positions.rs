//! The positions on the page are real ones.

use game::{Seat, Seed};
use hosting::{Audience, Hosted};
use serde_json::{Map, Value};

use crate::page::{blocks, examples, page};

/// A game of three bots after so many moves.
fn after(game: &str, seed: u128, moves: usize) -> Box<dyn Hosted> {
    let (mut hosted, _) = hosting::begin(game.parse().unwrap(), &Map::new(), 3, Seed::from(seed)).unwrap();
    hosted.seat_bots(&[Some("normal"); 3]);
    for ply in 0..moves {
        let luck = Seed::from(u128::try_from(ply).unwrap());
        let (seat, action) = hosted.bot_move(luck).unwrap();
        hosted.play(seat, &action).unwrap();
    }
    hosted
}

fn seen(game: &dyn Hosted, audience: Audience) -> Value {
    serde_json::from_str(game.position(audience).get()).unwrap()
}

#[test]
fn the_examples_are_positions_of_a_real_game() {
    let first = Audience::Seat(Seat::at(0));
    for (kind, game, audience) in [
        ("flip7 seat 1", after("flip7", 1, 9), first),
        ("vengeance seat 1", after("vengeance", 6, 6), first),
        ("unoflip seat 1", after("unoflip", 12, 6), first),
        ("unoflip watcher", after("unoflip", 12, 6), Audience::Watcher),
    ] {
        let real = seen(&*game, audience);
        let shown = examples(&format!("position {kind}"));
        assert_eq!(shown, std::slice::from_ref(&real), "{kind} is:\n{real}");
    }
    assert_eq!(blocks().iter().filter(|block| block.kind.starts_with("json position")).count(), 4);
}

/// The fields that a position of any game ever had, and where they stand.
#[test]
fn every_field_of_a_position_is_described() {
    let page = page();
    let (_, positions) = page.split_once("## Positions").unwrap();
    let (positions, _) = positions.split_once("## What happened").unwrap();
    for game in ["flip7", "vengeance", "unoflip"] {
        for seed in 0..20 {
            let mut hosted = after(game, seed, 0);
            hosted.seat_bots(&[Some("easy"); 3]);
            for ply in 0..150_u128 {
                let Some((seat, action)) = hosted.bot_move(Seed::from(ply)) else {
                    break;
                };
                hosted.play(seat, &action).unwrap();
                for audience in Seat::all(3).map(Audience::Seat).chain([Audience::Watcher]) {
                    assert_described(&seen(&*hosted, audience), positions);
                }
            }
        }
    }
}

fn assert_described(position: &Value, page: &str) {
    match position {
        Value::Object(fields) => {
            for (field, value) in fields {
                assert!(page.contains(&format!("`{field}`")), "the field {field} is not described");
                match field.as_str() {
                    // Its fields are the codes of cards.
                    "unseen" => {}
                    // Its fields are choices.
                    "outcomes" => {
                        for (_, outcomes) in value.as_object().into_iter().flatten() {
                            assert_described(outcomes, page);
                        }
                    }
                    _ => assert_described(value, page),
                }
            }
        }
        Value::Array(values) => values.iter().for_each(|value| assert_described(value, page)),
        _ => {}
    }
}
