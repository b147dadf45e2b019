//! Playing many games on several threads.

use std::marker::PhantomData;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bots::{play_again, play_out};
use game::random::Use;
use game::{Options, Seed, Setup, SetupError};
use rand_core::Rng;

use crate::counts::{COUNTS, Counted, Counter, Watching};
use crate::deal::{DuplicateDealer, stream};
use crate::tally::{Tally, bot_on};

/// Which bots play what.
#[derive(Clone, Debug)]
pub struct Contest<G: Counted> {
    /// One bot for each seat. They change seats after every game.
    pub bots: Vec<G::Bot>,
    setup: Setup<G::Options>,
    seed: u64,
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

/// Threads take so many blocks at a time.
const CHUNK: u64 = 16;

/// What the random numbers of the bots are for, beside the shuffles.
const BOTS: u64 = 1 << 32;

impl<G: Counted> Contest<G> {
    /// A contest of these bots.
    pub fn new(options: G::Options, bots: Vec<G::Bot>, seed: Seed) -> Result<Self, SetupError> {
        // The last seat deals first, so that the first seat begins.
        let setup = Setup::new::<G>(options, bots.len(), bots.len())?;
        let seed = seed.stream(Use::Simulation).next_u64();
        let target = setup.options().target().into();
        Ok(Self { bots, setup, seed, target })
    }

    /// How many games a block has.
    pub fn block_games(&self) -> u64 {
        self.bots.len() as u64
    }

    /// Plays the blocks with these numbers. A run that is cancelled gives what
    /// there is so far.
    pub fn play(&self, blocks: std::ops::Range<u64>, control: &Control<'_>) -> Tally {
        let next = AtomicU64::new(blocks.start);
        let total = Mutex::new(Tally::new(self.bots.len()));
        std::thread::scope(|scope| {
            for _ in 0..control.threads.max(1) {
                scope.spawn(|| {
                    let tally = self.work(&next, blocks.end, control);
                    total.lock().unwrap_or_else(std::sync::PoisonError::into_inner).merge(&tally);
                });
            }
        });
        total.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// One thread's share: chunk after chunk until there are no more.
    fn work(&self, next: &AtomicU64, end: u64, control: &Control<'_>) -> Tally {
        let mut table = Playing::new(self);
        while !control.cancelled.load(Ordering::Relaxed) {
            let start = next.fetch_add(CHUNK, Ordering::Relaxed);
            if start >= end {
                break;
            }
            let stop = (start + CHUNK).min(end);
            (start..stop).for_each(|block| table.play_block(block));
            (control.progress)((stop - start) * self.block_games());
        }
        table.tally
    }
}

/// What one thread needs for playing, made once.
struct Playing<'a, G: Counted> {
    contest: &'a Contest<G>,
    seated: Vec<G::Bot>,
    dealer: DuplicateDealer<G::Card>,
    counter: Counter,
    /// The last game: the next is played in its place.
    game: Option<G>,
    wins: Vec<u64>,
    tally: Tally,
}

impl<'a, G: Counted> Playing<'a, G> {
    fn new(contest: &'a Contest<G>) -> Self {
        let bots = contest.bots.len();
        Self {
            contest,
            seated: contest.bots.clone(),
            dealer: DuplicateDealer::new(contest.seed),
            counter: Counter::new(bots),
            game: None,
            wins: vec![0; bots],
            tally: Tally::new(bots),
        }
    }

    /// The same shuffles with the bots on every seat once.
    fn play_block(&mut self, block: u64) {
        self.wins.fill(0);
        for rotation in 0..self.seated.len() {
            self.play_game(block, rotation);
        }
        self.tally.add_block(&self.wins);
    }

    fn play_game(&mut self, block: u64, rotation: usize) {
        let bots = self.seated.len();
        for (number, bot) in self.contest.bots.iter().enumerate() {
            self.seated[(number + rotation) % bots].clone_from(bot);
        }
        self.counter.seats.fill([0; COUNTS]);
        self.dealer.begin(block);
        let mut random = stream(self.contest.seed, block, BOTS + rotation as u64);
        let mut watching = Watching::<G> { counter: &mut self.counter, game: PhantomData };
        let (setup, dealer, seated) = (&self.contest.setup, &mut self.dealer, &mut self.seated);
        let game = if let Some(game) = &mut self.game {
            let Ok(()) = play_again(game, setup, dealer, seated, &mut random, &mut watching);
            game
        } else {
            let Ok(game) = play_out(setup, dealer, seated, &mut random, &mut watching);
            self.game.insert(game)
        };
        self.tally.add_game(game, rotation, self.contest.target, &self.counter);
        if let Some(outcome) = game.outcome() {
            self.wins[bot_on(outcome.winner, rotation, bots)] += 1;
        }
    }
}
