//! What every game shares: seats, cards, the dealer, the [`Game`]
//! trait, records and replays, and the laws that every game must keep.
//!
//! Nothing here reads a file, starts a thread, asks the clock or the operating
//! system for anything: the same code runs on a server, in a browser and in a
//! simulation.
//!
//! A game is a position; a [`Dealer`] says which card comes next; moves lead on. Any game
//! is played like this one:
//!
//! ```
//! use flip7::{Options, Table};
//! use game::{Game, Nobody, Record, Replay, ScriptedDealer, Seed, Setup};
//!
//! let setup = Setup::new::<Table>(Options::default(), 3, 1)?;
//! let mut dealer = ScriptedDealer::seeded(Seed::from(7));
//! let mut game = Table::begin(&setup, &mut dealer, &mut Nobody)?;
//! let mut moves = Vec::new();
//! while let Some(seat) = game.to_act() {
//!     // Whoever is asked does the last of what is legal: stays, as soon as possible.
//!     let action = game.legal(seat).last().expect("somebody can move");
//!     game.play(seat, action, &mut dealer, &mut Nobody).expect("what is legal is not refused");
//!     moves.push((seat, action));
//! }
//!
//! // Written down, it can be played again without the seed.
//! let mut record = Record::of::<Table>(&setup, None, &dealer, &moves);
//! record = Record::parse(record.to_json().as_bytes())?;
//! let mut replay = Replay::<Table>::begin(&record, &mut Nobody)?;
//! while let Some(step) = replay.step(&mut Nobody) {
//!     step?;
//! }
//! assert_eq!(*replay.game(), game);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod card;
mod cards_macro;
mod dealer;
mod game;
pub mod laws;
mod options;
mod properties;
pub mod random;
mod record;
mod replay;
mod rulebook;
mod samples;
mod script;
mod scripted;
mod seat;
mod telling;
mod trace;

pub use card::{Card, Pile};
pub use cards_macro::NotACard;
pub use dealer::{Dealer, LazyDealer};
pub use game::{Decide, Game, Move, Nobody, NotAMove, Outcome, PlayError, Setup, SetupError, View, Watcher};
pub use options::{MOST_DECKS, OptionError, Options, RulesReader, decks_needed, word_for};
pub use random::Seed;
pub use record::{FORMAT, LONGEST_NAME, MOST_BYTES, Players, Record, RecordError};
pub use replay::{MoveFault, Replay, ReplayError};
pub use rulebook::{Rule, Ruled};
pub use samples::Sampled;
pub use script::{DeckError, DeckFault, ScriptedDealer};
pub use scripted::Scripted;
pub use seat::{MOST_SEATS, SERVER_SEATS, Seat, parse_seat};
pub use telling::{Audience, Telling};
pub use trace::{TraceLine, WithRule};
