//! What the server and its clients say to each other: messages, and nothing
//! else. A client needs no more than this crate; the games themselves are
//! behind `hosting`.
//!
//! Nothing here does I/O; the page runs the same code as the server.
//!
//! ```
//! use protocol::{ClientMessage, Command, VERSION};
//!
//! let hello = ClientMessage::Hello { version: VERSION, secret: None, host: None, last: None };
//! assert_eq!(serde_json::to_string(&hello)?, r#"{"type":"hello","version":1}"#);
//!
//! let text = r#"{"type":"do","id":"1","command":{"do":"move","action":"hit"}}"#;
//! let ClientMessage::Do { id, command } = serde_json::from_str(text)? else { panic!("it is a command") };
//! assert_eq!((id.as_str(), command), ("1", Command::Move { action: "hit".to_owned() }));
//! # Ok::<(), serde_json::Error>(())
//! ```

mod avatar;
mod game_name;
mod http;
mod message;
pub mod names;
mod problem;
mod table_info;

pub use avatar::{Avatar, known_avatar};
pub use game_name::{GameName, UnknownGame};
#[cfg(feature = "openapi")]
pub use http::Level;
pub use http::{GameInfo, OpenTable, TableOpened, TableSummary};
pub use message::{
    BotTakes, By, ClientMessage, Command, Emote, Event, LONGEST_ID, LONGEST_MESSAGE, MINUTES_AWAY, Room,
    ServerMessage, VERSION, What, You,
};
pub use problem::{Closed, Code, Problem};
pub use table_info::{Guest, LastGame, Phase, Sitting, TableInfo};
