//! U-54: bluffing, and challenges.

use game::{Game, proves};
use unoflip::{Because, Colour, Event, Refusal, Rule, Side};

use super::kit::{Look, Table, assert_moves, assert_refused, deal, listed, seat, with};

const NEXT: &str = "b8 b7 b6 b4 b3";

/// Three players, red in force; seat 1 has just played a Wild Draw Two and
/// named green, with this hand left.
fn wild2(left: &str) -> Table {
    let hand = format!("wild2 {left}");
    let mut table = deal(&[&hand, "y1 y2 g4", "b1 b2 g5"]).top("r9/v5").next(NEXT).table();
    table.events.clear();
    table.go(["1 play wild2 g"]);
    table
}

/// The same on the dark side: pink in force, a Wild Draw Color, teal named.
fn dwildc(left: &str) -> Table {
    let hand = format!("g-flip/dwildc {left}");
    let deal = deal(&[&hand, "o1 t9 o3", "v1 v2 v3"]).first("b-flip/v6").top("b5/p9");
    let mut table = deal.next("o4 v8 t5 v9 o5 p1").table();
    table.events.clear();
    table.go(["1 play dwildc t"]);
    table
}

#[test]
fn with_bluffing_a_wild_that_draws_may_always_be_played() {
    proves!(U_54);
    let table = deal(&["wild2 r1 r2", "y1 y2 y3"]).top("r9").table();
    let wild2 = ["play wild2 r", "play wild2 y", "play wild2 g", "play wild2 b"];
    assert_moves(&table, 1, &[&["draw", "play r1", "play r2"][..], &wild2].concat());
}

#[test]
fn the_next_player_accepts_or_challenges_and_nothing_else() {
    proves!(U_54);
    for (mut table, at) in
        [(wild2("r1 g2"), "light left wild2 g 2"), (dwildc("p1 t2"), "dark left dwildc t 2")]
    {
        assert_eq!((table.at().as_str(), table.asked().as_str()), (at, "challenge"));
        assert_moves(&table, 2, &["accept", "challenge"]);
        assert_moves(&table, 1, &[]);
        assert_moves(&table, 3, &[]);
        assert_eq!((table.drew().as_str(), table.skipped().as_str()), ("", ""));
        for step in ["2 draw", "2 pass", "2 colour g"] {
            assert_refused(&mut table, step, Refusal::AnswerFirst, Rule::U_54);
        }
    }
}

#[test]
fn an_allowed_card_can_be_challenged_as_well() {
    proves!(U_54);
    assert_moves(&wild2("g1 g2"), 2, &["accept", "challenge"]);
    assert_moves(&dwildc("t1 t2"), 2, &["accept", "challenge"]);
}

#[test]
fn who_accepts_draws_and_is_skipped() {
    proves!(U_54, U_45);
    let mut table = wild2("r1 g2");
    table.go(["2 accept"]);
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("light left wild2 g 3", "turn"));
    assert_eq!((table.drew().as_str(), table.skipped().as_str()), ("2:b8 2:b7", "2"));
    assert_eq!(table.drawn_for(Because::WildDrawTwo), 2);
    assert!(!table.events.iter().any(|event| matches!(event, Event::Challenged { .. })));
}

#[test]
fn who_accepts_a_wild_draw_color_draws_until_the_colour_and_is_skipped() {
    proves!(U_54, U_53);
    let mut table = dwildc("p1 t2");
    table.go(["2 accept"]);
    assert_eq!(table.at(), "dark left dwildc t 3");
    assert_eq!((table.drew().as_str(), table.skipped().as_str()), ("2:o4 2:v8 2:t5", "2"));
}

#[test]
fn rightly_challenged_the_player_of_the_card_draws_two_and_the_challenger_has_their_turn() {
    proves!(U_54);
    let mut table = wild2("r1 g2");
    table.go(["2 challenge"]);
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("light left wild2 g 2", "turn"));
    assert_eq!((table.drew().as_str(), table.skipped().as_str()), ("1:b8 1:b7", ""));
    assert_moves(&table, 2, &["draw", "play g4"]);
    assert_eq!([table.hand(1), table.hand(2)], ["r1 g2 b7 b8", "y1 y2 g4"]);
}

#[test]
fn wrongly_challenged_the_challenger_draws_four_and_is_skipped() {
    proves!(U_54);
    let mut table = wild2("g1 g2");
    table.go(["2 challenge"]);
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("light left wild2 g 3", "turn"));
    assert_eq!((table.drew().as_str(), table.skipped().as_str()), ("2:b8 2:b7 2:b6 2:b4", "2"));
    assert_eq!([table.drawn_for(Because::WildDrawTwo), table.drawn_for(Because::Challenge)], [2, 2]);
    assert_eq!(table.hand(1), "g1 g2");
}

#[test]
fn rightly_challenged_wild_draw_color_makes_its_player_draw_until_the_colour() {
    proves!(U_54);
    let mut table = dwildc("p1 t2");
    table.go(["2 challenge"]);
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("dark left dwildc t 2", "turn"));
    assert_eq!((table.drew().as_str(), table.skipped().as_str()), ("1:o4 1:v8 1:t5", ""));
    assert_moves(&table, 2, &["draw", "play t9"]);
}

#[test]
fn wrongly_challenged_wild_draw_color_makes_the_challenger_draw_two_more() {
    proves!(U_54);
    let mut table = dwildc("t1 t2");
    table.go(["2 challenge"]);
    assert_eq!(table.at(), "dark left dwildc t 3");
    assert_eq!((table.drew().as_str(), table.skipped().as_str()), ("2:o4 2:v8 2:t5 2:v9 2:o5", "2"));
    assert_eq!([table.drawn_for(Because::WildDrawColor), table.drawn_for(Because::Challenge)], [3, 2]);
}

#[test]
fn the_colour_that_was_in_force_decides_and_not_the_one_named() {
    proves!(U_45, U_54);
    // Red was in force and green is named: green cards in hand do no harm.
    let mut allowed = wild2("g1 g9");
    allowed.go(["2 challenge"]);
    assert_eq!(allowed.to_act(), Some(3));
    let mut bluff = wild2("r1 b9");
    bluff.go(["2 challenge"]);
    assert_eq!(bluff.to_act(), Some(2));
}

#[test]
fn cards_of_the_same_number_and_wilds_are_no_reason_for_a_challenge() {
    proves!(U_45, U_54);
    for left in ["b9 y9", "wild wild2"] {
        let mut table = wild2(left);
        table.go(["2 challenge"]);
        assert_eq!((table.to_act(), table.game.hand(seat(2)).len()), (Some(3), 7), "{left}");
    }
}

#[test]
fn a_caught_players_new_cards_do_not_count() {
    proves!(U_54, U_60);
    // Seat 1 is down to a green card, is caught, and draws two red ones.
    let hands = ["wild2 g1", "y1 g4", "b1 g5"];
    let mut table = deal(&hands).top("r9").next("r1 r2 b8 b7 b6 b4").table();
    table.go(["1 play wild2 b", "3 catch 1"]);
    assert_eq!((table.hand(1).as_str(), table.asked().as_str()), ("r1 r2 g1", "challenge"));
    table.go(["2 challenge"]);
    assert_eq!((table.hand(2).as_str(), table.at().as_str()), ("y1 g4 b4 b6 b7 b8", "light left wild2 b 3"));
}

#[test]
fn a_caught_players_bluff_stays_a_bluff() {
    proves!(U_54);
    let mut table = deal(&["wild2 r1", "y1 g4", "b1 g5"]).top("r9").next("g1 g2 b8 b7").table();
    table.go(["1 play wild2 b", "2 catch 1", "2 challenge"]);
    assert_eq!((table.hand(1).as_str(), table.at().as_str()), ("r1 g1 g2 b7 b8", "light left wild2 b 2"));
}

#[test]
fn the_hand_is_told_as_it_was_when_the_card_was_played() {
    proves!(U_54);
    let mut table = deal(&["wild2 g1/o5", "y1 g4", "b1 g5"]).top("r9").next("r1 r2").table();
    table.go(["1 play wild2 b", "3 catch 1"]);
    table.events.clear();
    table.go(["2 challenge"]);
    let Event::Challenged { by, of, hand, rightly } = table.events[0] else { panic!("{:?}", table.events) };
    assert_eq!((by, of, rightly), (seat(2), seat(1), false));
    assert_eq!(listed(hand.codes()), "g1/o5");
}

#[test]
fn the_hand_is_shown_to_the_challenger_only_and_until_the_next_move() {
    proves!(U_54, U_12);
    let mut table = wild2("r1 g2");
    let shown = |table: &Table, number| {
        table.game.view(seat(number)).shown.map(|(of, faces)| format!("{of}: {}", listed(faces.iter())))
    };
    assert_eq!([1, 2, 3].map(|number| shown(&table, number)), [None, None, None]);
    table.go(["2 challenge"]);
    assert_eq!([1, 2, 3].map(|number| shown(&table, number)), [None, Some("1: r1 g2".into()), None]);
    table.go(["2 play g4"]);
    assert_eq!([1, 2, 3].map(|number| shown(&table, number)), [None, None, None]);
}

#[test]
fn no_hand_is_shown_to_who_accepts() {
    proves!(U_54);
    let mut table = wild2("r1 g2");
    table.go(["2 accept"]);
    assert!((1..=3).all(|number| table.game.view(seat(number)).shown.is_none()));
}

#[test]
fn without_bluffing_it_is_illegal_and_there_is_no_challenge() {
    proves!(U_54);
    let rules = || with("bluff", false);
    let mut table = deal(&["wild2 r1 g2", "y1 y2 g4", "b1 b2 g5"]).with(rules()).top("r9").table();
    let colour = Colour::from_letter("r").expect("red");
    let refusal = Refusal::HoldsColour { side: Side::Light, colour };
    assert_refused(&mut table, "1 play wild2 g", refusal, Rule::U_45);
    let mut allowed =
        deal(&["wild2 g1 g2", "y1 y2 g4", "b1 b2 g5"]).with(rules()).top("r9").next(NEXT).table();
    allowed.go(["1 play wild2 g"]);
    assert_eq!((allowed.drew().as_str(), allowed.asked().as_str()), ("2:b8 2:b7", "turn"));
    assert_refused(&mut allowed, "3 challenge", Refusal::NothingToAnswer, Rule::U_54);
}

#[test]
fn a_last_card_cannot_be_challenged() {
    proves!(U_54, U_61);
    let rules = with("target", 1);
    let mut table = deal(&["wild2", "y1", "b1"]).with(rules).top("r9").next("b8 b7 b6").table();
    table.go(["1 play wild2 r"]);
    assert_eq!((table.asked().as_str(), table.drew().as_str()), ("over 1", "2:b8 2:b7"));
}

#[test]
fn only_wilds_that_draw_are_challenged() {
    proves!(U_54);
    let mut table = deal(&["r+1 r1 wild", "y1 y2 g4", "r2 b2 g5"]).top("r9").table();
    assert_refused(&mut table, "1 challenge", Refusal::NothingToAnswer, Rule::U_54);
    assert_refused(&mut table, "1 accept", Refusal::NothingToAnswer, Rule::U_54);
    table.go(["1 play r+1"]);
    assert_refused(&mut table, "3 challenge", Refusal::NothingToAnswer, Rule::U_54);
    table.go(["3 play r2", "1 play wild g uno"]);
    assert_refused(&mut table, "2 challenge", Refusal::NothingToAnswer, Rule::U_54);
}

#[test]
fn two_players_challenge_each_other() {
    proves!(U_54);
    let mut right = deal(&["wild2 r1 g2", "y1 y2 g4"]).top("r9").next(NEXT).table();
    right.go(["1 play wild2 g", "2 challenge"]);
    assert_eq!((right.at().as_str(), right.drew().as_str()), ("light left wild2 g 2", "1:b8 1:b7"));
    let mut wrong = deal(&["wild2 b1 g2", "y1 y2 g4"]).top("r9").next(NEXT).table();
    wrong.go(["1 play wild2 g", "2 challenge"]);
    assert_eq!((wrong.at().as_str(), wrong.game.hand(seat(2)).len()), ("light left wild2 g 1", 7));
}
