//! All that can become of a round: which numbers have come, which modifiers, and what became of
//! the Second Chances.

use std::ops::Range;

use flip7::{Card, Face};
use game::Card as _;

use crate::chances::{Chance, chances, groups};
use crate::lanes::Lanes;
use crate::round::Round;
use crate::rows::{Row, rows};

/// What can become of a round. A state is a row, a chance and a lane; the states of one row and
/// chance lie beside each other. Whatever comes leads to a row, chance or lane further on; the round begins with
/// the first of each.
pub struct Space {
    pub rows: Vec<Row>,
    pub chances: Vec<Chance>,
    /// Those of them between which forced draws lead: all, or those with as many left where they wait.
    pub groups: Vec<Range<usize>>,
    pub lanes: Lanes,
    /// How many Freezes and Flip Threes the deck has.
    pub freezes: u32,
    pub flip_threes: u32,
    /// Whether a Second Chance that comes in a Flip Three waits (F7-33).
    pub waits: bool,
    /// How many more numbers the row can have without a Flip 7.
    pub room: u32,
    /// The number cards in the deck, and the modifiers.
    numbers: u32,
    modifiers: u32,
    /// Whether any card lies there at the start.
    has_cards: bool,
}

impl Space {
    pub fn of(round: &Round) -> Self {
        let count = |wanted: fn(Card) -> bool| {
            Card::ALL.iter().filter(|card| wanted(**card)).map(|card| u32::from(round.left(*card))).sum()
        };
        let (chances, waits) = (chances(round), round.second_chance_waits());
        Self {
            rows: rows(round),
            groups: groups(&chances, waits),
            chances,
            lanes: Lanes::of(round),
            freezes: round.left(Card::Freeze).into(),
            flip_threes: round.left(Card::FlipThree).into(),
            waits,
            room: round.room(),
            numbers: count(Card::is_number),
            modifiers: count(|card| matches!(card.face(), Face::Plus(_) | Face::Double)),
            has_cards: round.has_cards,
        }
    }

    /// How many vectors there are: one for each row and chance.
    pub fn vectors(&self) -> usize {
        self.rows.len() * self.chances.len()
    }

    /// How many states there are.
    pub fn states(&self) -> usize {
        self.vectors().saturating_mul(self.lanes.count)
    }

    /// About how many numbers are kept at a time while all of it is worked out.
    pub fn values(&self) -> usize {
        // For each number of Flip Threes that are left a table of those who choose and one of those for whom another
        // begins; where Second Chances wait, one for each number of them that do, and some for how a round ends then.
        let seconds = self.chances.iter().map(|chance| chance.left).max().unwrap_or(0);
        let waiting = if self.waits { self.flip_threes * seconds + 5 } else { 0 };
        let tables = 2 * self.flip_threes + 2 + waiting;
        self.states().saturating_mul(tables as usize)
    }

    /// Where the vector of a row and a chance stands.
    pub fn place(&self, row: usize, chance: usize) -> usize {
        chance * self.rows.len() + row
    }

    /// How many cards the deck has besides those that a Flip Three sets aside, before any new number is in the row and
    /// before any modifier has come.
    fn others(&self, chance: &Chance) -> Option<u32> {
        let seconds = if self.waits { 0 } else { chance.left };
        (self.numbers + self.modifiers + seconds).checked_sub(chance.burned)
    }

    /// The most cards that can have come when a player chooses.
    pub fn most_gone(&self) -> u32 {
        let most = |count: fn(&Chance) -> u32| self.chances.iter().map(count).max().unwrap_or(0);
        self.room
            + self.modifiers
            + self.flip_threes
            + most(|chance| chance.left)
            + most(|chance| chance.burned)
    }

    /// Whether a deck of so many cards can run out in a round.
    pub fn runs_out(&self, cards: u32) -> bool {
        cards <= self.most_gone() + self.freezes
    }

    /// What it is after so many more Second Chances have come up.
    pub fn gained(&self, chance: usize, count: u32) -> Option<usize> {
        (0..count).try_fold(chance, |chance, _| self.chances[chance].drawn)
    }

    /// A number for every lane, for each count of new numbers in the row, by how many cards the deck has
    /// besides those that a Flip Three sets aside; 0 where more would have come than there were.
    pub fn by_lane(&self, chance: &Chance, of: impl Fn(u32) -> f64) -> Vec<f64> {
        let rest = |gone: u32| self.others(chance)?.checked_sub(gone);
        let values: Vec<f64> =
            (0..=self.room + self.modifiers).map(|gone| rest(gone).map_or(0.0, &of)).collect();
        let gone = (0..=self.room).flat_map(|added| self.lanes.drawn.iter().map(move |drawn| added + drawn));
        gone.map(|gone| values[gone as usize]).collect()
    }

    /// Those of such numbers that are a row's.
    pub fn of_row<'a>(&self, numbers: &'a [f64], row: &Row) -> &'a [f64] {
        &numbers[row.added as usize * self.lanes.count..][..self.lanes.count]
    }

    /// Whether no card at all lies there with the first row, so that one must Hit (F7-13).
    pub fn is_bare(&self, chance: &Chance, lane: usize) -> bool {
        !self.has_cards && self.lanes.drawn[lane] == 0 && !chance.held
    }
}
