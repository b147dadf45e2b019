//! The program as its users run it.

mod arena;
mod comfort;
mod common;
mod docs;
mod house;
mod load;
mod odds;
mod openapi;
mod python;
mod record;
mod replay;
mod review;
mod seed;
mod server;
mod store;
mod story;
mod verify;
mod words;
