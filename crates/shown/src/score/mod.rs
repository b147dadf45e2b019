//! Score sheets of games with cards of paper, as front ends show them: what is being entered, who
//! stands where, and all of it in words.

mod draft;
mod keys;
mod lines;
mod said;
mod summary;

pub use draft::{Draft, Way};
pub use keys::{Group, keys};
pub use lines::{Line, Mark, lines, looks, totals};
pub use said::{Speaker, points};
pub use summary::{Sat, State, Summary, remembered};
