//! A transaction over logs and entries.

use idb::{Error, KeyRange, ObjectStore, Query, Transaction};
use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbDatabase, IdbTransaction};

use super::words::{Words, failure};
use super::{ENTRIES, LOGS};
use crate::record::Record;
use crate::{Failure, Json, Name};

/// A transaction. What was written in it is undone if it is dropped without having come to its end.
pub struct Change {
    raw: IdbTransaction,
    logs: ObjectStore,
    entries: ObjectStore,
    over: bool,
}

impl Change {
    /// Begins to read.
    pub fn reading(database: &IdbDatabase) -> Result<Self, Failure> {
        Self::begin(database, "readonly")
    }

    /// Begins to write. What is written is on the disk when this comes to its end, not only on
    /// its way there: so it survives the loss of power as well.
    pub fn writing(database: &IdbDatabase) -> Result<Self, Failure> {
        Self::begin(database, "readwrite")
    }

    /// The crate for the database does not know of durability, and `web-sys` only if it is compiled
    /// for unstable interfaces: so it is asked for by its name.
    fn begin(database: &IdbDatabase, mode: &str) -> Result<Self, Failure> {
        let begin = || {
            let (stores, options) = (Array::of2(&LOGS.into(), &ENTRIES.into()), Object::new());
            Reflect::set(&options, &"durability".into(), &"strict".into())?;
            let begin: Function = Reflect::get(database, &"transaction".into())?.dyn_into()?;
            begin.call3(database, &stores, &mode.into(), &options)?.dyn_into()
        };
        let raw: Result<IdbTransaction, JsValue> = begin();
        Self::within(raw.map_err(|exception| Words::of(&exception).failure())?)
    }

    /// Goes on with a transaction that has begun.
    pub fn within(raw: IdbTransaction) -> Result<Self, Failure> {
        let transaction = Transaction::from(raw.clone());
        let store = |name| transaction.object_store(name).map_err(|error| failure(&error));
        Ok(Self { logs: store(LOGS)?, entries: store(ENTRIES)?, raw, over: false })
    }

    /// The record of a log, if there is one.
    pub async fn record(&self, log: &Name) -> Result<Option<String>, Failure> {
        let value = self.done(self.done(self.logs.get(key(log)))?.await)?;
        Ok(value.and_then(|value| value.as_string()))
    }

    /// How many logs there are.
    pub async fn count(&self) -> Result<u32, Failure> {
        self.done(self.done(self.logs.count(None))?.await)
    }

    /// The records of all logs, with their keys.
    pub async fn records(&self) -> Result<Vec<(JsValue, String)>, Failure> {
        let keys = self.done(self.done(self.logs.get_all_keys(None, None))?.await)?;
        let values = self.done(self.done(self.logs.get_all(None, None))?.await)?;
        let text = |value: JsValue| value.as_string().unwrap_or_default();
        Ok(keys.into_iter().zip(values.into_iter().map(text)).collect())
    }

    /// The entries of a log without the first ones. It is damaged if they are not all there.
    pub async fn entries(&self, log: &Name, first: u64, length: u64) -> Result<Vec<Json>, Failure> {
        let values =
            self.done(self.done(self.entries.get_all(Some(self.after(log, first)?), None))?.await)?;
        let there = u64::try_from(values.len()).unwrap_or(u64::MAX);
        if there != length.saturating_sub(first) {
            return Err(Failure::Damaged(format!("{there} entries after {first} of {length}")));
        }
        let entry = |value: JsValue| {
            Json::new(value.as_string().unwrap_or_default()).map_err(|error| Failure::damaged(&error))
        };
        values.into_iter().map(entry).collect()
    }

    /// Writes entries behind the first ones of a log, and its record.
    pub fn put(&self, log: &Name, first: u64, entries: &[Json], record: &Record) -> Result<(), Failure> {
        for (entry, number) in entries.iter().zip(first + 1..) {
            // One that is there already fails, and with it the whole transaction.
            self.done(self.entries.add(&entry.as_str().into(), Some(&entry_key(log, number))))?;
        }
        self.done(self.logs.put(&record.text()?.into(), Some(&key(log))))?;
        Ok(())
    }

    /// Removes a log and all its entries.
    pub fn forget(&self, log: &Name) -> Result<(), Failure> {
        self.done(self.entries.delete(self.after(log, 0)?))?;
        self.done(self.logs.delete(key(log)))?;
        Ok(())
    }

    /// Waits until everything is written, or tells why nothing is.
    pub async fn finish(mut self) -> Result<(), Failure> {
        let over = Promise::new(&mut |complete, abort| {
            self.raw.set_oncomplete(Some(&complete));
            self.raw.set_onabort(Some(&abort));
        });
        let ended = JsFuture::from(over).await;
        self.over = true;
        ended.map(|_| ()).map_err(|_| self.why().unwrap_or_else(|| Failure::Browser("undone".to_owned())))
    }

    /// Lets it come to its end by itself.
    pub fn let_be(mut self) {
        self.over = true;
    }

    /// Why the transaction was undone, if it was.
    fn why(&self) -> Option<Failure> {
        self.raw.error().map(|exception| Words::of(&exception).failure())
    }

    /// What a request has led to. If it failed, the reason may be that of the transaction.
    fn done<T>(&self, result: Result<T, Error>) -> Result<T, Failure> {
        result.map_err(|error| self.why().unwrap_or_else(|| failure(&error)))
    }

    /// The keys of all entries of a log behind the first ones.
    fn after(&self, log: &Name, first: u64) -> Result<Query, Failure> {
        let beyond = Array::of2(&key(log), &f64::INFINITY.into());
        self.done(KeyRange::bound(&entry_key(log, first), &beyond, Some(true), Some(true)).map(Query::from))
    }
}

impl Drop for Change {
    fn drop(&mut self) {
        if !self.over {
            // It may have been undone already.
            let _ = self.raw.abort();
        }
    }
}

fn key(log: &Name) -> JsValue {
    log.as_str().into()
}

#[expect(clippy::cast_precision_loss, reason = "logs are not that long")]
fn entry_key(log: &Name, number: u64) -> JsValue {
    Array::of2(&key(log), &(number as f64).into()).into()
}
