//! Space that is given back, and copies that are made and put back.

use std::fs;
use std::path::Path;

use server::store::{Appended, SqliteStore, Store, Trouble};

use crate::contract::{CLOSED, add, append, closing, texts, with_secret};
use crate::{Directory, Place, Tampering};

#[tokio::test]
async fn what_is_forgotten_gives_its_space_back() {
    let place = Directory::new();
    let store = place.open().await;
    let event = "x".repeat(10_000);
    let fill = async || {
        for table in 0..40 {
            let table = format!("T{table}");
            let events = [event.as_str(); 20];
            assert!(matches!(
                store.append(closing(append(&table, 0, &events))).await,
                Ok(Appended::Done { .. })
            ));
        }
        store.prune(CLOSED + 1).await.unwrap();
        store.bytes()
    };
    let empty = store.bytes();
    add(&store, append("open", 0, &["1"])).await;
    // 8 MB are written each time.
    for round in 0..3 {
        let bytes = fill().await;
        assert!(bytes < empty + 100_000, "round {round}: {bytes} bytes, {empty} at first");
    }
    assert_eq!(texts(&store, "open").await, ["1"]);
}

/// The files in a directory.
fn files(directory: &Path) -> Vec<String> {
    let name = |file: std::io::Result<fs::DirEntry>| file.unwrap().file_name().into_string().unwrap();
    let mut files: Vec<String> = fs::read_dir(directory).unwrap().map(name).collect();
    files.sort();
    files
}

#[tokio::test]
async fn a_backup_is_made_while_the_store_is_written_and_can_be_put_back() {
    let place = Directory::new();
    let store = place.open().await;
    add(&store, with_secret("host", b"h", append("A", 0, &["1", "2"]))).await;
    let copies = tempfile::tempdir().unwrap();
    let copy = copies.path().join("copy.db");
    let writing = store.clone();
    let writes = tokio::spawn(async move {
        for seq in 2..200 {
            add(&writing, append("A", seq, &["more"])).await;
        }
    });
    SqliteStore::backup(place.0.path(), &copy).unwrap();
    writes.await.unwrap();
    assert_eq!(files(copies.path()), ["copy.db"], "in one piece");
    let kept = texts(&SqliteStore::look_at_backup(&copy).unwrap(), "A").await.len();
    assert!((2..=200).contains(&kept), "{kept}");
    // Not over something that is there, and not under a server.
    assert!(SqliteStore::backup(place.0.path(), &copy).unwrap_err().message.contains("name a new file"));
    assert_eq!(SqliteStore::restore(place.0.path(), &copy).unwrap_err().trouble, Trouble::InUse);
    store.close().await;
    let aside = SqliteStore::restore(place.0.path(), &copy).unwrap().expect("there was something");
    assert_eq!(texts(&SqliteStore::look_at_backup(&aside).unwrap(), "A").await.len(), 200);
    let store = place.open().await;
    assert_eq!(texts(&store, "A").await.len(), kept);
    add(&store, append("A", kept as u64, &["on it goes"])).await;
}

#[tokio::test]
async fn a_backup_is_put_into_a_new_folder_and_over_what_a_kill_has_left() {
    let place = Directory::new();
    let store = place.open().await;
    add(&store, append("A", 0, &["1"])).await;
    let copies = tempfile::tempdir().unwrap();
    let copy = copies.path().join("copy.db");
    SqliteStore::backup(place.0.path(), &copy).unwrap();
    let new = copies.path().join("new");
    assert_eq!(SqliteStore::restore(&new, &copy).unwrap(), None);
    assert_eq!(texts(&SqliteStore::look(&new).unwrap(), "A").await, ["1"]);
    // As a kill leaves it: with what was written last in a file of its own.
    let killed = copies.path().join("killed");
    fs::create_dir(&killed).unwrap();
    add(&store, append("A", 1, &["2"])).await;
    for file in ["fliphouse.db", "fliphouse.db-wal"] {
        fs::copy(place.0.path().join(file), killed.join(file)).unwrap();
    }
    let aside = SqliteStore::restore(&killed, &copy).unwrap().unwrap();
    assert_eq!(texts(&SqliteStore::look(&killed).unwrap(), "A").await, ["1"]);
    assert_eq!(texts(&SqliteStore::look_at_backup(&aside).unwrap(), "A").await, ["1", "2"]);
}

#[tokio::test]
async fn whoever_looks_changes_nothing_and_makes_nothing() {
    let place = Directory::new();
    let missing = place.0.path().join("missing");
    let error = SqliteStore::look(&missing).err().expect("there is nothing");
    assert!(error.message.contains("fliphouse.db") && error.message.contains("no database here"), "{error}");
    assert!(!missing.exists());
    let store = place.open().await;
    add(&store, append("A", 0, &["1"])).await;
    let look = SqliteStore::look(place.0.path()).unwrap();
    assert_eq!(texts(&look, "A").await, ["1"]);
    assert!(look.append(append("A", 1, &["2"])).await.is_err() && look.prune(u64::MAX).await.is_err());
    // What is not in any log is found, too.
    assert_eq!(look.inspect().await.unwrap(), [""; 0]);
    place.tamper(Tampering::Remove(1));
    crate::file::connect(&place)
        .execute_batch("DELETE FROM tables; INSERT INTO secrets VALUES (7, 1, 's', x'00')")
        .unwrap();
    assert_eq!(look.inspect().await.unwrap(), ["1 secrets belong to no table"]);
    look.close().await;
}
