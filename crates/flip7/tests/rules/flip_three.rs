//! F7-30 to F7-33: taking the three, and what is set aside.

use flip7::{Card, Event, Happening, Rule, Way};
use game::{Game, Seat, proves};

use super::kit::{Look, german, plain, up_to};

#[test]
fn a_flip_three_may_go_to_any_active_player_oneself_included() {
    proves!(F7_30);
    for target in 1..=3 {
        let mut table = plain(3, "flip3 5 6 7");
        table.play(["1 hit"]);
        assert_eq!(table.legal(1), ["flip3 1", "flip3 2", "flip3 3"]);
        table.play([format!("1 flip3 {target}").as_str()]);
        for seat in 1..=3 {
            let row = if seat == target { "5 6 7 (active)" } else { "(active)" };
            assert_eq!(table.row(seat), row);
        }
    }
}

#[test]
fn the_three_cards_are_taken_one_by_one() {
    proves!(F7_30);
    let mut table = plain(2, "flip3 5 6 7 8");
    table.play(["1 hit"]);
    table.events.clear();
    table.play(["1 flip3 2"]);
    let seat = Seat::at(1);
    let dealt = |card| Event::Dealt { seat, card, by: Way::FlipThree };
    let kept = |card, points| Event::Kept { seat, card, points };
    let expected = [
        dealt(Card::Five),
        kept(Card::Five, 5),
        dealt(Card::Six),
        kept(Card::Six, 11),
        dealt(Card::Seven),
        Event::Own(Happening::Discarded { card: Card::FlipThree, because: flip7::Because::Done }),
        kept(Card::Seven, 18),
    ];
    assert_eq!(table.events[1..], expected);
    assert_eq!(table.piles(), (90, 1));
}

#[test]
fn every_card_counts_as_one_of_the_three() {
    proves!(F7_31);
    for (three, row) in [
        ("+2 x2 0", "0 +2 x2 (active)"),
        ("5 +2 second", "5 +2 second (active)"),
        ("second 5 5", "5 (active)"),
        ("second second 5", "5 second (active)"),
    ] {
        let mut table = plain(2, &format!("flip3 {three} 9 10"));
        table.play(["1 hit", "1 flip3 2"]);
        assert_eq!((table.row(2).as_str(), table.game.deck_len()), (row, 90), "{three}");
        assert_eq!(table.to_act(), Some(2));
    }
}

#[test]
fn cards_set_aside_count_among_the_three() {
    proves!(F7_31);
    let mut table = plain(2, "flip3 freeze 5 flip3 9");
    table.play(["1 hit", "1 flip3 2"]);
    assert_eq!((table.row(2).as_str(), table.game.deck_len()), ("5 (active)", 90));
    assert_eq!((table.game.decision().card(), table.aside().as_str()), (Some(Card::Freeze), "2:flip3"));
}

#[test]
fn a_second_chance_that_nobody_can_take_counts_among_the_three() {
    proves!(F7_24, F7_31);
    let mut table = plain(1, "flip3 second second 5 9");
    table.play(["1 hit"]);
    assert_eq!((table.row(1).as_str(), table.discarded().as_str()), ("5 second (active)", "flip3 second"));
}

#[test]
fn a_flip_three_stops_on_a_bust() {
    proves!(F7_32);
    let mut table = plain(2, "flip3 5 5 6");
    table.play(["1 hit", "1 flip3 2"]);
    assert_eq!((table.row(2).as_str(), table.piles()), ("5 5 (busted)", (91, 1)));
    assert_eq!((table.discarded().as_str(), table.to_act()), ("flip3", Some(1)));
}

#[test]
fn a_flip_three_stops_on_a_flip_seven() {
    proves!(F7_17, F7_32);
    let mut table = up_to(43, 2, "1 12 2 3 4 5 6 flip3 7 8 9");
    table.play(["1 hit", "2 hit", "1 hit", "2 stay"]);
    table.play(["1 hit", "1 hit", "1 hit", "1 hit"]);
    assert_eq!(table.row(1), "1 2 3 4 5 6 (active)");
    table.play(["1 hit"]);
    assert_eq!(table.row(1), "1 2 3 4 5 6 7 (flip7)");
    assert_eq!((table.game.scores(), table.piles()), (&[43, 12][..], (85, 1)));
}

#[test]
fn freeze_and_flip_three_wait_for_the_third_card() {
    proves!(F7_33);
    let mut table = plain(3, "flip3 freeze flip3 5 6 7 8");
    table.play(["1 hit", "1 flip3 2"]);
    let set_aside = |card| Event::SetAside { seat: Seat::at(1), card };
    assert_eq!(table.times(&set_aside(Card::Freeze)), 1);
    assert_eq!(table.times(&set_aside(Card::FlipThree)), 1);
    assert_eq!(table.dealt(), "1:flip3 2:freeze 2:flip3 2:5");
}

#[test]
fn what_was_set_aside_is_resolved_in_the_order_it_came_by_who_took_the_three() {
    proves!(F7_33);
    let mut table = plain(3, "flip3 freeze flip3 5 6 7 8");
    table.play(["1 hit", "1 flip3 2"]);
    assert_eq!((table.to_act(), table.game.decision().card()), (Some(2), Some(Card::Freeze)));
    assert_eq!(table.aside(), "2:flip3");
    assert_eq!(table.refused_by("1 freeze 3"), Rule::F7_12);
    table.play(["2 freeze 1"]);
    assert_eq!((table.to_act(), table.game.decision().card()), (Some(2), Some(Card::FlipThree)));
    assert_eq!((table.aside().as_str(), table.legal(2)), ("", vec!["flip3 2".into(), "flip3 3".into()]));
    table.play(["2 flip3 3"]);
    assert_eq!([table.row(1), table.row(3)], ["(frozen)", "6 7 8 (active)"]);
    assert_eq!(table.to_act(), Some(2));
}

#[test]
fn the_other_order_is_kept_too() {
    proves!(F7_33);
    let mut table = plain(3, "flip3 flip3 freeze 5 6 7 8");
    table.play(["1 hit", "1 flip3 2"]);
    assert_eq!((table.game.decision().card(), table.aside().as_str()), (Some(Card::FlipThree), "2:freeze"));
    table.play(["2 flip3 2"]);
    assert_eq!(table.row(2), "5 6 7 8 (active)");
    assert_eq!((table.game.decision().card(), table.aside().as_str()), (Some(Card::Freeze), ""));
}

#[test]
fn at_once_a_second_chance_works_on_the_very_next_card() {
    proves!(F7_33);
    let mut table = plain(2, "5 6 flip3 second 5 7 8");
    table.play(["1 hit", "2 hit", "1 hit", "1 flip3 1"]);
    assert_eq!((table.row(1).as_str(), table.discarded().as_str()), ("5 7 (active)", "5 flip3 second"));
}

#[test]
fn at_once_a_second_one_is_given_away_before_the_next_card() {
    proves!(F7_24, F7_33);
    let mut table = plain(3, "second 6 7 flip3 second 5 8");
    table.play(["1 hit", "2 hit", "3 hit", "1 hit", "1 flip3 1"]);
    assert_eq!((table.to_act(), table.game.decision().card()), (Some(1), Some(Card::SecondChance)));
    assert_eq!(
        (table.legal(1), table.row(1)),
        (vec!["second 2".into(), "second 3".into()], "second (active)".into())
    );
    assert_eq!(table.game.deck_len(), 89);
    table.play(["1 second 3"]);
    assert_eq!([table.row(1), table.row(3)], ["5 8 second (active)", "7 second (active)"]);
    assert_eq!(table.to_act(), Some(2));
}

#[test]
fn set_aside_a_second_chance_does_not_save_from_the_cards_of_the_same_three() {
    proves!(F7_33);
    let mut table = german(3, "5 6 7 flip3 second 5");
    table.play(["1 hit", "2 hit", "3 hit", "1 hit", "1 flip3 1"]);
    assert_eq!(table.row(1), "5 5 (busted)");
}

#[test]
fn set_aside_a_second_chance_is_kept_after_the_third_card() {
    proves!(F7_33);
    let mut table = german(2, "flip3 second freeze 5");
    table.play(["1 hit", "1 flip3 2"]);
    // The Second Chance came first and is kept unasked; then the Freeze comes up.
    assert_eq!(
        (table.row(2).as_str(), table.game.decision().card()),
        ("5 second (active)", Some(Card::Freeze))
    );
    let position = |event: &Event| table.events.iter().position(|seen| seen == event);
    let seat = Seat::at(1);
    let kept = position(&Event::Own(Happening::SecondChanceKept { seat }));
    let third = position(&Event::Dealt { seat, card: Card::Five, by: Way::FlipThree });
    assert!(kept > third && third.is_some(), "{:?}", table.events);
}

#[test]
fn set_aside_a_second_one_is_given_away_when_it_comes_up() {
    proves!(F7_24, F7_33);
    let mut table = german(3, "second 6 7 flip3 second 5 8");
    table.play(["1 hit", "2 hit", "3 hit", "1 hit", "1 flip3 1"]);
    assert_eq!(table.row(1), "5 8 second (active)");
    assert_eq!(
        (table.game.decision().card(), table.legal(1)),
        (Some(Card::SecondChance), vec!["second 2".into(), "second 3".into()])
    );
    assert_eq!(table.discarded(), "flip3");
    table.play(["1 second 2"]);
    assert_eq!((table.row(2).as_str(), table.to_act()), ("6 second (active)", Some(2)));
}

#[test]
fn set_aside_a_second_chance_waits_its_turn_behind_a_flip_three() {
    proves!(F7_33, F7_36);
    let mut table = german(2, "5 6 flip3 flip3 second 7 5");
    table.play(["1 hit", "2 hit", "1 hit", "1 flip3 1"]);
    assert_eq!((table.game.decision().card(), table.aside().as_str()), (Some(Card::FlipThree), "1:second"));
    table.play(["1 flip3 1"]);
    // The duplicate comes before the Second Chance does, which goes to seat 2.
    assert_eq!([table.row(1), table.row(2)], ["5 7 5 (busted)", "6 second (active)"]);
}
