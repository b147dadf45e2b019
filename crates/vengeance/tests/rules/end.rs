//! V-51 and V-52: totals, the end of the game, and its result.

use game::{Game, Outcome, Seat, proves};
use rows::testing::{
    a_finished_game_refuses_every_move, a_tie_behind_the_leader_does_not_matter, a_tie_means_another_round,
    below_the_target_a_game_goes_on, the_highest_total_wins,
};
use serde_json::json;
use vengeance::{Event, Happening, Rule};

use super::kit::{Look, all_stay, plain, table, up_to};

fn outcome(winner: usize, round: u32) -> Outcome {
    Outcome { winner: Seat::at(winner - 1), round, challenge: None }
}

#[test]
fn points_are_added_to_the_totals_of_earlier_rounds() {
    proves!(V_51);
    let mut table = plain(2, "5 6 8 9 10 11");
    for scores in [[5, 6], [14, 14], [24, 25]] {
        all_stay(&mut table);
        assert_eq!(table.game.scores(), scores);
    }
}

#[test]
fn whoever_reaches_the_target_with_the_highest_total_wins() {
    proves!(V_51);
    the_highest_total_wins(up_to, Happening::Won { seat: Seat::at(1), total: 12, reached: 1 });
}

#[test]
fn below_the_target_the_game_goes_on() {
    proves!(V_51);
    below_the_target_a_game_goes_on(up_to);
}

#[test]
fn the_target_is_two_hundred_unless_agreed_otherwise() {
    proves!(V_51);
    let mut table = plain(1, "13 12 11 10 9 8 7 13 l13 12 11 10 9 8 13 10 1");
    for _ in 0..12 {
        table.play(["1 hit"]);
    }
    assert_eq!((table.game.scores(), table.game.round()), (&[70 + 15 + 76 + 15][..], 3));
    table.play(["1 hit", "1 stay"]);
    assert_eq!((table.game.scores(), table.game.outcome()), (&[199][..], None));
    table.play(["1 stay"]);
    assert_eq!((table.game.scores(), table.game.outcome()), (&[200][..], Some(outcome(1, 4))));
}

#[test]
fn a_shared_highest_total_means_another_round_for_everybody() {
    proves!(V_51);
    a_tie_means_another_round(up_to);
}

#[test]
fn a_shared_total_below_the_highest_does_not_matter() {
    proves!(V_51);
    a_tie_behind_the_leader_does_not_matter(up_to);
}

#[test]
fn after_a_tie_the_leader_wins_even_below_the_target() {
    proves!(V_51, V_60);
    let rules = json!({"brutal": true, "target": 10});
    let mut table = table(&rules, 2, "10 10 -4 2 -10");
    all_stay(&mut table);
    assert_eq!((table.game.round(), table.pending().as_deref()), (2, Some("2:-4")));
    table.play(["2 give 1"]);
    assert_eq!(table.rows(), "2 -4 (active) | (active)");
    table.play(["2 hit", "2 give 2", "1 stay", "2 stay"]);
    assert_eq!((table.game.scores(), table.game.outcome()), (&[8, 0][..], Some(outcome(1, 1))));
}

#[test]
fn a_finished_game_shows_its_last_round_and_refuses_every_move() {
    proves!(V_51);
    let moves = ["hit", "stay", "flip4 1", "steal 2 12", "give 3", "bonus 1"];
    a_finished_game_refuses_every_move(up_to, &moves, Rule::V_51);
}

#[test]
fn the_result_says_in_which_round_the_target_was_reached() {
    proves!(V_52);
    for players in [1, 2, 3] {
        let mut table = up_to(25, players, "12 9 8 10 9 7 10 9 6");
        for _ in 0..3 {
            all_stay(&mut table);
        }
        let result = table.game.outcome().unwrap();
        assert_eq!((result.round, result.challenge), (3, None), "{players} players");
        assert_eq!(table.game.round(), 3);
    }
}

#[test]
fn the_result_says_the_first_such_round_when_a_tie_went_on() {
    proves!(V_52);
    let mut table = up_to(15, 2, "8 8 9 9 10 10 11 12");
    for _ in 0..4 {
        all_stay(&mut table);
    }
    assert_eq!((table.game.round(), table.game.scores()), (4, &[39, 38][..]));
    assert_eq!(table.game.outcome(), Some(outcome(1, 2)));
    assert_eq!(table.times(&Event::Own(Happening::Won { seat: Seat::at(0), total: 39, reached: 2 })), 1);
}
