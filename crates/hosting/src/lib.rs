//! Any game behind one face, seen by whoever looks, and the one registry of
//! games.
//!
//! [`begin`] starts a game by its name and gives it back as a [`Hosted`]:
//! whoever hosts it, the server or the page, need not know which game it is.
//! Code that is generic over games gets to their types by [`with_game!`].
//!
//! Nothing here does I/O.
//!
//! ```
//! use game::Seed;
//! use hosting::{Audience, GameName};
//! use serde_json::Map;
//!
//! let (mut game, news) = hosting::begin(GameName::Flip7, &Map::new(), 3, Seed::from(7)).unwrap();
//! assert!(news.steps(Audience::Watcher).get().contains("round_began"));
//! let seat = game.to_act().unwrap();
//! game.play(seat, "hit").unwrap();
//! ```

mod any_card;
mod bots;
mod hosted;
mod kind;
mod refused;
mod registry;
mod reveals;
mod running;
pub mod wire;

pub use any_card::AnyCard;
pub use hosted::{Begun, Hosted, News, Thought, begin, begin_as};
pub use kind::{Kind, complete_rules, kind_of, kinds};
pub use protocol::GameName;
pub use refused::Refused;
pub use registry::{MOST_SEATS, hall, server, table};
pub use reveals::Reveals;
pub use wire::Audience;
