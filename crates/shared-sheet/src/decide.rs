//! What becomes of what somebody wants: events, or a reason why not. Nothing changes yet.

use protocol::{Code, MOST_ENTRIES_AT_ONCE, MOST_SHEET_BYTES, Problem, Unwritten};
use score_keeper::{Entry, Refusal, SheetLog, Writer};

use super::{SharedSheet, What};

/// What it counts for in the size of a sheet that somebody takes over, in bytes.
pub const TURN_BYTES: usize = 100;

/// What becomes of entries.
#[derive(Clone, Debug)]
pub struct Written {
    /// What is to be written down.
    pub events: Vec<What>,
    /// The entries that are not, and why.
    pub unwritten: Vec<Unwritten>,
    /// The sheet with them. It follows from the events, which cost as much again.
    pub(crate) log: SheetLog,
}

impl SharedSheet {
    /// What becomes of entries that somebody sends who may keep the score, and who knew of
    /// everything up to an event when they were written. Each is judged by itself. Those that
    /// are there already are written, as far as anybody cares.
    pub fn write(&self, writer: &Writer, entries: &[Entry], known: u64) -> Result<Written, Problem> {
        if entries.len() > MOST_ENTRIES_AT_ONCE {
            let message = format_args!("entries: at most {MOST_ENTRIES_AT_ONCE} at once");
            return Err(Problem::new(Code::Wrong, message));
        }
        let mut written = Written { events: Vec::new(), unwritten: Vec::new(), log: self.log.clone() };
        let keeps_score = writer == self.scorer() || self.scorer_at(known) == Some(writer);
        let mut room = MOST_SHEET_BYTES.saturating_sub(self.bytes);
        for entry in entries {
            let judged = match written.log.find(&entry.id) {
                Some(known) => is_same(known, entry).map(|()| None),
                None if !keeps_score => Err(somebody_else()),
                None => join(&mut written.log, entry, &mut room).map(Some),
            };
            match judged {
                Ok(new) => written.events.extend(new.map(|entry| What::Wrote { entry })),
                Err(problem) => {
                    written.unwritten.push(Unwritten { entry: entry.id.to_string(), problem });
                }
            }
        }
        Ok(written)
    }

    /// What becomes of it when somebody who may takes over: nothing if they keep the score
    /// already.
    pub fn take_over(&self, writer: &Writer) -> Result<Option<What>, Problem> {
        if self.scorer() == writer {
            return Ok(None);
        }
        if self.bytes + TURN_BYTES > MOST_SHEET_BYTES {
            return Err(full());
        }
        Ok(Some(What::TookOver { writer: writer.to_string() }))
    }

    /// Who kept the score when somebody knew of everything up to an event.
    fn scorer_at(&self, known: u64) -> Option<&Writer> {
        self.scorers.iter().rev().find(|(since, _)| *since <= known).map(|(_, writer)| writer)
    }
}

/// Writes an entry on the sheet, if it fits and there is room for it.
fn join(log: &mut SheetLog, entry: &Entry, room: &mut usize) -> Result<Entry, Problem> {
    let left = room.checked_sub(bytes(entry));
    let left = left.ok_or_else(full)?;
    log.merge(entry.clone()).map_err(|refusal| refused(&refusal))?;
    *room = left;
    Ok(entry.clone())
}

/// An entry that comes again is the same; else two writers go by one name.
fn is_same(known: &Entry, entry: &Entry) -> Result<(), Problem> {
    if known == entry {
        return Ok(());
    }
    Err(Problem::new(Code::Wrong, format_args!("another entry is called {} already", entry.id)))
}

/// How many bytes an entry takes.
pub fn bytes(entry: &Entry) -> usize {
    serde_json::to_string(entry).map_or(0, |text| text.len())
}

/// Why an entry is not written.
pub fn refused(refusal: &Refusal) -> Problem {
    let code = match (refusal, refusal.rule()) {
        (Refusal::Full, _) => Code::Full,
        (_, Some(_)) => Code::IllegalMove,
        (_, None) => Code::Wrong,
    };
    Problem { rule: refusal.rule().map(str::to_owned), ..Problem::new(code, refusal) }
}

fn full() -> Problem {
    Problem::new(Code::Full, "this sheet is full: begin a new one")
}

fn somebody_else() -> Problem {
    Problem::new(Code::NotNow, "somebody else keeps the score now: take over first")
}
