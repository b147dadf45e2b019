//! Everything that is added up over games: whole numbers only, so that the sum
//! does not depend on the order, and with it not on the number of threads.

use game::Game;

use crate::counts::{COUNTS, Counter};

/// Games of so many rounds are told apart; longer ones are counted together.
pub const LENGTHS: usize = 200;

/// Final scores are put into so many bins: one below zero, the others of a
/// twentieth of the target each.
pub const BINS: usize = 32;

/// The sums over many games of the same bots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// How many blocks: shuffles with the bots in all orders that are played.
    pub blocks: u64,
    /// How many games a block has.
    pub block_games: u64,
    /// How many rounds in all games.
    pub rounds: u64,
    /// How many games took so many rounds.
    pub lengths: Vec<u64>,
    /// How many games each seat won.
    pub seat_wins: Vec<u64>,
    /// The sums for each bot.
    pub bots: Vec<BotTally>,
    /// Every two bots: 1 and 2, 1 and 3, …, 2 and 3, …
    pub pairs: Vec<PairTally>,
}

/// The sums for one bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotTally {
    /// Games won.
    pub wins: u64,
    /// Over the blocks, the squares of the games won.
    pub squares: u64,
    /// Points at the end of all games.
    pub points: i64,
    /// How often what happened (see [`Counted`](crate::Counted)).
    pub counts: [u64; COUNTS],
    /// How many games ended with a score in each bin.
    pub scores: Vec<u64>,
}

/// The sums for two bots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairTally {
    /// The number of the one, counted from 0.
    pub one: usize,
    /// The number of the other, which is higher.
    pub other: usize,
    /// In how many blocks one of them won so many games more than the other.
    pub apart: Vec<u64>,
}

impl Tally {
    /// Nothing yet, for so many bots and so many games in a block.
    pub fn new(bots: usize, block_games: u64) -> Self {
        let bot = BotTally { wins: 0, squares: 0, points: 0, counts: [0; COUNTS], scores: vec![0; BINS] };
        let most_apart = usize::try_from(block_games).unwrap_or(usize::MAX);
        let pair = |one: usize, other: usize| PairTally { one, other, apart: vec![0; most_apart + 1] };
        let pairs = (0..bots).flat_map(|one| (one + 1..bots).map(move |other| pair(one, other)));
        Self {
            blocks: 0,
            block_games,
            rounds: 0,
            lengths: vec![0; LENGTHS],
            seat_wins: vec![0; bots],
            bots: vec![bot; bots],
            pairs: pairs.collect(),
        }
    }

    /// How many games.
    pub const fn games(&self) -> u64 {
        self.blocks * self.block_games
    }

    /// Adds a finished game; the numbers of the bots are those on each seat.
    pub fn add_game<G: Game>(&mut self, game: &G, bots: &[usize], target: i64, counter: &Counter) {
        let rounds = game.round();
        self.rounds += u64::from(rounds);
        self.lengths[(rounds as usize).min(LENGTHS - 1)] += 1;
        for ((&bot, &score), counts) in bots.iter().zip(game.scores()).zip(&counter.seats) {
            let bot = &mut self.bots[bot];
            bot.points += score;
            bot.scores[bin(score, target)] += 1;
            for (sum, count) in bot.counts.iter_mut().zip(counts) {
                *sum += count;
            }
        }
        if let Some(outcome) = game.outcome() {
            self.seat_wins[outcome.winner.index()] += 1;
        }
    }

    /// Ends a block: how many of its games each bot won.
    pub fn add_block(&mut self, wins: &[u64]) {
        self.blocks += 1;
        for (bot, won) in self.bots.iter_mut().zip(wins) {
            bot.wins += won;
            bot.squares += won * won;
        }
        for pair in &mut self.pairs {
            let apart = wins[pair.one].abs_diff(wins[pair.other]);
            pair.apart[usize::try_from(apart).unwrap_or_default()] += 1;
        }
    }

    /// Adds the sums of other games of the same bots.
    pub fn merge(&mut self, other: &Self) {
        self.blocks += other.blocks;
        self.rounds += other.rounds;
        add(&mut self.lengths, &other.lengths);
        add(&mut self.seat_wins, &other.seat_wins);
        for (mine, theirs) in self.bots.iter_mut().zip(&other.bots) {
            mine.wins += theirs.wins;
            mine.squares += theirs.squares;
            mine.points += theirs.points;
            add(&mut mine.counts, &theirs.counts);
            add(&mut mine.scores, &theirs.scores);
        }
        for (mine, theirs) in self.pairs.iter_mut().zip(&other.pairs) {
            add(&mut mine.apart, &theirs.apart);
        }
    }
}

fn add(sums: &mut [u64], others: &[u64]) {
    for (sum, other) in sums.iter_mut().zip(others) {
        *sum += other;
    }
}

/// The bin of a score: 0 for less than nothing, then a twentieth of the target
/// each, the last for everything above.
fn bin(score: i64, target: i64) -> usize {
    if score < 0 {
        return 0;
    }
    let place = score * 20 / target + 1;
    usize::try_from(place).map_or(BINS - 1, |place| place.min(BINS - 1))
}
