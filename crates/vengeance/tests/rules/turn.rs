//! V-38: who comes next after an action.

use game::proves;
use vengeance::Rule;

use super::kit::{Look, plain};

#[test]
fn after_an_action_the_next_active_seat_follows_wherever_its_cards_went() {
    proves!(V_38);
    for (card, target, next) in [("one-more 10", "one-more 3", 2), ("flip4 10 11 12 13", "flip4 4", 2)] {
        let mut table = plain(4, &format!("5 6 8 9 {card}"));
        table.play(["1 hit", format!("1 {target}").as_str()]);
        assert_eq!(table.to_act(), Some(next), "{target}");
    }
}

#[test]
fn seats_that_an_action_took_out_are_passed_over() {
    proves!(V_38);
    let mut table = plain(4, "5 6 8 9 one-more one-more 10 flip4 8");
    table.play(["1 hit", "1 one-more 2"]);
    // Seat 2 passes one on to seat 4, and both have stayed.
    table.play(["2 one-more 4"]);
    assert_eq!(table.to_act(), Some(3));
    table.play(["3 hit", "3 flip4 3"]);
    assert_eq!(table.rows(), "5 (active) | 6 (stayed) | 8 8 (busted) | 9 10 (stayed)");
    assert_eq!(table.to_act(), Some(1));
}

#[test]
fn choices_of_other_seats_do_not_move_the_turn() {
    proves!(V_38);
    let mut table = plain(4, "5 6 8 9 flip4 -2 steal -4 10");
    table.play(["1 hit", "1 flip4 3"]);
    table.play(["3 give 4", "3 steal 4 9"]);
    assert_eq!(table.pending().as_deref(), Some("3:-4"));
    table.play(["3 give 2"]);
    assert_eq!(table.rows(), "5 (active) | 6 -4 (active) | 8 10 9 (active) | -2 (active)");
    assert_eq!((table.to_act(), table.pending()), (Some(2), None));
}

#[test]
fn an_action_that_takes_its_own_player_out_passes_the_turn() {
    proves!(V_38);
    let mut table = plain(3, "5 6 8 10 one-more 9");
    table.play(["1 hit", "2 hit", "2 one-more 2"]);
    assert_eq!((table.row(2).as_str(), table.to_act()), ("6 9 (stayed)", Some(3)));
    table.play(["3 stay"]);
    assert_eq!(table.to_act(), Some(1));
}

#[test]
fn in_the_opening_deal_the_next_seat_of_the_deal_follows() {
    proves!(V_10, V_38);
    let mut table = plain(4, "5 flip4 8 9 10 11 6 7");
    assert_eq!(table.pending().as_deref(), Some("2:flip4"));
    table.play(["2 flip4 1"]);
    assert_eq!(table.dealt(), "1:5 2:flip4 1:8 1:9 1:10 1:11 3:6 4:7");
    assert_eq!((table.row(1).as_str(), table.to_act()), ("5 8 9 10 11 (active)", Some(1)));
}
