//! Which bots sit at a table together.

/// All tables of so many seats at which not everybody is the same bot.
pub fn mixtures(bots: usize, seats: usize) -> Vec<Vec<usize>> {
    fn extend(members: &mut Vec<usize>, bots: usize, seats: usize, all: &mut Vec<Vec<usize>>) {
        if members.len() == seats {
            if members.first() != members.last() {
                all.push(members.clone());
            }
            return;
        }
        for bot in members.last().copied().unwrap_or(0)..bots {
            members.push(bot);
            extend(members, bots, seats, all);
            members.pop();
        }
    }
    let mut all = Vec::new();
    extend(&mut Vec::new(), bots, seats, &mut all);
    all
}

/// How many there are: multisets of so many bots, less those of one bot alone.
pub fn count_mixtures(bots: usize, seats: usize) -> usize {
    let all = (1..=seats).fold(1_usize, |all, seat| all.saturating_mul(bots + seat - 1) / seat);
    all.saturating_sub(bots)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_mixtures_of_a_table_come_up_once() {
        assert_eq!(mixtures(2, 2), [[0, 1]]);
        assert_eq!(mixtures(2, 3), [[0, 0, 1], [0, 1, 1]]);
        assert_eq!(mixtures(3, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(mixtures(5, 4).len(), 70 - 5);
        assert_eq!(count_mixtures(5, 4), 70 - 5);
        assert_eq!(count_mixtures(2, 2), 1);
    }
}
