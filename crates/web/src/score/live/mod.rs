//! A sheet that others follow, or that is followed here.

pub mod follow;
mod kept;
mod line;
mod notices;
pub mod share;

use std::collections::BTreeSet;
use std::rc::Rc;

use client::sheet::News;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{MOST_ENTRIES_AT_ONCE, OpenSheet, Problem, SheetOpened, SheetRoom, SheetWhat, Unwritten};
use score_keeper::{Entry, EntryId};

use super::keeper::{Keeper, Shared};
use super::store;
use crate::browser::{self, Unanswered};
use crate::pages::table::awake_with_the_device;
pub use kept::Sharing;
use line::{Line, Told};
pub use notices::LiveNotices;

/// How the connection to the server is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    /// The sheet is not shared.
    Off,
    /// It is being made.
    Connecting,
    /// It is there.
    Open,
    /// It is lost, and will be made again.
    Lost,
    /// It is over.
    Ended(Problem),
}

/// A sheet that others follow, or that is followed here.
#[derive(Clone, Copy)]
pub struct Live {
    keeper: Keeper,
    /// How the connection is.
    pub state: RwSignal<State>,
    /// Who is there.
    pub room: RwSignal<SheetRoom>,
    /// How it is shared, if it is.
    pub sharing: RwSignal<Option<Sharing>>,
    /// How many entries are to be sent.
    pub waiting: RwSignal<usize>,
    /// What the server did not take, and why. It is kept here.
    pub unwritten: RwSignal<Vec<Unwritten>>,
    /// Why something else did not work.
    pub wrong: RwSignal<Option<Problem>>,
    /// What the server has, in its order.
    server: StoredValue<Vec<Entry>>,
    line: StoredValue<Option<Rc<Line>>, LocalStorage>,
    /// The name of the sheet in this browser; none if it is only looked at.
    id: StoredValue<Option<String>>,
}

impl Live {
    /// A sheet that is not shared yet, as far as is known.
    pub fn new(keeper: Keeper, id: Option<String>) -> Self {
        let live = Self {
            keeper,
            state: RwSignal::new(State::Off),
            room: RwSignal::new(SheetRoom::default()),
            sharing: RwSignal::new(None),
            waiting: RwSignal::new(0),
            unwritten: RwSignal::new(Vec::new()),
            wrong: RwSignal::new(None),
            server: StoredValue::new(Vec::new()),
            line: StoredValue::new_local(None),
            id: StoredValue::new(id),
        };
        let cut = window_event_listener(leptos::ev::offline, move |_| live.with_line(Line::cut));
        on_cleanup(move || cut.remove());
        awake_with_the_device(move || live.with_line(Line::wake), move || live.with_line(Line::hang_up));
        live
    }

    /// Goes on sharing a sheet of this browser, if it is shared.
    pub fn resume(self) {
        if self.line.with_value(Option::is_some) {
            return self.with_line(Line::wake);
        }
        if let Some(sharing) = self.id.get_value().and_then(|id| Sharing::of(&id)) {
            self.connect(sharing);
        }
    }

    /// Another tab speaks for this browser now.
    pub fn rest(self) {
        self.with_line(Line::hang_up);
        self.state.set(State::Off);
    }

    /// Shares the sheet.
    pub fn share(self) {
        let Some(writer) = store::writer() else { return };
        let entries = self.keeper.entries();
        let (some, id) = (first_of(entries), self.id.get_value());
        self.state.set(State::Connecting);
        spawn_local(async move {
            let request = OpenSheet { writer: writer.to_string(), entries: some };
            match browser::post::<SheetOpened>("/api/v1/sheets", &request).await {
                Ok(opened) => {
                    let sharing = Sharing {
                        code: opened.sheet,
                        scorer: Some(opened.scorer),
                        known: opened.seq,
                        entries: request.entries.len(),
                        writes: true,
                        takes_over: false,
                    };
                    // Whoever has gone elsewhere meanwhile finds it shared when they come back.
                    if let Some(id) = &id {
                        sharing.keep(id);
                    }
                    if self.state.try_get_untracked().is_some() {
                        self.connect(sharing);
                    }
                }
                Err(Unanswered::Refused(problem)) => {
                    self.state.try_set(State::Off);
                    self.wrong.try_set(Some(problem));
                }
                Err(Unanswered::Unreachable) => drop(self.state.try_set(State::Lost)),
            }
        });
    }

    /// Connects to the server.
    pub fn connect(self, sharing: Sharing) {
        let writer = sharing.scorer.as_ref().and_then(|_| store::writer());
        let setup = (writer.map(|writer| writer.to_string()), sharing.scorer.clone(), sharing.known);
        let line = Line::connect(&sharing.code, setup, move |told| self.hear(told));
        if sharing.takes_over {
            line.take_over();
        }
        self.state.set(State::Connecting);
        self.keep(sharing);
        self.line.set_value(Some(line));
        self.keeper.outward.set_value(Some(Callback::new(move |entry: Entry| self.send(&[entry]))));
    }

    /// Keeps how the sheet is shared.
    fn keep(self, sharing: Sharing) {
        if let Some(id) = self.id.get_value() {
            sharing.keep(&id);
            self.keeper.shared.set(Some(Shared { entries: sharing.entries, writes: sharing.writes }));
        }
        self.sharing.set(Some(sharing));
    }

    fn with_line(self, work: impl FnOnce(&Line)) {
        if let Some(line) = self.line.try_get_value().flatten() {
            work(&line);
        }
    }

    fn send(self, entries: &[Entry]) {
        self.with_line(|line| line.write(entries));
    }

    /// Keeps the score from now on. What was not taken before is tried again.
    pub fn take_over(self) {
        self.with_line(Line::take_over);
        self.unwritten.set(Vec::new());
    }

    /// Shares the sheet no longer.
    pub fn close(self) {
        self.with_line(Line::close);
    }

    fn hear(self, told: Told) {
        match told {
            Told::News(news) => self.take(news),
            Told::Lost => drop(self.state.try_set(State::Lost)),
            Told::Ended(problem) => self.end(problem),
            Told::Stand { waiting, known, writes } => {
                self.waiting.try_set(waiting);
                let entries = self.server.with_value(Vec::len);
                let Some(sharing) = self.sharing.get_untracked() else { return };
                let now = Sharing {
                    known,
                    writes,
                    entries: entries.max(sharing.entries),
                    takes_over: false,
                    ..sharing.clone()
                };
                if now != sharing {
                    self.keep(now);
                }
            }
        }
    }

    fn take(self, news: News<Entry>) {
        match news {
            News::Welcome { room, .. } => {
                self.state.try_set(State::Open);
                self.room.try_set(room);
            }
            News::Room(room) => drop(self.room.try_set(room)),
            News::Happened { events, all } => {
                self.server.update_value(|server| {
                    for event in events {
                        if let SheetWhat::Opened { entry, .. } | SheetWhat::Wrote { entry } = event.what {
                            server.push(entry);
                        }
                    }
                });
                if all {
                    self.caught_up();
                }
            }
            News::Unwritten(one) => self.unwritten.update(|all| all.push(one)),
            News::Refused(problem) => self.wrong.set(Some(problem)),
            News::Reset => self.server.set_value(Vec::new()),
        }
    }

    /// Everything that the server has is here: now the other way round.
    fn caught_up(self) {
        let server = self.server.get_value();
        self.keeper.take_in(&server);
        let there: BTreeSet<&EntryId> = server.iter().map(|entry| &entry.id).collect();
        let refused = self
            .unwritten
            .with_untracked(|all| all.iter().map(|one| one.entry.clone()).collect::<BTreeSet<_>>());
        let lacks = |entry: &Entry| !there.contains(&entry.id) && !refused.contains(entry.id.as_str());
        let own: Vec<Entry> = self.keeper.entries().into_iter().filter(lacks).collect();
        if self
            .sharing
            .with_untracked(|sharing| sharing.as_ref().is_some_and(|sharing| sharing.scorer.is_some()))
        {
            self.send(&own);
        }
    }

    /// The sheet is shared no longer, or this browser may not follow it.
    fn end(self, problem: Problem) {
        let over = matches!(problem.code, protocol::Code::NoSuchSheet | protocol::Code::WrongSecret);
        if let Some(id) = self.id.get_value().filter(|_| over) {
            Sharing::forget(&id);
            self.keeper.shared.set(None);
            self.keeper.outward.set_value(None);
            self.sharing.set(None);
        }
        self.line.set_value(None);
        self.state.set(State::Ended(problem));
    }
}

/// The entries that a sheet is shared with; the others are sent after that.
fn first_of(entries: Vec<Entry>) -> Vec<Entry> {
    let mut bytes = 0;
    let fits = |entry: &Entry| {
        bytes += serde_json::to_string(entry).map_or(0, |text| text.len());
        bytes <= 32 * 1024
    };
    entries.into_iter().take(MOST_ENTRIES_AT_ONCE).take_while(fits).collect()
}
