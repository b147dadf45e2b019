//! The sheet that is open: what is done to it is shown at once and marked until it is kept.

mod desk;
mod entering;

use std::collections::BTreeSet;
use std::rc::Rc;

use browser_log::{Change, Failure, Json, Log, News, OpenError, Role};
use leptos::prelude::*;
use score_keeper::{Act, Entry, Outcome, PlayerId, Refusal, ScoreSheet, SheetLog};
use shown::score::Draft;

use super::store;
use crate::browser;
use desk::Desk;

/// How far the sheet is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opened {
    /// It is being read.
    Coming,
    /// It is here.
    Here,
    /// There is none of this name.
    Gone,
    /// It cannot be read.
    Unread(Failure),
}

/// Why something is not kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// Nothing is.
    Opening(OpenError),
    /// What was done last.
    Writing(Failure),
}

/// The sheet that is open.
#[derive(Clone, Copy)]
pub struct Keeper {
    /// The entries with the sheet that they lead to.
    log: RwSignal<Option<SheetLog>>,
    /// How far it is.
    pub opened: RwSignal<Opened>,
    /// How many of the entries are kept.
    kept: RwSignal<usize>,
    /// What is being entered.
    pub draft: RwSignal<Option<Draft>>,
    /// What was being entered before the last taps, to go back to, and what was taken back.
    past: RwSignal<(Vec<Draft>, Vec<Draft>)>,
    /// Whether what is being entered is kept.
    draft_kept: RwSignal<bool>,
    /// Whether this tab writes.
    pub role: RwSignal<Role>,
    /// Why something is not kept.
    pub trouble: RwSignal<Option<Trouble>>,
    /// Why what was tried last cannot be.
    pub refused: RwSignal<Option<Refusal>>,
    desk: StoredValue<Option<Rc<Desk>>, LocalStorage>,
}

impl Keeper {
    /// Opens a sheet.
    pub fn open(id: String) -> Self {
        let keeper = Self {
            log: RwSignal::new(None),
            opened: RwSignal::new(Opened::Coming),
            kept: RwSignal::new(0),
            draft: RwSignal::new(None),
            past: RwSignal::new((Vec::new(), Vec::new())),
            draft_kept: RwSignal::new(true),
            role: RwSignal::new(Role::Asking),
            trouble: RwSignal::new(None),
            refused: RwSignal::new(None),
            desk: StoredValue::new_local(None),
        };
        keeper.read(id);
        keeper
    }

    /// Looks at the sheet, once it is here.
    pub fn look<T>(&self, look: impl FnOnce(&ScoreSheet) -> T) -> Option<T> {
        self.log.with(|log| log.as_ref().map(|log| look(log.sheet())))
    }

    /// The same for once.
    pub fn glance<T>(&self, look: impl FnOnce(&ScoreSheet) -> T) -> Option<T> {
        untrack(|| self.look(look))
    }

    /// How the game stands.
    pub fn outcome(&self) -> Outcome {
        self.look(ScoreSheet::outcome).unwrap_or(Outcome::Open)
    }

    /// Whether anything can be done: the sheet is here, and no other tab writes on it.
    pub fn may_write(&self) -> bool {
        self.role.get() == Role::Leads && self.opened.get() == Opened::Here
    }

    /// What was written and is not kept yet: whose, and in which round.
    pub fn pending(&self) -> BTreeSet<(u32, PlayerId)> {
        let kept = self.kept.get();
        let of = |entry: &Entry| match &entry.act {
            Act::Write { round, turns } => turns.keys().map(|player| (*round, player.clone())).collect(),
            _ => Vec::new(),
        };
        self.log.with(|log| {
            let entries = log.as_ref().map_or(&[][..], SheetLog::entries);
            entries.get(kept..).unwrap_or_default().iter().flat_map(of).collect()
        })
    }

    /// Whether everything that was done is kept.
    pub fn is_kept(&self) -> bool {
        let entries = self.log.with(|log| log.as_ref().map_or(0, |log| log.entries().len()));
        self.kept.get() >= entries && self.draft_kept.get()
    }

    /// Does something, if it fits. It is shown at once; what is being entered goes on like this.
    fn act_and(&self, act: Act, draft: Option<Draft>) -> bool {
        if !untrack(|| self.may_write()) {
            return false;
        }
        let made = self.log.with_untracked(|log| {
            let (log, writer) = (log.as_ref()?, store::writer()?);
            Some(log.entry(&writer, log.entries().len(), browser::now(), act))
        });
        let entry = match made {
            Some(Ok(entry)) => entry,
            Some(Err(why)) => {
                self.refused.set(Some(why));
                return false;
            }
            None => return false,
        };
        self.refused.set(None);
        self.take(draft);
        let json = Json::of(&entry);
        self.log.update(|log| {
            // It fits, as was found out above.
            let _ = log.as_mut().map(|log| log.add(entry));
        });
        match json {
            Ok(json) => self.write(json),
            Err(invalid) => self.trouble.set(Some(Trouble::Writing(invalid.into()))),
        }
        true
    }

    /// Does something, if it fits.
    pub fn act(&self, act: Act) -> bool {
        self.act_and(act, self.draft.get_untracked())
    }

    /// Takes in what was read.
    fn show(&self, log: &Log) {
        match read_all(&log.entries).and_then(|entries| SheetLog::read(entries).map_err(damaged)) {
            Ok(read) => {
                self.kept.try_set(read.entries().len());
                self.log.try_set(Some(read));
                self.opened.try_set(Opened::Here);
            }
            Err(failure) => drop(self.opened.try_set(Opened::Unread(failure))),
        }
    }

    /// Hears of other tabs.
    fn hear(&self, news: News) {
        match news {
            News::Role(role) => self.become_now(role),
            News::Change(Change::Grown(log)) => self.grow(&log),
            News::Change(Change::Replaced) => drop(self.opened.try_set(Opened::Gone)),
            News::Change(Change::Unread(failure)) => {
                self.trouble.try_set(Some(Trouble::Writing(failure)));
            }
        }
    }

    fn become_now(&self, role: Role) {
        self.role.try_set(role);
        match role {
            Role::Asking => {}
            Role::Leads => self.take_up(),
            Role::Follows => {
                self.draft.try_set(None);
                self.draft_kept.try_set(true);
                // What was not kept is not on the sheet that the other tab writes.
                let kept = self.kept.try_get_untracked().unwrap_or_default();
                self.rebuild(|entries| entries.truncate(kept));
            }
        }
    }

    /// Other tabs have written: what was done here meanwhile comes after that, anew.
    fn grow(&self, log: &Log) {
        let Ok(more) = read_all(&log.entries) else {
            let damaged = Failure::Damaged(String::new());
            self.trouble.try_set(Some(Trouble::Writing(damaged)));
            return;
        };
        let kept = self.kept.try_get_untracked().unwrap_or_default();
        let mut own: Vec<Entry> = Vec::new();
        self.rebuild(|entries| {
            own = entries.split_off(kept.min(entries.len()));
            entries.extend(more);
        });
        if let Some(desk) = self.desk.try_get_value().flatten() {
            desk.tab.drop_unkept();
        }
        for entry in own {
            self.act(entry.act);
        }
    }

    /// Follows other entries, all of which are kept.
    fn rebuild(&self, change: impl FnOnce(&mut Vec<Entry>)) {
        let entries = self.log.try_with_untracked(|log| log.as_ref().map(|log| log.entries().to_vec()));
        let Some(mut entries) = entries.flatten() else { return };
        let before = entries.len();
        change(&mut entries);
        if entries.len() == before {
            return;
        }
        if let Ok(read) = SheetLog::read(entries) {
            self.kept.try_set(read.entries().len());
            self.log.try_set(Some(read));
        }
    }
}

fn read_all(entries: &[Json]) -> Result<Vec<Entry>, Failure> {
    entries.iter().map(|entry| entry.read().map_err(damaged)).collect()
}

fn damaged(why: impl std::fmt::Display) -> Failure {
    Failure::Damaged(why.to_string())
}
