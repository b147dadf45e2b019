//! The program as its users run it.

mod arena;
mod common;
mod docs;
mod record;
mod replay;
mod verify;
mod words;
