//! F7-42: the end of the game.

use flip7::{Event, Happening, Rule};
use game::{Game, Outcome, Seat, proves};

use super::kit::{Look, one_card_each, plain, up_to};

fn outcome(winner: usize, round: u32) -> Outcome {
    Outcome { winner: Seat::at(winner - 1), round, challenge: None }
}

#[test]
fn whoever_reaches_the_target_with_the_highest_total_wins() {
    proves!(F7_42);
    let mut table = up_to(10, 3, "10 12 11");
    one_card_each(&mut table);
    assert_eq!(table.game.outcome(), Some(outcome(2, 1)));
    assert_eq!(table.game.scores(), [10, 12, 11]);
    assert_eq!(table.times(&Event::Own(Happening::Won { seat: Seat::at(1), total: 12 })), 1);
}

#[test]
fn below_the_target_the_game_goes_on() {
    proves!(F7_42);
    let mut table = up_to(16, 3, "10 12 11 3 3 8");
    one_card_each(&mut table);
    assert_eq!((table.game.outcome(), table.game.round()), (None, 2));
    // Seat 1 deals the second round and so gets the 8.
    one_card_each(&mut table);
    assert_eq!(table.game.scores(), [18, 15, 14]);
    assert_eq!(table.game.outcome(), Some(outcome(1, 2)));
}

#[test]
fn the_target_is_two_hundred_unless_agreed_otherwise() {
    proves!(F7_42);
    let rounds = ["12 2 2 11 10 9 8 x2 +10", "3 3 12 11 10 9 8 7 6", "4 11 4", "1 5 5"];
    let mut table = plain(3, &rounds.join(" "));
    table.play(["1 hit", "2 hit", "3 hit", "1 hit", "2 stay", "3 stay"]);
    table.play(["1 hit", "1 hit", "1 hit", "1 hit", "1 hit", "1 stay"]);
    table.play(["2 hit", "3 hit", "1 hit", "2 stay", "3 stay"]);
    table.play(["1 hit", "1 hit", "1 hit", "1 hit", "1 hit", "1 hit"]);
    assert_eq!(table.game.scores(), [188, 5, 5]);
    one_card_each(&mut table);
    assert_eq!((table.game.scores(), table.game.outcome()), (&[199, 9, 9][..], None));
    one_card_each(&mut table);
    assert_eq!((table.game.scores()[0], table.game.outcome()), (200, Some(outcome(1, 4))));
}

#[test]
fn the_target_counts_only_when_the_round_ends() {
    proves!(F7_42);
    let mut table = up_to(10, 3, "12 5 6 7");
    table.play(["1 hit", "2 hit", "3 hit", "1 stay"]);
    assert_eq!((table.game.outcome(), table.to_act()), (None, Some(2)));
    table.play(["2 hit", "3 stay", "2 stay"]);
    assert_eq!(table.game.scores(), [12, 12, 6]);
}

#[test]
fn a_shared_highest_total_means_another_round_for_everybody() {
    proves!(F7_42);
    let mut table = up_to(10, 3, "10 10 3 5 12 4 1 2 3");
    one_card_each(&mut table);
    assert_eq!((table.game.outcome(), table.game.round()), (None, 2));
    assert_eq!(table.times(&Event::Tied { total: 10 }), 1);
    // Seat 3 was behind, plays on, and shares the lead with seat 2.
    one_card_each(&mut table);
    assert_eq!(table.game.scores(), [14, 15, 15]);
    assert_eq!((table.game.outcome(), table.game.round()), (None, 3));
    assert_eq!(table.times(&Event::Tied { total: 15 }), 1);
    one_card_each(&mut table);
    assert_eq!(table.game.scores(), [16, 18, 16]);
    assert_eq!(table.game.outcome(), Some(outcome(2, 1)));
}

#[test]
fn a_shared_total_below_the_highest_does_not_matter() {
    proves!(F7_42);
    let mut table = up_to(10, 3, "11 11 12");
    one_card_each(&mut table);
    assert_eq!(table.game.outcome(), Some(outcome(3, 1)));
}

#[test]
fn a_finished_game_shows_its_last_round_and_refuses_every_move() {
    proves!(F7_42);
    let mut table = up_to(10, 3, "10 12 11");
    one_card_each(&mut table);
    assert_eq!(table.row(2), "12 (stayed)");
    assert_eq!((table.game.round(), table.game.dealer().number()), (1, 3));
    assert_eq!((table.to_act(), table.piles()), (None, (91, 0)));
    for seat in 1..=3 {
        assert!(table.legal(seat).is_empty());
        for action in ["hit", "stay", "freeze 1", "flip3 2", "second 3"] {
            assert_eq!(table.refused_by(&format!("{seat} {action}")), Rule::F7_42);
        }
    }
}
