//! Tables with real cards: the referee and the counter, held against whole games of the engine.

mod counter;
mod games;
mod log;
mod referee;
mod sheet;
mod words;
