//! The page in a real Chromium, on the real server: what people see and click.
//!
//! `cargo xtask test` builds the page and sets up what this needs, and runs it.
//! Pictures of every state go to `target/screenshots`.

mod browser;
mod driver;
mod home;
mod look;
mod server;
mod stage;
