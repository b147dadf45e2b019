//! What lies in front of a player.

use std::fmt;

use game::Card;
use serde::{Deserialize, Serialize};

/// So many numbers in a row end the round (F7-17, V-13).
pub const FLIP_7: usize = 7;

/// The bonus for a Flip 7 (F7-40, V-50, V-62).
pub const BONUS: i64 = 15;

/// A player's part in the round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Status {
    /// Still taking cards (F7-20).
    #[default]
    Active,
    /// Takes no more turns and keeps the points.
    Stayed,
    /// Was frozen, where there is a Freeze; it lies in front of them (F7-21).
    Frozen,
    /// Is out.
    Busted,
    /// Has a Flip 7.
    Flip7,
}

impl Status {
    /// The status with this number, as a row may keep it among its bits.
    #[inline]
    pub const fn numbered(number: u64) -> Self {
        match number {
            0 => Self::Active,
            1 => Self::Stayed,
            2 => Self::Frozen,
            3 => Self::Busted,
            _ => Self::Flip7,
        }
    }
}

/// What the cards in front of a player come to, whatever their order (that is kept
/// for the table as a whole). It follows every card at once, so that nobody has to
/// look through the cards.
pub trait Row: Copy + Default + Eq + fmt::Debug + 'static {
    /// The cards of the game.
    type Card: Card;
    /// What was agreed on.
    type Options;

    /// The player's part in the round.
    fn status(&self) -> Status;

    /// The player's part in the round changes.
    fn set_status(&mut self, status: Status);

    /// Whether the player takes cards.
    #[inline]
    fn is_active(&self) -> bool {
        self.status() == Status::Active
    }

    /// How many number cards there are.
    fn count(&self) -> usize;

    /// Whether there is no card at all.
    fn is_empty(&self) -> bool;

    /// Adds a card that was dealt if it just joins the row, so that at most a Flip 7
    /// comes of it: no bust, no action. Says whether it did: the one question that
    /// every card is asked.
    fn keep(&mut self, card: Self::Card) -> bool;

    /// Adds a card, whatever comes of it.
    fn add(&mut self, card: Self::Card);

    /// What the row scores if the round ends now.
    fn points(&self, options: &Self::Options) -> i64;

    /// The kinds of cards that would bust the row, as bits by their index, of which a
    /// number has no more than sixteen.
    fn busting(&self) -> u16;

    /// The cards in front of the player that are neither numbers nor modifiers.
    fn beside(&self) -> impl Iterator<Item = Self::Card>;
}
