//! A log that is not what was written is not read, and nothing is added to it.

use server::store::{Store, StoreError, Trouble};

use super::{add, append, texts, with_secret};
use crate::{Place, Tampering};

/// A place of the same kind, empty.
fn another<P: Place>(_: &P) -> P {
    P::new()
}

/// A store with a log of five events and two secrets, and another beside it.
async fn played(place: &impl Place) -> impl Store {
    let store = place.open().await;
    add(&store, with_secret("host", b"h", append("A", 0, &["1", "2"]))).await;
    add(&store, with_secret("game/1", b"g", append("A", 2, &["3"]))).await;
    add(&store, append("A", 3, &["4", "5"])).await;
    add(&store, append("B", 0, &["1"])).await;
    store
}

/// Sees that something is called damaged, with the table and what to do.
fn damaged<T: std::fmt::Debug>(answer: Result<T, StoreError>, what: &str, how: Tampering) {
    let error = answer.expect_err("this is damaged");
    assert_eq!(error.trouble, Trouble::Damaged, "{how:?}: {error}");
    for said in ["table A", what, "house check"] {
        assert!(error.message.contains(said), "{how:?}: {error}");
    }
}

pub async fn what_was_altered_added_or_taken_out_is_found(place: &impl Place) {
    for (how, what) in [
        (Tampering::Alter(1), "event 1"),
        (Tampering::Alter(4), "event 4"),
        (Tampering::Alter(5), "event 5"),
        (Tampering::Remove(1), "event 1 is missing"),
        (Tampering::Remove(3), "event 3 is missing"),
        (Tampering::Remove(5), "event 5 is missing"),
        (Tampering::Swap(4, 5), "event 4"),
        (Tampering::AlterSecret("host"), "event 1"),
        (Tampering::RemoveSecret("game/1"), "event 3"),
        (Tampering::AddSecret(2), "event 2"),
        (Tampering::AddSecret(9), "event 9"),
    ] {
        let place = another(place);
        let store = played(&place).await;
        place.tamper(how);
        damaged(store.read("A", 0).await, what, how);
        assert_eq!(texts(&store, "B").await, ["1"], "other tables are as they were");
        store.close().await;
        damaged(place.open().await.read("A", 0).await, what, how);
    }
}

pub async fn what_follows_is_checked_from_any_event_on(place: &impl Place) {
    let store = played(place).await;
    for from in 0..=5 {
        assert_eq!(store.read("A", from).await.unwrap().events.len() as u64, 5 - from);
    }
    place.tamper(Tampering::Alter(4));
    damaged(store.read("A", 2).await, "event 4", Tampering::Alter(4));
    damaged(store.read("A", 3).await, "event 4", Tampering::Alter(4));
}

pub async fn a_log_that_has_become_shorter_is_found_by_whoever_had_more(place: &impl Place) {
    let store = played(place).await;
    let how = Tampering::Shorten(5);
    place.tamper(how);
    damaged(store.read("A", 5).await, "has 4 events, but had 5", how);
    assert_eq!(texts(&store, "A").await.len(), 4, "nobody else can know");
}

pub async fn nothing_is_added_after_an_event_that_is_missing(place: &impl Place) {
    let store = played(place).await;
    let how = Tampering::Remove(5);
    place.tamper(how);
    damaged(store.append(append("A", 5, &["6"])).await, "event 5 is missing", how);
    add(&store, append("B", 1, &["2"])).await;
}
