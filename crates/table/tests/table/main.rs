//! Tables as their logs make them: no clock but the test's, no chance but a seed's.

mod book;
mod clock;
mod commands;
mod games;
mod guests;
mod log;
mod opening;
mod replay;
mod seats;
mod secrets;
mod talk;
