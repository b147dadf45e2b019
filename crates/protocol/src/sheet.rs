//! Score sheets that several people follow: how one is shared, and what goes over its socket.
//!
//! What is written on a sheet is its entries. Nobody here looks into them: `E` is an entry as
//! whoever sends or gets it has it, a value if it is only passed on.

use serde::{Deserialize, Serialize};
use serde_json::Value;

#[cfg(feature = "openapi")]
use crate::game_name::GameName;
use crate::problem::Problem;

/// The longest message about a sheet, and the longest request to share one, in bytes.
pub const LONGEST_SHEET_MESSAGE: usize = 64 * 1024;

/// The most entries that are written at once.
pub const MOST_ENTRIES_AT_ONCE: usize = 64;

/// The most bytes that all entries of a shared sheet take.
pub const MOST_SHEET_BYTES: usize = 4 * 1024 * 1024;

/// `POST /api/v1/sheets`: share a sheet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct OpenSheet<E = Value> {
    /// Who shares it and keeps the score: the name that their entries begin with.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 20, pattern = "^[a-z0-9.-]{1,20}$"))]
    pub writer: String,
    /// The entries so far, the first of which begins the sheet. If there are more than fit, the
    /// others are written over the socket.
    #[cfg_attr(feature = "openapi", schema(min_items = 1, max_items = 64, value_type = Vec<Object>))]
    pub entries: Vec<E>,
}

/// The answer: what only those get who may keep the score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SheetOpened {
    /// The code that others follow it by.
    #[cfg_attr(feature = "openapi", schema(pattern = "^[A-HJKMNP-Z]{6}$"))]
    pub sheet: String,
    /// The secret of those who may keep the score. Keep it.
    pub scorer: String,
    /// The number of the last event.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 1_000_000))]
    pub seq: u64,
}

/// `GET /api/v1/sheets/CODE`: a shared sheet from outside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SheetSummary {
    /// The code that people follow it by.
    #[cfg_attr(feature = "openapi", schema(pattern = "^[A-HJKMNP-Z]{6}$"))]
    pub sheet: String,
    /// The game that is played.
    #[cfg_attr(feature = "openapi", schema(value_type = GameName))]
    pub game: String,
    /// How many players are on it, those too who went.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 40))]
    pub players: usize,
    /// The round that is open, or was played last.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 1000))]
    pub round: u32,
}

/// A message from somebody at a shared sheet. A field that it does not have is refused.
///
/// ```
/// use protocol::{SheetClientMessage, SheetCommand};
///
/// let text = r#"{"type":"do","id":"7-1","command":{"do":"take_over"}}"#;
/// let message: SheetClientMessage = serde_json::from_str(text)?;
/// assert_eq!(message, SheetClientMessage::Do { id: "7-1".to_owned(), command: SheetCommand::TakeOver });
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum SheetClientMessage<E = Value> {
    /// The first message: who is it?
    Hello {
        /// The version of the protocol, [`VERSION`](crate::VERSION).
        version: u32,
        /// The name that the client's entries begin with, if it may keep the score.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        writer: Option<String>,
        /// The secret of those who may keep the score.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        scorer: Option<String>,
        /// The number of the last event the client has; 0 for none.
        #[serde(default)]
        last: u64,
    },
    /// Do something. Sent twice, it is done once.
    Do {
        /// An id that the client chooses, by which it is answered.
        id: String,
        /// What is to happen.
        command: SheetCommand<E>,
    },
    /// There is more than came so far: go on after this event.
    More {
        /// The number of the last event the client has.
        last: u64,
    },
    /// Are you there?
    Ping,
}

/// Something that changes a shared sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum SheetCommand<E = Value> {
    /// Write entries down, those that are not there yet.
    Write {
        /// The entries, in the order in which they were written.
        entries: Vec<E>,
        /// The number of the last event that their writer knew of when they were written:
        /// somebody else may keep the score by now.
        known: u64,
    },
    /// Keep the score from now on, in place of whoever does.
    TakeOver,
    /// Share the sheet no longer.
    Close,
}

/// A message from the server about a shared sheet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SheetServerMessage<E = Value> {
    /// The answer to `hello`.
    Welcome {
        /// The version of the protocol.
        version: u32,
        /// The number of the last event.
        seq: u64,
        /// The time at the server, in milliseconds since 1970.
        now: u64,
        /// Who keeps the score, as of the last event.
        scorer: String,
        /// Whether this client may.
        may_score: bool,
        /// Who is there.
        room: SheetRoom,
        /// What happened after the client's `last`, oldest first: all of it, or as much as fits.
        missed: Vec<SheetEvent<E>>,
    },
    /// What happened after the last that the client was told, or the answer to `more`.
    Events {
        /// The number of the last event there is.
        seq: u64,
        /// The events, oldest first: all of them, or as much as fits.
        events: Vec<SheetEvent<E>>,
    },
    /// A command was carried out and is on disk.
    Done {
        /// The id that the client gave the command.
        id: String,
        /// The number of the last event it made, or of the last there is.
        seq: u64,
        /// The entries that were not written, and why. All others are.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        unwritten: Vec<Unwritten>,
    },
    /// A message was not carried out, and nothing has changed.
    Refused {
        /// The id of the command, if it was one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
        /// What is wrong with it.
        problem: Problem,
    },
    /// Who is there.
    Room(SheetRoom),
    /// The server ends the connection.
    Bye {
        /// What ends the connection.
        problem: Problem,
        /// Whether to connect again.
        reconnect: bool,
    },
    /// I am here.
    Pong,
}

/// An entry that was not written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unwritten {
    /// The id of the entry.
    pub entry: String,
    /// Why not.
    pub problem: Problem,
}

/// Something that happened to a shared sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SheetEvent<E = Value> {
    /// Its number, counted from 1 without a gap.
    pub seq: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What happened.
    pub what: SheetWhat<E>,
}

/// What happened to a shared sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum SheetWhat<E = Value> {
    /// It was shared.
    Opened {
        /// Who keeps the score.
        writer: String,
        /// The entry that begins the sheet.
        entry: E,
    },
    /// An entry was written down.
    Wrote {
        /// The entry.
        entry: E,
    },
    /// Somebody else keeps the score.
    TookOver {
        /// Who.
        writer: String,
    },
    /// It is shared no longer.
    Closed {
        /// Whether because nobody had been there for long.
        idle: bool,
    },
}

/// Who is at a shared sheet. It has no number: it is not kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SheetRoom {
    /// How many are connected.
    pub here: usize,
    /// Whether whoever keeps the score is one of them.
    pub scorer: bool,
}
