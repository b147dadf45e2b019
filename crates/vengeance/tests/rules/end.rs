//! V-51 and V-52: totals, the end of the game, and its result.

use game::{Game, Outcome, Seat, proves};
use serde_json::json;
use vengeance::{Event, Happening, Rule};

use super::kit::{Look, all_stay, assert_legal, plain, table, up_to};

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
    let mut table = up_to(10, 3, "10 12 11");
    all_stay(&mut table);
    assert_eq!(table.game.outcome(), Some(outcome(2, 1)));
    assert_eq!(table.game.scores(), [10, 12, 11]);
    assert_eq!(table.times(&Event::Own(Happening::Won { seat: Seat::at(1), total: 12, reached: 1 })), 1);
}

#[test]
fn below_the_target_the_game_goes_on() {
    proves!(V_51);
    let mut table = up_to(16, 3, "10 12 11 3 3 8");
    all_stay(&mut table);
    assert_eq!((table.game.outcome(), table.game.round()), (None, 2));
    // Seat 1 deals the second round and so gets the 8.
    all_stay(&mut table);
    assert_eq!(table.game.scores(), [18, 15, 14]);
    assert_eq!(table.game.outcome(), Some(outcome(1, 2)));
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
    let mut table = up_to(10, 3, "10 10 3 5 12 4 1 2 3");
    all_stay(&mut table);
    assert_eq!((table.game.outcome(), table.game.round()), (None, 2));
    assert_eq!(table.times(&Event::Tied { total: 10 }), 1);
    // Seat 3 was behind, plays on, and shares the lead with seat 2.
    all_stay(&mut table);
    assert_eq!((table.game.scores(), table.game.outcome()), (&[14, 15, 15][..], None));
    assert_eq!(table.times(&Event::Tied { total: 15 }), 1);
    all_stay(&mut table);
    assert_eq!(table.game.scores(), [16, 18, 16]);
    assert_eq!(table.game.outcome(), Some(outcome(2, 1)));
}

#[test]
fn a_shared_total_below_the_highest_does_not_matter() {
    proves!(V_51);
    let mut table = up_to(10, 3, "11 11 12");
    all_stay(&mut table);
    assert_eq!(table.game.outcome(), Some(outcome(3, 1)));
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
    let mut table = up_to(10, 3, "10 12 11");
    all_stay(&mut table);
    assert_eq!(table.rows(), "10 (stayed) | 12 (stayed) | 11 (stayed)");
    assert_eq!((table.game.round(), table.game.dealer().number()), (1, 3));
    assert_eq!((table.to_act(), table.piles()), (None, (105, 0)));
    for seat in 1..=3 {
        assert_legal(&table, seat, &[]);
        for action in ["hit", "stay", "flip4 1", "steal 2 12", "give 3", "bonus 1"] {
            assert_eq!(table.refused_by(&format!("{seat} {action}")), Rule::V_51);
        }
    }
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
