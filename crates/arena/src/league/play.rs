//! Playing a league: the mixtures take turns.

use std::sync::atomic::Ordering;
use std::sync::{Mutex, PoisonError};

use game::{Seed, SetupError};

use super::{GROUPS, LeagueResults, Table, mixtures, results};
use crate::counts::Counted;
use crate::run::{Contest, Control, Playing, in_parallel};
use crate::tally::Tally;
use crate::terms::Terms;

/// Plays a league of so many games for each mixture, rounded up to whole blocks.
/// The mixtures take turns, a block each: a run that is cancelled has played all
/// of them equally often, but for one block.
pub fn play<G: Counted>(
    options: &G::Options,
    names: &[String],
    bots: &[G::Bot],
    seats: usize,
    seed: Seed,
    games: u64,
    control: &Control<'_>,
) -> Result<LeagueResults, SetupError> {
    let mixtures = mixtures(bots.len(), seats);
    let contest = |(members, number): (&Vec<usize>, u64)| {
        let seated = members.iter().map(|&bot| bots[bot].clone()).collect();
        // With the same lots, mixtures of equal bots would be the same games.
        Contest::<G>::new(options.clone(), seated, seed).map(|contest| contest.with_lots(number))
    };
    let contests = mixtures.iter().zip(0..).map(contest).collect::<Result<Vec<_>, _>>()?;
    let block_games = contests.first().map_or(1, Contest::block_games);
    let blocks = games.div_ceil(block_games);
    let wins = take_turns(&contests, blocks, control);
    let tables: Vec<Table> =
        mixtures.into_iter().zip(wins).map(|(members, wins)| Table { members, wins }).collect();
    let partial = control.cancelled.load(Ordering::Relaxed);
    let terms = Terms::new::<G>(options, seats, seed);
    Ok(results(terms, names, &tables, block_games, partial))
}

/// The wins of each place in each group of blocks, contest by contest.
type Wins = Vec<Vec<Vec<u64>>>;

fn take_turns<G: Counted>(contests: &[Contest<G>], blocks: u64, control: &Control<'_>) -> Wins {
    let Some(first) = contests.first() else { return Vec::new() };
    let (seats, block_games) = (first.bots.len(), first.block_games());
    // One for all threads: a league can have thousands of mixtures, and a block is long beside an addition.
    let total = Mutex::new(vec![vec![vec![0; seats]; GROUPS]; contests.len()]);
    let pieces = 0..blocks * contests.len() as u64;
    in_parallel(pieces, control, |pieces| {
        let (mut table, mut tally) = (Playing::new(first), Tally::new(seats, block_games));
        for piece in pieces {
            let block = piece / contests.len() as u64;
            let turn = remainder(piece, contests.len());
            let won = table.play_block(&contests[turn], block, &mut tally);
            let mut total = total.lock().unwrap_or_else(PoisonError::into_inner);
            add(&mut total[turn][remainder(block, GROUPS)], won);
            drop(total);
            (control.progress)(block_games);
        }
    });
    total.into_inner().unwrap_or_else(PoisonError::into_inner)
}

fn remainder(number: u64, of: usize) -> usize {
    usize::try_from(number % of as u64).unwrap_or_default()
}

fn add(sums: &mut [u64], others: &[u64]) {
    for (sum, other) in sums.iter_mut().zip(others) {
        *sum += other;
    }
}
