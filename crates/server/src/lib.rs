//! A server of tables that loses nothing it has acknowledged, and
//! gives nothing away.
//!
//! A [`table::Table`] follows from its log alone. A task for each table
//! ([`actor`]) decides what commands lead to, has it written by the
//! [`store`], and only then follows it and tells everybody what they may know.
//! The [`Lobby`] has all tables; [`run`] serves them over HTTP.

pub mod actor;
mod archive;
mod chance;
mod check;
mod client;
mod clock;
mod config;
mod held;
mod http;
mod lobby;
mod metrics;
mod names;
mod records;
mod run;
pub mod store;
mod thinking;
mod time;
mod upkeep;
mod warnings;

pub use chance::Chance;
pub use check::{Checked, check};
pub use clock::{Clock, Hands};
pub use config::Config;
pub use http::PublicUrl;
pub use lobby::Lobby;
pub use run::{run, run_metrics};

/// Fills bytes from the operating system.
///
/// # Panics
/// If the operating system has no random bytes: nothing here would be safe.
pub fn fresh(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the operating system gives random bytes");
}
