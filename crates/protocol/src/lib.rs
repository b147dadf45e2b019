//! What the house and its clients say to each other: messages, and nothing
//! else. A client needs no more than this crate; the games themselves are
//! behind `hosting`.
//!
//! Nothing here does I/O; the page runs the same code as the server.

mod game_name;
mod http;
mod message;
pub mod names;
mod problem;
mod table_info;

pub use game_name::{GameName, UnknownGame};
pub use http::{GameInfo, OpenTable, TableOpened, TableSummary};
pub use message::{
    BotTakes, By, ClientMessage, Command, Emote, Event, LONGEST_ID, LONGEST_MESSAGE, Room, ServerMessage,
    VERSION, What, You,
};
pub use problem::{Code, Problem};
pub use table_info::{Guest, LastGame, Phase, Sitting, TableInfo};
