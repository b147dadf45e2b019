//! V-21: the Unlucky 7, by every way of getting it.

use game::{Seat, proves};
use vengeance::{Because, Event, Happening, Rule};

use super::kit::{Look, assert_legal, lost, plain};

#[test]
fn dealt_by_hit_it_discards_every_number_and_modifier_before_it() {
    proves!(V_21);
    let mut table = plain(2, "5 6 -4 9 8 10 u7");
    table.play(["1 hit", "1 give 1", "2 hit", "1 hit", "2 hit"]);
    assert_eq!(table.row(1), "5 8 -4 (active)");
    table.play(["1 hit"]);
    assert_eq!(table.rows(), "u7 (active) | 6 9 10 (active)");
    assert_eq!(table.discarded(), "5 8 -4");
    assert_eq!(table.times(&Event::Own(Happening::Wiped { seat: Seat::at(0), cards: 3 })), 1);
    assert_eq!((table.points(1), table.to_act()), (7, Some(2)));
}

#[test]
fn it_leaves_the_modifiers_of_others() {
    proves!(V_21);
    let mut table = plain(2, "5 6 -4 u7");
    table.play(["1 hit", "1 give 1", "2 hit"]);
    assert_eq!(table.rows(), "5 -4 (active) | u7 (active)");
    assert_eq!(table.discarded(), "6");
}

#[test]
fn dealt_in_the_opening_it_discards_a_modifier_given_before() {
    proves!(V_21);
    let mut table = plain(2, "-4 u7");
    table.play(["1 give 2"]);
    assert_eq!(table.rows(), "(active) | u7 (active)");
    assert_eq!(table.discarded(), "-4");
}

#[test]
fn it_never_busts_on_receipt_but_a_later_seven_does() {
    proves!(V_12, V_21);
    let mut table = plain(2, "7 6 u7 8 7");
    table.play(["1 hit"]);
    assert_eq!((table.row(1).as_str(), table.discarded().as_str()), ("u7 (active)", "7"));
    table.play(["2 hit", "1 hit"]);
    assert_eq!(table.row(1), "u7 7 (busted)");
}

#[test]
fn in_a_flip_four_it_discards_what_this_one_has_set_aside_and_the_flips_go_on() {
    proves!(V_21, V_36);
    let mut table = plain(2, "5 6 flip4 swap -2 u7 9 10");
    table.play(["1 hit", "1 flip4 1"]);
    assert_eq!(table.rows(), "u7 9 (active) | 6 (active)");
    assert_eq!((table.discarded().as_str(), table.aside().as_str()), ("5 -2 swap flip4", ""));
    for code in ["swap", "-2"] {
        assert_eq!(table.times(&lost(code, Because::Unlucky)), 1);
    }
    assert_eq!((table.to_act(), table.pending(), table.piles().0), (Some(2), None, 101));
}

#[test]
fn what_is_set_aside_after_it_still_comes_up() {
    proves!(V_21, V_36);
    let mut table = plain(2, "5 6 flip4 8 u7 -4 9");
    table.play(["1 hit", "1 flip4 1"]);
    assert_eq!((table.row(1).as_str(), table.pending().as_deref()), ("u7 9 (active)", Some("1:-4")));
    table.play(["1 give 2"]);
    assert_eq!(table.rows(), "u7 9 (active) | 6 -4 (active)");
}

#[test]
fn as_the_fourth_card_of_a_flip_four_it_still_discards_what_was_set_aside() {
    proves!(V_21, V_36);
    let mut table = plain(2, "5 6 flip4 8 -4 steal u7");
    table.play(["1 hit", "1 flip4 1"]);
    assert_eq!((table.row(1).as_str(), table.aside().as_str()), ("u7 (active)", ""));
    assert_eq!((table.to_act(), table.discarded().as_str()), (Some(2), "5 8 -4 steal flip4"));
}

#[test]
fn what_an_earlier_flip_four_set_aside_is_not_discarded() {
    proves!(V_21, V_37);
    let mut table = plain(2, "5 6 3 12 flip4 flip4 steal 8 9 discard u7 10 11");
    table.play(["1 hit", "2 hit", "1 hit", "1 flip4 1"]);
    assert_eq!((table.pending().as_deref(), table.aside().as_str()), (Some("1:flip4"), "1:steal"));
    table.play(["1 flip4 1"]);
    assert_eq!((table.row(1).as_str(), table.pending().as_deref()), ("u7 10 11 (active)", Some("1:steal")));
    assert_eq!(table.discarded(), "3 5 8 9 discard flip4 flip4");
    assert_legal(&table, 1, &["steal 2 6", "steal 2 12"]);
}

#[test]
fn dealt_by_just_one_more_it_is_all_that_its_player_stays_with() {
    proves!(V_21, V_32);
    let mut table = plain(2, "7 6 one-more u7");
    table.play(["1 hit", "1 one-more 1"]);
    assert_eq!(table.rows(), "u7 (stayed) | 6 (active)");
    assert_eq!(table.discarded(), "7 one-more");
}

#[test]
fn stolen_it_discards_the_cards_of_the_thief() {
    proves!(V_21, V_34);
    let mut table = plain(2, "7 u7 9 10 steal");
    table.play(["1 hit", "2 hit", "1 hit", "1 steal 2 u7"]);
    assert_eq!(table.rows(), "u7 (active) | 10 (active)");
    assert_eq!(table.discarded(), "7 9 steal");
}

#[test]
fn swapped_away_by_its_owner_it_discards_the_cards_of_the_other() {
    proves!(V_21, V_33);
    let mut table = plain(2, "u7 7 8 9 swap");
    table.play(["1 hit", "2 hit", "1 hit", "1 swap 1 u7 2 9"]);
    // Seat 2 had a 7, which does not matter.
    assert_eq!(table.rows(), "8 9 (active) | u7 (active)");
    assert_eq!(table.discarded(), "7 swap");
}

#[test]
fn swapped_by_its_new_owner_it_discards_their_own_cards() {
    proves!(V_21, V_33);
    let mut table = plain(2, "u7 7 8 -4 swap");
    table.play(["1 hit", "2 hit", "2 give 2", "1 stay", "2 hit", "2 swap 1 u7 2 7"]);
    assert_eq!(table.rows(), "8 7 (stayed) | u7 (active)");
    assert_eq!(table.discarded(), "-4 swap");
}

#[test]
fn swapped_by_a_third_player_it_discards_the_cards_of_its_new_holder() {
    proves!(V_21, V_33);
    let mut table = plain(3, "u7 6 5 8 9 swap");
    table.play(["1 hit", "2 hit", "3 hit", "3 swap 1 u7 2 6"]);
    assert_eq!(table.rows(), "8 6 (active) | u7 (active) | 5 (active)");
    assert_eq!(table.discarded(), "9 swap");
}

#[test]
fn given_to_somebody_who_has_stayed_it_leaves_them_stayed() {
    proves!(V_11, V_21);
    let mut table = plain(2, "5 u7 8 9 swap");
    table.play(["1 hit", "2 hit", "1 stay", "2 hit", "2 swap 1 5 2 u7"]);
    assert_eq!(table.rows(), "u7 (stayed) | 9 5 (active)");
}

#[test]
fn once_it_has_left_a_seven_may_come() {
    proves!(V_21);
    let mut table = plain(2, "u7 6 8 steal 7");
    table.play(["1 hit", "2 hit", "2 steal 1 u7", "1 hit"]);
    assert_eq!(table.rows(), "8 7 (active) | u7 (active)");
}
