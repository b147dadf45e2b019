//! The numbers in front of a player.

use serde::Serialize;
use tinyvec::ArrayVec;

use crate::card::{Card, Face};

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

/// Seven make a Flip 7.
const FLIP_7: usize = 7;

/// Six different numbers, a second 13, and one that makes seven or busts.
const MOST_NUMBERS: usize = FLIP_7 + 1;

/// The number cards in front of one player, and the player's part in the round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Row {
    numbers: ArrayVec<[Card; MOST_NUMBERS]>,
    pub(crate) status: Status,
    /// What minus cards given after a bust take off (V-61).
    pub(crate) penalty: u16,
}

impl Row {
    /// The numbers in the order they came; after a bust with the one that
    /// busted.
    pub fn numbers(&self) -> &[Card] {
        &self.numbers
    }

    /// The player's part in the round.
    pub const fn status(&self) -> Status {
        self.status
    }

    /// Whether the player takes turns.
    #[inline]
    pub fn is_active(&self) -> bool {
        self.status == Status::Active
    }

    /// Whether the cards are still in play: the player has not busted (V-12).
    #[inline]
    pub fn is_in_play(&self) -> bool {
        self.status != Status::Busted
    }

    /// Whether The Zero lies here (V-20).
    pub fn holds_zero(&self) -> bool {
        self.numbers.contains(&Card::Zero)
    }

    /// The sum of the numbers.
    pub fn sum(&self) -> u32 {
        self.numbers.iter().map(|&card| u32::from(value(card))).sum()
    }

    /// Whether this number would bust the row (V-12, V-22).
    pub fn would_bust(&self, card: Card) -> bool {
        let mut after = *self;
        after.lay(card);
        card != Card::UnluckySeven && after.has_busted()
    }

    pub(crate) fn lay(&mut self, card: Card) {
        self.numbers.push(card);
    }

    /// Takes a card out of the row; the one that came first, if there are two.
    pub(crate) fn take(&mut self, card: Card) -> bool {
        let place = self.numbers.iter().position(|&held| held == card);
        place.map(|place| self.numbers.remove(place)).is_some()
    }

    /// Empties the row (V-21).
    pub(crate) fn wipe(&mut self) -> impl Iterator<Item = Card> + use<> {
        std::mem::take(&mut self.numbers).into_iter()
    }

    /// Whether some number lies here once too often (V-12, V-22).
    pub(crate) fn has_busted(&self) -> bool {
        let mut seen = 0_u16;
        let mut twice = 0_u16;
        for &card in &self.numbers {
            let bit = 1 << value(card);
            if twice & bit != 0 {
                return true;
            }
            twice |= seen & bit;
            seen |= bit;
        }
        let lucky_pair = if self.numbers.contains(&Card::LuckyThirteen) { 1 << 13 } else { 0 };
        twice & !lucky_pair != 0
    }

    /// Whether the numbers make a Flip 7 (V-13), given that they do not bust.
    pub(crate) fn has_seven(&self, both_13_count: bool) -> bool {
        let pair = self.numbers.iter().filter(|&&card| value(card) == 13).count() == 2;
        self.numbers.len() - usize::from(pair && !both_13_count) >= FLIP_7
    }
}

const fn value(card: Card) -> u8 {
    match card.face() {
        Face::Number(number) => number,
        Face::Modifier(_) | Face::Action(_) => 0,
    }
}
