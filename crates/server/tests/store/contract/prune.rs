//! Tables that were closed long ago are forgotten, and nothing else is.

use server::store::{Listed, Log, Store};

use super::{CLOSED, add, append, closing, command, texts, with_secret};
use crate::Place;

fn listed(code: &str, events: u64, closed_at: Option<u64>) -> Listed {
    Listed { code: code.to_owned(), events, closed_at }
}

pub async fn all_tables_are_listed_with_when_they_were_closed(place: &impl Place) {
    let store = place.open().await;
    assert_eq!(store.tables().await.unwrap(), []);
    add(&store, append("A", 0, &["1", "2"])).await;
    add(&store, closing(append("B", 0, &["1"]))).await;
    // It was closed when it was closed first.
    let mut later = closing(append("B", 1, &["2"]));
    later.closes = Some(CLOSED + 1);
    add(&store, later).await;
    let mut tables = store.tables().await.unwrap();
    tables.sort_by(|one, two| one.code.cmp(&two.code));
    assert_eq!(tables, [listed("A", 2, None), listed("B", 2, Some(CLOSED))]);
}

pub async fn tables_closed_before_a_time_are_forgotten_and_no_others(place: &impl Place) {
    let store = place.open().await;
    add(&store, append("open", 0, &["1"])).await;
    for table in ["old", "older"] {
        let entry = with_secret("s", b"hush", closing(append(table, 0, &["1", "2"])));
        add(&store, command("x", entry)).await;
    }
    let mut new = closing(append("new", 0, &["1"]));
    new.closes = Some(CLOSED + 1);
    add(&store, new).await;
    assert_eq!(store.prune(CLOSED).await.unwrap(), 0, "not before it");
    assert_eq!(store.prune(CLOSED + 1).await.unwrap(), 2);
    assert_eq!(store.prune(CLOSED + 1).await.unwrap(), 0, "once");
    for table in ["old", "older"] {
        assert_eq!(store.read(table, 0).await.unwrap(), Log::default());
        assert_eq!(store.carried_out(table, "x").await.unwrap(), None);
    }
    assert_eq!((texts(&store, "open").await.len(), texts(&store, "new").await.len()), (1, 1));
    assert_eq!(store.inspect().await.unwrap(), [""; 0], "nothing is left over");
    // The code is free again, and nothing of the old table comes with it.
    add(&store, command("x", append("old", 0, &["anew"]))).await;
    store.close().await;
    let store = place.open().await;
    assert_eq!(texts(&store, "old").await, ["anew"]);
    assert_eq!(store.tables().await.unwrap().len(), 3);
}

pub async fn it_can_be_tried_whether_writing_works(place: &impl Place) {
    let store = place.open().await;
    add(&store, append("A", 0, &["1"])).await;
    store.probe().await.unwrap();
    assert_eq!(texts(&store, "A").await, ["1"]);
    assert_eq!(store.inspect().await.unwrap(), [""; 0]);
    store.close().await;
    assert!(store.probe().await.is_err());
}
