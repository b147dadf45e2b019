//! Playing many games on several threads.

use std::marker::PhantomData;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bots::{play_again, play_out};
use game::random::Use;
use game::{Options, Seed, Setup, SetupError};
use rand_core::Rng;

use crate::counts::{COUNTS, Counted, Counter, Watching};
use crate::deal::{DuplicateDealer, stream};
use crate::orders::{Orders, Seating};
use crate::tally::Tally;

/// Which bots play what.
#[derive(Clone, Debug)]
pub struct Contest<G: Counted> {
    /// As many bots as seats. They change seats after every game.
    pub bots: Vec<G::Bot>,
    pub(crate) setup: Setup<G::Options>,
    pub(crate) orders: Orders,
    pub(crate) seed: Seed,
    stream: u64,
    /// Which lots are drawn. Contests with the same seed have the same shuffles.
    lots: u64,
    target: i64,
}

/// How a run is watched and stopped from outside.
pub struct Control<'a> {
    /// Told how many games more have been played.
    pub progress: &'a (dyn Fn(u64) + Sync),
    /// Set to end the run early.
    pub cancelled: &'a AtomicBool,
    /// On how many threads to play.
    pub threads: usize,
}

/// What random numbers are for, beside the shuffles of a game: its bots, …
const BOTS: u64 = 1 << 32;

/// … and the lots of a block.
const LOTS: u64 = 1 << 33;

impl<G: Counted> Contest<G> {
    /// A contest of these bots.
    pub fn new(options: G::Options, bots: Vec<G::Bot>, seed: Seed) -> Result<Self, SetupError> {
        // The last seat deals first, so that the first seat begins.
        let setup = Setup::new::<G>(options, bots.len(), bots.len())?;
        let stream = seed.stream(Use::Simulation).next_u64();
        let target = setup.options().target().into();
        Ok(Self { orders: Orders::new(&bots), bots, setup, seed, stream, lots: LOTS, target })
    }

    /// The same contest with the lots of this number.
    pub(crate) fn with_lots(self, number: u64) -> Self {
        Self { lots: LOTS + number, ..self }
    }

    /// How many games a block has.
    pub const fn block_games(&self) -> u64 {
        self.orders.games() as u64
    }

    /// Plays the blocks with these numbers. A run that is cancelled gives what
    /// there is so far.
    pub fn play(&self, blocks: Range<u64>, control: &Control<'_>) -> Tally {
        let empty = || Tally::new(self.bots.len(), self.block_games());
        let tallies = in_parallel(blocks, control, |blocks| {
            let (mut table, mut tally) = (Playing::new(self), empty());
            for block in blocks {
                table.play_block(self, block, &mut tally);
                (control.progress)(self.block_games());
            }
            tally
        });
        let mut total = empty();
        for tally in &tallies {
            total.merge(tally);
        }
        total
    }
}

/// Shares pieces of work out to threads, in order, until all are done or the run
/// is cancelled. What each thread makes of its pieces is handed over.
pub(crate) fn in_parallel<T: Send>(
    pieces: Range<u64>,
    control: &Control<'_>,
    work: impl Fn(&mut dyn Iterator<Item = u64>) -> T + Sync,
) -> Vec<T> {
    let next = AtomicU64::new(pieces.start);
    let take = || {
        let go_on = !control.cancelled.load(Ordering::Relaxed);
        go_on.then(|| next.fetch_add(1, Ordering::Relaxed)).filter(|piece| *piece < pieces.end)
    };
    let one_thread = || work(&mut std::iter::from_fn(take));
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..control.threads.max(1)).map(|_| scope.spawn(one_thread)).collect();
        let done = threads.into_iter().map(std::thread::ScopedJoinHandle::join);
        done.map(|made| made.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    })
}

/// What one thread needs for playing, made once. Contests can take turns with
/// it if they have the same number of bots and the same seed.
pub(crate) struct Playing<G: Counted> {
    games: Vec<Seating>,
    seated: Vec<G::Bot>,
    dealer: DuplicateDealer<G::Card>,
    counter: Counter,
    /// The last game: the next is played in its place.
    game: Option<G>,
    wins: Vec<u64>,
}

impl<G: Counted> Playing<G> {
    pub fn new(contest: &Contest<G>) -> Self {
        let bots = contest.bots.len();
        Self {
            games: Vec::new(),
            seated: contest.bots.clone(),
            dealer: DuplicateDealer::new(contest.stream),
            counter: Counter::new(bots),
            game: None,
            wins: vec![0; bots],
        }
    }

    /// Plays all games of a block, and says how many of them each bot won.
    pub fn play_block(&mut self, contest: &Contest<G>, block: u64, tally: &mut Tally) -> &[u64] {
        contest.orders.seat(&mut stream(contest.stream, block, contest.lots), &mut self.games);
        self.wins.fill(0);
        for number in 0..self.games.len() {
            self.play_game(contest, block, number, tally);
        }
        tally.add_block(&self.wins);
        &self.wins
    }

    fn play_game(&mut self, contest: &Contest<G>, block: u64, number: usize, tally: &mut Tally) {
        let seating = &self.games[number];
        for (seat, &bot) in self.seated.iter_mut().zip(&seating.bots) {
            seat.clone_from(&contest.bots[bot]);
        }
        self.counter.seats.fill([0; COUNTS]);
        self.dealer.begin(block * contest.block_games() + seating.shuffle);
        let mut random = stream(contest.stream, block, BOTS + number as u64);
        let mut watching = Watching::<G> { counter: &mut self.counter, game: PhantomData };
        let (setup, dealer, seated) = (&contest.setup, &mut self.dealer, &mut self.seated);
        let game = if let Some(game) = &mut self.game {
            let Ok(()) = play_again(game, setup, dealer, seated, &mut random, &mut watching);
            game
        } else {
            let Ok(game) = play_out(setup, dealer, seated, &mut random, &mut watching);
            self.game.insert(game)
        };
        tally.add_game(game, &seating.bots, contest.target, &self.counter);
        if let Some(outcome) = game.outcome() {
            self.wins[seating.bots[outcome.winner.index()]] += 1;
        }
    }
}
