//! U-12: what a seat sees of the cards by itself when something happens.

use game::{Audience, Telling, proves};
use unoflip::{Because, Event, Glimpse, Rule, UnoFlip};

use super::kit::{Look, Table, deal, listed, seat};

/// What a seat sees beside what it is told of a move.
fn seen(table: &mut Table, number: usize, step: &str) -> Vec<String> {
    let lens = table.game.lens();
    table.events.clear();
    table.go([step]);
    glimpses(&UnoFlip::steps(lens, &table.events, Audience::Seat(seat(number))))
}

fn glimpses(steps: &[unoflip::Told]) -> Vec<String> {
    let words = |glimpse: &Glimpse| match glimpse {
        Glimpse::Nothing => None,
        Glimpse::Back(face) => Some(face.to_string()),
        Glimpse::Hands(hands) => Some(listed(hands.iter().flatten())),
    };
    steps.iter().filter_map(|step| words(&step.glimpse)).collect()
}

fn table() -> Table {
    deal(&["r7/o1 r+1/p3 r-flip/v3", "r9/v5 r1/v2 b7/o3"]).top("r5/p2").next("y9/v4 g2/t+5 b2/o8").table()
}

#[test]
fn others_see_the_back_of_a_card_that_is_played() {
    proves!(U_12);
    assert_eq!(seen(&mut table(), 2, "1 play r7"), ["o1"]);
    assert_eq!(seen(&mut table(), 1, "1 play r7"), [""; 0], "its own back nobody sees");
}

#[test]
fn who_draws_has_seen_the_back_on_the_pile() {
    proves!(U_12);
    let mut table = table();
    assert_eq!(seen(&mut table, 1, "1 draw"), ["v4"]);
    table.go(["1 pass"]);
    assert_eq!(seen(&mut table, 1, "2 draw"), [""; 0], "the others are told");
}

#[test]
fn of_several_cards_drawn_in_a_move_only_the_first_lay_there_before() {
    proves!(U_12);
    let mut table = deal(&["wild2/o4 r7/o1", "b1 b3"]).top("r5/p2").next("y9/v4 g2/t+5 b2/o8").table();
    table.go(["1 play wild2 g"]);
    assert_eq!(seen(&mut table, 2, "2 accept"), ["v4"]);
    let drew = |event: &&Event| matches!(event, Event::Drew { because: Because::WildDrawTwo, .. });
    assert_eq!(table.events.iter().filter(drew).count(), 2);
    assert_eq!(seen(&mut table, 1, "1 draw"), ["o8"], "by then the next one lies there");
}

#[test]
fn a_flip_shows_all_hands_from_the_other_side() {
    proves!(U_12);
    assert_eq!(seen(&mut table(), 1, "1 play r-flip"), ["p3 o1 r1 r9 b7"]);
    assert_eq!(seen(&mut table(), 2, "1 play r-flip"), ["v3", "r7 r+1 o3 v2 v5"]);
}

#[test]
fn who_only_watches_sees_nothing_by_themselves() {
    proves!(U_12);
    let mut table = table();
    let lens = table.game.lens();
    table.events.clear();
    table.go(["1 play r-flip"]);
    assert_eq!(glimpses(&UnoFlip::steps(lens, &table.events, Audience::Watcher)), [""; 0]);
}
