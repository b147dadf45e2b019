//! F7-34 to F7-37: the cards that wait, and the Flip Three itself.

use flip7::{Because, Card, Event, Happening, Rule};
use game::{Game, Seat, proves};
use serde_json::json;

use super::kit::{Look, Table, crowd, german, plain, table, up_to};

fn discarded(card: Card, because: Because) -> Event {
    Event::Own(Happening::Discarded { card, because })
}

/// Seat 2 took a Flip Three with these three cards from seat 1.
fn three_for_seat_2(lay: fn(usize, &str) -> Table, players: usize, three: &str, then: &str) -> Table {
    let mut table = lay(players, &format!("flip3 {three} {then}"));
    table.play(["1 hit", "1 flip3 2"]);
    table
}

#[test]
fn a_bust_discards_what_its_player_set_aside() {
    proves!(F7_34);
    let mut table = plain(3, "5 6 7 flip3 freeze 5");
    table.play(["1 hit", "2 hit", "3 hit", "1 hit", "1 flip3 1"]);
    assert_eq!(table.row(1), "5 5 (busted)");
    assert_eq!((table.discarded().as_str(), table.aside().as_str()), ("freeze flip3", ""));
    assert_eq!(table.times(&discarded(Card::Freeze, Because::OwnerBusted)), 1);
    assert_eq!((table.game.decision().card(), table.to_act()), (None, Some(2)));
}

#[test]
fn a_bust_discards_what_waits_from_an_earlier_flip_three_too() {
    proves!(F7_34);
    let mut table = three_for_seat_2(plain, 3, "flip3 freeze 5", "freeze 5");
    assert_eq!(table.aside(), "2:freeze");
    table.play(["2 flip3 2"]);
    assert_eq!(table.row(2), "5 5 (busted)");
    assert_eq!((table.discarded().as_str(), table.aside().as_str()), ("freeze freeze flip3 flip3", ""));
    assert_eq!((table.game.decision().card(), table.to_act()), (None, Some(3)));
}

#[test]
fn a_bust_discards_a_waiting_second_chance() {
    proves!(F7_34);
    let rules = json!({"edition": "de", "opening_deal": false, "aside_after_bust": "discard"});
    let mut table = table(&rules, 2, "flip3 second 5 5");
    table.play(["1 hit", "1 flip3 2"]);
    assert_eq!([table.row(1), table.row(2)], ["(active)", "5 5 (busted)"]);
    assert_eq!(table.discarded(), "flip3 second");
}

#[test]
fn redirected_cards_are_resolved_in_order_by_the_busted_player_on_others() {
    proves!(F7_34);
    let mut table = three_for_seat_2(german, 4, "flip3 freeze 5", "freeze 5 8 9 10");
    assert_eq!(table.aside(), "2:freeze");
    table.play(["2 flip3 2"]);
    assert_eq!((table.row(2).as_str(), table.aside().as_str()), ("5 5 (busted)", "2:freeze"));
    assert_eq!((table.to_act(), table.game.decision().card()), (Some(2), Some(Card::Freeze)));
    assert_eq!(table.legal(2), ["freeze 1", "freeze 3", "freeze 4"]);
    assert_eq!(table.refused_by("2 freeze 2"), Rule::F7_20);
    table.play(["2 freeze 3"]);
    assert_eq!((table.to_act(), table.legal(2)), (Some(2), vec!["freeze 1".into(), "freeze 4".into()]));
    table.play(["2 freeze 4"]);
    assert_eq!((table.to_act(), table.discarded().as_str()), (Some(1), "flip3 flip3"));
}

#[test]
fn a_redirected_flip_three_is_taken_by_another_player() {
    proves!(F7_34);
    let mut table = three_for_seat_2(german, 3, "flip3 5 5", "8 9 10");
    assert_eq!(
        (table.row(2).as_str(), table.game.decision().card()),
        ("5 5 (busted)", Some(Card::FlipThree))
    );
    table.play(["2 flip3 1"]);
    assert_eq!((table.row(1).as_str(), table.to_act()), ("8 9 10 (active)", Some(3)));
}

#[test]
fn a_redirected_card_goes_by_itself_to_the_only_player_left() {
    proves!(F7_34);
    let table = three_for_seat_2(german, 2, "freeze 5 5", "");
    assert_eq!(table.times(&Event::Own(Happening::Frozen { seat: Seat::at(0), points: 0 })), 1);
    let (by, on) = (Seat::at(1), Seat::at(0));
    assert_eq!(table.times(&Event::Own(Happening::Played { card: Card::Freeze, by, on, alone: false })), 1);
    assert_eq!(table.game.round(), 2);
}

#[test]
fn redirected_cards_are_discarded_when_nobody_is_active() {
    proves!(F7_34);
    let mut table = german(1, "5 flip3 freeze 5");
    table.play(["1 hit", "1 hit"]);
    assert_eq!(table.times(&discarded(Card::Freeze, Because::NobodyActive)), 1);
    assert_eq!((table.game.round(), table.game.scores()), (2, &[0][..]));
}

#[test]
fn a_redirected_second_chance_goes_to_an_active_player_who_has_none() {
    proves!(F7_34);
    let mut table = three_for_seat_2(german, 3, "second 5 5", "");
    assert_eq!((table.row(2).as_str(), table.to_act()), ("5 5 (busted)", Some(2)));
    assert_eq!(table.legal(2), ["second 1", "second 3"]);
    table.play(["2 second 3"]);
    assert_eq!([table.row(2), table.row(3)], ["5 5 (busted)", "second (active)"]);
    assert_eq!(table.to_act(), Some(3));
}

#[test]
fn a_redirected_second_chance_passes_over_those_who_have_one() {
    proves!(F7_34);
    let mut table = german(3, "second 6 7 flip3 second 6");
    table.play(["1 hit", "2 hit", "3 hit", "1 hit", "1 flip3 2"]);
    let rows = ["second (active)", "6 6 (busted)", "7 second (active)"];
    assert_eq!([1, 2, 3].map(|seat| table.row(seat)), rows);
    assert_eq!((table.game.decision().card(), table.to_act()), (None, Some(3)));
}

#[test]
fn a_redirected_second_chance_that_nobody_can_take_is_discarded() {
    proves!(F7_24, F7_34);
    let mut table = german(3, "second 6 second flip3 second 6");
    table.play(["1 hit", "2 hit", "3 hit", "1 hit", "1 flip3 2"]);
    let rows = ["second (active)", "6 6 (busted)", "second (active)"];
    assert_eq!([1, 2, 3].map(|seat| table.row(seat)), rows);
    assert_eq!(table.discarded(), "flip3 second");
}

#[test]
fn a_flip_seven_discards_what_its_player_set_aside() {
    proves!(F7_35);
    let mut table = up_to(40, 1, "1 2 3 4 5 flip3 freeze 6 7");
    for _ in 0..6 {
        table.play(["1 hit"]);
    }
    assert_eq!(table.row(1), "1 2 3 4 5 6 7 (flip7)");
    assert_eq!((table.discarded().as_str(), table.aside().as_str()), ("freeze flip3", ""));
    assert_eq!(table.times(&discarded(Card::Freeze, Because::Flip7)), 1);
    assert_eq!(table.game.scores(), [43]);
}

#[test]
fn a_flip_seven_discards_what_others_set_aside() {
    proves!(F7_35);
    let mut table = plain(2, "8 1 10 2 11 3 12 4 flip3 flip3 freeze 9 5 6 7");
    for _ in 0..4 {
        table.play(["1 hit", "2 hit"]);
    }
    table.play(["1 hit", "1 flip3 1"]);
    assert_eq!((table.game.decision().card(), table.aside().as_str()), (Some(Card::FlipThree), "1:freeze"));
    table.play(["1 flip3 2"]);
    assert_eq!(table.times(&discarded(Card::Freeze, Because::Flip7)), 1);
    assert_eq!((table.game.round(), table.game.scores()), (2, &[50, 28 + 15][..]));
    assert_eq!([table.row(1), table.row(2)], ["(active)", "(active)"]);
    assert_eq!((table.aside().as_str(), table.to_act(), table.game.decision().card()), ("", Some(2), None));
}

#[test]
fn waiting_cards_of_several_owners_form_one_queue() {
    proves!(F7_36);
    let mut table = three_for_seat_2(plain, 4, "flip3 freeze 5", "freeze 6 7");
    assert_eq!((table.to_act(), table.aside().as_str()), (Some(2), "2:freeze"));
    table.play(["2 flip3 3"]);
    assert_eq!((table.to_act(), table.game.decision().card()), (Some(2), Some(Card::Freeze)));
    assert_eq!(table.aside(), "3:freeze");
    table.play(["2 freeze 4"]);
    assert_eq!((table.to_act(), table.game.decision().card()), (Some(3), Some(Card::Freeze)));
    assert_eq!(table.aside(), "");
    table.play(["3 freeze 2"]);
    let rows = ["(active)", "5 (frozen)", "6 7 (active)", "(frozen)"];
    assert_eq!([1, 2, 3, 4].map(|seat| table.row(seat)), rows);
    assert_eq!(table.to_act(), Some(3));
}

#[test]
fn cards_set_aside_inside_the_queue_join_at_its_end() {
    proves!(F7_36);
    let mut table = three_for_seat_2(plain, 3, "flip3 flip3 5", "freeze 6 7 8 9 10");
    assert_eq!((table.game.decision().card(), table.aside().as_str()), (Some(Card::FlipThree), "2:flip3"));
    table.play(["2 flip3 3"]);
    assert_eq!((table.to_act(), table.game.decision().card()), (Some(2), Some(Card::FlipThree)));
    assert_eq!(table.aside(), "3:freeze");
    table.play(["2 flip3 1"]);
    assert_eq!(table.row(1), "8 9 10 (active)");
    assert_eq!((table.to_act(), table.game.decision().card()), (Some(3), Some(Card::Freeze)));
}

#[test]
fn a_waiting_card_is_carried_out_completely_before_the_next() {
    proves!(F7_36);
    let mut table = three_for_seat_2(plain, 3, "flip3 freeze 5", "6 7 8");
    table.events.clear();
    table.play(["2 flip3 3"]);
    assert_eq!(table.dealt(), "3:6 3:7 3:8");
    assert_eq!(table.game.decision().card(), Some(Card::Freeze));
    // Seat 3 may be chosen now, with the three cards that came in between.
    table.play(["2 freeze 3"]);
    assert_eq!((table.row(3).as_str(), table.points(3)), ("6 7 8 (frozen)", 21));
}

#[test]
fn a_frozen_player_still_resolves_their_cards_on_active_players() {
    proves!(F7_36);
    let mut table = three_for_seat_2(plain, 3, "freeze freeze 5", "");
    table.play(["2 freeze 2"]);
    assert_eq!((table.row(2).as_str(), table.to_act()), ("5 (frozen)", Some(2)));
    assert_eq!(table.legal(2), ["freeze 1", "freeze 3"]);
    assert_eq!(table.refused_by("2 freeze 2"), Rule::F7_20);
    table.play(["2 freeze 1"]);
    assert_eq!([table.row(1), table.row(3)], ["(frozen)", "(active)"]);
    assert_eq!(table.to_act(), Some(3));
}

#[test]
fn a_frozen_players_waiting_second_chance_goes_to_somebody_active() {
    proves!(F7_36);
    let mut table = three_for_seat_2(german, 3, "freeze second 5", "");
    table.play(["2 freeze 2"]);
    assert_eq!((table.row(2).as_str(), table.to_act()), ("5 (frozen)", Some(2)));
    assert_eq!(table.legal(2), ["second 1", "second 3"]);
    table.play(["2 second 3"]);
    assert_eq!([table.row(2), table.row(3)], ["5 (frozen)", "second (active)"]);
}

#[test]
fn with_nobody_active_a_waiting_card_is_discarded() {
    proves!(F7_36);
    let mut table = plain(1, "5 flip3 freeze flip3 6 7");
    table.play(["1 hit", "1 hit"]);
    assert_eq!(table.times(&Event::Own(Happening::Frozen { seat: Seat::at(0), points: 11 })), 1);
    assert_eq!(table.times(&discarded(Card::FlipThree, Because::NobodyActive)), 1);
    assert_eq!((table.game.round(), table.game.scores()), (2, &[11][..]));
    assert_eq!(table.dealt(), "1:5 1:flip3 1:freeze 1:flip3 1:6");
}

#[test]
fn with_nobody_active_a_waiting_second_chance_is_discarded() {
    proves!(F7_24, F7_36);
    let mut table = german(1, "5 flip3 freeze second 6");
    table.play(["1 hit", "1 hit"]);
    assert_eq!(table.times(&discarded(Card::SecondChance, Because::NobodyCanTakeIt)), 1);
    assert_eq!((table.game.round(), table.game.scores()), (2, &[11][..]));
}

#[test]
fn a_bust_does_not_touch_what_others_set_aside() {
    proves!(F7_34, F7_36);
    let mut table = three_for_seat_2(plain, 3, "flip3 freeze 5", "freeze 6 6");
    table.play(["2 flip3 3"]);
    assert_eq!(table.row(3), "6 6 (busted)");
    assert_eq!(table.discarded(), "freeze flip3 flip3");
    assert_eq!((table.to_act(), table.game.decision().card()), (Some(2), Some(Card::Freeze)));
    assert_eq!(table.legal(2), ["freeze 1", "freeze 2"]);
}

#[test]
fn the_flip_three_is_discarded_before_anything_set_aside_comes_up() {
    proves!(F7_37);
    let table = three_for_seat_2(plain, 3, "freeze 5 6", "");
    assert_eq!(table.game.decision().card(), Some(Card::Freeze));
    assert_eq!((table.discarded().as_str(), table.piles()), ("flip3", (90, 1)));
}

#[test]
fn the_flip_three_is_not_discarded_before_its_last_card() {
    proves!(F7_37);
    let mut table = plain(3, "second 6 7 flip3 second second 8");
    table.play(["1 hit", "2 hit", "3 hit", "1 hit", "1 flip3 1"]);
    assert_eq!((table.game.decision().card(), table.piles()), (Some(Card::SecondChance), (89, 0)));
    table.play(["1 second 2"]);
    // The third Second Chance goes to seat 3 by itself; then the last card comes.
    assert_eq!([table.row(1), table.row(3)], ["8 second (active)", "7 second (active)"]);
    assert_eq!(table.discarded(), "flip3");
}

#[test]
fn with_its_last_card_the_flip_three_is_discarded_before_that_card_asks() {
    proves!(F7_37);
    let mut table = plain(3, "second 6 7 flip3 5 8 second");
    table.play(["1 hit", "2 hit", "3 hit", "1 hit", "1 flip3 1"]);
    assert_eq!(
        (table.game.decision().card(), table.discarded().as_str()),
        (Some(Card::SecondChance), "flip3")
    );
}

#[test]
fn neither_the_flip_three_nor_what_waits_is_part_of_a_reshuffle() {
    proves!(F7_37, F7_51);
    let mut table = crowd("5 6", "second 7 5 8 flip3 freeze", &["second 5"]);
    table.play(["1 hit", "2 hit", "1 hit", "2 hit"]);
    assert_eq!((table.row(1).as_str(), table.discarded().as_str()), ("5 (active)", "5 flip3 flip3 second"));
    table.play(["1 hit", "1 flip3 2"]);
    // One Flip Three is carried out and the Freeze waits: four cards are shuffled.
    assert_eq!(table.times(&Event::Reshuffled { cards: 4 }), 1);
    assert_eq!(
        (table.row(2).as_str(), table.game.decision().card()),
        ("6 7 8 5 second (active)", Some(Card::Freeze))
    );
    assert_eq!((table.piles(), table.discarded().as_str()), ((2, 1), "flip3"));
    assert_eq!(table.game.census(), flip7::decks(1));
}
