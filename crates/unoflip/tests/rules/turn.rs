//! U-20 to U-22: whose turn it is, what can be played, and drawing.

use game::{Audience, Game, Telling, proves};
use unoflip::{Because, Event, Refusal, Rule, UnoFlip};

use super::kit::{Look, Table, assert_moves, assert_refused, card, deal, face, seat, with};

#[test]
fn turns_go_clockwise_from_the_dealers_left() {
    proves!(U_20);
    let hands = ["r1 r2 r3", "r4 r6 r7", "y1 y2 y3", "y4 y6 y7"];
    let mut table = deal(&hands).dealer(2).next("b9 b8 b7 b6 b6").top("g9").table();
    assert_eq!(table.to_act(), Some(3));
    for (seat, next) in [(3, 4), (4, 1), (1, 2), (2, 3)] {
        table.keep([seat]);
        assert_eq!(table.to_act(), Some(next));
        assert_eq!(table.at().split(' ').nth(1), Some("left"));
    }
}

#[test]
fn only_the_player_whose_turn_it_is_may_move() {
    proves!(U_20);
    let mut table = deal(&["r1 r2", "r4 r6", "r7 r8"]).top("r9").table();
    for step in ["2 play r4", "2 draw", "3 play r7", "3 draw"] {
        assert_eq!(table.forbidden_by(step), Rule::U_20, "{step}");
    }
    assert_moves(&table, 2, &[]);
    assert_moves(&table, 3, &[]);
}

#[test]
fn a_card_matches_by_colour_or_number_and_wilds_always_do() {
    proves!(U_21);
    let table = deal(&["r7 r+1 b5 g-skip y9 wild wild2", "g1 g2 g3 g4 b1 b2 b3"]).first("r5").table();
    let mut expected = vec!["draw", "play r7", "play r+1", "play b5"];
    expected.extend(["play wild r", "play wild y", "play wild g", "play wild b"]);
    expected.extend(["play wild2 r", "play wild2 y", "play wild2 g", "play wild2 b"]);
    assert_moves(&table, 1, &expected);
}

#[test]
fn a_card_matches_by_symbol() {
    proves!(U_21);
    let mut table =
        deal(&["g-skip g-rev b7 y3", "b-skip r1 y2 y4", "y-skip b-rev b-flip g-flip"]).top("g9").table();
    table.go(["1 play g-skip"]);
    assert_moves(&table, 3, &["draw", "play y-skip", "play g-flip"]);
    table.go(["3 play y-skip"]);
    assert_moves(&table, 2, &["draw", "play b-skip", "play y2", "play y4"]);
}

#[test]
fn only_the_active_side_matches() {
    proves!(U_21);
    // On the dark side: pink 3 on top. Behind the orange and purple cards are
    // a red one and a 3.
    let hand = "r7/o1 b3/v8 p9 t3 t-all v+5 o-flip";
    let table = deal(&[hand, "o2 o2 o3 o4 v1 v2 v3"]).first("r-flip/p8").table();
    assert_eq!(table.at(), "dark left p8 p 1");
    assert_moves(&table, 1, &["draw", "play v8", "play p9"]);
}

#[test]
fn dark_symbols_match_whatever_their_colour() {
    proves!(U_21, U_51);
    let mut table = deal(&["p-all t-all v-rev o1", "o2 t9 o3 o4"]).first("b-flip").top("p9").table();
    assert_moves(&table, 1, &["draw", "play p-all"]);
    table.go(["1 play p-all"]);
    assert_moves(&table, 1, &["draw", "play t-all"]);
}

#[test]
fn after_a_wild_the_colour_named_counts() {
    proves!(U_21, U_44);
    let mut table = deal(&["wild r1 r2", "r7 g3 b9", "b1 b2 b3"]).top("r9").table();
    table.go(["1 play wild g"]);
    assert_eq!(table.at(), "light left wild g 2");
    assert_moves(&table, 2, &["draw", "play g3"]);
    assert_eq!(table.forbidden_by("2 play r7"), Rule::U_21);
    assert_eq!(table.forbidden_by("2 play b9"), Rule::U_21);
    table.go(["2 play g3"]);
    assert_eq!(table.at(), "light left g3 g 3");
}

#[test]
fn a_played_card_leaves_the_hand_and_lies_on_top() {
    proves!(U_21);
    let mut table = deal(&["r7/o1 r2 b1", "g1 g2 g3", "b2 b3 b4"]).top("r9").table();
    table.events.clear();
    table.go(["1 play r7"]);
    assert_eq!((table.hand(1).as_str(), table.at().as_str()), ("r2 b1", "light left r7 r 2"));
    let played = Event::Played { seat: seat(1), card: card("r7/o1"), uno: false, jumped_in: false };
    assert_eq!(table.events, [played]);
}

#[test]
fn two_cards_alike_are_one_legal_move() {
    proves!(U_2, U_21);
    let mut table = deal(&["b1/v-all b1/v-all r2", "g1 g2 g3"]).top("b9").table();
    let moves = table.legal(1);
    assert_eq!(moves.iter().filter(|action| *action == "play b1/v-all").count(), 1);
    assert_eq!(moves.len(), 2);
    table.play(["1 play b1/v-all"]);
    assert_eq!(table.cards(1).split(' ').next(), Some("b1/v-all"));
    assert_eq!(table.hand(1), "r2 b1");
}

#[test]
fn one_may_draw_also_with_a_card_to_play() {
    proves!(U_22);
    let mut table = deal(&["r7 r2", "g1 g2", "b2 b3"]).top("r9").next("b8").table();
    assert!(table.moves(1).contains(&"draw".into()));
    table.go(["1 draw", "1 pass"]);
    assert_eq!((table.hand(1).as_str(), table.at().as_str()), ("r2 r7 b8", "light left r9 r 2"));
}

#[test]
fn about_a_drawn_card_that_does_not_fit_one_is_asked_and_can_only_pass() {
    proves!(U_22);
    let mut table = deal(&["g7 r2", "g1 g3", "b2 b3"]).top("r9").next("b8/t4 b7").table();
    table.events.clear();
    table.go(["1 draw"]);
    assert_eq!((table.asked().as_str(), table.to_act()), ("drawn b8", Some(1)));
    assert_eq!(table.events, [Event::Drew { seat: seat(1), card: card("b8/t4"), because: Because::Turn }]);
    assert_moves(&table, 1, &["pass"]);
    assert_refused(
        &mut table,
        "1 play b8",
        Refusal::NoMatch { face: face("b8"), top: face("r9") },
        Rule::U_21,
    );
    assert_eq!(table.forbidden_by("1 play r2"), Rule::U_22);
    table.go(["1 pass"]);
    assert_eq!((table.asked().as_str(), table.to_act()), ("turn", Some(2)));
    assert!(table.saw(&Event::Passed { seat: seat(1) }));
}

#[test]
fn with_no_card_to_draw_the_turn_passes_by_itself() {
    proves!(U_22, U_23);
    let mut table = deal(&["g1 g2 g3 g4 g6 g7 b1", "y1 y2 y3 y4 y6 y7 b2"]).first("r5").table();
    table.drain(0);
    let number = table.to_act().expect("the game is not over");
    table.play([format!("{number} draw").as_str()]);
    assert_eq!(table.events, [Event::NothingToDraw { seat: seat(number) }]);
    assert_eq!((table.asked().as_str(), table.to_act()), ("turn", Some(number % 2 + 1)));
}

#[test]
fn being_asked_about_a_drawn_card_tells_the_others_nothing() {
    proves!(U_12, U_22);
    // Behind both is a teal 4; only one of them fits on a green 9.
    let drawn = |next: &str| {
        let mut table = deal(&["r7 r2", "y1 y3", "b2 b3"]).top("g9").next(next).table();
        table.go(["1 draw"]);
        table
    };
    let (fits, does_not) = (drawn("g5/t4"), drawn("b8/t4"));
    assert_eq!([fits.legal(1).len(), does_not.legal(1).len()], [2, 1]);
    for number in [2, 3] {
        let view = |table: &Table| table.game.view(seat(number));
        assert_eq!(view(&fits), view(&does_not));
        let told = |table: &Table| {
            UnoFlip::steps(UnoFlip::first_lens(), &table.events, Audience::Seat(seat(number)))
        };
        assert_eq!(told(&fits), told(&does_not));
    }
}

#[test]
fn a_drawn_card_that_fits_may_be_played_or_kept_and_nothing_else() {
    proves!(U_22);
    let mut table = deal(&["r7 r2 y1", "g1 g2 g3", "b2 b3 b4"]).top("r9").next("b9").table();
    table.go(["1 draw"]);
    assert_eq!((table.asked().as_str(), table.to_act()), ("drawn b9", Some(1)));
    assert_moves(&table, 1, &["pass", "play b9"]);
    for step in ["1 play r7", "1 draw", "1 accept", "1 colour r"] {
        assert_eq!(table.forbidden_by(step), Rule::U_22, "{step}");
    }
}

#[test]
fn a_drawn_card_that_is_kept_ends_the_turn() {
    proves!(U_22);
    let mut table = deal(&["r7 r2", "g1 g2", "b2 b3"]).top("r9").next("b9").table();
    table.go(["1 draw", "1 pass"]);
    assert_eq!((table.hand(1).as_str(), table.at().as_str()), ("r2 r7 b9", "light left r9 r 2"));
    assert!(table.saw(&Event::Passed { seat: seat(1) }));
}

#[test]
fn a_drawn_card_that_is_played_has_its_effect() {
    proves!(U_22);
    let mut table = deal(&["g7 g2", "g1 g3", "b2 b3"]).top("r9").next("r-skip").table();
    table.go(["1 draw", "1 play r-skip"]);
    assert_eq!((table.hand(1).as_str(), table.at().as_str()), ("g2 g7", "light left r-skip r 3"));
}

#[test]
fn of_two_cards_that_look_alike_only_the_drawn_one_may_be_played() {
    proves!(U_22);
    let mut table = deal(&["r7/o1 g2", "g1 g3", "b2 b3"]).top("r9").next("r7/v5").table();
    table.go(["1 draw"]);
    assert_eq!(table.legal(1), ["play r7/v5", "pass"]);
    assert_eq!(table.forbidden_by("1 play r7/o1"), Rule::U_22);
}

#[test]
fn a_drawn_wild_is_played_with_any_colour() {
    proves!(U_22, U_44);
    let mut table = deal(&["g7 g2", "g1 g3", "b2 b3"]).top("r9").next("wild").table();
    table.go(["1 draw"]);
    assert_moves(&table, 1, &["pass", "play wild r", "play wild y", "play wild g", "play wild b"]);
}

#[test]
fn a_drawn_wild_draw_two_fits_unless_the_colour_is_held_and_bluffing_is_off() {
    proves!(U_22, U_45, U_54);
    let hands = ["r7 g2", "g1 g3", "b2 b3"];
    let mut bluffing = deal(&hands).top("r9").next("wild2").table();
    bluffing.go(["1 draw"]);
    assert_eq!(bluffing.asked(), "drawn wild2");
    let mut honest = deal(&hands).with(with("bluff", false)).top("r9").next("wild2").table();
    honest.go(["1 draw"]);
    assert_moves(&honest, 1, &["pass"]);
    assert_eq!(honest.forbidden_by("1 play wild2 g"), Rule::U_45);
    let mut allowed = deal(&hands).with(with("bluff", false)).top("b9").next("wild2").table();
    allowed.go(["1 draw"]);
    assert_eq!(allowed.asked(), "drawn wild2");
}

#[test]
fn uno_is_called_with_a_drawn_card_too() {
    proves!(U_22, U_60);
    let mut table = deal(&["g7", "g1", "b2"]).top("r9").next("b9").table();
    table.go(["1 draw"]);
    assert_moves(&table, 1, &["pass", "play b9", "play b9 uno"]);
    table.go(["1 play b9"]);
    assert_eq!((table.uncalled(), table.hand(1).as_str()), (Some(1), "g7"));
}
