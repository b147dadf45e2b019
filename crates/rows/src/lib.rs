//! What games of rows share: players take cards one by one into a row in front
//! of them, and stop in time or bust.
//!
//! A game is a [`Kind`]: it supplies its cards, its [`Row`], and what its cards do.
//! Everything else is here: rounds and turns, the piles, the queue of cards set
//! aside, the loop from decision to decision, the view, what is shown, and what
//! happens in all of them. [`score()`] scores a row by its cards alone and says how.
//!
//! Whatever is written against a [`Kind`] works for all of them:
//!
//! ```
//! use game::{Game, Nobody, ScriptedDealer, Seed, Setup};
//! use rows::{Kind, Position, Sheet, score};
//!
//! /// What everybody scores who stays as soon as they may, in one round.
//! fn first_scores<K: Kind>(players: usize) -> Vec<i64> {
//!     let setup = Setup::new::<Position<K, 18>>(K::Options::default(), players, 1).expect("a table");
//!     let mut dealer = ScriptedDealer::seeded(Seed::from(7));
//!     let mut game = Position::<K, 18>::begin(&setup, &mut dealer, &mut Nobody).expect("a seed is enough");
//!     while let Some(seat) = game.to_act().filter(|_| game.round() == 1) {
//!         let stay = game.legal(seat).find(|action| *action == K::STAY);
//!         let action = stay.or_else(|| game.legal(seat).next()).expect("whose turn it is can move");
//!         assert!(game.play(seat, action, &mut dealer, &mut Nobody).is_ok());
//!     }
//!     game.scores().to_vec()
//! }
//! assert_eq!(first_scores::<flip7::Kind>(3), [0, 3, 12]);
//!
//! let row = Sheet::<flip7::Kind>::read("3 11 5 x2 +10")?;
//! assert_eq!(score(&row, &flip7::Options::default())?.to_string(), "3+11+5 = 19, ×2 = 38, +10 = 48");
//! # Ok::<(), rows::RowFault<flip7::Kind>>(())
//! ```

mod course;
mod event;
mod game;
mod kind;
mod log;
mod play;
mod position;
mod round;
mod rounds;
mod row;
mod scene;
mod score;
mod seats;
mod shown;
mod telling;
pub mod testing;
mod view;

pub use event::Event;
pub use kind::{Carried, Kind, OutOfTurn, RowOutcome};
pub use log::Held;
pub use play::{End, Next, Play, Until};
pub use position::{Decision, Position};
pub use row::{BONUS, FLIP_7, Row, Status};
pub use scene::{Followed, Laid, Place, Scene, Way};
pub use score::{Bonus, Claim, RowFault, Score, ScoreChange, ScoreStep, Scoring, Sheet, Worth, score};
pub use seats::Seats;
pub use shown::{Pending, Shown, ShownRow};
pub use view::View;
