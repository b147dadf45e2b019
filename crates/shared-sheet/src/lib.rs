//! A score sheet that a server keeps for those who follow it: what is written on it, who keeps
//! the score, and what follows. No clock, no threads, no sockets: the same log gives the same
//! sheet anywhere.
//!
//! One keeps the score at a time, by a secret that they may hand on; another who has it may
//! [take over](SharedSheet::take_over). What the one before wrote without knowing of that is
//! [taken](SharedSheet::write) nevertheless, so that nothing gets lost on a phone without
//! reception: what both wrote down differently stands side by side on the sheet until somebody
//! decides.

mod decide;
mod fold;
mod open;
#[cfg(test)]
mod tests;

use protocol::{Closed, SheetEvent, SheetSummary, SheetWhat};
use score_keeper::{Entry, SheetLog, Writer};

pub use decide::Written;
pub use open::{Opening, open};

/// Something that happened to a shared sheet, as it stands in its log.
pub type What = SheetWhat<Entry>;

/// The name of the scorers' secret.
const SCORER: &str = "scorer";

/// A shared sheet as its log has made it.
#[derive(Clone, Debug)]
pub struct SharedSheet {
    code: String,
    log: SheetLog,
    happened: Vec<Happened>,
    /// How many of these are entries.
    entries: usize,
    /// Who kept the score since which event, the last one last.
    scorers: Vec<(u64, Writer)>,
    closed: Option<Closed>,
    /// How many bytes everything takes that happened.
    bytes: usize,
    /// What is kept of the scorers' secret.
    kept_key: Option<Vec<u8>>,
}

/// Something that happened. Entries are in the log of the sheet.
#[derive(Clone, Debug)]
struct Happened {
    at: u64,
    bytes: usize,
    what: Kind,
}

/// What happened.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Opened,
    /// The entry at this place.
    Wrote(usize),
    /// By the scorer at this place.
    TookOver(usize),
    Closed {
        idle: bool,
    },
}

impl SharedSheet {
    /// The code that people follow it by.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// The number of the last event.
    pub const fn seq(&self) -> u64 {
        self.happened.len() as u64
    }

    /// When it happened.
    pub fn at(&self) -> u64 {
        self.happened.last().map_or(0, |happened| happened.at)
    }

    /// How it was closed, if it is.
    pub const fn closed(&self) -> Option<Closed> {
        self.closed
    }

    /// What is written on it.
    pub const fn log(&self) -> &SheetLog {
        &self.log
    }

    /// Whoever keeps the score.
    ///
    /// # Panics
    /// Never: somebody does from the first event on.
    pub fn scorer(&self) -> &Writer {
        &self.scorers.last().expect("whoever shares a sheet keeps the score").1
    }

    /// Whether this is the secret of those who may keep the score.
    pub fn may_score(&self, key: &str) -> bool {
        self.kept_key.as_deref().is_some_and(|kept| table::is_kept(key, kept))
    }

    /// The sheet from outside.
    pub fn summary(&self) -> SheetSummary {
        let sheet = self.log.sheet();
        SheetSummary {
            sheet: self.code.clone(),
            game: sheet.rules().game().to_string(),
            players: sheet.places().len(),
            round: sheet.last_round(),
        }
    }

    /// What happened after an event: so much of it as fits into that many bytes, and something
    /// if there is anything.
    pub fn since(&self, last: u64, most_bytes: usize) -> Vec<SheetEvent<&Entry>> {
        let from = usize::try_from(last).unwrap_or(usize::MAX);
        let mut bytes = 0;
        let fits = |&(place, happened): &(usize, &Happened)| {
            bytes += happened.bytes;
            place == from || bytes <= most_bytes
        };
        let rest = self.happened.iter().enumerate().skip(from);
        rest.take_while(fits).map(|(place, happened)| self.told(place, happened)).collect()
    }

    fn told(&self, place: usize, happened: &Happened) -> SheetEvent<&Entry> {
        let entries = self.log.entries();
        let what = match happened.what {
            Kind::Opened => SheetWhat::Opened { writer: self.scorers[0].1.to_string(), entry: &entries[0] },
            Kind::Wrote(at) => SheetWhat::Wrote { entry: &entries[at] },
            Kind::TookOver(at) => SheetWhat::TookOver { writer: self.scorers[at].1.to_string() },
            Kind::Closed { idle } => SheetWhat::Closed { idle },
        };
        SheetEvent { seq: place as u64 + 1, at: happened.at, what }
    }
}
