//! Where tables with real cards are kept: a log in the browser's database for each game, in which everything that was
//! entered is an entry.

use std::rc::Rc;

use browser_log::{Change, Failure, Header, Json, Log, Logs, Name, News, Plan, Role, Tab};
use hosting::GameName;
use leptos::prelude::*;
use leptos::task::spawn_local;
use real_table::Entry;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::browser;

const PLAN: Plan = Plan { database: "fliphouse-real-tables", migrations: &[] };

/// How far keeping has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeping {
    /// It is not known yet whether this tab may write.
    Asking,
    /// Another tab writes.
    Elsewhere,
    /// So many entries are kept, and no more were written.
    Kept(u64),
    /// Something is on its way.
    Writing,
    /// There is no room: what is entered is only in memory.
    Unkept,
}

/// What there is to tell.
pub enum Told<I> {
    /// All entries, read anew; nothing if they cannot be read.
    Read(Option<Vec<Entry<I>>>),
    /// Another tab has written these behind them.
    More(Vec<Entry<I>>),
}

/// The log of one game at this table.
#[derive(Clone, Copy)]
pub struct Keeper {
    tab: StoredValue<Option<Rc<Tab>>, LocalStorage>,
    kind: StoredValue<&'static str>,
    /// Whether there is a database: else everything is only in memory.
    lasts: StoredValue<bool>,
    game: GameName,
    /// How far it has come.
    pub keeping: RwSignal<Keeping>,
    /// Whether this tab may write.
    leads: Memo<bool>,
}

impl Keeper {
    /// Opens the log of a sort of table. What is in it, and what other tabs write, is told.
    pub fn open<I: DeserializeOwned + 'static>(
        sort: &'static str,
        game: GameName,
        tell: impl Fn(Told<I>) + Clone + 'static,
    ) -> Self {
        let tab = StoredValue::new_local(None);
        let (kind, lasts) = (StoredValue::new(sort), StoredValue::new(true));
        let keeping = RwSignal::new(Keeping::Asking);
        // By itself, so that nothing is drawn anew when something is kept.
        let leads = Memo::new(move |_| !matches!(keeping.get(), Keeping::Asking | Keeping::Elsewhere));
        let keeper = Self { tab, kind, lasts, game, keeping, leads };
        spawn_local(async move { keeper.read(sort, tell).await });
        keeper
    }

    async fn read<I: DeserializeOwned + 'static>(
        self,
        sort: &'static str,
        tell: impl Fn(Told<I>) + Clone + 'static,
    ) {
        let Ok(name) = Name::new(&format!("{sort}-{}", self.game.as_str())) else { return };
        // If the database goes away, the next writing says so.
        let logs = Logs::open(PLAN, |_| {}).await.unwrap_or_else(|_| Logs::in_memory(PLAN));
        self.lasts.try_set_value(logs.are_kept());
        let news = {
            let tell = tell.clone();
            move |news| self.hear(news, &tell)
        };
        let tab = Rc::new(Tab::join(&logs, name, news));
        // Whoever asked may have gone elsewhere: then nobody needs the place any more.
        if self.tab.try_set_value(Some(tab)).is_none() {
            self.read_log(tell).await;
        }
    }

    /// Reads the whole log, which has to be done before anything is written.
    async fn read_log<I: DeserializeOwned>(self, tell: impl Fn(Told<I>)) {
        let Some(tab) = self.tab.try_get_value().flatten() else { return };
        let read = tab.read().await;
        let length = read.as_ref().ok().and_then(Option::as_ref).map_or(0, |log| log.length);
        tell(Told::Read(match read {
            Ok(log) => log.map_or(Some(Vec::new()), |log| entries(&log)),
            Err(_) => None,
        }));
        self.play(tab.role(), length);
    }

    fn hear<I: DeserializeOwned + 'static>(self, news: News, tell: &(impl Fn(Told<I>) + Clone + 'static)) {
        match news {
            News::Role(role) => self.play(role, 0),
            News::Change(Change::Grown(log)) => tell(Told::More(entries(&log).unwrap_or_default())),
            // It is not there yet, or was deleted: it has to be read again before it is written to.
            News::Change(Change::Replaced) => {
                let tell = tell.clone();
                spawn_local(async move { self.read_log(tell).await });
            }
            News::Change(Change::Unread(_)) => tell(Told::Read(None)),
        }
    }

    fn play(self, role: Role, length: u64) {
        let keeping = match role {
            Role::Asking => Keeping::Asking,
            Role::Follows => Keeping::Elsewhere,
            Role::Leads => self.keeps(length),
        };
        self.keeping.try_set(keeping);
    }

    fn keeps(self, length: u64) -> Keeping {
        if self.lasts.try_get_value() == Some(true) { Keeping::Kept(length) } else { Keeping::Unkept }
    }

    /// Whether this tab may write.
    pub fn leads(self) -> bool {
        self.leads.get()
    }

    /// Takes the table over from another tab.
    pub fn take_over(self) {
        self.tab.with_value(|tab| {
            if let Some(tab) = tab {
                tab.take_over();
            }
        });
    }

    /// Writes an entry behind all others.
    pub fn write<I: Serialize>(self, entry: &Entry<I>) {
        let Ok(entry) = Json::of(entry) else { return };
        let Some(header) = self.header() else { return };
        let written = self.tab.with_value(|tab| tab.as_ref().map(|tab| tab.append(vec![entry], header)));
        let Some(written) = written else { return };
        self.keeping.set(Keeping::Writing);
        spawn_local(async move {
            let keeping = match written.await {
                Ok(length) => self.keeps(length),
                Err(Failure::NotLeading | Failure::Conflict { .. }) => Keeping::Elsewhere,
                Err(_) => Keeping::Unkept,
            };
            self.keeping.try_set(keeping);
        });
    }

    fn header(self) -> Option<Header> {
        let kind = Name::new(self.kind.get_value()).ok()?;
        Some(Header { kind, summary: Json::of(&self.game.as_str()).ok()?, updated: browser::now() })
    }
}

/// The entries of a log, if those of the last game can be read: those before are not looked at any more.
fn entries<I: DeserializeOwned>(log: &Log) -> Option<Vec<Entry<I>>> {
    let (mut entries, mut damaged) = (Vec::new(), false);
    for entry in &log.entries {
        match entry.read() {
            Ok(Entry::Began(setup)) => (entries, damaged) = (vec![Entry::Began(setup)], false),
            Ok(entry) => entries.push(entry),
            Err(_) => damaged = true,
        }
    }
    (!damaged).then_some(entries)
}
