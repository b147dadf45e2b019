//! A table in the terminal: what is shown, what is asked, and what a key or a word answers.
//!
//! Nothing here does I/O. Whoever drives it passes on what the table tells ([`News`]) and what
//! somebody presses or types, and does what comes of it ([`Act`]).
//!
//! - [`room`] has the last of everything that was told.
//! - [`prompt`] makes a question with answers of it, each with a key and words.
//! - [`model`] has what was touched so far, and takes keys.
//! - [`screen`] draws the table, and says what lies where for a mouse.
//! - [`plain`] speaks in lines, for screen readers and pipes.

pub mod model;
pub mod plain;
pub mod prompt;
mod report;
pub mod room;
pub mod screen;

pub use model::{Act, Key, Model};
pub use plain::Plain;
pub use room::{News, Room};
