//! What games of rows share: players take cards one by one into a row in front
//! of them, and stop in time or bust.
//!
//! A game is a [`Kind`]: it supplies its cards, its [`Row`], and what its cards do.
//! Everything else is here: rounds and turns, the piles, the queue of cards set
//! aside, the loop from decision to decision, the view, what is shown, and what
//! happens in all of them. [`score()`] scores a row by its cards alone and says how.

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
