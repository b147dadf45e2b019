//! The program as its users run it.

mod arena;
mod common;
mod docs;
mod load;
mod record;
mod replay;
mod verify;
mod words;
