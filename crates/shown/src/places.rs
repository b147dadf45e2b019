//! Where one can sit down: tables as they are listed.

use std::cmp::Reverse;

use protocol::{Phase, TableSummary};

/// How many more people can sit down. In the middle of a game they take over from bots; before
/// one, bots have their seats as people do.
pub fn free(table: &TableSummary) -> usize {
    let taken = match table.phase {
        Phase::Lobby | Phase::Over => table.people + table.bots,
        Phase::Playing => table.people,
        Phase::Closed => table.seats,
    };
    table.seats.saturating_sub(taken)
}

/// By what tables are sorted: those first where one can sit down at once, then those where one
/// can do so during the game, and full ones last; with more people first.
pub fn order(table: &TableSummary) -> (bool, bool, Reverse<usize>) {
    (free(table) == 0, table.phase == Phase::Playing, Reverse(table.people))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(code: &str, phase: Phase, [seats, people, bots]: [usize; 3]) -> TableSummary {
        TableSummary {
            table: code.to_owned(),
            game: "flip7".to_owned(),
            rules: serde_json::Map::new(),
            seats,
            people,
            bots,
            timer: None,
            public: true,
            locked: false,
            phase,
            host: None,
            commitment: String::new(),
        }
    }

    #[test]
    fn bots_make_room_in_the_middle_of_a_game_alone() {
        assert_eq!(free(&table("A", Phase::Lobby, [4, 1, 2])), 1);
        assert_eq!(free(&table("A", Phase::Playing, [4, 1, 3])), 3);
        assert_eq!(free(&table("A", Phase::Over, [4, 2, 2])), 0);
        assert_eq!(free(&table("A", Phase::Closed, [4, 0, 0])), 0);
    }

    #[test]
    fn full_tables_come_last() {
        let mut tables = [
            table("full", Phase::Lobby, [3, 2, 1]),
            table("playing", Phase::Playing, [4, 2, 2]),
            table("few", Phase::Lobby, [8, 1, 0]),
            table("many", Phase::Over, [8, 5, 0]),
        ];
        tables.sort_by_key(order);
        assert_eq!(tables.map(|table| table.table), ["many", "few", "playing", "full"]);
    }
}
