//! The round of one player.

use std::fmt;

use flip7::{Card, Face, SecondChanceInFlipThree};
use game::Pile;

use crate::queue::{Pending, Waiting};

/// How many different numbers are a Flip 7 (F7-17).
const SEVEN: u32 = 7;

/// Where a player stands in a round, and what is left in the deck.
#[derive(Clone, Debug)]
pub struct Round {
    pub(crate) deck: Pile<Card>,
    /// What is shuffled when the deck runs out (F7-51).
    pub(crate) discards: Pile<Card>,
    pub(crate) second_chance_in_flip_three: SecondChanceInFlipThree,
    /// The numbers in the row, a bit for each.
    pub(crate) numbers: u16,
    /// What the modifiers in front of the player add.
    pub(crate) plus: u32,
    /// How often they double.
    pub(crate) doubles: u32,
    /// Whether a Second Chance lies there.
    pub(crate) second_chance: bool,
    /// Whether any card lies there.
    pub(crate) has_cards: bool,
    /// How the round begins.
    pub(crate) begins: Begins,
}

/// How what is worked out begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begins {
    /// With a choice.
    Choosing,
    /// With a card that is taken from discards that were just shuffled.
    Renewed,
    /// With the rest of a Flip Three from discards that were just shuffled.
    RenewedIn(Pending),
}

/// Why nobody has such cards in a round that goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A number twice is a bust (F7-14).
    Twice(Card),
    /// With seven numbers the round is over (F7-17).
    Flip7,
    /// Nobody holds two Second Chances (F7-24).
    TwoChances,
    /// This card does not lie in front of somebody who goes on (F7-21, F7-37).
    NoPlace(Card),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Twice(card) => write!(f, "{card} is there twice, which is a bust (F7-14)"),
            Self::Flip7 => f.write_str("with seven numbers the round is over (F7-17)"),
            Self::TwoChances => f.write_str("nobody holds two Second Chances (F7-24)"),
            Self::NoPlace(card) => {
                write!(f, "{card} does not lie in front of somebody who can go on (F7-21, F7-37)")
            }
        }
    }
}

impl std::error::Error for Fault {}

impl Round {
    /// A player with these cards in front of them, and a deck that has these left. Nothing was discarded, and a Second
    /// Chance in a Flip Three is kept at once.
    pub fn new(deck: Pile<Card>, hand: &[Card]) -> Result<Self, Fault> {
        let mut round = Self {
            deck,
            discards: Pile::default(),
            second_chance_in_flip_three: SecondChanceInFlipThree::AtOnce,
            numbers: 0,
            plus: 0,
            doubles: 0,
            second_chance: false,
            has_cards: !hand.is_empty(),
            begins: Begins::Choosing,
        };
        for &card in hand {
            round.lay(card)?;
        }
        if round.numbers.count_ones() >= SEVEN { Err(Fault::Flip7) } else { Ok(round) }
    }

    /// The same with discards, which are shuffled when the deck runs out (F7-51).
    #[must_use]
    pub const fn with_discards(self, discards: Pile<Card>) -> Self {
        Self { discards, ..self }
    }

    /// The same with another time for a Second Chance that comes in a Flip Three (F7-33).
    #[must_use]
    pub const fn with_second_chance_in_flip_three(self, when: SecondChanceInFlipThree) -> Self {
        Self { second_chance_in_flip_three: when, ..self }
    }

    /// The same for a player among others, and how large a part of the cards that come next changes something for them:
    /// Freezes and Flip Threes go to others, so they are left out.
    #[must_use]
    pub fn among_others(mut self) -> (Self, f64) {
        let renewed = self.deck.is_empty();
        let next_from = |round: &Self| if renewed { round.discards.len() } else { round.deck.len() };
        let all = next_from(&self);
        for card in [Card::Freeze, Card::FlipThree] {
            while self.deck.take(card) || self.discards.take(card) {}
        }
        let part = ratio(next_from(&self), all);
        (self, part)
    }

    fn lay(&mut self, card: Card) -> Result<(), Fault> {
        match card.face() {
            Face::Number(number) if self.numbers & (1 << number) != 0 => return Err(Fault::Twice(card)),
            Face::Number(number) => self.numbers |= 1 << number,
            Face::Plus(points) => self.plus += u32::from(points),
            Face::Double => self.doubles += 1,
            Face::SecondChance if self.second_chance => return Err(Fault::TwoChances),
            Face::SecondChance => self.second_chance = true,
            Face::Freeze | Face::FlipThree => return Err(Fault::NoPlace(card)),
        }
        Ok(())
    }

    /// How many cards of a kind are left, for arithmetic.
    pub(crate) fn left(&self, card: Card) -> u8 {
        u8::try_from(self.deck.count(card)).unwrap_or(u8::MAX)
    }

    /// Whether a Second Chance that comes in a Flip Three waits (F7-33).
    pub(crate) fn second_chance_waits(&self) -> bool {
        self.second_chance_in_flip_three == SecondChanceInFlipThree::After
    }

    /// How many Second Chances are set aside at the start.
    pub(crate) fn waiting_second_chances(&self) -> u32 {
        match self.begins {
            Begins::Choosing | Begins::Renewed => 0,
            Begins::RenewedIn(pending) => pending.queue.count(Waiting::SecondChance),
        }
    }

    /// How many more numbers the row can have without a Flip 7.
    pub(crate) const fn room(&self) -> u32 {
        SEVEN - 1 - self.numbers.count_ones()
    }
}

/// How large some cards are a part of others; all of none.
fn ratio(some: usize, all: usize) -> f64 {
    let count = |cards: usize| u32::try_from(cards).map_or(0.0, f64::from);
    if all == 0 { 1.0 } else { count(some) / count(all) }
}
