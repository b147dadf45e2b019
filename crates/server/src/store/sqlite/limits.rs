//! How big things may be. The server is stricter with what comes from outside;
//! these limits keep the file sound whatever the server does.

use crate::store::{Append, StoreError};

const TABLE: usize = 64;
const COMMAND: usize = 128;
const NAME: usize = 128;
const EVENT: usize = 1 << 20;
const SECRET: usize = 1 << 20;
/// All events and secrets of one append.
const ALL: usize = 16 << 20;

/// Refuses an append without events, or with anything too big.
pub(super) fn check(entry: &Append) -> Result<(), StoreError> {
    if entry.events.is_empty() {
        return Err(StoreError::failed("an append needs at least one event"));
    }
    within("the code of a table", entry.table.len(), TABLE)?;
    within("the id of a command", entry.command.as_ref().map_or(0, String::len), COMMAND)?;
    let mut all = 0;
    for event in &entry.events {
        within("an event", event.len(), EVENT)?;
        all += event.len();
    }
    for secret in &entry.secrets {
        within("the name of a secret", secret.name.len(), NAME)?;
        within("a secret", secret.value.len(), SECRET)?;
        all += secret.value.len();
    }
    within("an append", all, ALL)
}

fn within(what: &str, length: usize, limit: usize) -> Result<(), StoreError> {
    if length <= limit {
        return Ok(());
    }
    let message =
        format_args!("{what} may have at most {limit} bytes, this one has {length}: make it smaller");
    Err(StoreError::failed(message))
}
