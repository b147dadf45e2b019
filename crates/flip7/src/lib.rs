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
mod event;
mod game;
mod kind;
mod moves;
mod options;
mod play;
mod row;
mod rules;
mod scene;
mod state;
mod telling;
mod view;

pub use self::game::Shown;
pub use card::{Card, Face, decks};
pub use event::{Because, Ending, Event, Happening, Way};
pub use kind::Kind;
pub use moves::{Move, Refusal};
pub use options::{AsideAfterBust, Edition, Options, SecondChanceInFlipThree};
pub use row::{FLIP_7, Row, Status};
pub use rules::Rule;
pub use state::{Decision, Flip7, FlipThree};
pub use view::View;

/// A game at a usual table: cheap to copy.
pub type Table = Flip7<18>;

/// A game with room for as many players as there can be.
pub type Hall = Flip7<{ ::game::MOST_SEATS }>;
