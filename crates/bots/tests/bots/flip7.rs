//! `threshold:N`.

use flip7::Table;
use game::Scripted;
use serde_json::json;

use crate::{decides, wins_against_random};

fn game(players: usize, cards: &str) -> Scripted<Table> {
    Scripted::new(&json!({}), players, players, &[cards])
}

#[test]
fn it_hits_until_its_row_is_worth_enough() {
    let mut game = game(1, "12 9 3");
    assert_eq!(decides("threshold:25", &game), "hit");
    game.play(["1 hit"]);
    assert_eq!(decides("threshold:25", &game), "hit", "21 is not enough");
    assert_eq!(decides("threshold:21", &game), "stay", "21 is enough");
    game.play(["1 hit"]);
    assert_eq!(decides("threshold:25", &game), "hit", "24 is not enough");
}

#[test]
fn it_always_hits_with_a_second_chance() {
    let mut game = game(1, "second 12 11");
    game.play(["1 hit", "1 hit"]);
    assert_eq!(decides("threshold:10", &game), "hit");
}

#[test]
fn it_hits_when_it_has_to() {
    // The Freeze of seat 1 leaves it without a card.
    let mut game = game(3, "freeze 5 6");
    game.play(["1 freeze 2"]);
    assert_eq!(decides("threshold:0", &game), "hit");
}

#[test]
fn who_wants_no_points_stays_as_soon_as_may_be() {
    let mut game = game(1, "0 x2 second");
    assert_eq!(decides("threshold:0", &game), "stay");
    assert_eq!(decides("threshold:1", &game), "hit");
    game.play(["1 hit", "1 hit"]);
    assert_eq!(decides("threshold:0", &game), "hit", "with a Second Chance it cannot lose anything");
}

#[test]
fn it_freezes_the_leader() {
    let mut game = game(3, "3 12 freeze");
    assert_eq!(decides("threshold:25", &game), "freeze 2");
    game.play(["3 freeze 2"]);
    assert_eq!(game.to_act(), Some(1));
}

#[test]
fn it_gives_a_flip_three_to_whoever_is_most_likely_to_bust() {
    // Twelve of each 12 and one 1 in the deck, less what lies on the table.
    let game = game(3, "1 12 flip3");
    assert_eq!(decides("threshold:25", &game), "flip3 2");
}

#[test]
fn a_second_chance_protects_from_being_chosen_for_a_flip_three() {
    let mut game = game(3, "1 second 3 2 12 flip3");
    game.play(["1 hit", "2 hit", "3 hit"]);
    assert_eq!(decides("threshold:25", &game), "flip3 1", "seat 2 has the 12 but cannot bust yet");
}

#[test]
fn it_gives_a_second_chance_away_to_whoever_is_last() {
    let mut game = game(3, "9 4 second 3 2 second");
    game.play(["1 hit", "2 hit", "3 hit"]);
    assert_eq!(decides("threshold:25", &game), "second 2");
}

#[test]
fn it_beats_random_play() {
    let wins = wins_against_random::<Table>("threshold:25", 400);
    assert!(wins > 300, "{wins} of 400");
}
