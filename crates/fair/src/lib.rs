//! Shuffles that can be checked.
//!
//! Before a game the house publishes the [`Commitment`] to a [`Secret`]. Then each player's client adds bytes of
//! its own, a [`Salt`]. [`seed`] makes the seed of the game from both, and everything random follows from the
//! seed as in any record. When the game is over its record is published with a [`Proof`], and [`verify`] finds
//! out from these public data alone whether it all fits. `docs/fairness.md` says what that proves.
//!
//! Nothing here reads a file or asks the operating system for anything: the bytes come from the caller.

mod bytes;
mod proof;
mod seed;
mod unfair;
mod verify;

pub use bytes::{Commitment, NotHex, Salt, Secret};
pub use proof::{Proof, ProofError, Scheme, SeatSalt};
pub use seed::{Salts, seed};
pub use unfair::Unfair;
pub use verify::{Verified, verify};
