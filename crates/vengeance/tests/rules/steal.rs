//! V-34: Steal.

use game::{Game, Seat, proves};
use vengeance::{Card, Ending, Event, Happening, Refusal, Rule};

use super::kit::{Look, assert_legal, plain, up_to};

#[test]
fn any_face_up_card_of_another_player_may_be_taken() {
    proves!(V_34);
    let mut table = plain(3, "5 6 7 8 9 -4 steal");
    table.play(["1 hit", "2 hit", "3 hit", "3 give 3", "1 hit"]);
    assert_legal(&table, 1, &["steal 2 6", "steal 2 9", "steal 3 7", "steal 3 -4"]);
    table.play(["1 steal 2 6"]);
    assert_eq!(table.rows(), "5 8 6 (active) | 9 (active) | 7 -4 (active)");
    assert_eq!((table.to_act(), table.discarded().as_str()), (Some(2), "steal"));
    let stolen = Event::Own(Happening::Stolen { by: Seat::at(0), from: Seat::at(1), card: Card::Six });
    assert_eq!(table.times(&stolen), 1);
}

#[test]
fn nobody_steals_from_themself() {
    proves!(V_34);
    let mut table = plain(3, "5 6 7 steal");
    table.play(["1 hit"]);
    assert_eq!(table.refused("1 steal 1 5"), Refusal::OwnCard);
    assert_eq!(table.refused_by("1 steal 1 5"), Rule::V_34);
    assert_legal(&table, 1, &["steal 2 6", "steal 3 7"]);
}

#[test]
fn a_stolen_modifier_lies_in_front_of_the_thief() {
    proves!(V_34, V_40);
    let mut table = plain(2, "5 6 -4 steal");
    table.play(["1 hit", "1 give 1", "2 hit", "2 steal 1 -4"]);
    assert_eq!(table.rows(), "5 (active) | 6 -4 (active)");
    assert_eq!((table.points(1), table.points(2)), (5, 2));
}

#[test]
fn a_steal_may_bust_the_thief() {
    proves!(V_12, V_34);
    let mut table = plain(2, "5 6 8 5 steal");
    table.play(["1 hit", "2 hit", "1 hit", "1 steal 2 5"]);
    assert_eq!((table.rows().as_str(), table.to_act()), ("5 8 5 (busted) | 6 (active)", Some(2)));
    assert_eq!(table.discarded(), "steal");
}

#[test]
fn a_steal_may_make_a_flip_seven() {
    proves!(V_13, V_34);
    let mut table = up_to(1, 2, "1 7 flip4 2 3 4 5 8 6 9 steal");
    table.play(["1 hit", "1 flip4 1", "2 hit", "1 hit", "2 hit", "1 hit", "1 steal 2 7"]);
    assert_eq!(table.rows(), "1 2 3 4 5 6 7 (flip7) | 8 9 (active)");
    assert_eq!(table.game.scores(), [43, 17]);
    assert_eq!(table.times(&Event::RoundEnded { because: Ending::Flip7 }), 1);
}

#[test]
fn a_stolen_modifier_makes_no_flip_seven() {
    proves!(V_34, V_40);
    let mut table = plain(2, "1 7 flip4 2 3 4 5 -4 6 9 steal");
    table.play(["1 hit", "1 flip4 1", "2 hit", "2 give 2", "1 hit", "2 hit", "1 hit", "1 steal 2 -4"]);
    assert_eq!(table.rows(), "1 2 3 4 5 6 -4 (active) | 7 9 (active)");
    assert_eq!((table.game.round(), table.to_act()), (1, Some(2)));
}

#[test]
fn somebody_who_has_stayed_may_steal_and_bust() {
    proves!(V_11, V_31, V_34);
    let mut table = plain(2, "5 6 5 one-more steal");
    table.play(["1 stay", "2 hit", "2 hit", "2 one-more 1"]);
    assert_eq!(table.pending().as_deref(), Some("1:steal"));
    table.play(["1 steal 2 5"]);
    assert_eq!((table.rows().as_str(), table.to_act()), ("5 5 (busted) | 6 (active)", Some(2)));
}

#[test]
fn the_robbed_player_may_be_left_without_a_card() {
    proves!(V_10, V_34);
    let mut table = plain(2, "5 6 steal");
    table.play(["1 hit"]);
    assert_eq!(table.rows(), "5 6 (active) | (active)");
    assert_legal(&table, 2, &["hit"]);
}
