//! Sheets as people keep them, and as the engine plays.

mod course;
mod hands;
mod kit;
mod large;
mod refusals;
mod rows;
mod samples;
mod seats;
mod undo;
mod writers;
