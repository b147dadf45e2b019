//! A command is carried out once.

use futures_util::future::join_all;
use server::store::Store;

use super::{add, append, closing, command, conflict, done, duplicate, texts, with_secret};
use crate::Place;

pub async fn a_command_is_carried_out_once(place: &impl Place) {
    let store = place.open().await;
    add(&store, command("x", append("A", 0, &["1"]))).await;
    add(&store, command("y", append("A", 1, &["2"]))).await;
    assert_eq!(store.append(command("x", append("A", 2, &["again"]))).await.unwrap(), duplicate(1));
    assert_eq!(store.append(command("y", append("A", 2, &["again"]))).await.unwrap(), duplicate(2));
    assert_eq!(texts(&store, "A").await, ["1", "2"]);
}

pub async fn a_duplicate_is_known_whatever_is_expected(place: &impl Place) {
    let store = place.open().await;
    add(&store, command("x", append("A", 0, &["1"]))).await;
    add(&store, append("A", 1, &["2", "3"])).await;
    for expected in [0, 1, 2, 3, 4, u64::MAX] {
        let entry = command("x", append("A", expected, &["again"]));
        assert_eq!(store.append(entry).await.unwrap(), duplicate(1), "expected {expected}");
    }
    assert_eq!(texts(&store, "A").await, ["1", "2", "3"]);
}

pub async fn a_duplicate_names_the_last_event_of_the_first_time(place: &impl Place) {
    let store = place.open().await;
    add(&store, append("A", 0, &["1"])).await;
    add(&store, command("x", append("A", 1, &["2", "3", "4"]))).await;
    add(&store, append("A", 4, &["5"])).await;
    assert_eq!(store.append(command("x", append("A", 5, &["again"]))).await.unwrap(), duplicate(4));
}

pub async fn a_duplicate_closes_nothing_and_keeps_no_secret(place: &impl Place) {
    let store = place.open().await;
    add(&store, command("x", append("A", 0, &["1"]))).await;
    let again = command("x", with_secret("s", b"lost", closing(append("A", 1, &["again"]))));
    assert_eq!(store.append(again).await.unwrap(), duplicate(1));
    assert_eq!(store.open_tables().await.unwrap(), ["A"]);
    assert!(store.read("A", 0).await.unwrap().secrets.is_empty());
}

pub async fn commands_sent_at_the_same_time_are_carried_out_once(place: &impl Place) {
    let (one, two) = (place.open().await, place.open().await);
    for round in 0..10 {
        let id = format!("command {round}");
        // In one batch with themselves, and from two handles.
        let sent = (0..40).map(|turn| {
            let store = if turn % 2 == 0 { &one } else { &two };
            store.append(command(&id, append("A", round, &["once"])))
        });
        let answers: Vec<_> = join_all(sent).await.into_iter().map(Result::unwrap).collect();
        let count = |wanted| answers.iter().filter(|answer| **answer == wanted).count();
        assert_eq!((count(done(round + 1)), count(duplicate(round + 1))), (1, 39));
        assert_eq!(texts(&one, "A").await.len() as u64, round + 1);
    }
}

pub async fn a_command_is_known_when_opened_again_and_to_other_handles(place: &impl Place) {
    let one = place.open().await;
    let two = place.open().await;
    let entry = command("x", append("A", 0, &["1", "2"]));
    add(&one, entry.clone()).await;
    assert_eq!(two.append(entry.clone()).await.unwrap(), duplicate(2));
    one.close().await;
    assert_eq!(place.open().await.append(entry).await.unwrap(), duplicate(2));
}

pub async fn a_command_that_was_refused_may_come_again(place: &impl Place) {
    let store = place.open().await;
    add(&store, append("A", 0, &["1"])).await;
    assert_eq!(store.append(command("x", append("A", 0, &["mine"]))).await.unwrap(), conflict(1));
    add(&store, command("x", append("A", 1, &["mine"]))).await;
    // Nor is one known that was meant for a table before there was one.
    assert_eq!(store.append(command("x", append("B", 1, &["early"]))).await.unwrap(), conflict(0));
    add(&store, command("x", append("B", 0, &["first"]))).await;
}

pub async fn tables_do_not_share_commands(place: &impl Place) {
    let store = place.open().await;
    for table in ["A", "B", "C"] {
        add(&store, append(table, 0, &["open"])).await;
    }
    for table in ["A", "B", "C"] {
        add(&store, command("x", append(table, 1, &[table]))).await;
    }
    add(&store, command("X", append("A", 2, &["capitals are other letters"]))).await;
    assert_eq!(store.append(command("x", append("B", 2, &["again"]))).await.unwrap(), duplicate(2));
}

pub async fn what_has_no_command_is_never_a_duplicate(place: &impl Place) {
    let store = place.open().await;
    for seq in 0..3 {
        add(&store, append("A", seq, &["the same"])).await;
    }
    // A command with an empty name is a command.
    add(&store, command("", append("A", 3, &["the same"]))).await;
    assert_eq!(store.append(command("", append("A", 4, &["the same"]))).await.unwrap(), duplicate(4));
    assert_eq!(texts(&store, "A").await.len(), 4);
}

pub async fn one_can_ask_whether_a_command_was_carried_out(place: &impl Place) {
    let store = place.open().await;
    add(&store, command("x", append("A", 0, &["1", "2"]))).await;
    add(&store, append("A", 2, &["3"])).await;
    assert_eq!(store.carried_out("A", "x").await.unwrap(), Some(2));
    assert_eq!(store.carried_out("A", "y").await.unwrap(), None);
    assert_eq!(store.carried_out("B", "x").await.unwrap(), None);
}
