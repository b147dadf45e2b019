//! F7-10 and F7-11: the first dealer and the opening deal.

use flip7::{Card, Hall, Rule};
use game::{Game, Scripted, proves};
use rows::testing::the_first_dealer_is_drawn;
use serde_json::json;

use super::kit::{Look, Table, table};

fn english(players: usize, deck: &str) -> Table {
    table(&json!({"edition": "en"}), players, deck)
}

#[test]
fn the_first_dealer_is_drawn_by_lot() {
    proves!(F7_10);
    the_first_dealer_is_drawn::<Hall>();
}

#[test]
fn the_dealers_left_goes_first_and_the_dealer_last() {
    proves!(F7_10, F7_12);
    let mut table: Table = Scripted::new(&json!({"edition": "pl"}), 4, 2, &["5 6 7 8"]);
    for seat in [3, 4, 1, 2] {
        assert_eq!(table.to_act(), Some(seat));
        table.play([format!("{seat} hit").as_str()]);
    }
    assert_eq!(table.dealt(), "3:5 4:6 1:7 2:8");
    assert_eq!(table.to_act(), Some(3));
}

#[test]
fn the_opening_deal_starts_at_the_dealers_left_and_ends_with_the_dealer() {
    proves!(F7_10, F7_11);
    let table: Table = Scripted::new(&json!({"edition": "en"}), 3, 1, &["5 6 7 8"]);
    assert_eq!(table.dealt(), "2:5 3:6 1:7");
    assert_eq!([table.row(1), table.row(2), table.row(3)], ["7 (active)", "5 (active)", "6 (active)"]);
    assert_eq!((table.to_act(), table.piles()), (Some(2), (91, 0)));
}

#[test]
fn modifiers_and_second_chances_are_opening_cards_too() {
    proves!(F7_11);
    let table = english(3, "+4 second 7");
    assert_eq!([table.row(1), table.row(2), table.row(3)], ["+4 (active)", "second (active)", "7 (active)"]);
    assert_eq!(table.to_act(), Some(1));
}

#[test]
fn a_card_that_asks_is_resolved_before_the_deal_goes_on() {
    proves!(F7_11, F7_16);
    let mut table = english(3, "freeze 5 6");
    assert_eq!((table.to_act(), table.game.decision().card()), (Some(1), Some(Card::Freeze)));
    assert_eq!((table.dealt().as_str(), table.piles()), ("1:freeze", (93, 0)));
    table.play(["1 freeze 1"]);
    assert_eq!([table.row(1), table.row(2), table.row(3)], ["(frozen)", "5 (active)", "6 (active)"]);
    assert_eq!(table.to_act(), Some(2));
}

#[test]
fn somebody_frozen_before_their_card_gets_none() {
    proves!(F7_11);
    let mut table = english(3, "freeze 5 6");
    table.play(["1 freeze 2"]);
    assert_eq!([table.row(1), table.row(2), table.row(3)], ["(active)", "(frozen)", "5 (active)"]);
    // Seat 1 got a card of the deal and gave it away.
    assert_eq!((table.to_act(), table.legal(1)), (Some(1), vec!["hit".to_owned()]));
}

#[test]
fn somebody_busted_before_their_card_gets_none() {
    proves!(F7_11);
    let mut table = english(3, "flip3 5 5 8 9");
    table.play(["1 flip3 3"]);
    assert_eq!(table.dealt(), "1:flip3 3:5 3:5 2:8");
    assert_eq!([table.row(2), table.row(3)], ["8 (active)", "5 5 (busted)"]);
    assert_eq!((table.to_act(), table.piles()), (Some(1), (90, 1)));
}

#[test]
fn somebody_who_took_a_flip_three_still_gets_their_card() {
    proves!(F7_11);
    let mut table = english(3, "flip3 1 2 3 8 9");
    table.play(["1 flip3 3"]);
    assert_eq!(table.dealt(), "1:flip3 3:1 3:2 3:3 2:8 3:9");
    assert_eq!([table.row(2), table.row(3)], ["8 (active)", "1 2 3 9 (active)"]);
    assert_eq!(table.to_act(), Some(1));
}

#[test]
fn a_flip_seven_in_the_opening_deal_ends_the_round() {
    proves!(F7_11, F7_17);
    let rules = json!({"edition": "en", "target": 40});
    let mut table = table(&rules, 3, "flip3 flip3 flip3 1 2 3 4 5 6 7");
    // Seat 1 ends up with seven numbers from three Flip Threes, one by one.
    table.play(["1 flip3 1", "1 flip3 1", "1 flip3 1"]);
    assert_eq!(table.row(1), "1 2 3 4 5 6 7 (flip7)");
    assert_eq!([table.row(2), table.row(3)], ["(active)", "(active)"]);
    assert_eq!(table.game.scores(), [43, 0, 0]);
}

#[test]
fn everybody_may_be_out_before_the_first_choice() {
    proves!(F7_11, F7_18);
    let mut table = english(2, "freeze freeze 5 6");
    table.play(["1 freeze 2"]);
    // Seat 2 is frozen and gets no card, so seat 1 is the first to choose.
    assert_eq!(table.to_act(), Some(1));
    table.play(["1 hit"]);
    assert_eq!((table.game.round(), table.game.scores()), (2, &[0, 0][..]));
    assert_eq!([table.row(1), table.row(2)], ["6 (active)", "5 (active)"]);
    assert_eq!(table.to_act(), Some(2));
}

#[test]
fn every_round_has_its_opening_deal() {
    proves!(F7_11, F7_50);
    let mut table = english(2, "5 6 7 8");
    table.play(["1 stay", "2 stay"]);
    assert_eq!((table.game.round(), table.game.dealer().number()), (2, 1));
    assert_eq!([table.row(1), table.row(2)], ["8 (active)", "7 (active)"]);
    assert_eq!((table.to_act(), table.piles()), (Some(2), (90, 2)));
}
