//! The rules of Flip 7: With a Vengeance.
//!
//! ```
//! use game::{Game, Nobody, ScriptedDealer, Seed, Setup};
//! use vengeance::{Options, Table};
//!
//! let setup = Setup::new::<Table>(Options { brutal: true, ..Options::default() }, 4, 1)?;
//! let mut dealer = ScriptedDealer::seeded(Seed::from(7));
//! let game = Table::begin(&setup, &mut dealer, &mut Nobody).expect("a seed is enough");
//! assert!(game.to_act().is_some());
//! # Ok::<(), game::SetupError>(())
//! ```

mod card;
mod carried;
mod effects;
mod event;
mod judge;
mod kind;
mod moves;
mod options;
mod row;
mod rules;
mod scene;
mod score;
mod ways;

pub use card::{Action, Card, Face, Modifier, decks};
pub use carried::{Carried, Step};
pub use event::{Because, Ending, Event, Happening, Way};
pub use kind::{Beside, Kind, Question};
pub use moves::{Move, Refusal};
pub use options::Options;
pub use row::Row;
pub use rows::Status;
pub use rules::Rule;
pub use score::score;
pub use ways::open_cards;

/// A game of With a Vengeance with room for so many seats.
pub type Vengeance<const SEATS: usize> = rows::Position<Kind, SEATS>;

/// What a seat sees of it.
pub type View<'a, const SEATS: usize> = rows::View<'a, Kind, SEATS>;

/// What the table waits for.
pub type Decision = rows::Decision<Kind>;

/// A game at a usual table: cheap to copy.
pub type Table = Vengeance<18>;

/// A game with room for as many players as there can be.
pub type Hall = Vengeance<{ ::game::MOST_SEATS }>;

/// What a trace line shows of it.
pub type Shown = rows::Shown<Kind>;

/// A row as a score keeper knows it.
pub type Sheet = rows::Sheet<Kind>;
