//! A game as it is shown to somebody, for every front end: the page and the terminal.
//!
//! Positions and events come as JSON and are read into the types of the games; what can be
//! chosen is narrowed by what is touched; questions are put into words. Nothing here knows a
//! rule, draws anything or waits for anybody.
//!
//! ```
//! use hosting::GameName;
//! use shown::{Position, odds};
//!
//! let told = serde_json::json!({"to_act": 1, "choices": ["hit", "stay"],
//!     "rows": [{"numbers": ["7"], "points": 7, "busts": ["7"]}], "unseen": {"7": 1, "5": 3}});
//! let position = Position::read(GameName::Flip7, &told).expect("a position of Flip 7");
//! assert_eq!(odds::bust_percent(&position, 1), Some(25));
//! ```

pub mod ask;
pub mod cards;
pub mod choice;
pub mod keys;
pub mod log;
pub mod look;
pub mod odds;
pub mod pace;
pub mod picture;
pub mod places;
pub mod position;
pub mod round_end;
pub mod step;
pub mod temper;
pub mod thing;

pub use position::Position;
pub use step::Step;
