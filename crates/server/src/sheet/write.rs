//! From a command to the disk, and from there to everybody.

use std::sync::Arc;
use std::time::Duration;

use protocol::{Code, Problem, SheetCommand, SheetServerMessage, Unwritten as NotWritten};
use score_keeper::{Entry, Writer};
use shared_sheet::{What, Written};
use table::Unfoldable;

use super::Task;
use crate::ask::ClientId;
use crate::pen::{Unwritten, broken};
use crate::store::{Append, Appended};

/// How often something is decided anew because somebody else wrote to the log in between.
const TRIES: usize = 8;

/// The number of the last event, and which entries were not written.
type Attempted = Result<(u64, Vec<NotWritten>), Problem>;

impl Task {
    pub(super) async fn carry_out(&mut self, client: ClientId, id: String, command: SheetCommand<Entry>) {
        let answer = match self.attempt(client, command).await {
            Ok((seq, unwritten)) => {
                for one in &unwritten {
                    self.metrics.refused(one.problem.code);
                }
                SheetServerMessage::Done { id, seq, unwritten }
            }
            Err(problem) => {
                self.metrics.refused(problem.code);
                SheetServerMessage::Refused { id: Some(id), problem }
            }
        };
        self.send(client, &answer);
    }

    async fn attempt(&mut self, client: ClientId, command: SheetCommand<Entry>) -> Attempted {
        let writer = self.clients.get(&client).and_then(|client| client.who.writer.clone());
        let writer = writer.ok_or_else(only_scorers)?;
        match command {
            SheetCommand::Write { entries, known } => self.write(&writer, entries.into(), known).await,
            SheetCommand::TakeOver => self.note_down(|task| task.sheet.take_over(&writer)).await,
            SheetCommand::Close => self.note_down(|_| Ok(Some(What::Closed { idle: false }))).await,
        }
    }

    /// Nobody has been here for long.
    pub(super) async fn close_idle(&mut self) {
        if self.note_down(|_| Ok(Some(What::Closed { idle: true }))).await.is_err() {
            // Not written: it is tried again, but not in a tight loop.
            self.config.clock.sleep(Duration::from_millis(200)).await;
        }
    }

    /// Has entries judged and written down, until that is done or refused.
    async fn write(&mut self, writer: &Writer, entries: Arc<[Entry]>, known: u64) -> Attempted {
        for _ in 0..TRIES {
            let mut written = self.judged(writer.clone(), Arc::clone(&entries), known).await?;
            let unwritten = std::mem::take(&mut written.unwritten);
            if written.events.is_empty() {
                return Ok((self.sheet.seq(), unwritten));
            }
            let at = self.time.now();
            if self.append(at, &written.events).await.map_err(broken)? {
                self.metrics.entries.inc_by(written.events.len() as u64);
                let followed = Arc::make_mut(&mut self.sheet).follow(at, written);
                return self.written(followed).map(|seq| (seq, unwritten));
            }
        }
        Err(busy())
    }

    /// What becomes of entries. To undo something means to read a whole sheet again: so that is
    /// done where nobody else waits for it.
    async fn judged(&self, writer: Writer, entries: Arc<[Entry]>, known: u64) -> Result<Written, Problem> {
        let sheet = Arc::clone(&self.sheet);
        let judged = tokio::task::spawn_blocking(move || sheet.write(&writer, &entries, known));
        let failed = |_| Problem::new(Code::Broken, "the house could not do it; try again");
        judged.await.map_err(failed)?
    }

    /// Writes something else down that follows from how the sheet is, if anything does.
    async fn note_down(&mut self, decide: impl Fn(&Self) -> Result<Option<What>, Problem>) -> Attempted {
        for _ in 0..TRIES {
            let Some(event) = decide(self)? else { return Ok((self.sheet.seq(), Vec::new())) };
            let at = self.time.now();
            if self.append(at, std::slice::from_ref(&event)).await.map_err(broken)? {
                let followed = Arc::make_mut(&mut self.sheet).apply(at, &event);
                return self.written(followed).map(|seq| (seq, Vec::new()));
            }
        }
        Err(busy())
    }

    /// Writes events down. Says whether they are on disk; else there is more in the log than
    /// was known here, and the sheet has caught up with it.
    async fn append(&mut self, at: u64, events: &[What]) -> Result<bool, Unwritten> {
        let text = |event: &What| table::Entry { at, event: event.clone() }.text();
        let closes = events.iter().any(|event| matches!(event, What::Closed { .. }));
        let append = Append {
            table: self.pen.key().to_owned(),
            expected: self.sheet.seq(),
            command: events.iter().find_map(entry_id),
            events: events.iter().map(text).collect(),
            secrets: Vec::new(),
            closes: closes.then_some(at),
        };
        let done = matches!(self.pen.append(append).await?, Appended::Done { .. });
        if !done {
            // If the log is shorter than it was, this says so.
            self.catch_up().await?;
        }
        Ok(done)
    }

    /// Tells everybody what was just written and followed, which gives the last number.
    fn written(&mut self, followed: Result<u64, Unfoldable>) -> Result<u64, Problem> {
        match followed {
            Ok(before) => {
                self.tell(before);
                Ok(self.sheet.seq())
            }
            Err(error) => {
                self.pen.give_up(&error);
                Err(broken(Unwritten))
            }
        }
    }

    /// Reads what somebody else has written to this sheet's log, and tells everybody.
    async fn catch_up(&mut self) -> Result<(), Unwritten> {
        let before = self.sheet.seq();
        let news = self.pen.news(before).await?;
        if news.events.is_empty() {
            return Ok(());
        }
        match Arc::make_mut(&mut self.sheet).catch_up(&news.events) {
            Ok(()) => {
                self.time.at_least(self.sheet.at());
                self.tell(before);
            }
            Err(error) => self.pen.give_up(&error),
        }
        Ok(())
    }

    /// Somebody comes who has seen more than this sheet here: there is more in the log. If
    /// there is not, it is not the log that they have seen, and they are told so.
    pub(super) async fn catch_up_for(&mut self, last: u64) -> Result<(), Problem> {
        if last > self.sheet.seq() {
            self.catch_up().await.map_err(broken)?;
        }
        match self.pen.astray() {
            Some(problem) => Err(problem.clone()),
            None if last > self.sheet.seq() => Err(self.pen.taken_back(last, self.sheet.seq())),
            None => Ok(()),
        }
    }
}

/// By this the store knows an entry again, whoever writes it a second time.
fn entry_id(event: &What) -> Option<String> {
    match event {
        What::Opened { entry, .. } | What::Wrote { entry } => Some(entry.id.to_string()),
        What::TookOver { .. } | What::Closed { .. } => None,
    }
}

fn only_scorers() -> Problem {
    Problem::new(Code::NotAllowed, "only those may do that who have the secret of the scorers")
}

fn busy() -> Problem {
    Problem::new(Code::Broken, "too much happens to this sheet at once; try again")
}
