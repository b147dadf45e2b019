//! Every reason for which a move is refused, with its rule. The kit checks that
//! a refused move leaves the game as it was.

use game::proves;
use serde_json::json;
use unoflip::{Refusal, Rule, Side};

use super::kit::{Look, Table, assert_refused, deal, face, seat, with};

fn three(hand: &str) -> Table {
    deal(&[hand, "y1 y2 y3", "b1 b2 b3"]).top("r9").next("b9 b8").table()
}

#[test]
fn a_move_after_the_end_is_refused() {
    proves!(U_70);
    let mut table = deal(&["r1", "y1"]).with(json!({"target": 1})).top("r9").table();
    table.go(["1 play r1"]);
    for step in ["1 draw", "2 play y1", "2 catch 1", "2 pass"] {
        assert_refused(&mut table, step, Refusal::GameOver, Rule::U_70);
    }
}

#[test]
fn a_move_out_of_turn_is_refused() {
    proves!(U_20);
    let mut table = three("r1 r2 g1");
    let refusal = Refusal::NotYourTurn { waits_for: seat(1) };
    for step in ["2 draw", "3 play b1", "2 pass", "3 accept", "2 challenge", "3 colour r"] {
        assert_refused(&mut table, step, refusal, Rule::U_20);
    }
}

#[test]
fn a_card_that_is_not_held_cannot_be_played() {
    proves!(U_21);
    let mut table = deal(&["r7/o1 g2 g1", "r7/v5 y2 y3"]).top("r9").table();
    for step in ["1 play r7/v5", "1 play wild/t3 r", "1 play b9/o5"] {
        assert_refused(&mut table, step, Refusal::NotHeld, Rule::U_21);
    }
}

#[test]
fn a_card_that_does_not_match_cannot_be_played() {
    proves!(U_21);
    let mut table = three("r1 g2 b-skip");
    for code in ["g2", "b-skip"] {
        let refusal = Refusal::NoMatch { face: face(code), top: face("r9") };
        assert_refused(&mut table, &format!("1 play {code}"), refusal, Rule::U_21);
    }
}

#[test]
fn a_wild_that_draws_is_refused_with_the_colour_in_hand() {
    proves!(U_45, U_53, U_54);
    let mut light = deal(&["wild2 r1", "y1 y2"]).with(with("bluff", false)).top("r9").table();
    let colour = light.game.colour().expect("red");
    assert_refused(
        &mut light,
        "1 play wild2 g",
        Refusal::HoldsColour { side: Side::Light, colour },
        Rule::U_45,
    );
    let dark = deal(&["r3/dwildc p1", "t1 t2"]).with(with("bluff", false)).first("b-flip/v6");
    let mut dark = dark.top("b5/p9").table();
    let colour = dark.game.colour().expect("pink");
    assert_refused(
        &mut dark,
        "1 play dwildc t",
        Refusal::HoldsColour { side: Side::Dark, colour },
        Rule::U_53,
    );
}

#[test]
fn colours_are_named_for_wilds_and_of_the_side_in_play() {
    proves!(U_44);
    let mut table = three("r1 wild wild2");
    for step in ["1 play wild", "1 play wild o", "1 play wild2", "1 play wild2 t"] {
        assert_refused(&mut table, step, Refusal::NameAColour, Rule::U_44);
    }
    assert_refused(&mut table, "1 play r1 g", Refusal::NotWild, Rule::U_44);
    assert_refused(&mut table, "1 colour r", Refusal::NoColourAsked, Rule::U_44);
}

#[test]
fn while_a_colour_is_to_be_named_nothing_else_is_legal() {
    proves!(U_44, U_13);
    let mut table = deal(&["r1 r2 r3 r4 r6 r7 r8", "y1 y2 y3 y4 y6 y7 y8"]).first("wild").table();
    for step in ["1 play r1", "1 draw", "1 pass", "1 accept", "1 challenge", "1 colour p"] {
        assert_refused(&mut table, step, Refusal::ColourFirst, Rule::U_44);
    }
    assert_refused(&mut table, "2 colour r", Refusal::NotYourTurn { waits_for: seat(1) }, Rule::U_20);
}

#[test]
fn uno_is_called_with_the_second_last_card_only() {
    proves!(U_60);
    let mut table = three("r1 r2 wild");
    for step in ["1 play r1 uno", "1 play wild g uno"] {
        assert_refused(&mut table, step, Refusal::NotUno, Rule::U_60);
    }
}

#[test]
fn after_drawing_only_the_drawn_card_may_be_played() {
    proves!(U_22);
    let mut table = three("r1 r2 wild");
    assert_refused(&mut table, "1 pass", Refusal::DrawFirst, Rule::U_22);
    table.go(["1 draw"]);
    let refusal = Refusal::OnlyTheDrawn { face: face("b9") };
    for step in ["1 play r1", "1 play wild r", "1 draw", "1 accept", "1 challenge", "1 colour r"] {
        assert_refused(&mut table, step, refusal, Rule::U_22);
    }
}

#[test]
fn a_drawn_card_that_must_be_played_cannot_be_kept() {
    proves!(U_83);
    let mut table = deal(&["g1 g2", "y1 y2"]).with(with("force_play", true)).top("r9").next("b9").table();
    assert_refused(&mut table, "1 pass", Refusal::DrawFirst, Rule::U_22);
    table.go(["1 draw"]);
    assert_refused(&mut table, "1 pass", Refusal::MustPlayDrawn, Rule::U_83);
}

#[test]
fn a_draw_card_is_to_be_answered_first() {
    proves!(U_54, U_80);
    let mut table = deal(&["wild2 g1", "y1 y2"]).top("r9").table();
    table.go(["1 play wild2 g uno"]);
    for step in ["2 draw", "2 pass", "2 colour r"] {
        assert_refused(&mut table, step, Refusal::AnswerFirst, Rule::U_54);
    }
    assert_refused(&mut table, "2 play y1", Refusal::NotStackable, Rule::U_80);
    assert_refused(&mut table, "1 accept", Refusal::NotYourTurn { waits_for: seat(2) }, Rule::U_20);
}

#[test]
fn there_must_be_something_to_answer() {
    proves!(U_54);
    let mut table = three("r1 r2 g1");
    for step in ["1 accept", "1 challenge"] {
        assert_refused(&mut table, step, Refusal::NothingToAnswer, Rule::U_54);
    }
}

#[test]
fn a_draw_one_or_a_stacked_card_cannot_be_challenged() {
    proves!(U_54, U_80);
    let mut table = deal(&["r+1 g1 g2", "b+1 y1 y2"]).with(with("stacking", true)).top("r9").table();
    table.go(["1 play r+1"]);
    assert_refused(&mut table, "2 challenge", Refusal::NotChallengeable, Rule::U_54);
    assert_refused(&mut table, "2 play y1", Refusal::NotStackable, Rule::U_80);
}

#[test]
fn only_somebody_elses_forgotten_call_can_be_caught() {
    proves!(U_60);
    let mut table = three("r1 r2 g1");
    for step in ["1 catch 1", "2 catch 1", "1 catch 2", "3 catch 10", "3 catch 200"] {
        assert_refused(&mut table, step, Refusal::NobodyToCatch, Rule::U_60);
    }
    let mut table = deal(&["r1 r2", "y1 y2"]).top("r9").table();
    table.go(["1 play r1"]);
    assert_refused(&mut table, "1 catch 1", Refusal::OwnCatch, Rule::U_60);
    assert_refused(&mut table, "2 catch 2", Refusal::NobodyToCatch, Rule::U_60);
}

#[test]
fn one_jumps_in_with_the_same_face_only() {
    proves!(U_81);
    let mut table = deal(&["r1 g1", "y1 y2", "b1 r2"]).with(with("jump_in", true)).top("r9").table();
    table.go(["1 play r1 uno"]);
    for step in ["3 play b1", "3 play r2", "1 play g1"] {
        assert_refused(&mut table, step, Refusal::NotTheSame, Rule::U_81);
    }
}

#[test]
fn refusals_say_what_is_wrong() {
    let texts = [
        (Refusal::NotYourTurn { waits_for: seat(3) }, "the table waits for seat 3"),
        (Refusal::NoMatch { face: face("g2"), top: face("r9") }, "g2 does not match r9"),
        (
            Refusal::OnlyTheDrawn { face: face("b9") },
            "only the b9 just drawn may be played now, if it fits; or pass",
        ),
    ];
    for (refusal, text) in texts {
        assert_eq!(refusal.to_string(), text);
    }
}
