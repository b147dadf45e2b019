//! F7-12 to F7-16: what a turn brings.

use flip7::{Card, Event, Happening, Rule};
use game::{Game, Scripted, Seat, proves};
use serde_json::json;

use super::kit::{Look, Table, plain, up_to};

#[test]
fn a_player_with_a_card_chooses_hit_or_stay() {
    proves!(F7_12);
    let mut table = plain(2, "5 6 7");
    table.play(["1 hit", "2 hit"]);
    assert_eq!((table.to_act(), table.legal(1)), (Some(1), vec!["hit".to_owned(), "stay".to_owned()]));
    assert!(table.legal(2).is_empty());
    table.play(["1 hit"]);
    assert_eq!(table.row(1), "5 7 (active)");
    assert_eq!(table.dealt(), "1:5 2:6 1:7");
}

#[test]
fn who_stays_leaves_the_round_and_keeps_the_points() {
    proves!(F7_12);
    let mut table = plain(2, "5 6 7 8");
    table.play(["1 hit", "2 hit", "1 stay"]);
    assert_eq!((table.row(1).as_str(), table.points(1)), ("5 (stayed)", 5));
    assert_eq!(table.times(&Event::Own(Happening::Stayed { seat: Seat::at(0), points: 5 })), 1);
    assert_eq!(table.to_act(), Some(2));
    table.play(["2 hit", "2 hit", "2 stay"]);
    assert_eq!(table.game.scores(), [5, 21]);
}

#[test]
fn turns_go_round_among_those_who_are_active() {
    proves!(F7_12);
    let mut table = plain(3, "1 2 3 4 5 6 7 8");
    table.play(["1 hit", "2 hit", "3 hit", "1 hit", "2 stay", "3 hit", "1 hit", "3 hit", "1 hit"]);
    assert_eq!([table.row(1), table.row(3)], ["1 4 6 8 (active)", "3 5 7 (active)"]);
    assert_eq!(table.to_act(), Some(3));
}

#[test]
fn without_a_card_one_must_hit() {
    proves!(F7_13);
    for edition in ["pl", "de", "en"] {
        let rules = json!({"edition": edition, "opening_deal": false});
        let mut table: Table = Scripted::new(&rules, 2, 2, &["5"]);
        assert_eq!(table.legal(1), ["hit"], "{edition}");
        assert_eq!(table.refused_by("1 stay"), Rule::F7_13);
    }
}

#[test]
fn whose_only_card_went_elsewhere_must_hit_again() {
    proves!(F7_13);
    let mut table = plain(3, "freeze 6 7");
    table.play(["1 hit", "1 freeze 2", "3 hit"]);
    assert_eq!((table.row(1).as_str(), table.to_act()), ("(active)", Some(1)));
    assert_eq!(table.legal(1), ["hit"]);
    assert_eq!(table.refused_by("1 stay"), Rule::F7_13);
}

#[test]
fn a_lone_modifier_or_second_chance_or_zero_is_a_card() {
    proves!(F7_13);
    for (card, points) in [("+2", 2), ("x2", 0), ("second", 0), ("0", 0)] {
        let mut table = plain(2, &format!("{card} 6"));
        table.play(["1 hit", "2 hit"]);
        assert_eq!(table.legal(1), ["hit", "stay"], "{card}");
        table.play(["1 stay", "2 stay"]);
        assert_eq!(table.game.scores(), [points, 6], "{card}");
    }
}

#[test]
fn a_number_not_held_yet_joins_the_row() {
    proves!(F7_14);
    let mut table = plain(2, "12 12 0 11");
    table.play(["1 hit", "2 hit", "1 hit", "2 hit"]);
    assert_eq!([table.row(1), table.row(2)], ["12 0 (active)", "12 11 (active)"]);
    assert_eq!([table.points(1), table.points(2)], [12, 23]);
}

#[test]
fn a_number_already_held_is_a_bust_without_points() {
    proves!(F7_14, F7_40);
    let mut table = plain(2, "5 6 +10 7 5");
    table.play(["1 hit", "2 hit", "1 hit", "2 hit", "1 hit"]);
    assert_eq!((table.row(1).as_str(), table.points(1)), ("5 5 +10 (busted)", 0));
    assert_eq!(table.times(&Event::Own(Happening::Busted { seat: Seat::at(0), card: Card::Five })), 1);
    assert_eq!(table.to_act(), Some(2));
    table.play(["2 stay"]);
    assert_eq!(table.game.scores(), [0, 13]);
}

#[test]
fn the_cards_of_a_busted_player_stay_in_front_until_the_round_ends() {
    proves!(F7_14);
    let mut table = plain(2, "5 6 5");
    table.play(["1 hit", "2 hit", "1 hit"]);
    assert_eq!((table.row(1).as_str(), table.piles()), ("5 5 (busted)", (91, 0)));
    table.play(["2 stay"]);
    assert_eq!((table.discarded().as_str(), table.piles()), ("5 5 6", (91, 3)));
}

#[test]
fn a_modifier_lies_above_the_row_in_the_order_it_came() {
    proves!(F7_15);
    let mut table = plain(1, "+10 5 x2 +2");
    table.play(["1 hit", "1 hit", "1 hit", "1 hit"]);
    assert_eq!((table.row(1).as_str(), table.points(1)), ("5 +10 x2 +2 (active)", 22));
}

#[test]
fn a_modifier_never_busts() {
    proves!(F7_15);
    let rules = json!({"edition": "pl", "decks": 2});
    let mut table: Table = Scripted::new(&rules, 1, 1, &["2 +2 +2 4 +4 x2 x2"]);
    table.play(["1 hit", "1 hit", "1 hit", "1 hit", "1 hit", "1 hit", "1 hit"]);
    assert_eq!((table.row(1).as_str(), table.points(1)), ("2 4 +2 +2 +4 x2 x2 (active)", 32));
}

#[test]
fn a_modifier_is_not_one_of_the_seven() {
    proves!(F7_15, F7_17);
    for deck in ["1 2 3 4 5 6 +2 +4 x2 12", "+2 +4 x2 1 2 3 4 5 6 12", "1 +2 2 3 +4 4 5 x2 6 12"] {
        let mut table = up_to(30, 1, deck);
        for _ in 0..9 {
            table.play(["1 hit"]);
        }
        assert_eq!((table.row(1).as_str(), table.game.round()), ("1 2 3 4 5 6 +2 +4 x2 (active)", 1));
        table.play(["1 hit"]);
        assert_eq!(table.row(1), "1 2 3 4 5 6 12 +2 +4 x2 (flip7)");
    }
}

#[test]
fn an_action_is_carried_out_at_once() {
    proves!(F7_16);
    for (card, action) in [("freeze", Card::Freeze), ("flip3", Card::FlipThree)] {
        let mut table = plain(2, &format!("{card} 5 6 7"));
        table.play(["1 hit"]);
        assert_eq!((table.to_act(), table.game.decision().card()), (Some(1), Some(action)));
        assert_eq!(table.legal(1), [format!("{card} 1"), format!("{card} 2")]);
        assert!(table.legal(2).is_empty());
        for other in ["1 hit", "1 stay", "1 second 2"] {
            assert_eq!(table.refused_by(other), Rule::F7_16, "{other}");
        }
        assert_eq!(table.refused_by(&format!("2 {card} 1")), Rule::F7_12);
    }
}

#[test]
fn an_action_is_neither_kept_nor_put_off() {
    proves!(F7_16);
    let mut table = plain(3, "freeze 5");
    table.play(["1 hit", "1 freeze 3"]);
    assert_eq!([table.row(1), table.row(3)], ["(active)", "(frozen)"]);
    assert_eq!((table.game.decision().card(), table.to_act()), (None, Some(2)));
    assert_eq!(table.refused_by("2 freeze 1"), Rule::F7_16);
}
