//! U-13: what the first card does. The last seat deals, so that seat 1 sits at
//! the dealer's left.

use game::{Game, Scripted, proves};
use serde_json::json;
use unoflip::{Because, Direction, Event, Rule, UnoFlip};

use super::kit::{Deal, Look, Table, assert_moves, card, deal, seat, with};

const ONE: &str = "r1 r2 r3 y1 y2 y3 b9";
const TWO: &str = "r4 r6 r7 y4 y6 y7 g9";
const THREE: &str = "g1 g2 g3 b1 b2 b3 r9";

fn three(first: &str) -> Deal {
    deal(&[ONE, TWO, THREE]).first(first)
}

#[test]
fn after_a_number_the_dealers_left_begins() {
    proves!(U_13, U_20);
    let table = three("r5/p2").table();
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("light left r5 r 1", "turn"));
    assert_eq!((table.piles(), table.drew().as_str(), table.skipped().as_str()), ((90, 1), "", ""));
    assert!(table.saw(&Event::FirstCard { card: card("r5/p2") }));
}

#[test]
fn after_draw_one_the_dealers_left_draws_one_and_is_skipped() {
    proves!(U_13);
    let table = three("r+1").next("b7 b8").table();
    assert_eq!(table.at(), "light left r+1 r 2");
    assert_eq!(table.hand(1), "r1 r2 r3 y1 y2 y3 b7 b9");
    assert_eq!(table.drawn_for(Because::DrawOne), 1);
    assert_eq!((table.skipped().as_str(), table.piles()), ("1", (89, 1)));
}

#[test]
fn after_reverse_the_dealer_begins_to_the_right() {
    proves!(U_13, U_20);
    let mut table = three("r-rev").table();
    assert_eq!(table.at(), "light right r-rev r 3");
    assert!(table.saw(&Event::Reversed { direction: Direction::Right }));
    assert_eq!(table.skipped(), "");
    table.go(["3 play r9"]);
    assert_eq!(table.at(), "light right r9 r 2");
}

#[test]
fn after_reverse_with_two_players_the_dealers_left_is_skipped() {
    proves!(U_13, U_42);
    let table = deal(&[ONE, TWO]).first("r-rev").table();
    assert_eq!((table.at().as_str(), table.skipped().as_str()), ("light left r-rev r 2", "1"));
}

#[test]
fn after_reverse_without_effect_the_dealers_left_begins() {
    proves!(U_13, U_42);
    let table = deal(&[ONE, TWO]).with(with("two_player_reverse", "nothing")).first("r-rev").table();
    assert_eq!((table.at().as_str(), table.skipped().as_str()), ("light left r-rev r 1", ""));
}

#[test]
fn after_skip_the_dealers_left_is_skipped() {
    proves!(U_13);
    let table = three("r-skip").table();
    assert_eq!((table.at().as_str(), table.skipped().as_str()), ("light left r-skip r 2", "1"));
    let two = deal(&[ONE, TWO]).first("r-skip").table();
    assert_eq!(two.at(), "light left r-skip r 2");
}

#[test]
fn after_wild_the_dealers_left_names_the_colour_and_begins() {
    proves!(U_13);
    let mut table = three("wild").table();
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("light left wild ? 1", "colour"));
    assert_moves(&table, 1, &["colour r", "colour y", "colour g", "colour b"]);
    assert_moves(&table, 2, &[]);
    table.go(["1 colour y"]);
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("light left wild y 1", "turn"));
    assert_moves(&table, 1, &["draw", "play y1", "play y2", "play y3"]);
}

#[test]
fn a_wild_draw_two_goes_under_the_draw_pile_and_the_next_card_is_turned() {
    proves!(U_13);
    let table = three("wild2/o4").next("g5/o7 b7/o3").table();
    assert_eq!(table.at(), "light left g5 g 1");
    assert_eq!((table.discards().as_str(), table.piles()), ("g5/o7", (90, 1)));
    let pile = table.draw_pile();
    assert_eq!((pile[0].as_str(), pile[89].as_str()), ("b7/o3", "wild2/o4"));
    assert!(table.saw(&Event::PutUnder { card: card("wild2/o4") }));
    assert_eq!(table.drew(), "");
}

#[test]
fn two_wild_draw_twos_in_a_row_lie_under_the_pile_in_their_order() {
    proves!(U_13);
    let table = three("wild2/o4").next("wild2/v9 r-skip/o+5 b7/o3").table();
    assert_eq!(table.at(), "light left r-skip r 2");
    let pile = table.draw_pile();
    assert_eq!((pile[0].as_str(), &pile[88..]), ("b7/o3", &["wild2/o4", "wild2/v9"].map(String::from)[..]));
}

#[test]
fn a_first_flip_turns_everything_and_the_dealers_left_begins() {
    proves!(U_13, U_46);
    let mut table = flipped("b-flip/v6");
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("dark left v6 v 1", "turn"));
    assert_eq!(table.discards(), "b-flip/v6");
    assert_eq!(table.cards(1), "r1/p3 r2/o-rev r3/p7 r4/o-flip r6/o9 r7/o1 r9/v5");
    assert_eq!(table.hand(1), "p3 p7 o1 o9 o-rev o-flip v5");
    // What was at the bottom of the draw pile is now drawn first.
    table.play(["1 draw", "1 pass"]);
    assert_eq!((table.at().as_str(), table.drew().as_str()), ("dark left v6 v 2", "1:t1"));
}

#[test]
fn after_a_first_flip_with_a_wild_behind_it_the_dealers_left_names_the_colour() {
    proves!(U_13, U_46);
    let mut table = flipped("g-flip/dwildc");
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("dark left dwildc ? 1", "colour"));
    assert_moves(&table, 1, &["colour p", "colour t", "colour o", "colour v"]);
    table.go(["1 colour o"]);
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("dark left dwildc o 1", "turn"));
    assert_eq!(table.drew(), "", "nobody draws for a Wild Draw Color that came up");
}

/// Three players on the dark side, the draw pile ending with `y2/t1`.
fn flipped(first: &str) -> Table {
    let one = "r1/p3 r2/o-rev r3/p7 r4/o-flip r6/o9 r7/o1 r9/v5";
    let two = "y1/p-all y3/p+5 y4/p+5 y5/v9 y7/o2 y8/o2 y9/v4";
    let three = "g1/o5 g2/t+5 g3/p-flip g4/p8 g5/o7 g6/p5 g7/o6";
    deal(&[one, two, three]).first(first).next("y2/t1").table()
}

#[test]
fn the_first_card_counts_in_every_round() {
    proves!(U_13);
    let mut table = deal(&["r7", "g9"]).top("r8").with(json!({"target": 100})).shuffle(&skip_first()).table();
    table.go(["1 play r7"]);
    assert_eq!((table.game.scores(), table.at().as_str()), (&[9, 0][..], "light left r-skip r 1"));
}

/// A deck for two players whose first card is a Skip.
fn skip_first() -> String {
    let hands =
        "r1/p3 y1/p-all r2/o-rev y2/t1 r3/p7 y3/p+5 r4/o-flip y4/p+5 r5/p2 y5/v9 r6/o9 y6/o-all r7/o1 y7/o2";
    format!("{hands} r-skip/o+5")
}

#[test]
fn the_first_card_of_another_dealer_counts_for_the_seat_at_their_left() {
    proves!(U_13);
    let table = Scripted::<UnoFlip>::new(&json!({}), 2, 1, &[&skip_first()]);
    assert_eq!((table.at().as_str(), table.skipped().as_str()), ("light left r-skip r 1", "2"));
    assert_eq!(table.game.dealer(), seat(1));
}
