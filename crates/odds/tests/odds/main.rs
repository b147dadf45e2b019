//! What the odds of a round have to be.

mod engine;
mod known;
mod small_decks;
mod twin;
mod vengeance;
