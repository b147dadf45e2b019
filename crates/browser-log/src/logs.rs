//! All logs of a page.

use std::rc::Rc;

use crate::browser::{Bell, Database, Ear, Persistence, Room, ask_to_stay, persistence, room};
use crate::{Failure, Gone, Header, Import, Json, Listed, Log, Memory, Name, OpenError, Plan, Store};

/// All logs of a page. Clones are the same logs.
#[derive(Clone)]
pub struct Logs(Rc<Inner>);

struct Inner {
    plan: Plan,
    keeps: Keeps,
}

enum Keeps {
    Database(Database, Bell),
    Memory(Memory),
}

impl Logs {
    /// Opens the browser's database, made or brought to the plan's form if need be.
    ///
    /// `tell` hears if it goes away while the page is open. From then on everything fails with
    /// [`Failure::Gone`], and the page has to be loaded again.
    pub async fn open(plan: Plan, tell: impl Fn(Gone) + 'static) -> Result<Self, OpenError> {
        let database = Database::open(plan, tell).await?;
        let keeps = Keeps::Database(database, Bell::new(plan.database));
        Ok(Self(Rc::new(Inner { plan, keeps })))
    }

    /// Logs that are gone with the page, for browsers that keep none.
    pub fn in_memory(plan: Plan) -> Self {
        Self(Rc::new(Inner { plan, keeps: Keeps::Memory(Memory::new(plan)) }))
    }

    /// The form in which logs are kept and handed over: what [`Import::form`] says of them.
    pub fn form(&self) -> u32 {
        self.0.plan.form()
    }

    /// Whether logs are kept after the page is closed.
    pub fn are_kept(&self) -> bool {
        matches!(self.0.keeps, Keeps::Database(..))
    }

    /// Whether the browser keeps the logs even when the disk gets full. It is asked to when the
    /// first log is made.
    pub async fn persistence(&self) -> Persistence {
        if self.are_kept() { persistence().await } else { Persistence::Refused }
    }

    /// How much room the browser has for the page, if it says.
    pub async fn room(&self) -> Option<Room> {
        if self.are_kept() { room().await } else { None }
    }

    /// Tells `then` of every log that another tab has written to or deleted, as long as what this
    /// returns is kept: for lists.
    pub fn watch(&self, then: impl Fn(Name) + 'static) -> Watch {
        Watch { _ear: self.listen(move |log, _| then(log)) }
    }

    pub(crate) fn listen(&self, then: impl Fn(Name, u64) + 'static) -> Option<Ear> {
        if self.are_kept() { Ear::open(self.0.plan.database, then) } else { None }
    }

    /// What a log is called among all that tabs may want for themselves.
    pub(crate) fn lock(&self, log: &Name) -> String {
        format!("{}/{log}", self.0.plan.database)
    }

    /// Tells other tabs of a change that was made.
    fn changed(&self, log: &Name, length: u64) {
        if let Keeps::Database(database, bell) = &self.0.keeps {
            bell.ring(log, length);
            if database.take_first() {
                wasm_bindgen_futures::spawn_local(async {
                    ask_to_stay().await;
                });
            }
        }
    }
}

/// Tells of changes by other tabs until it is dropped.
pub struct Watch {
    _ear: Option<Ear>,
}

impl Store for Logs {
    async fn append(
        &self,
        log: &Name,
        expected: u64,
        entries: &[Json],
        header: &Header,
    ) -> Result<u64, Failure> {
        let length = match &self.0.keeps {
            Keeps::Database(database, _) => database.append(log, expected, entries, header).await?,
            Keeps::Memory(memory) => memory.append(log, expected, entries, header).await?,
        };
        self.changed(log, length);
        Ok(length)
    }

    async fn put_header(&self, log: &Name, header: &Header) -> Result<u64, Failure> {
        let length = match &self.0.keeps {
            Keeps::Database(database, _) => database.put_header(log, header).await?,
            Keeps::Memory(memory) => memory.put_header(log, header).await?,
        };
        self.changed(log, length);
        Ok(length)
    }

    async fn read_from(&self, log: &Name, first: u64) -> Result<Log, Failure> {
        match &self.0.keeps {
            Keeps::Database(database, _) => database.read_from(log, first).await,
            Keeps::Memory(memory) => memory.read_from(log, first).await,
        }
    }

    async fn list(&self, kind: &Name) -> Result<Vec<Listed>, Failure> {
        match &self.0.keeps {
            Keeps::Database(database, _) => database.list(kind).await,
            Keeps::Memory(memory) => memory.list(kind).await,
        }
    }

    async fn import(&self, logs: Vec<Import>) -> Result<(), Failure> {
        let names: Vec<Name> = logs.iter().map(|log| log.name.clone()).collect();
        match &self.0.keeps {
            Keeps::Database(database, _) => database.import(logs).await?,
            Keeps::Memory(memory) => memory.import(logs).await?,
        }
        // Nobody has them open: only lists change.
        for name in names {
            self.changed(&name, 1);
        }
        Ok(())
    }

    async fn delete(&self, log: &Name) -> Result<(), Failure> {
        match &self.0.keeps {
            Keeps::Database(database, _) => database.delete(log).await?,
            Keeps::Memory(memory) => memory.delete(log).await?,
        }
        self.changed(log, 0);
        Ok(())
    }
}
