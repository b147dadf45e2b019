//! A database that is made, or brought to the form of a newer page.

use idb::event::VersionChangeEvent;
use idb::{Database, DatabaseEvent as _, Error, Event as _, ObjectStoreParams, Request as _, Transaction};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

use super::change::Change;
use super::{ENTRIES, LOGS};
use crate::record::Record;
use crate::{Failure, Import, Name, Plan};

/// Makes what is not there, and brings what is there to the present form. All of that is one
/// transaction: if it fails, the database stays as it was and is not opened.
pub fn upgrade(event: &VersionChangeEvent, plan: Plan) {
    let Ok(Some(transaction)) = event.target().map(|request| request.transaction()) else { return };
    if event.database().and_then(|database| make_stores(&database)).is_err() {
        // An upgrade that is over cannot be given up, and need not be.
        let _ = transaction.abort();
        return;
    }
    if event.old_version().is_ok_and(|old| old > 0) {
        spawn_local(bring_all(transaction, plan));
    }
}

fn make_stores(database: &Database) -> Result<(), Error> {
    let there = database.store_names();
    for name in [LOGS, ENTRIES] {
        if !there.iter().any(|store| store == name) {
            database.create_object_store(name, ObjectStoreParams::new())?;
        }
    }
    Ok(())
}

async fn bring_all(transaction: Transaction, plan: Plan) {
    let Ok(change) = Change::within(transaction.into()) else { return };
    // If it does not come to its end, the change is undone.
    if bring_each(&change, plan).await.is_ok() {
        change.let_be();
    }
}

async fn bring_each(change: &Change, plan: Plan) -> Result<(), Failure> {
    for (name, text) in change.records().await? {
        match bring(change, &name, &text, plan).await {
            // What cannot be brought to the present form stays as it is, and can still be looked at.
            Ok(()) | Err(Failure::Damaged(_) | Failure::Newer { .. } | Failure::Invalid(_)) => {}
            Err(failure) => return Err(failure),
        }
    }
    Ok(())
}

async fn bring(change: &Change, name: &JsValue, text: &str, plan: Plan) -> Result<(), Failure> {
    let name = Name::new(&name.as_string().unwrap_or_default())?;
    let record = Record::read(text)?;
    let entries = change.entries(&name, 0, record.length).await?;
    let old = Import { name, form: record.form, header: record.header()?, entries };
    let new = plan.bring(old)?;
    change.forget(&new.name)?;
    let length = u64::try_from(new.entries.len()).unwrap_or(u64::MAX);
    change.put(&new.name, 0, &new.entries, &Record::new(new.form, length, &new.header)?)
}
