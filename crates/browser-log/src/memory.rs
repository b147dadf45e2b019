//! Logs in memory: for windows that keep nothing, and for tests without a browser.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::future::{Future, ready};

use crate::record::{Record, grown, is_of, listed};
use crate::{Failure, Header, Import, Json, Listed, Log, Name, Plan, Store};

/// Logs in memory. They are gone with it.
#[derive(Debug)]
pub struct Memory {
    plan: Plan,
    /// How many bytes of text it takes.
    room: Cell<usize>,
    logs: RefCell<BTreeMap<Name, Held>>,
}

/// A log: the text of its record, and its entries.
#[derive(Clone, Debug)]
struct Held {
    record: String,
    entries: Vec<Json>,
}

impl Held {
    fn size(&self) -> usize {
        self.record.len() + self.entries.iter().map(|entry| entry.as_str().len()).sum::<usize>()
    }
}

impl Memory {
    /// How much it takes if nobody says otherwise, in bytes: far more than anybody taps in.
    pub const ROOM: usize = 64 * 1024 * 1024;

    /// An empty one.
    pub fn new(plan: Plan) -> Self {
        Self { plan, room: Cell::new(Self::ROOM), logs: RefCell::default() }
    }

    /// Sets how many bytes of text it takes. What is there stays.
    pub fn give_room(&self, bytes: usize) {
        self.room.set(bytes);
    }

    fn append_now(
        &self,
        log: &Name,
        expected: u64,
        entries: &[Json],
        header: &Header,
    ) -> Result<u64, Failure> {
        let old = self.logs.borrow().get(log).cloned();
        let record = old.as_ref().map(|held| held.record.as_str());
        let record = grown(record, self.plan.form(), expected, entries.len(), header)?;
        let mut held = old.unwrap_or(Held { record: String::new(), entries: Vec::new() });
        held.record = record.text()?;
        held.entries.extend_from_slice(entries);
        self.put([(log.clone(), held)].into())?;
        Ok(record.length)
    }

    fn put_header_now(&self, log: &Name, header: &Header) -> Result<u64, Failure> {
        let mut held = self.logs.borrow().get(log).cloned().ok_or(Failure::Missing)?;
        let length = Record::read(&held.record)?.length;
        held.record = grown(Some(&held.record), self.plan.form(), length, 0, header)?.text()?;
        self.put([(log.clone(), held)].into())?;
        Ok(length)
    }

    fn read_now(&self, log: &Name, first: u64) -> Result<Log, Failure> {
        let logs = self.logs.borrow();
        let Held { record, entries } = logs.get(log).ok_or(Failure::Missing)?;
        let record = Record::read(record)?;
        record.check_form(self.plan.form())?;
        let first = usize::try_from(first).unwrap_or(usize::MAX).min(entries.len());
        Ok(Log { header: record.header()?, length: record.length, entries: entries[first..].to_vec() })
    }

    fn import_now(&self, logs: Vec<Import>) -> Result<(), Failure> {
        let mut new = BTreeMap::new();
        for log in logs {
            let Import { name, form, header, entries } = self.plan.bring(log)?;
            let there = |logs: &BTreeMap<Name, Held>| logs.get(&name).map(|held| held.record.clone());
            let record = there(&new).or_else(|| there(&self.logs.borrow()));
            let record = grown(record.as_deref(), form, 0, entries.len(), &header)?.text()?;
            new.insert(name, Held { record, entries });
        }
        self.put(new)
    }

    /// Puts logs in, if there is room for all of them.
    fn put(&self, new: BTreeMap<Name, Held>) -> Result<(), Failure> {
        let mut logs = self.logs.borrow_mut();
        let others = logs.iter().filter(|(name, _)| !new.contains_key(name));
        let used: usize = others.chain(&new).map(|(_, held)| held.size()).sum();
        if used > self.room.get() {
            return Err(Failure::Full);
        }
        logs.extend(new);
        Ok(())
    }

    fn list_now(&self, kind: &Name) -> Vec<Listed> {
        let logs = self.logs.borrow();
        let all = logs.iter().map(|(name, held)| listed(name, &held.record, self.plan.form()));
        all.filter(|listed| is_of(listed, kind)).collect()
    }
}

impl Store for Memory {
    fn append(
        &self,
        log: &Name,
        expected: u64,
        entries: &[Json],
        header: &Header,
    ) -> impl Future<Output = Result<u64, Failure>> {
        ready(self.append_now(log, expected, entries, header))
    }

    fn put_header(&self, log: &Name, header: &Header) -> impl Future<Output = Result<u64, Failure>> {
        ready(self.put_header_now(log, header))
    }

    fn read_from(&self, log: &Name, first: u64) -> impl Future<Output = Result<Log, Failure>> {
        ready(self.read_now(log, first))
    }

    fn list(&self, kind: &Name) -> impl Future<Output = Result<Vec<Listed>, Failure>> {
        ready(Ok(self.list_now(kind)))
    }

    fn import(&self, logs: Vec<Import>) -> impl Future<Output = Result<(), Failure>> {
        ready(self.import_now(logs))
    }

    fn delete(&self, log: &Name) -> impl Future<Output = Result<(), Failure>> {
        self.logs.borrow_mut().remove(log);
        ready(Ok(()))
    }
}
