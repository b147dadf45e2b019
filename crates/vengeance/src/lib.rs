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
mod event;
mod game;
mod kind;
mod moves;
mod options;
mod play;
mod round;
mod row;
mod rules;
mod scene;
mod state;
mod tally;
mod telling;
mod view;

pub use self::game::Shown;
pub use card::{Action, Card, Face, Modifier, decks};
pub use event::{Because, Ending, Event, Happening, Way};
pub use kind::Kind;
pub use moves::{Move, Refusal};
pub use options::Options;
pub use row::{MOST_OPEN, Row, Status};
pub use rules::Rule;
pub use state::{Carried, Decision, Vengeance};
pub use tally::{Prospect, Tally};
pub use view::View;

/// A game at a usual table: cheap to copy.
pub type Table = Vengeance<18>;

/// A game with room for as many players as there can be.
pub type Hall = Vengeance<{ ::game::MOST_SEATS }>;
