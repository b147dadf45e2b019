//! What makes a game of rows the game it is.

use std::fmt;

use game::{Card, Rule};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::event::Event;

/// One game of rows. It is never a value: only its types and functions are used.
pub trait Kind: Copy + Eq + fmt::Debug + 'static {
    /// The cards of the game.
    type Card: Card + Serialize + DeserializeOwned;
    /// Why a card is dealt to a player.
    type Way: Copy + Eq + fmt::Debug + Serialize + DeserializeOwned;
    /// Why a round ends.
    type Ending: Copy + Eq + fmt::Debug + Serialize + DeserializeOwned;
    /// What can happen in this game alone.
    type Happening: Copy + Eq + fmt::Debug + Serialize + DeserializeOwned;
    /// The rulebook.
    type Rule: Rule;

    /// The rule that an event follows from.
    fn rule_of(event: &Event<Self>) -> Self::Rule;
}
