//! What waits to be written to a log: the state of a writer, without any I/O.

use std::mem::take;

use futures_channel::oneshot::{Receiver, Sender, channel};

use crate::writer::Written;
use crate::{Failure, Header, Json};

/// What waits to be written to a log.
#[derive(Default)]
pub(crate) struct Queue {
    /// How long the log is, as far as it was read and written here. Nothing before it was read.
    known: Option<u64>,
    /// How long it was said to be before it was read.
    said: u64,
    /// Others have written behind that, or may have.
    behind: bool,
    /// Others have written, and whoever asks here for more may not have seen it.
    split: bool,
    /// What could not be written.
    unkept: Vec<Json>,
    /// What lists are to tell once everything is written.
    header: Option<Header>,
    /// What was asked for since.
    asked: Vec<Json>,
    /// Who is to be told when all of it is kept.
    waiting: Vec<Sender<Written>>,
    running: bool,
}

/// What to do next.
pub(crate) enum Next {
    /// Read what others have written.
    Read { known: u64 },
    /// Write.
    Write(Job),
    /// Wait until more is asked for.
    Nothing,
}

/// What to write at once.
pub(crate) struct Job {
    pub expected: u64,
    pub entries: Vec<Json>,
    pub header: Header,
    waiting: Vec<Sender<Written>>,
}

impl Queue {
    /// Takes note of the length of the log that was read.
    pub fn know(&mut self, length: u64) {
        // What was written here meanwhile is known, though it was not there yet.
        let known = self.known.map_or(length, |known| known.max(length));
        self.known = Some(known);
        self.behind |= self.said > known;
        self.said = 0;
    }

    /// Takes note of a length that others tell of; zero if they have deleted the log. They may
    /// tell of shorter ones late.
    pub fn heard(&mut self, length: u64) {
        match self.known {
            Some(known) => self.behind |= length > known || length == 0,
            None => self.said = self.said.max(length),
        }
    }

    /// Others may have written unheard.
    pub fn look(&mut self) {
        self.behind |= self.known.is_some();
    }

    pub fn push(&mut self, entries: Vec<Json>, header: Header) -> Receiver<Written> {
        let (sender, receiver) = channel();
        self.header = Some(header);
        if self.split || self.behind {
            self.refuse(entries, sender);
        } else {
            self.asked.extend(entries);
            self.waiting.push(sender);
        }
        receiver
    }

    pub fn retry(&mut self) -> Receiver<Written> {
        let (sender, receiver) = channel();
        self.split = false;
        self.waiting.push(sender);
        receiver
    }

    pub fn unkept(&self) -> &[Json] {
        &self.unkept
    }

    pub fn drop_unkept(&mut self) -> Vec<Json> {
        self.split = false;
        take(&mut self.unkept)
    }

    /// Whoever asked has not seen what others wrote: nothing is written behind that unasked.
    fn refuse(&mut self, entries: Vec<Json>, waiting: Sender<Written>) {
        self.split = true;
        self.unkept.extend(entries);
        answer([waiting], &Err(Failure::Conflict { length: self.known.unwrap_or(0) }));
    }

    /// Begins to work, unless it is being done already.
    pub fn begin(&mut self) -> bool {
        !std::mem::replace(&mut self.running, true)
    }

    pub fn next(&mut self) -> Next {
        match (self.known, self.header.clone()) {
            (Some(known), _) if self.behind => return Next::Read { known },
            (Some(expected), Some(header)) if !self.waiting.is_empty() => {
                return self.write(expected, header);
            }
            _ => {}
        }
        // Whoever retries and never asked for anything has nothing that is not kept.
        answer(take(&mut self.waiting), &self.known.ok_or(Failure::NotRead));
        self.unkept.append(&mut self.asked);
        self.running = false;
        Next::Nothing
    }

    fn write(&mut self, expected: u64, header: Header) -> Next {
        let mut entries = take(&mut self.unkept);
        entries.append(&mut self.asked);
        Next::Write(Job { expected, entries, header, waiting: take(&mut self.waiting) })
    }

    /// Takes note of what came of a writing.
    pub fn done(&mut self, job: Job, written: &Written) {
        match written {
            Ok(length) => self.known = Some(*length),
            Err(failure) => {
                self.unkept.splice(..0, job.entries);
                self.behind |= matches!(failure, Failure::Conflict { .. });
            }
        }
        if self.behind {
            self.hold_back();
        }
        answer(job.waiting, written);
    }

    /// Takes note that the log was read to this length, or that nothing is known of it any more.
    pub fn caught_up(&mut self, length: Option<u64>) {
        self.behind = false;
        if length != self.known {
            self.known = length;
            self.hold_back();
        }
    }

    /// What was asked for before it was known that others wrote waits for whoever asked.
    fn hold_back(&mut self) {
        self.unkept.append(&mut self.asked);
        self.split = !self.unkept.is_empty();
        answer(take(&mut self.waiting), &Err(Failure::Conflict { length: self.known.unwrap_or(0) }));
    }
}

fn answer(waiting: impl IntoIterator<Item = Sender<Written>>, written: &Written) {
    for sender in waiting {
        // Whoever has gone meanwhile need not know.
        let _ = sender.send(written.clone());
    }
}
