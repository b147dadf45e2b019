//! What is written down of a round.

use std::collections::BTreeMap;

use super::Numbered;
use crate::id::PlayerId;
use crate::points::{self, Points, Turns, Written};
use crate::refusal::Refusal;
use crate::sheet::{self, By, Cell, Round, ScoreSheet};
use crate::turn::{Bonus, Held, Turn};

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
            let old = cells.remove(player);
            cells.extend(over(old, turn.as_ref(), by).map(|cell| (player.clone(), cell)));
        }
        self.check_bonus(number, &cells)?;
        let players = self.present(number).count();
        let now = sheet::turns(&cells);
        let scored = scored(round, players, &now);
        let points = points::of_round(&self.rules, &Written { players, turns: now, scored })?;
        let at = usize::try_from(number).unwrap_or(usize::MAX).saturating_sub(1);
        if let Some(round) = self.rounds.get_mut(at) {
            (round.cells, round.points, round.players) = (cells, points, players);
        }
        Ok(())
    }

    /// V-62: the bonus comes off somebody who plays the round, written down or not yet.
    fn check_bonus(&self, number: u32, cells: &BTreeMap<PlayerId, Cell>) -> Result<(), Refusal> {
        for cell in cells.values() {
            if let Turn::Cards(Held { bonus: Some(Bonus::Off(other)), .. }) = &cell.turn
                && !self.place(other).is_some_and(|place| place.is_present(number))
            {
                return Err(Refusal::BonusForNobody);
            }
        }
        Ok(())
    }
}

/// What was worked out before and is still so: of forty players one has a card more.
fn scored<'a>(round: &'a Round, players: usize, now: &Turns) -> BTreeMap<&'a PlayerId, &'a Points> {
    let before = round.turns();
    if round.players != players || points::loser(&before) != points::loser(now) {
        return BTreeMap::new();
    }
    let same = |player: &&PlayerId| before.get(*player) == now.get(*player);
    round.points.iter().filter(|(player, _)| same(player)).collect()
}

/// What stands in a place after a turn was written there, or wiped out. What its writer did not
/// know of stays beside it; somebody who wipes a place takes away only what they knew of.
fn over(old: Option<Cell>, turn: Option<&Turn>, by: Numbered) -> Option<Cell> {
    let unknown = old.into_iter().flat_map(Cell::into_turns).filter(|(_, written)| !by.knows(written));
    let written = turn.map(|turn| (turn.clone(), (by.entry.id.clone(), by.number)));
    let mut all = written.into_iter().chain(unknown);
    let (turn, by) = all.next()?;
    let (rivals, rivals_by) = all.filter(|(rival, _)| *rival != turn).unzip();
    Some(Cell { turn, by, rivals, rivals_by })
}

impl Cell {
    /// What counts, and what others wrote at the same time.
    fn into_turns(self) -> impl Iterator<Item = (Turn, By)> {
        std::iter::once((self.turn, self.by)).chain(self.rivals.into_iter().zip(self.rivals_by))
    }
}

impl Numbered<'_> {
    /// Whether the writer of this entry knew of what another wrote down.
    fn knows(&self, (entry, number): &By) -> bool {
        *number <= self.entry.seen || entry.writer() == self.entry.id.writer()
    }
}
