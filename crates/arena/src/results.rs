//! What came out of a contest.

use game::Options;
use serde::Serialize;

use crate::counts::{Counted, Per};
use crate::run::Contest;
use crate::stats::{self, Estimate, Sums, can_tell, holm, p_value, rate, ratio};
use crate::tally::{PairTally, Tally};
use crate::terms::Terms;

/// The results of a contest.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Results {
    /// What was played.
    #[serde(flatten)]
    pub terms: Terms,
    /// Whether the run was ended early.
    pub partial: bool,
    /// How many games were played.
    pub games: u64,
    /// How many blocks: independent of each other, with the same shuffles for
    /// all orders of the seats.
    pub blocks: u64,
    /// How many games a block has.
    pub block_games: u64,
    /// Which orders of the seats are played in a block.
    pub orders: PlayedOrders,
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
    /// To how many independent games one game of the same shuffles is worth;
    /// nothing where that cannot be told.
    pub duplicate_gain: Option<f64>,
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

/// Which orders of the seats are played in a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayedOrders {
    /// All there are.
    All,
    /// Some, with every bot on every seat and behind every other equally often.
    Balanced,
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
    /// The lower end of the interval that the difference lies in.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// How likely a difference like that is if there is none.
    pub p_value: f64,
    /// Whether it is real.
    pub real: bool,
    /// What to make of it.
    pub verdict: Verdict,
}

/// What to make of a difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Below 5 % after the correction of Holm.
    Real,
    /// It may be chance.
    Chance,
    /// With so few blocks no difference could be called real.
    TooFew,
}

impl Verdict {
    /// Its name in results.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Real => "real",
            Self::Chance => "chance",
            Self::TooFew => "too_few",
        }
    }
}

/// Fewer blocks than that say little of how much blocks differ.
const FEWEST_FOR_GAIN: u64 = 10;

impl Results {
    /// Works the results out of the sums.
    pub fn new<G: Counted>(contest: &Contest<G>, names: &[String], tally: &Tally, partial: bool) -> Self {
        let games = tally.games();
        let seats: Vec<f64> = tally.seat_wins.iter().map(|&wins| ratio(wins.into(), games.into())).collect();
        let share = ratio(1, seats.len() as i128);
        let longest = tally.lengths.iter().rposition(|&games| games > 0).map_or(0, |longest| longest + 1);
        let options = contest.setup.options();
        let bot = |(number, name): (usize, &String)| bot_results(contest, name, tally, number);
        Self {
            terms: Terms::new::<G>(options, names.len(), contest.seed),
            partial,
            games,
            blocks: tally.blocks,
            block_games: tally.block_games,
            orders: if contest.orders.are_all() { PlayedOrders::All } else { PlayedOrders::Balanced },
            rounds_per_game: ratio(tally.rounds.into(), games.into()),
            lengths: tally.lengths[..longest].to_vec(),
            first_seat_advantage: seats.first().map_or(0.0, |first| first - share),
            seats,
            target: options.target().into(),
            bots: names.iter().enumerate().map(bot).collect(),
            pairs: pairs(tally),
        }
    }

    /// Whether there are intervals at all: one block says nothing of how much
    /// blocks differ.
    pub const fn has_intervals(&self) -> bool {
        self.blocks > 1
    }
}

/// The widest interval of all win rates.
pub fn widest_interval(tally: &Tally) -> f64 {
    (0..tally.bots.len()).map(|bot| win_rate(tally, bot).width()).fold(0.0, f64::max)
}

fn win_rate(tally: &Tally, bot: usize) -> Estimate {
    rate(&wins(tally, bot), tally.block_games)
}

/// The wins of a bot, block by block.
fn wins(tally: &Tally, bot: usize) -> Sums {
    let bot = &tally.bots[bot];
    Sums { blocks: tally.blocks, sum: bot.wins.into(), squares: bot.squares.into() }
}

fn bot_results<G: Counted>(contest: &Contest<G>, name: &str, tally: &Tally, bot: usize) -> BotResults {
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
        win_rate: win_rate(tally, bot),
        duplicate_gain: duplicate_gain(tally, bot).filter(|_| !contest.orders.are_one_kind()),
        points_per_game: ratio(sums.points.into(), games.into()),
        point_share: ratio(sums.points.into(), all_points.into()),
        rates: sums.counts.iter().zip(G::COUNTS).map(rate_of).collect(),
        scores: sums.scores.clone(),
    }
}

/// The variance of the win rate if all games were independent, divided by the
/// one that was found: above 1, the same shuffles for all made it surer.
fn duplicate_gain(tally: &Tally, bot: usize) -> Option<f64> {
    let per_block = ratio(tally.block_games.into(), 1);
    let win_rate = wins(tally, bot).mean() / per_block;
    let independent = win_rate * (1.0 - win_rate) / ratio(tally.games().into(), 1);
    let found = (wins(tally, bot).standard_error()? / per_block).powi(2);
    (tally.blocks >= FEWEST_FOR_GAIN && found > 0.0).then(|| independent / found)
}

/// Every two bots, by the difference of their wins in the same blocks.
fn pairs(tally: &Tally) -> Vec<PairResults> {
    let more =
        |pair: &PairTally| i128::from(tally.bots[pair.one].wins) - i128::from(tally.bots[pair.other].wins);
    let p_values: Vec<f64> = tally.pairs.iter().map(|pair| p_value(more(pair), &pair.apart)).collect();
    let enough = can_tell(tally.blocks, tally.pairs.len());
    let verdict = |real: bool| match real {
        _ if !enough => Verdict::TooFew,
        true => Verdict::Real,
        false => Verdict::Chance,
    };
    let result = |((pair, &p_value), real): ((&PairTally, &f64), bool)| {
        let sums = Sums::of_differences(more(pair), &pair.apart);
        let Estimate { value, low, high } = stats::difference(&sums, tally.block_games);
        let (one, other) = (pair.one + 1, pair.other + 1);
        PairResults { one, other, difference: value, low, high, p_value, real, verdict: verdict(real) }
    };
    tally.pairs.iter().zip(&p_values).zip(holm(&p_values)).map(result).collect()
}
