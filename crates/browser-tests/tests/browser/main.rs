//! The page in a real Chromium, on the real server: what people see and click.
//!
//! `cargo xtask test` builds the page and sets up what this needs, and runs it.
//! Pictures of every state go to `target/screenshots`.

mod browser;
mod clock;
mod device;
mod driver;
mod endings;
mod faults;
mod figures;
mod flourishes;
mod hints;
mod home;
mod house;
mod keys;
mod local;
mod log;
mod look;
mod moments;
mod pages;
mod parts;
mod player;
mod real;
mod reports;
mod seed;
mod server;
mod soak;
mod stage;
mod tables;
mod things;
mod who;
