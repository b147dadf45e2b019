//! U-60: calling UNO, and catching who did not.

use game::{Game, proves};
use serde_json::json;
use unoflip::{Because, Event, Refusal, Rule};

use super::kit::{Look, Table, assert_moves, assert_refused, deal, seat, with};

/// Three players with two cards, seat 1 having played the first of them without
/// a call, on a red 9.
fn uncalled(hand: &str, step: &str) -> Table {
    let mut table = deal(&[hand, "y1 r4", "b1 r6"]).top("r9").next("b8 b7 b6 b4 b3 b2").table();
    table.events.clear();
    table.go([step]);
    assert_eq!(table.uncalled(), Some(1));
    table
}

#[test]
fn the_second_last_card_is_played_with_a_call_or_without() {
    proves!(U_60);
    let table = deal(&["r1 wild", "y1 y2"]).top("r9").table();
    let mut expected = vec!["draw", "play r1", "play r1 uno"];
    expected.extend(["play wild r", "play wild y", "play wild g", "play wild b"]);
    expected.extend(["play wild r uno", "play wild y uno", "play wild g uno", "play wild b uno"]);
    assert_moves(&table, 1, &expected);
}

#[test]
fn with_any_other_card_there_is_no_call() {
    proves!(U_60);
    let mut three = deal(&["r1 r2 g1", "y1 y2 y3"]).top("r9").table();
    assert_moves(&three, 1, &["draw", "play r1", "play r2"]);
    assert_refused(&mut three, "1 play r1 uno", Refusal::NotUno, Rule::U_60);
    three.go(["1 play r1"]);
    assert_eq!(three.uncalled(), None);
    let mut one = deal(&["r1", "y1"]).top("r9").table();
    assert_moves(&one, 1, &["draw", "play r1"]);
    assert_refused(&mut one, "1 play r1 uno", Refusal::NotUno, Rule::U_60);
}

#[test]
fn who_called_cannot_be_caught() {
    proves!(U_60);
    let mut table = deal(&["r1 g1", "r4 y2", "b1 b2"]).top("r9").table();
    table.events.clear();
    table.go(["1 play r1 uno"]);
    assert!(matches!(table.events[0], Event::Played { uno: true, .. }));
    assert_eq!(table.uncalled(), None);
    assert_moves(&table, 2, &["draw", "play r4", "play r4 uno"]);
    assert_moves(&table, 3, &[]);
    assert_refused(&mut table, "2 catch 1", Refusal::NobodyToCatch, Rule::U_60);
}

#[test]
fn any_other_player_may_catch_who_did_not_call() {
    proves!(U_60);
    let table = uncalled("r1 g1", "1 play r1");
    assert_moves(&table, 1, &[]);
    assert_moves(&table, 2, &["catch 1", "draw", "play r4", "play r4 uno", "play y1", "play y1 uno"]);
    assert_moves(&table, 3, &["catch 1"]);
}

#[test]
fn who_is_caught_draws_two_and_the_same_decision_is_asked() {
    proves!(U_60);
    for catcher in [2, 3] {
        let mut table = uncalled("r1 g1", "1 play r1");
        table.play([format!("{catcher} catch 1").as_str()]);
        assert_eq!((table.hand(1).as_str(), table.drew().as_str()), ("g1 b7 b8", "1:b8 1:b7"));
        assert_eq!((table.at().as_str(), table.asked().as_str()), ("light left r1 r 2", "turn"));
        assert_eq!((table.uncalled(), table.drawn_for(Because::Caught)), (None, 2));
        assert!(table.saw(&Event::Caught { seat: seat(1), by: seat(catcher) }));
        assert_eq!(table.skipped(), "");
    }
}

#[test]
fn nobody_is_caught_twice() {
    proves!(U_60);
    let mut table = uncalled("r1 g1", "1 play r1");
    table.play(["3 catch 1"]);
    assert_refused(&mut table, "2 catch 1", Refusal::NobodyToCatch, Rule::U_60);
}

#[test]
fn nobody_catches_themself_or_somebody_else() {
    proves!(U_60);
    let mut table = uncalled("r1 g1", "1 play r1");
    assert_refused(&mut table, "1 catch 1", Refusal::OwnCatch, Rule::U_60);
    assert_refused(&mut table, "2 catch 3", Refusal::NobodyToCatch, Rule::U_60);
    assert_refused(&mut table, "3 catch 3", Refusal::NobodyToCatch, Rule::U_60);
}

#[test]
fn the_next_play_closes_the_window() {
    proves!(U_60);
    let mut table = uncalled("r1 g1", "1 play r1");
    table.go(["2 play r4 uno"]);
    assert_eq!(table.uncalled(), None);
    assert_refused(&mut table, "3 catch 1", Refusal::NobodyToCatch, Rule::U_60);
}

#[test]
fn the_next_draw_closes_the_window() {
    proves!(U_60);
    let mut table = uncalled("r1 g1", "1 play r1");
    table.go(["2 draw"]);
    assert_refused(&mut table, "3 catch 1", Refusal::NobodyToCatch, Rule::U_60);
}

#[test]
fn accept_and_challenge_close_the_window() {
    proves!(U_60);
    for answer in ["2 accept", "2 challenge"] {
        let mut table = uncalled("wild2 g1", "1 play wild2 b");
        assert_moves(&table, 2, &["accept", "catch 1", "challenge"]);
        assert_moves(&table, 3, &["catch 1"]);
        table.play([answer]);
        assert_eq!(table.uncalled(), None, "{answer}");
    }
}

#[test]
fn naming_a_colour_closes_the_window() {
    proves!(U_60, U_46);
    let hands = ["r-flip/p8 r1/p3", "g1/o5 g2/t+5", "b1 b2"];
    let mut table = deal(&hands).first("y1/dwild").top("r9").table();
    table.go(["1 play r-flip"]);
    assert_eq!((table.asked().as_str(), table.uncalled()), ("colour", Some(1)));
    assert_moves(&table, 1, &["colour p", "colour t", "colour o", "colour v"]);
    assert_moves(&table, 2, &["catch 1"]);
    table.go(["1 colour p"]);
    assert_eq!(table.uncalled(), None);
}

#[test]
fn a_catch_while_a_colour_is_named_asks_for_the_colour_again() {
    proves!(U_60);
    let hands = ["r-flip/p8 r1/p3", "g1/o5 g2/t+5", "b1 b2"];
    let mut table = deal(&hands).first("y1/dwild").top("r9").table();
    table.go(["1 play r-flip", "3 catch 1"]);
    assert_eq!((table.asked().as_str(), table.to_act()), ("colour", Some(1)));
    assert_eq!(table.game.hand(seat(1)).len(), 3);
    assert_moves(&table, 1, &["colour p", "colour t", "colour o", "colour v"]);
}

#[test]
fn a_forced_draw_does_not_close_the_window() {
    proves!(U_60);
    let mut table = uncalled("r+1 g1", "1 play r+1");
    assert_eq!((table.drew().as_str(), table.to_act()), ("2:b8", Some(3)));
    assert_moves(&table, 2, &["catch 1"]);
    table.play(["2 catch 1"]);
    assert_eq!((table.hand(1).as_str(), table.to_act()), ("g1 b6 b7", Some(3)));
}

#[test]
fn who_goes_again_may_be_caught_until_they_do() {
    proves!(U_60);
    let again = || {
        let mut table = deal(&["r-skip g1", "y1 y2"]).top("r9").next("r8 b7").table();
        table.go(["1 play r-skip"]);
        table
    };
    let mut caught = again();
    assert_eq!((caught.at().as_str(), caught.uncalled()), ("light left r-skip r 1", Some(1)));
    assert_moves(&caught, 1, &["draw"]);
    assert_moves(&caught, 2, &["catch 1"]);
    caught.play(["2 catch 1"]);
    // The legal moves are worked out anew, with the cards just drawn.
    assert_moves(&caught, 1, &["draw", "play r8"]);
    let mut safe = again();
    safe.play(["1 draw"]);
    assert_eq!(safe.uncalled(), None);
    assert_refused(&mut safe, "2 catch 1", Refusal::NobodyToCatch, Rule::U_60);
}

#[test]
fn legal_moves_of_another_player_are_worked_out_anew_after_a_catch() {
    proves!(U_60, U_81);
    // Caught, seat 1 draws the second red 1 and may jump in with it.
    let deal = deal(&["r1 g1", "y1 r4", "b1 r6"]).with(with("jump_in", true)).top("r9").next("r1 b8");
    let mut table = deal.table();
    table.go(["1 play r1"]);
    assert_moves(&table, 1, &[]);
    table.go(["3 catch 1"]);
    assert_moves(&table, 1, &["play r1"]);
}

#[test]
fn the_next_player_who_does_not_call_is_the_one_to_be_caught() {
    proves!(U_60);
    let mut table = uncalled("r1 g1", "1 play r1");
    table.go(["2 play r4"]);
    assert_eq!(table.uncalled(), Some(2));
    assert_moves(&table, 1, &["catch 2"]);
    assert_refused(&mut table, "3 catch 1", Refusal::NobodyToCatch, Rule::U_60);
}

#[test]
fn a_round_that_ends_leaves_nobody_to_catch() {
    proves!(U_60);
    let mut table = deal(&["r-skip g-skip", "y1 y2"]).top("r9").with(with("target", 1)).table();
    table.go(["1 play r-skip", "1 play g-skip"]);
    assert_eq!((table.asked().as_str(), table.uncalled()), ("over 1", None));
    let mut table = deal(&["r-skip g-skip", "y1 y2"]).top("r9").table();
    table.go(["1 play r-skip", "1 play g-skip"]);
    assert_eq!((table.game.round(), table.uncalled()), (2, None));
}

/// Two players who draw until a card fits. Seat 2 comes to hold all cards but
/// the two of seat 1, a red Draw One among them, and a red number on top.
fn all_in_one_hand() -> Table {
    let unfit = "y+1 y+1 g+1 g+1 b+1 b+1 y-rev y-rev g-rev g-rev b-rev b-rev y-skip y-skip g-skip g-skip b-skip \
        b-skip y-flip y-flip g-flip g-flip b-flip b-flip y1 y1 g1 g1 b1 b1 y2 y2 g2 g2 b2 b2 y3 y3 g3 g3 b3 b3 \
        y4 y4 g4 g4 b4 b4 y5 y5 g5 g5 b5 b5 y6 y6 g6 g6 b6 b6 y7 y7 g7 g7 b7 b7 wild2 wild2 wild2 wild2";
    let later = "wild y8 y8 g8 g8 b8 b8 y9 y9 g9 g9 b9 wild wild wild";
    let hands = ["r8 r1 r2 r3 r4 r+1 b9", "r+1 r-rev r-rev r-skip r-skip r-flip r-flip"];
    let rules = json!({"draw_until_playable": true, "bluff": false});
    let mut table = deal(&hands).with(rules).first("r9").next(&format!("{unfit} {later}")).table();
    for number in ["r8", "r1", "r2", "r3", "r4"] {
        table.go([format!("1 play {number}").as_str()]);
        table.keep([2]);
    }
    while table.piles() != (0, 1) {
        let drawn = table.play(["1 draw"]).asked().replace("drawn", "1 play");
        table.go([drawn.as_str()]).keep([2]);
    }
    table.events.clear();
    table
}

#[test]
fn who_is_caught_with_no_card_anywhere_draws_nothing() {
    proves!(U_60, U_23);
    let mut table = all_in_one_hand();
    assert_eq!((table.hand(1).as_str(), table.piles()), ("r+1 b9", (0, 1)));
    table.go(["1 play r+1"]);
    assert_eq!((table.piles(), table.uncalled(), table.to_act()), ((0, 1), Some(1), Some(1)));
    assert_eq!(table.game.hand(seat(2)).len(), 110);
    assert_moves(&table, 2, &["catch 1"]);
    table.events.clear();
    table.go(["2 catch 1"]);
    let caught = Event::Caught { seat: seat(1), by: seat(2) };
    assert_eq!(table.events, [caught, Event::NothingToDraw { seat: seat(1) }]);
    assert_eq!((table.hand(1).as_str(), table.uncalled(), table.to_act()), ("b9", None, Some(1)));
}
