//! What games of rows share: players take cards one by one into a row in front
//! of them, and stop in time or bust.
//!
//! A game is a [`Kind`]: it supplies its cards, what they do, and what can
//! happen besides what happens in all of them.

mod event;
mod kind;
mod scene;
mod status;
pub mod testing;

pub use event::Event;
pub use kind::Kind;
pub use scene::{Followed, Laid, Place, Scene, Way};
pub use status::Status;
