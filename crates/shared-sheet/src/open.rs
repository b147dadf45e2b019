//! How a sheet comes to be shared.

use protocol::{Code, MOST_ENTRIES_AT_ONCE, OpenSheet, Problem};
use score_keeper::{Entry, SheetLog, Writer};
use table::Fresh;
use table::Secret;

use super::{SCORER, What};
use crate::decide::refused;

/// What begins the log of a shared sheet, and the secret of those who may keep the score.
pub struct Opening {
    /// The events.
    pub events: Vec<What>,
    /// What to keep apart from them.
    pub secrets: Vec<Secret>,
    /// The secret.
    pub scorer: String,
}

/// Decides how the log of a shared sheet begins.
pub fn open(request: OpenSheet<Entry>, fresh: Fresh) -> Result<Opening, Problem> {
    let writer: Writer = request.writer.parse().map_err(|error| wrong("writer", &error))?;
    if request.entries.len() > MOST_ENTRIES_AT_ONCE {
        let message = format!("at most {MOST_ENTRIES_AT_ONCE} at once");
        return Err(wrong("entries", &message));
    }
    let mut entries = request.entries.into_iter();
    let first = entries.next().ok_or_else(|| wrong("entries", &"a sheet begins with one"))?;
    let mut log = SheetLog::read(vec![first]).map_err(|refusal| refused(&refusal))?;
    for entry in entries {
        log.merge(entry).map_err(|refusal| refused(&refusal))?;
    }
    let mut written = log.entries().iter().cloned();
    let begins = written.next().map(|entry| What::Opened { writer: writer.to_string(), entry });
    let events = begins.into_iter().chain(written.map(|entry| What::Wrote { entry })).collect();
    let (scorer, kept) = table::fresh_key(SCORER.to_owned(), fresh);
    Ok(Opening { events, secrets: vec![kept], scorer })
}

fn wrong(what: &str, why: &impl std::fmt::Display) -> Problem {
    Problem::new(Code::Wrong, format_args!("{what}: {why}"))
}
