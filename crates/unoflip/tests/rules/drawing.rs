//! U-82 and U-83: drawing until a card fits, and having to play it. Then all
//! house rules together.

use game::proves;
use serde_json::{Value, json};
use unoflip::{Because, Event, Refusal, Rule};

use super::kit::{Look, Table, assert_moves, assert_refused, deal, seat, with};

/// Three players with a red 9 on top.
fn table(rules: Value, hand: &str, next: &str) -> Table {
    let mut table = deal(&[hand, "y1 y2", "b1 b2"]).with(rules).top("r9").next(next).table();
    table.events.clear();
    table
}

fn until() -> Value {
    with("draw_until_playable", true)
}

fn force() -> Value {
    with("force_play", true)
}

#[test]
fn by_house_rule_one_draws_until_a_card_fits() {
    proves!(U_82);
    let mut table = table(until(), "g1 g2", "b8 y7 g3 r4 b7");
    table.go(["1 draw"]);
    assert_eq!((table.drew().as_str(), table.asked().as_str()), ("1:b8 1:y7 1:g3 1:r4", "drawn r4"));
    assert_eq!((table.hand(1).as_str(), table.to_act()), ("r4 y7 g1 g2 g3 b8", Some(1)));
    assert_moves(&table, 1, &["pass", "play r4"]);
    assert_eq!(table.drawn_for(Because::Turn), 4);
}

#[test]
fn a_first_card_that_fits_is_enough() {
    proves!(U_82);
    let mut table = table(until(), "g1 g2", "b9 r4");
    table.go(["1 draw"]);
    assert_eq!((table.drew().as_str(), table.asked().as_str()), ("1:b9", "drawn b9"));
    table.go(["1 pass"]);
    assert_eq!((table.hand(1).as_str(), table.to_act()), ("g1 g2 b9", Some(2)));
}

#[test]
fn without_the_house_rule_one_card_is_drawn() {
    proves!(U_22, U_82);
    let mut table = table(json!({}), "g1 g2", "b8 r4");
    table.go(["1 draw"]);
    assert_eq!((table.drew().as_str(), table.asked().as_str()), ("1:b8", "drawn b8"));
}

#[test]
fn the_drawing_ends_at_a_wild_draw_two_that_may_be_a_bluff() {
    proves!(U_82, U_54);
    let mut bluff = table(until(), "r1 g2", "b8 wild2 r4");
    bluff.go(["1 draw"]);
    assert_eq!(bluff.asked(), "drawn wild2");
    let mut honest = table(json!({"draw_until_playable": true, "bluff": false}), "r1 g2", "b8 wild2 r4");
    honest.go(["1 draw"]);
    assert_eq!((honest.asked().as_str(), honest.drew().as_str()), ("drawn r4", "1:b8 1:wild2 1:r4"));
}

#[test]
fn cards_drawn_on_the_way_do_not_become_playable() {
    proves!(U_82, U_22);
    // The wild2 does not fit while red is held; it stays in the hand.
    let mut table = table(json!({"draw_until_playable": true, "bluff": false}), "r1 g2", "wild2 y7 b9");
    table.go(["1 draw"]);
    assert_moves(&table, 1, &["pass", "play b9"]);
}

#[test]
fn a_drawing_that_finds_nothing_takes_all_cards_and_asks_about_the_last() {
    proves!(U_82, U_23);
    // All that fits on a red 5 is in the hands, and what is left does not.
    let hands = ["g1 g2 g3 g4 g6 g7 b1", "y1 y2 y3 y4 y6 y7 b2"];
    let mut table = deal(&hands).with(until()).first("r5").flipped("g8 y8").table();
    table.drain(2);
    assert_eq!(table.draw_pile().iter().map(|code| &code[..2]).collect::<Vec<_>>(), ["y8", "g8"]);
    let seat = table.to_act().expect("the game is not over");
    table.play([format!("{seat} draw").as_str()]);
    assert_eq!(table.drew(), format!("{seat}:y8 {seat}:g8"));
    assert_eq!(table.events.last(), Some(&Event::NothingToDraw { seat: super::kit::seat(seat) }));
    assert_eq!((table.asked().as_str(), table.to_act(), table.piles()), ("drawn g8", Some(seat), (0, 1)));
    assert_moves(&table, seat, &["pass"]);
    table.play([format!("{seat} pass").as_str()]);
    assert_eq!((table.asked().as_str(), table.to_act()), ("turn", Some(seat % 2 + 1)));
}

#[test]
fn by_house_rule_a_drawn_card_that_fits_must_be_played() {
    proves!(U_83);
    let mut table = table(force(), "r1 g2", "b9");
    table.go(["1 draw"]);
    assert_eq!(table.asked(), "drawn b9");
    assert_moves(&table, 1, &["play b9"]);
    assert_refused(&mut table, "1 pass", Refusal::MustPlayDrawn, Rule::U_83);
    assert_eq!(table.forbidden_by("1 play r1"), Rule::U_22);
    table.go(["1 play b9"]);
    assert_eq!(table.at(), "light left b9 b 2");
}

#[test]
fn without_the_house_rule_it_may_be_kept() {
    proves!(U_22, U_83);
    let mut table = table(json!({}), "r1 g2", "b9");
    table.go(["1 draw", "1 pass"]);
    assert_eq!(table.to_act(), Some(2));
}

#[test]
fn a_card_that_does_not_fit_is_not_forced() {
    proves!(U_83, U_22);
    let mut table = table(force(), "r1 g2", "b8");
    table.go(["1 draw"]);
    assert_eq!(table.asked(), "drawn b8");
    assert_moves(&table, 1, &["pass"]);
    table.go(["1 pass"]);
    assert_eq!((table.asked().as_str(), table.to_act()), ("turn", Some(2)));
}

#[test]
fn only_the_drawn_card_is_forced() {
    proves!(U_83);
    let mut table = table(force(), "r1 wild", "b8");
    assert!(table.moves(1).contains(&"draw".into()));
    table.go(["1 draw"]);
    assert_eq!(table.hand(1), "r1 b8 wild");
}

#[test]
fn a_drawn_wild_must_be_played_too_with_any_colour() {
    proves!(U_83);
    let mut wild = table(force(), "r1 g2", "wild");
    wild.go(["1 draw"]);
    assert_moves(&wild, 1, &["play wild r", "play wild y", "play wild g", "play wild b"]);
    let mut bluff = table(force(), "r1 g2", "wild2");
    bluff.go(["1 draw"]);
    assert_moves(&bluff, 1, &["play wild2 r", "play wild2 y", "play wild2 g", "play wild2 b"]);
    assert_refused(&mut bluff, "1 pass", Refusal::MustPlayDrawn, Rule::U_83);
}

#[test]
fn drawing_until_a_card_fits_and_having_to_play_it_go_together() {
    proves!(U_82, U_83);
    let mut table = table(json!({"draw_until_playable": true, "force_play": true}), "g1 g2", "b8 y7 r-skip");
    table.go(["1 draw"]);
    assert_moves(&table, 1, &["play r-skip"]);
    table.go(["1 play r-skip"]);
    assert_eq!((table.at().as_str(), table.hand(1).as_str()), ("light left r-skip r 3", "y7 g1 g2 b8"));
}

/// All house rules at once.
fn all() -> Value {
    json!({"stacking": true, "jump_in": true, "draw_until_playable": true, "force_play": true})
}

#[test]
fn a_draw_one_that_jumps_in_may_be_stacked_on() {
    proves!(U_80, U_81);
    let hands = ["r+1 g1 g2", "y1 y2 y3", "y4 y6 y7", "r+1 b2 b3", "b+1 b4 b6"];
    let mut table = deal(&hands).with(all()).top("r9").next("y8 b7 b8 y9").table();
    table.go(["1 play r+1", "2 accept"]);
    assert_eq!((table.drew().as_str(), table.to_act()), ("2:y8", Some(3)));
    table.go(["4 play r+1"]);
    assert_eq!((table.asked().as_str(), table.to_act()), ("stack 1", Some(5)));
    assert_moves(&table, 5, &["accept", "play b+1"]);
    table.go(["5 play b+1", "1 accept"]);
    assert_eq!((table.drew().as_str(), table.at().as_str()), ("2:y8 1:b7 1:b8", "light left b+1 b 2"));
}

#[test]
fn a_draw_one_drawn_and_forced_may_be_stacked_on_and_then_jumped_in_on() {
    proves!(U_80, U_81, U_82, U_83);
    let hands = ["g1 g2 g3", "b+1 y2 y3", "y4 y6 y7", "b+1 b2 b3"];
    let mut table = deal(&hands).with(all()).top("r9").next("b8 r+1 b7 b6 b4").table();
    table.go(["1 draw"]);
    assert_moves(&table, 1, &["play r+1"]);
    table.go(["1 play r+1", "2 play b+1", "3 accept"]);
    assert_eq!((table.to_act(), table.game.hand(seat(3)).len()), (Some(4), 5));
    assert_moves(&table, 4, &["draw", "play b2", "play b3", "play b+1"]);
    table.go(["4 play b+1", "1 accept"]);
    assert_eq!((table.to_act(), table.drawn_for(Because::DrawOne)), (Some(2), 3));
}

#[test]
fn the_house_rules_are_off_unless_agreed() {
    proves!(U_80, U_81, U_82, U_83);
    let options = unoflip::Options::default();
    let house = [options.stacking, options.jump_in, options.draw_until_playable, options.force_play];
    assert_eq!(house, [false; 4]);
}
