//! From the log to the sheet.

use protocol::Closed;
use score_keeper::{SheetLog, Writer};
use table::{Logged, Secret, Unfoldable, unfoldable};

use super::decide::{TURN_BYTES, Written, bytes};
use super::{Happened, Kind, SCORER, SharedSheet, What};

/// Something that happened to a sheet, and when.
type Entry = table::Entry<What>;

impl SharedSheet {
    /// The sheet that a whole log makes. No log, no sheet.
    pub fn fold(code: &str, log: &[Logged], secrets: &[Secret]) -> Result<Option<Self>, Unfoldable> {
        let Some((first, rest)) = log.split_first() else { return Ok(None) };
        let begins = || unfoldable(first.seq, "a log begins with an opening");
        let Entry { at, event: What::Opened { writer, entry } } = Entry::read(first)? else {
            return Err(begins());
        };
        let by = written_by(first.seq, &writer)?;
        let happened = Happened { at, bytes: bytes(&entry), what: Kind::Opened };
        let log = SheetLog::read(vec![entry.clone()]).map_err(|why| unfoldable(first.seq, why))?;
        let mut sheet = Self {
            code: code.to_owned(),
            log,
            bytes: happened.bytes,
            happened: vec![happened],
            entries: 1,
            scorers: vec![(1, by)],
            closed: None,
            kept_key: secrets.iter().find(|secret| secret.name == SCORER).map(|secret| secret.value.clone()),
        };
        sheet.catch_up(rest)?;
        Ok(Some(sheet))
    }

    /// Takes what has come to the log.
    pub fn catch_up(&mut self, news: &[Logged]) -> Result<(), Unfoldable> {
        let mut entries = self.log.entries().to_vec();
        for logged in news {
            if logged.seq != self.seq() + 1 {
                return Err(unfoldable(logged.seq, format_args!("event {} is missing", self.seq() + 1)));
            }
            let Entry { at, event } = Entry::read(logged)?;
            if let What::Wrote { entry } = &event {
                entries.push(entry.clone());
            }
            self.note(at, &event)?;
        }
        // All at once: to undo something means to read everything before it again.
        let (all, seq) = (entries.len(), self.seq());
        self.log = SheetLog::read(entries).map_err(|why| unfoldable(seq, why))?;
        if self.log.entries().len() != all {
            return Err(unfoldable(seq, "an entry is there twice, or there are too many"));
        }
        Ok(())
    }

    /// Takes entries that have been written down. Gives the number of the event before.
    pub fn follow(&mut self, at: u64, written: Written) -> Result<u64, Unfoldable> {
        let before = self.seq();
        for event in &written.events {
            self.note(at, event)?;
        }
        self.log = written.log;
        Ok(before)
    }

    /// The same with something else.
    pub fn apply(&mut self, at: u64, event: &What) -> Result<u64, Unfoldable> {
        let before = self.seq();
        self.note(at, event).map(|()| before)
    }

    /// Takes whatever an event says beside what stands on the sheet.
    fn note(&mut self, at: u64, event: &What) -> Result<(), Unfoldable> {
        let seq = self.seq() + 1;
        if self.closed.is_some() {
            return Err(unfoldable(seq, "nothing happens to a sheet that is not shared"));
        }
        let (what, bytes) = match event {
            What::Opened { .. } => return Err(unfoldable(seq, "a sheet is opened once")),
            What::Wrote { entry } => {
                self.entries += 1;
                (Kind::Wrote(self.entries - 1), bytes(entry))
            }
            What::TookOver { writer } => {
                self.scorers.push((seq, written_by(seq, writer)?));
                (Kind::TookOver(self.scorers.len() - 1), TURN_BYTES)
            }
            What::Closed { idle } => {
                self.closed = Some(if *idle { Closed::Idle } else { Closed::Host });
                (Kind::Closed { idle: *idle }, 0)
            }
        };
        self.bytes += bytes;
        self.happened.push(Happened { at, bytes, what });
        Ok(())
    }
}

fn written_by(seq: u64, writer: &str) -> Result<Writer, Unfoldable> {
    writer.parse().map_err(|error| unfoldable(seq, error))
}
