//! V-36: Flip Four.

use game::{Game, Seat, proves};
use vengeance::{Because, Card, Event, Rule};

use super::kit::{Look, Table, lost, plain, up_to};

/// Seat 1 of three, who hold 5, 6 and 7, plays a Flip Four with these cards on
/// seat 2.
fn four_for_seat_2(four: &str) -> Table {
    let mut table = plain(3, &format!("5 6 7 flip4 {four}"));
    table.play(["1 hit"]);
    table.events.clear();
    table.play(["1 flip4 2"]);
    table
}

#[test]
fn the_chosen_player_takes_the_next_four_cards() {
    proves!(V_36);
    let table = four_for_seat_2("8 9 10 11 12");
    assert_eq!(table.dealt(), "2:8 2:9 2:10 2:11");
    assert_eq!(table.rows(), "5 (active) | 6 8 9 10 11 (active) | 7 (active)");
    assert_eq!((table.to_act(), table.discarded().as_str()), (Some(2), "flip4"));
}

#[test]
fn every_card_counts_as_one_of_the_four() {
    proves!(V_36);
    for four in ["8 -2 10 steal", "swap one-more discard flip4", "/2 -4 -6 9"] {
        let table = four_for_seat_2(four);
        assert_eq!(
            table.dealt(),
            four.split(' ').map(|code| format!("2:{code}")).collect::<Vec<_>>().join(" ")
        );
    }
}

#[test]
fn it_stops_on_a_bust() {
    proves!(V_36);
    let table = four_for_seat_2("8 6 10 11");
    assert_eq!((table.dealt().as_str(), table.row(2).as_str()), ("2:8 2:6", "6 8 6 (busted)"));
    assert_eq!((table.to_act(), table.piles()), (Some(3), (102, 1)));
}

#[test]
fn it_stops_on_a_flip_seven() {
    proves!(V_13, V_36);
    let mut table = up_to(1, 1, "1 2 3 4 5 flip4 6 7 8 9");
    for _ in 0..5 {
        table.play(["1 hit"]);
    }
    assert_eq!((table.row(1).as_str(), table.game.scores()), ("1 2 3 4 5 6 7 (flip7)", &[43][..]));
    assert_eq!((table.piles(), table.discarded().as_str()), ((100, 1), "flip4"));
}

#[test]
fn actions_and_modifiers_are_resolved_in_order_after_the_fourth_card() {
    proves!(V_36);
    let mut table = four_for_seat_2("-2 steal 10 -4 12");
    // Nothing was asked before the fourth card.
    assert_eq!(
        (table.dealt().as_str(), table.pending().as_deref()),
        ("2:-2 2:steal 2:10 2:-4", Some("2:-2"))
    );
    assert_eq!((table.aside().as_str(), table.discarded().as_str()), ("2:steal 2:-4", "flip4"));
    assert_eq!(table.times(&Event::SetAside { seat: Seat::at(1), card: Card::Steal }), 1);
    table.play(["2 give 1"]);
    assert_eq!((table.pending().as_deref(), table.aside().as_str()), (Some("2:steal"), "2:-4"));
    table.play(["2 steal 1 -2"]);
    assert_eq!((table.pending().as_deref(), table.aside().as_str()), (Some("2:-4"), ""));
    table.play(["2 give 3"]);
    assert_eq!(table.rows(), "5 (active) | 6 10 -2 (active) | 7 -4 (active)");
    assert_eq!((table.to_act(), table.pending()), (Some(2), None));
}

#[test]
fn a_fourth_card_that_is_an_action_is_resolved_last() {
    proves!(V_36);
    let table = four_for_seat_2("discard 9 10 steal");
    assert_eq!((table.pending().as_deref(), table.aside().as_str()), (Some("2:discard"), "2:steal"));
}

#[test]
fn on_a_bust_what_was_set_aside_is_discarded() {
    proves!(V_36, V_37);
    let table = four_for_seat_2("steal -4 6");
    assert_eq!(table.row(2), "6 6 (busted)");
    assert_eq!((table.aside().as_str(), table.discarded().as_str()), ("", "-4 steal flip4"));
    for code in ["steal", "-4"] {
        assert_eq!(table.times(&lost(code, Because::OwnerBusted)), 1);
    }
    assert_eq!((table.to_act(), table.pending()), (Some(3), None));
}

#[test]
fn on_a_bust_with_the_fourth_card_too() {
    proves!(V_36, V_37);
    let table = four_for_seat_2("steal -4 9 6");
    assert_eq!((table.row(2).as_str(), table.discarded().as_str()), ("6 9 6 (busted)", "-4 steal flip4"));
    assert_eq!((table.to_act(), table.pending()), (Some(3), None));
}

#[test]
fn on_a_flip_seven_what_was_set_aside_is_discarded() {
    proves!(V_36);
    let mut table = up_to(1, 2, "1 13 flip4 2 3 4 5 flip4 -10 steal 6 7");
    table.play(["1 hit", "1 flip4 1", "2 stay", "1 hit", "1 flip4 1"]);
    assert_eq!(table.rows(), "1 2 3 4 5 6 7 (flip7) | 13 (stayed)");
    assert_eq!((table.aside().as_str(), table.discarded().as_str()), ("", "-10 steal flip4 flip4"));
    for code in ["steal", "-10"] {
        assert_eq!(table.times(&lost(code, Because::Flip7)), 1);
    }
    assert_eq!(table.game.scores(), [43, 13]);
}

#[test]
fn somebody_who_had_stayed_remains_stayed() {
    proves!(V_11, V_36);
    let mut table = plain(2, "5 6 flip4 8 9 10 11");
    table.play(["1 stay", "2 hit", "2 flip4 1"]);
    assert_eq!((table.rows().as_str(), table.to_act()), ("5 8 9 10 11 (stayed) | 6 (active)", Some(2)));
}

#[test]
fn a_flip_four_among_the_four_is_carried_out_after_them() {
    proves!(V_36, V_37);
    let mut table = four_for_seat_2("flip4 8 9 10 11 12 13 1");
    assert_eq!((table.pending().as_deref(), table.row(2).as_str()), (Some("2:flip4"), "6 8 9 10 (active)"));
    table.play(["2 flip4 3"]);
    assert_eq!(table.rows(), "5 (active) | 6 8 9 10 (active) | 7 11 12 13 1 (active)");
    assert_eq!((table.to_act(), table.discarded().as_str()), (Some(2), "flip4 flip4"));
}

#[test]
fn a_just_one_more_among_the_four_is_carried_out_after_them() {
    proves!(V_32, V_36);
    let mut table = four_for_seat_2("one-more 8 9 10 11");
    table.play(["2 one-more 2"]);
    assert_eq!((table.row(2).as_str(), table.to_act()), ("6 8 9 10 11 (stayed)", Some(3)));
}
