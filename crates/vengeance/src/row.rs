//! The numbers in front of a player.

use serde::Serialize;

use crate::card::Card;
use crate::tally::{FLIP_7, Tally};

/// A player's part in the round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Still taking turns.
    #[default]
    Active,
    /// Takes no more turns, but the cards are still in play (V-11).
    Stayed,
    /// Is out.
    Busted,
    /// Has a Flip 7.
    Flip7,
}

/// Six different numbers, a second 13, and one that makes seven or busts.
const MOST_NUMBERS: usize = FLIP_7 + 1;

/// The most cards of a player that can be touched: these numbers, and each kind of
/// modifier.
pub const MOST_OPEN: usize = MOST_NUMBERS + 6;

/// The number cards in front of one player, and what all cards there come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Row {
    pub(crate) tally: Tally,
    /// As many as the tally says; the rest is zeros.
    numbers: [Card; MOST_NUMBERS],
}

impl Row {
    /// The numbers in the order they came; after a bust with the one that
    /// busted.
    #[inline]
    pub fn numbers(&self) -> &[Card] {
        &self.numbers[..self.tally.numbers()]
    }

    /// How many numbers there are.
    #[inline]
    pub const fn count(&self) -> usize {
        self.tally.numbers()
    }

    /// What the cards come to.
    #[inline]
    pub const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// The player's part in the round.
    #[inline]
    pub const fn status(&self) -> Status {
        self.tally.status()
    }

    /// Whether the player takes turns.
    #[inline]
    pub fn is_active(&self) -> bool {
        self.tally.is_active()
    }

    /// Whether the cards are still in play: the player has not busted (V-12).
    #[inline]
    pub fn is_in_play(&self) -> bool {
        self.tally.is_in_play()
    }

    /// Whether The Zero lies here (V-20).
    #[inline]
    pub const fn holds_zero(&self) -> bool {
        self.tally.holds(Card::Zero)
    }

    /// The sum of the numbers.
    #[inline]
    pub const fn sum(&self) -> u32 {
        self.tally.sum()
    }

    /// Lays the numbers out, all at a stroke, however many there are.
    #[inline]
    pub(crate) fn lay_out(&self, room: &mut [Card]) {
        room[..MOST_NUMBERS].copy_from_slice(&self.numbers);
    }

    /// Whether this number would bust the row (V-12, V-22).
    pub fn would_bust(&self, card: Card) -> bool {
        let mut after = self.tally;
        after.receive(card);
        after.has_busted()
    }

    /// A card comes to lie here; a modifier only counts, its place is the
    /// table's. An Unlucky 7 finds the row wiped (V-21).
    #[inline]
    pub(crate) fn lay(&mut self, card: Card) {
        if card.is_number() {
            self.numbers[self.tally.numbers() % MOST_NUMBERS] = card;
        }
        self.tally.lay(card);
    }

    /// Takes a card away; the one that came first, if there are two.
    pub(crate) fn take(&mut self, card: Card) {
        if let Some(place) = self.numbers().iter().position(|&held| held == card) {
            self.numbers[place..].rotate_left(1);
            self.numbers[MOST_NUMBERS - 1] = Card::default();
        }
        self.tally.take(card);
    }

    /// Takes all cards away (V-21) and gives the numbers among them.
    pub(crate) fn wipe(&mut self) -> impl Iterator<Item = Card> + use<> {
        let count = self.tally.numbers();
        self.tally.wipe();
        std::mem::take(&mut self.numbers).into_iter().take(count)
    }
}
