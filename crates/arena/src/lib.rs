//! Simulation: many games between bots, with sound statistics.

mod counts;
mod deal;
pub mod league;
pub mod output;
mod results;
mod run;
mod speed;
pub mod stats;
mod tally;

pub use counts::{Count, Counted, Per};
pub use results::{BotResults, PairResults, RateResults, Results};
pub use run::{Contest, Control};
pub use speed::decisions_per_second;
pub use tally::{BINS, BotTally, LENGTHS, Tally};
