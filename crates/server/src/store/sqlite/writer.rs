//! The thread that writes.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::{mpsc, oneshot};

use super::file::File;
use super::log::{self, Failed};
use crate::store::{Append, Appended, StoreError};

/// How many appends go into one transaction. The flush is shared by then; more
/// would only let the first of them wait for the last.
const BATCH: usize = 512;

/// What the writer can be asked for.
pub(super) enum Job {
    /// An append.
    Append(Request),
    /// Something else, which is to be short: appends wait for it.
    Other(Box<dyn FnOnce(&mut Connection) + Send>),
}

/// An append, and where its answer goes.
pub(super) struct Request {
    pub(super) entry: Append,
    pub(super) answer: oneshot::Sender<Result<Appended, StoreError>>,
}

/// What the writer of a store has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Appends that were carried out.
    pub appends: u64,
    /// Events in them.
    pub events: u64,
    /// Transactions they were carried out in.
    pub commits: u64,
    /// The time these took to commit: above all the disk's flushes.
    pub flushing: Duration,
}

/// The same, while it is being counted.
#[derive(Default)]
pub(super) struct Counters {
    appends: AtomicU64,
    events: AtomicU64,
    commits: AtomicU64,
    nanoseconds: AtomicU64,
}

impl Counters {
    pub(super) fn read(&self) -> Stats {
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        Stats {
            appends: count(&self.appends),
            events: count(&self.events),
            commits: count(&self.commits),
            flushing: Duration::from_nanos(count(&self.nanoseconds)),
        }
    }

    /// Counts a transaction, unless nothing came of it.
    fn add(&self, jobs: &[Request], outcomes: &[Result<Appended, StoreError>], flushing: Duration) {
        let done =
            jobs.iter().zip(outcomes).filter(|(_, outcome)| matches!(outcome, Ok(Appended::Done { .. })));
        let (appends, events) =
            done.fold((0, 0), |(appends, events), (job, _)| (appends + 1, events + job.entry.events.len()));
        if appends == 0 {
            return;
        }
        let nanoseconds = u64::try_from(flushing.as_nanos()).unwrap_or(u64::MAX);
        self.appends.fetch_add(appends, Ordering::Relaxed);
        self.events.fetch_add(events as u64, Ordering::Relaxed);
        self.commits.fetch_add(1, Ordering::Relaxed);
        self.nanoseconds.fetch_add(nanoseconds, Ordering::Relaxed);
    }
}

/// The one who writes.
pub(super) struct Writer {
    pub(super) file: File,
    pub(super) connection: Connection,
    pub(super) jobs: mpsc::Receiver<Job>,
    pub(super) counters: Arc<Counters>,
}

/// What became of each append of a transaction.
type Outcomes = Vec<Result<Appended, StoreError>>;

impl Writer {
    /// Carries out what comes, until nobody can send any more and nothing waits.
    pub(super) fn run(&mut self) {
        let mut jobs = Vec::with_capacity(BATCH);
        while self.jobs.blocking_recv_many(&mut jobs, BATCH) > 0 {
            let mut appends = Vec::with_capacity(jobs.len());
            for job in jobs.drain(..) {
                match job {
                    Job::Append(request) => appends.push(request),
                    Job::Other(work) => work(&mut self.connection),
                }
            }
            self.append_all(appends);
        }
    }

    fn append_all(&mut self, appends: Vec<Request>) {
        if appends.is_empty() {
            return;
        }
        match self.carry_out(&appends) {
            Ok(outcomes) => answer(appends.into_iter().zip(outcomes)),
            Err(error) => answer(appends.into_iter().map(|request| (request, Err(error.clone())))),
        }
    }

    /// Carries out some appends in one transaction. Until it is committed none
    /// of them is answered, not even one that was refused: what it was refused
    /// for may be another of them. What was committed to a file that is gone is lost.
    fn carry_out(&mut self, jobs: &[Request]) -> Result<Outcomes, StoreError> {
        let outcomes = self.commit(jobs).map_err(|error| self.file.failed(&error));
        self.file.still_there()?;
        outcomes
    }

    fn commit(&mut self, jobs: &[Request]) -> rusqlite::Result<Outcomes> {
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let outcome = |job: &Request| match log::append(&transaction, &job.entry) {
            Ok(appended) => Ok(Ok(appended)),
            Err(Failed::Damaged(error)) => Ok(Err(error)),
            Err(Failed::Sqlite(error)) => Err(error),
        };
        let outcomes: Outcomes = jobs.iter().map(outcome).collect::<rusqlite::Result<_>>()?;
        let start = Instant::now();
        transaction.commit()?;
        self.counters.add(jobs, &outcomes, start.elapsed());
        Ok(outcomes)
    }
}

/// Sends the answers to those who still want to know.
fn answer(answers: impl Iterator<Item = (Request, Result<Appended, StoreError>)>) {
    for (job, answer) in answers {
        let _gone = job.answer.send(answer);
    }
}
