//! What is done to a sheet: entering, undoing, redoing.

use std::collections::BTreeMap;

use hosting::AnyCard;
use leptos::prelude::*;
use score_keeper::{Act, Bonus, Held, PlayerId, Refusal, ScoreSheet, SheetLog, Turn};
use shown::score::Draft;

use super::Keeper;
use crate::score::pad;

impl Keeper {
    /// What is being entered is something else now.
    pub(super) fn take(&self, draft: Option<Draft>) {
        if self.draft.with_untracked(|before| *before == draft) {
            return;
        }
        self.past.set((Vec::new(), Vec::new()));
        self.draft.set(draft);
        self.draft_kept.set(true);
    }

    /// One tap while something is being entered.
    pub fn tap(&self, change: impl FnOnce(&ScoreSheet, &Draft) -> Result<Draft, Refusal>) {
        let Some(before) = self.draft.get_untracked() else { return };
        match self.glance(|sheet| change(sheet, &before)) {
            Some(Ok(draft)) if draft != before => {
                self.refused.set(None);
                self.past.update(|(past, future)| {
                    past.push(before);
                    future.clear();
                });
                self.enter(draft);
            }
            Some(Ok(_)) => self.refused.set(None),
            Some(Err(why)) => self.refused.set(Some(why)),
            None => {}
        }
    }

    fn enter(&self, draft: Draft) {
        self.draft.set(Some(draft));
        self.draft_kept.set(false);
        self.keep_draft();
    }

    /// Begins to enter what somebody had in a round. What was being entered for somebody else is
    /// written down first.
    pub fn begin(&self, round: u32, player: &PlayerId) {
        let same = |open: &Draft| open.round == round && open.player == *player;
        if self.draft.with_untracked(|open| open.as_ref().is_some_and(same)) {
            return;
        }
        if !untrack(|| self.may_write()) || (self.has_taps() && !self.confirm()) {
            return;
        }
        self.refused.set(None);
        self.take(
            self.glance(|sheet| Draft::open(sheet, round, player, pad::by_cards(sheet.rules().game()))),
        );
    }

    /// Leaves what was being entered.
    pub fn leave(&self) {
        let touched = self.has_taps();
        self.refused.set(None);
        self.take(None);
        if touched {
            self.keep_draft();
        }
    }

    /// Whether something was entered that is not written down.
    fn has_taps(&self) -> bool {
        self.draft.with_untracked(|draft| draft.as_ref().is_some_and(|draft| draft.touched))
    }

    /// Writes down what was entered, and goes on with the next of whom nothing is written.
    pub fn confirm(&self) -> bool {
        let Some(draft) = self.draft.get_untracked() else { return false };
        let turn = draft.turn();
        let is_written = |sheet: &ScoreSheet| {
            sheet.round(draft.round).is_some_and(|round| round.cell(&draft.player).is_some())
        };
        if draft.touched && (turn.is_some() || self.glance(is_written) == Some(true)) {
            return self.put(&draft, turn);
        }
        self.take(self.next(&draft));
        if draft.touched {
            self.keep_draft();
        }
        true
    }

    /// Writes this down at once, and goes on likewise.
    pub fn put_at_once(&self, turn: Turn) {
        if let Some(draft) = self.draft.get_untracked() {
            self.put(&draft, Some(turn));
        }
    }

    /// Writes down a bust at once.
    pub fn bust(&self) {
        let Some(draft) = self.draft.get_untracked() else { return };
        if draft.is_bust() {
            return self.tap(|sheet, draft| Ok(draft.bust(sheet, false)));
        }
        if let Some(turn) = self.glance(|sheet| draft.bust(sheet, true).turn()).flatten() {
            self.put_at_once(turn);
        }
    }

    /// Writes down at once that somebody went out.
    pub fn out(&self) {
        self.put_at_once(Turn::Cards(Held::default()));
    }

    fn put(&self, draft: &Draft, turn: Option<Turn>) -> bool {
        let turns = BTreeMap::from([(draft.player.clone(), turn)]);
        self.act_and(Act::Write { round: draft.round, turns }, self.next(draft))
    }

    /// What is to be entered after this: for the next at the table of whom nothing is written.
    fn next(&self, draft: &Draft) -> Option<Draft> {
        self.glance(|sheet| {
            let all: Vec<&PlayerId> = sheet.present(draft.round).collect();
            let at = all.iter().position(|player| **player == draft.player)?;
            let missing: Vec<&PlayerId> = sheet.missing(draft.round).collect();
            let (before, after) = all.split_at(at + 1);
            let mut others = after.iter().chain(before).filter(|player| ***player != draft.player);
            let next = others.find(|player| missing.contains(player))?;
            Some(Draft::open(sheet, draft.round, next, pad::by_cards(sheet.rules().game())))
        })
        .flatten()
    }

    /// A card more, or less.
    pub fn card(&self, card: AnyCard, more: bool) {
        self.tap(|sheet, draft| if more { draft.tap(sheet, card) } else { Ok(draft.take_back(sheet, card)) });
    }

    /// Who the bonus of a brutal Flip 7 goes to.
    pub fn bonus(&self, bonus: Bonus) {
        self.tap(|sheet, draft| draft.give_bonus(sheet, bonus));
    }

    /// Whether there is something to undo, and something to redo.
    pub fn undoable(&self) -> (bool, bool) {
        let future = self.past.with(|(_, future)| !future.is_empty());
        let past = self.draft.with(|draft| draft.as_ref().is_some_and(|draft| draft.touched));
        let of = |log: &SheetLog| (log.undoable().is_some(), log.redoable().is_some());
        let (undo, redo) = self.log.with(|log| log.as_ref().map(of)).unwrap_or_default();
        (past || undo, future || redo)
    }

    /// Undoes the last tap, or redoes the one that was undone last.
    pub fn undo(&self, redo: bool) {
        if !untrack(|| self.may_write()) {
            return;
        }
        let taken = self.draft.get_untracked().and_then(|now| {
            let back = self.past.try_update(|(past, future)| {
                let (from, to) = if redo { (future, past) } else { (past, future) };
                from.pop().inspect(|_| to.push(now))
            });
            back.flatten()
        });
        if let Some(draft) = taken {
            self.refused.set(None);
            return self.enter(draft);
        }
        if !redo && self.has_taps() {
            return self.leave();
        }
        let of = |log: &SheetLog| if redo { log.redoable().cloned() } else { log.undoable().cloned() };
        if let Some(entry) = self.log.with_untracked(|log| log.as_ref().and_then(of)) {
            // What the pad shows may be what is undone.
            self.act_and(if redo { Act::Redo { entry } } else { Act::Undo { entry } }, None);
        }
    }
}
