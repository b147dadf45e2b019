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
    for (sum, value) in sum.iter_mut().zip(&values[at..at + N]) {
        *sum += times * value;
    }
}

/// Adds the numbers from a place on, each as often as its weight says.
#[inline]
pub fn weigh<const N: usize>(sum: &mut Block<N>, weights: &[f64], values: &[f64], at: usize) {
    for ((sum, weight), value) in sum.iter_mut().zip(&weights[at..at + N]).zip(&values[at..at + N]) {
        *sum += weight * value;
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

/// Adds vectors of a table to a block of their lanes from one on, each so many times. Vectors are told by where they
/// stand.
#[inline]
pub fn gather<const N: usize>(
    sum: &mut Block<N>,
    table: &[f64],
    sources: &[(f64, usize)],
    lanes: usize,
    lane: usize,
) {
    for &(times, place) in sources {
        add(sum, times, table, place * lanes + lane);
    }
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

pub(crate) use by_block;
