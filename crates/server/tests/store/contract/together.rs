//! Many tables at once.

use futures_util::future::join_all;
use server::store::Store;

use super::{add, append, command, texts};
use crate::Place;

const TABLES: usize = 1000;
const APPENDS: u64 = 5;

pub async fn a_thousand_tables_at_once_have_no_gap(place: &impl Place) {
    let store = place.open().await;
    let tables: Vec<String> = (0..TABLES).map(|table| format!("T{table:04}")).collect();
    let playing = tables.iter().map(|table| tokio::spawn(play(store.clone(), table.clone())));
    join_all(playing).await.into_iter().for_each(Result::unwrap);
    let store = place.open().await;
    let mut open = store.open_tables().await.unwrap();
    open.sort();
    assert_eq!(open, tables);
    for table in &tables {
        let written: Vec<_> = (0..APPENDS).flat_map(|turn| events(table, turn)).collect();
        assert_eq!(texts(&store, table).await, written);
    }
}

async fn play(store: impl Store, table: String) {
    for turn in 0..APPENDS {
        let [first, second] = events(&table, turn);
        add(&store, command(&turn.to_string(), append(&table, turn * 2, &[&first, &second]))).await;
    }
}

/// The two events of a turn.
fn events(table: &str, turn: u64) -> [String; 2] {
    [format!("{table} moves {turn}"), format!("{table} has moved {turn}")]
}
