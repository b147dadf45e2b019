//! A seat at a table, wherever the table is.

use i18n::Words;
use protocol::Phase;
use terminal::{Act, News};

use crate::failure::Failure;

/// A seat at a table: one in this program, or one of a server.
pub trait Source {
    /// Whether the table is in this program, so that everybody who plays sits here.
    fn is_local(&self) -> bool;

    /// Waits for what the table tells next. Nothing is lost if the future is dropped.
    async fn next(&mut self) -> Result<News, Failure>;

    /// Does something at the table.
    async fn act(&mut self, act: Act) -> Result<(), Failure>;

    /// What is said to somebody who leaves in this phase.
    fn farewell(&self, phase: Option<Phase>, words: &Words) -> Option<String>;
}
