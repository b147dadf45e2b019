//! Where random bytes come from: the operating system, or in tests a seed.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sha2::{Digest, Sha256};

/// A source of random bytes.
#[derive(Clone, Default)]
pub struct Chance(Option<Arc<Seeded>>);

/// Chance that can be foretold, so that a test that failed fails again.
struct Seeded {
    seed: String,
    drawn: AtomicU64,
}

impl Chance {
    /// Chance that follows from a seed. Whoever knows the seed knows every secret of the
    /// server: this is for tests alone.
    pub fn seeded(seed: &str) -> Self {
        Self(Some(Arc::new(Seeded { seed: seed.to_owned(), drawn: AtomicU64::new(0) })))
    }

    /// Whether it can be foretold.
    pub const fn is_seeded(&self) -> bool {
        self.0.is_some()
    }

    /// Fills bytes.
    pub fn fill(&self, bytes: &mut [u8]) {
        let Some(seeded) = &self.0 else { return crate::fresh(bytes) };
        let number = seeded.drawn.fetch_add(1, Ordering::Relaxed);
        seeded.fill(&format!("draw/{number}"), bytes);
    }

    /// Chance for what follows the last event of a table. From a seed it depends on nothing
    /// else, such as what happened at other tables or how often a bot was asked.
    pub fn at(&self, table: &str, seq: u64) -> impl FnMut(&mut [u8]) {
        let mut drawn = 0;
        move |bytes| {
            let Some(seeded) = &self.0 else { return crate::fresh(bytes) };
            drawn += 1;
            seeded.fill(&format!("table/{table}/{seq}/{drawn}"), bytes);
        }
    }
}

impl Seeded {
    fn fill(&self, purpose: &str, bytes: &mut [u8]) {
        for (block, chunk) in bytes.chunks_mut(32).enumerate() {
            let hash = Sha256::digest(format!("{}/{purpose}/{block}", self.seed));
            chunk.copy_from_slice(&hash[..chunk.len()]);
        }
    }
}

impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_seeded() { "Chance(seeded)" } else { "Chance" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(mut fill: impl FnMut(&mut [u8])) -> [u8; 48] {
        let mut bytes = [0; 48];
        fill(&mut bytes);
        bytes
    }

    #[test]
    fn a_seed_gives_the_same_again_and_each_place_its_own() {
        let (one, other) = (Chance::seeded("7"), Chance::seeded("7"));
        assert_eq!(drawn(|bytes| one.fill(bytes)), drawn(|bytes| other.fill(bytes)));
        assert_ne!(drawn(|bytes| one.fill(bytes)), drawn(|bytes| Chance::seeded("7").fill(bytes)));
        assert_eq!(drawn(one.at("TABLEA", 3)), drawn(other.at("TABLEA", 3)));
        assert_ne!(drawn(one.at("TABLEA", 3)), drawn(one.at("TABLEA", 4)));
        assert_ne!(drawn(one.at("TABLEA", 3)), drawn(one.at("TABLEB", 3)));
        assert_ne!(drawn(one.at("TABLEA", 3)), drawn(Chance::seeded("8").at("TABLEA", 3)));
    }

    #[test]
    fn without_a_seed_nothing_comes_twice() {
        let chance = Chance::default();
        assert!(!chance.is_seeded());
        assert_ne!(drawn(|bytes| chance.fill(bytes)), drawn(|bytes| chance.fill(bytes)));
        assert_ne!(drawn(chance.at("TABLEA", 3)), drawn(chance.at("TABLEA", 3)));
    }
}
