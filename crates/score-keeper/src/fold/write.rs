//! What is written down of a round.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::Numbered;
use crate::id::PlayerId;
use crate::points::{self, Points, Turns};
use crate::refusal::Refusal;
use crate::sheet::{Cell, ScoreSheet};
use crate::turn::Turn;

impl ScoreSheet {
    pub(super) fn write(
        &mut self,
        number: u32,
        turns: &BTreeMap<PlayerId, Option<Turn>>,
        by: Numbered,
    ) -> Result<(), Refusal> {
        let round = self.round(number).ok_or(Refusal::NoSuchRound { round: number })?;
        let mut cells = BTreeMap::clone(&round.cells);
        for (player, turn) in turns {
            if !self.known(player)?.is_present(number) {
                return Err(Refusal::Absent { player: player.clone(), round: number });
            }
            match turn {
                Some(turn) => {
                    let rivals = cells.get(player).map_or_else(Vec::new, |old| old.rivals_of(turn, by));
                    let by = (by.entry.id.clone(), by.number);
                    cells.insert(player.clone(), Cell { turn: turn.clone(), rivals, by });
                }
                None => drop(cells.remove(player)),
            }
        }
        let written = cells.iter().map(|(player, cell)| (player, &cell.turn)).collect();
        let points = self.scored(number, &written)?;
        let at = usize::try_from(number).unwrap_or(usize::MAX).saturating_sub(1);
        if let Some(round) = self.rounds.get_mut(at) {
            round.cells = Arc::new(cells);
            round.points = Arc::new(points);
        }
        Ok(())
    }

    /// What a turn would come to if it were written down, or why it cannot be.
    pub fn tried(&self, number: u32, player: &PlayerId, turn: &Turn) -> Result<Points, Refusal> {
        let round = self.round(number).ok_or(Refusal::NoSuchRound { round: number })?;
        let absent = || Refusal::Absent { player: player.clone(), round: number };
        let place = self.known(player)?;
        if !place.is_present(number) {
            return Err(absent());
        }
        let mut turns: Turns = round.cells.iter().map(|(player, cell)| (player, &cell.turn)).collect();
        turns.insert(&place.player.id, turn);
        self.scored(number, &turns)?.remove(player).ok_or_else(absent)
    }

    fn scored(&self, number: u32, turns: &Turns) -> Result<BTreeMap<PlayerId, Points>, Refusal> {
        points::of_round(&self.rules, self.present(number).count(), turns)
    }
}

impl Cell {
    /// What stands beside a turn that is written over this one: whatever its writer did not know
    /// of, if it says something else.
    fn rivals_of(&self, turn: &Turn, by: Numbered) -> Vec<Turn> {
        let (entry, number) = &self.by;
        let unknown = *number > by.entry.seen && entry.writer() != by.entry.id.writer();
        let known =
            if unknown { [std::slice::from_ref(&self.turn), &self.rivals].concat() } else { Vec::new() };
        known.into_iter().filter(|rival| rival != turn).collect()
    }
}
