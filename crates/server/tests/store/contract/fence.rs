//! The expected number is the fence.

use server::store::{Appended, Store};

use super::{add, append, closing, conflict, texts};
use crate::Place;

pub async fn an_append_that_expects_too_few_or_too_many_writes_nothing(place: &impl Place) {
    let store = place.open().await;
    add(&store, append("A", 0, &["1", "2", "3"])).await;
    for expected in [0, 1, 2, 4, 5, u64::MAX] {
        let entry = closing(append("A", expected, &["lost", "lost"]));
        assert_eq!(store.append(entry).await.unwrap(), conflict(3), "expected {expected}");
    }
    assert_eq!(texts(&store, "A").await, ["1", "2", "3"]);
    assert_eq!(store.open_tables().await.unwrap(), ["A"]);
    add(&store, append("A", 3, &["4"])).await;
}

pub async fn a_code_that_is_taken_is_a_conflict(place: &impl Place) {
    let (one, two) = (place.open().await, place.open().await);
    add(&one, closing(append("TAKEN", 0, &["1", "2"]))).await;
    for store in [&one, &two] {
        assert_eq!(store.append(append("TAKEN", 0, &["mine"])).await.unwrap(), conflict(2));
    }
    add(&two, append("taken", 0, &["capitals are other letters"])).await;
    assert_eq!(texts(&two, "TAKEN").await, ["1", "2"]);
}

pub async fn a_table_begins_with_nothing_expected(place: &impl Place) {
    let store = place.open().await;
    assert_eq!(store.append(append("A", 1, &["early"])).await.unwrap(), conflict(0));
    assert_eq!(texts(&store, "A").await.len(), 0);
    assert!(store.open_tables().await.unwrap().is_empty());
    add(&store, append("A", 0, &["first"])).await;
    assert_eq!(store.open_tables().await.unwrap(), ["A"]);
}

pub async fn a_handle_sees_what_another_has_written(place: &impl Place) {
    let (one, two) = (place.open().await, place.open().await);
    for round in 0..50 {
        let (writes, reads) = if round % 2 == 0 { (&one, &two) } else { (&two, &one) };
        add(writes, append("A", round, &["one more"])).await;
        assert_eq!(texts(reads, "A").await.len() as u64, round + 1);
    }
}

/// How many numbers two handles race for.
const RACE: u64 = 200;

pub async fn of_two_handles_one_wins_each_number(place: &impl Place) {
    let (one, two) = (place.open().await, place.open().await);
    let racing = [("one", one), ("two", two)].map(|(name, store)| tokio::spawn(race(store, name)));
    let mut winners = vec![Vec::new(); usize::try_from(RACE).unwrap()];
    for racer in racing {
        for (seq, text) in racer.await.unwrap() {
            winners[usize::try_from(seq).unwrap() - 1].push(text);
        }
    }
    // Everybody wins with a text of their own, so the log says who did.
    let store = place.open().await;
    let log = texts(&store, "A").await;
    assert_eq!(winners, log.into_iter().map(|text| vec![text]).collect::<Vec<_>>());
}

/// Tries to append the next event until the log is full; returns what it was
/// told is its own.
async fn race(store: impl Store, name: &str) -> Vec<(u64, String)> {
    let mut won = Vec::new();
    let mut seq = 0;
    while seq < RACE {
        let text = format!("{name} as {}", seq + 1);
        seq = match store.append(append("A", seq, &[&text])).await.unwrap() {
            Appended::Done { seq } => {
                won.push((seq, text));
                seq
            }
            Appended::Conflict { seq: last } => {
                assert!(last > seq, "a log only grows: {last} events, and there were {seq} before");
                last
            }
            Appended::Duplicate { .. } => panic!("there are no commands here"),
        };
    }
    won
}
