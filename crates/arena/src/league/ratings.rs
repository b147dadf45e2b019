//! The strengths that explain who won, and how sure they are.

use super::Table;
use crate::stats::{bound, ratio};

/// Fewer groups of shuffles say too little of how much they differ, the more so
/// as the last turn of a league that was ended early is not complete.
const FEWEST_GROUPS: usize = 5;

/// Which bots met, directly or by others: bots of the same circle have the same
/// number, from 0 in the order of their first bots. A bot that has not played is
/// in none.
pub(super) fn circles(bots: usize, tables: &[Table]) -> Vec<Option<usize>> {
    let mut circles: Vec<Option<usize>> = vec![None; bots];
    for table in tables.iter().filter(|table| table.games() > 0) {
        let first = table.members.iter().map(|&bot| circles[bot].unwrap_or(bot)).min();
        let joined: Vec<usize> = table.members.iter().filter_map(|&bot| circles[bot]).collect();
        for (bot, circle) in circles.iter_mut().enumerate() {
            if table.members.contains(&bot) || circle.is_some_and(|circle| joined.contains(&circle)) {
                *circle = first;
            }
        }
    }
    // From numbers of bots to numbers of circles.
    let mut firsts: Vec<usize> = circles.iter().flatten().copied().collect();
    firsts.sort_unstable();
    firsts.dedup();
    circles.iter().map(|circle| circle.and_then(|first| firsts.binary_search(&first).ok())).collect()
}

/// Ratings, and their errors where they can be told: not from a few groups, nor
/// if all groups are the same.
pub fn rate(bots: usize, tables: &[Table]) -> (Vec<f64>, Vec<Option<f64>>) {
    let circles = circles(bots, tables);
    let ratings = fit(&circles, tables, None);
    let played = |group: &usize| tables.iter().any(|table| table.wins[*group].iter().any(|wins| *wins > 0));
    let groups = (0..tables.first().map_or(0, |table| table.wins.len())).filter(played);
    let without: Vec<Vec<f64>> = groups.map(|group| fit(&circles, tables, Some(group))).collect();
    if without.len() < FEWEST_GROUPS {
        return (ratings, vec![None; bots]);
    }
    let groups = ratio(without.len() as i128, 1);
    let bound = bound(without.len() as u64 - 1);
    let error = |bot: usize| {
        let mean = without.iter().map(|ratings| ratings[bot]).sum::<f64>() / groups;
        let spread: f64 = without.iter().map(|ratings| (ratings[bot] - mean).powi(2)).sum();
        // Groups that are the same differ in the last digits of the fit.
        let error = (spread * (groups - 1.0) / groups).sqrt();
        (error > 1e-6).then_some(bound * error)
    };
    (ratings, (0..bots).map(error).collect())
}

/// Ratings from all groups, or from all but one. The mean of each circle is 0.
fn fit(circles: &[Option<usize>], tables: &[Table], without: Option<usize>) -> Vec<f64> {
    const MOST_STEPS: usize = 10_000;
    let bots = circles.len();
    let sums: Vec<(&[usize], Vec<u64>)> =
        tables.iter().map(|table| (table.members.as_slice(), total(table, without))).collect();
    let mut strengths = vec![1.0; bots];
    for _ in 0..MOST_STEPS {
        let next = step(&strengths, &sums);
        let moved = strengths.iter().zip(&next).map(|(old, new)| (new / old).ln().abs()).fold(0.0, f64::max);
        strengths = next;
        if moved < 1e-10 {
            break;
        }
    }
    let elo: Vec<f64> = strengths.iter().map(|strength| 400.0 * strength.log10()).collect();
    let mean = |bot: usize| {
        let circle = (0..bots).filter(|other| circles[*other] == circles[bot]);
        circle.clone().map(|other| elo[other]).sum::<f64>() / ratio(circle.count() as i128, 1)
    };
    (0..bots).map(|bot| elo[bot] - mean(bot)).collect()
}

fn total(table: &Table, without: Option<usize>) -> Vec<u64> {
    let groups = table.wins.iter().enumerate().filter(|(group, _)| Some(*group) != without);
    groups.fold(vec![0; table.members.len()], |sums, (_, wins)| {
        sums.iter().zip(wins).map(|(sum, wins)| sum + wins).collect()
    })
}

/// One step of the MM algorithm. Every bot is given half a win in one game
/// against a bot of strength 1, so that one that never wins has a rating too.
fn step(strengths: &[f64], sums: &[(&[usize], Vec<u64>)]) -> Vec<f64> {
    let mut wins = vec![0.5; strengths.len()];
    let mut chances: Vec<f64> = strengths.iter().map(|strength| 1.0 / (strength + 1.0)).collect();
    for (members, won) in sums {
        let at_table: f64 = members.iter().map(|&bot| strengths[bot]).sum();
        let games = ratio(won.iter().sum::<u64>().into(), 1);
        for (&bot, &won) in members.iter().zip(won) {
            wins[bot] += ratio(won.into(), 1);
            chances[bot] += games / at_table;
        }
    }
    wins.iter().zip(chances).map(|(wins, chances)| wins / chances).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::league::GROUPS;

    fn table(members: [usize; 2], wins: [u64; 2]) -> Table {
        Table { members: members.to_vec(), wins: vec![wins.to_vec(); GROUPS] }
    }

    #[test]
    fn strengths_that_made_the_wins_are_found_again() {
        // Strengths 1, 2, 5; each pair plays 42,000 games in all.
        let tables = [table([0, 1], [700, 1400]), table([0, 2], [350, 1750]), table([1, 2], [600, 1500])];
        let (ratings, errors) = rate(3, &tables);
        assert!((ratings[1] - ratings[0] - 400.0 * 2_f64.log10()).abs() < 0.1, "{ratings:?}");
        assert!((ratings[2] - ratings[0] - 400.0 * 5_f64.log10()).abs() < 0.1, "{ratings:?}");
        assert!(ratings.iter().sum::<f64>().abs() < 1e-9);
        assert_eq!(errors, [None; 3], "all groups agree, which is no reason to be certain");
    }

    #[test]
    fn a_bot_that_never_wins_has_a_rating_all_the_same() {
        let (ratings, _) = rate(2, &[table([0, 1], [0, 50])]);
        assert!(ratings[0].is_finite() && ratings[0] < ratings[1] - 800.0, "{ratings:?}");
    }

    #[test]
    fn a_few_groups_of_shuffles_say_nothing_of_errors() {
        let mut few = table([0, 1], [0, 0]);
        for (group, wins) in [[10, 14], [14, 10], [11, 13], [12, 12]].into_iter().enumerate() {
            few.wins[group] = wins.to_vec();
            assert_eq!(rate(2, &[few.clone()]).1, [None; 2]);
        }
        few.wins[4] = vec![15, 9];
        assert!(rate(2, &[few]).1[0].unwrap() > 10.0);
    }

    #[test]
    fn circles_join_when_a_table_brings_them_together() {
        let met = |pairs: &[[usize; 2]]| {
            let tables: Vec<Table> = pairs.iter().map(|pair| table(*pair, [1, 1])).collect();
            circles(5, &tables)
        };
        assert_eq!(met(&[]), [None; 5]);
        assert_eq!(met(&[[3, 4], [0, 1]]), [Some(0), Some(0), None, Some(1), Some(1)]);
        assert_eq!(met(&[[3, 4], [0, 1], [1, 4]]), [Some(0), Some(0), None, Some(0), Some(0)]);
        assert_eq!(met(&[[0, 1], [2, 3], [3, 4], [1, 2]]), [Some(0); 5]);
    }
}
