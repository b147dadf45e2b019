//! F7-17 to F7-19: when a round ends, and how play goes on.

use flip7::{Ending, Event, Happening, Rule};
use game::{Game, Seat, proves};

use super::kit::{Look, plain, up_to};

#[test]
fn seven_different_numbers_end_the_round_for_everybody() {
    proves!(F7_17);
    let mut table = plain(2, "1 12 2 11 3 10 4 9 5 8 6 7 7");
    for _ in 0..6 {
        table.play(["1 hit", "2 hit"]);
    }
    assert_eq!([table.row(1), table.row(2)], ["1 2 3 4 5 6 (active)", "12 11 10 9 8 7 (active)"]);
    assert_eq!((table.game.round(), table.game.scores()), (1, &[0, 0][..]));
    table.play(["1 hit"]);
    assert_eq!(table.times(&Event::FlippedSeven { seat: Seat::at(0) }), 1);
    assert_eq!(table.times(&Event::RoundEnded { because: Ending::Flip7 }), 1);
    assert_eq!((table.game.round(), table.game.scores()), (2, &[43, 57][..]));
}

#[test]
fn zero_is_one_of_the_seven() {
    proves!(F7_17);
    let mut table = up_to(36, 2, "0 12 1 2 3 4 5 6");
    table.play(["1 hit", "2 hit", "1 hit", "2 stay"]);
    table.play(["1 hit", "1 hit", "1 hit", "1 hit"]);
    assert_eq!(table.game.outcome(), None);
    table.play(["1 hit"]);
    assert_eq!([table.row(1), table.row(2)], ["0 1 2 3 4 5 6 (flip7)", "12 (stayed)"]);
}

#[test]
fn a_busted_row_of_seven_cards_is_no_flip_seven() {
    proves!(F7_14, F7_17);
    let mut table = plain(2, "1 9 2 3 4 5 6 6");
    table.play(["1 hit", "2 hit", "1 hit", "2 stay", "1 hit", "1 hit", "1 hit", "1 hit", "1 hit"]);
    assert_eq!((table.game.round(), table.game.scores()), (2, &[0, 9][..]));
}

#[test]
fn the_round_ends_when_all_have_stayed_been_frozen_or_busted() {
    proves!(F7_18);
    let mut table = plain(3, "5 6 7 6 freeze");
    table.play(["1 hit", "2 hit", "3 hit", "1 stay", "2 hit"]);
    assert_eq!([table.row(1), table.row(2)], ["5 (stayed)", "6 6 (busted)"]);
    assert_eq!((table.game.round(), table.to_act()), (1, Some(3)));
    table.play(["3 hit"]);
    assert_eq!(table.times(&Event::Own(Happening::Frozen { seat: Seat::at(2), points: 7 })), 1);
    assert_eq!(table.times(&Event::RoundEnded { because: Ending::NobodyActive }), 1);
    assert_eq!((table.game.round(), table.game.scores()), (2, &[5, 0, 7][..]));
}

#[test]
fn the_last_active_player_may_go_on() {
    proves!(F7_12, F7_18);
    let mut table = plain(2, "5 6 7 8");
    table.play(["1 hit", "2 hit", "1 stay", "2 hit", "2 hit"]);
    assert_eq!((table.row(2).as_str(), table.to_act()), ("6 7 8 (active)", Some(2)));
    assert_eq!(table.game.round(), 1);
}

#[test]
fn after_a_freeze_the_next_active_seat_has_its_turn() {
    proves!(F7_19);
    for (target, next) in [(1, 2), (2, 3), (3, 2), (4, 2)] {
        let mut table = plain(4, "freeze");
        table.play(["1 hit", format!("1 freeze {target}").as_str()]);
        assert_eq!(table.to_act(), Some(next), "freeze {target}");
    }
}

#[test]
fn after_a_flip_three_the_next_seat_is_the_one_after_the_player_on_turn() {
    proves!(F7_19);
    for (target, next) in [(1, 2), (2, 2), (3, 2), (4, 2)] {
        let mut table = plain(4, "flip3 1 2 3");
        table.play(["1 hit", format!("1 flip3 {target}").as_str()]);
        assert_eq!((table.to_act(), table.game.decision().card()), (Some(next), None), "flip3 {target}");
    }
}

#[test]
fn after_a_chain_of_flip_threes_play_goes_on_after_the_seat_whose_turn_it_was() {
    proves!(F7_19);
    let mut table = plain(4, "flip3 flip3 1 freeze 2 3 4");
    table.play(["1 hit", "1 flip3 3", "3 flip3 4", "3 freeze 3"]);
    assert_eq!([table.row(1), table.row(3), table.row(4)], ["(active)", "1 (frozen)", "2 3 4 (active)"]);
    assert_eq!(table.to_act(), Some(2));
}

#[test]
fn after_a_second_chance_is_given_away_the_giver_does_not_go_on() {
    proves!(F7_19, F7_24);
    let mut table = plain(3, "second 5 6 second");
    table.play(["1 hit", "2 hit", "3 hit", "1 hit", "1 second 3"]);
    assert_eq!(table.to_act(), Some(2));
}
