//! U-50 to U-53: what the cards of the dark side do.

use game::proves;
use serde_json::{Value, json};
use unoflip::{Because, Event, Refusal, Rule, Side};

use super::kit::{Look, Table, assert_moves, assert_refused, deal, listed, seat, with};

/// A table on the dark side, with a pink 9 on top.
fn dark(rules: Value, hands: &[&str], next: &str) -> Table {
    let mut table = deal(hands).with(rules).first("b-flip/v6").top("b5/p9").next(next).table();
    table.events.clear();
    table
}

#[test]
fn draw_five_makes_the_next_player_draw_five_and_be_skipped() {
    proves!(U_50);
    let hands = ["p+5 t1 t2", "o1 o2 o3", "v1 v2 v3"];
    let mut table = dark(json!({}), &hands, "t3 t4 t5 t6 t7 t8");
    table.go(["1 play p+5"]);
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("dark left p+5 p 3", "turn"));
    assert_eq!([table.hand(2), table.hand(3)], ["t3 t4 t5 t6 t7 o1 o2 o3", "v1 v2 v3"]);
    assert_eq!((table.drawn_for(Because::DrawFive), table.skipped().as_str()), (5, "2"));
}

#[test]
fn reverse_turns_the_direction_round_on_the_dark_side_too() {
    proves!(U_51);
    let mut table = dark(json!({}), &["p-rev t1 t2", "o1 o2 o3", "v-rev v2 v3"], "");
    table.go(["1 play p-rev"]);
    assert_eq!(table.at(), "dark right p-rev p 3");
    table.go(["3 play v-rev"]);
    assert_eq!(table.at(), "dark left v-rev v 1");
}

#[test]
fn reverse_of_the_dark_side_with_two_players_works_as_skip_or_not_at_all() {
    proves!(U_42, U_51);
    let hands = ["p-rev t1 t2", "o1 o2 o3"];
    let mut skip = dark(json!({}), &hands, "");
    skip.go(["1 play p-rev"]);
    assert_eq!((skip.at().as_str(), skip.skipped().as_str()), ("dark left p-rev p 1", "2"));
    let mut nothing = dark(with("two_player_reverse", "nothing"), &hands, "");
    nothing.go(["1 play p-rev"]);
    assert_eq!((nothing.at().as_str(), nothing.skipped().as_str()), ("dark left p-rev p 2", ""));
}

#[test]
fn a_wild_of_the_dark_side_names_a_dark_colour_whatever_else_is_held() {
    proves!(U_44, U_51);
    let mut table = dark(with("bluff", false), &["dwild p1 t2", "o1 t9 o3"], "");
    let wilds = ["play dwild p", "play dwild t", "play dwild o", "play dwild v"];
    assert_moves(&table, 1, &[&["draw", "play p1"][..], &wilds].concat());
    for step in ["1 play dwild", "1 play dwild r", "1 play dwild b"] {
        assert_refused(&mut table, step, Refusal::NameAColour, Rule::U_44);
    }
    table.go(["1 play dwild t"]);
    assert_eq!((table.at().as_str(), table.drew().as_str()), ("dark left dwild t 2", ""));
    assert_moves(&table, 2, &["draw", "play t9"]);
}

#[test]
fn skip_everyone_lets_the_same_player_go_again() {
    proves!(U_52);
    let hands = ["p-all t-all t2", "o1 o2 o3", "v1 v2 v3", "p1 p2 p3"];
    let mut table = dark(json!({}), &hands, "");
    table.go(["1 play p-all"]);
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("dark left p-all p 1", "turn"));
    assert_eq!(table.events.last(), Some(&Event::AllSkipped { seat: seat(1) }));
    table.go(["1 play t-all uno"]);
    assert_eq!((table.at().as_str(), table.drew().as_str()), ("dark left t-all t 1", ""));
}

#[test]
fn skip_everyone_with_two_players_lets_the_same_player_go_again() {
    proves!(U_52);
    let mut table = dark(json!({}), &["p-all t1 t2", "o1 o2 o3"], "");
    table.go(["1 play p-all"]);
    assert_eq!(table.at(), "dark left p-all p 1");
}

#[test]
fn skip_everyone_keeps_the_direction() {
    proves!(U_52);
    let mut table = dark(json!({}), &["p-rev t1 t2", "o1 o2 o3", "p-all v2 p3"], "");
    table.go(["1 play p-rev", "3 play p-all", "3 play p3"]);
    assert_eq!(table.at(), "dark right p3 p 2");
}

const HONEST: [&str; 3] = ["dwildc t1 t2", "o1 o2 o3", "v1 v2 v3"];

#[test]
fn wild_draw_color_makes_the_next_player_draw_until_the_colour_comes() {
    proves!(U_53);
    let mut table = dark(with("bluff", false), &HONEST, "p1 v8 t-rev o4 t9");
    table.go(["1 play dwildc o"]);
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("dark left dwildc o 3", "turn"));
    assert_eq!(table.hand(2), "p1 t-rev o1 o2 o3 o4 v8");
    assert_eq!(table.drew(), "2:p1 2:v8 2:t-rev 2:o4");
    assert_eq!((table.drawn_for(Because::WildDrawColor), table.skipped().as_str()), (4, "2"));
}

#[test]
fn the_drawing_may_be_over_with_one_card_of_any_symbol() {
    proves!(U_53);
    let mut table = dark(with("bluff", false), &HONEST, "v-flip v8");
    table.go(["1 play dwildc v"]);
    assert_eq!((table.drew().as_str(), table.to_act()), ("2:v-flip", Some(3)));
}

#[test]
fn wilds_are_not_of_the_colour() {
    proves!(U_53);
    let mut table = dark(with("bluff", false), &HONEST, "dwild dwildc p1 dwild t5 t6");
    table.go(["1 play dwildc t"]);
    assert_eq!(table.drew(), "2:dwild 2:dwildc 2:p1 2:dwild 2:t5");
}

#[test]
fn the_light_colour_behind_a_card_does_not_matter() {
    proves!(U_53);
    // Behind the pink and purple cards are two that are yellow, like teal the
    // second colour of their side.
    let mut table = dark(with("bluff", false), &HONEST, "y8/p1 y9/v4 g3/v2 t5");
    table.go(["1 play dwildc t"]);
    assert_eq!(table.drew(), "2:p1 2:v4 2:v2 2:t5");
}

#[test]
fn wild_draw_color_is_allowed_only_without_the_colour_in_force() {
    proves!(U_53);
    let mut table = dark(with("bluff", false), &["dwildc p-flip t2", "o1 o2 o3"], "");
    assert_moves(&table, 1, &["draw", "play p-flip"]);
    let refusal = Refusal::HoldsColour { side: Side::Dark, colour: table.game.colour().expect("pink") };
    assert_refused(&mut table, "1 play dwildc t", refusal, Rule::U_53);
    let named = ["play dwildc p", "play dwildc t", "play dwildc o", "play dwildc v"];
    let allowed = dark(with("bluff", false), &["dwildc t9 r3/dwildc", "o1 o2 o3"], "");
    assert_moves(&allowed, 1, &[&["draw", "play t9"][..], &named, &named].concat());
}

#[test]
fn if_the_colour_is_left_nowhere_all_cards_are_drawn() {
    proves!(U_53, U_23);
    let mut table = pink_in_hands();
    let before = table.piles();
    table.go(["1 play dwildc p"]);
    assert_eq!((before, table.piles()), ((83, 1), (0, 1)));
    assert_eq!(table.drawn_for(Because::WildDrawColor), 84);
    assert!(table.drew().ends_with("2:v6"), "the card that was below the top comes last");
    assert!(table.saw(&Event::NothingToDraw { seat: seat(2) }));
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("dark left dwildc p 3", "turn"));
    let held: usize = (1..=4).map(|number| table.game.hand(seat(number)).len()).sum();
    assert_eq!((held, table.game.hand(seat(2)).len()), (111, 91));
}

/// Four players who hold all pink cards, and a Wild Draw Color.
fn pink_in_hands() -> Table {
    let pink =
        (1..=9).map(|number| number.to_string()).chain(["+5", "-rev", "-all", "-flip"].map(Into::into));
    let pink = listed(pink.flat_map(|symbol| [format!("p{symbol}"), format!("p{symbol}")]));
    let cards: Vec<String> = format!("g-flip/dwildc o9 {pink}").split(' ').map(Into::into).collect();
    let hands: Vec<String> = cards.chunks(7).map(listed).collect();
    let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
    deal(&hands).with(with("bluff", false)).first("b-flip/v6").table()
}
