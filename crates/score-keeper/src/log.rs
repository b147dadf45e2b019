//! A sheet with the entries that made it: what can be written next, undone and redone.

mod course;

use std::collections::BTreeSet;

use crate::entry::{Act, Entry};
use crate::id::{EntryId, Writer};
use crate::refusal::Refusal;
use crate::sheet::ScoreSheet;
use course::Course;

/// The most entries of a sheet.
pub const MOST_ENTRIES: usize = 100_000;

/// A sheet with the entries that made it.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetLog {
    entries: Vec<Entry>,
    course: Course,
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
        let course = Course::of(&entries, &undone(&entries))?;
        let undone = redoable(&entries);
        Ok(Self { entries, course, undone })
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
        self.course.sheet()
    }

    /// The entry by which a writer does something, if it fits. Nothing has changed yet: once it
    /// is kept, it is to be [added](Self::add). `seen` is how many of the entries everybody who
    /// shares the sheet has.
    pub fn entry(&self, writer: &Writer, seen: usize, at: u64, act: Act) -> Result<Entry, Refusal> {
        let entry = Entry { id: self.next_id(writer)?, seen: seen.try_into().unwrap_or(u64::MAX), at, act };
        self.check(&entry).map(|()| entry)
    }

    /// Adds an entry that was kept. One that is there already counts once.
    pub fn add(&mut self, entry: Entry) -> Result<(), Refusal> {
        if self.entries.iter().any(|other| other.id == entry.id) {
            return Ok(());
        }
        self.check(&entry)?;
        self.take(entry);
        Ok(())
    }

    /// Adds an entry that may have been written while others wrote. One whose writer knew of
    /// everything must fit. Any other is kept, even as one that does not count
    /// ([`ScoreSheet::void`]): its writer could not know, and it must not be lost. An entry that
    /// is there already changes nothing.
    pub fn merge(&mut self, entry: Entry) -> Result<(), Refusal> {
        if self.find(&entry.id).is_some() {
            return Ok(());
        }
        if matches!(entry.act, Act::Begin { .. }) {
            return Err(Refusal::Begun(true));
        }
        if let Err(why) = self.check(&entry)
            && (self.entries.len() >= MOST_ENTRIES || self.knew_of_all(&entry))
        {
            return Err(why);
        }
        self.take(entry);
        Ok(())
    }

    /// The entry with an id.
    pub fn find(&self, id: &EntryId) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.id == *id)
    }

    /// Whether a writer knew of all that others have written.
    fn knew_of_all(&self, entry: &Entry) -> bool {
        let seen = usize::try_from(entry.seen).unwrap_or(usize::MAX);
        let mut unknown = self.entries.iter().skip(seen);
        unknown.all(|other| other.id.writer() == entry.id.writer())
    }

    fn take(&mut self, entry: Entry) {
        let toggled = toggled(&entry.act).cloned();
        match &entry.act {
            Act::Undo { entry } => self.undone.push(entry.clone()),
            Act::Redo { entry } => self.undone.retain(|other| other != entry),
            _ => self.undone.clear(),
        }
        self.entries.push(entry);
        let out = undone(&self.entries);
        match toggled.and_then(|toggled| self.entries.iter().position(|entry| entry.id == toggled)) {
            Some(at) => self.course.again_from(at, &self.entries, &out),
            // What another has undone may come after that.
            None => self.course.go_on(&self.entries, &out),
        }
    }

    /// The last entry that counts and can be undone.
    pub fn undoable(&self) -> Option<&EntryId> {
        let out = undone(&self.entries);
        let void = |entry: &Entry| self.sheet().void.iter().any(|void| void.entry == entry.id);
        let counts = |entry: &&Entry| can_be_undone(&entry.act) && !out.contains(&entry.id) && !void(entry);
        self.entries.iter().rev().find(counts).map(|entry| &entry.id)
    }

    /// The entry that was undone last and can be redone, as long as nothing else was done since.
    pub fn redoable(&self) -> Option<&EntryId> {
        self.undone.last()
    }

    /// Whether an entry fits behind all others.
    fn check(&self, entry: &Entry) -> Result<(), Refusal> {
        if self.entries.len() >= MOST_ENTRIES {
            return Err(Refusal::Full);
        }
        let Some(other) = toggled(&entry.act) else { return self.course.check(entry) };
        let undo = matches!(entry.act, Act::Undo { .. });
        let fits = self.entries.iter().any(|entry| entry.id == *other && can_be_undone(&entry.act));
        if !fits || undone(&self.entries).contains(other) == undo {
            return Err(Refusal::NotUndone { entry: other.clone() });
        }
        Ok(())
    }

    fn next_id(&self, writer: &Writer) -> Result<EntryId, Refusal> {
        let own = self.entries.iter().filter(|entry| entry.id.writer() == writer.as_str());
        let last = own.filter_map(|entry| entry.id.number()).max().unwrap_or(0);
        Ok(writer.entry(last.checked_add(1).ok_or(Refusal::Full)?))
    }
}

const fn can_be_undone(act: &Act) -> bool {
    !matches!(act, Act::Begin { .. } | Act::Undo { .. } | Act::Redo { .. })
}

/// The entry that is undone or redone, if one is.
const fn toggled(act: &Act) -> Option<&EntryId> {
    match act {
        Act::Undo { entry } | Act::Redo { entry } => Some(entry),
        _ => None,
    }
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
