//! Games as they can be fetched: finished ones whole, running ones page by page, as far as
//! somebody who watches may see.

use hosting::Audience;
use protocol::{Phase, TableInfo};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::archive::Away;
use crate::store::Log;
use table::{Entry, LogEvent, Table, Unfoldable};

/// What stands under `format` in a game that is still on.
const WATCHED: &str = "fliphouse-watched/1";

/// How many bytes of happenings there are on a page of a game that is still on.
const PAGE_BYTES: usize = 128 * 1024;

/// A part of a game that is still on, for anybody.
#[derive(Serialize)]
struct Watched<'a> {
    format: &'static str,
    #[serde(flatten)]
    table: TableInfo,
    position: Option<Box<RawValue>>,
    /// What happened, one list for the start and each move, from this one on.
    told: &'a [Box<RawValue>],
    from: usize,
    /// Where the next page begins, if there is one.
    next: Option<usize>,
}

/// The log of a table, as far as it has been read, and what happened in the game that is on.
pub struct Reading {
    table: Table,
    told: Vec<Box<RawValue>>,
}

impl Reading {
    /// Begins to read a log, of which this is the first event at least. Without a log there
    /// is no table.
    pub fn begin(_: &Away, code: &str, log: &mut Log) -> Result<Option<Self>, Unfoldable> {
        if log.events.is_empty() {
            return Ok(None);
        }
        let first = log.events.remove(0);
        let table = Table::fold(code, &[first], &log.secrets)?;
        Ok(table.map(|table| Self { table, told: Vec::new() }))
    }

    /// How many events have been read.
    pub const fn seq(&self) -> u64 {
        self.table.seq()
    }

    /// Whether a game is on, so that there will be more to read.
    pub fn goes_on(&self) -> bool {
        self.table.phase() == Phase::Playing
    }

    /// Whether a game is the one that is on, or comes after it.
    pub fn is_before(&self, number: u32) -> bool {
        self.table.info().number <= number
    }

    /// Reads on. Gives the record of a game with its proof if that game ended meanwhile.
    pub fn read(&mut self, _: &Away, news: &Log, wanted: u32) -> Result<Option<String>, Unfoldable> {
        self.table.learn(&news.secrets);
        let mut published = None;
        for logged in &news.events {
            let entry = Entry::read(logged)?;
            let recent = self.table.apply(&entry)?;
            match entry.event {
                LogEvent::Started { .. } => self.told.clear(),
                LogEvent::Ended { .. } => {
                    let ended = self.table.info().last.is_some_and(|last| last.number == wanted);
                    published = published.or_else(|| self.table.published().filter(|_| ended));
                }
                _ => {}
            }
            self.told.extend(recent.missed(Audience::Watcher).told);
        }
        Ok(published)
    }

    /// A page of the game that is on, if it is this one and has so much in it.
    pub fn page(&self, _: &Away, number: u32, from: usize) -> Option<String> {
        let info = self.table.info();
        let rest = self.told.get(from..).filter(|_| self.goes_on() && info.number == number)?;
        let mut bytes = 0;
        let fits = |length: &usize| {
            bytes += length;
            bytes <= PAGE_BYTES
        };
        let lengths = rest.iter().map(|list| list.get().len());
        // There is always progress.
        let length = lengths.take_while(fits).count().max(1).min(rest.len());
        let watched = Watched {
            format: WATCHED,
            table: info,
            position: self.table.position(Audience::Watcher),
            told: &rest[..length],
            from,
            next: (length < rest.len()).then_some(from + length),
        };
        Some(serde_json::to_string(&watched).expect("plain data is JSON"))
    }
}
