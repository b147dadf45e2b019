//! What can be done at a table, by whom, and what is refused.

mod clock;
mod commands;
mod open;
mod pauses;
mod presence;
mod sitting;
mod talk;
mod wall_clock;
