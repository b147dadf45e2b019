//! Every bot against every other, in all mixtures of a table, and ratings.
//!
//! The ratings follow Luce's choice model, which is that of Bradley and Terry
//! for tables of any size: a bot of strength s wins with probability s divided
//! by the sum of the strengths at the table. The strengths are fitted by the
//! MM algorithm of Hunter (Annals of Statistics 32, 2004), and written on the
//! scale of Elo. Their errors come from a delete-a-group jackknife over blocks
//! of shuffles, which are independent of each other.

mod mixtures;
mod play;
mod ratings;

use serde::Serialize;

use crate::stats::ratio;
use crate::terms::Terms;

pub use mixtures::{count_mixtures, mixtures};
pub use play::play;
pub use ratings::rate;

/// What the method is called in results.
pub const METHOD: &str = "Luce's choice model, fitted by Hunter's MM algorithm (2004), on the Elo scale; \
     95 % intervals by a delete-a-group jackknife over blocks of shuffles";

/// The groups of the jackknife, at most.
pub const GROUPS: usize = 20;

/// What came out of a league.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LeagueResults {
    /// What was played.
    #[serde(flatten)]
    pub terms: Terms,
    /// How the ratings were worked out.
    pub method: &'static str,
    /// Whether the run was ended early.
    pub partial: bool,
    /// How many sit at a table.
    pub seats: usize,
    /// How many different tables there are.
    pub mixtures: usize,
    /// How many of them have played.
    pub played_mixtures: usize,
    /// How many games a block has.
    pub block_games: u64,
    /// How many games were played in all.
    pub games: u64,
    /// Every bot: the best first among those that met, directly or by others.
    pub bots: Vec<Rating>,
    /// How often the bot of a row won of the games that it or the bot of the
    /// column won; in the order of `bots`. Nothing where they have not met.
    pub cross: Vec<Vec<Option<f64>>>,
}

/// A bot's rating.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// The bot, as the command line names it.
    pub name: String,
    /// Bots with the same number met, directly or by others: only they can be
    /// compared. Nothing for a bot that has not played.
    pub circle: Option<usize>,
    /// Its place among them.
    pub place: Option<usize>,
    /// The rating; the mean of all bots of a circle is 0, and 400 more is ten
    /// times as strong.
    pub rating: Option<f64>,
    /// The rating is right within so much, in 95 cases of 100; nothing where there
    /// are too few blocks to tell.
    pub error: Option<f64>,
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

impl Table {
    /// How many games were played there.
    pub fn games(&self) -> u64 {
        self.wins.iter().flatten().sum()
    }

    /// How many of its places a bot has.
    pub fn copies(&self, bot: usize) -> u64 {
        self.members.iter().filter(|member| **member == bot).count() as u64
    }

    /// How many games a bot won on all its places.
    pub fn wins_of(&self, bot: usize) -> u64 {
        let of_group = |wins: &Vec<u64>| -> u64 {
            wins.iter().zip(&self.members).filter(|(_, member)| **member == bot).map(|(wins, _)| wins).sum()
        };
        self.wins.iter().map(of_group).sum()
    }
}

/// The results of a league from its tables.
fn results(
    terms: Terms,
    names: &[String],
    tables: &[Table],
    block_games: u64,
    partial: bool,
) -> LeagueResults {
    let circles = ratings::circles(names.len(), tables);
    let (ratings, errors) = rate(names.len(), tables);
    let order = order(&circles, &ratings);
    let place = |bot: usize| {
        let circle = order.iter().filter(|other| circles[**other] == circles[bot]);
        circle.clone().position(|&other| other == bot).map(|place| place + 1)
    };
    let rating = |&bot: &usize| Rating {
        name: names[bot].clone(),
        circle: circles[bot].map(|circle| circle + 1),
        place: circles[bot].and_then(|_| place(bot)),
        rating: circles[bot].map(|_| ratings[bot]),
        error: circles[bot].and(errors[bot]),
        wins: tables.iter().map(|table| table.wins_of(bot)).sum(),
        played: tables.iter().map(|table| table.games() * table.copies(bot)).sum(),
    };
    let cross = |&row: &usize| order.iter().map(|&column| versus(tables, row, column)).collect();
    LeagueResults {
        terms,
        method: METHOD,
        partial,
        seats: tables.first().map_or(0, |table| table.members.len()),
        mixtures: tables.len(),
        played_mixtures: tables.iter().filter(|table| table.games() > 0).count(),
        block_games,
        games: tables.iter().map(Table::games).sum(),
        bots: order.iter().map(rating).collect(),
        cross: order.iter().map(cross).collect(),
    }
}

/// The bots circle by circle, the best first, and at the end those that have not
/// played.
fn order(circles: &[Option<usize>], ratings: &[f64]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..circles.len()).collect();
    let circle = |bot: usize| circles[bot].unwrap_or(usize::MAX);
    order.sort_by(|&one, &other| {
        circle(one).cmp(&circle(other)).then(ratings[other].total_cmp(&ratings[one]))
    });
    order
}

/// How often one bot won of the games that one of the two won, with several
/// copies of a bot at a table counted as one.
fn versus(tables: &[Table], one: usize, other: usize) -> Option<f64> {
    if one == other {
        return None;
    }
    let both = tables.iter().filter(|table| table.copies(one) > 0 && table.copies(other) > 0);
    let share = |table: &Table, bot: usize| ratio(table.wins_of(bot).into(), table.copies(bot).into());
    let (mine, theirs) = both
        .fold((0.0, 0.0), |(mine, theirs), table| (mine + share(table, one), theirs + share(table, other)));
    (mine + theirs > 0.0).then(|| mine / (mine + theirs))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(members: [usize; 2], wins: [u64; 2]) -> Table {
        Table { members: members.to_vec(), wins: vec![wins.to_vec(); GROUPS] }
    }

    fn named(bots: usize, tables: &[Table]) -> LeagueResults {
        let names: Vec<String> = (0..bots).map(|bot| format!("bot {bot}")).collect();
        let options = flip7::Options::default();
        let terms = Terms::new::<flip7::Table>(&options, 2, game::Seed::from(1));
        results(terms, &names, tables, 24, true)
    }

    /// 0 and 1 met, 2 and 3 met, 4 has not played: nobody can say whether 1 is better than 2.
    #[test]
    fn bots_that_have_not_met_are_not_ranked_against_each_other() {
        let results = named(5, &[table([0, 1], [1, 4]), table([2, 3], [9, 1]), table([0, 2], [0, 0])]);
        let seen: Vec<_> =
            results.bots.iter().map(|bot| (bot.name.as_str(), bot.circle, bot.place)).collect();
        let expected = [
            ("bot 1", Some(1), Some(1)),
            ("bot 0", Some(1), Some(2)),
            ("bot 2", Some(2), Some(1)),
            ("bot 3", Some(2), Some(2)),
            ("bot 4", None, None),
        ];
        assert_eq!(seen, expected);
        let ratings: Vec<f64> = results.bots.iter().filter_map(|bot| bot.rating).collect();
        assert_eq!(ratings.len(), 4);
        assert!((ratings[0] + ratings[1]).abs() < 1e-9 && (ratings[2] + ratings[3]).abs() < 1e-9);
        assert_eq!((results.mixtures, results.played_mixtures), (3, 2));
        assert_eq!(results.cross[0], [None, Some(0.8), None, None, None]);
    }

    #[test]
    fn bots_that_met_by_others_are_ranked() {
        let results = named(3, &[table([0, 1], [1, 4]), table([1, 2], [1, 4])]);
        let names: Vec<&str> = results.bots.iter().map(|bot| bot.name.as_str()).collect();
        assert_eq!(names, ["bot 2", "bot 1", "bot 0"]);
        assert!(results.bots.iter().all(|bot| bot.circle == Some(1)));
        assert_eq!(results.cross[0], [None, Some(0.8), None]);
    }
}
