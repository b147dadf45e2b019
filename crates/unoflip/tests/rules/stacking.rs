//! U-80: stacking draw cards.

use game::{Game, proves};
use serde_json::{Value, json};
use unoflip::{Because, Refusal, Rule};

use super::kit::{Look, Table, assert_moves, assert_refused, deal, seat, with};

const NEXT: &str = "b8 b7 b6 b4 b3 b2 b1";

/// A table with a red 9 on top, where draw cards may be stacked.
fn light(more: &Value, hands: &[&str]) -> Table {
    let mut table = deal(hands).with(stacking(more)).top("r9").next(NEXT).table();
    table.events.clear();
    table
}

/// The same on the dark side with a pink 9 on top.
fn dark(more: &Value, hands: &[&str], next: &str) -> Table {
    let mut table = deal(hands).with(stacking(more)).first("b-flip/v6").top("b5/p9").next(next).table();
    table.events.clear();
    table
}

fn stacking(more: &Value) -> Value {
    let mut rules = with("stacking", true);
    rules.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
    rules
}

#[test]
fn who_is_hit_by_a_draw_one_may_stack_another_of_any_colour() {
    proves!(U_80);
    let mut table = light(&json!({}), &["r+1 r1 g1", "b+1 r+1 y1", "g2 g3 g4"]);
    table.go(["1 play r+1"]);
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("light left r+1 r 2", "stack 1"));
    assert_moves(&table, 2, &["accept", "play b+1", "play r+1"]);
    assert_moves(&table, 3, &[]);
    assert_eq!((table.drew().as_str(), table.skipped().as_str()), ("", ""));
}

#[test]
fn the_sum_passes_on_to_the_next_player() {
    proves!(U_80);
    let mut table = light(&json!({}), &["r+1 r1 g1", "b+1 y2 y1", "g2 g3 g4"]);
    table.go(["1 play r+1", "2 play b+1", "3 accept"]);
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("light left b+1 b 1", "turn"));
    assert_eq!((table.drew().as_str(), table.skipped().as_str()), ("3:b8 3:b7", "3"));
    assert_eq!((table.drawn_for(Because::DrawOne), table.hand(2).as_str()), (2, "y1 y2"));
}

#[test]
fn the_sum_grows_with_every_card_stacked() {
    proves!(U_80);
    let mut table = light(&json!({}), &["r+1 r+1 g1", "b+1 y2 y1", "g+1 g3 g4"]);
    table.go(["1 play r+1", "2 play b+1"]);
    assert_eq!((table.to_act(), table.asked().as_str()), (Some(3), "stack 2"));
    table.go(["3 play g+1"]);
    assert_eq!((table.to_act(), table.asked().as_str()), (Some(1), "stack 3"));
    table.go(["1 play r+1 uno"]);
    assert_eq!((table.to_act(), table.asked().as_str()), (Some(2), "stack 4"));
    table.go(["2 accept"]);
    assert_eq!((table.drew().as_str(), table.to_act()), ("2:b8 2:b7 2:b6 2:b4", Some(3)));
}

#[test]
fn who_does_not_stack_draws_the_whole_sum_and_is_skipped() {
    proves!(U_80);
    let mut table = light(&json!({}), &["r+1 r1 g1", "b+1 y2 y1", "g+1 g3 g4"]);
    table.go(["1 play r+1", "2 play b+1", "3 accept"]);
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("light left b+1 b 1", "turn"));
    assert_eq!((table.drew().as_str(), table.skipped().as_str()), ("3:b8 3:b7", "3"));
}

#[test]
fn who_holds_none_of_the_kind_is_asked_and_can_only_accept() {
    proves!(U_80);
    let mut table = light(&json!({}), &["r+1 r1 g1", "r2 wild2 r-flip", "g+1 g3 g4"]);
    table.go(["1 play r+1"]);
    assert_eq!((table.asked().as_str(), table.to_act(), table.drew().as_str()), ("stack 1", Some(2), ""));
    assert_moves(&table, 2, &["accept"]);
    assert_refused(&mut table, "2 play r2", Refusal::NotStackable, Rule::U_80);
    table.go(["2 accept"]);
    assert_eq!((table.asked().as_str(), table.to_act(), table.drew().as_str()), ("turn", Some(3), "2:b8"));
}

#[test]
fn being_asked_to_stack_tells_the_others_nothing() {
    proves!(U_12, U_80);
    // Behind both is a pink 3; only one of them is a Draw One.
    let hit = |held: &str| {
        let mut table = light(&json!({}), &["r+1/p4 r7 g1", &format!("{held} y1 y2"), "g2 g3 g4"]);
        table.go(["1 play r+1"]);
        table
    };
    let (may, may_not) = (hit("r+1/p3"), hit("r1/p3"));
    assert_moves(&may, 2, &["accept", "play r+1"]);
    assert_moves(&may_not, 2, &["accept"]);
    for number in [1, 3] {
        assert_eq!(may.game.view(seat(number)), may_not.game.view(seat(number)));
    }
}

#[test]
fn only_the_same_kind_stacks() {
    proves!(U_80);
    let mut table = light(&json!({}), &["r+1 r1 g1", "b+1 wild2 r2", "g2 g3 g4"]);
    table.go(["1 play r+1"]);
    assert_refused(&mut table, "2 play wild2 r", Refusal::NotStackable, Rule::U_80);
    assert_refused(&mut table, "2 play r2", Refusal::NotStackable, Rule::U_80);
    assert_refused(&mut table, "2 draw", Refusal::AnswerFirst, Rule::U_54);
    assert_refused(&mut table, "2 challenge", Refusal::NotChallengeable, Rule::U_54);
}

#[test]
fn without_the_house_rule_nothing_stacks() {
    proves!(U_80);
    let mut table = deal(&["r+1 r1 g1", "b+1 y2 y1", "g2 g3 g4"]).top("r9").next(NEXT).table();
    table.go(["1 play r+1"]);
    assert_eq!((table.asked().as_str(), table.to_act(), table.drew().as_str()), ("turn", Some(3), "2:b8"));
    let mut table = deal(&["wild2 g1 g4", "wild2 y2 y1", "g2 g3 g5"]).top("r9").table();
    table.go(["1 play wild2 g"]);
    assert_moves(&table, 2, &["accept", "challenge"]);
}

#[test]
fn draw_fives_stack() {
    proves!(U_80);
    let next = "t1 t2 t3 t4 t5 t6 t7 t8 t9 o5 o6";
    let mut table = dark(&json!({}), &["p+5 o1 o2", "t+5 o3 o4", "v1 v2 v3"], next);
    table.go(["1 play p+5"]);
    assert_eq!((table.asked().as_str(), table.to_act()), ("stack 5", Some(2)));
    assert_moves(&table, 2, &["accept", "play t+5"]);
    table.go(["2 play t+5", "3 accept"]);
    assert_eq!((table.game.hand(seat(3)).len(), table.drawn_for(Because::DrawFive)), (13, 10));
    assert_eq!((table.at().as_str(), table.skipped().as_str()), ("dark left t+5 t 1", "3"));
}

const WILD2: [&str; 4] = ["play wild2 r", "play wild2 y", "play wild2 g", "play wild2 b"];

#[test]
fn the_first_wild_draw_two_can_be_challenged_or_stacked_on() {
    proves!(U_80, U_54);
    let mut table = light(&json!({}), &["wild2 r1 g1", "wild2 r2 y1", "g2 g3 g4"]);
    table.go(["1 play wild2 g"]);
    assert_eq!((table.asked().as_str(), table.to_act()), ("challenge", Some(2)));
    assert_moves(&table, 2, &[&["accept", "challenge"][..], &WILD2].concat());
    table.go(["2 challenge"]);
    assert_eq!((table.drew().as_str(), table.at().as_str()), ("1:b8 1:b7", "light left wild2 g 2"));
}

#[test]
fn a_first_wild_draw_two_that_is_accepted_draws_two() {
    proves!(U_80);
    let mut table = light(&json!({}), &["wild2 r1 g1", "wild2 r2 y1", "g2 g3 g4"]);
    table.go(["1 play wild2 g", "2 accept"]);
    assert_eq!((table.drew().as_str(), table.to_act()), ("2:b8 2:b7", Some(3)));
}

#[test]
fn a_stacked_wild_draw_two_cannot_be_challenged() {
    proves!(U_80);
    // Seat 2 holds green, so that as a play of its own it would be a bluff.
    let mut table = light(&json!({}), &["wild2 r1 g1", "wild2 g7 y1", "wild2 g3 g4", "y2 y3 y4"]);
    table.go(["1 play wild2 g", "2 play wild2 b"]);
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("light left wild2 b 3", "stack 4"));
    assert_moves(&table, 3, &[&["accept"][..], &WILD2].concat());
    assert_refused(&mut table, "3 challenge", Refusal::NotChallengeable, Rule::U_54);
    table.go(["3 play wild2 y", "4 accept"]);
    assert_eq!((table.game.hand(seat(4)).len(), table.to_act()), (9, Some(1)));
    assert_eq!((table.at().as_str(), table.drawn_for(Because::WildDrawTwo)), ("light left wild2 y 1", 6));
}

#[test]
fn who_holds_no_wild_draw_two_for_a_stacked_one_is_asked_too() {
    proves!(U_80);
    let mut table = light(&json!({}), &["wild2 r1 g1", "wild2 g7 y1", "g2 g3 g4"]);
    table.go(["1 play wild2 g", "2 play wild2 b"]);
    assert_moves(&table, 3, &["accept"]);
    table.go(["3 accept"]);
    assert_eq!((table.drew().as_str(), table.to_act()), ("3:b8 3:b7 3:b6 3:b4", Some(1)));
}

#[test]
fn a_stacked_wild_draw_two_needs_no_permission() {
    proves!(U_80, U_45);
    let honest = json!({"bluff": false});
    let mut table = light(&honest, &["wild2 y7 g1", "wild2 g7 y1", "g2 g3 g4"]);
    table.go(["1 play wild2 g"]);
    assert_eq!((table.asked().as_str(), table.to_act()), ("stack 2", Some(2)));
    assert_moves(&table, 2, &[&["accept"][..], &WILD2].concat());
    table.go(["2 play wild2 r", "3 accept"]);
    assert_eq!((table.game.hand(seat(3)).len(), table.to_act()), (7, Some(1)));
}

#[test]
fn wild_draw_color_does_not_stack() {
    proves!(U_80);
    let hands = ["r3/dwildc o1 o2", "y6/dwildc o3 o4", "v1 v2 v3"];
    let mut table = dark(&json!({}), &hands, "t1");
    table.go(["1 play dwildc t"]);
    assert_moves(&table, 2, &["accept", "challenge"]);
    assert_refused(&mut table, "2 play dwildc t", Refusal::NotStackable, Rule::U_80);
    let mut honest = dark(&json!({"bluff": false}), &hands, "t1");
    honest.go(["1 play dwildc t"]);
    assert_eq!((honest.asked().as_str(), honest.to_act(), honest.drew().as_str()), ("turn", Some(3), "2:t1"));
}

#[test]
fn a_last_stacked_card_draws_the_sum_without_asking() {
    proves!(U_80, U_61);
    let mut table = light(&json!({"target": 1}), &["r+1 g1", "b+1 r1", "g+1 r2"]);
    table.keep([1]).go(["2 play r1 uno"]).keep([3]).go(["1 play r+1"]);
    assert_eq!((table.asked().as_str(), table.hand(2).as_str()), ("stack 1", "b+1"));
    table.events.clear();
    table.go(["2 play b+1"]);
    assert_eq!((table.asked().as_str(), table.drew().as_str()), ("over 2", "3:b6 3:b4"));
    assert_eq!(table.game.scores(), [0, (1 + 8) + (10 + 2 + 7 + 6 + 4), 0]);
}

#[test]
fn a_last_stacked_wild_draw_two_draws_the_sum_without_asking() {
    proves!(U_80, U_61);
    let mut table = light(&json!({"target": 1}), &["wild2 g1", "wild2 r1", "wild2 r2"]);
    table.keep([1]).go(["2 play r1 uno"]).keep([3]).go(["1 play wild2 g"]);
    assert_eq!((table.asked().as_str(), table.hand(2).as_str()), ("challenge", "wild2"));
    table.events.clear();
    table.go(["2 play wild2 y"]);
    assert_eq!((table.asked().as_str(), table.drew().as_str()), ("over 2", "3:b6 3:b4 3:b3 3:b2"));
}

#[test]
fn a_first_card_may_be_stacked_on() {
    proves!(U_80, U_13);
    let hands = ["b+1 r1 r2 r3 r4 r6 r7", "y1 y2 y3 y4 y5 y6 y7", "g1 g2 g3 g4 g5 g6 g7"];
    let mut table = deal(&hands).with(with("stacking", true)).first("r+1").next(NEXT).table();
    assert_eq!((table.asked().as_str(), table.to_act()), ("stack 1", Some(1)));
    assert_moves(&table, 1, &["accept", "play b+1"]);
    table.go(["1 play b+1", "2 accept"]);
    assert_eq!((table.drew().as_str(), table.at().as_str()), ("2:b8 2:b7", "light left b+1 b 3"));
}

#[test]
fn a_draw_card_that_a_flip_turns_up_hits_nobody() {
    proves!(U_80, U_46);
    let hands = ["r-flip/p8 r1 r3", "g2/t+5 g1 g3", "b1 b2 b3"];
    let mut table = deal(&hands).with(with("stacking", true)).first("r2/v+5").top("r9").table();
    table.go(["1 play r-flip"]);
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("dark left v+5 v 2", "turn"));
    table.go(["2 play t+5", "3 accept"]);
    assert_eq!(table.drawn_for(Because::DrawFive), 5);
}

#[test]
fn stacking_closes_the_catch_window_and_a_catch_leaves_it_to_be_answered() {
    proves!(U_60, U_80);
    let mut table = light(&json!({}), &["r+1 g1", "b+1 y1", "g2 g3"]);
    table.go(["1 play r+1"]);
    assert_moves(&table, 2, &["accept", "catch 1", "play b+1", "play b+1 uno"]);
    let mut caught = light(&json!({}), &["r+1 g1", "b+1 y1", "g2 g3"]);
    caught.go(["1 play r+1", "3 catch 1"]);
    assert_eq!((caught.asked().as_str(), caught.to_act()), ("stack 1", Some(2)));
    table.go(["2 play b+1 uno"]);
    assert_eq!(table.uncalled(), None);
}
