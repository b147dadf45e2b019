//! A sheet with the entries that made it: what can be written next, undone and redone.

use std::collections::BTreeSet;

use crate::entry::{Act, Entry};
use crate::fold::Numbered;
use crate::id::{EntryId, Writer};
use crate::refusal::Refusal;
use crate::sheet::ScoreSheet;

/// The most entries of a sheet.
pub const MOST_ENTRIES: usize = 100_000;

/// A sheet with the entries that made it.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetLog {
    entries: Vec<Entry>,
    sheet: ScoreSheet,
    /// What was undone and can be redone, the last one last.
    undone: Vec<EntryId>,
}

impl SheetLog {
    /// The sheet that entries lead to. Entries that come twice count once.
    ///
    /// It is refused if the first does not begin a sheet. Others that do not fit are in
    /// [`ScoreSheet::void`].
    pub fn read(entries: Vec<Entry>) -> Result<Self, Refusal> {
        let mut seen = BTreeSet::new();
        let mut entries: Vec<Entry> =
            entries.into_iter().filter(|entry| seen.insert(entry.id.clone())).collect();
        entries.truncate(MOST_ENTRIES);
        let (sheet, undone) = followed(&entries)?;
        Ok(Self { entries, sheet, undone })
    }

    /// Begins a sheet. The entry is to be kept before it is shown.
    pub fn begin(writer: &Writer, at: u64, act: Act) -> Result<Self, Refusal> {
        Self::read(vec![Entry { id: writer.entry(1), seen: 0, at, act }])
    }

    /// All entries.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// What they lead to.
    pub const fn sheet(&self) -> &ScoreSheet {
        &self.sheet
    }

    /// The entry by which a writer does something, if it fits. Nothing has changed yet: once it
    /// is kept, it is to be [added](Self::add). `seen` is how many of the entries everybody who
    /// shares the sheet has.
    pub fn entry(&self, writer: &Writer, seen: usize, at: u64, act: Act) -> Result<Entry, Refusal> {
        let entry = Entry { id: self.next_id(writer), seen: seen.try_into().unwrap_or(u64::MAX), at, act };
        self.with(entry.clone()).map(|_| entry)
    }

    /// Adds an entry that was kept.
    pub fn add(&mut self, entry: Entry) -> Result<(), Refusal> {
        *self = self.with(entry)?;
        Ok(())
    }

    /// The last entry that can be undone.
    pub fn undoable(&self) -> Option<&EntryId> {
        let out = undone(&self.entries);
        let counts = |entry: &&Entry| can_be_undone(&entry.act) && !out.contains(&entry.id);
        self.entries.iter().rev().find(counts).map(|entry| &entry.id)
    }

    /// The entry that was undone last and can be redone, as long as nothing else was done since.
    pub fn redoable(&self) -> Option<&EntryId> {
        self.undone.last()
    }

    /// The log with one entry more, which must fit.
    fn with(&self, entry: Entry) -> Result<Self, Refusal> {
        if self.entries.len() >= MOST_ENTRIES {
            return Err(Refusal::Full);
        }
        let mut log = self.clone();
        match &entry.act {
            Act::Undo { entry: other } | Act::Redo { entry: other } => {
                let undo = matches!(entry.act, Act::Undo { .. });
                let fits = self.entries.iter().any(|entry| entry.id == *other && can_be_undone(&entry.act));
                if !fits || undone(&self.entries).contains(other) == undo {
                    return Err(Refusal::NotUndone { entry: other.clone() });
                }
                log.entries.push(entry);
                (log.sheet, log.undone) = followed(&log.entries)?;
            }
            _ => {
                let number = log.entries.len() as u64 + 1;
                log.sheet.apply(Numbered { entry: &entry, number })?;
                log.undone.clear();
                log.entries.push(entry);
            }
        }
        Ok(log)
    }

    fn next_id(&self, writer: &Writer) -> EntryId {
        let own = self.entries.iter().filter(|entry| entry.id.writer() == writer.as_str());
        writer.entry(own.filter_map(|entry| entry.id.number()).max().unwrap_or(0) + 1)
    }
}

const fn can_be_undone(act: &Act) -> bool {
    !matches!(act, Act::Begin { .. } | Act::Undo { .. } | Act::Redo { .. })
}

/// The entries that were undone and not redone.
fn undone(entries: &[Entry]) -> BTreeSet<&EntryId> {
    let mut out = BTreeSet::new();
    for entry in entries {
        match &entry.act {
            Act::Undo { entry } => drop(out.insert(entry)),
            Act::Redo { entry } => drop(out.remove(entry)),
            _ => {}
        }
    }
    out
}

/// The sheet that all entries lead to that were not undone, and what can be redone.
fn followed(entries: &[Entry]) -> Result<(ScoreSheet, Vec<EntryId>), Refusal> {
    let out = undone(entries);
    let mut rest = (1..).zip(entries).map(|(number, entry)| Numbered { entry, number });
    let first = rest.next().ok_or(Refusal::Begun(false))?;
    let mut sheet = ScoreSheet::begun(first.entry)?;
    for numbered in rest.filter(|numbered| !out.contains(&numbered.entry.id)) {
        sheet.follow(numbered);
    }
    Ok((sheet, redoable(entries)))
}

/// What was undone since something else was done, the last one last.
fn redoable(entries: &[Entry]) -> Vec<EntryId> {
    let mut undone: Vec<EntryId> = Vec::new();
    for entry in entries {
        match &entry.act {
            Act::Undo { entry } => undone.push(entry.clone()),
            Act::Redo { entry } => undone.retain(|other| other != entry),
            _ => undone.clear(),
        }
    }
    undone
}
