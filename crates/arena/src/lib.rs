//! Simulation: many games between bots, with sound statistics.

mod counts;
mod deal;
pub mod league;
mod orders;
pub mod output;
mod results;
mod run;
mod speed;
pub mod stats;
mod tally;
mod terms;

pub use counts::{Count, Counted, Per};
pub use results::{BotResults, PairResults, PlayedOrders, RateResults, Results, Verdict, widest_interval};
pub use run::{Contest, Control};
pub use speed::decisions_per_second;
pub use tally::{BINS, BotTally, LENGTHS, PairTally, Tally};
pub use terms::Terms;
