//! Secrets are kept beside the log, with the events they belong to.

use server::store::{Append, Secret, Store};

use super::{add, append, conflict, texts, with_secret};
use crate::Place;

fn secret(name: &str, value: &[u8]) -> Secret {
    Secret { name: name.to_owned(), value: value.to_owned() }
}

/// The secrets of a table, by name.
async fn secrets(store: &impl Store, table: &str) -> Vec<Secret> {
    store.read(table, 0).await.unwrap().secrets
}

pub async fn secrets_are_kept_with_the_events(place: &impl Place) {
    let bytes: Vec<u8> = (0..=u8::MAX).collect();
    let store = place.open().await;
    let entry = with_secret("seat/1", b"", with_secret("game/1", &bytes, append("A", 0, &["1"])));
    add(&store, entry).await;
    add(&store, with_secret("game/1", b"of another", append("B", 0, &["1"]))).await;
    store.close().await;
    let store = place.open().await;
    assert_eq!(secrets(&store, "A").await, [secret("game/1", &bytes), secret("seat/1", b"")]);
    assert_eq!(secrets(&store, "B").await, [secret("game/1", b"of another")]);
}

/// How many times two handles race to keep a secret.
const RACE: u64 = 100;

pub async fn a_secret_is_kept_when_its_events_are_and_only_then(place: &impl Place) {
    let (one, two) = (place.open().await, place.open().await);
    add(&one, with_secret("s", b"kept", append("A", 0, &["kept"]))).await;
    for expected in [0, 2] {
        let entry = with_secret("t", b"lost", with_secret("s", b"lost", append("A", expected, &["lost"])));
        assert_eq!(two.append(entry).await.unwrap(), conflict(1));
    }
    assert_eq!(secrets(&one, "A").await, [secret("s", b"kept")]);
    for round in 1..RACE {
        let mine = |text: &str| with_secret("s", text.as_bytes(), append("A", round, &[text]));
        let (first, second) = tokio::join!(one.append(mine("one")), two.append(mine("two")));
        assert_ne!(first.unwrap(), second.unwrap());
        let winner = texts(&one, "A").await.pop().unwrap();
        assert_eq!(secrets(&one, "A").await, [secret("s", winner.as_bytes())]);
    }
}

pub async fn the_newest_secret_of_a_name_counts(place: &impl Place) {
    let store = place.open().await;
    add(&store, with_secret("s", b"old", with_secret("t", b"stays", append("A", 0, &["1"])))).await;
    add(&store, with_secret("s", b"newest", with_secret("s", b"newer", append("A", 1, &["2"])))).await;
    assert_eq!(secrets(&store, "A").await, [secret("s", b"newest"), secret("t", b"stays")]);
}

pub async fn secrets_are_in_no_log(place: &impl Place) {
    let store = place.open().await;
    let entry: Append = with_secret("name", b"hush", append("A", 0, &["1", "2"]));
    assert!(!format!("{entry:?}").contains(&format!("{:?}", b"hush")), "it prints itself");
    add(&store, entry).await;
    assert_eq!(texts(&store, "A").await, ["1", "2"]);
}
