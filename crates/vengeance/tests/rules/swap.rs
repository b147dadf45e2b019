//! V-33: Swap.

use game::{Game, Seat, proves};
use serde_json::json;
use vengeance::{Card, Ending, Event, Happening, Refusal, Rule};

use super::kit::{Look, Table, assert_legal, pair_is_one, plain, table, up_to};

#[test]
fn any_two_face_up_cards_of_two_different_players_may_change_places() {
    proves!(V_33);
    let mut table = plain(3, "5 6 7 8 swap");
    table.play(["1 hit", "2 hit"]);
    let moves = ["swap 1 5 2 6", "swap 1 5 3 7", "swap 1 8 2 6", "swap 1 8 3 7", "swap 2 6 3 7"];
    assert_legal(&table, 2, &moves);
    table.play(["2 swap 1 5 3 7"]);
    assert_eq!(table.rows(), "8 7 (active) | 6 (active) | 5 (active)");
    assert_eq!((table.to_act(), table.discarded().as_str()), (Some(3), "swap"));
    let swapped = Event::Own(Happening::Swapped {
        by: Seat::at(1),
        first: Seat::at(0),
        first_card: Card::Five,
        second: Seat::at(2),
        second_card: Card::Seven,
    });
    assert_eq!(table.times(&swapped), 1);
}

#[test]
fn numbers_and_modifiers_are_swapped_alike() {
    proves!(V_33, V_40);
    let mut table = plain(2, "5 6 -4 swap");
    table.play(["1 hit", "1 give 2", "2 hit"]);
    assert_legal(&table, 2, &["swap 1 5 2 6", "swap 1 5 2 -4"]);
    table.play(["2 swap 1 5 2 -4"]);
    assert_eq!(table.rows(), "-4 (active) | 6 5 (active)");
}

#[test]
fn two_modifiers_may_be_swapped() {
    proves!(V_33, V_40);
    let mut table = plain(2, "5 6 -4 /2 swap");
    table.play(["1 hit", "1 give 1", "2 hit", "2 give 2", "1 hit"]);
    assert_legal(&table, 1, &["swap 1 5 2 6", "swap 1 5 2 /2", "swap 1 -4 2 6", "swap 1 -4 2 /2"]);
    table.play(["1 swap 1 -4 2 /2"]);
    assert_eq!(table.rows(), "5 /2 (active) | 6 -4 (active)");
}

#[test]
fn equal_cards_may_be_swapped() {
    proves!(V_33);
    let mut table = plain(2, "5 5 8 9 swap");
    table.play(["1 hit", "2 hit", "1 hit", "1 swap 1 5 2 5"]);
    assert_eq!((table.rows().as_str(), table.to_act()), ("8 5 (active) | 9 5 (active)", Some(2)));
}

#[test]
fn two_equal_modifiers_of_a_player_are_one_choice() {
    proves!(V_33, V_34, V_35);
    let listed: [(&str, &[&str]); 3] = [
        ("swap", &["swap 1 5 2 6", "swap 1 -4 2 6"]),
        ("steal", &["steal 1 5", "steal 1 -4"]),
        ("discard", &["discard 1 5", "discard 1 -4", "discard 2 6"]),
    ];
    for (card, moves) in listed {
        let mut table = table(&json!({"decks": 2}), 2, &format!("5 6 -4 -4 {card}"));
        table.play(["1 hit", "1 give 1", "2 hit", "2 give 1", "1 stay", "2 hit"]);
        assert_eq!(table.row(1), "5 -4 -4 (stayed)");
        assert_legal(&table, 2, moves);
        table.play([format!("2 {}", moves[1]).as_str()]);
        assert!(table.row(1).contains("-4 (stayed)") && !table.row(1).contains("-4 -4"), "{}", table.row(1));
    }
}

#[test]
fn two_different_seats_are_named_in_order() {
    proves!(V_33);
    let mut table = plain(2, "5 6 8 9 swap");
    table.play(["1 hit", "2 hit", "1 hit"]);
    for step in ["1 swap 2 6 1 5", "1 swap 1 5 1 8", "1 swap 2 6 2 9"] {
        assert_eq!(table.refused(step), Refusal::SwapOrder, "{step}");
        assert_eq!(table.refused_by(step), Rule::V_33);
    }
}

#[test]
fn a_swap_may_bust_the_one_who_plays_it() {
    proves!(V_12, V_33);
    let mut table = plain(2, "5 8 8 9 swap");
    table.play(["1 hit", "2 hit", "1 hit", "1 swap 1 5 2 8"]);
    assert_eq!((table.rows().as_str(), table.to_act()), ("8 8 (busted) | 9 5 (active)", Some(2)));
}

#[test]
fn a_swap_may_bust_the_other() {
    proves!(V_12, V_33);
    let mut table = plain(2, "5 5 8 9 swap");
    table.play(["1 hit", "2 hit", "1 hit", "1 swap 1 5 2 9"]);
    assert_eq!((table.rows().as_str(), table.to_act()), ("8 9 (active) | 5 5 (busted)", Some(1)));
}

#[test]
fn a_swap_may_bust_both() {
    proves!(V_12, V_33);
    let mut table = plain(3, "5 8 7 8 5 swap");
    table.play(["1 hit", "2 hit", "3 hit", "3 swap 1 5 2 8"]);
    assert_eq!(table.rows(), "8 8 (busted) | 5 5 (busted) | 7 (active)");
    for seat in [0, 1] {
        assert_eq!(table.times(&Event::Own(Happening::Busted { seat: Seat::at(seat) })), 1);
    }
    assert_eq!(table.to_act(), Some(3));
}

#[test]
fn both_busted_may_be_the_last_two() {
    proves!(V_14, V_33);
    let mut table = plain(2, "5 8 8 5 swap");
    table.play(["1 hit", "2 hit", "1 hit", "1 swap 1 5 2 8"]);
    assert_eq!((table.game.round(), table.game.scores()), (2, &[0, 0][..]));
}

/// Seat 1 has six numbers and a −2, seat 2 a 7.
fn six_and_a_modifier() -> Table {
    let mut table = up_to(1, 2, "1 7 flip4 2 3 4 5 8 6 9 -2 swap");
    table.play(["1 hit", "1 flip4 1", "2 hit", "1 hit", "2 hit", "1 hit", "1 give 1"]);
    assert_eq!(table.rows(), "1 2 3 4 5 6 -2 (active) | 7 8 9 (active)");
    table
}

#[test]
fn a_swap_may_make_a_flip_seven() {
    proves!(V_13, V_33);
    let mut table = six_and_a_modifier();
    table.play(["2 stay", "1 hit", "1 swap 1 -2 2 7"]);
    assert_eq!(table.rows(), "1 2 3 4 5 6 7 (flip7) | 8 9 -2 (stayed)");
    assert_eq!(table.game.scores(), [28 + 15, 15]);
    assert_eq!(table.times(&Event::RoundEnded { because: Ending::Flip7 }), 1);
}

#[test]
fn a_swap_may_make_a_flip_seven_for_the_other() {
    proves!(V_13, V_33);
    let mut table = six_and_a_modifier();
    table.play(["2 hit", "2 swap 1 -2 2 9"]);
    assert_eq!(table.rows(), "1 2 3 4 5 6 9 (flip7) | 7 8 -2 (active)");
    assert_eq!(table.game.scores(), [30 + 15, 13]);
}

#[test]
fn a_swap_of_one_number_for_another_makes_no_flip_seven() {
    proves!(V_13, V_33);
    let mut table = six_and_a_modifier();
    table.play(["2 hit", "2 swap 1 6 2 9"]);
    assert_eq!(table.rows(), "1 2 3 4 5 9 -2 (active) | 7 8 6 (active)");
    assert_eq!((table.to_act(), table.game.round()), (Some(1), 1));
}

#[test]
fn a_swap_may_make_a_flip_seven_for_somebody_who_has_stayed() {
    proves!(V_11, V_13, V_33);
    let mut table = up_to(1, 2, "1 7 flip4 2 3 4 5 8 6 -2 swap");
    table.play(["1 hit", "1 flip4 1", "2 hit", "1 hit", "2 hit", "2 give 1", "1 stay"]);
    assert_eq!(table.row(1), "1 2 3 4 5 6 -2 (stayed)");
    table.play(["2 hit", "2 swap 1 -2 2 7"]);
    assert_eq!((table.row(1).as_str(), table.game.scores()), ("1 2 3 4 5 6 7 (flip7)", &[43, 6][..]));
}

#[test]
fn one_side_may_bust_while_the_other_makes_a_flip_seven() {
    proves!(V_13, V_22, V_33);
    // Only a pair of 13s that counts as one can give a number away and gain one.
    let mut table = pair_is_one(2, "13 13 flip4 l13 1 2 3 9 4 6 5 swap");
    table.play(["1 hit", "1 flip4 1", "2 hit", "1 hit", "2 hit", "1 hit", "2 hit"]);
    assert_eq!(table.rows(), "13 l13 1 2 3 4 5 (active) | 13 9 6 (active)");
    table.play(["2 swap 1 13 2 6"]);
    assert_eq!(table.rows(), "l13 1 2 3 4 5 6 (flip7) | 13 9 13 (busted)");
    assert_eq!(table.game.scores(), [34 + 15, 0]);
}

#[test]
fn busts_are_checked_for_both_before_a_flip_seven_of_the_higher_seat() {
    proves!(V_13, V_22, V_33);
    let mut table = pair_is_one(2, "13 13 9 flip4 l13 1 2 3 6 4 10 5 swap");
    table.play(["1 hit", "2 hit", "2 flip4 2", "1 hit", "2 hit", "1 hit", "2 hit"]);
    assert_eq!(table.rows(), "13 9 6 10 (active) | 13 l13 1 2 3 4 5 (active)");
    table.play(["1 hit", "1 swap 1 6 2 13"]);
    assert_eq!(table.rows(), "13 9 10 13 (busted) | l13 1 2 3 4 5 6 (flip7)");
    assert_eq!(table.game.scores(), [0, 34 + 15]);
    let (bust, seven) =
        (Event::Own(Happening::Busted { seat: Seat::at(0) }), Event::FlippedSeven { seat: Seat::at(1) });
    let place = |event: &Event| table.events.iter().position(|seen| seen == event);
    assert!(place(&bust).is_some() && place(&bust) < place(&seven));
}

#[test]
fn busts_are_checked_for_the_higher_seat_before_a_flip_seven_of_the_lower() {
    proves!(V_33);
    let mut table = pair_is_one(2, "13 13 flip4 l13 1 2 3 9 4 6 5 swap");
    table.play(["1 hit", "1 flip4 1", "2 hit", "1 hit", "2 hit", "1 hit", "2 hit", "2 swap 1 13 2 6"]);
    let (bust, seven) =
        (Event::Own(Happening::Busted { seat: Seat::at(1) }), Event::FlippedSeven { seat: Seat::at(0) });
    let place = |event: &Event| table.events.iter().position(|seen| seen == event);
    assert!(place(&bust).is_some() && place(&bust) < place(&seven));
}

#[test]
fn the_unlucky_seven_wipes_before_busts_are_checked() {
    proves!(V_21, V_33);
    let mut table = plain(2, "u7 7 8 9 swap");
    table.play(["1 hit", "2 hit", "1 hit", "1 swap 1 u7 2 9"]);
    assert_eq!(table.rows(), "8 9 (active) | u7 (active)");
}

#[test]
fn one_side_may_be_wiped_while_the_other_busts() {
    proves!(V_21, V_33);
    let mut table = plain(2, "u7 8 8 9 swap");
    table.play(["1 hit", "2 hit", "1 hit", "1 swap 1 u7 2 8"]);
    assert_eq!(table.rows(), "8 8 (busted) | u7 (active)");
    assert_eq!((table.discarded().as_str(), table.to_act()), ("9 swap", Some(2)));
}

#[test]
fn a_wipe_comes_before_a_flip_seven_is_checked() {
    proves!(V_21, V_33);
    let mut table = up_to(1, 2, "1 u7 flip4 2 3 4 5 8 6 9 -2 swap");
    table.play([
        "1 hit",
        "1 flip4 1",
        "2 hit",
        "1 hit",
        "2 hit",
        "1 hit",
        "1 give 1",
        "2 hit",
        "2 swap 1 -2 2 u7",
    ]);
    assert_eq!(table.rows(), "u7 (active) | 8 9 -2 (active)");
    assert_eq!((table.game.round(), table.to_act()), (1, Some(1)));
}
