//! Where a player's random bytes come from.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

/// What a player draws moves, salts and secrets from.
///
/// ```
/// use client::Chance;
///
/// let drawn = |seed| Chance::seeded(seed).hex::<16>();
/// assert_eq!(drawn(7), drawn(7));
/// assert_ne!(drawn(7), drawn(8));
/// ```
#[derive(Debug, Default)]
pub struct Chance(Option<SplitMix64>);

impl Chance {
    /// The same in every run, for tests: whoever knows the seed knows the secrets.
    pub fn seeded(seed: u64) -> Self {
        Self(Some(SplitMix64::seed_from_u64(seed)))
    }

    /// Random bytes.
    ///
    /// # Panics
    /// If the operating system has no random bytes.
    pub fn bytes<const BYTES: usize>(&mut self) -> [u8; BYTES] {
        let mut bytes = [0; BYTES];
        match &mut self.0 {
            Some(seeded) => seeded.fill_bytes(&mut bytes),
            None => getrandom::fill(&mut bytes).expect("the operating system gives random bytes"),
        }
        bytes
    }

    /// The same as hex digits, such as for a salt or a key.
    pub fn hex<const BYTES: usize>(&mut self) -> String {
        base16ct::lower::encode_string(&self.bytes::<BYTES>())
    }
}
