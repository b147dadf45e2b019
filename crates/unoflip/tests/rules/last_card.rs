//! U-61: the last card of a hand. The games end with it, so that the table can
//! still be seen.

use game::{Game, proves};
use serde_json::{Value, json};
use unoflip::{Because, Colour, Event, Rule};

use super::kit::{Look, Table, assert_moves, deal, rounds, seat};

/// A table on the light side with a red 9 on top, everybody with one card.
fn light(hands: &[&str], next: &str) -> Table {
    ready(json!({"target": 1}), hands, "y5/v9", "r9", next)
}

/// The same on the dark side, with a pink 9 on top.
fn dark(hands: &[&str], next: &str) -> Table {
    ready(json!({"target": 1}), hands, "b-flip/v6", "b5/p9", next)
}

fn ready(rules: Value, hands: &[&str], first: &str, top: &str, next: &str) -> Table {
    let mut table = deal(hands).with(rules).first(first).top(top).next(next).table();
    table.events.clear();
    table
}

#[test]
fn who_plays_their_last_card_wins_the_round() {
    proves!(U_61);
    let mut table = light(&["r1", "g2", "b3"], "");
    table.go(["1 play r1"]);
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("light left r1 r over", "over 1"));
    assert_eq!((table.hand(1).as_str(), table.game.scores()), ("", &[5, 0, 0][..]));
    assert!(table.saw(&Event::RoundWon { seat: seat(1) }));
    assert!((1..=3).all(|number| table.legal(number).is_empty()));
}

#[test]
fn a_last_draw_one_still_makes_the_next_player_draw() {
    proves!(U_61);
    let mut table = light(&["r+1", "g2", "b3"], "b8 b7");
    table.go(["1 play r+1"]);
    assert_eq!((table.hand(2).as_str(), table.asked().as_str()), ("g2 b8", "over 1"));
    assert_eq!((table.drawn_for(Because::DrawOne), table.skipped().as_str()), (1, ""));
    assert_eq!(table.game.scores(), [2 + 8 + 3, 0, 0]);
}

#[test]
fn a_last_draw_five_still_makes_the_next_player_draw() {
    proves!(U_61);
    let mut table = dark(&["p+5", "o2", "v3"], "t1 t2 t3 t4 t5 t6");
    table.go(["1 play p+5"]);
    assert_eq!((table.hand(2).as_str(), table.asked().as_str()), ("t1 t2 t3 t4 t5 o2", "over 1"));
    assert_eq!(table.game.scores(), [15 + 2 + 3, 0, 0]);
}

#[test]
fn a_last_wild_draw_two_still_makes_the_next_player_draw() {
    proves!(U_61);
    let mut table = light(&["wild2", "g2", "b3"], "b8 b7 b6");
    assert_moves(&table, 1, &["draw", "play wild2 r", "play wild2 y", "play wild2 g", "play wild2 b"]);
    table.go(["1 play wild2 y"]);
    assert_eq!((table.at().as_str(), table.hand(2).as_str()), ("light left wild2 y over", "g2 b7 b8"));
    assert_eq!(table.game.scores(), [2 + 8 + 7 + 3, 0, 0]);
}

#[test]
fn a_last_wild_draw_color_still_makes_the_next_player_draw() {
    proves!(U_61);
    let mut table = dark(&["r3/dwildc", "o2", "v3"], "v1 o-all t4 t5");
    table.go(["1 play dwildc t"]);
    assert_eq!((table.hand(2).as_str(), table.asked().as_str()), ("t4 o2 o-all v1", "over 1"));
    assert_eq!(table.game.scores(), [4 + 2 + 30 + 1 + 3, 0, 0]);
}

#[test]
fn a_last_draw_one_hits_the_next_player_in_the_direction_of_play() {
    proves!(U_61);
    // Everybody goes on with a card drawn, until seat 1 has one left.
    let hands = ["r-rev r+1", "g2 g3", "r8 b9"];
    let mut table = deal(&hands).with(json!({"target": 1})).top("r9").next("b1 b2 b3 b4").table();
    table.go(["1 play r-rev uno"]).keep([3, 2]);
    table.events.clear();
    table.go(["1 play r+1"]);
    assert_eq!((table.at().as_str(), table.drew().as_str()), ("light right r+1 r over", "3:b3"));
}

#[test]
fn a_last_flip_turns_everything_before_the_points_are_counted() {
    proves!(U_61);
    let mut table = light(&["r-flip/p8", "g2/t+5", "b1/v-all"], "");
    let mut pile = table.draw_pile();
    table.go(["1 play r-flip"]);
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("dark left v9 v over", "over 1"));
    assert_eq!([table.hand(2), table.hand(3)], ["t+5", "v-all"]);
    assert_eq!(table.game.scores(), [20 + 30, 0, 0]);
    pile.reverse();
    assert_eq!(table.draw_pile(), pile);
    assert!(table.discards().ends_with("r-flip/p8"));
}

#[test]
fn a_last_flip_back_to_the_light_side_counts_the_light_points() {
    proves!(U_61, U_51);
    let mut table = dark(&["g3/p-flip", "g2/t+5", "b1/v-all"], "");
    table.go(["1 play p-flip"]);
    assert_eq!((table.at().as_str(), table.game.scores()), ("light left b-flip b over", &[3, 0, 0][..]));
}

#[test]
fn nobody_names_a_colour_for_a_wild_that_a_last_flip_turns_up() {
    proves!(U_61);
    let mut table = ready(json!({"target": 1}), &["r-flip/p8", "g2/t+5", "b4/v1"], "y1/dwild", "r9", "");
    table.go(["1 play r-flip"]);
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("dark left dwild ? over", "over 1"));
    assert_eq!(table.game.scores(), [21, 0, 0]);
    let mut table = ready(json!({}), &["r-flip/p8", "g2/t+5", "b4/v1"], "y6/dwildc", "r9", "");
    table.go(["1 play r-flip"]);
    assert_eq!((table.game.round(), table.game.scores()), (2, &[21, 0, 0][..]));
    assert!(!table.events.iter().any(|event| matches!(event, Event::ColourNamed { .. })));
}

/// Whether anything but winning and scoring followed the last card.
fn had_an_effect(table: &Table) -> bool {
    table.events.iter().any(|event| {
        !matches!(
            event,
            Event::Played { .. } | Event::RoundWon { .. } | Event::Scored { .. } | Event::Won { .. }
        )
    })
}

#[test]
fn other_effects_of_a_last_card_do_not_take_place() {
    proves!(U_61);
    for others in [&["g2", "b3"][..], &["g2"]] {
        for last in ["r-rev", "r-skip"] {
            let mut table = light(&[&[last], others].concat(), "");
            table.go([format!("1 play {last}").as_str()]);
            assert!(!had_an_effect(&table), "{last}: {:?}", table.events);
            assert_eq!(table.at(), format!("light left {last} r over"));
        }
        for last in ["p-rev", "p-all"] {
            let mut table = dark(&[&[last], others].concat(), "");
            table.go([format!("1 play {last}").as_str()]);
            assert!(!had_an_effect(&table), "{last}: {:?}", table.events);
            assert_eq!((table.at(), table.asked().as_str()), (format!("dark left {last} p over"), "over 1"));
        }
    }
}

#[test]
fn a_last_reverse_is_without_effect_whatever_two_players_agreed_on() {
    proves!(U_61, U_42);
    for agreed in ["skip", "nothing"] {
        let rules = json!({"target": 1, "two_player_reverse": agreed});
        let mut table = ready(rules, &["r-rev", "g2"], "y5", "r9", "");
        table.go(["1 play r-rev"]);
        assert!(!had_an_effect(&table), "{agreed}: {:?}", table.events);
        assert_eq!((table.at().as_str(), table.game.scores()), ("light left r-rev r over", &[2, 0][..]));
    }
}

#[test]
fn a_last_wild_is_played_with_a_colour() {
    proves!(U_44, U_61);
    let mut table = light(&["wild", "g2", "b3"], "");
    assert_moves(&table, 1, &["draw", "play wild r", "play wild y", "play wild g", "play wild b"]);
    table.go(["1 play wild b"]);
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("light left wild b over", "over 1"));
    let colour = Colour::from_letter("b").expect("blue");
    assert!(table.saw(&Event::ColourNamed { seat: seat(1), colour }));
}

#[test]
fn a_last_draw_card_of_two_players_makes_the_other_draw() {
    proves!(U_61);
    let mut table = light(&["r+1", "g2"], "b8");
    table.go(["1 play r+1"]);
    assert_eq!((table.hand(2).as_str(), table.game.scores()), ("g2 b8", &[10, 0][..]));
}

#[test]
fn another_player_may_win_the_round() {
    proves!(U_61);
    let mut table = light(&["g1", "r2", "b3"], "b8");
    table.go(["1 draw", "1 pass", "2 play r2"]);
    assert_eq!((table.asked().as_str(), table.game.scores()), ("over 2", &[0, 1 + 8 + 3, 0][..]));
}

#[test]
fn after_a_last_card_the_next_round_begins_at_once() {
    proves!(U_61, U_70);
    let one = deal(&["r1", "g2", "b3"]).top("r9");
    let two = deal(&["r1", "g2", "b3"]).dealer(1).first("g4").top("r9");
    let mut table = rounds(&[&one, &two]);
    table.go(["1 play r1"]);
    assert_eq!((table.game.round(), table.at().as_str()), (2, "light left g4 g 2"));
    assert_eq!(table.game.scores(), [5, 0, 0]);
    assert_eq!((1..=3).map(|number| table.game.hand(seat(number)).len()).collect::<Vec<_>>(), [7, 7, 7]);
    assert_eq!(table.piles(), (90, 1));
}
