//! The queue of the one who writes: what waits is written together, and when
//! something goes wrong nobody is told otherwise.

use std::future::Future;
use std::pin::Pin;

use futures_util::future::{FutureExt, JoinAll, join_all};
use rusqlite::Connection;
use server::store::{Append, Appended, SqliteStore, Store, StoreError, Trouble};
use tokio::task::{unconstrained, yield_now};

use crate::contract::{add, append, command, conflict, done, duplicate, texts, with_secret};
use crate::file::connect;
use crate::{Directory, Place};

type Answer<'a> = Pin<Box<dyn Future<Output = Result<Appended, StoreError>> + Send + 'a>>;

/// Holds the writer up until it is dropped.
fn hold(place: &Directory) -> Connection {
    let other = connect(place);
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    other
}

/// Puts appends into the queue, and returns what they wait for.
fn queued(store: &SqliteStore, entries: Vec<Append>) -> JoinAll<Answer<'_>> {
    // Unconstrained: the runtime would make the task pause after some of them.
    let send = |entry| Box::pin(unconstrained(store.append(entry))) as Answer<'_>;
    let mut answers = join_all(entries.into_iter().map(send));
    assert!((&mut answers).now_or_never().is_none());
    answers
}

#[tokio::test]
async fn what_waits_shares_a_commit() {
    let place = Directory::new();
    let store = place.open().await;
    let other = hold(&place);
    let entries = (0..500).map(|table| append(&table.to_string(), 0, &["1", "2"])).collect();
    let answers = queued(&store, entries);
    drop(other);
    for answer in answers.await {
        assert_eq!(answer.unwrap(), done(2));
    }
    let stats = store.stats();
    assert_eq!((stats.appends, stats.events), (500, 1000));
    // The writer may have taken the first before the others came.
    assert!(stats.commits <= 2, "{stats:?}");
    assert!(!stats.flushing.is_zero());
}

#[tokio::test]
async fn one_commit_keeps_the_order_in_which_appends_came() {
    let place = Directory::new();
    let store = place.open().await;
    let other = hold(&place);
    let entries = vec![
        append("first, in a commit of its own", 0, &["1"]),
        command("x", append("A", 0, &["1"])),
        command("x", append("A", 0, &["again"])),
        append("A", 0, &["too late"]),
        append("A", 1, &["2"]),
        command("x", append("A", 2, &["again"])),
    ];
    let answers = queued(&store, entries);
    drop(other);
    let answers: Vec<_> = answers.await.into_iter().map(Result::unwrap).collect();
    assert_eq!(answers, [done(1), done(1), duplicate(1), conflict(1), done(2), duplicate(1)]);
    assert_eq!(texts(&store, "A").await, ["1", "2"]);
    assert_eq!(store.stats().appends, 3);
}

#[tokio::test]
async fn reads_do_not_wait_for_the_writer() {
    let place = Directory::new();
    let store = place.open().await;
    add(&store, with_secret("s", b"hush", append("A", 0, &["1"]))).await;
    let other = hold(&place);
    let answers = queued(&store, vec![append("A", 1, &["2"])]);
    assert_eq!(texts(&store, "A").await, ["1"]);
    assert_eq!(store.read("A", 0).await.unwrap().secrets.len(), 1);
    assert_eq!(store.open_tables().await.unwrap(), ["A"]);
    drop(other);
    assert_eq!(answers.await.pop().unwrap().unwrap(), done(2));
}

/// Lets the disk fail, as far as the store can see, at an event `"bad"`. In both
/// ways that failures have: some undo a whole transaction by themselves.
fn sabotage(place: &Directory, failure: &str) {
    let trigger = format!(
        "CREATE TRIGGER sabotage BEFORE INSERT ON events WHEN NEW.event = 'bad'
         BEGIN SELECT RAISE({failure}, 'the disk fell off the table'); END"
    );
    connect(place).execute_batch(&trigger).unwrap();
}

#[tokio::test]
async fn a_failure_is_told_to_all_who_wait_and_the_store_goes_on() {
    for failure in ["ABORT", "ROLLBACK"] {
        let place = Directory::new();
        let store = place.open().await;
        sabotage(&place, failure);
        let other = hold(&place);
        let bad = with_secret("s", b"lost", command("x", append("B", 0, &["good", "bad"])));
        // The writer may take them in two parts: each is to have a bad one.
        let entries = vec![bad.clone(), append("A", 0, &["between"]), append("C", 0, &["between"]), bad];
        let answers = queued(&store, entries);
        drop(other);
        for answer in answers.await {
            let why = answer.unwrap_err().message;
            assert!(why.contains("fell off the table") && why.contains("fliphouse.db"), "{why}");
        }
        for table in ["A", "B", "C"] {
            assert_eq!(texts(&store, table).await.len(), 0);
            assert!(store.read(table, 0).await.unwrap().secrets.is_empty());
        }
        assert_eq!(store.stats().appends, 0);
        connect(&place).execute_batch("DROP TRIGGER sabotage").unwrap();
        for table in ["A", "B", "C"] {
            add(&store, command("x", append(table, 0, &["bad"]))).await;
        }
    }
}

#[tokio::test]
async fn closing_carries_out_what_waits_and_refuses_the_rest() {
    let place = Directory::new();
    let store = place.open().await;
    let other = hold(&place);
    let clone = store.clone();
    let answers = queued(&clone, (0..100).map(|table| append(&table.to_string(), 0, &["1"])).collect());
    let mut closing = Box::pin(store.close());
    assert!((&mut closing).now_or_never().is_none());
    drop(other);
    closing.await;
    assert!(answers.await.into_iter().all(|answer| answer == Ok(done(1))));
    for store in [&store, &clone] {
        for error in [store.append(append("A", 0, &["1"])).await.err(), store.read("1", 0).await.err()] {
            assert!(error.unwrap().to_string().contains("closed"));
        }
        store.close().await;
    }
    assert_eq!(place.open().await.open_tables().await.unwrap().len(), 100);
}

#[tokio::test]
async fn the_writer_ends_with_the_last_handle_and_carries_out_what_waits() {
    let place = Directory::new();
    let store = SqliteStore::open(place.0.path()).unwrap();
    let other = hold(&place);
    let answers = queued(&store, (0..100).map(|table| append(&table.to_string(), 0, &["1"])).collect());
    // Nobody waits for the answers any more.
    drop(answers);
    drop(store);
    drop(other);
    // The writer has closed the file when the folder can be had.
    let store = loop {
        match SqliteStore::open(place.0.path()) {
            Ok(store) => break store,
            Err(error) => assert_eq!(error.trouble, Trouble::InUse, "{error}"),
        }
        yield_now().await;
    };
    assert_eq!(store.open_tables().await.unwrap().len(), 100);
}
