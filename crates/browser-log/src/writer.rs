//! Writes to one log, in the order in which it is asked to, and keeps in memory what could not be
//! written.

use std::cell::RefCell;

use futures_channel::oneshot::Receiver;

use crate::queue::{Job, Next, Queue};
use crate::{Failure, Header, Json, Log, Name, Store};

/// What a writer tells whoever has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Others have written this behind what was known of the log.
    Grown(Log),
    /// The log is shorter than it was, or gone: it was deleted, and perhaps made anew.
    Replaced,
    /// What others have written could not be read.
    Unread(Failure),
}

/// What comes of a writing: the length of the log, once everything is kept.
pub type Written = Result<u64, Failure>;

/// Writes to one log.
///
/// What cannot be written is not lost: it stays here (`unkept`), and is written with the next
/// entries or by [`Writer::retry`]. When others have written meanwhile, it waits until whoever asked for
/// it has seen that, and says `retry` or [`Writer::drop_unkept`].
///
/// Whoever pushes must see to it that [`Writer::run`] runs: in a page as a task of its own, so that it
/// does not end with the part of the page that has asked.
pub struct Writer<S> {
    store: S,
    log: Name,
    queue: RefCell<Queue>,
    tell: Box<dyn Fn(Change)>,
}

impl<S: Store> Writer<S> {
    /// A writer of a log, of which nothing is known yet.
    pub fn new(store: S, log: Name, tell: impl Fn(Change) + 'static) -> Self {
        Self { store, log, queue: RefCell::default(), tell: Box::new(tell) }
    }

    /// Reads the whole log; nothing if there is none yet. What is written from now on follows it.
    pub async fn read(&self) -> Result<Option<Log>, Failure> {
        let log = match self.store.read(&self.log).await {
            Ok(log) => Some(log),
            Err(Failure::Missing) => None,
            Err(failure) => return Err(failure),
        };
        self.queue.borrow_mut().know(log.as_ref().map_or(0, |log| log.length));
        Ok(log)
    }

    /// Asks for entries to be written, with what lists tell of the log from then on. A log must
    /// have been read before.
    #[must_use = "it tells when the entries are kept"]
    pub fn push(&self, entries: Vec<Json>, header: Header) -> Receiver<Written> {
        self.queue.borrow_mut().push(entries, header)
    }

    /// Asks for what could not be written to be written now, after everything that others wrote.
    #[must_use = "it tells when the entries are kept"]
    pub fn retry(&self) -> Receiver<Written> {
        self.queue.borrow_mut().retry()
    }

    /// What could not be written so far, in its order.
    pub fn unkept(&self) -> Vec<Json> {
        self.queue.borrow().unkept().to_vec()
    }

    /// Gives up what could not be written, and hands it over.
    pub fn drop_unkept(&self) -> Vec<Json> {
        self.queue.borrow_mut().drop_unkept()
    }

    /// Others say that the log has this length, or none any more. What is not known of it is read.
    pub fn heard(&self, length: u64) {
        self.queue.borrow_mut().heard(length);
    }

    /// Others may have written without saying so: that is read.
    pub fn look(&self) {
        self.queue.borrow_mut().look();
    }

    /// Does what was asked for, until nothing is left to do. If it runs already, that does it.
    pub async fn run(&self) {
        if !self.queue.borrow_mut().begin() {
            return;
        }
        loop {
            let next = self.queue.borrow_mut().next();
            match next {
                Next::Read { known } => self.catch_up(known).await,
                Next::Write(job) => self.write(job).await,
                Next::Nothing => return,
            }
        }
    }

    async fn write(&self, job: Job) {
        let written = self.store.append(&self.log, job.expected, &job.entries, &job.header).await;
        self.queue.borrow_mut().done(job, &written);
    }

    async fn catch_up(&self, known: u64) {
        let read = self.store.read_from(&self.log, known).await;
        let change = match read {
            Ok(log) if log.length > known => Change::Grown(log),
            Ok(log) if log.length == known => return self.queue.borrow_mut().caught_up(Some(known)),
            Ok(_) | Err(Failure::Missing) => Change::Replaced,
            Err(failure) => Change::Unread(failure),
        };
        let length = if let Change::Grown(log) = &change { Some(log.length) } else { None };
        self.queue.borrow_mut().caught_up(length);
        (self.tell)(change);
    }
}
