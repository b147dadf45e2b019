//! What every game of the house shares: seats, cards, the dealer, the [`Game`]
//! trait, records and replays, and the laws that every game must keep.
//!
//! Nothing here reads a file, starts a thread, asks the clock or the operating
//! system for anything: the same code runs on a server, in a browser and in a
//! simulation.

mod card;
mod cards_macro;
mod dealer;
mod game;
pub mod laws;
mod options;
pub mod random;
mod record;
mod replay;
mod rounds;
mod rulebook;
mod script;
mod scripted;
mod seat;
mod seats;
mod telling;
mod trace;

pub use card::{Card, Held, Pile};
pub use cards_macro::NotACard;
pub use dealer::{Dealer, LazyDealer};
pub use game::{Game, Move, Nobody, NotAMove, Outcome, PlayError, Setup, SetupError, View, Watcher};
pub use options::{MOST_DECKS, OptionError, Options, RulesReader, decks_needed, word_for};
pub use random::Seed;
pub use record::{FORMAT, LONGEST_NAME, MOST_BYTES, Players, Record, RecordError};
pub use replay::{MoveFault, Replay, ReplayError};
pub use rounds::{Rounds, Shortage, Standing};
pub use rulebook::{Rule, Ruled};
pub use script::{DeckError, DeckFault, ScriptedDealer};
pub use scripted::Scripted;
pub use seat::{HOUSE_SEATS, MOST_SEATS, Seat, parse_seat};
pub use seats::Seats;
pub use telling::{Audience, Telling};
pub use trace::{TraceLine, WithRule};
