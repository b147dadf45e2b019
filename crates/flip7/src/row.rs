//! What lies in front of a player.

use serde::Serialize;

use crate::card::{Card, Face};

/// A player's part in the round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Still taking cards (F7-20).
    #[default]
    Active,
    /// Has chosen Stay.
    Stayed,
    /// Was frozen; the Freeze lies in front of them.
    Frozen,
    /// Is out without points.
    Busted,
    /// Has seven different numbers.
    Flip7,
}

/// Seven numbers end the round, or the seventh busts: a row never has more.
pub const FLIP_7: usize = 7;

/// The bonus for a Flip 7 (F7-40).
const BONUS: u16 = 15;

/// The cards in front of one player, without the order of the modifiers (that
/// is kept for the table as a whole).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Row {
    numbers: [Card; FLIP_7],
    count: u8,
    held: u16,
    /// Of the numbers that score: none after a bust.
    sum: u8,
    doubles: u8,
    /// What is added to the numbers, with the bonus of a Flip 7; nothing after
    /// a bust.
    plus: u16,
    pub(crate) second_chance: bool,
    pub(crate) status: Status,
}

impl Row {
    /// The numbers in the order they came; after a bust the last one is the
    /// duplicate.
    pub fn numbers(&self) -> &[Card] {
        &self.numbers[..usize::from(self.count)]
    }

    /// How many numbers there are.
    #[inline]
    pub const fn count(&self) -> usize {
        self.count as usize
    }

    /// The numbers held, as bits.
    #[inline]
    pub const fn held(&self) -> u16 {
        self.held
    }

    /// Whether this number is held.
    #[inline]
    pub const fn holds(&self, number: u8) -> bool {
        self.held >> number & 1 == 1
    }

    /// Whether a Second Chance lies here.
    pub const fn second_chance(&self) -> bool {
        self.second_chance
    }

    /// The player's part in the round.
    pub const fn status(&self) -> Status {
        self.status
    }

    /// Whether the player is active (F7-20).
    #[inline]
    pub const fn is_active(&self) -> bool {
        matches!(self.status, Status::Active)
    }

    /// The sum of the numbers that score, before anything doubles it: nothing
    /// after a bust.
    pub const fn sum(&self) -> u32 {
        self.sum as u32
    }

    /// How many x2 lie here.
    pub const fn doubles(&self) -> u32 {
        self.doubles as u32
    }

    /// Whether there is no card at all here (F7-13).
    #[inline]
    pub const fn is_empty(&self) -> bool {
        // One question, not four: which of them says no is anybody's guess.
        (self.count | self.doubles | self.second_chance as u8) as u16 | self.plus == 0
    }

    /// What the row scores if the round ends now (F7-40).
    #[inline]
    pub const fn points(&self) -> u32 {
        ((self.sum as u32) << self.doubles) + self.plus as u32
    }

    /// Lays a number that is not held yet into the row, and says whether that
    /// makes seven.
    #[inline]
    pub(crate) fn add_number(&mut self, card: Card, number: u8) -> bool {
        self.lay(card);
        self.held |= 1 << number;
        self.sum += number;
        usize::from(self.count) == FLIP_7
    }

    /// The seven numbers have come together (F7-40).
    pub(crate) fn flip_seven(&mut self) {
        self.plus += BONUS;
        self.status = Status::Flip7;
    }

    /// Lays down the number that busts the row (F7-14): nothing there scores
    /// any more.
    pub(crate) fn bust(&mut self, card: Card) {
        self.lay(card);
        (self.sum, self.plus) = (0, 0);
        self.status = Status::Busted;
    }

    #[inline]
    fn lay(&mut self, card: Card) {
        self.numbers[usize::from(self.count)] = card;
        self.count += 1;
    }

    /// Lays a modifier above the row (F7-15).
    pub(crate) fn add_modifier(&mut self, card: Card) {
        let (plus, doubles) = MODIFIERS[card as usize];
        self.plus += plus;
        self.doubles += doubles;
    }
}

/// What each card adds as a modifier, and how often it doubles. Read, not
/// worked out: nobody can guess which of them comes.
static MODIFIERS: [(u16, u8); KINDS] = {
    let mut modifiers = [(0, 0); KINDS];
    let mut place = 0;
    while place < KINDS {
        modifiers[place] = match <Card as table::Card>::ALL[place].face() {
            Face::Plus(points) => (points as u16, 0),
            Face::Double => (0, 1),
            Face::Number(_) | Face::Freeze | Face::FlipThree | Face::SecondChance => (0, 0),
        };
        place += 1;
    }
    modifiers
};

const KINDS: usize = <Card as table::Card>::ALL.len();
