//! F7-60: the challenge for one or two players.

use flip7::{Event, Happening, Rule};
use game::{Game, Outcome, Seat, proves};

use super::kit::{Table, all_stay, plain, up_to};

/// Rounds in which everybody takes one card and stays.
fn rounds(table: &mut Table, count: usize) {
    for _ in 0..count {
        all_stay(table);
    }
}

fn assert_outcome(table: &Table, winner: usize, round: u32, challenge: Option<bool>) {
    let winner = Seat::at(winner - 1);
    assert_eq!(table.game.outcome(), Some(Outcome { winner, round, challenge }));
}

#[test]
fn one_player_meets_the_challenge_in_the_fourth_round_at_the_latest() {
    proves!(F7_60);
    let mut table = up_to(40, 1, "10 10 10 10");
    rounds(&mut table, 3);
    assert_eq!((table.game.outcome(), table.game.scores()), (None, &[30][..]));
    rounds(&mut table, 1);
    assert_outcome(&table, 1, 4, Some(true));
    assert_eq!(table.times(&Event::Own(Happening::Challenge { round: 4, met: true })), 1);
}

#[test]
fn in_the_fifth_round_the_challenge_is_lost_and_the_game_goes_on_to_the_target() {
    proves!(F7_60);
    for (target, round) in [(41, 5), (60, 6)] {
        let mut table = up_to(target, 1, "10 10 10 10 10 10");
        rounds(&mut table, 4);
        assert_eq!((table.game.outcome(), table.to_act()), (None, Some(1)));
        rounds(&mut table, usize::try_from(round).unwrap() - 4);
        assert_outcome(&table, 1, round, Some(false));
        assert_eq!(table.times(&Event::Own(Happening::Challenge { round, met: false })), 1);
    }
}

#[test]
fn two_hundred_points_are_the_usual_challenge() {
    proves!(F7_42, F7_60);
    let mut table = plain(1, "12 11 10 9 8 x2 +10 12 11 10 9 8 7 6 12");
    for _ in 0..7 {
        table.play(["1 hit"]);
    }
    table.play(["1 stay"]);
    for _ in 0..7 {
        table.play(["1 hit"]);
    }
    assert_eq!((table.game.scores(), table.game.outcome()), (&[110 + 78][..], None));
    rounds(&mut table, 1);
    assert_eq!(table.game.scores(), [200]);
    assert_outcome(&table, 1, 3, Some(true));
}

#[test]
fn of_two_players_the_first_to_reach_the_target_counts() {
    proves!(F7_60);
    let mut table = up_to(40, 2, "10 3 3 10 10 3 4 10");
    rounds(&mut table, 4);
    assert_eq!(table.game.scores(), [40, 13]);
    assert_outcome(&table, 1, 4, Some(true));
}

#[test]
fn two_players_lose_the_challenge_together() {
    proves!(F7_60);
    let mut table = up_to(41, 2, "10 5 5 10 10 5 5 10 1 8");
    rounds(&mut table, 5);
    assert_eq!(table.game.scores(), [41, 28]);
    assert_outcome(&table, 1, 5, Some(false));
}

#[test]
fn a_tie_after_the_target_does_not_change_the_round_that_counts() {
    proves!(F7_42, F7_60);
    let mut table = up_to(40, 2, "10 10 10 10 10 10 10 10 3 4");
    rounds(&mut table, 4);
    assert_eq!((table.game.outcome(), table.game.scores()), (None, &[40, 40][..]));
    rounds(&mut table, 1);
    assert_eq!(table.game.scores(), [43, 44]);
    assert_outcome(&table, 2, 4, Some(true));
}

#[test]
fn three_players_have_no_challenge() {
    proves!(F7_60);
    let mut table = up_to(10, 3, "5 6 7 1 2 5");
    rounds(&mut table, 2);
    assert_eq!(table.game.scores(), [10, 7, 9]);
    assert_outcome(&table, 1, 2, None);
    assert!(!table.events.iter().any(|event| matches!(event, Event::Own(Happening::Challenge { .. }))));
}
