//! Which part of a sheet is on which leaf of paper.

use std::ops::Range;

/// How many players fit beside each other.
pub const COLUMNS: usize = 8;

/// How many rounds fit below each other.
pub const ROWS: usize = 18;

/// A leaf of paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaf {
    /// Whose columns it has, by their places.
    pub players: Range<usize>,
    /// Which rounds it has, counted from 0; there may be fewer.
    pub rounds: Range<usize>,
}

/// The leaves of a sheet, those with the same rounds together: columns are as many on each as
/// can be, and no last leaf has one alone.
pub fn leaves(players: usize, rounds: usize) -> Vec<Leaf> {
    let across = players.div_ceil(COLUMNS).max(1);
    let wide = players.div_ceil(across);
    let down = rounds.div_ceil(ROWS).max(1);
    let leaf = |row: usize, column: usize| Leaf {
        players: (column * wide).min(players)..((column + 1) * wide).min(players),
        rounds: row * ROWS..(row + 1) * ROWS,
    };
    (0..down).flat_map(|row| (0..across).map(move |column| leaf(row, column))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_usual_sheet_is_one_leaf() {
        assert_eq!(leaves(4, 9), [Leaf { players: 0..4, rounds: 0..18 }]);
        assert_eq!(leaves(8, 18), [Leaf { players: 0..8, rounds: 0..18 }]);
        assert_eq!(leaves(1, 0), [Leaf { players: 0..1, rounds: 0..18 }]);
    }

    #[test]
    fn many_players_are_spread_evenly() {
        let columns = |players| leaves(players, 1).iter().map(|leaf| leaf.players.len()).collect::<Vec<_>>();
        assert_eq!(columns(9), [5, 4]);
        assert_eq!(columns(17), [6, 6, 5]);
        assert_eq!(columns(40), [8; 5]);
    }

    #[test]
    fn every_player_and_round_is_on_one_leaf() {
        for players in 1..=40 {
            for rounds in [1, 18, 19, 60] {
                let all = leaves(players, rounds);
                for player in 0..players {
                    for round in 0..rounds {
                        let has =
                            |leaf: &&Leaf| leaf.players.contains(&player) && leaf.rounds.contains(&round);
                        assert_eq!(all.iter().filter(has).count(), 1, "{players} players, {rounds} rounds");
                    }
                }
                assert!(all.iter().all(|leaf| !leaf.players.is_empty() && leaf.players.len() <= COLUMNS));
            }
        }
    }
}
