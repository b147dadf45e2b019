//! V-10: the first dealer, the opening deal, and whose turn it is.

use game::{Game, Scripted, proves};
use rows::testing::the_first_dealer_is_drawn;
use serde_json::json;
use vengeance::{Hall, Rule};

use super::kit::{Look, Table, assert_legal, plain, up_to};

#[test]
fn the_first_dealer_is_drawn_by_lot() {
    proves!(V_10);
    the_first_dealer_is_drawn::<Hall>();
}

#[test]
fn the_opening_deal_starts_at_the_dealers_left_and_ends_with_the_dealer() {
    proves!(V_10);
    let table: Table = Scripted::new(&json!({}), 3, 1, &["5 6 7 8"]);
    assert_eq!(table.dealt(), "2:5 3:6 1:7");
    assert_eq!(table.rows(), "7 (active) | 5 (active) | 6 (active)");
    assert_eq!((table.to_act(), table.piles()), (Some(2), (105, 0)));
}

#[test]
fn turns_go_clockwise_from_the_dealers_left() {
    proves!(V_10);
    let mut table: Table = Scripted::new(&json!({}), 4, 2, &["5 6 7 8 9 10 11 12"]);
    table.events.clear();
    for seat in [3, 4, 1, 2] {
        assert_eq!(table.to_act(), Some(seat));
        table.play([format!("{seat} hit").as_str()]);
    }
    assert_eq!(table.dealt(), "3:9 4:10 1:11 2:12");
    assert_eq!(table.to_act(), Some(3));
}

#[test]
fn active_players_choose_again_and_again_until_they_stay() {
    proves!(V_10);
    let mut table = plain(3, "5 6 7 8 9");
    assert_legal(&table, 1, &["hit", "stay"]);
    assert_legal(&table, 2, &[]);
    table.play(["1 stay", "2 hit", "3 stay"]);
    assert_eq!(table.rows(), "5 (stayed) | 6 8 (active) | 7 (stayed)");
    assert_eq!(table.to_act(), Some(2));
    table.play(["2 hit"]);
    assert_eq!((table.row(2).as_str(), table.to_act()), ("6 8 9 (active)", Some(2)));
    assert_legal(&table, 2, &["hit", "stay"]);
}

#[test]
fn every_round_has_its_opening_deal() {
    proves!(V_10, V_51);
    let mut table = plain(2, "5 6 7 8");
    table.play(["1 stay", "2 stay"]);
    assert_eq!((table.game.round(), table.game.dealer().number()), (2, 1));
    assert_eq!(table.rows(), "8 (active) | 7 (active)");
    assert_eq!((table.to_act(), table.piles()), (Some(2), (104, 2)));
}

#[test]
fn a_card_that_asks_is_resolved_before_the_deal_goes_on() {
    proves!(V_10, V_30);
    let mut table = plain(3, "one-more 5 6 7");
    assert_eq!((table.to_act(), table.pending().as_deref()), (Some(1), Some("1:one-more")));
    assert_eq!((table.dealt().as_str(), table.piles()), ("1:one-more", (107, 0)));
    table.play(["1 one-more 1"]);
    assert_eq!(table.rows(), "5 (stayed) | 6 (active) | 7 (active)");
    assert_eq!(table.to_act(), Some(2));
}

#[test]
fn a_modifier_is_an_opening_card_that_is_given_before_the_deal_goes_on() {
    proves!(V_10, V_40);
    let mut table = plain(3, "-4 5 6");
    assert_eq!((table.pending().as_deref(), table.dealt().as_str()), (Some("1:-4"), "1:-4"));
    table.play(["1 give 2"]);
    assert_eq!(table.rows(), "(active) | 5 -4 (active) | 6 (active)");
    assert_eq!(table.to_act(), Some(1));
}

#[test]
fn somebody_who_has_stayed_before_their_card_gets_none() {
    proves!(V_10);
    let mut table = plain(3, "one-more 5 6 7");
    table.play(["1 one-more 2"]);
    assert_eq!(table.dealt(), "1:one-more 2:5 3:6");
    assert_eq!(table.rows(), "(active) | 5 (stayed) | 6 (active)");
    assert_eq!(table.to_act(), Some(1));
}

#[test]
fn somebody_who_has_busted_before_their_card_gets_none() {
    proves!(V_10);
    let mut table = plain(3, "flip4 5 5 8 9");
    table.play(["1 flip4 3"]);
    assert_eq!(table.dealt(), "1:flip4 3:5 3:5 2:8");
    assert_eq!(table.rows(), "(active) | 8 (active) | 5 5 (busted)");
    assert_eq!((table.to_act(), table.piles()), (Some(1), (104, 1)));
}

#[test]
fn somebody_who_took_a_flip_four_still_gets_their_card() {
    proves!(V_10);
    let mut table = plain(3, "flip4 1 2 3 4 8 9");
    table.play(["1 flip4 3"]);
    assert_eq!(table.dealt(), "1:flip4 3:1 3:2 3:3 3:4 2:8 3:9");
    assert_eq!(table.rows(), "(active) | 8 (active) | 1 2 3 4 9 (active)");
}

#[test]
fn a_flip_seven_in_the_opening_deal_ends_the_round() {
    proves!(V_10, V_13);
    let mut table = up_to(1, 3, "flip4 flip4 1 2 3 4 5 6 7");
    table.play(["1 flip4 1", "1 flip4 1"]);
    assert_eq!(table.rows(), "1 2 3 4 5 6 7 (flip7) | (active) | (active)");
    assert_eq!(table.game.scores(), [43, 0, 0]);
}

#[test]
fn everybody_may_be_out_before_the_first_choice() {
    proves!(V_10, V_14);
    let mut table = up_to(1, 2, "one-more 5 one-more 8");
    table.play(["1 one-more 2"]);
    // Seat 2 has stayed and gets no card, so seat 1 is the first to choose.
    assert_eq!((table.rows().as_str(), table.to_act()), ("(active) | 5 (stayed)", Some(1)));
    table.play(["1 hit", "1 one-more 1"]);
    assert_eq!((table.game.scores(), table.to_act()), (&[8, 5][..], None));
}

#[test]
fn a_player_with_no_card_at_all_must_hit() {
    proves!(V_10);
    let mut table = plain(3, "-4 5 6");
    table.play(["1 give 3"]);
    assert_eq!((table.to_act(), table.row(1).as_str()), (Some(1), "(active)"));
    assert_legal(&table, 1, &["hit"]);
    assert_eq!(table.refused_by("1 stay"), Rule::V_10);
}

#[test]
fn a_player_who_lost_their_only_card_must_hit() {
    proves!(V_10, V_35);
    let mut table = plain(2, "5 6 discard");
    table.play(["1 hit", "1 discard 2 6"]);
    assert_eq!((table.to_act(), table.row(2).as_str()), (Some(2), "(active)"));
    assert_legal(&table, 2, &["hit"]);
}

#[test]
fn a_lone_modifier_is_a_card() {
    proves!(V_10);
    let mut table = plain(2, "-4 5");
    table.play(["1 give 1"]);
    assert_legal(&table, 1, &["hit", "stay"]);
    table.play(["1 stay"]);
    assert_eq!(table.rows(), "-4 (stayed) | 5 (active)");
}
