//! What the house and its clients say to each other, and what both of them need
//! for it: games behind one face, whichever they are, seen by whoever looks.
//!
//! Nothing here does I/O; the page runs the same code as the server.

pub mod hosted;
mod http;
mod message;
pub mod names;
mod problem;
mod table_info;
pub mod wire;

pub use http::{GameInfo, OpenTable, TableOpened, TableSummary};
pub use message::{
    BotTakes, By, ClientMessage, Command, Emote, Event, LONGEST_ID, LONGEST_MESSAGE, Room, ServerMessage,
    VERSION, What, You,
};
pub use problem::{Code, Problem};
pub use table_info::{Guest, LastGame, Phase, Sitting, TableInfo};
