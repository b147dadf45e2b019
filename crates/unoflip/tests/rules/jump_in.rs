//! U-81: jumping in.

use game::{Game, proves};
use serde_json::json;
use unoflip::{Event, Refusal, Rule};

use super::kit::{Deal, Look, Table, assert_moves, assert_refused, card, deal, seat, with};

const NEXT: &str = "b8 b7 b6 b4 b3 b2";

fn jumping(hands: &[&str]) -> Deal {
    deal(hands).with(with("jump_in", true)).next(NEXT)
}

/// Four players, a red 7 just played by seat 1, the other held by this seat.
fn seven(holder: usize) -> Table {
    let mut hands = [
        ["r7/o1", "g1", "g2", "g3"],
        ["y1", "y2", "y3", "y4"],
        ["b1", "b2", "b3", "b4"],
        ["g4", "g6", "g7", "g8"],
    ];
    hands[holder - 1][3] = "r7/v5";
    let hands = hands.map(|hand| hand.join(" "));
    let mut table = jumping(&hands.each_ref().map(String::as_str)).top("r9").table();
    table.go(["1 play r7/o1"]).events.clear();
    table
}

#[test]
fn another_player_with_the_very_same_face_may_play_out_of_turn() {
    proves!(U_81);
    let mut table = seven(3);
    assert_eq!(table.at(), "light left r7 r 2");
    assert_moves(&table, 3, &["play r7"]);
    assert_moves(&table, 1, &[]);
    assert_moves(&table, 4, &[]);
    table.go(["3 play r7"]);
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("light left r7 r 4", "turn"));
    let played = Event::Played { seat: seat(3), card: card("r7/v5"), uno: false, jumped_in: true };
    assert_eq!(table.events, [played]);
    assert!(table.discards().starts_with("r7/v5 r7/o1 "));
}

#[test]
fn who_has_just_played_may_jump_in() {
    proves!(U_81);
    let mut table = seven(1);
    assert_moves(&table, 1, &["play r7"]);
    table.go(["1 play r7"]);
    assert_eq!((table.at().as_str(), table.hand(1).as_str()), ("light left r7 r 2", "g1 g2"));
}

#[test]
fn the_player_before_may_jump_in() {
    proves!(U_81);
    let mut table = seven(4);
    table.go(["4 play r7"]);
    assert_eq!(table.at(), "light left r7 r 1");
}

#[test]
fn who_is_on_turn_just_plays() {
    proves!(U_81);
    let mut table = seven(2);
    assert_moves(&table, 2, &["draw", "play r7"]);
    table.go(["2 play r7"]);
    assert!(matches!(table.events[..], [Event::Played { jumped_in: false, .. }]));
    assert_eq!(table.at(), "light left r7 r 3");
}

#[test]
fn who_was_skipped_may_jump_in() {
    proves!(U_81);
    let mut table = jumping(&["r-skip g1 g2", "r-skip y1 y2", "b1 b2 b3", "g4 g6 g7"]).top("r9").table();
    table.go(["1 play r-skip"]);
    assert_eq!(table.to_act(), Some(3));
    assert_moves(&table, 2, &["play r-skip"]);
    table.go(["2 play r-skip"]);
    assert_eq!((table.at().as_str(), table.skipped().as_str()), ("light left r-skip r 4", "2 3"));
}

#[test]
fn the_effect_goes_on_from_who_jumped_in() {
    proves!(U_81);
    let mut rev = jumping(&["r-rev g1 g2", "y1 y2 y3", "r-rev b2 b3", "g4 g6 g7"]).top("r9").table();
    rev.go(["1 play r-rev"]);
    assert_eq!(rev.at(), "light right r-rev r 4");
    rev.go(["3 play r-rev"]);
    assert_eq!(rev.at(), "light left r-rev r 4");
    let mut draw = jumping(&["r+1 g1 g2", "y1 y2 y3", "r+1 b2 b3", "g4 g6 g7"]).top("r9").table();
    draw.go(["1 play r+1", "3 draw", "3 pass"]);
    assert_eq!(draw.to_act(), Some(4));
    draw.go(["3 play r+1"]);
    assert_eq!((draw.drew().as_str(), draw.at().as_str()), ("2:b8 3:b7 4:b6", "light left r+1 r 1"));
}

#[test]
fn two_players_jump_in_on_each_other() {
    proves!(U_81);
    let mut table = jumping(&["r7/o1 g1 r7/v5", "y1 y2 r4"]).top("r9").table();
    table.go(["1 play r7/o1", "1 play r7/v5 uno"]);
    assert_eq!((table.at().as_str(), table.hand(1).as_str()), ("light left r7 r 2", "g1"));
}

#[test]
fn another_colour_or_symbol_is_not_the_same() {
    proves!(U_81);
    let mut table = jumping(&["r7 g1 g2", "y1 y2 y3", "b7 r1 wild", "g7 wild2 g4"]).top("r9").table();
    table.go(["1 play r7"]);
    for step in ["3 play b7", "3 play r1", "3 play wild r", "4 play g7", "4 play wild2 r"] {
        assert_refused(&mut table, step, Refusal::NotTheSame, Rule::U_81);
    }
    assert_refused(&mut table, "3 draw", Refusal::NotYourTurn { waits_for: seat(2) }, Rule::U_20);
    assert_refused(&mut table, "3 play r7/o1", Refusal::NotHeld, Rule::U_21);
}

#[test]
fn wilds_do_not_jump_in() {
    proves!(U_81);
    let mut table = jumping(&["wild g1 g2", "y1 y2 y3", "wild b2 b3"]).top("r9").table();
    table.go(["1 play wild r"]);
    assert_moves(&table, 3, &[]);
    assert_refused(&mut table, "3 play wild r", Refusal::NotTheSame, Rule::U_81);
}

#[test]
fn nobody_jumps_in_on_the_first_card_of_a_round() {
    proves!(U_81);
    let hands = ["r1 y2 g3 b4 y6 g7 b8", "y1 r5/t5 g2 b3 y4 g6 b7", "g1 b2 y3 g4 b6 y7 g8"];
    let mut table = jumping(&hands).first("r5/p2").table();
    assert_moves(&table, 2, &[]);
    assert_refused(&mut table, "2 play r5/t5", Refusal::NotTheSame, Rule::U_81);
    // Drawing does not make it another card.
    table.keep([1, 2]);
    assert_eq!(table.to_act(), Some(3));
    assert_moves(&table, 2, &[]);
}

#[test]
fn nobody_jumps_in_on_the_dark_face_of_a_first_flip() {
    proves!(U_81);
    let hands = ["v1 p2 t3 o4 p5 t6 o7", "p1 v6 t2 o3 p4 t5 o6", "t1 o2 p3 t4 o5 p6 t7"];
    let mut table = jumping(&hands).first("b-flip/v6").next("").table();
    assert_eq!(table.at(), "dark left v6 v 1");
    assert_moves(&table, 2, &[]);
    assert_refused(&mut table, "2 play v6", Refusal::NotTheSame, Rule::U_81);
}

#[test]
fn a_first_card_that_comes_up_again_is_one_like_any_other() {
    proves!(U_81);
    let hands = ["r-flip/p8 g1 g2", "y1 y2 y3", "g-rev/o1 b1 b2"];
    let mut table = jumping(&hands).first("r7/o1").top("r9").next("").table();
    table.go(["1 play r-flip"]);
    assert_eq!(table.at(), "dark left o1 o 2");
    assert_moves(&table, 3, &["play o1"]);
    table.go(["3 play o1"]);
    assert_eq!(table.at(), "dark left o1 o 1");
}

#[test]
fn on_the_dark_side_the_dark_faces_must_be_the_same() {
    proves!(U_81);
    // Both have a red 7 on the light side, and orange 1 and purple 5 behind it.
    let hands = ["r7/o1 p2 t3", "t1 p1 t4", "r7/v5 p4 t5", "g-rev/o1 p7 t6"];
    let mut table = jumping(&hands).first("b-flip/v6").top("o9").next("").table();
    table.go(["1 play o1"]);
    assert_moves(&table, 3, &[]);
    assert_moves(&table, 4, &["play o1"]);
}

#[test]
fn nobody_jumps_in_while_anything_is_pending() {
    proves!(U_81);
    let mut table =
        jumping(&["r7/o1 g1 g2", "y1 y2 y3", "b1 b2 b3", "r7/v5 g3 g4"]).top("r9").next("r8").table();
    table.go(["1 play r7/o1", "2 draw"]);
    assert_eq!(table.asked(), "drawn r8");
    assert_moves(&table, 4, &[]);
    assert_refused(&mut table, "4 play r7", Refusal::NotYourTurn { waits_for: seat(2) }, Rule::U_20);
    table.go(["2 pass"]);
    assert_moves(&table, 4, &["play r7"]);
}

#[test]
fn nobody_jumps_in_while_a_draw_card_or_a_colour_is_to_be_answered() {
    proves!(U_81);
    let both = json!({"jump_in": true, "stacking": true});
    let hands = ["r+1 g1 g2", "b+1 y2 y3", "r+1 b2 b3"];
    let mut stack = deal(&hands).with(both).top("r9").next(NEXT).table();
    stack.go(["1 play r+1"]);
    assert_moves(&stack, 3, &[]);
    stack.go(["2 accept"]);
    assert_moves(&stack, 3, &["draw", "play r+1"]);
    let hands = ["r-flip/p8 g1 g2", "y1 y2 y3", "r9/v5 b2 b3"];
    let mut colour = jumping(&hands).first("y1/dwild").top("r9/t-rev").table();
    colour.go(["1 play r-flip"]);
    assert_eq!(colour.asked(), "colour");
    assert_moves(&colour, 3, &[]);
}

#[test]
fn uno_is_called_when_jumping_in() {
    proves!(U_81, U_60);
    let mut table = jumping(&["r7 g1", "y1 y2", "r7 b3"]).top("r9").table();
    table.go(["1 play r7 uno"]);
    assert_moves(&table, 3, &["play r7", "play r7 uno"]);
    table.go(["3 play r7"]);
    assert_eq!((table.uncalled(), table.to_act()), (Some(3), Some(1)));
    assert!(table.moves(2).contains(&"catch 3".into()));
}

#[test]
fn jumping_in_closes_the_catch_window() {
    proves!(U_81, U_60);
    let mut table = jumping(&["r7 g1", "y1 y2", "r7 b3"]).top("r9").table();
    table.go(["1 play r7"]);
    assert_moves(&table, 3, &["catch 1", "play r7", "play r7 uno"]);
    table.go(["3 play r7 uno"]);
    assert_eq!(table.uncalled(), None);
    assert_refused(&mut table, "2 catch 1", Refusal::NobodyToCatch, Rule::U_60);
}

#[test]
fn who_did_not_call_may_win_by_jumping_in() {
    proves!(U_81, U_61);
    let rules = json!({"jump_in": true, "target": 1});
    let mut table = deal(&["r7/o1 r7/v5", "y1 y2", "b1 b3"]).with(rules).top("r9").table();
    table.go(["1 play r7/o1"]);
    assert_eq!(table.uncalled(), Some(1));
    assert_moves(&table, 1, &["play r7"]);
    table.go(["1 play r7"]);
    assert_eq!((table.asked().as_str(), table.game.scores()), ("over 1", &[1 + 2 + 1 + 3, 0, 0][..]));
}

#[test]
fn a_last_draw_card_that_jumps_in_hits_the_player_after_it() {
    proves!(U_81, U_61);
    let rules = json!({"jump_in": true, "target": 1});
    let hands = ["y8 g1", "r-skip y1", "r+1 r3", "r4 r+1"];
    let mut table = deal(&hands).with(rules).top("r9").next(NEXT).table();
    // Seat 4 hits seat 1, and it is seat 2's turn when seat 3 jumps in.
    table.keep([1, 2]).go(["3 play r3 uno", "4 play r+1 uno"]);
    assert_eq!((table.drew().as_str(), table.to_act()), ("1:b8 2:b7 1:b6", Some(2)));
    table.events.clear();
    table.go(["3 play r+1"]);
    assert_eq!((table.asked().as_str(), table.drew().as_str()), ("over 3", "4:b4"));
}

#[test]
fn without_the_house_rule_nobody_jumps_in() {
    proves!(U_81);
    let mut table = deal(&["r7/o1 g1 g2", "y1 y2 y3", "r7/v5 b2 b3"]).top("r9").table();
    table.go(["1 play r7/o1"]);
    assert_moves(&table, 3, &[]);
    assert_refused(&mut table, "3 play r7", Refusal::NotYourTurn { waits_for: seat(2) }, Rule::U_20);
}
