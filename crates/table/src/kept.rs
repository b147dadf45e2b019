//! What a store keeps of a table.

use std::fmt;

/// An event in a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged {
    /// Its number in the table, counted from 1 without a gap.
    pub seq: u64,
    /// The event, a JSON text.
    pub event: String,
}

/// Something about a table that is not for its log. It does not print itself.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret {
    /// What it is, such as `game/1`.
    pub name: String,
    /// Its bytes: a seed, or the hash of what a guest keeps.
    pub value: Vec<u8>,
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Secret({}, …)", self.name)
    }
}
