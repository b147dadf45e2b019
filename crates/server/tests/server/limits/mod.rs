//! What the server does not put up with: refused with a reason, and nobody else
//! notices.

mod addresses;
mod answers;
mod crowds;
mod garbage;
mod ghosts;
mod guesses;
mod hosts;
mod names;
mod reading;
mod slow;
