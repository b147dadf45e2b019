//! What is written down of a round.

use std::collections::BTreeMap;

use super::Numbered;
use crate::id::PlayerId;
use crate::points::{self, Turns};
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
        let mut cells = round.cells.clone();
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
        let written: Turns = cells.iter().map(|(player, cell)| (player, &cell.turn)).collect();
        let players = self.present(number).count();
        let points = points::of_round(&self.rules, players, &written)?;
        let at = usize::try_from(number).unwrap_or(usize::MAX).saturating_sub(1);
        if let Some(round) = self.rounds.get_mut(at) {
            round.cells = cells;
            round.points = points;
        }
        Ok(())
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
