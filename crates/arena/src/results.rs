//! What came out of a contest.

use serde::Serialize;

use crate::counts::{Counted, Per};
use crate::stats::{Estimate, Sums, holm, p_value, rate, ratio};
use crate::tally::Tally;

/// The results of a contest.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Results {
    /// The name of the game.
    pub game: &'static str,
    /// The name people know it by.
    #[serde(skip)]
    pub title: &'static str,
    /// Whether the run was ended early.
    pub partial: bool,
    /// How many games were played.
    pub games: u64,
    /// How many blocks: the same shuffles with the bots on every seat once.
    pub blocks: u64,
    /// How many rounds a game took on average.
    pub rounds_per_game: f64,
    /// How many games took so many rounds, up to the longest.
    pub lengths: Vec<u64>,
    /// How often each seat won.
    pub seats: Vec<f64>,
    /// How much more often the first seat won than its share, in per cent points
    /// as a fraction.
    pub first_seat_advantage: f64,
    /// The score the games were played to.
    pub target: i64,
    /// Every bot.
    pub bots: Vec<BotResults>,
    /// Every two bots.
    pub pairs: Vec<PairResults>,
}

/// The results of one bot.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotResults {
    /// The bot, as the command line names it.
    pub name: String,
    /// How many games it won.
    pub wins: u64,
    /// How often it won.
    pub win_rate: Estimate,
    /// To how many independent games one game of the same shuffles is worth.
    pub duplicate_gain: f64,
    /// Its points on average.
    pub points_per_game: f64,
    /// Its share of all points.
    pub point_share: f64,
    /// Rates of what happened to it: name, title, value, and whether the value
    /// is a share of rounds.
    pub rates: Vec<RateResults>,
    /// How many of its games ended with a score in each bin.
    pub scores: Vec<u64>,
}

/// How often something happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RateResults {
    /// The name: `bust_rate`.
    pub key: &'static str,
    /// The name people read.
    #[serde(skip)]
    pub title: &'static str,
    /// Whether it is a share of rounds rather than a number for each game.
    #[serde(skip)]
    pub is_share: bool,
    /// How often.
    pub value: f64,
}

/// The difference between two bots.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PairResults {
    /// The number of the one, counted from 1.
    pub one: usize,
    /// The number of the other.
    pub other: usize,
    /// How much more often the one won.
    pub difference: f64,
    /// How likely a difference like that is if there is none.
    pub p_value: f64,
    /// Whether it is real: below 5 % after the correction of Holm.
    pub real: bool,
}

impl Results {
    /// Works the results out of the sums.
    pub fn new<G: Counted>(names: &[String], tally: &Tally, target: u32, partial: bool) -> Self {
        let games = tally.games();
        let seats: Vec<f64> = tally.seat_wins.iter().map(|&wins| ratio(wins.into(), games.into())).collect();
        let share = 1.0 / f64::from(u32::try_from(seats.len()).unwrap_or(u32::MAX));
        let longest = tally.lengths.iter().rposition(|&games| games > 0).map_or(0, |longest| longest + 1);
        Self {
            game: G::NAME,
            title: G::TITLE,
            partial,
            games,
            blocks: tally.blocks,
            rounds_per_game: ratio(tally.rounds.into(), games.into()),
            lengths: tally.lengths[..longest].to_vec(),
            first_seat_advantage: seats.first().map_or(0.0, |first| first - share),
            seats,
            target: target.into(),
            bots: (0..names.len()).map(|bot| bot_results::<G>(&names[bot], tally, bot)).collect(),
            pairs: pairs(tally),
        }
    }

    /// The widest interval of all win rates.
    pub fn widest(&self) -> f64 {
        self.bots.iter().map(|bot| bot.win_rate.width()).fold(0.0, f64::max)
    }
}

/// The wins of a bot, block by block.
fn wins(tally: &Tally, bot: usize) -> Sums {
    Sums { blocks: tally.blocks, sum: tally.bots[bot].wins.into(), squares: tally.products[bot][bot].into() }
}

fn bot_results<G: Counted>(name: &str, tally: &Tally, bot: usize) -> BotResults {
    let sums = &tally.bots[bot];
    let games = tally.games();
    let all_points: i64 = tally.bots.iter().map(|bot| bot.points).sum();
    let rate_of = |(count, spec): (&u64, crate::Count)| RateResults {
        key: spec.key,
        title: spec.title,
        is_share: spec.per == Per::Round,
        value: match spec.per {
            Per::Round => ratio((*count).into(), tally.rounds.into()),
            Per::Game => ratio((*count).into(), games.into()),
        },
    };
    BotResults {
        name: name.to_owned(),
        wins: sums.wins,
        win_rate: rate(&wins(tally, bot), tally.bots.len() as u64),
        duplicate_gain: duplicate_gain(tally, bot),
        points_per_game: ratio(sums.points.into(), games.into()),
        point_share: ratio(sums.points.into(), all_points.into()),
        rates: sums.counts.iter().zip(G::COUNTS).map(rate_of).collect(),
        scores: sums.scores.clone(),
    }
}

/// The variance of the win rate if all games were independent, divided by the
/// one that was found: above 1, the same shuffles for all made it surer.
fn duplicate_gain(tally: &Tally, bot: usize) -> f64 {
    let per_block = ratio(tally.bots.len() as i128, 1);
    let games = ratio(tally.games().into(), 1);
    let win_rate = wins(tally, bot).mean() / per_block;
    let independent = win_rate * (1.0 - win_rate) / games;
    let found = wins(tally, bot).standard_error().map_or(0.0, |error| (error / per_block).powi(2));
    if found > 0.0 { independent / found } else { 1.0 }
}

/// Every two bots, by the difference of their wins in the same blocks.
fn pairs(tally: &Tally) -> Vec<PairResults> {
    let bots = tally.bots.len();
    let places = (0..bots).flat_map(|one| (one + 1..bots).map(move |other| (one, other)));
    let differences: Vec<(usize, usize, Sums)> =
        places.map(|(one, other)| (one, other, difference(tally, one, other))).collect();
    let p_values: Vec<f64> = differences.iter().map(|(_, _, sums)| p_value(sums)).collect();
    let real = holm(&p_values);
    let pair = |((&(one, other, sums), p_value), real): ((&(usize, usize, Sums), f64), bool)| PairResults {
        one: one + 1,
        other: other + 1,
        difference: sums.mean() / ratio(bots as i128, 1),
        p_value,
        real,
    };
    differences.iter().zip(p_values).zip(real).map(pair).collect()
}

fn difference(tally: &Tally, one: usize, other: usize) -> Sums {
    let product = |one: usize, other: usize| i128::from(tally.products[one][other]);
    Sums {
        blocks: tally.blocks,
        sum: i128::from(tally.bots[one].wins) - i128::from(tally.bots[other].wins),
        squares: product(one, one) + product(other, other) - 2 * product(one, other),
    }
}
