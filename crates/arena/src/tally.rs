//! Everything that is added up over games: whole numbers only, so that the sum
//! does not depend on the order, and with it not on the number of threads.

use game::{Game, Seat};

use crate::counts::{COUNTS, Counter};

/// Games of so many rounds are told apart; longer ones are counted together.
pub const LENGTHS: usize = 200;

/// Final scores are put into so many bins: one below zero, the others of a
/// twentieth of the target each.
pub const BINS: usize = 32;

/// The sums over many games of the same bots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// How many blocks: the same shuffles with the bots on every seat once.
    pub blocks: u64,
    /// How many rounds in all games.
    pub rounds: u64,
    /// How many games took so many rounds.
    pub lengths: Vec<u64>,
    /// How many games each seat won.
    pub seat_wins: Vec<u64>,
    /// The sums for each bot.
    pub bots: Vec<BotTally>,
    /// Over the blocks, the product of the wins of every two bots.
    pub products: Vec<Vec<u64>>,
}

/// The sums for one bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotTally {
    /// Games won.
    pub wins: u64,
    /// Points at the end of all games.
    pub points: i64,
    /// How often what happened (see [`Counted`](crate::Counted)).
    pub counts: [u64; COUNTS],
    /// How many games ended with a score in each bin.
    pub scores: Vec<u64>,
}

impl Tally {
    /// Nothing yet, for so many bots.
    pub fn new(bots: usize) -> Self {
        let bot = BotTally { wins: 0, points: 0, counts: [0; COUNTS], scores: vec![0; BINS] };
        Self {
            blocks: 0,
            rounds: 0,
            lengths: vec![0; LENGTHS],
            seat_wins: vec![0; bots],
            bots: vec![bot; bots],
            products: vec![vec![0; bots]; bots],
        }
    }

    /// How many games.
    pub fn games(&self) -> u64 {
        self.blocks * self.bots.len() as u64
    }

    /// Adds a finished game in which bot `b` sat on seat `b + rotation`.
    pub fn add_game<G: Game>(&mut self, game: &G, rotation: usize, target: i64, counter: &Counter) {
        let seats = self.bots.len();
        let rounds = game.round();
        self.rounds += u64::from(rounds);
        self.lengths[(rounds as usize).min(LENGTHS - 1)] += 1;
        for (number, bot) in self.bots.iter_mut().enumerate() {
            let seat = (number + rotation) % seats;
            let score = game.scores()[seat];
            bot.points += score;
            bot.scores[bin(score, target)] += 1;
            for (sum, count) in bot.counts.iter_mut().zip(counter.seats[seat]) {
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
        for (one, &won) in wins.iter().enumerate() {
            self.bots[one].wins += won;
            for (product, other) in self.products[one].iter_mut().zip(wins) {
                *product += won * other;
            }
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
            mine.points += theirs.points;
            add(&mut mine.counts, &theirs.counts);
            add(&mut mine.scores, &theirs.scores);
        }
        for (mine, theirs) in self.products.iter_mut().zip(&other.products) {
            add(mine, theirs);
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

/// The bot that sat on a seat.
pub(crate) const fn bot_on(seat: Seat, rotation: usize, bots: usize) -> usize {
    (seat.index() + bots - rotation) % bots
}
