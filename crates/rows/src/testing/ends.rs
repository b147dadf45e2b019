//! How games of rows end: with a round in which somebody reaches the target and nobody
//! has as much.

use game::{Game as _, Outcome, Scripted, Seat};

use super::Look as _;
use super::rounds::all_stay;
use crate::event::Event;
use crate::kind::Kind;
use crate::position::Position;

/// Sets a table with this target, so many players and these cards.
type UpTo<K, const SEATS: usize> = fn(u32, usize, &str) -> Scripted<Position<K, SEATS>>;

fn outcome(winner: usize, round: u32) -> Outcome {
    Outcome { winner: Seat::at(winner - 1), round, challenge: None }
}

/// Whether seat 2 wins with 12 points of 10 in the first round, which is told so.
///
/// # Panics
/// If not.
pub fn the_highest_total_wins<K: Kind, const SEATS: usize>(up_to: UpTo<K, SEATS>, won: K::Happening) {
    let mut table = up_to(10, 3, "10 12 11");
    all_stay(&mut table);
    assert_eq!(table.game.outcome(), Some(outcome(2, 1)));
    assert_eq!(table.game.scores(), [10, 12, 11]);
    assert_eq!(table.times(&Event::Own(won)), 1);
}

/// Whether a game goes on until somebody reaches the target.
///
/// # Panics
/// If not.
pub fn below_the_target_a_game_goes_on<K: Kind, const SEATS: usize>(up_to: UpTo<K, SEATS>) {
    let mut table = up_to(16, 3, "10 12 11 3 3 8");
    all_stay(&mut table);
    assert_eq!((table.game.outcome(), table.game.round()), (None, 2));
    // Seat 1 deals the second round and so gets the 8.
    all_stay(&mut table);
    assert_eq!(table.game.scores(), [18, 15, 14]);
    assert_eq!(table.game.outcome(), Some(outcome(1, 2)));
}

/// Whether everybody plays on when the highest total is shared, those behind too.
///
/// # Panics
/// If not.
pub fn a_tie_means_another_round<K: Kind, const SEATS: usize>(up_to: UpTo<K, SEATS>) {
    let mut table = up_to(10, 3, "10 10 3 5 12 4 1 2 3");
    all_stay(&mut table);
    assert_eq!((table.game.outcome(), table.game.round()), (None, 2));
    assert_eq!(table.times(&Event::Tied { total: 10 }), 1);
    // Seat 3 was behind, plays on, and shares the lead with seat 2.
    all_stay(&mut table);
    assert_eq!(table.game.scores(), [14, 15, 15]);
    assert_eq!((table.game.outcome(), table.game.round()), (None, 3));
    assert_eq!(table.times(&Event::Tied { total: 15 }), 1);
    all_stay(&mut table);
    assert_eq!(table.game.scores(), [16, 18, 16]);
    assert_eq!(table.game.outcome(), Some(outcome(2, 1)));
}

/// Whether a tie behind the highest total changes nothing.
///
/// # Panics
/// If it does.
pub fn a_tie_behind_the_leader_does_not_matter<K: Kind, const SEATS: usize>(up_to: UpTo<K, SEATS>) {
    let mut table = up_to(10, 3, "11 11 12");
    all_stay(&mut table);
    assert_eq!(table.game.outcome(), Some(outcome(3, 1)));
}

/// Whether a game that is over shows its last round and refuses all these moves by this
/// rule.
///
/// # Panics
/// If not.
pub fn a_finished_game_refuses_every_move<K: Kind, const SEATS: usize>(
    up_to: UpTo<K, SEATS>,
    moves: &[&str],
    rule: K::Rule,
) {
    let mut table = up_to(10, 3, "10 12 11");
    let cards = table.game.census().len();
    all_stay(&mut table);
    assert_eq!(table.rows(), "10 (stayed) | 12 (stayed) | 11 (stayed)");
    assert_eq!((table.game.round(), table.game.dealer().number()), (1, 3));
    assert_eq!((table.to_act(), table.piles()), (None, (cards - 3, 0)));
    for seat in 1..=3 {
        assert!(table.legal(seat).is_empty());
        for action in moves {
            assert_eq!(table.refused_by(&format!("{seat} {action}")), rule);
        }
    }
}
