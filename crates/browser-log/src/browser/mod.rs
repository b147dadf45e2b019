//! What browsers have for this.

mod change;
mod channel;
mod database;
mod locks;
mod open;
mod room;
mod upgrade;
mod words;

pub use channel::{Bell, Ear};
pub use database::Database;
pub use locks::{Lead, Role};
pub use room::{Persistence, Room, ask_to_stay, persistence, room};

/// The records of all logs, by their names.
const LOGS: &str = "logs";

/// The entries of all logs, by the log's name and their number, from 1.
const ENTRIES: &str = "entries";
