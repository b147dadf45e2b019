//! V-35: Discard.

use game::{Seat, proves};
use vengeance::{Card, Event, Happening, Refusal, Rule};

use super::kit::{Look, assert_legal, plain};

#[test]
fn any_face_up_card_of_anybody_may_be_discarded() {
    proves!(V_35);
    let mut table = plain(3, "5 6 7 8 -4 discard");
    table.play(["1 hit", "2 hit", "2 give 1", "3 stay", "1 hit"]);
    let moves = ["discard 1 5", "discard 1 8", "discard 1 -4", "discard 2 6", "discard 3 7"];
    assert_legal(&table, 1, &moves);
    table.play(["1 discard 3 7"]);
    assert_eq!(table.rows(), "5 8 -4 (active) | 6 (active) | (stayed)");
    assert_eq!((table.discarded().as_str(), table.to_act()), ("7 discard", Some(2)));
    let removed = Event::Own(Happening::Removed { by: Seat::at(0), from: Seat::at(2), card: Card::Seven });
    assert_eq!(table.times(&removed), 1);
}

#[test]
fn a_card_of_ones_own_may_be_discarded() {
    proves!(V_35);
    let mut table = plain(2, "5 6 discard 8 5");
    table.play(["1 hit", "1 discard 1 5"]);
    assert_eq!((table.row(1).as_str(), table.discarded().as_str()), ("(active)", "5 discard"));
    // Its number may come again.
    table.play(["2 hit", "1 hit"]);
    assert_eq!(table.row(1), "5 (active)");
}

#[test]
fn a_modifier_may_be_discarded() {
    proves!(V_35, V_40);
    let mut table = plain(2, "5 6 -4 discard");
    table.play(["1 hit", "1 give 2", "2 hit", "2 discard 2 -4"]);
    assert_eq!(table.rows(), "5 (active) | 6 (active)");
    assert_eq!((table.discarded().as_str(), table.points(2)), ("-4 discard", 6));
}

#[test]
fn a_card_that_is_not_there_cannot_be_discarded() {
    proves!(V_35);
    let mut table = plain(2, "5 6 discard");
    table.play(["1 hit"]);
    let refusal = Refusal::NotThere { target: Seat::at(1), card: Card::Five };
    assert_eq!(table.refused("1 discard 2 5"), refusal);
    assert_legal(&table, 1, &["discard 1 5", "discard 2 6"]);
}
