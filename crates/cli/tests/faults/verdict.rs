//! What the players were promised, held against the log.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use protocol::{By, Command, Phase};
use serde_json::Value;
use server::store::{Log, SqliteStore, Store};
use table::{Entry, LogEvent, Logged, Table, Who};

use crate::journal::Journal;

/// Lets everybody hear what the others at their table have.
pub async fn catch_up(journals: &mut [Journal]) {
    let mut newest: BTreeMap<String, u64> = BTreeMap::new();
    for journal in &*journals {
        let seq = newest.entry(code(journal).to_owned()).or_default();
        *seq = journal.player.view().seq.max(*seq);
    }
    for journal in journals {
        journal.hear_up_to(newest[code(journal)]).await;
    }
}

/// Holds everything against what is on disk.
pub async fn judge(data: &Path, journals: &[Journal], kills: u64) {
    let store = SqliteStore::open(data).expect("the store of the server");
    let codes: BTreeSet<&str> = journals.iter().map(code).collect();
    let mut moves = 0;
    for code in codes {
        let Log { events: log, secrets } = store.read(code, 0).await.expect("a log");
        let here: Vec<&Journal> = journals.iter().filter(|journal| self::code(journal) == code).collect();
        let table = Table::fold(code, &log, &secrets).expect("a log that folds").expect("a table");
        gapless(&log);
        moves += nothing_missing_nothing_doubled(&log, &here);
        finished(&table);
        for journal in here {
            carried_out(&store, journal).await;
            same_view(&table, journal);
        }
    }
    let reconnects = journals.iter().map(|journal| journal.player.mishaps().reconnects).max();
    assert!(reconnects >= Some(kills / 2), "the players hardly noticed the kills: {reconnects:?}");
    println!("{kills} kills, {moves} acknowledged moves, none missing, none doubled");
}

fn code(journal: &Journal) -> &str {
    &journal.player.view().table.table
}

fn gapless(log: &[Logged]) {
    assert!(log.iter().map(|logged| logged.seq).eq(1..=log.len() as u64), "the log has gaps");
}

/// The moves that were acknowledged are those in the log, one for one.
fn nothing_missing_nothing_doubled(log: &[Logged], journals: &[&Journal]) -> usize {
    let mut logged: Vec<(u64, usize, String)> = Vec::new();
    for entry in log {
        if let LogEvent::Moved { seat, action, by } = Entry::read(entry).expect("an entry").event {
            assert_eq!(by, By::Guest, "nobody else plays here");
            logged.push((entry.seq, seat, action));
        }
    }
    let mut acknowledged: Vec<(u64, usize, String)> = Vec::new();
    for journal in journals {
        let seat = journal.player.view().seat().expect("a seat");
        acknowledged.extend(journal.acknowledged.iter().filter_map(|done| match &done.command {
            Command::Move { action } => Some((done.seq, seat, action.clone())),
            _ => None,
        }));
        for (seq, seat) in &journal.moves {
            assert!(logged.iter().any(|known| (known.0, known.1) == (*seq, *seat)), "event {seq} was told");
        }
    }
    acknowledged.sort_unstable();
    assert_eq!(acknowledged, logged, "acknowledged (left) and logged (right)");
    logged.len()
}

fn finished(table: &Table) {
    let info = table.info();
    assert_eq!(info.phase, Phase::Over, "{}: not finished", info.table);
    assert!(info.last.is_some_and(|last| last.winner.is_some()), "{}: nobody won", info.table);
}

/// Every command that was acknowledged is known by its id, with the same event.
async fn carried_out(store: &SqliteStore, journal: &Journal) {
    let guest = journal.player.view().you.guest.expect("a guest");
    for done in &journal.acknowledged {
        let known =
            store.carried_out(code(journal), &format!("{guest}/{}", done.id)).await.expect("an answer");
        assert_eq!(known, Some(done.seq), "{done:?}");
    }
}

/// A client's last view is what follows from the log.
fn same_view(table: &Table, journal: &Journal) {
    let view = journal.player.view();
    let mishaps = journal.player.mishaps();
    assert_eq!((mishaps.gaps, mishaps.taken_back), (0, 0), "events left out, events taken back");
    assert_eq!(view.seq, table.seq());
    assert_eq!(view.table, table.info());
    let audience = table.audience(Who { guest: view.you.guest, opener: false });
    let game: Option<Value> =
        table.position(audience).map(|game| serde_json::from_str(game.get()).expect("JSON"));
    assert_eq!(view.game, game);
}
