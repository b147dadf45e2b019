//! U-46 and U-51: the Flip.

use game::proves;
use unoflip::{Event, Rule, Side};

use super::kit::{Deal, Look, Table, assert_moves, card, deal, seat};

/// Three players, seat 1 with a Flip that fits.
fn flip(first: &str) -> Deal {
    let one = "r-flip/p8 r1/p3 r3/p7 r7/o1 r9/v5 y5/v9 wild/t3";
    let two = "g1/o5 g3/p-flip g4/p8 g5/o7 g6/p5 g7/o6 g9/o+5";
    let three = "b1/v-all b2/o8 b3/v8 b4/v1 b5/o-rev b6/v-rev b7/o3";
    deal(&[one, two, three]).first(first)
}

fn flipped(first: &str) -> Table {
    let mut table = flip(first).table();
    table.events.clear();
    table.go(["1 play r-flip"]);
    table
}

#[test]
fn with_one_card_on_the_discard_pile_its_other_face_comes_up() {
    proves!(U_46);
    let table = flipped("r5/t5");
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("dark left t5 t 2", "turn"));
    assert_eq!(table.discards(), "r5/t5 r-flip/p8");
    assert!(table.saw(&Event::Flipped { side: Side::Dark, top: card("r5/t5") }));
}

#[test]
fn all_hands_change_side() {
    proves!(U_46);
    let table = flipped("r5/t5");
    assert_eq!(table.hand(1), "p3 p7 t3 o1 v5 v9");
    assert_eq!(table.hand(2), "p5 p8 p-flip o5 o6 o7 o+5");
    assert_eq!(table.hand(3), "o3 o8 o-rev v1 v8 v-rev v-all");
}

#[test]
fn the_flip_lies_at_the_bottom_and_the_former_bottom_on_top() {
    proves!(U_46);
    let hands = ["r1/p3 r-flip/p8 y1", "r7/o1 r9/v5 y2", "r3/p7 r8/t7 y3"];
    let mut table = deal(&hands).first("b5/p9").top("r6/o9").table();
    table.go(["1 play r1", "2 play r7", "3 play r3"]);
    let (before, mut pile) = (table.discards(), table.draw_pile());
    table.go(["1 play r-flip"]);
    let mut turned: Vec<&str> = before.split(' ').rev().collect();
    turned.push("r-flip/p8");
    assert_eq!(table.discards(), turned.join(" "));
    assert_eq!(turned[0], "b5/p9");
    assert_eq!(turned[turned.len() - 4..], ["r1/p3", "r7/o1", "r3/p7", "r-flip/p8"]);
    pile.reverse();
    assert_eq!((table.draw_pile(), table.at().as_str()), (pile, "dark left p9 p 2"));
}

#[test]
fn after_a_flip_the_former_bottom_of_the_draw_pile_is_drawn() {
    proves!(U_46);
    let mut table = flip("r5/t5").next("b9/o5").flipped("y2/t1 y3/v1").table();
    table.go(["1 play r-flip", "2 draw", "2 pass", "3 draw"]);
    assert_eq!(table.drew(), "2:t1 3:v1");
    assert_eq!(table.draw_pile().last().map(String::as_str), Some("b9/o5"));
}

#[test]
fn a_draw_five_that_comes_up_has_no_effect() {
    proves!(U_46);
    let mut table = flipped("r2/v+5");
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("dark left v+5 v 2", "turn"));
    assert_eq!((table.drew().as_str(), table.skipped().as_str()), ("", ""));
    assert_moves(&table, 2, &["draw", "play o+5"]);
    table.go(["2 play o+5"]);
    assert_eq!(table.at(), "dark left o+5 o 1");
}

#[test]
fn a_reverse_that_comes_up_has_no_effect() {
    proves!(U_46);
    assert_eq!(flipped("r2/o-rev").at(), "dark left o-rev o 2");
}

#[test]
fn a_skip_everyone_that_comes_up_has_no_effect() {
    proves!(U_46);
    let table = flipped("r6/p-all");
    assert_eq!((table.at().as_str(), table.skipped().as_str()), ("dark left p-all p 2", ""));
    assert!(!table.saw(&Event::AllSkipped { seat: seat(1) }));
}

#[test]
fn a_flip_that_comes_up_has_no_effect() {
    proves!(U_46);
    let table = flipped("r4/o-flip");
    assert_eq!(table.at(), "dark left o-flip o 2");
    let flips = table.events.iter().filter(|event| matches!(event, Event::Flipped { .. })).count();
    assert_eq!(flips, 1);
}

#[test]
fn if_a_wild_comes_up_whoever_played_the_flip_names_the_colour() {
    proves!(U_46);
    // After a Skip seat 2 begins.
    let hands = ["y1 y2 y3 g1 g2 g3 g4", "r-flip/p8 b4/v1 y4 y6 y7 y8 y9", "t4 o4 p4 t9 o9 p9 v9"];
    let mut table = deal(&hands).first("r-skip/dwild").table();
    table.go(["2 play r-flip"]);
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("dark left dwild ? 2", "colour"));
    assert_moves(&table, 2, &["colour p", "colour t", "colour o", "colour v"]);
    assert_moves(&table, 3, &[]);
    table.go(["2 colour t"]);
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("dark left dwild t 3", "turn"));
}

#[test]
fn a_wild_draw_color_that_comes_up_makes_nobody_draw() {
    proves!(U_46);
    let mut table = flipped("r3/dwildc");
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("dark left dwildc ? 1", "colour"));
    table.go(["1 colour o"]);
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("dark left dwildc o 2", "turn"));
    assert_eq!((table.drew().as_str(), table.skipped().as_str()), ("", ""));
}

#[test]
fn a_flip_does_not_change_the_direction() {
    proves!(U_46, U_41);
    let hands = ["r-rev r1 y1", "b1 b2 y2", "r-flip/v3 r8 y3"];
    let mut table = deal(&hands).first("g5/t4").top("r9").table();
    table.go(["1 play r-rev", "3 play r-flip"]);
    assert_eq!(table.at(), "dark right t4 t 2");
}

/// Three players on the dark side, a purple 6 on top.
fn dark(hands: [&str; 3], top: &str) -> Table {
    deal(&hands).first("b-flip/v6").top(top).table()
}

#[test]
fn a_flip_of_the_dark_side_leads_back_to_the_light_side() {
    proves!(U_51);
    let mut table = dark(["r4/o-flip y9/v4 r1/p3", "g1/o5 g2/t+5 g3/p-flip", "b2/o8 b3/v8 b4/v1"], "y7/o2");
    table.events.clear();
    let (before, mut pile) = (table.discards(), table.draw_pile());
    table.go(["1 play o-flip"]);
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("light left b-flip b 2", "turn"));
    let turned: Vec<&str> = before.split(' ').rev().chain(["r4/o-flip"]).collect();
    assert_eq!(table.discards(), turned.join(" "));
    pile.reverse();
    assert_eq!(table.draw_pile(), pile);
    assert_eq!([table.hand(1), table.hand(2)], ["r1 y9", "g1 g2 g3"]);
    assert!(table.saw(&Event::Flipped { side: Side::Light, top: card("b-flip/v6") }));
}

#[test]
fn there_and_back_again_the_draw_pile_lies_as_before() {
    proves!(U_46, U_51);
    let hands = ["r-flip/p8 r1 y1", "wild/p-flip y2 g1", "y3 g2 b1"];
    let mut table = deal(&hands).first("b5/p9").top("r9").table();
    let pile = table.draw_pile();
    table.go(["1 play r-flip", "2 play p-flip"]);
    assert_eq!((table.at().as_str(), table.draw_pile()), ("light left r-flip r 3", pile));
    assert!(table.discards().starts_with("r-flip/p8 r9/"), "{}", table.discards());
    assert!(table.discards().ends_with(" b5/p9 wild/p-flip"), "{}", table.discards());
}

#[test]
fn a_light_wild_that_comes_up_is_named_by_whoever_played_the_flip() {
    proves!(U_46, U_51);
    // When only a card with a Wild behind it is left on the discard pile, it
    // is at its bottom.
    let hands = ["t-flip t1 p1", "t-flip p2 t9", "p3 t-all p4"];
    let mut table = deal(&hands).first("b-flip/v6").top("wild/t3").table();
    table.drain(0);
    table.keep([1]);
    assert_eq!(table.discards(), "wild/t3");
    table.go(["2 play t-flip"]);
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("light left wild ? 2", "colour"));
    assert_moves(&table, 2, &["colour r", "colour y", "colour g", "colour b"]);
    table.go(["2 colour g"]);
    assert_eq!(table.at(), "light left wild g 3");
}
