//! The way of what is done to where it is kept.

use std::cell::Cell;
use std::rc::Rc;

use browser_log::{Failure, Header, Json, Logs, Name, Store as _, Tab};
use leptos::prelude::*;
use leptos::task::spawn_local;
use shown::score::{Draft, Summary};

use super::{Keeper, Opened, Trouble};
use crate::score::store::{self, Shelf};

/// Where the sheet is kept.
pub struct Desk {
    logs: Logs,
    name: Name,
    pub tab: Tab,
    /// How many writings are under way.
    writing: Cell<usize>,
    /// Whether what is being entered has to be written after them.
    late: Cell<bool>,
}

impl Keeper {
    /// Reads the sheet, and takes its place among the tabs that have it open.
    pub(super) fn read(self, id: String) {
        spawn_local(async move {
            let Shelf { logs, why } = store::shelf().await;
            self.trouble.try_set(why.map(Trouble::Opening));
            let Ok(name) = Name::new(&id) else { return drop(self.opened.try_set(Opened::Gone)) };
            let tab = Tab::join(&logs, name.clone(), move |news| self.hear(news));
            let desk = Rc::new(Desk { logs, name, tab, writing: Cell::new(0), late: Cell::new(false) });
            // Whoever asked may have gone elsewhere: then nobody needs the place any more.
            if self.desk.try_update_value(|own| *own = Some(Rc::clone(&desk))).is_none() {
                return;
            }
            match desk.tab.read().await {
                Ok(Some(log)) => self.show(&log),
                Ok(None) => drop(self.opened.try_set(Opened::Gone)),
                Err(failure) => drop(self.opened.try_set(Opened::Unread(failure))),
            }
            self.take_up();
        });
    }

    /// Its name, once it is open.
    pub fn id(self) -> Option<String> {
        self.desk.try_get_value().flatten().map(|desk| desk.name.to_string())
    }

    /// What lists show of it.
    pub fn summary(self) -> Option<Summary> {
        self.glance(|sheet| Summary::of(sheet, None))
    }

    fn with_desk(self, work: impl FnOnce(Rc<Desk>)) {
        if let Some(desk) = self.desk.try_get_value().flatten() {
            work(desk);
        }
    }

    /// Takes the sheet over from the tab that writes on it.
    pub fn take_over(self) {
        self.with_desk(|desk| desk.tab.take_over());
    }

    /// Goes on with what was being entered when it was kept last.
    pub(super) fn take_up(self) {
        self.with_desk(|desk| {
            spawn_local(async move {
                let kept = store::summary(&desk.logs, &desk.name).await.and_then(|summary| summary.draft);
                let fits =
                    |draft: &Draft| self.glance(|sheet| sheet.place(&draft.player).is_some()) == Some(true);
                let idle = self.draft.try_with_untracked(Option::is_none) == Some(true);
                if let Some(draft) = kept.filter(|draft| idle && untrack(|| self.may_write()) && fits(draft))
                {
                    self.draft.try_set(Some(draft));
                }
            });
        });
    }

    /// What lists show of the sheet now.
    fn header(self) -> Option<Header> {
        let draft = self.draft.try_get_untracked()?.filter(|draft| draft.touched);
        store::header(&self.glance(|sheet| Summary::of(sheet, draft))?).ok()
    }

    /// Keeps entries that were added last.
    pub(super) fn write(self, entries: Vec<Json>) {
        let upto = self.log.with_untracked(|log| log.as_ref().map_or(0, |log| log.entries().len()));
        let Some(header) = self.header() else { return };
        self.with_desk(|desk| {
            desk.writing.set(desk.writing.get() + 1);
            let written = desk.tab.append(entries, header);
            spawn_local(async move { self.settle(&desk, upto, written.await) });
        });
    }

    /// Writes again what could not be written.
    pub fn retry(self) {
        let upto = self.log.with_untracked(|log| log.as_ref().map_or(0, |log| log.entries().len()));
        self.with_desk(|desk| {
            desk.writing.set(desk.writing.get() + 1);
            desk.late.set(true);
            let written = desk.tab.retry();
            spawn_local(async move { self.settle(&desk, upto, written.await) });
        });
    }

    /// Takes note of what came of a writing.
    fn settle(self, desk: &Rc<Desk>, upto: usize, written: Result<u64, Failure>) {
        desk.writing.set(desk.writing.get().saturating_sub(1));
        match written {
            Ok(_) => {
                self.kept.try_update(|kept| *kept = (*kept).max(upto));
                self.trouble.try_update(|trouble| {
                    trouble.take_if(|trouble| matches!(trouble, Trouble::Writing(_)));
                });
            }
            // What others have written comes first, and then this again.
            Err(Failure::Conflict { .. } | Failure::NotLeading) => {}
            Err(failure) => drop(self.trouble.try_set(Some(Trouble::Writing(failure)))),
        }
        if desk.writing.get() == 0 && desk.late.take() {
            self.keep_draft();
        }
    }

    /// Keeps what is being entered, beside the entries: it is none yet.
    pub(super) fn keep_draft(self) {
        self.with_desk(|desk| {
            if desk.writing.get() > 0 {
                return desk.late.set(true);
            }
            let Some(header) = self.header() else { return };
            let draft = self.draft.get_untracked();
            desk.writing.set(1);
            spawn_local(async move {
                let written = desk.logs.put_header(&desk.name, &header).await;
                let same = self.draft.try_with_untracked(|now| *now == draft) == Some(true);
                if written.is_ok() && same {
                    self.draft_kept.try_set(true);
                }
                self.settle(&desk, 0, written);
            });
        });
    }
}
