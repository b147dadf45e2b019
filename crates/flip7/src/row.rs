//! What lies in front of a player.

use std::hint::cold_path;

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
const BONUS: u64 = 15;

/// The cards in front of one player, without the order of the modifiers (that
/// is kept for the table as a whole).
#[derive(Clone, Copy, Debug, Default)]
pub struct Row {
    /// What the cards come to, in lanes of one word, so that a card changes all of
    /// it at once: the sum of the numbers, how often it is doubled, what is added to
    /// it with the bonus of a Flip 7 (after a bust no sum is left, and nothing to add),
    /// whether there is a Second Chance, how many numbers there are, and which kinds of
    /// cards are held, as bits: only numbers ever are, but every kind has one.
    tally: u64,
    /// As many as the tally says; what lies behind them is of no account.
    numbers: [Card; FLIP_7],
    status: Status,
}

const DOUBLES: u32 = 8;
const SECOND_CHANCE: u32 = 15;
const PLUS: u32 = 16;
const COUNT: u32 = 32;
const HELD: u32 = 40;

impl PartialEq for Row {
    fn eq(&self, other: &Self) -> bool {
        (self.tally, self.status) == (other.tally, other.status) && self.numbers() == other.numbers()
    }
}

impl Eq for Row {}

impl Row {
    /// The numbers in the order they came; after a bust the last one is the
    /// duplicate.
    pub fn numbers(&self) -> &[Card] {
        &self.numbers[..self.count()]
    }

    /// How many numbers there are.
    #[inline]
    pub const fn count(&self) -> usize {
        byte(self.tally, COUNT) as usize
    }

    /// The numbers held, as bits.
    #[inline]
    pub const fn held(&self) -> u16 {
        (self.tally >> HELD & 0xffff) as u16
    }

    /// Whether this number is held.
    #[inline]
    pub const fn holds(&self, number: u8) -> bool {
        self.held() >> number & 1 == 1
    }

    /// Whether this card is a number that is held.
    #[inline]
    pub(crate) fn repeats(&self, card: Card) -> bool {
        self.tally >> (HELD + card as u32) & 1 == 1
    }

    /// Whether a Second Chance lies here.
    #[inline]
    pub const fn second_chance(&self) -> bool {
        self.tally >> SECOND_CHANCE & 1 == 1
    }

    /// A Second Chance comes if there is none, or goes if there is one.
    pub(crate) const fn turn_second_chance(&mut self) {
        self.tally ^= 1 << SECOND_CHANCE;
    }

    /// The player's part in the round.
    pub const fn status(&self) -> Status {
        self.status
    }

    /// The player takes no more cards in this round.
    pub(crate) const fn leave(&mut self, status: Status) {
        self.status = status;
    }

    /// Whether the player is active (F7-20).
    #[inline]
    pub const fn is_active(&self) -> bool {
        matches!(self.status, Status::Active)
    }

    /// The sum of the numbers that score, before anything doubles it: nothing
    /// after a bust.
    #[inline]
    pub const fn sum(&self) -> u32 {
        byte(self.tally, 0)
    }

    /// How many x2 lie here.
    #[inline]
    pub const fn doubles(&self) -> u32 {
        (self.tally >> DOUBLES & 0x1f) as u32
    }

    /// Whether there is no card at all here (F7-13).
    #[inline]
    pub const fn is_empty(&self) -> bool {
        // Of The Zero more is known than its sum: it is a number, and held.
        self.tally == 0
    }

    /// What the row scores if the round ends now (F7-40).
    #[inline]
    pub const fn points(&self) -> u32 {
        (self.sum() << self.doubles()) + (self.tally >> PLUS & 0xffff) as u32
    }

    /// Lays a modifier, or a number that is not held yet, into the row (F7-15), and
    /// says whether there are seven numbers now.
    #[inline]
    pub(crate) fn keep(&mut self, card: Card) -> bool {
        // A modifier is written behind the numbers and forgotten.
        let before = self.count();
        self.numbers[before] = card;
        self.tally += TALLIES[card as usize];
        if before + 1 < FLIP_7 {
            return false;
        }
        cold_path();
        self.count() == FLIP_7
    }

    /// The seven numbers have come together (F7-40).
    pub(crate) fn flip_seven(&mut self) {
        self.tally += BONUS << PLUS;
        self.status = Status::Flip7;
    }

    /// Lays down the number that busts the row (F7-14): nothing there scores
    /// any more.
    pub(crate) fn bust(&mut self, card: Card) {
        self.numbers[self.count()] = card;
        self.tally += 1 << COUNT;
        self.tally &= !(0xffff << PLUS | 0xff);
        self.status = Status::Busted;
    }
}

/// A byte of a word.
#[inline]
const fn byte(word: u64, place: u32) -> u32 {
    (word >> place & 0xff) as u32
}

/// What each card adds to the tally of a row. Read, not worked out: nobody can guess
/// which card comes.
static TALLIES: [u64; KINDS] = {
    let mut tallies = [0; KINDS];
    let mut place = 0;
    while place < KINDS {
        tallies[place] = match <Card as game::Card>::ALL[place].face() {
            Face::Number(number) => number as u64 | 1 << (HELD + number as u32) | 1 << COUNT,
            Face::Plus(points) => (points as u64) << PLUS,
            Face::Double => 1 << DOUBLES,
            Face::Freeze | Face::FlipThree | Face::SecondChance => 0,
        };
        place += 1;
    }
    tallies
};

const KINDS: usize = <Card as game::Card>::ALL.len();
