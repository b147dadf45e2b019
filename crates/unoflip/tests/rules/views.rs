//! U-12: what a seat sees, and how it says what it does.

use game::{Game, View as _, proves};
use serde_json::json;
use unoflip::{Asked, Choice, Face, Faces, Move, Rule, Side, View};

use super::kit::{Deal, Look, Table, card, deal, face, listed, seat, with};

const ONE: &str = "r7/o1 r1/p3 g2/t+5";
const TWO: &str = "y9/v4 y1/p-all b7/o3";
const THREE: &str = "b1/v-all b2/o8 wild/t3";

/// Three players on the light side.
fn light() -> Deal {
    deal(&[ONE, TWO, THREE]).first("y5/v9").top("r9/v5").next("b3/v8 b4/v1")
}

fn faces(faces: &Faces) -> String {
    listed(faces.iter())
}

fn view(table: &Table, number: usize) -> View {
    table.game.view(seat(number))
}

#[test]
fn a_player_sees_the_active_side_of_their_own_cards() {
    proves!(U_12);
    let table = light().table();
    assert_eq!(
        [1, 2, 3].map(|number| faces(&view(&table, number).hand)),
        ["r1 r7 g2", "y1 y9 b7", "b1 b2 wild"]
    );
    assert!([1, 2, 3].into_iter().all(|number| view(&table, number).hand.side() == Side::Light));
}

#[test]
fn a_player_sees_the_inactive_side_of_everybody_elses_cards() {
    proves!(U_12);
    let table = light().table();
    let backs = |number| view(&table, number).backs.each_ref().map(faces);
    assert_eq!(backs(1)[..4], ["", "p-all o3 v4", "t3 o8 v-all", ""]);
    assert_eq!(backs(2)[..4], ["p3 t+5 o1", "", "t3 o8 v-all", ""]);
    assert_eq!(backs(3)[..4], ["p3 t+5 o1", "p-all o3 v4", "", ""]);
}

#[test]
fn on_the_dark_side_it_is_the_other_way_round() {
    proves!(U_12);
    let deal = deal(&[ONE, TWO, THREE]).first("b-flip/v6").top("b5/p9").next("b3/v8");
    let view = view(&deal.table(), 1);
    assert_eq!((view.side, view.hand.side(), view.backs[1].side()), (Side::Dark, Side::Dark, Side::Light));
    assert_eq!(faces(&view.hand), "p3 t+5 o1");
    assert_eq!(view.backs.each_ref().map(faces)[..3], ["", "y1 y9 b7", "b1 b2 wild"]);
    assert_eq!((view.top, view.draw_top), (face("p9"), Some(face("b3"))));
}

#[test]
fn everybody_sees_the_top_of_both_piles_and_how_many_cards_there_are() {
    proves!(U_12);
    let mut table = light().table();
    table.keep([1]);
    for number in 1..=3 {
        let view = view(&table, number);
        assert_eq!((view.top, view.colour), (face("r9"), table.game.colour()));
        assert_eq!(view.draw_top, Some(face("v1")), "the inactive side of b4/v1");
        assert_eq!(view.counts, [4, 3, 3, 0, 0, 0, 0, 0, 0, 0]);
        assert_eq!((view.draw_pile, view.discard_pile), table.piles());
    }
}

#[test]
fn everybody_knows_how_the_game_stands() {
    proves!(U_12);
    let mut table = deal(&["r-rev r1", "g2 g3", "b3 b4"]).with(with("target", 70)).top("r9").table();
    table.go(["1 play r-rev"]);
    for number in 1..=3 {
        let view = view(&table, number);
        assert_eq!((game::View::seat(&view), view.seat, view.players), (seat(number), seat(number), 3));
        assert_eq!((view.round, view.dealer, view.uncalled), (1, seat(3), Some(seat(1))));
        assert_eq!((view.direction, view.asked), (table.game.direction(), Asked::Turn(seat(3))));
        assert_eq!((view.scores, &view.options), ([0; 10], table.game.options()));
    }
}

#[test]
fn an_empty_draw_pile_shows_nothing() {
    proves!(U_12);
    let mut table = light().table();
    table.drain(0);
    assert_eq!(view(&table, 1).draw_top, None);
}

#[test]
fn the_inactive_side_of_the_own_cards_is_not_seen() {
    proves!(U_12);
    let (one, other) = (light().table(), swapped("r7/o1", "r7/v5"));
    assert_ne!(one.game, other.game);
    assert_eq!(view(&one, 1), view(&other, 1));
    assert_ne!(view(&one, 2), view(&other, 2), "the others see it");
}

#[test]
fn the_active_side_of_the_others_cards_is_not_seen() {
    proves!(U_12);
    let (one, other) = (light().table(), swapped("b7/o3", "y-skip/o3"));
    assert_ne!(one.game, other.game);
    assert_eq!([1, 3].map(|number| view(&one, number)), [1, 3].map(|number| view(&other, number)));
    assert_ne!(view(&one, 2), view(&other, 2), "its player sees it");
}

/// The same table with a card in one of the hands exchanged for another.
fn swapped(card: &str, for_card: &str) -> Table {
    let hands = [ONE, TWO, THREE].map(|hand| hand.replace(card, for_card));
    let hands = hands.each_ref().map(String::as_str);
    // The exchanged cards change places deep in the draw pile.
    let at = |deal: Deal, deep: &str| deal.next(&format!("b3/v8 b4/v1 {deep}")).table();
    let base = deal(&hands).first("y5/v9").top("r9/v5");
    let table = at(base, card);
    assert_eq!(table.piles(), light().table().piles());
    table
}

#[test]
fn the_order_of_the_draw_pile_is_not_seen_below_its_top() {
    proves!(U_12);
    let one = light().table();
    let other = light().next("b3/v8 g9/o+5 b4/v1").table();
    assert_ne!(one.draw_pile(), other.draw_pile());
    for number in 1..=3 {
        assert_eq!(view(&one, number), view(&other, number));
    }
    // The active side of its top card is not seen either.
    let behind = light().next("y+1/v8 b4/v1").table();
    assert_eq!(view(&one, 1), view(&behind, 1));
    assert_ne!(view(&one, 1), view(&light().next("b4/v1").table(), 1));
}

#[test]
fn a_drawn_card_is_seen_by_who_drew_it() {
    proves!(U_12);
    let mut table = light().next("r8/t7").table();
    table.go(["1 draw"]);
    let asked = |number| view(&table, number).asked;
    assert_eq!(asked(1), Asked::Drawn { seat: seat(1), card: Some((face("r8"), 0)) });
    for number in [2, 3] {
        assert_eq!(asked(number), Asked::Drawn { seat: seat(1), card: None });
    }
}

#[test]
fn everybody_sees_what_is_asked_for() {
    proves!(U_12);
    let mut table =
        deal(&["wild2 r1 g1", "wild2 g2 y1", "wild2 b1 b2"]).with(with("stacking", true)).top("r9").table();
    let red = table.game.colour();
    table.go(["1 play wild2 g"]);
    let challenge = Asked::Challenge { seat: seat(2), by: seat(1), before: red };
    assert!([1, 2, 3].into_iter().all(|number| view(&table, number).asked == challenge));
    table.go(["2 play wild2 b"]);
    assert!(
        [1, 2].into_iter().all(|number| view(&table, number).asked == Asked::Stack { seat: seat(3), sum: 4 })
    );
    let wild = deal(&["r1 r2 r3 r4 r6 r7 r8", "y1 y2 y3 y4 y6 y7 y8"]).first("wild").table();
    assert_eq!(view(&wild, 2).asked, Asked::Colour(seat(1)));
    let mut over = deal(&["r1", "y1"]).with(json!({"target": 1})).top("r9").table();
    over.go(["1 play r1"]);
    assert_eq!(view(&over, 2).asked, Asked::Over { winner: seat(1) });
}

fn play(code: &str, copy: u8) -> Choice {
    Choice::Play { face: face(code), copy, colour: None, uno: false }
}

fn meant(table: &Table, number: usize, choice: Choice) -> Option<String> {
    table.game.understand(seat(number), choice).map(|action| action.to_string())
}

#[test]
fn cards_that_look_alike_are_told_apart_by_the_order_they_came_in() {
    proves!(U_12);
    for hand in ["r7/o1 r7/v5 g2", "r7/v5 r7/o1 g2"] {
        let table = deal(&[hand, "y1 y2 y3"]).top("r9").table();
        let codes: Vec<&str> = hand.split(' ').collect();
        assert_eq!(meant(&table, 1, play("r7", 0)), Some(format!("play {}", codes[0])));
        assert_eq!(meant(&table, 1, play("r7", 1)), Some(format!("play {}", codes[1])));
        assert_eq!(meant(&table, 1, play("r7", 2)), None);
    }
}

#[test]
fn a_drawn_card_comes_after_those_held_whatever_its_other_side() {
    proves!(U_12);
    for (held, drawn) in [("r7/o1", "r7/v5"), ("r7/v5", "r7/o1")] {
        let mut table = deal(&[&format!("{held} g1 g2"), "y1 y2 y3"]).top("r9").next(drawn).table();
        table.go(["1 draw"]);
        assert_eq!(view(&table, 1).asked, Asked::Drawn { seat: seat(1), card: Some((face("r7"), 1)) });
        let choices: Vec<Choice> = view(&table, 1).choices().collect();
        assert_eq!(choices, [play("r7", 1), Choice::Other(Move::Pass)]);
        assert_eq!(meant(&table, 1, play("r7", 1)), Some(format!("play {drawn}")));
    }
}

#[test]
fn a_card_that_comes_again_after_a_shuffle_comes_after_those_held() {
    proves!(U_12);
    // The red 5 that comes first and is shuffled in again lay above the other one in the deck.
    let hands = ["g1 g2", "g3 g4", "b1 b2"];
    let mut table = deal(&hands).first("r5/p2").top("r9/v5").next("r5/t5").shuffle("r5/p2").table();
    table.drain(0).go(["1 draw"]);
    assert_eq!(view(&table, 1).asked, Asked::Drawn { seat: seat(1), card: Some((face("r5"), 1)) });
    assert_eq!(meant(&table, 1, play("r5", 0)).as_deref(), Some("play r5/t5"));
    assert_eq!(meant(&table, 1, play("r5", 1)).as_deref(), Some("play r5/p2"));
}

#[test]
fn choices_name_every_way_to_play_by_what_is_seen() {
    proves!(U_12);
    let table = deal(&["r7/o1 r7/v5 wild", "y1 y2 y3"]).top("r9").table();
    let choices: Vec<Choice> = view(&table, 1).choices().collect();
    let wild = unoflip::Colour::all(Side::Light).map(|colour| Choice::Play {
        face: face("wild"),
        copy: 0,
        colour: Some(colour),
        uno: false,
    });
    let expected: Vec<Choice> =
        [play("r7", 0), play("r7", 1)].into_iter().chain(wild).chain([Choice::Other(Move::Draw)]).collect();
    assert_eq!(choices, expected);
    assert_eq!(view(&table, 2).choices().count(), 0);
}

#[test]
fn choices_with_a_call_and_a_catch_are_offered_where_they_are_legal() {
    proves!(U_12, U_60);
    let mut table = deal(&["r1 g1", "r4/o-flip y1", "b1 b2"]).top("r9").table();
    table.go(["1 play r1"]);
    let called = Choice::Play { face: face("r4"), copy: 0, colour: None, uno: true };
    let choices: Vec<Choice> = view(&table, 2).choices().collect();
    assert_eq!(choices.len(), table.legal(2).len());
    assert!(choices.contains(&called) && choices.contains(&Choice::Other(Move::Catch(seat(1)))));
    assert_eq!(meant(&table, 2, called).as_deref(), Some("play r4/o-flip uno"));
    assert_eq!(view(&table, 3).choices().collect::<Vec<_>>(), [Choice::Other(Move::Catch(seat(1)))]);
}

#[test]
fn a_choice_that_names_no_card_held_means_nothing() {
    let table = light().table();
    assert_eq!(meant(&table, 1, play("b9", 0)), None, "not held");
    assert_eq!(meant(&table, 1, play("o1", 0)), None, "the side that is not up");
    assert_eq!(meant(&table, 2, play("r7", 0)), None, "somebody else's");
    let hidden = Move::Play { card: card("r7/o1"), colour: None, uno: false };
    assert_eq!(meant(&table, 1, Choice::Other(hidden)), None, "by both sides, which nobody sees");
    for action in [Move::Draw, Move::Pass, Move::Accept, Move::Challenge, Move::Catch(seat(2))] {
        assert_eq!(table.game.understand(seat(1), Choice::Other(action)), Some(action));
    }
}

#[test]
fn faces_count_only_their_own_side() {
    let faces: Faces = view(&light().table(), 1).hand;
    assert_eq!([faces.count(face("r7")), faces.count(face("r8")), faces.count(face("o1"))], [1, 0, 0]);
    let counted: u8 = Face::all(Side::Light).map(|face| faces.count(face)).sum();
    assert_eq!(counted, 3);
}
