//! What is written down of a round.

use std::collections::BTreeMap;
use std::sync::Arc;

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
        let mut cells = BTreeMap::clone(&round.cells);
        for (player, turn) in turns {
            if !self.known(player)?.is_present(number) {
                return Err(Refusal::Absent { player: player.clone(), round: number });
            }
            let old = cells.remove(player);
            cells.extend(over(old, turn.as_ref(), by).map(|cell| (player.clone(), cell)));
        }
        let points = self.scored(number, sheet::turns(&cells))?;
        let players = self.present(number).count();
        let at = usize::try_from(number).unwrap_or(usize::MAX).saturating_sub(1);
        if let Some(round) = self.rounds.get_mut(at) {
            (round.cells, round.points, round.players) = (Arc::new(cells), Arc::new(points), players);
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
        let mut turns = round.turns();
        turns.insert(&place.player.id, turn);
        self.scored(number, turns)?.remove(player).ok_or_else(absent)
    }

    /// What turns of a round come to. Of forty players one has a card more: what was worked out
    /// of the others is still so.
    fn scored(&self, number: u32, turns: Turns) -> Result<BTreeMap<PlayerId, Points>, Refusal> {
        self.check_bonus(number, &turns)?;
        let players = self.present(number).count();
        let scored = self.round(number).map_or_else(BTreeMap::new, |round| unchanged(round, players, &turns));
        points::of_round(&self.rules, &Written { players, turns, scored })
    }

    /// V-62: the bonus comes off somebody who plays the round, written down or not yet.
    fn check_bonus(&self, number: u32, turns: &Turns) -> Result<(), Refusal> {
        for turn in turns.values() {
            if let Turn::Cards(Held { bonus: Some(Bonus::Off(other)), .. }) = turn
                && !self.place(other).is_some_and(|place| place.is_present(number))
            {
                return Err(Refusal::BonusForNobody);
            }
        }
        Ok(())
    }
}

/// What was worked out before and is still so.
fn unchanged<'a>(round: &'a Round, players: usize, now: &Turns) -> BTreeMap<&'a PlayerId, &'a Points> {
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
    Some(Cell { turn, rivals, by, rivals_by })
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
