//! A log keeps what it was given, in order.

use server::store::{Log, Logged, Store};

use super::{add, append, closing, texts};
use crate::Place;

pub async fn events_are_read_in_the_order_they_were_appended(place: &impl Place) {
    let store = place.open().await;
    add(&store, append("A", 0, &["9", "1"])).await;
    add(&store, append("B", 0, &["another"])).await;
    add(&store, append("A", 2, &["5"])).await;
    assert_eq!(texts(&store, "A").await, ["9", "1", "5"]);
    assert_eq!(texts(&store, "B").await, ["another"]);
}

pub async fn numbers_have_no_gap_whatever_the_appends(place: &impl Place) {
    let store = place.open().await;
    let mut expected = 0;
    // Numbers of several digits, for a store that might sort them as texts.
    for size in [1, 3, 7, 100, 2, 1] {
        let events: Vec<String> = (1..=size).map(|event| (expected + event).to_string()).collect();
        add(&store, append("A", expected, &events.iter().map(String::as_str).collect::<Vec<_>>())).await;
        expected += size;
    }
    let all: Vec<String> = (1..=expected).map(|event| event.to_string()).collect();
    assert_eq!(texts(&store, "A").await, all);
}

pub async fn reading_starts_after_the_number_given(place: &impl Place) {
    let store = place.open().await;
    add(&store, append("A", 0, &["1", "2", "3"])).await;
    let last = Logged { seq: 3, event: "3".to_owned() };
    assert_eq!(store.read("A", 1).await.unwrap().events.len(), 2);
    assert_eq!(store.read("A", 2).await.unwrap().events, [last]);
    assert_eq!(store.read("A", 3).await.unwrap(), Log::default());
}

pub async fn a_table_that_does_not_exist_is_empty(place: &impl Place) {
    let store = place.open().await;
    add(&store, append("A", 0, &["1"])).await;
    assert_eq!(store.read("B", 0).await.unwrap(), Log::default());
}

pub async fn any_text_comes_back_as_it_was(place: &impl Place) {
    let store = place.open().await;
    let odd = [
        "",
        "\0 a null, \u{1} and \u{7f}",
        "line\r\nline\u{2028}",
        "\"quoted\" 'too' \\ ; -- DROP TABLE events",
        "e\u{301} is not é",
        "\u{202e}backwards\u{feff}\u{fffd}\u{10ffff}",
        "👩‍👩‍👧‍👦 שלום 你好",
    ];
    add(&store, append("A", 0, &odd)).await;
    let long = "ß".repeat(1 << 19);
    add(&store, append("A", odd.len() as u64, &[&long])).await;
    let mut kept = texts(&store, "A").await;
    assert_eq!(kept.pop().unwrap(), long);
    assert_eq!(kept, odd);
    // In the names of tables just the same.
    for table in ["'; --", "é", "e\u{301}", "\0"] {
        add(&store, append(table, 0, &[table])).await;
        assert_eq!(texts(&store, table).await, [table]);
    }
}

pub async fn closed_tables_are_not_listed_and_stay_closed(place: &impl Place) {
    let store = place.open().await;
    assert!(store.open_tables().await.unwrap().is_empty());
    for table in ["A", "B", "C"] {
        add(&store, append(table, 0, &["open"])).await;
    }
    add(&store, closing(append("B", 1, &["close"]))).await;
    add(&store, closing(append("D", 0, &["open and close"]))).await;
    // What comes after is the business of the server.
    add(&store, append("B", 2, &["late"])).await;
    let other = place.open().await;
    for store in [&store, &other] {
        let mut open = store.open_tables().await.unwrap();
        open.sort();
        assert_eq!(open, ["A", "C"]);
    }
    assert_eq!(texts(&store, "B").await, ["open", "close", "late"]);
}

pub async fn what_was_acknowledged_is_there_when_opened_again(place: &impl Place) {
    for round in 0..10 {
        let store = place.open().await;
        assert_eq!(texts(&store, "A").await.len() as u64, round);
        add(&store, append("A", round, &["one more"])).await;
        store.close().await;
    }
}
