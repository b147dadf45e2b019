//! V-50: what a round is worth.

use game::{Game, Seat, proves};
use rows::testing::scored_alone;
use serde_json::json;
use vengeance::{Event, Kind, Rule};

use super::kit::{Look, plain, up_to};

/// What a player alone scores who takes these cards, and stays if there is no
/// Flip 7.
fn alone(cards: &str) -> i64 {
    scored_alone::<Kind>(&json!({"decks": 2}), cards)
}

#[test]
fn the_example_of_the_book_is_worth_35() {
    proves!(V_50);
    let mut table = up_to(1, 1, "13 12 9 5 4 3 /2 -4 2");
    for _ in 0..8 {
        table.play(["1 hit"]);
    }
    assert_eq!(table.row(1), "13 12 9 5 4 3 2 /2 -4 (flip7)");
    assert_eq!(13 + 12 + 9 + 5 + 4 + 3 + 2, 48);
    assert_eq!(table.game.scores(), [35]);
    assert_eq!(table.times(&Event::Scored { seat: Seat::at(0), points: 35, total: 35 }), 1);
}

#[test]
fn the_numbers_are_added_up() {
    proves!(V_50);
    assert_eq!(alone("1"), 1);
    assert_eq!(alone("13 12 11"), 36);
    assert_eq!(alone("u7 l13 13"), 33);
}

#[test]
fn a_half_halves_the_numbers_rounded_down() {
    proves!(V_50);
    assert_eq!(alone("12 /2 2"), 7);
    assert_eq!(alone("12 3 /2"), 7);
    assert_eq!(alone("/2 1"), 0);
}

#[test]
fn minus_cards_come_off_after_the_halving() {
    proves!(V_50);
    assert_eq!(alone("12 8 /2 -4"), 6);
    assert_eq!(alone("12 8 -4 /2"), 6);
    assert_eq!(alone("13 12 11 -2 -4 -6"), 24);
}

#[test]
fn a_round_is_not_worth_less_than_nothing() {
    proves!(V_50);
    assert_eq!(alone("5 -10"), 0);
    assert_eq!(alone("-2 -8"), 0);
    assert_eq!(alone("/2 -10"), 0);
    assert_eq!(alone("12 -2 -10"), 0);
    assert_eq!(alone("13 -2 -10"), 1);
}

#[test]
fn a_flip_seven_adds_15_that_nothing_halves_or_takes_off() {
    proves!(V_50);
    assert_eq!(alone("1 2 3 4 5 6 7"), 28 + 15);
    assert_eq!(alone("/2 1 2 3 4 5 6 7"), 14 + 15);
    assert_eq!(alone("/2 -10 -8 1 2 3 4 5 6 7"), 15);
}

#[test]
fn two_halves_halve_twice() {
    proves!(V_50);
    assert_eq!(alone("13 10 /2 /2"), 5);
    assert_eq!(alone("13 10 /2 /2 -4"), 1);
    assert_eq!(alone("/2 /2 1 2 3 4 5 6 7"), 7 + 15);
}

#[test]
fn everybody_who_has_not_busted_scores_and_only_the_flip_seven_has_the_bonus() {
    proves!(V_50);
    let mut table = up_to(1, 4, "1 8 9 10 flip4 2 3 4 5 9 11 6 -4 7");
    table.play(["1 hit", "1 flip4 1", "2 stay", "3 hit", "4 hit", "1 hit", "4 hit", "4 give 2", "1 hit"]);
    assert_eq!(table.rows(), "1 2 3 4 5 6 7 (flip7) | 8 -4 (stayed) | 9 9 (busted) | 10 11 (active)");
    assert_eq!(table.game.scores(), [43, 4, 0, 21]);
}

#[test]
fn somebody_busted_scores_nothing_whatever_they_hold() {
    proves!(V_12, V_50);
    let mut table = plain(2, "13 6 12 8 13");
    table.play(["1 hit", "2 hit", "1 hit", "2 stay"]);
    assert_eq!(table.game.scores(), [0, 14]);
}
