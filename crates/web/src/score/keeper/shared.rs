//! A sheet that others write on too.

use std::collections::BTreeSet;

use browser_log::{Json, Role};
use leptos::prelude::*;
use score_keeper::{Entry, EntryId, SheetLog};

use super::{Keeper, Opened};

/// What others have of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shared {
    /// How many entries, as far as is known.
    pub entries: usize,
    /// Whether this browser keeps the score.
    pub writes: bool,
}

impl Keeper {
    /// How many entries everybody has.
    pub(super) fn seen(&self, log: &SheetLog) -> usize {
        self.shared.get_untracked().map_or(log.entries().len(), |shared| shared.entries)
    }

    /// The entries, as they are now.
    pub fn entries(&self) -> Vec<Entry> {
        self.log.with_untracked(|log| log.as_ref().map_or_else(Vec::new, |log| log.entries().to_vec()))
    }

    /// Takes in what the server has, in its order. What only this browser has comes after that.
    pub fn take_in(&self, server: &[Entry]) {
        let before = self.entries();
        let ids =
            |entries: &[Entry]| entries.iter().map(|entry| entry.id.clone()).collect::<BTreeSet<EntryId>>();
        let (here, there) = (ids(&before), ids(server));
        let kept = self.kept.get_untracked().min(before.len());
        let unkept = before[kept..].iter().filter(|entry| !there.contains(&entry.id)).count();
        let own = before.iter().filter(|entry| !there.contains(&entry.id)).cloned();
        let all: Vec<Entry> = server.iter().cloned().chain(own).collect();
        if all == before {
            return;
        }
        let new: Vec<Json> = server
            .iter()
            .filter(|entry| !here.contains(&entry.id))
            .filter_map(|entry| Json::of(entry).ok())
            .collect();
        let Ok(read) = SheetLog::read(all) else { return };
        self.kept.set(read.entries().len() - unkept);
        self.log.set(Some(read));
        self.opened.set(Opened::Here);
        if !new.is_empty() && self.role.get_untracked() == Role::Leads {
            self.write(new);
        }
    }
}
