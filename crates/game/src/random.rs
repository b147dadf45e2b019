//! Random numbers: seeds, and what is drawn from them.
//!
//! Everything random in a recorded game comes from its [`Seed`] in a way that
//! is fixed by the record format and described in `docs/records.md`: `ChaCha20`
//! keyed by the seed, one stream per use, Fisher–Yates with rejection sampling.

#![expect(clippy::inline_always, reason = "four cards at a time are shuffled in one piece")]

use std::fmt;
use std::str::FromStr;

use chacha20::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

use crate::seat::Seat;

/// The secret that all chance of one game comes from. It does not print itself
/// in debug output, so that it cannot slip into a log.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// What a stream of random numbers is for. Streams of one seed are independent
/// of each other: drawing more from one changes nothing in another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// The order of the n-th shuffle of the game, counted from 0.
    Shuffle(u32),
    /// Who deals first.
    FirstDealer,
    /// The choices of the bots.
    Bots,
    /// Games of a simulation, which have seeds of their own.
    Simulation,
}

impl Use {
    fn stream(self) -> u64 {
        match self {
            Self::Shuffle(number) => u64::from(number),
            Self::FirstDealer => 1 << 32,
            Self::Bots => 2 << 32,
            Self::Simulation => 3 << 32,
        }
    }
}

impl Seed {
    /// A seed of these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The stream of random numbers for one use.
    pub fn stream(&self, purpose: Use) -> ChaCha20Rng {
        let mut stream = ChaCha20Rng::from_seed(self.0);
        stream.set_stream(purpose.stream());
        stream
    }

    /// The 64 hex digits of a record.
    pub fn to_hex(&self) -> String {
        base16ct::lower::encode_string(&self.0)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// A text that is no seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASeed;

impl fmt::Display for NotASeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seed is 64 hex digits, or a whole number of at most 38 digits")
    }
}

impl std::error::Error for NotASeed {}

impl FromStr for Seed {
    type Err = NotASeed;

    /// Reads 64 hex digits, or else a decimal number, which fills the last
    /// bytes of the seed (so `7` is 62 zeros and `07`).
    fn from_str(text: &str) -> Result<Self, NotASeed> {
        let mut bytes = [0; 32];
        if text.len() == 64 && base16ct::mixed::decode(text, &mut bytes).is_ok() {
            return Ok(Self(bytes));
        }
        if text.is_empty() || text.len() > 38 || !text.bytes().all(|b| b.is_ascii_digit()) {
            return Err(NotASeed);
        }
        Ok(Self::from(text.parse::<u128>().map_err(|_| NotASeed)?))
    }
}

impl From<u128> for Seed {
    fn from(number: u128) -> Self {
        let mut bytes = [0; 32];
        bytes[16..].copy_from_slice(&number.to_be_bytes());
        Self(bytes)
    }
}

/// A whole number below `end`, every one equally likely (Lemire's method: a
/// multiplication, and another try in the rare case that would be biased).
#[inline]
pub fn below(random: &mut impl Rng, end: u32) -> u32 {
    let mut product = u64::from(random.next_u32()) * u64::from(end);
    if low(product) < end {
        let biased = end.wrapping_neg() % end;
        while low(product) < biased {
            product = u64::from(random.next_u32()) * u64::from(end);
        }
    }
    (product >> 32) as u32
}

#[expect(clippy::cast_possible_truncation, reason = "the low half is what is wanted")]
const fn low(product: u64) -> u32 {
    product as u32
}

/// A position in something of this length, every one equally likely. Nothing
/// here has four thousand million entries.
#[inline]
pub fn index(random: &mut impl Rng, len: usize) -> usize {
    below(random, number(len)) as usize
}

#[inline]
#[expect(clippy::cast_possible_truncation, reason = "nothing here is that long")]
fn number(len: usize) -> u32 {
    debug_assert!(u32::try_from(len).is_ok());
    len as u32
}

/// How many numbers [`falling`] gives.
const FALLING: usize = 4;

/// Numbers below no more than this: more than all cards of a table.
const MOST_FALLING: usize = 1 << 12;

/// No fewer than all rows of numbers that [`falling`] can give.
const ROWS: u64 = (MOST_FALLING as u64).pow(4);

/// A whole number below `end`, another below `end - 1`, and so on, all such rows of
/// numbers equally likely. One random number is enough for all of them: what the
/// multiplication leaves over makes the next (T. Brackett-Rozinsky and D. Lemire,
/// "Batched ranged random integer generation", 2024). For an `end` that is no less
/// than [`FALLING`] and no more than [`MOST_FALLING`].
#[inline(always)]
fn falling(random: &mut impl Rng, end: usize) -> [usize; FALLING] {
    debug_assert!((FALLING..=MOST_FALLING).contains(&end));
    let ends = [end, end - 1, end - 2, end - 3].map(|end| end as u64);
    let (mut numbers, mut over) = split(random.next_u64(), ends);
    // Hardly ever so little is left over that all rows have to be counted.
    if over < ROWS {
        let rows = ends[0] * ends[1] * ends[2] * ends[3];
        let biased = rows.wrapping_neg() % rows;
        while over < biased {
            (numbers, over) = split(random.next_u64(), ends);
        }
    }
    numbers
}

/// Numbers below these ends from one random number, and what is left over of it.
#[expect(clippy::cast_possible_truncation, reason = "both halves of the product are wanted, each by itself")]
fn split(number: u64, ends: [u64; FALLING]) -> ([usize; FALLING], u64) {
    let mut over = number;
    let numbers = ends.map(|end| {
        let product = u128::from(over) * u128::from(end);
        over = product as u64;
        (product >> 64) as usize
    });
    (numbers, over)
}

/// One of several, every one equally likely.
///
/// # Panics
/// If there are none.
pub fn pick<T: Copy>(random: &mut impl Rng, from: &[T]) -> T {
    from[index(random, from.len())]
}

/// A seat at a table of this many players, every one equally likely.
pub fn seat(random: &mut impl Rng, players: usize) -> Seat {
    Seat::at(index(random, players))
}

/// Puts the cards into a random order, every order equally likely.
pub fn shuffle<T>(random: &mut impl Rng, cards: &mut [T]) {
    for place in 0..cards.len() {
        let pick = place + index(random, cards.len() - place);
        cards.swap(place, pick);
    }
}

/// Puts cards into a random order from a place to the end, every order of cards picked
/// from all of them equally likely; the last one is picked first.
pub fn shuffle_end<T>(random: &mut impl Rng, cards: &mut [T], start: usize) {
    // What is still to be picked from: its length alone says where its end is, so that
    // no place there has to be checked.
    let mut left = cards;
    while left.len() >= FALLING && left.len() - start >= FALLING {
        let end = left.len();
        for (place, pick) in falling(random, end).into_iter().enumerate() {
            left.swap(end - 1 - place, pick);
        }
        left = &mut left[..end - FALLING];
    }
    while left.len() > start {
        let end = left.len() - 1;
        left.swap(end, index(random, end + 1));
        left = &mut left[..end];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_read_as_hex_or_decimal() {
        let seven: Seed = "7".parse().unwrap();
        assert_eq!(seven.to_hex(), format!("{}7", "0".repeat(63)));
        assert_eq!(seven.to_hex().parse(), Ok(seven));
        let digits = "1".repeat(64);
        assert_eq!(digits.parse::<Seed>().unwrap().to_hex(), digits);
        for bad in ["", "-1", "0x7", "abc", &"1".repeat(39), &"f".repeat(63), &"é".repeat(32)] {
            assert_eq!(bad.parse::<Seed>(), Err(NotASeed), "{bad:?}");
        }
    }

    #[test]
    fn a_seed_does_not_print_itself() {
        assert_eq!(format!("{:?}", Seed::from(7)), "Seed(…)");
    }

    #[test]
    fn numbers_below_an_end_are_evenly_spread() {
        let mut random = Seed::from(1).stream(Use::Bots);
        let mut counts = [0_u32; 6];
        for _ in 0..60_000 {
            counts[index(&mut random, 6)] += 1;
        }
        // Six standard deviations of a count are about 550.
        assert!(counts.iter().all(|&n| n.abs_diff(10_000) < 550), "{counts:?}");
    }

    #[test]
    fn falling_numbers_are_evenly_spread() {
        let mut random = Seed::from(3).stream(Use::Bots);
        let mut counts = [0_u32; 5 * 4 * 3 * 2];
        for _ in 0..120_000 {
            let row = falling(&mut random, 5).into_iter().zip([5, 4, 3, 2]);
            counts[row.fold(0, |place, (number, end)| place * end + number)] += 1;
        }
        // Six standard deviations of a count are about 190.
        assert!(counts.iter().all(|&n| n.abs_diff(1_000) < 190), "{counts:?}");
    }

    /// Gives the same numbers again and again.
    struct Fixed<'a>(std::iter::Cycle<std::slice::Iter<'a, u64>>);

    impl rand_core::TryRng for Fixed<'_> {
        type Error = std::convert::Infallible;

        fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
            Ok((self.try_next_u64()? >> 32) as u32)
        }

        fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
            Ok(*self.0.next().unwrap())
        }

        fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Self::Error> {
            unreachable!("only numbers are asked for")
        }
    }

    #[test]
    fn a_number_that_would_make_some_falling_numbers_likelier_is_not_used() {
        // 2^64 leaves 16 when divided by the 120 rows: so many numbers are too many.
        let draw = |numbers: &[u64]| falling(&mut Fixed(numbers.iter().cycle()), 5);
        assert_eq!(draw(&[0, u64::MAX]), [4, 3, 2, 1]);
        assert_eq!(draw(&[1, u64::MAX]), [0, 0, 0, 0]);
    }

    #[test]
    fn every_order_of_a_shuffle_is_equally_likely() {
        let mut random = Seed::from(2).stream(Use::Bots);
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut cards = [1, 2, 3, 4];
            shuffle(&mut random, &mut cards);
            *counts.entry(cards).or_insert(0_u32) += 1;
        }
        assert_eq!(counts.len(), 24);
        assert!(counts.values().all(|&n| n.abs_diff(1_000) < 190), "{counts:?}");
    }
}
