//! Games as they can be fetched: finished ones whole, running ones as far as
//! somebody who watches may see.

use hosting::Audience;
use protocol::{Phase, TableInfo};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::store::{Logged, Secret};
use table::{Entry, LogEvent, Table, Unfoldable};

/// What stands under `format` in a game that is still on.
const WATCHED: &str = "fliphouse-watched/1";

/// A game that is still on, for anybody.
#[derive(Serialize)]
struct Watched {
    format: &'static str,
    #[serde(flatten)]
    table: TableInfo,
    position: Option<Box<RawValue>>,
    /// What happened, one list for each move.
    told: Vec<Box<RawValue>>,
}

/// A game of a table by its number: a record with its proof once it is over,
/// and before that what can be watched. Nothing if there was no such game.
pub fn game(
    code: &str,
    log: &[Logged],
    secrets: &[Secret],
    number: u32,
) -> Result<Option<String>, Unfoldable> {
    let Some((first, rest)) = log.split_first() else { return Ok(None) };
    let Some(mut table) = Table::fold(code, std::slice::from_ref(first), secrets)? else { return Ok(None) };
    let mut told = Vec::new();
    for logged in rest {
        let entry = Entry::read(logged)?;
        let recent = table.apply(&entry)?;
        match entry.event {
            LogEvent::Started { number: started, .. } if started == number => told.clear(),
            LogEvent::Ended { .. } if table.info().last.is_some_and(|last| last.number == number) => {
                return Ok(table.published());
            }
            _ => {}
        }
        told.extend(recent.missed(Audience::Watcher).told);
    }
    let info = table.info();
    if info.phase != Phase::Playing || info.number != number {
        return Ok(None);
    }
    let position = table.position(Audience::Watcher);
    let watched = Watched { format: WATCHED, table: info, position, told };
    Ok(Some(serde_json::to_string(&watched).expect("plain data is JSON")))
}
