//! The program as its users run it.

mod common;
mod docs;
mod record;
mod replay;
mod words;
