//! A player's part in the round.

use serde::{Deserialize, Serialize};

/// A player's part in the round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Still taking cards.
    #[default]
    Active,
    /// Takes no more turns and keeps the points.
    Stayed,
    /// Was frozen, where there is a Freeze; it lies in front of them.
    Frozen,
    /// Is out.
    Busted,
    /// Has a Flip 7.
    Flip7,
}
