//! A table as those at it see it, apart from the game itself.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::avatar::{Avatar, known_avatar};

/// Whether a game is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People are gathering.
    Lobby,
    /// A game is on.
    Playing,
    /// A game is over; the next may begin.
    Over,
    /// The table is closed.
    Closed,
}

/// Everything about a table that those at it know beside the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableInfo {
    /// The code that people join by.
    pub table: String,
    /// The name of the game that is played here.
    pub game: String,
    /// All its options.
    pub rules: Map<String, Value>,
    /// How many seats there can be.
    pub most_seats: usize,
    /// How many seconds a turn may take.
    pub timer: Option<u32>,
    /// Whether it is in the list.
    pub public: bool,
    /// Whether players may look at odds.
    pub hints: bool,
    /// Whether nobody new may come in.
    #[serde(default)]
    pub locked: bool,
    /// Whether a game is on.
    pub phase: Phase,
    /// Which game it is at this table, counted from 1: the one that is on, or
    /// the next.
    pub number: u32,
    /// The guest who is the host, unless the host has not come in yet.
    pub host: Option<u32>,
    /// Everybody who is at the table.
    pub guests: Vec<Guest>,
    /// Who sits where, seat 1 first.
    pub seats: Vec<Sitting>,
    /// The guests who get a seat as soon as the rules allow, in order.
    pub waiting: Vec<u32>,
    /// The SHA-256 of the secret that the shuffles of this game come from.
    pub commitment: String,
    /// The guests whose random bytes go into those shuffles.
    pub salted: Vec<u32>,
    /// The game before, if there was one.
    pub last: Option<LastGame>,
}

/// Somebody at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guest {
    /// Their number at this table, counted from 1.
    pub guest: u32,
    /// What they call themselves.
    pub name: String,
    /// The picture they have chosen to be known by.
    #[serde(default, deserialize_with = "known_avatar", skip_serializing_if = "Option::is_none")]
    pub avatar: Option<Avatar>,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitting {
    /// The guest, unless the seat is a bot's own.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub guest: Option<u32>,
    /// What to call the seat.
    pub name: String,
    /// The level of the bot that plays it now, if one does: the seat's own, or
    /// one that stands in for its guest.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub bot: Option<String>,
}

/// A game that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastGame {
    /// Which game it was at this table.
    pub number: u32,
    /// The seat that won; none if the game was ended before somebody had.
    pub winner: Option<usize>,
    /// The points of all seats.
    pub scores: Vec<i64>,
    /// The secret that its shuffles came from.
    pub secret: String,
}
