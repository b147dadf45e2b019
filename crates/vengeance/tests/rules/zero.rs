//! V-20: The Zero, by every way of getting it.

use game::{Game, proves};
use vengeance::{Refusal, Rule};

use super::kit::{Look, Table, assert_legal, plain, up_to};

/// Seat `seat` is on turn, holds The Zero, may not stay, and has no points.
fn assert_bound(table: &mut Table, seat: usize) {
    assert_eq!((table.to_act(), table.pending()), (Some(seat), None));
    assert_legal(table, seat, &["hit"]);
    assert_eq!(table.refused(&format!("{seat} stay")), Refusal::HoldsZero);
    assert_eq!(table.refused_by(&format!("{seat} stay")), Rule::V_20);
    assert_eq!(table.points(seat), 0);
}

#[test]
fn dealt_in_the_opening_it_forbids_to_stay() {
    proves!(V_20);
    let mut table = plain(2, "0 5");
    assert_bound(&mut table, 1);
}

#[test]
fn dealt_by_hit_it_forbids_to_stay_and_takes_all_points() {
    proves!(V_20);
    let mut table = plain(2, "5 6 0");
    assert_eq!(table.points(1), 5);
    table.play(["1 hit", "2 stay"]);
    assert_eq!(table.row(1), "5 0 (active)");
    assert_bound(&mut table, 1);
}

#[test]
fn dealt_in_a_flip_four_it_forbids_to_stay() {
    proves!(V_20);
    let mut table = plain(2, "5 6 flip4 0 8 9 10");
    table.play(["1 hit", "1 flip4 1", "2 stay"]);
    assert_eq!(table.row(1), "5 0 8 9 10 (active)");
    assert_bound(&mut table, 1);
}

#[test]
fn dealt_by_just_one_more_it_does_not_keep_its_holder_from_staying() {
    proves!(V_20, V_32);
    let mut table = up_to(1, 2, "5 6 one-more 0");
    table.play(["1 hit", "1 one-more 1"]);
    assert_eq!(table.rows(), "5 0 (stayed) | 6 (active)");
    table.play(["2 stay"]);
    assert_eq!(table.game.scores(), [0, 6]);
}

#[test]
fn just_one_more_makes_a_holder_stay() {
    proves!(V_20, V_32);
    let mut table = up_to(1, 2, "5 6 0 one-more 8");
    table.play(["1 hit", "2 hit", "2 one-more 1"]);
    assert_eq!(table.rows(), "5 0 8 (stayed) | 6 (active)");
    table.play(["2 stay"]);
    assert_eq!(table.game.scores(), [0, 6]);
}

#[test]
fn stolen_it_binds_the_thief_and_frees_the_other() {
    proves!(V_20, V_34);
    let mut table = plain(2, "0 6 8 steal");
    table.play(["1 hit", "2 hit", "2 steal 1 0"]);
    assert_eq!(table.rows(), "8 (active) | 6 0 (active)");
    assert_legal(&table, 1, &["hit", "stay"]);
    table.play(["1 stay"]);
    assert_bound(&mut table, 2);
}

#[test]
fn swapped_away_by_its_owner_it_binds_the_other() {
    proves!(V_20, V_33);
    let mut table = plain(2, "0 6 8 9 swap");
    table.play(["1 hit", "2 hit", "1 hit", "1 swap 1 0 2 6"]);
    assert_eq!(table.rows(), "8 6 (active) | 9 0 (active)");
    assert_eq!((table.points(1), table.points(2)), (14, 0));
    assert_bound(&mut table, 2);
    table.play(["2 hit"]);
    assert_legal(&table, 1, &["hit", "stay"]);
}

#[test]
fn swapped_by_a_third_player_it_binds_its_new_holder() {
    proves!(V_20, V_33);
    let mut table = plain(3, "0 6 7 8 9 swap");
    table.play(["1 hit", "2 hit", "3 hit", "3 swap 1 0 2 6"]);
    assert_eq!(table.rows(), "8 6 (active) | 9 0 (active) | 7 (active)");
    assert_legal(&table, 1, &["hit", "stay"]);
    table.play(["1 stay"]);
    assert_bound(&mut table, 2);
}

#[test]
fn given_to_somebody_who_has_stayed_it_leaves_them_stayed_without_points() {
    proves!(V_11, V_20);
    let mut table = up_to(1, 2, "5 0 swap");
    // The only two cards there are change places.
    table.play(["1 stay", "2 hit"]);
    assert_eq!(table.rows(), "0 (stayed) | 5 (active)");
    table.play(["2 stay"]);
    assert_eq!(table.game.scores(), [0, 5]);
}

#[test]
fn discarded_it_lets_go() {
    proves!(V_20, V_35);
    let mut table = plain(2, "0 6 8 discard");
    table.play(["1 hit", "2 hit", "2 discard 1 0"]);
    assert_eq!((table.row(1).as_str(), table.points(1)), ("8 (active)", 8));
    assert_legal(&table, 1, &["hit", "stay"]);
}

#[test]
fn with_a_flip_seven_its_holder_scores_as_usual() {
    proves!(V_20, V_50);
    let mut table = up_to(1, 1, "0 13 12 11 /2 10 9 8");
    for _ in 0..7 {
        table.play(["1 hit"]);
    }
    assert_eq!(table.row(1), "0 13 12 11 10 9 8 /2 (flip7)");
    assert_eq!(table.game.scores(), [63 / 2 + 15]);
}

#[test]
fn the_round_of_its_holder_is_worth_nothing_when_another_flips_seven() {
    proves!(V_20);
    let mut table = up_to(1, 2, "0 1 9 flip4 2 3 4 5 10 6 11 7");
    table.play(["1 hit", "2 hit", "2 flip4 2", "1 hit", "2 hit", "1 hit", "2 hit"]);
    assert_eq!(table.rows(), "0 9 10 11 (active) | 1 2 3 4 5 6 7 (flip7)");
    assert_eq!(table.game.scores(), [0, 43]);
}
