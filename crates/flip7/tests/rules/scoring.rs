//! F7-40 and F7-41: points.

use flip7::{Event, Kind, Rule};
use game::{Game, Seat, proves};
use rows::testing::scored_alone;
use serde_json::json;

use super::kit::{Look, plain};

/// What a single player scores with these cards.
fn scored(deck: &str) -> i64 {
    let rules = json!({"edition": "pl", "decks": 2, "target": 1_000_000});
    scored_alone::<Kind>(&rules, deck)
}

#[test]
fn the_worked_examples_come_out() {
    proves!(F7_40);
    assert_eq!(scored("11 5 12 +4"), 32);
    assert_eq!(scored("3 11 5 7 10 x2 +10"), 82);
    assert_eq!(scored("3 11 5 7 10 9 4"), 64);
    assert_eq!(scored("x2"), 0);
}

#[test]
fn numbers_are_added_up() {
    proves!(F7_40);
    assert_eq!(scored("0"), 0);
    assert_eq!(scored("12 11 10 9 8 7"), 57);
}

#[test]
fn x2_doubles_the_numbers_whenever_it_came() {
    proves!(F7_40);
    assert_eq!(scored("x2 12 3"), 30);
    assert_eq!(scored("12 x2 3"), 30);
    assert_eq!(scored("12 3 x2"), 30);
}

#[test]
fn x2_doubles_neither_modifiers_nor_the_bonus() {
    proves!(F7_40);
    assert_eq!(scored("5 x2 +10"), 20);
    assert_eq!(scored("5 +10 x2"), 20);
    assert_eq!(scored("x2 +10 3 11 5 7 10 9 4"), 2 * 49 + 10 + 15);
}

#[test]
fn two_x2_double_twice() {
    proves!(F7_40);
    assert_eq!(scored("x2 7 x2 +4"), 32);
    assert_eq!(scored("x2 x2"), 0);
}

#[test]
fn modifiers_count_without_a_number() {
    proves!(F7_40);
    assert_eq!(scored("+2"), 2);
    assert_eq!(scored("+2 +4 +6 +8 +10 x2"), 30);
}

#[test]
fn everybody_who_has_not_busted_scores_when_the_round_ends() {
    proves!(F7_40);
    let mut table = plain(4, "5 6 7 1 freeze 6 8 flip3 2 3 4 9 flip3 10 11 12");
    table.play(["1 hit", "2 hit", "3 hit", "4 hit"]);
    table.play(["1 hit", "1 freeze 1", "2 hit", "3 hit", "4 hit", "4 flip3 4"]);
    table.play(["3 stay", "4 hit"]);
    let rows = ["5 (frozen)", "6 6 (busted)", "7 8 (stayed)", "1 2 3 4 9 (active)"];
    assert_eq!([1, 2, 3, 4].map(|seat| table.row(seat)), rows);
    table.play(["4 hit"]);
    assert_eq!(table.game.scores(), [5, 0, 15, 1 + 2 + 3 + 4 + 9 + 10 + 11 + 15]);
}

#[test]
fn only_the_player_with_the_flip_seven_gets_the_bonus() {
    proves!(F7_40);
    let mut table = plain(2, "1 12 2 11 3 10 4 9 5 8 6 7 7");
    for _ in 0..6 {
        table.play(["1 hit", "2 hit"]);
    }
    table.play(["1 hit"]);
    assert_eq!(table.game.scores(), [28 + 15, 57]);
}

#[test]
fn the_points_of_rounds_are_added_up() {
    proves!(F7_41);
    let mut table = plain(2, "5 6 7 8 9 9");
    table.play(["1 hit", "2 hit", "1 stay", "2 stay"]);
    assert_eq!(table.game.scores(), [5, 6]);
    // Seat 1 deals now.
    table.play(["2 hit", "1 hit", "2 stay"]);
    assert_eq!(table.game.scores(), [5, 6]);
    table.play(["1 stay"]);
    assert_eq!(table.game.scores(), [13, 13]);
    let scored = Event::Scored { seat: Seat::at(0), points: 8, total: 13 };
    assert_eq!(table.times(&scored), 1);
}

#[test]
fn a_bust_does_not_cost_the_points_of_earlier_rounds() {
    proves!(F7_41);
    let mut table = plain(1, "12 5 5");
    table.play(["1 hit", "1 stay", "1 hit", "1 hit"]);
    assert_eq!((table.game.scores(), table.game.round()), (&[12][..], 3));
}
