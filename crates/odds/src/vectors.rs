//! Numbers that lie side by side, so many at a time that the compiler keeps them at hand.

/// Some of the lanes of a vector.
pub type Block<const N: usize> = [f64; N];

/// The numbers from a place on.
#[inline]
pub fn load<const N: usize>(values: &[f64], at: usize) -> Block<N> {
    let mut block = [0.0; N];
    block.copy_from_slice(&values[at..at + N]);
    block
}

/// Adds the numbers from a place on, so many times.
#[inline]
pub fn add<const N: usize>(sum: &mut Block<N>, times: f64, values: &[f64], at: usize) {
    let values: Block<N> = load(values, at);
    for lane in 0..N {
        sum[lane] += times * values[lane];
    }
}

/// Adds the numbers from a place on.
#[inline]
pub fn plus<const N: usize>(sum: &mut Block<N>, values: &[f64], at: usize) {
    let values: Block<N> = load(values, at);
    for lane in 0..N {
        sum[lane] += values[lane];
    }
}

/// Adds the numbers from a place on, each as often as its weight says.
#[inline]
pub fn weigh<const N: usize>(sum: &mut Block<N>, weights: &[f64], values: &[f64], at: usize) {
    let (weights, values): (Block<N>, Block<N>) = (load(weights, at), load(values, at));
    for lane in 0..N {
        sum[lane] += weights[lane] * values[lane];
    }
}

/// Adds a block to the numbers from a place on, each as often as its weight says. Here and wherever a block is worked
/// with, as many numbers are read as it has lanes: the compiler knows that number, and keeps all of them at hand.
#[inline]
pub fn deposit<const N: usize>(values: &mut [f64], at: usize, weights: &Block<N>, block: &Block<N>) {
    let mut sum: Block<N> = load(values, at);
    for lane in 0..N {
        sum[lane] += weights[lane] * block[lane];
    }
    store(values, at, &sum);
}

/// Adds a block to the numbers from a place on.
#[inline]
pub fn plus_at<const N: usize>(values: &mut [f64], at: usize, block: &Block<N>) {
    let mut sum = *block;
    plus(&mut sum, values, at);
    store(values, at, &sum);
}

/// Adds numbers to others, each as often as its weight says.
pub fn weigh_each(sums: &mut [f64], weights: &[f64], values: &[f64]) {
    for ((sum, weight), value) in sums.iter_mut().zip(weights).zip(values) {
        *sum += weight * value;
    }
}

/// Puts a block to a place.
#[inline]
pub fn store<const N: usize>(values: &mut [f64], at: usize, block: &Block<N>) {
    values[at..at + N].copy_from_slice(block);
}

/// Multiplies every lane.
#[inline]
pub fn multiply<const N: usize>(block: &mut Block<N>, by: &Block<N>) {
    for lane in 0..N {
        block[lane] *= by[lane];
    }
}

/// The vectors that those of one row and chance come from, by where they stand.
#[derive(Default)]
pub struct Sources {
    /// Those that a number leads to.
    pub numbers: Vec<usize>,
    /// All others, and how many cards lead there.
    pub others: Vec<(f64, usize)>,
}

impl Sources {
    pub fn clear(&mut self) {
        self.numbers.clear();
        self.others.clear();
    }

    pub const fn is_empty(&self) -> bool {
        self.numbers.is_empty() && self.others.is_empty()
    }

    /// Leaves those out that do not stand at such a place.
    pub fn retain(&mut self, such: impl Fn(usize) -> bool) {
        self.numbers.retain(|place| such(*place));
        self.others.retain(|(_, place)| such(*place));
    }
}

/// Adds the vectors of a table that its sources name to a block of their lanes from one on. A macro, since as a function
/// it is too large for the compiler to see that the block can stay in registers from source to source.
macro_rules! gather {
    ($block:ident, $table:expr, $sources:expr, $lanes:expr, $lane:expr) => {{
        let mut sum = $block;
        for &place in &$sources.numbers {
            $crate::vectors::plus(&mut sum, $table, place * $lanes + $lane);
        }
        for &(times, place) in &$sources.others {
            $crate::vectors::add(&mut sum, times, $table, place * $lanes + $lane);
        }
        $block = sum;
    }};
}

/// Does something with blocks as large as the lanes allow.
macro_rules! by_block {
    ($lanes:expr, $self:ident.$method:ident($($argument:expr),* $(,)?)) => {
        match $lanes.block {
            16 => $self.$method::<16>($($argument),*),
            8 => $self.$method::<8>($($argument),*),
            4 => $self.$method::<4>($($argument),*),
            2 => $self.$method::<2>($($argument),*),
            _ => $self.$method::<1>($($argument),*),
        }
    };
}

pub(crate) use {by_block, gather};
