//! A writer writes in order, loses nothing that it could not write, and mixes nothing in behind
//! what nobody has seen.

use std::cell::{Cell, RefCell};
use std::future::{Future, pending, poll_fn};
use std::pin::pin;
use std::rc::Rc;
use std::task::Poll;

use browser_log::{Change, Failure, Header, Import, Json, Listed, Log, Memory, Name, Store, Writer, Written};
use futures_util::FutureExt;

use crate::contract::{entries, header, name};
use crate::{PLAN, now};

/// Memory that several writers share, and that may keep them waiting.
#[derive(Clone)]
struct Shared {
    memory: Rc<Memory>,
    waits: Rc<Cell<bool>>,
}

impl Shared {
    fn new() -> Self {
        Self { memory: Rc::new(Memory::new(PLAN)), waits: Rc::default() }
    }
}

impl Store for Shared {
    async fn append(&self, log: &Name, expected: u64, new: &[Json], header: &Header) -> Written {
        let written = self.memory.append(log, expected, new, header).await;
        poll_fn(|_| if self.waits.get() { Poll::Pending } else { Poll::Ready(()) }).await;
        written
    }

    fn put_header(&self, log: &Name, header: &Header) -> impl Future<Output = Written> {
        self.memory.put_header(log, header)
    }

    fn read_from(&self, log: &Name, first: u64) -> impl Future<Output = Result<Log, Failure>> {
        self.memory.read_from(log, first)
    }

    fn list(&self, _: &Name) -> impl Future<Output = Result<Vec<Listed>, Failure>> {
        pending()
    }

    fn import(&self, _: Vec<Import>) -> impl Future<Output = Result<(), Failure>> {
        pending()
    }

    fn delete(&self, log: &Name) -> impl Future<Output = Result<(), Failure>> {
        self.memory.delete(log)
    }
}

/// A writer of the log, and what it was told.
fn writer(store: &Shared) -> (Writer<Shared>, Rc<RefCell<Vec<Change>>>) {
    let told: Rc<RefCell<Vec<Change>>> = Rc::default();
    let tell = Rc::clone(&told);
    (Writer::new(store.clone(), name("log"), move |change| tell.borrow_mut().push(change)), told)
}

/// A writer that has read the log.
fn reader(store: &Shared) -> (Writer<Shared>, Rc<RefCell<Vec<Change>>>) {
    let (writer, told) = writer(store);
    now(writer.read()).unwrap();
    (writer, told)
}

/// Writes one entry and does everything that is to be done.
fn write(writer: &Writer<Shared>, number: u64) -> Written {
    let answer = writer.push(entries([number]), header(number));
    now(writer.run());
    now(answer).unwrap()
}

fn retry(writer: &Writer<Shared>) -> Written {
    let answer = writer.retry();
    now(writer.run());
    now(answer).unwrap()
}

/// The entries that are kept.
fn kept(store: &Shared) -> Vec<Json> {
    now(store.read(&name("log"))).map_or(Vec::new(), |log| log.entries)
}

/// What others wrote, as it was told last.
fn grown(told: &RefCell<Vec<Change>>) -> Vec<Json> {
    match told.borrow().last() {
        Some(Change::Grown(log)) => log.entries.clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_is_asked_for_while_it_writes_is_written_next_and_in_order() {
    let store = Shared::new();
    let (writer, told) = reader(&store);
    store.waits.set(true);
    let mut run = pin!(writer.run());
    let mut answers = vec![writer.push(entries([1]), header(1))];
    assert_eq!(run.as_mut().now_or_never(), None);
    answers.extend([2, 3].map(|number| writer.push(entries([number]), header(number))));
    assert_eq!(now(writer.run()), (), "it runs already");
    assert!(answers.iter_mut().all(|answer| answer.try_recv() == Ok(None)), "told before it was kept");
    store.waits.set(false);
    assert_eq!(run.now_or_never(), Some(()));
    assert_eq!(
        answers.into_iter().map(|answer| now(answer).unwrap()).collect::<Vec<_>>(),
        [Ok(1), Ok(3), Ok(3)]
    );
    assert_eq!(kept(&store), entries(1..=3));
    assert_eq!(now(store.read(&name("log"))).unwrap().header, header(3));
    assert_eq!(*told.borrow(), [], "its own entries are no news");
}

#[test]
fn what_finds_no_room_stays_in_memory_and_is_written_first_when_there_is_some() {
    let store = Shared::new();
    let (writer, _) = reader(&store);
    assert_eq!(write(&writer, 1), Ok(1));
    store.memory.give_room(0);
    assert_eq!(write(&writer, 2), Err(Failure::Full));
    assert_eq!(write(&writer, 3), Err(Failure::Full));
    assert_eq!(writer.unkept(), entries([2, 3]));
    assert_eq!(kept(&store), entries([1]));
    store.memory.give_room(Memory::ROOM);
    assert_eq!(write(&writer, 4), Ok(4));
    assert_eq!(kept(&store), entries(1..=4));
    assert_eq!(writer.unkept(), []);
    assert_eq!(retry(&writer), Ok(4), "there is nothing to write again");
    assert_eq!(kept(&store), entries(1..=4));
}

#[test]
fn what_found_no_room_can_be_written_without_more() {
    let store = Shared::new();
    let (writer, _) = reader(&store);
    store.memory.give_room(0);
    assert_eq!(write(&writer, 1), Err(Failure::Full));
    assert_eq!(retry(&writer), Err(Failure::Full));
    store.memory.give_room(Memory::ROOM);
    assert_eq!(retry(&writer), Ok(1));
    assert_eq!(kept(&store), entries([1]));
}

#[test]
fn nothing_is_written_behind_what_others_wrote_until_whoever_asked_has_seen_it() {
    let store = Shared::new();
    let ((ann, told), (ben, _)) = (reader(&store), reader(&store));
    assert_eq!(write(&ben, 1), Ok(1));
    assert_eq!(write(&ann, 2), Err(Failure::Conflict { length: 1 }));
    assert_eq!(grown(&told), entries([1]));
    assert_eq!(write(&ann, 3), Err(Failure::Conflict { length: 1 }), "it waits behind the first");
    assert_eq!(kept(&store), entries([1]));
    assert_eq!(ann.unkept(), entries([2, 3]));
    assert_eq!(retry(&ann), Ok(3));
    assert_eq!(kept(&store), entries(1..=3));
}

#[test]
fn what_others_overtook_can_be_given_up() {
    let store = Shared::new();
    let ((ann, _), (ben, _)) = (reader(&store), reader(&store));
    assert_eq!(write(&ben, 1), Ok(1));
    assert_eq!(write(&ann, 2), Err(Failure::Conflict { length: 1 }));
    assert_eq!(ann.drop_unkept(), entries([2]));
    assert_eq!(write(&ann, 3), Ok(2));
    assert_eq!(kept(&store), entries([1, 3]));
}

#[test]
fn what_others_say_they_wrote_is_read_and_told() {
    let store = Shared::new();
    let ((ann, told), (ben, _)) = (reader(&store), reader(&store));
    for number in 1..=3 {
        assert_eq!(write(&ben, number), Ok(number));
    }
    ann.heard(2);
    now(ann.run());
    assert_eq!(grown(&told), entries(1..=3));
    // It comes late: all of it is known.
    ann.heard(3);
    now(ann.run());
    assert_eq!(told.borrow().len(), 1);
    assert_eq!(write(&ann, 4), Ok(4), "whoever has seen it may write");
}

#[test]
fn what_was_said_before_the_log_was_read_is_not_missed() {
    let store = Shared::new();
    let ((ann, told), (ben, _)) = (writer(&store), reader(&store));
    // What is read here is older than what is told.
    ann.heard(1);
    assert_eq!(now(ann.read()), Ok(None));
    assert_eq!(write(&ben, 1), Ok(1));
    now(ann.run());
    assert_eq!(grown(&told), entries([1]));
}

#[test]
fn whoever_looks_finds_what_nobody_has_said() {
    let store = Shared::new();
    let ((ann, told), (ben, _)) = (reader(&store), reader(&store));
    assert_eq!(write(&ben, 1), Ok(1));
    ann.look();
    now(ann.run());
    assert_eq!(grown(&told), entries([1]));
}

#[test]
fn a_log_that_was_deleted_has_to_be_read_again() {
    let store = Shared::new();
    let (writer, told) = reader(&store);
    assert_eq!(write(&writer, 1), Ok(1));
    assert_eq!(now(store.delete(&name("log"))), Ok(()));
    writer.heard(0);
    now(writer.run());
    assert_eq!(*told.borrow(), [Change::Replaced]);
    assert_eq!(write(&writer, 2), Err(Failure::NotRead));
    assert_eq!(kept(&store), []);
    assert_eq!(now(writer.read()), Ok(None));
    assert_eq!(write(&writer, 3), Ok(2), "what could not be written is still there");
    assert_eq!(kept(&store), entries([2, 3]));
}

#[test]
fn a_header_alone_can_be_written() {
    let store = Shared::new();
    let (writer, _) = reader(&store);
    assert_eq!(write(&writer, 1), Ok(1));
    let answer = writer.push(Vec::new(), header(2));
    now(writer.run());
    assert_eq!(now(answer), Ok(Ok(1)));
    assert_eq!(now(store.read(&name("log"))).unwrap().header, header(2));
}
