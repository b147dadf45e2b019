//! Logs in the browser's database.

use std::cell::Cell;
use std::rc::Rc;

use idb::Database as Connection;
use web_sys::IdbDatabase;

use super::change::Change;
use super::open::Watched;
use crate::record::{Record, grown, is_of, listed};
use crate::{Failure, Gone, Header, Import, Json, Listed, Log, Name, Plan, Store};

/// Logs in the browser's database.
pub struct Database {
    plan: Plan,
    raw: IdbDatabase,
    gone: Rc<Cell<Option<Gone>>>,
    /// Whether the first of all logs was made here and nobody knows yet.
    first: Cell<bool>,
}

impl Database {
    pub(super) fn new(plan: Plan, Watched { mut connection, gone }: Watched) -> Self {
        // It listens as long as the page lives.
        connection.forget_callbacks();
        Self { plan, raw: raw(connection), gone, first: Cell::new(false) }
    }

    /// Whether the first of all logs was made here since this was asked last.
    pub fn take_first(&self) -> bool {
        self.first.take()
    }

    /// What comes of a transaction. If the database has gone, that is why it failed.
    async fn within<T>(
        &self,
        begin: fn(&IdbDatabase) -> Result<Change, Failure>,
        work: impl AsyncFnOnce(Change) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let done = match begin(&self.raw) {
            Ok(change) => work(change).await,
            Err(failure) => Err(failure),
        };
        done.map_err(|failure| match (failure, self.gone.get()) {
            (Failure::Browser(_), Some(gone)) => Failure::Gone(gone),
            (failure, _) => failure,
        })
    }

    async fn write(&self, change: Change, log: &Name, writing: Writing<'_>) -> Result<u64, Failure> {
        let old = change.record(log).await?;
        let Writing { expected, entries, header } = writing;
        let record = grown(old.as_deref(), self.plan.form(), expected, entries.len(), header)?;
        let first = old.is_none() && change.count().await? == 0;
        change.put(log, expected, entries, &record)?;
        change.finish().await?;
        self.first.set(first || self.first.get());
        Ok(record.length)
    }
}

/// What is to be written to a log.
struct Writing<'a> {
    expected: u64,
    entries: &'a [Json],
    header: &'a Header,
}

fn raw(connection: Connection) -> IdbDatabase {
    connection.into()
}

impl Store for Database {
    async fn append(
        &self,
        log: &Name,
        expected: u64,
        entries: &[Json],
        header: &Header,
    ) -> Result<u64, Failure> {
        let writing = Writing { expected, entries, header };
        self.within(Change::writing, async |change| self.write(change, log, writing).await).await
    }

    async fn put_header(&self, log: &Name, header: &Header) -> Result<u64, Failure> {
        let put = async |change: Change| {
            let old = change.record(log).await?.ok_or(Failure::Missing)?;
            let length = Record::read(&old)?.length;
            change.put(log, length, &[], &grown(Some(&old), self.plan.form(), length, 0, header)?)?;
            change.finish().await?;
            Ok(length)
        };
        self.within(Change::writing, put).await
    }

    async fn read_from(&self, log: &Name, first: u64) -> Result<Log, Failure> {
        let read = async |change: Change| {
            let record = Record::read(&change.record(log).await?.ok_or(Failure::Missing)?)?;
            record.check_form(self.plan.form())?;
            let entries = change.entries(log, first, record.length).await?;
            change.let_be();
            Ok(Log { header: record.header()?, length: record.length, entries })
        };
        self.within(Change::reading, read).await
    }

    async fn list(&self, kind: &Name) -> Result<Vec<Listed>, Failure> {
        let read = async |change: Change| {
            let records = change.records().await?;
            change.let_be();
            let name = |key: &wasm_bindgen::JsValue| Name::new(&key.as_string().unwrap_or_default());
            let known = records.iter().filter_map(|(key, text)| Some((name(key).ok()?, text)));
            let all = known.map(|(name, text)| listed(&name, text, self.plan.form()));
            Ok(all.filter(|listed| is_of(listed, kind)).collect())
        };
        self.within(Change::reading, read).await
    }

    async fn import(&self, logs: Vec<Import>) -> Result<(), Failure> {
        let logs: Result<Vec<Import>, Failure> = logs.into_iter().map(|log| self.plan.bring(log)).collect();
        let logs = logs?;
        let put = async |change: Change| {
            for Import { name, form, header, entries } in &logs {
                let old = change.record(name).await?;
                change.put(name, 0, entries, &grown(old.as_deref(), *form, 0, entries.len(), header)?)?;
            }
            change.finish().await
        };
        self.within(Change::writing, put).await
    }

    async fn delete(&self, log: &Name) -> Result<(), Failure> {
        let forget = async |change: Change| {
            change.forget(log)?;
            change.finish().await
        };
        self.within(Change::writing, forget).await
    }
}
