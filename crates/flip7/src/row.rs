//! What lies in front of a player.

use rows::{BONUS, Status};

use crate::card::{Card, Face};
use crate::options::Options;

/// What the cards in front of one player come to, in lanes of one number, so that a
/// card changes all of it by one addition: how often the sum of the numbers is doubled,
/// whether there is a Second Chance, that sum, how many numbers there are, the player's
/// part in the round, the kinds of cards that do not just join the row, and what is
/// added (with the bonus of a Flip 7). What is shifted by lies lowest and what is added
/// highest, so that points take few steps.
///
/// After a bust no sum is left, and nothing to add, so that points need no question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row(u64);

const SECOND_CHANCE: u32 = 6;
const SUM: u32 = 8;
const COUNT: u32 = 16;
const STATUS: u32 = 20;
const STOPS: u32 = 24;
const PLUS: u32 = 48;

const DOUBLES_BITS: u64 = 0x3f;
const SUM_BITS: u64 = 0xff << SUM;
const COUNT_BITS: u64 = 0xf;
const STATUS_BITS: u64 = 0xf << STATUS;
const PLUS_BITS: u64 = 0xffff << PLUS;

/// Actions never join a row.
const EMPTY: u64 =
    (1 << Card::Freeze as u32 | 1 << Card::FlipThree as u32 | 1 << Card::SecondChance as u32) << STOPS;

const _: () = assert!(STOPS as usize + KINDS <= PLUS as usize, "a bit for every kind of card");

impl Default for Row {
    fn default() -> Self {
        Self(EMPTY)
    }
}

impl Row {
    /// The numbers held, as bits.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "numbers are the first thirteen kinds")]
    pub const fn held(&self) -> u16 {
        (self.0 >> STOPS) as u16 & ((1 << (Card::Twelve as u32 + 1)) - 1)
    }

    /// Whether this number is held.
    #[inline]
    pub const fn holds(&self, number: u8) -> bool {
        self.held() >> number & 1 == 1
    }

    /// Whether a Second Chance lies here.
    #[inline]
    pub const fn second_chance(&self) -> bool {
        self.0 >> SECOND_CHANCE & 1 == 1
    }

    /// A Second Chance comes if there is none, or goes if there is one.
    pub(crate) const fn turn_second_chance(&mut self) {
        self.0 ^= 1 << SECOND_CHANCE;
    }

    /// The sum of the numbers that score, before anything doubles it: nothing
    /// after a bust.
    #[inline]
    pub const fn sum(&self) -> u64 {
        (self.0 & SUM_BITS) >> SUM
    }

    /// How many x2 lie here.
    #[inline]
    pub const fn doubles(&self) -> u64 {
        self.0 & DOUBLES_BITS
    }

    /// What is added to the numbers.
    #[inline]
    pub const fn plus(&self) -> u64 {
        self.0 >> PLUS
    }

    /// What the row scores if the round ends now (F7-40).
    #[inline]
    pub const fn points(&self) -> i64 {
        ((self.sum() << self.doubles()) + self.plus()).cast_signed()
    }

    /// One number more than the row could hold (F7-14): nothing there scores any more.
    pub(crate) const fn bust(&mut self) {
        self.0 = (self.0 & !(PLUS_BITS | SUM_BITS)) + (1 << COUNT);
    }
}

impl rows::Row for Row {
    type Card = Card;
    type Options = Options;

    #[inline]
    fn status(&self) -> Status {
        Status::numbered((self.0 & STATUS_BITS) >> STATUS)
    }

    /// The seven numbers of a Flip 7 have come together when they become one (F7-40).
    fn set_status(&mut self, status: Status) {
        let bonus = if status == Status::Flip7 { BONUS.cast_unsigned() << PLUS } else { 0 };
        self.0 = (self.0 & !STATUS_BITS | (status as u64) << STATUS) + bonus;
    }

    #[inline]
    fn is_active(&self) -> bool {
        self.0 & STATUS_BITS == 0
    }

    #[inline]
    fn count(&self) -> usize {
        (self.0 >> COUNT & COUNT_BITS) as usize
    }

    #[inline]
    fn is_empty(&self) -> bool {
        // Of The Zero more is known than its sum: it is a number, and held.
        self.0 & !STATUS_BITS == EMPTY
    }

    /// A number that is not held yet (F7-14), or a modifier (F7-15).
    #[inline]
    fn keep(&mut self, card: Card) -> bool {
        let joins = self.0 >> STOPS >> card as u32 & 1 == 0;
        if joins {
            self.add(card);
        }
        joins
    }

    #[inline]
    fn add(&mut self, card: Card) {
        self.0 += TALLIES[card as usize];
    }

    #[inline]
    fn points(&self, _: &Options) -> i64 {
        self.points()
    }

    /// F7-14, unless a Second Chance saves (F7-23).
    #[inline]
    fn busting(&self) -> u16 {
        if self.second_chance() { 0 } else { self.held() }
    }

    fn beside(&self) -> impl Iterator<Item = Card> {
        let second = self.second_chance().then_some(Card::SecondChance);
        second.into_iter().chain((self.status() == Status::Frozen).then_some(Card::Freeze))
    }
}

/// What each card adds to a row. Read, not worked out: a branch by the kind of card
/// would mispredict.
const TALLIES: &[u64; KINDS] = &{
    let mut tallies = [0; KINDS];
    let mut place = 0;
    while place < KINDS {
        tallies[place] = match <Card as game::Card>::ALL[place].face() {
            Face::Number(number) => (number as u64) << SUM | 1 << (STOPS + number as u32) | 1 << COUNT,
            Face::Plus(points) => (points as u64) << PLUS,
            Face::Double => 1,
            Face::Freeze | Face::FlipThree | Face::SecondChance => 0,
        };
        place += 1;
    }
    tallies
};

const KINDS: usize = <Card as game::Card>::ALL.len();
