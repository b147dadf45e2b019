//! The sheets that the first entries of a log lead to, so that what was written a while ago can
//! be undone without following everything anew.

use std::collections::BTreeSet;

use crate::entry::Entry;
use crate::fold::Numbered;
use crate::id::EntryId;
use crate::refusal::Refusal;
use crate::sheet::ScoreSheet;

/// A sheet is remembered after so many entries.
const STRIDE: usize = 32;

/// The sheet that entries lead to, and some that the first of them led to.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Course {
    sheet: ScoreSheet,
    /// How many entries have been followed.
    followed: usize,
    /// How many entries led to each sheet.
    before: Vec<(usize, ScoreSheet)>,
}

impl Course {
    /// Follows all entries but those that were undone. The first has to begin a sheet.
    pub fn of(entries: &[Entry], undone: &BTreeSet<&EntryId>) -> Result<Self, Refusal> {
        let sheet = ScoreSheet::begun(entries.first().ok_or(Refusal::Begun(false))?)?;
        let mut course = Self { before: vec![(1, sheet.clone())], sheet, followed: 1 };
        course.go_on(entries, undone);
        Ok(course)
    }

    pub const fn sheet(&self) -> &ScoreSheet {
        &self.sheet
    }

    /// Whether an entry fits next, if it is none that undoes or redoes another.
    pub fn check(&self, entry: &Entry) -> Result<(), Refusal> {
        self.sheet.clone().apply(Numbered { entry, number: number(self.followed) })
    }

    /// Follows all entries that have not been followed yet.
    pub fn go_on(&mut self, entries: &[Entry], undone: &BTreeSet<&EntryId>) {
        for entry in &entries[self.followed..] {
            if self.followed >= self.before.last().map_or(0, |before| before.0) + STRIDE {
                self.before.push((self.followed, self.sheet.clone()));
            }
            if !undone.contains(&entry.id) {
                self.sheet.follow(Numbered { entry, number: number(self.followed) });
            }
            self.followed += 1;
        }
    }

    /// Follows all entries from one on anew: it was undone or redone.
    pub fn again_from(&mut self, changed: usize, entries: &[Entry], undone: &BTreeSet<&EntryId>) {
        // The first is before all that can be undone.
        self.before.retain(|(followed, _)| *followed <= changed.max(1));
        if let Some((followed, sheet)) = self.before.last() {
            (self.followed, self.sheet) = (*followed, sheet.clone());
        }
        self.go_on(entries, undone);
    }
}

/// The number of the entry that comes after so many.
fn number(followed: usize) -> u64 {
    u64::try_from(followed).unwrap_or(u64::MAX).saturating_add(1)
}
