//! Whether everything that a store has is sound.

use table::Table;

use crate::store::{Store, StoreError, Trouble};

/// What a store has, and what is wrong with it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// How many tables were looked at.
    pub tables: u64,
    /// How many events are in the logs that are sound.
    pub events: u64,
    /// What is wrong, a line each.
    pub wrong: Vec<String>,
}

/// Reads every log and follows it to its end: the store itself, the chain of events, and
/// that they make a table.
pub async fn check(store: &dyn Store) -> Result<Checked, StoreError> {
    let mut checked = Checked { wrong: store.inspect().await?, ..Checked::default() };
    for table in store.tables().await? {
        checked.tables += 1;
        match store.read(&table.code, 0).await {
            Ok(log) => match Table::fold(&table.code, &log.events, &log.secrets) {
                Ok(_) => checked.events += log.events.len() as u64,
                Err(error) => checked.wrong.push(format!("table {}: {error}", table.code)),
            },
            Err(error) if error.trouble == Trouble::Damaged => checked.wrong.push(error.message),
            Err(error) => return Err(error),
        }
    }
    Ok(checked)
}
