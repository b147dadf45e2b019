//! V-40: modifiers.

use game::{Game, Seat, proves};
use serde_json::json;
use vengeance::{Card, Event, Happening, Rule};

use super::kit::{Look, assert_legal, plain, table};

#[test]
fn a_modifier_is_given_at_once_to_anybody_who_has_not_busted() {
    proves!(V_40);
    let mut table = plain(4, "5 6 8 9 8 10 -6");
    table.play(["1 stay", "2 stay", "3 hit", "4 hit"]);
    assert_eq!(table.row(3), "8 8 (busted)");
    table.play(["4 hit"]);
    assert_eq!((table.pending().as_deref(), table.piles()), (Some("4:-6"), (101, 0)));
    assert_legal(&table, 4, &["give 1", "give 2", "give 4"]);
    assert_eq!(table.refused_by("4 give 3"), Rule::V_12);
    table.play(["4 give 2"]);
    assert_eq!(table.rows(), "5 (stayed) | 6 -6 (stayed) | 8 8 (busted) | 9 10 (active)");
    let given =
        Event::Own(Happening::Given { by: Seat::at(3), to: Seat::at(1), card: Card::Minus6, busted: false });
    assert_eq!(table.times(&given), 1);
}

#[test]
fn a_modifier_may_be_kept() {
    proves!(V_40);
    let mut table = plain(2, "5 6 -2");
    table.play(["1 hit", "1 give 1"]);
    assert_eq!((table.rows().as_str(), table.to_act()), ("5 -2 (active) | 6 (active)", Some(2)));
}

#[test]
fn the_only_one_not_busted_keeps_it() {
    proves!(V_40);
    let mut table = plain(2, "5 6 5 -2");
    table.play(["1 hit", "2 hit"]);
    assert_eq!(table.rows(), "5 5 (busted) | 6 -2 (active)");
    assert_eq!((table.to_act(), table.pending()), (Some(2), None));
    let mut alone = plain(1, "/2 5");
    assert_eq!((alone.row(1).as_str(), alone.to_act()), ("/2 (active)", Some(1)));
    alone.play(["1 hit"]);
    assert_eq!((alone.row(1).as_str(), alone.points(1)), ("5 /2 (active)", 2));
}

#[test]
fn a_modifier_never_busts() {
    proves!(V_40);
    let mut table = table(&json!({"decks": 2}), 1, "10 -4 -4 /2 /2");
    table.play(["1 hit", "1 hit", "1 hit", "1 hit"]);
    assert_eq!((table.row(1).as_str(), table.to_act()), ("10 -4 -4 /2 /2 (active)", Some(1)));
}

#[test]
fn a_modifier_does_not_count_towards_seven() {
    proves!(V_13, V_40);
    let mut table = plain(1, "1 2 3 4 5 6 -2 /2");
    for _ in 0..7 {
        table.play(["1 hit"]);
    }
    assert_eq!((table.row(1).as_str(), table.game.round()), ("1 2 3 4 5 6 -2 /2 (active)", 1));
}

#[test]
fn a_modifier_can_be_swapped_stolen_and_discarded() {
    proves!(V_40);
    let touched = [
        ("swap", "swap 1 -4 2 6", "5 6 (stayed) | 8 -4 (active)"),
        ("steal", "steal 1 -4", "5 (stayed) | 6 8 -4 (active)"),
        ("discard", "discard 1 -4", "5 (stayed) | 6 8 (active)"),
    ];
    for (card, action, rows) in touched {
        let mut table = plain(2, &format!("5 6 -4 8 {card}"));
        table.play(["1 hit", "1 give 1", "2 hit", "1 stay", "2 hit", format!("2 {action}").as_str()]);
        assert_eq!(table.rows(), rows);
    }
}

#[test]
fn a_modifier_takes_its_place_in_the_points_of_whoever_holds_it() {
    proves!(V_40, V_50);
    let mut table = plain(2, "5 12 -4 /2");
    table.play(["1 hit", "1 give 2", "2 hit", "2 give 2", "1 stay", "2 stay"]);
    assert_eq!(table.game.scores(), [5, 2]);
}
