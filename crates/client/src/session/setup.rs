//! What a session begins with, and what it has been through.

use super::Pace;

/// What a session begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The secret of a seat or a watcher.
    pub secret: Option<String>,
    /// The secret of the host.
    pub host: Option<String>,
    /// The number of the last event that is known. Zero asks for all that the
    /// server remembers.
    pub last: Option<u64>,
    /// Whether to come as somebody new where the secret is not known, rather
    /// than to end.
    pub or_as_stranger: bool,
    /// How long to wait for what.
    pub pace: Pace,
    /// A number that no other session of the same guest has: it makes the ids of
    /// commands and the chance in pauses.
    pub seed: u64,
}

impl Setup {
    /// For somebody new.
    pub const fn new(pace: Pace, seed: u64) -> Self {
        Self { secret: None, host: None, last: None, or_as_stranger: false, pace, seed }
    }
}

/// What a session has been through.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mishaps {
    /// How often it came back after the connection was lost.
    pub reconnects: u64,
    /// How often the number of an event was not the next one.
    pub gaps: u64,
    /// How often the server no longer knew of an event that it had told.
    pub taken_back: u64,
}
