//! What can be set about a server.

use std::time::Duration;

use crate::chance::Chance;
use crate::clock::Clock;
use crate::http::PublicUrl;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Pages of these origins may connect too, beside the server's own.
    pub origins: Vec<String>,
    /// Where people find the server, beside where it listens.
    pub public_urls: Vec<PublicUrl>,
    /// Who may read what is counted at `/metrics`: whoever has this. Nobody if there is none.
    pub metrics_token: Option<String>,
    /// Whether a proxy in front says who connects, by `X-Forwarded-For`.
    pub trust_forwarded: bool,
    /// The most tables that are open at a time.
    pub most_tables: usize,
    /// The most open tables of one address.
    pub tables_per_address: usize,
    /// The most connections of one address.
    pub connections_per_address: usize,
    /// The most guests of one address at one table.
    pub guests_per_address: usize,
    /// How many requests of one address are answered per second, after a burst
    /// of ten times as many.
    pub requests_per_second: u32,
    /// How many codes of no table one address may try per minute, before a pause that
    /// grows each time.
    pub wrong_codes_per_minute: u32,
    /// How often per second somebody may change who is at a table and how, after a burst
    /// of ten times as many: everybody there is told the whole table each time.
    pub changes_per_second: u32,
    /// How long a bot seems to think.
    pub bot_pause: Duration,
    /// How long a bot may really think; as long as it likes if that is not said.
    pub think: Option<Duration>,
    /// How long somebody may be away before a bot takes their seat.
    pub patience: Duration,
    /// How long the host may be away before somebody else becomes host.
    pub host_patience: Duration,
    /// How long a table stays open with nobody there.
    pub idle: Duration,
    /// How long closed tables are kept; for ever if that is not said.
    pub keep: Option<Duration>,
    /// How many messages a client may send per second, after a burst of three times as
    /// many.
    pub messages_per_second: u32,
    /// The clock: the system's except in tests.
    pub clock: Clock,
    /// Where chance comes from: the operating system except in tests.
    pub chance: Chance,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            origins: Vec::new(),
            public_urls: Vec::new(),
            metrics_token: None,
            trust_forwarded: false,
            most_tables: 20_000,
            tables_per_address: 20,
            connections_per_address: 200,
            guests_per_address: 16,
            requests_per_second: 20,
            wrong_codes_per_minute: 10,
            changes_per_second: 2,
            bot_pause: Duration::from_millis(900),
            think: Some(Duration::from_millis(50)),
            patience: Duration::from_secs(30),
            host_patience: Duration::from_mins(1),
            idle: Duration::from_hours(24),
            keep: Some(Duration::from_hours(24 * 90)),
            messages_per_second: 20,
            clock: Clock::default(),
            chance: Chance::default(),
        }
    }
}
