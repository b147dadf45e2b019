//! V-60 and V-61: brutal mode.

use game::{Game, Seat, proves};
use serde_json::json;
use vengeance::{Card, Event, Happening, Refusal, Rule};

use super::kit::{Look, Table, all_stay, assert_legal, brutal, plain, table};

#[test]
fn a_round_may_be_worth_less_than_nothing() {
    proves!(V_60);
    for (lay, points) in [(brutal as fn(usize, &str) -> Table, -4), (plain, 0)] {
        let mut table = lay(2, "5 6 -10");
        table.play(["1 hit", "1 give 2"]);
        assert_eq!(table.points(2), points);
        table.play(["2 stay", "1 stay"]);
        assert_eq!(table.game.scores(), [5, points]);
    }
}

#[test]
fn a_total_may_fall_below_zero_and_rise_again() {
    proves!(V_60);
    let mut table = brutal(2, "5 6 -10 3 2 8 9");
    table.play(["1 hit", "1 give 2", "2 stay", "1 stay"]);
    for scores in [[5, -4], [7, -1], [15, 8]] {
        assert_eq!(table.game.scores(), scores);
        all_stay(&mut table);
    }
    assert_eq!(table.times(&Event::Scored { seat: Seat::at(1), points: -4, total: -4 }), 1);
}

#[test]
fn halving_comes_first_in_brutal_mode_too() {
    proves!(V_50, V_60);
    let mut table = brutal(1, "5 /2 -4 -6");
    table.play(["1 hit", "1 hit", "1 hit", "1 stay"]);
    assert_eq!(table.game.scores(), [2 - 10]);
}

/// Seat 1 of three has busted with a 5, seat 2 got this card and must play it.
fn with_somebody_busted(card: &str) -> Table {
    let mut table = brutal(3, &format!("5 6 8 5 {card}"));
    table.play(["1 hit", "2 hit"]);
    assert_eq!(table.row(1), "5 5 (busted)");
    table
}

#[test]
fn a_modifier_may_be_given_to_somebody_who_busted() {
    proves!(V_61);
    let mut table = with_somebody_busted("-4");
    assert_legal(&table, 2, &["give 1", "give 2", "give 3"]);
    table.play(["2 give 1"]);
    assert_eq!((table.row(1).as_str(), table.points(1)), ("5 5 -4 (busted)", -4));
    let given =
        Event::Own(Happening::Given { by: Seat::at(1), to: Seat::at(0), card: Card::Minus4, busted: true });
    assert_eq!(table.times(&given), 1);
    table.play(["3 stay", "2 stay"]);
    assert_eq!(table.game.scores(), [-4, 6, 8]);
}

#[test]
fn several_gifts_after_a_bust_add_up() {
    proves!(V_61);
    let mut table = with_somebody_busted("-4 -10");
    table.play(["2 give 1", "3 hit", "3 give 1", "2 stay", "3 stay"]);
    assert_eq!(table.game.scores(), [-14, 6, 8]);
}

#[test]
fn modifiers_from_before_the_bust_do_not_count() {
    proves!(V_61);
    let mut table = brutal(2, "5 6 -8 7 5 -2");
    table.play(["1 hit", "1 give 1", "2 hit", "1 hit"]);
    assert_eq!((table.row(1).as_str(), table.points(1)), ("5 5 -8 (busted)", 0));
    table.play(["2 hit", "2 give 1"]);
    assert_eq!((table.row(1).as_str(), table.points(1)), ("5 5 -8 -2 (busted)", -2));
    table.play(["2 stay"]);
    assert_eq!(table.game.scores(), [-2, 13]);
}

#[test]
fn a_half_does_nothing_to_somebody_who_busted() {
    proves!(V_61);
    let mut table = with_somebody_busted("/2 -6");
    table.play(["2 give 1", "3 hit", "3 give 1"]);
    assert_eq!((table.row(1).as_str(), table.points(1)), ("5 5 /2 -6 (busted)", -6));
    table.play(["2 stay", "3 stay"]);
    assert_eq!(table.game.scores(), [-6, 6, 8]);
}

#[test]
fn what_was_given_after_a_bust_cannot_be_touched() {
    proves!(V_61);
    let listed: [(&str, &[&str], [&str; 2]); 3] = [
        ("swap", &["swap 2 6 3 8"], ["swap 1 -4 3 8", "swap 1 5 3 8"]),
        ("steal", &["steal 2 6"], ["steal 1 -4", "steal 1 5"]),
        ("discard", &["discard 2 6", "discard 3 8"], ["discard 1 -4", "discard 1 5"]),
    ];
    for (card, moves, refused) in listed {
        // A card more for seat 2, so that there is a choice.
        let mut table = with_somebody_busted(&format!("-4 9 10 {card}"));
        table.play(["2 give 1", "3 hit", "2 hit", "3 hit"]);
        assert_eq!(table.pending(), Some(format!("3:{card}")));
        let legal = table.legal(3);
        assert!(moves.iter().all(|step| legal.contains(&(*step).to_owned())), "{legal:?}");
        assert!(legal.iter().all(|step| !step.contains("-4") && !step.contains(" 1 ")), "{legal:?}");
        for step in refused {
            let refusal = table.refused(&format!("3 {step}"));
            assert_eq!(refusal, Refusal::Busted { target: Seat::at(0) }, "{step}");
        }
    }
}

#[test]
fn actions_cannot_be_aimed_at_somebody_who_busted() {
    proves!(V_30, V_61);
    for card in ["one-more", "flip4"] {
        let mut table = with_somebody_busted(card);
        let moves = [2, 3].map(|seat| format!("{card} {seat}"));
        assert_legal(&table, 2, &moves.each_ref().map(String::as_str));
        assert_eq!(table.refused_by(&format!("2 {card} 1")), Rule::V_12);
    }
}

#[test]
fn the_last_one_not_busted_is_asked_too() {
    proves!(V_40, V_61);
    let mut table = brutal(2, "5 6 5 -4");
    table.play(["1 hit", "2 hit"]);
    assert_eq!(table.pending().as_deref(), Some("2:-4"));
    assert_legal(&table, 2, &["give 1", "give 2"]);
    table.play(["2 give 1", "2 stay"]);
    assert_eq!(table.game.scores(), [-4, 6]);
}

#[test]
fn a_player_alone_keeps_a_modifier() {
    proves!(V_61);
    let mut table = brutal(1, "5 -8");
    table.play(["1 hit"]);
    assert_eq!((table.row(1).as_str(), table.to_act(), table.pending()), ("5 -8 (active)", Some(1), None));
    table.play(["1 stay"]);
    assert_eq!(table.game.scores(), [-3]);
}

#[test]
fn the_zero_makes_a_round_exactly_nothing() {
    proves!(V_20, V_61);
    let mut table = brutal(2, "0 6 -10 one-more 5");
    table.play(["1 hit", "1 give 1", "2 hit", "2 one-more 1"]);
    assert_eq!((table.row(1).as_str(), table.points(1)), ("0 5 -10 (stayed)", 0));
    table.play(["2 stay"]);
    assert_eq!(table.game.scores(), [0, 6]);
}

#[test]
fn in_a_busted_row_the_zero_is_out_of_play() {
    proves!(V_61);
    let mut table = brutal(2, "0 6 5 8 5 -10");
    table.play(["1 hit", "2 hit", "1 hit", "2 hit", "2 give 1"]);
    assert_eq!((table.row(1).as_str(), table.points(1)), ("0 5 5 -10 (busted)", -10));
    table.play(["2 stay"]);
    assert_eq!(table.game.scores(), [-10, 14]);
}

#[test]
fn penalties_end_with_the_round() {
    proves!(V_61);
    let mut table = with_somebody_busted("-4 9 10 11");
    table.play(["2 give 1", "3 stay", "2 stay"]);
    assert_eq!(table.game.scores(), [-4, 6, 8]);
    all_stay(&mut table);
    assert_eq!(table.game.scores(), [-4 + 11, 6 + 9, 8 + 10]);
}

#[test]
fn a_waiting_modifier_may_go_to_somebody_busted_when_nobody_else_is_left() {
    proves!(V_37, V_61);
    let rules = json!({"brutal": true, "target": 1});
    let mut table = table(&rules, 2, "5 6 5 flip4 -4 8 9 10");
    table.play(["1 hit", "2 hit"]);
    assert_eq!((table.pending().as_deref(), table.row(2).as_str()), (Some("2:-4"), "6 8 9 10 (active)"));
    table.play(["2 give 1", "2 stay"]);
    assert_eq!(table.game.scores(), [-4, 33]);
}

#[test]
fn without_brutal_mode_nothing_can_be_given_to_somebody_who_busted() {
    proves!(V_40, V_61);
    let mut table = plain(3, "5 6 8 5 -4");
    table.play(["1 hit", "2 hit"]);
    assert_legal(&table, 2, &["give 2", "give 3"]);
    assert_eq!(table.refused("2 give 1"), Refusal::Busted { target: Seat::at(0) });
}
