//! Where sheets are kept: in the browser's database, or in memory if it has none.

use std::cell::RefCell;

use browser_log::{Failure, Header, Invalid, Json, Logs, Name, OpenError, Plan, Store as _};
use score_keeper::Writer;
use shown::score::Summary;

use crate::browser;

/// What is kept, and in which form. An entry of a log is one of a sheet.
pub const PLAN: Plan = Plan { database: "fliphouse-scores", migrations: &[] };

/// The kind of log that a sheet is.
const KIND: &str = "sheet";

/// Under which name this browser's name as a writer is kept.
const WRITER: &str = "writer";

/// All sheets.
#[derive(Clone)]
pub struct Shelf {
    /// The logs.
    pub logs: Logs,
    /// Why nothing of them is kept, if nothing is.
    pub why: Option<OpenError>,
}

thread_local! {
    /// What is only in memory must be found again on the next page.
    static SHELF: RefCell<Option<Shelf>> = const { RefCell::new(None) };
}

/// All sheets, opened once.
pub async fn shelf() -> Shelf {
    if let Some(shelf) = SHELF.with_borrow(Clone::clone) {
        return shelf;
    }
    // If it goes away, whatever is written next says so.
    let shelf = match Logs::open(PLAN, |_| ()).await {
        Ok(logs) => Shelf { logs, why: None },
        Err(why) => Shelf { logs: Logs::in_memory(PLAN), why: Some(why) },
    };
    SHELF.with_borrow_mut(|kept| kept.get_or_insert(shelf).clone())
}

/// What lists show of a sheet.
pub fn header(summary: &Summary) -> Result<Header, Invalid> {
    Ok(Header { kind: Name::new(KIND)?, summary: Json::of(summary)?, updated: browser::now() })
}

/// A sheet in the list.
#[derive(Clone, PartialEq, Eq)]
pub struct Kept {
    /// Its name.
    pub id: String,
    /// What is shown of it; nothing if this page cannot read it.
    pub summary: Option<Summary>,
    /// When it was changed last.
    pub updated: u64,
}

/// All sheets, newest first.
pub async fn all() -> Result<Vec<Kept>, Failure> {
    let listed = shelf().await.logs.list(&Name::new(KIND)?).await?;
    let kept = |listed: browser_log::Listed| {
        let header = listed.header.ok();
        let summary = header.as_ref().and_then(|header| header.summary.read().ok());
        let updated = header.map_or(0, |header| header.updated);
        Kept { id: listed.name.to_string(), summary, updated }
    };
    let mut all: Vec<Kept> = listed.into_iter().map(kept).collect();
    all.sort_by_key(|sheet| std::cmp::Reverse(sheet.updated));
    Ok(all)
}

/// What is being entered on a sheet, as it was kept last.
pub async fn summary(logs: &Logs, name: &Name) -> Option<Summary> {
    let listed = logs.list(&Name::new(KIND).ok()?).await.ok()?;
    listed.into_iter().find(|listed| listed.name == *name)?.header.ok()?.summary.read().ok()
}

/// Forgets a sheet.
pub async fn forget(id: &str) -> Result<(), Failure> {
    shelf().await.logs.delete(&Name::new(id)?).await
}

/// This browser as a writer on sheets. One that keeps nothing is a new one every time.
pub fn writer() -> Option<Writer> {
    let kept = browser::kept(WRITER).and_then(|text| text.parse().ok());
    kept.or_else(|| {
        let fresh = browser::fresh_hex::<8>();
        browser::keep(WRITER, &fresh);
        fresh.parse().ok()
    })
}
