//! What the page and the table in its worker say to each other.
//!
//! The table runs in a worker of the browser, by the same code as at a server,
//! and is loaded only by those who play without a server or check a game. What it does
//! is here, without a browser; the worker itself (`main.rs`) only passes on.

pub mod browser;
mod check;
pub mod desk;
mod keeper;
pub mod storage;

use protocol::{Avatar, Command, Problem};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Somebody who plays at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Player {
    /// A person.
    Person {
        /// What they call themselves.
        name: String,
        /// The picture they have chosen to be known by.
        avatar: Option<Avatar>,
    },
    /// A bot, by its level.
    Bot(String),
}

impl Player {
    /// A person who has chosen no picture.
    pub const fn person(name: String) -> Self {
        Self::Person { name, avatar: None }
    }
}

/// What the page asks for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Sit everybody down and begin.
    Begin {
        /// The name of the game.
        game: String,
        /// What was agreed on, as a record writes it.
        rules: Map<String, Value>,
        /// Who sits where, the first at seat 1.
        players: Vec<Player>,
    },
    /// Go on with a table that was kept.
    Resume {
        /// The text that was last handed over to be kept.
        kept: String,
    },
    /// Do something for whoever holds the device.
    Do(Command),
    /// Somebody else takes the device.
    HandTo(u32),
    /// Take back the last choice of a person, if this is all that was shown.
    Undo(Seen),
    /// How many milliseconds bots seem to think.
    Pause(u32),
    /// Give me the record of the game that was just played.
    Publish,
    /// Check a record, and tell its rounds.
    Check(String),
}

/// How much of what was told has been shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen {
    /// The number of the last event of which something was shown.
    pub seq: u64,
    /// How many of its steps were; all of everything before it was.
    pub steps: usize,
}

/// What the page is told. `M` is a message of the server: written as such, read
/// as it comes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer<M = Value> {
    /// What the server would say.
    Said(M),
    /// Something was refused, and nothing has changed.
    Refused(Problem),
    /// To be kept, so that the table goes on after a reload.
    Keep(String),
    /// What was kept is not a table, for this reason.
    Damaged(String),
    /// The record of the last game.
    Published(Option<String>),
    /// A record was checked.
    Checked(Checked),
}

/// What became of the check of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Checked {
    /// The totals of all seats after each round.
    pub rounds: Vec<Vec<i64>>,
    /// The commitment that everything follows from, or what is wrong.
    pub fair: Result<String, String>,
    /// Whether the game was ended before anybody had won: nothing is known of what would have
    /// followed.
    pub early: bool,
}
