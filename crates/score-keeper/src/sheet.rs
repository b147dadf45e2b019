//! A sheet as its entries make it.

use std::collections::BTreeMap;

use crate::entry::Player;
use crate::id::{EntryId, PlayerId};
use crate::points::Points;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::turn::Turn;

/// A sheet as its entries make it.
#[derive(Clone, Debug, PartialEq)]
pub struct ScoreSheet {
    pub(crate) rules: Rules,
    pub(crate) places: Vec<Place>,
    pub(crate) rounds: Vec<Round>,
    pub(crate) ended: bool,
    pub(crate) void: Vec<Void>,
}

/// A place at the table, in the order of the seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Who sits there.
    pub player: Player,
    /// The points they began with.
    pub start: i64,
    /// The rounds in which they came, and before which they went.
    pub(crate) stays: Vec<(u32, Option<u32>)>,
}

/// A round.
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    /// Who deals.
    pub dealer: PlayerId,
    pub(crate) cells: BTreeMap<PlayerId, Cell>,
    /// What it comes to, for everybody of whom something is written down.
    pub(crate) points: BTreeMap<PlayerId, Points>,
}

/// What is written down of a player in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// What they had.
    pub turn: Turn,
    /// What others wrote at the same time who did not know of each other. It does not count
    /// until somebody writes it down again.
    pub rivals: Vec<Turn>,
    /// The entry that wrote it, and its place among all.
    pub(crate) by: (EntryId, u64),
}

/// An entry that does not count, since it did not fit when it was its turn: what it says
/// may have been undone or overtaken on another device.
#[derive(Clone, Debug, PartialEq)]
pub struct Void {
    /// The entry.
    pub entry: EntryId,
    /// Why.
    pub why: Refusal,
}

impl ScoreSheet {
    /// What was agreed on.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Everybody on the sheet, in the order of the seats, those too who went.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// Somebody on the sheet.
    pub fn place(&self, player: &PlayerId) -> Option<&Place> {
        self.places.iter().find(|place| place.player.id == *player)
    }

    /// All rounds, the one last that is open or that decided the game.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The number of the last round, counted from 1.
    pub fn last_round(&self) -> u32 {
        u32::try_from(self.rounds.len()).unwrap_or(u32::MAX)
    }

    /// A round by its number.
    pub fn round(&self, round: u32) -> Option<&Round> {
        self.rounds.get(usize::try_from(round).ok()?.checked_sub(1)?)
    }

    /// Who plays in a round, in the order of the seats.
    pub fn present(&self, round: u32) -> impl Iterator<Item = &PlayerId> {
        self.places.iter().filter(move |place| place.is_present(round)).map(|place| &place.player.id)
    }

    /// Who plays in a round and of whom nothing is written down in it.
    pub fn missing(&self, round: u32) -> impl Iterator<Item = &PlayerId> {
        let there = self.round(round);
        self.present(round).filter(move |&player| there.is_some_and(|there| there.cell(player).is_none()))
    }

    /// The points of somebody after a round.
    pub fn total(&self, player: &PlayerId, round: u32) -> i64 {
        let start = self.place(player).map_or(0, |place| place.start);
        let rounds = self.rounds.iter().take(usize::try_from(round).unwrap_or(usize::MAX));
        start + rounds.filter_map(|round| round.points(player)).map(|points| points.points).sum::<i64>()
    }

    /// Whether the game was ended by hand.
    pub const fn is_ended(&self) -> bool {
        self.ended
    }

    /// The entries that do not count.
    pub fn void(&self) -> &[Void] {
        &self.void
    }

    /// All places where two scorers wrote different things at the same time.
    pub fn disputed(&self) -> impl Iterator<Item = (u32, &PlayerId, &Cell)> {
        (1..).zip(&self.rounds).flat_map(|(number, round)| {
            let rivals = round.cells.iter().filter(|(_, cell)| !cell.rivals.is_empty());
            rivals.map(move |(player, cell)| (number, player, cell))
        })
    }
}

impl Place {
    /// Whether they play in a round.
    pub fn is_present(&self, round: u32) -> bool {
        self.stays.iter().any(|&(from, until)| from <= round && until.is_none_or(|until| round < until))
    }

    /// Whether they have gone.
    pub fn has_gone(&self) -> bool {
        self.stays.last().is_some_and(|(_, until)| until.is_some())
    }
}

impl Round {
    /// What is written down of somebody.
    pub fn cell(&self, player: &PlayerId) -> Option<&Cell> {
        self.cells.get(player)
    }

    /// What the round comes to for somebody.
    pub fn points(&self, player: &PlayerId) -> Option<&Points> {
        self.points.get(player)
    }

    /// Whether nothing is written down of anybody.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }
}
