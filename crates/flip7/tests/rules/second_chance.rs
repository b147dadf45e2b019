//! F7-23 to F7-25: Second Chance.

use flip7::{Because, Card, Event, Happening, Refusal, Rule};
use game::{Game, Seat, proves};

use super::kit::{Look, Table, plain};

#[test]
fn a_second_chance_is_kept_in_front() {
    proves!(F7_23);
    let mut table = plain(2, "second");
    table.play(["1 hit"]);
    assert_eq!((table.row(1).as_str(), table.piles()), ("second (active)", (93, 0)));
    assert_eq!((table.game.decision().card(), table.to_act()), (None, Some(2)));
}

#[test]
fn a_second_chance_takes_the_duplicate_with_it() {
    proves!(F7_23);
    let mut table = plain(2, "second 6 5 7 5");
    table.play(["1 hit", "2 hit", "1 hit", "2 hit", "1 hit"]);
    assert_eq!(table.row(1), "5 (active)");
    assert_eq!((table.discarded().as_str(), table.piles()), ("5 second", (89, 2)));
    assert_eq!(table.times(&Event::Own(Happening::Saved { seat: Seat::at(0), card: Card::Five })), 1);
    assert_eq!(table.game.census(), flip7::decks(1));
}

#[test]
fn after_a_second_chance_the_turn_is_over() {
    proves!(F7_23);
    let mut table = plain(2, "second 6 5 7 5 8");
    table.play(["1 hit", "2 hit", "1 hit", "2 hit", "1 hit"]);
    assert_eq!(table.to_act(), Some(2));
    assert_eq!(table.dealt(), "1:second 2:6 1:5 2:7 1:5");
}

#[test]
fn a_second_chance_works_once() {
    proves!(F7_23);
    let mut table = plain(1, "second 5 5 5");
    table.play(["1 hit", "1 hit", "1 hit"]);
    assert_eq!(table.row(1), "5 (active)");
    table.play(["1 hit"]);
    assert_eq!((table.game.round(), table.game.scores()), (2, &[0][..]));
}

#[test]
fn a_second_chance_is_not_used_on_a_new_number() {
    proves!(F7_23);
    let mut table = plain(1, "second 5 6 +2");
    table.play(["1 hit", "1 hit", "1 hit", "1 hit"]);
    assert_eq!((table.row(1).as_str(), table.piles()), ("5 6 +2 second (active)", (90, 0)));
}

#[test]
fn inside_a_flip_three_the_remaining_cards_are_still_taken() {
    proves!(F7_23, F7_31);
    let mut table = plain(2, "second 6 5 7 flip3 5 8 9 10");
    table.play(["1 hit", "2 hit", "1 hit", "2 hit", "1 hit", "1 flip3 1"]);
    assert_eq!(table.row(1), "5 8 9 (active)");
    assert_eq!((table.discarded().as_str(), table.to_act()), ("5 flip3 second", Some(2)));
}

#[test]
fn a_second_chance_does_not_protect_from_a_freeze() {
    proves!(F7_21, F7_23);
    let mut table = plain(2, "second 6 5 freeze");
    table.play(["1 hit", "2 hit", "1 hit", "2 hit", "2 freeze 1"]);
    assert_eq!((table.row(1).as_str(), table.piles()), ("5 second (frozen)", (90, 0)));
    assert_eq!(table.to_act(), Some(2));
}

/// Seat 1 has two Second Chances coming; seats 2, 3 and 4 hold a number each.
fn two_for_seat_1() -> Table {
    let mut table = plain(4, "second 6 7 8 second");
    table.play(["1 hit", "2 hit", "3 hit", "4 hit", "1 hit"]);
    table
}

#[test]
fn a_second_one_is_given_to_another_active_player() {
    proves!(F7_24);
    let mut table = two_for_seat_1();
    assert_eq!((table.to_act(), table.game.decision().card()), (Some(1), Some(Card::SecondChance)));
    assert_eq!(table.legal(1), ["second 2", "second 3", "second 4"]);
    assert_eq!(table.refused("1 second 1"), Refusal::CannotKeep);
    table.play(["1 second 3"]);
    assert_eq!([table.row(1), table.row(3)], ["second (active)", "7 second (active)"]);
    assert_eq!((table.to_act(), table.piles()), (Some(2), (89, 0)));
}

#[test]
fn a_second_one_goes_only_to_somebody_active_who_has_none() {
    proves!(F7_20, F7_24);
    let mut table = plain(5, "second 6 second 8 9 10 second");
    table.play(["1 hit", "2 hit", "3 hit", "4 hit", "5 hit", "1 hit", "2 stay", "3 hit"]);
    assert_eq!(table.legal(3), ["second 4", "second 5"]);
    assert_eq!(table.refused("3 second 1"), Refusal::HasSecondChance { target: Seat::at(0) });
    assert_eq!(table.refused("3 second 2"), Refusal::NotActive { target: Seat::at(1) });
    assert_eq!(table.refused("3 second 3"), Refusal::CannotKeep);
}

#[test]
fn a_second_one_goes_by_itself_to_the_only_player_who_can_take_it() {
    proves!(F7_24);
    let mut table = plain(3, "second second 7 5 second");
    table.play(["1 hit", "2 hit", "3 hit", "1 hit", "2 hit"]);
    let rows = ["5 second (active)", "second (active)", "7 second (active)"];
    assert_eq!([1, 2, 3].map(|seat| table.row(seat)), rows);
    let (by, on) = (Seat::at(1), Seat::at(2));
    assert_eq!(
        table.times(&Event::Own(Happening::Played { card: Card::SecondChance, by, on, alone: false })),
        1
    );
    assert_eq!((table.game.decision().card(), table.to_act()), (None, Some(3)));
}

#[test]
fn a_second_one_that_nobody_can_take_is_discarded() {
    proves!(F7_24);
    let mut table = plain(2, "second second 5 second");
    table.play(["1 hit", "2 hit", "1 hit", "2 hit"]);
    assert_eq!([table.row(1), table.row(2)], ["5 second (active)", "second (active)"]);
    assert_eq!((table.discarded().as_str(), table.to_act()), ("second", Some(1)));
    let event =
        Event::Own(Happening::Discarded { card: Card::SecondChance, because: Because::NobodyCanTakeIt });
    assert_eq!(table.times(&event), 1);
}

#[test]
fn alone_a_second_one_is_discarded() {
    proves!(F7_24);
    let mut table = plain(2, "5 second second");
    table.play(["1 hit", "2 hit", "1 stay", "2 hit"]);
    assert_eq!((table.row(2).as_str(), table.discarded().as_str()), ("second (active)", "second"));
}

#[test]
fn somebody_who_used_theirs_may_get_another() {
    proves!(F7_24);
    let mut table = plain(2, "second second 5 6 5 second");
    table.play(["1 hit", "2 hit", "1 hit", "2 hit", "1 hit", "2 hit"]);
    assert_eq!([table.row(1), table.row(2)], ["5 second (active)", "6 second (active)"]);
}

#[test]
fn second_chances_still_held_are_discarded_when_the_round_ends() {
    proves!(F7_25);
    let mut table = plain(2, "second second 5 5 5");
    table.play(["1 hit", "2 hit", "1 stay", "2 stay"]);
    assert_eq!((table.discarded().as_str(), table.piles()), ("second second", (92, 2)));
    assert_eq!([table.row(1), table.row(2)], ["(active)", "(active)"]);
    table.play(["2 hit", "1 hit", "2 hit"]);
    assert_eq!(table.row(2), "5 5 (busted)");
}

#[test]
fn a_second_chance_scores_nothing() {
    proves!(F7_25, F7_40);
    let mut table = plain(1, "second 5");
    table.play(["1 hit", "1 hit", "1 stay"]);
    assert_eq!((table.game.scores(), table.discarded().as_str()), (&[5][..], "5 second"));
}
