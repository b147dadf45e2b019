//! U-23: the two piles, and when no card is left.

use game::proves;
use unoflip::{Because, Event, Rule};

use super::kit::{Deal, Look, Table, deal, seat};

/// Three players with two cards each, a red 9 on a red 5, and 90 cards in all
/// to draw; the last to be drawn is `last`.
fn three(hands: [&str; 3], last: &str) -> Deal {
    deal(&hands).first("r5/p2").top("r9/v5").flipped(last)
}

#[test]
fn the_discard_pile_is_shuffled_only_when_a_card_is_needed() {
    proves!(U_23);
    // 112 less 21 cards dealt less the first one: 90 draws are 30 turns each.
    let mut table = three(["g1 g2", "g3 g4", "b1 b2"], "b7/o3").shuffle("r5/p2").table();
    table.drain(1);
    assert_eq!((table.draw_pile(), table.to_act()), (vec!["b7/o3".to_owned()], Some(3)));
    table.play(["3 draw", "3 pass"]);
    assert_eq!((table.piles(), table.shuffles(), table.to_act()), ((0, 16), 1, Some(1)));
    table.play(["1 draw"]);
    assert_eq!((table.piles(), table.shuffles()), ((14, 1), 2));
    assert_eq!((table.drew().as_str(), table.asked().as_str()), ("3:b7 1:r5", "drawn r5"));
    assert!(table.saw(&Event::Reshuffled { cards: 15 }));
}

#[test]
fn the_top_of_the_discard_pile_stays() {
    proves!(U_23);
    let mut table = three(["g1 g2", "g3 g4", "b1 b2"], "b7/o3").shuffle("r5/p2").table();
    table.drain(0);
    table.play(["1 draw", "1 pass"]);
    assert_eq!((table.discards().as_str(), table.at().as_str()), ("r9/v5", "light left r9 r 2"));
}

#[test]
fn everything_else_of_the_discard_pile_is_in_the_new_draw_pile() {
    proves!(U_23);
    let mut table = three(["g1 g2", "g3 g4", "b1 b2"], "b7/o3").table();
    table.drain(0);
    let mut below: Vec<String> = table.discards().split(' ').skip(1).map(str::to_owned).collect();
    table.play(["1 draw"]);
    let drawn = match table.events[..] {
        [Event::Reshuffled { .. }, Event::Drew { card, .. }] => card,
        ref other => panic!("{other:?}"),
    };
    let mut pile = table.draw_pile();
    pile.push(drawn.to_string());
    pile.sort_unstable();
    below.sort_unstable();
    assert_eq!(pile, below);
}

/// Four players on the dark side, purple 6 and perhaps more discarded, with two
/// cards left to draw, `o3` and `o4`. Seat 2 is to act.
fn nearly_empty(deal: Deal) -> Table {
    let mut table = deal.first("b-flip/v6").flipped("b-rev/o4 b7/o3").table();
    table.drain(2);
    assert_eq!((table.draw_pile().join(" ").as_str(), table.to_act()), ("b7/o3 b-rev/o4", Some(2)));
    table
}

#[test]
fn a_draw_of_five_goes_on_after_the_shuffle() {
    proves!(U_23, U_50);
    let hands = ["p1 p2 p3", "p+5 t1 t2", "p4 p5 t3", "p7 t4 t5"];
    let deal = deal(&hands).top("g4/p8").shuffle("b-flip/v6 g4/p8");
    let mut table = nearly_empty(deal);
    assert_eq!(table.piles(), (2, 17));
    table.go(["2 play p+5"]);
    assert_eq!(table.drawn_for(Because::DrawFive), 5);
    let drew = table.drew();
    assert!(drew.starts_with("3:o3 3:o4 3:v6 3:p8 3:"), "{drew}");
    assert_eq!((table.piles(), table.shuffles()), ((14, 1), 2));
    assert_eq!((table.at().as_str(), table.skipped().as_str()), ("dark left p+5 p 4", "3"));
    let order = [Event::Reshuffled { cards: 17 }];
    assert_eq!(table.events[3..4], order, "after the second of the five cards");
}

#[test]
fn drawing_ends_when_no_card_is_left_anywhere() {
    proves!(U_23);
    let hands =
        ["p1 p2 p3 p4 t1 t2 t3", "v+5 p7 p7 t4 t4 t5 t5", "p5 p5 p6 t6 t6 t7 t7", "o1 o1 p8 p9 t8 t9 t9"];
    let mut table = nearly_empty(deal(&hands));
    table.go(["2 play v+5"]);
    assert_eq!(table.drew(), "3:o3 3:o4 3:v6");
    assert!(table.saw(&Event::Reshuffled { cards: 1 }));
    assert!(table.saw(&Event::NothingToDraw { seat: seat(3) }));
    assert_eq!((table.piles(), table.at().as_str()), ((0, 1), "dark left v+5 v 4"));
}

#[test]
fn with_no_card_anywhere_draw_stays_legal_and_passes() {
    proves!(U_23);
    let mut table = ten();
    table.drain(0);
    assert_eq!((table.piles(), table.at().as_str()), ((0, 1), "light left r5 r 2"));
    let held: usize = (1..=10).map(|number| table.game.hand(seat(number)).len()).sum();
    assert_eq!(held, 111);
    for number in [2, 3, 4, 5, 6, 7, 8, 9, 10, 1] {
        assert!(table.moves(number).contains(&"draw".into()));
        table.play([format!("{number} draw").as_str()]);
        assert_eq!(table.events, [Event::NothingToDraw { seat: seat(number) }]);
        assert_eq!((table.asked().as_str(), table.to_act()), ("turn", Some(number % 10 + 1)));
        table.events.clear();
    }
    assert_eq!((table.piles(), table.shuffles()), ((0, 1), 1));
}

/// Ten players with a red 5 on the table.
fn ten() -> Table {
    let hands = [
        "r1 r2 r3 r4 r6 r7 r8",
        "y1 y2 y3 y4 y6 y7 y8",
        "g1 g2 g3 g4 g6 g7 g8",
        "b1 b2 b3 b4 b6 b7 b8",
        "r1 r2 r3 r4 r6 r7 r8",
        "y1 y2 y3 y4 y6 y7 y8",
        "g1 g2 g3 g4 g6 g7 g8",
        "b1 b2 b3 b4 b6 b7 b8",
        "r+1 y+1 g+1 b+1 y9 g9 b9",
        "r+1 y+1 g+1 b+1 y9 g9 b9",
    ];
    deal(&hands).first("r5").table()
}

#[test]
fn a_draw_card_on_an_empty_table_gives_what_lies_below_it() {
    proves!(U_23, U_40);
    let mut table = ten();
    table.drain(0);
    for number in 2..=8 {
        table.play([format!("{number} draw").as_str()]);
    }
    table.go(["9 play r+1"]);
    assert_eq!((table.drew().as_str(), table.piles()), ("10:r5", (0, 1)));
    assert_eq!((table.at().as_str(), table.shuffles()), ("light left r+1 r 1", 2));
}

#[test]
fn a_pile_shuffled_on_the_dark_side_is_drawn_in_its_order() {
    proves!(U_23, U_46);
    let hands = ["r-flip/p8 r1/p3 r2/o-rev", "g1/o5 g2/t+5 g3/p-flip", "b1/v-all b2/o8 b3/v8"];
    let mut table = deal(&hands).first("y5/t8").top("r9/v5").shuffle("r-flip/p8 r9/v5").table();
    table.go(["1 play r-flip", "2 play t+5"]);
    table.drain(0);
    assert!(table.discards().starts_with("g2/t+5 y5/t8 "), "{}", table.discards());
    assert!(table.discards().ends_with(" r9/v5 r-flip/p8"), "{}", table.discards());
    let seat = table.to_act().expect("the game is not over");
    table.keep([seat]);
    assert_eq!((table.drew(), table.discards().as_str()), (format!("{seat}:p8"), "g2/t+5"));
    assert_eq!(table.draw_pile()[..1], ["r9/v5"]);
}
