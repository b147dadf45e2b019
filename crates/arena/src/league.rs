//! Every bot against every other, in all mixtures of a table, and ratings.
//!
//! The ratings follow Luce's choice model, which is that of Bradley and Terry
//! for tables of any size: a bot of strength s wins with probability s divided
//! by the sum of the strengths at the table. The strengths are fitted by the
//! MM algorithm of Hunter (Annals of Statistics 32, 2004), and written on the
//! scale of Elo. Their errors come from a delete-a-group jackknife over blocks
//! of shuffles, which are independent of each other.

use std::sync::atomic::Ordering;

use game::{Seed, SetupError};
use serde::Serialize;

use crate::counts::Counted;
use crate::run::{Contest, Control};
use crate::stats::ratio;

/// What the method is called in results.
pub const METHOD: &str = "Luce's choice model, fitted by Hunter's MM algorithm (2004), on the Elo scale; \
     95 % intervals by a delete-a-group jackknife over shuffles";

/// The groups of the jackknife.
const GROUPS: usize = 20;

/// The bound of Student's t for 19 degrees of freedom, 95 %.
const STUDENT: f64 = 2.093;

/// What came out of a league.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LeagueResults {
    /// The name of the game.
    pub game: &'static str,
    /// The name people know it by.
    #[serde(skip)]
    pub title: &'static str,
    /// How the ratings were worked out.
    pub method: &'static str,
    /// Whether the run was ended early.
    pub partial: bool,
    /// How many sit at a table.
    pub seats: usize,
    /// How many different tables there were.
    pub mixtures: usize,
    /// How many games were played in all.
    pub games: u64,
    /// Every bot, the best first.
    pub bots: Vec<Rating>,
    /// How often the bot of a row won of the games that it or the bot of the
    /// column won; in the order of `bots`.
    pub cross: Vec<Vec<Option<f64>>>,
}

/// A bot's rating.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// The bot, as the command line names it.
    pub name: String,
    /// The rating; the mean of all bots is 0, and 400 more is ten times as strong.
    pub rating: f64,
    /// The rating is right within so much, in 95 cases of 100.
    pub error: f64,
    /// Games won.
    pub wins: u64,
    /// Seats taken in all games.
    pub played: u64,
}

/// One table: which bots sit there, and how often each place won in each group
/// of shuffles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The numbers of the bots, one for each place.
    pub members: Vec<usize>,
    /// Games won by each place, group by group.
    pub wins: Vec<Vec<u64>>,
}

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

/// Plays a league: `blocks` shuffles for each mixture, rounded up to whole
/// groups.
pub fn play<G: Counted>(
    options: &G::Options,
    names: &[String],
    bots: &[G::Bot],
    seats: usize,
    seed: Seed,
    blocks: u64,
    control: &Control<'_>,
) -> Result<LeagueResults, SetupError> {
    let per_group = blocks.div_ceil(GROUPS as u64);
    let mut tables = Vec::new();
    for members in mixtures(bots.len(), seats) {
        let seated = members.iter().map(|&bot| bots[bot].clone()).collect();
        let contest = Contest::<G>::new(options.clone(), seated, seed)?;
        let mut wins = Vec::new();
        for group in 0..GROUPS as u64 {
            let tally = contest.play(group * per_group..(group + 1) * per_group, control);
            wins.push(tally.bots.iter().map(|bot| bot.wins).collect());
        }
        tables.push(Table { members, wins });
    }
    let partial = control.cancelled.load(Ordering::Relaxed);
    Ok(results::<G>(names, seats, &tables, partial))
}

fn results<G: Counted>(names: &[String], seats: usize, tables: &[Table], partial: bool) -> LeagueResults {
    let (ratings, errors) = rate(names.len(), tables);
    let mut order: Vec<usize> = (0..names.len()).collect();
    order.sort_by(|&one, &other| ratings[other].total_cmp(&ratings[one]));
    let rating = |&bot: &usize| Rating {
        name: names[bot].clone(),
        rating: ratings[bot],
        error: errors[bot],
        wins: tables.iter().map(|table| wins_of(table, bot)).sum(),
        played: tables.iter().map(|table| games(table) * copies(table, bot)).sum(),
    };
    let cross = |&row: &usize| order.iter().map(|&column| versus(tables, row, column)).collect();
    LeagueResults {
        game: G::NAME,
        title: G::TITLE,
        method: METHOD,
        partial,
        seats,
        mixtures: tables.len(),
        games: tables.iter().map(games).sum(),
        bots: order.iter().map(rating).collect(),
        cross: order.iter().map(cross).collect(),
    }
}

fn games(table: &Table) -> u64 {
    table.wins.iter().flatten().sum()
}

fn copies(table: &Table, bot: usize) -> u64 {
    table.members.iter().filter(|&&member| member == bot).count() as u64
}

fn wins_of(table: &Table, bot: usize) -> u64 {
    let of_group = |wins: &Vec<u64>| -> u64 {
        wins.iter().zip(&table.members).filter(|(_, member)| **member == bot).map(|(wins, _)| wins).sum()
    };
    table.wins.iter().map(of_group).sum()
}

/// How often one bot won of the games that one of the two won, with several
/// copies of a bot at a table counted as one.
fn versus(tables: &[Table], one: usize, other: usize) -> Option<f64> {
    if one == other {
        return None;
    }
    let both = tables.iter().filter(|table| copies(table, one) > 0 && copies(table, other) > 0);
    let share = |table: &Table, bot: usize| ratio(wins_of(table, bot).into(), copies(table, bot).into());
    let (mine, theirs) = both
        .fold((0.0, 0.0), |(mine, theirs), table| (mine + share(table, one), theirs + share(table, other)));
    (mine + theirs > 0.0).then(|| mine / (mine + theirs))
}

/// Ratings and their errors.
pub fn rate(bots: usize, tables: &[Table]) -> (Vec<f64>, Vec<f64>) {
    let ratings = fit(bots, tables, None);
    let without: Vec<Vec<f64>> = (0..GROUPS).map(|group| fit(bots, tables, Some(group))).collect();
    let groups = ratio(GROUPS as i128, 1);
    let error = |bot: usize| {
        let mean = without.iter().map(|ratings| ratings[bot]).sum::<f64>() / groups;
        let spread: f64 = without.iter().map(|ratings| (ratings[bot] - mean).powi(2)).sum();
        STUDENT * (spread * (groups - 1.0) / groups).sqrt()
    };
    (ratings, (0..bots).map(error).collect())
}

/// Ratings from all groups, or from all but one.
fn fit(bots: usize, tables: &[Table], without: Option<usize>) -> Vec<f64> {
    const MOST_STEPS: usize = 10_000;
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
    let mean = elo.iter().sum::<f64>() / ratio(bots as i128, 1);
    elo.into_iter().map(|rating| rating - mean).collect()
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

    #[test]
    fn all_mixtures_of_a_table_come_up_once() {
        assert_eq!(mixtures(2, 2), [[0, 1]]);
        assert_eq!(mixtures(2, 3), [[0, 0, 1], [0, 1, 1]]);
        assert_eq!(mixtures(3, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(mixtures(5, 4).len(), 70 - 5);
        assert_eq!(count_mixtures(5, 4), 70 - 5);
        assert_eq!(count_mixtures(2, 2), 1);
    }

    #[test]
    fn strengths_that_made_the_wins_are_found_again() {
        // Strengths 1, 2, 5; each pair plays 42,000 games in all.
        let pair = |one: usize, other: usize, wins: [u64; 2]| Table {
            members: vec![one, other],
            wins: vec![wins.to_vec(); GROUPS],
        };
        let tables = [pair(0, 1, [700, 1400]), pair(0, 2, [350, 1750]), pair(1, 2, [600, 1500])];
        let (ratings, errors) = rate(3, &tables);
        assert!((ratings[1] - ratings[0] - 400.0 * 2_f64.log10()).abs() < 0.1, "{ratings:?}");
        assert!((ratings[2] - ratings[0] - 400.0 * 5_f64.log10()).abs() < 0.1, "{ratings:?}");
        assert!(ratings.iter().sum::<f64>().abs() < 1e-9);
        assert!(errors.iter().all(|error| *error < 1e-6), "all groups agree: {errors:?}");
    }

    #[test]
    fn a_bot_that_never_wins_has_a_rating_all_the_same() {
        let tables = [Table { members: vec![0, 1], wins: vec![vec![0, 50]; GROUPS] }];
        let (ratings, _) = rate(2, &tables);
        assert!(ratings[0].is_finite() && ratings[0] < ratings[1] - 800.0, "{ratings:?}");
    }
}
