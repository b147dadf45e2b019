//! F7-42: the end of the game.

use flip7::{Happening, Rule};
use game::{Game, Outcome, Seat, proves};
use rows::testing::{
    a_finished_game_refuses_every_move, a_tie_behind_the_leader_does_not_matter, a_tie_means_another_round,
    below_the_target_a_game_goes_on, the_highest_total_wins,
};

use super::kit::{all_stay, plain, up_to};

fn outcome(winner: usize, round: u32) -> Outcome {
    Outcome { winner: Seat::at(winner - 1), round, challenge: None }
}

#[test]
fn whoever_reaches_the_target_with_the_highest_total_wins() {
    proves!(F7_42);
    the_highest_total_wins(up_to, Happening::Won { seat: Seat::at(1), total: 12 });
}

#[test]
fn below_the_target_the_game_goes_on() {
    proves!(F7_42);
    below_the_target_a_game_goes_on(up_to);
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
    all_stay(&mut table);
    assert_eq!((table.game.scores(), table.game.outcome()), (&[199, 9, 9][..], None));
    all_stay(&mut table);
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
    a_tie_means_another_round(up_to);
}

#[test]
fn a_shared_total_below_the_highest_does_not_matter() {
    proves!(F7_42);
    a_tie_behind_the_leader_does_not_matter(up_to);
}

#[test]
fn a_finished_game_shows_its_last_round_and_refuses_every_move() {
    proves!(F7_42);
    let moves = ["hit", "stay", "freeze 1", "flip3 2", "second 3"];
    a_finished_game_refuses_every_move(up_to, &moves, Rule::F7_42);
}
