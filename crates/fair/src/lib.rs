//! Shuffles that can be checked.
//!
//! Before a game the server publishes the [`Commitment`] to a [`Secret`]. Then each player's client adds bytes of
//! its own, a [`Salt`]. [`seed`] makes the seed of the game from both, and everything random follows from the
//! seed as in any record. When the game is over its record is published with a [`Proof`], and [`verify`] finds
//! out from these public data alone whether it all fits. `docs/fairness.md` says what that proves.
//!
//! Nothing here reads a file or asks the operating system for anything: the bytes come from the caller.
//!
//! ```
//! use bots::{Flip7Bot, play_record};
//! use fair::{Proof, Salts, Secret, verify};
//! use flip7::{Options, Table};
//! use game::{Game, Nobody, Seat, Setup};
//!
//! // Before the game: a promise, and then bytes of whoever sits in the first seat.
//! let secret = Secret::new([7; 48]);
//! let promised = secret.commitment();
//! let salts = Salts::from([(Seat::at(0), "11111111111111111111111111111111".parse()?)]);
//!
//! // The game: its seed follows from both.
//! let proof = Proof::new(secret, "K7QXMB", 1, &salts);
//! let dealer = Table::first_dealer(2, proof.seed(), &mut Nobody).number();
//! let setup = Setup::new::<Table>(Options::default(), 2, dealer)?;
//! let mut bots = vec!["random".parse::<Flip7Bot>()?; 2];
//! let record = play_record::<Table>(&setup, proof.seed(), &mut bots, usize::MAX, &mut Nobody)?;
//!
//! // After it: anybody can check what is published.
//! let verified = verify(proof.publish(&record).as_bytes())?;
//! assert_eq!(verified.proof.commitment, promised);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bytes;
mod proof;
mod seed;
mod unfair;
mod verify;

pub use bytes::{Commitment, NotHex, Salt, Secret};
pub use proof::{Proof, ProofError, Scheme, SeatSalt};
pub use seed::{Salts, seed};
pub use unfair::Unfair;
pub use verify::{Verified, verify, verify_ended_early};
