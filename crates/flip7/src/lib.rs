//! The rules of Flip 7, in three editions.
//!
//! ```
//! use flip7::{Options, Table};
//! use game::{Game, Nobody, ScriptedDealer, Seed, Setup};
//!
//! let setup = Setup::new::<Table>(Options::default(), 3, 1)?;
//! let mut dealer = ScriptedDealer::seeded(Seed::from(7));
//! let mut game = Table::begin(&setup, &mut dealer, &mut Nobody).expect("a seed is enough");
//! let seat = game.to_act().expect("nobody has won yet");
//! let action = game.legal(seat).next().expect("there is always something to do");
//! game.play(seat, action, &mut dealer, &mut Nobody).expect("it is legal");
//! # Ok::<(), game::SetupError>(())
//! ```

mod card;
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

pub use card::{Card, Face, decks};
pub use event::{Because, Ending, Event, Happening, Way};
pub use kind::{Beside, Carried, FlipThree, Kind, Question};
pub use moves::{Move, Refusal};
pub use options::{AsideAfterBust, Edition, Options, SecondChanceInFlipThree};
pub use row::Row;
pub use rows::Status;
pub use rules::Rule;
pub use score::score;

/// A game of Flip 7 with room for so many seats.
pub type Flip7<const SEATS: usize> = rows::Position<Kind, SEATS>;

/// What a seat sees of it.
pub type View<'a, const SEATS: usize> = rows::View<'a, Kind, SEATS>;

/// What the table waits for.
pub type Decision = rows::Decision<Kind>;

/// A game at a usual table: cheap to copy.
pub type Table = Flip7<18>;

/// A game with room for as many players as there can be.
pub type Hall = Flip7<{ ::game::MOST_SEATS }>;

/// What a trace line shows of it.
pub type Shown = rows::Shown<Kind>;

/// A row as a score keeper knows it.
pub type Sheet = rows::Sheet<Kind>;
