//! U-40 to U-45: what the cards of the light side do.

use game::proves;
use serde_json::json;
use unoflip::{Because, Direction, Event, Refusal, Rule, Side};

use super::kit::{Look, Table, assert_moves, assert_refused, deal, seat, with};

#[test]
fn draw_one_makes_the_next_player_draw_one_and_be_skipped() {
    proves!(U_40);
    let mut table = deal(&["r+1 g1 g2", "y1 y2 y3", "b1 b2 b3"]).top("r9").next("b8 b7").table();
    table.go(["1 play r+1"]);
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("light left r+1 r 3", "turn"));
    assert_eq!([table.hand(2), table.hand(3)], ["y1 y2 y3 b8", "b1 b2 b3"]);
    assert_eq!((table.drawn_for(Because::DrawOne), table.skipped().as_str()), (1, "2"));
}

#[test]
fn draw_one_hits_the_next_player_in_the_direction_of_play() {
    proves!(U_40, U_41);
    let mut table = deal(&["r-rev g1 g2", "b1 b2 b3", "r+1 y2 y3"]).top("r9").next("b8").table();
    table.go(["1 play r-rev", "3 play r+1"]);
    assert_eq!((table.at().as_str(), table.drew().as_str()), ("light right r+1 r 1", "2:b8"));
}

#[test]
fn reverse_turns_the_direction_round() {
    proves!(U_41, U_20);
    let hands = ["r-rev r1 g2", "r2 y-rev y3", "r3 b2 b3", "r4 r6 b4"];
    let mut table = deal(&hands).top("r9").table();
    table.go(["1 play r-rev"]);
    assert_eq!(table.at(), "light right r-rev r 4");
    assert_eq!((table.skipped().as_str(), table.drew().as_str()), ("", ""));
    assert!(table.saw(&Event::Reversed { direction: Direction::Right }));
    table.go(["4 play r4", "3 play r3", "2 play r2"]);
    assert_eq!(table.at(), "light right r2 r 1");
}

#[test]
fn a_second_reverse_turns_the_direction_back() {
    proves!(U_41);
    let mut table = deal(&["r-rev r1 g2", "y1 y2 y3", "b-rev b2 b3"]).top("r9").table();
    table.go(["1 play r-rev", "3 play b-rev"]);
    assert_eq!(table.at(), "light left b-rev b 1");
    assert!(table.saw(&Event::Reversed { direction: Direction::Left }));
}

fn two_players(rules: serde_json::Value) -> Table {
    deal(&["r-rev r-skip g2", "r1 y2 y3"]).with(rules).top("r9").table()
}

#[test]
fn with_two_players_reverse_works_as_skip_and_the_direction_stays() {
    proves!(U_42);
    let mut table = two_players(json!({}));
    table.go(["1 play r-rev"]);
    assert_eq!((table.at().as_str(), table.skipped().as_str()), ("light left r-rev r 1", "2"));
    assert!(!table.events.iter().any(|event| matches!(event, Event::Reversed { .. })));
}

#[test]
fn with_two_players_reverse_has_no_effect_if_agreed() {
    proves!(U_42);
    let mut table = two_players(with("two_player_reverse", "nothing"));
    table.go(["1 play r-rev"]);
    assert_eq!((table.at().as_str(), table.skipped().as_str()), ("light left r-rev r 2", ""));
    assert!(!table.events.iter().any(|event| matches!(event, Event::Reversed { .. })));
}

#[test]
fn with_three_players_the_option_for_two_changes_nothing() {
    proves!(U_41, U_42);
    let rules = with("two_player_reverse", "nothing");
    let mut table = deal(&["r-rev r1 g2", "y1 y2 y3", "b-rev b2 b3"]).with(rules).top("r9").table();
    table.go(["1 play r-rev"]);
    assert_eq!(table.at(), "light right r-rev r 3");
}

#[test]
fn skip_skips_the_next_player() {
    proves!(U_43);
    let mut table = deal(&["r-skip r1 g2", "y1 y2 y3", "b-rev b2 b3", "b4 b6 b7"]).top("r9").table();
    table.go(["1 play r-skip"]);
    assert_eq!((table.at().as_str(), table.skipped().as_str()), ("light left r-skip r 3", "2"));
    assert_eq!(table.drew(), "");
}

#[test]
fn skip_with_two_players_lets_the_same_player_go_again() {
    proves!(U_43);
    let mut table = two_players(json!({}));
    table.go(["1 play r-skip"]);
    assert_eq!((table.at().as_str(), table.skipped().as_str()), ("light left r-skip r 1", "2"));
}

#[test]
fn a_wild_may_be_played_whatever_else_is_held() {
    proves!(U_44);
    let rules = with("bluff", false);
    let mut table = deal(&["wild r1 r2", "y1 y2 y3", "b1 b2 b3"]).with(rules).top("r9").table();
    let wilds = ["play wild r", "play wild y", "play wild g", "play wild b"];
    assert_moves(&table, 1, &[&["draw", "play r1", "play r2"][..], &wilds].concat());
    table.go(["1 play wild b"]);
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("light left wild b 2", "turn"));
    let colour = unoflip::Colour::from_letter("b").expect("a colour");
    assert!(table.saw(&Event::ColourNamed { seat: seat(1), colour }));
    assert_eq!((table.drew().as_str(), table.skipped().as_str()), ("", ""));
}

#[test]
fn a_wild_may_name_the_colour_that_was_in_force() {
    proves!(U_44);
    let mut table = deal(&["wild r1 r2", "r3 y2 y3"]).top("r9").table();
    table.go(["1 play wild r"]);
    assert_moves(&table, 2, &["draw", "play r3"]);
}

#[test]
fn a_wild_is_played_with_a_colour_of_the_light_side() {
    proves!(U_44);
    let mut table = deal(&["wild r1 r2", "y1 y2 y3"]).top("r9").table();
    for step in ["1 play wild", "1 play wild p", "1 play wild v"] {
        assert_refused(&mut table, step, Refusal::NameAColour, Rule::U_44);
    }
    assert_refused(&mut table, "1 play r1 r", Refusal::NotWild, Rule::U_44);
}

/// Three players with honest rules. Red is in force.
fn honest(hand: &str) -> Table {
    deal(&[hand, "y1 y2 y3", "b1 b2 b3"]).with(with("bluff", false)).top("r9/v5").next("b8 b7 b6").table()
}

const WILD2: [&str; 4] = ["play wild2 r", "play wild2 y", "play wild2 g", "play wild2 b"];

#[test]
fn wild_draw_two_makes_the_next_player_draw_two_and_be_skipped() {
    proves!(U_45);
    let mut table = honest("wild2 g1 g2");
    table.go(["1 play wild2 g"]);
    assert_eq!((table.at().as_str(), table.asked().as_str()), ("light left wild2 g 3", "turn"));
    assert_eq!([table.hand(2), table.hand(3)], ["y1 y2 y3 b7 b8", "b1 b2 b3"]);
    assert_eq!((table.drawn_for(Because::WildDrawTwo), table.skipped().as_str()), (2, "2"));
}

#[test]
fn wild_draw_two_is_not_allowed_with_a_card_of_the_colour_in_force() {
    proves!(U_45);
    let mut table = honest("wild2 r1 g2");
    assert_moves(&table, 1, &["draw", "play r1"]);
    let colour = unoflip::Colour::from_letter("r").expect("a colour");
    let refusal = Refusal::HoldsColour { side: Side::Light, colour };
    assert_refused(&mut table, "1 play wild2 g", refusal, Rule::U_45);
}

#[test]
fn an_action_card_of_the_colour_forbids_wild_draw_two_as_well() {
    proves!(U_45);
    assert_moves(&honest("wild2 r-flip g2"), 1, &["draw", "play r-flip"]);
}

#[test]
fn cards_of_the_same_number_do_not_forbid_wild_draw_two() {
    proves!(U_45);
    assert_moves(&honest("wild2 g9 b9"), 1, &[&["draw", "play g9", "play b9"][..], &WILD2].concat());
}

#[test]
fn other_wilds_do_not_forbid_wild_draw_two() {
    proves!(U_45);
    let wilds = ["play wild r", "play wild y", "play wild g", "play wild b"];
    let table = honest("wild2 wild wild2");
    assert_moves(&table, 1, &[&["draw"][..], &wilds, &WILD2, &WILD2].concat());
}

#[test]
fn the_dark_side_of_a_card_does_not_forbid_wild_draw_two() {
    proves!(U_45);
    // Purple is behind the red 9 in force, and behind these.
    assert_moves(&honest("wild2/v9 g2 b3/v8"), 1, &[&["draw"][..], &WILD2].concat());
}

#[test]
fn after_a_wild_it_is_the_colour_named_that_may_not_be_held() {
    proves!(U_45, U_44);
    let hands = ["wild g8 g7", "wild2 r1 g2", "wild2 r2 y3"];
    let mut table = deal(&hands).with(with("bluff", false)).top("r9").next("b8 b7 b6").table();
    table.go(["1 play wild g"]);
    assert_moves(&table, 2, &["draw", "play g2"]);
    table.go(["2 draw", "2 pass"]);
    assert_moves(&table, 3, &[&["draw"][..], &WILD2].concat());
}
