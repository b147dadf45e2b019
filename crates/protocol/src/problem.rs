//! Why the server does not do something.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::game_name::UnknownGame;

/// A request that was not carried out, and nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// What kind of problem it is, for programs.
    pub code: Code,
    /// What is wrong and what to do, for people.
    pub message: String,
    /// The rule of the game that forbids it, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// How the table was closed, if that is why it is not there any more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(inline))]
    pub closed: Option<Closed>,
}

/// How a table was closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Closed {
    /// By its host.
    Host,
    /// By itself: nobody had been there for a long time.
    Idle,
}

/// The kinds of problems.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The text is not a message of this protocol.
    NotAMessage,
    /// The message is too long.
    TooLarge,
    /// The client speaks a version of the protocol that the server does not.
    WrongVersion,
    /// There is no such table, or no longer.
    NoSuchTable,
    /// There is no such game at the table, or it is not over.
    NoSuchGame,
    /// The secret is not one of this table's.
    WrongSecret,
    /// That is for the host, or for somebody with a seat.
    NotAllowed,
    /// Something in the request cannot be like that.
    Wrong,
    /// It cannot be done now.
    NotNow,
    /// A rule of the game forbids the move.
    IllegalMove,
    /// The name could deceive others.
    WrongName,
    /// Somebody at the table is called like that.
    NameTaken,
    /// All seats are taken.
    Full,
    /// The host lets nobody new come in.
    Locked,
    /// The host has sent this guest or address away.
    Banned,
    /// Too many requests, connections or tables; try again later.
    TooMany,
    /// The page that asks is not one of the server's.
    WrongOrigin,
    /// The request is for a name that the server does not go by.
    WrongHost,
    /// The server is closing; connect again in a moment.
    Closing,
    /// The client has seen more than the table has: it was set back to an earlier state.
    TakenBack,
    /// The server could not keep it; try again.
    Broken,
}

impl Problem {
    /// A problem of this kind.
    pub fn new(code: Code, message: impl fmt::Display) -> Self {
        Self { code, message: message.to_string(), rule: None, closed: None }
    }

    /// What is said of a table that was closed.
    pub fn closed(closed: Closed) -> Self {
        let message = match closed {
            Closed::Host => "the host has closed this table",
            Closed::Idle => "this table is closed: nobody had been there for a long time",
        };
        Self { closed: Some(closed), ..Self::new(Code::NoSuchTable, message) }
    }
}

impl From<UnknownGame> for Problem {
    fn from(unknown: UnknownGame) -> Self {
        Self::new(Code::Wrong, unknown)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Problem {}
