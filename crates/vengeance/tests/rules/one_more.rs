//! V-32: Just One More.

use game::{Game, Seat, proves};
use vengeance::{Event, Happening, Rule};

use super::kit::{Look, plain, up_to};

#[test]
fn the_chosen_player_takes_the_next_card_and_stays() {
    proves!(V_32);
    let mut table = plain(3, "5 6 8 one-more 9 10");
    table.play(["1 hit", "1 one-more 3"]);
    assert_eq!(table.rows(), "5 (active) | 6 (active) | 8 9 (stayed)");
    assert_eq!(
        table.times(&Event::Own(Happening::Stayed { seat: Seat::at(2), points: 17, forced: true })),
        1
    );
    assert_eq!((table.to_act(), table.piles()), (Some(2), (103, 1)));
}

#[test]
fn it_may_be_played_on_oneself() {
    proves!(V_32);
    let mut table = plain(2, "5 6 one-more 9");
    table.play(["1 hit", "1 one-more 1"]);
    assert_eq!((table.rows().as_str(), table.to_act()), ("5 9 (stayed) | 6 (active)", Some(2)));
}

#[test]
fn whoever_busts_by_it_does_not_stay() {
    proves!(V_12, V_32);
    let mut table = plain(2, "5 6 one-more 6");
    table.play(["1 hit", "1 one-more 2"]);
    assert_eq!((table.rows().as_str(), table.to_act()), ("5 (active) | 6 6 (busted)", Some(1)));
    table.play(["1 stay"]);
    assert_eq!(table.game.scores(), [5, 0]);
}

#[test]
fn it_can_complete_a_flip_seven() {
    proves!(V_13, V_32);
    let mut table = up_to(1, 1, "1 2 3 4 5 6 one-more 7");
    for _ in 0..6 {
        table.play(["1 hit"]);
    }
    assert_eq!((table.row(1).as_str(), table.game.scores()), ("1 2 3 4 5 6 7 (flip7)", &[43][..]));
}

#[test]
fn a_modifier_is_given_by_the_chosen_player_who_then_stays() {
    proves!(V_32, V_40);
    let mut table = plain(2, "5 6 one-more -4");
    table.play(["1 hit", "1 one-more 2"]);
    assert_eq!(table.pending().as_deref(), Some("2:-4"));
    assert_eq!(table.row(2), "6 (active)");
    table.play(["2 give 1"]);
    assert_eq!((table.rows().as_str(), table.to_act()), ("5 -4 (active) | 6 (stayed)", Some(1)));
}

#[test]
fn an_action_is_resolved_by_the_chosen_player_who_then_stays() {
    proves!(V_32);
    let mut table = plain(2, "5 6 8 9 one-more discard");
    table.play(["1 hit", "2 hit", "1 hit", "1 one-more 2"]);
    assert_eq!((table.to_act(), table.row(2).as_str()), (Some(2), "6 9 (active)"));
    table.play(["2 discard 1 8"]);
    assert_eq!((table.rows().as_str(), table.to_act()), ("5 (active) | 6 9 (stayed)", Some(1)));
}

#[test]
fn an_action_that_is_lost_still_leads_to_the_stay() {
    proves!(V_30, V_32);
    let mut table = plain(2, "one-more steal 5");
    table.play(["1 one-more 1"]);
    assert_eq!(
        (table.rows().as_str(), table.discarded().as_str()),
        ("(stayed) | 5 (active)", "one-more steal")
    );
}

#[test]
fn a_swap_that_busts_the_chosen_player_leaves_them_busted() {
    proves!(V_12, V_32, V_33);
    let mut table = plain(2, "5 6 6 9 one-more swap");
    table.play(["1 hit", "2 hit", "1 hit", "1 one-more 2", "2 swap 1 6 2 9"]);
    assert_eq!((table.rows().as_str(), table.to_act()), ("5 9 (active) | 6 6 (busted)", Some(1)));
    assert_eq!(table.discarded(), "one-more swap");
}

#[test]
fn another_just_one_more_is_carried_out_before_the_stay() {
    proves!(V_32);
    let mut table = plain(3, "5 6 8 one-more one-more -4");
    table.play(["1 hit", "1 one-more 2"]);
    assert_eq!(table.pending().as_deref(), Some("2:one-more"));
    table.play(["2 one-more 3"]);
    // Nobody has stayed yet: seat 3 must give its card first.
    assert_eq!((table.pending().as_deref(), table.piles().1), (Some("3:-4"), 0));
    assert_eq!(table.rows(), "5 (active) | 6 (active) | 8 (active)");
    table.play(["3 give 3"]);
    assert_eq!(table.rows(), "5 (active) | 6 (stayed) | 8 -4 (stayed)");
    assert_eq!((table.discarded().as_str(), table.to_act()), ("one-more one-more", Some(1)));
}

#[test]
fn two_on_the_same_player_make_them_stay_once() {
    proves!(V_32);
    let mut table = plain(2, "5 6 one-more one-more 9");
    table.play(["1 hit", "1 one-more 2", "2 one-more 2"]);
    assert_eq!((table.rows().as_str(), table.to_act()), ("5 (active) | 6 9 (stayed)", Some(1)));
    assert_eq!(
        table.times(&Event::Own(Happening::Stayed { seat: Seat::at(1), points: 15, forced: true })),
        1
    );
}

#[test]
fn a_flip_four_is_carried_out_before_the_stay() {
    proves!(V_32, V_36);
    let mut table = plain(2, "5 6 one-more flip4 8 9 10 11");
    table.play(["1 hit", "1 one-more 2", "2 flip4 2"]);
    assert_eq!(table.rows(), "5 (active) | 6 8 9 10 11 (stayed)");
    assert_eq!((table.discarded().as_str(), table.to_act()), ("one-more flip4", Some(1)));
}

#[test]
fn somebody_who_has_stayed_takes_the_card_and_may_bust() {
    proves!(V_11, V_32);
    for (card, row) in [("9", "5 9 (stayed)"), ("5", "5 5 (busted)")] {
        let mut table = plain(2, &format!("5 6 one-more {card}"));
        table.play(["1 stay", "2 hit", "2 one-more 1"]);
        assert_eq!((table.row(1).as_str(), table.to_act()), (row, Some(2)));
    }
}
