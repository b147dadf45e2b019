//! Hints: what is asked by a position as a seat sees it, and what is answered.

mod asked;
mod games;
mod told;
