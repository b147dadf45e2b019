//! The modifiers that have come: every way to have some is a lane of a vector.

use std::ops::Range;

use flip7::{Card, Face};
use game::Card as _;

use crate::round::Round;
use crate::vectors::{Block, add, plus};

/// The modifiers that have come, every lane a way to have some.
pub struct Lanes {
    pub count: usize,
    /// How many have come.
    pub drawn: Vec<u32>,
    pub plus: Vec<u32>,
    pub doubles: Vec<u32>,
    /// How many lanes are worked out at a time. Within such a block one copy at most of some modifiers makes the
    /// difference; if there are more copies, a block is a single lane.
    pub block: usize,
    kinds: Vec<Kind>,
    /// From each block, with how many cards to which other lanes, and from which; where those of a block begin.
    next: Vec<Vec<(f64, usize)>>,
    before: Vec<Vec<(f64, usize)>>,
}

/// The most lanes that are worked out at a time.
const MOST_AT_A_TIME: usize = 16;

/// A modifier of which the deck has some.
struct Kind {
    card: Card,
    /// How far apart the lanes are with one more and one less.
    stride: usize,
    copies: u8,
}

impl Lanes {
    pub fn of(round: &Round) -> Self {
        let mut count = 1;
        let mut kinds = Vec::new();
        for &card in Card::ALL.iter().filter(|card| matches!(card.face(), Face::Plus(_) | Face::Double)) {
            let copies = round.left(card);
            if copies > 0 {
                kinds.push(Kind { card, stride: count, copies });
                count *= usize::from(copies) + 1;
            }
        }
        let single = kinds.iter().all(|kind| kind.copies == 1);
        let block = if single { count.min(MOST_AT_A_TIME) } else { 1 };
        let mut lanes = Self {
            count,
            drawn: vec![0; count],
            plus: vec![round.plus; count],
            doubles: vec![round.doubles; count],
            block,
            next: vec![Vec::new(); count / block],
            before: vec![Vec::new(); count / block],
            kinds,
        };
        for lane in 0..count {
            lanes.lay(lane);
        }
        lanes
    }

    /// Works out one lane.
    fn lay(&mut self, lane: usize) {
        for kind in &self.kinds {
            let came = kind.came(lane);
            self.drawn[lane] += u32::from(came);
            match kind.card.face() {
                Face::Plus(points) => self.plus[lane] += u32::from(came) * u32::from(points),
                _ => self.doubles[lane] += u32::from(came),
            }
            let first = lane.is_multiple_of(self.block) && kind.stride >= self.block;
            if first && came < kind.copies {
                let (cards, to) = (f64::from(kind.copies - came), lane + kind.stride);
                self.next[lane / self.block].push((cards, to));
                self.before[to / self.block].push((cards, lane));
            }
        }
    }

    pub const fn all(&self) -> Range<usize> {
        0..self.count
    }

    /// The points of numbers with this sum in a lane (F7-40).
    pub fn points(&self, sum: u32, lane: usize) -> u32 {
        (sum << self.doubles[lane]) + self.plus[lane]
    }

    /// From a block of so many lanes, with how many cards to which lanes of others.
    pub fn next<const N: usize>(&self, lane: usize) -> &[(f64, usize)] {
        &self.next[lane / N]
    }

    /// The same from the blocks that lead here.
    pub fn before<const N: usize>(&self, lane: usize) -> &[(f64, usize)] {
        &self.before[lane / N]
    }

    /// Adds what other lanes have, which are so many cards away, to a block: numbers of a vector that begins here. Blocks
    /// have more than one lane only where each of those is one card.
    #[inline]
    pub fn add_from<const N: usize>(
        &self,
        lanes: &[(f64, usize)],
        sum: &mut Block<N>,
        values: &[f64],
        first: usize,
    ) {
        debug_assert!(
            N == self.block && (N == 1 || lanes.iter().all(|(cards, _)| (cards - 1.0).abs() < 0.5))
        );
        for &(cards, lane) in lanes {
            if N == 1 {
                add(sum, cards, values, first + lane);
            } else {
                plus(sum, values, first + lane);
            }
        }
    }

    /// The first lanes of all blocks of so many: a number that the compiler knows, since to divide takes long.
    pub fn blocks<const N: usize>(&self) -> impl DoubleEndedIterator<Item = usize> + use<N> {
        (0..self.count / N).map(|block| block * N)
    }

    /// The lane in which the modifiers have come that the deck has no more.
    pub fn find(&self, left: impl Fn(Card) -> u8) -> Option<usize> {
        let gone = |kind: &Kind| Some(usize::from(kind.copies.checked_sub(left(kind.card))?) * kind.stride);
        self.kinds.iter().map(gone).sum()
    }
}

impl Kind {
    /// How many of it have come in a lane.
    fn came(&self, lane: usize) -> u8 {
        u8::try_from(lane / self.stride % (usize::from(self.copies) + 1)).unwrap_or(u8::MAX)
    }
}

/// Adds to every lane of a block what the modifiers within it lead to.
#[inline]
pub fn add_next<const N: usize>(sum: &mut Block<N>, values: &Block<N>) {
    let mut stride = 1;
    while stride < N {
        for lane in 0..N {
            if lane & stride == 0 {
                sum[lane] += values[lane + stride];
            }
        }
        stride *= 2;
    }
}

/// Adds to every lane of a block what leads to it within the block.
#[inline]
pub fn add_before<const N: usize>(sum: &mut Block<N>, values: &Block<N>) {
    let mut stride = 1;
    while stride < N {
        for lane in 0..N {
            if lane & stride == 0 {
                sum[lane + stride] += values[lane];
            }
        }
        stride *= 2;
    }
}
