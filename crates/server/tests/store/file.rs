//! The file: new, old, of somebody else.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::sync::Barrier;
use std::thread;

use rusqlite::Connection;
use server::store::{Append, Secret, SqliteStore, Store, Trouble};

use crate::contract::{add, append, command, done, texts, with_secret};
use crate::{Directory, Place};

/// A connection of somebody else to the file of a store.
pub fn connect(place: &Directory) -> Connection {
    Connection::open(place.0.path().join("fliphouse.db")).unwrap()
}

/// Why a directory cannot be opened.
fn refused(directory: &Path) -> String {
    let why = SqliteStore::open(directory).err().expect("this must not open").message;
    assert!(why.contains("fliphouse.db"), "names the file: {why}");
    why
}

#[tokio::test]
async fn a_directory_is_made_for_its_owner_only() {
    let place = Directory::new();
    let deep = place.0.path().join("not/yet");
    let store = SqliteStore::open(&deep).unwrap();
    add(&store, append("A", 0, &["1"])).await;
    assert!(deep.join("fliphouse.db").is_file());
    assert_eq!(mode(&deep), 0o700);
    for file in fs::read_dir(&deep).unwrap() {
        let file = file.unwrap().path();
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

#[tokio::test]
async fn what_others_could_read_is_made_private() {
    let place = Directory::new();
    place.open().await.close().await;
    let open = |path: &Path, mode| fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
    let file = place.0.path().join("fliphouse.db");
    open(&file, 0o644);
    open(place.0.path(), 0o755);
    let store = place.open().await;
    add(&store, append("A", 0, &["1"])).await;
    for file in ["fliphouse.db", "fliphouse.db-wal", "fliphouse.db-shm", "fliphouse.lock"] {
        assert_eq!(mode(&place.0.path().join(file)), 0o600, "{file}");
    }
    assert_eq!(mode(place.0.path()), 0o700);
    store.close().await;
    // A folder with something else in it may be for others, too.
    fs::write(place.0.path().join("index.html"), "").unwrap();
    open(place.0.path(), 0o755);
    place.open().await;
    assert_eq!((mode(place.0.path()), mode(&file)), (0o755, 0o600));
}

#[tokio::test]
async fn a_folder_has_one_server_at_a_time() {
    let place = Directory::new();
    let store = SqliteStore::open(place.0.path()).unwrap();
    let error = SqliteStore::open(place.0.path()).err().expect("somebody has it");
    assert_eq!(error.trouble, Trouble::InUse);
    let process = format!("process {} serves this folder already", std::process::id());
    assert!(error.message.contains(&process) && error.message.contains("choose another"), "{error}");
    add(&store, append("A", 0, &["1"])).await;
    store.close().await;
    SqliteStore::open(place.0.path()).unwrap();
}

/// Deletes a file of a store that is open, or puts another in its place.
fn lose(place: &Directory, file: &str, replace: bool) {
    let path = place.0.path().join(file);
    let copy = fs::read(&path).unwrap();
    fs::remove_file(&path).unwrap();
    if replace {
        fs::write(&path, copy).unwrap();
    }
}

#[tokio::test]
async fn a_file_that_is_gone_or_replaced_is_noticed_at_once() {
    for (file, replace) in [("fliphouse.db", false), ("fliphouse.db", true), ("fliphouse.db-wal", false)] {
        let place = Directory::new();
        let store = place.open().await;
        add(&store, append("A", 0, &["1"])).await;
        assert_eq!(store.still_there(), Ok(()));
        lose(&place, file, replace);
        let errors = [
            store.still_there().err(),
            store.append(append("A", 1, &["2"])).await.err(),
            store.read("A", 0).await.err(),
        ];
        for error in errors {
            let error = error.expect("this is noticed");
            assert_eq!(error.trouble, Trouble::Lost);
            assert!(error.message.contains(file) && error.message.contains("restore a backup"), "{error}");
        }
    }
}

#[test]
fn a_directory_that_cannot_be_is_named() {
    let place = Directory::new();
    let file = place.0.path().join("file");
    fs::write(&file, "in the way").unwrap();
    let why = SqliteStore::open(&file).err().unwrap().message;
    assert!(why.contains(&file.display().to_string()), "{why}");
}

#[tokio::test]
async fn closing_leaves_one_file_beside_the_lock() {
    let place = Directory::new();
    let store = place.open().await;
    add(&store, append("A", 0, &["1"])).await;
    assert_eq!(texts(&store, "A").await, ["1"]);
    store.close().await;
    let mut files: Vec<_> =
        fs::read_dir(place.0.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    files.sort();
    assert_eq!(files, ["fliphouse.db", "fliphouse.lock"]);
}

#[test]
fn of_many_who_open_a_new_file_at_once_one_gets_it() {
    const MANY: usize = 8;
    // Whether they get into each other's way is luck: let there be much of it.
    for _ in 0..50 {
        let (place, start) = (Directory::new(), Barrier::new(MANY));
        let open = || {
            start.wait();
            SqliteStore::open(place.0.path())
        };
        thread::scope(|scope| {
            let opening: Vec<_> = (0..MANY).map(|_| scope.spawn(open)).collect();
            let opened: Vec<_> = opening.into_iter().map(|opening| opening.join().unwrap()).collect();
            let (stores, errors): (Vec<_>, Vec<_>) = opened.into_iter().partition(Result::is_ok);
            assert_eq!(stores.len(), 1);
            for error in errors {
                assert_eq!(error.err().unwrap().trouble, Trouble::InUse);
            }
        });
    }
}

#[tokio::test]
async fn a_file_of_a_newer_version_is_refused_and_left_as_it_is() {
    let place = Directory::new();
    place.open().await.close().await;
    connect(&place).pragma_update(None, "user_version", 1000).unwrap();
    let before = fs::read(place.0.path().join("fliphouse.db")).unwrap();
    let why = refused(place.0.path());
    assert!(why.contains("newer version of this program (form 1000"), "{why}");
    assert_eq!(fs::read(place.0.path().join("fliphouse.db")).unwrap(), before);
}

#[test]
fn a_file_that_is_no_database_is_refused_and_left_as_it_is() {
    for junk in ["x", "a shopping list", &"nothing of the kind\n".repeat(1000)] {
        let place = Directory::new();
        let file = place.0.path().join("fliphouse.db");
        fs::write(&file, junk).unwrap();
        let why = refused(place.0.path());
        assert!(why.contains("not a database") && why.contains("choose another"), "{why}");
        assert_eq!(fs::read_to_string(&file).unwrap(), junk);
    }
}

/// `SQLite` would begin anew, and throw away what was written last.
#[tokio::test]
async fn a_file_that_is_gone_is_not_taken_for_a_new_one() {
    let (place, copy) = (Directory::new(), Directory::new());
    let store = place.open().await;
    add(&store, append("A", 0, &["1"])).await;
    // As after a power cut: what was written is not in the database proper yet.
    fs::copy(place.0.path().join("fliphouse.db-wal"), copy.0.path().join("fliphouse.db-wal")).unwrap();
    for _ in 0..2 {
        let why = refused(copy.0.path());
        assert!(why.contains("this file is gone") && why.contains("fliphouse house restore"), "{why}");
    }
    fs::copy(place.0.path().join("fliphouse.db"), copy.0.path().join("fliphouse.db")).unwrap();
    assert_eq!(texts(&copy.open().await, "A").await, ["1"], "put back, it is all there");
}

#[tokio::test]
async fn a_file_with_damaged_pages_is_refused_with_what_to_do() {
    let place = Directory::new();
    let store = place.open().await;
    add(&store, append("A", 0, &["1"])).await;
    store.close().await;
    let file = fs::OpenOptions::new().write(true).open(place.0.path().join("fliphouse.db")).unwrap();
    file.set_len(2 * 4096).unwrap();
    let error = SqliteStore::open(place.0.path()).err().expect("this must not open");
    assert_eq!(error.trouble, Trouble::Damaged);
    assert!(error.message.contains("fliphouse house restore"), "{}", error.message);
}

#[test]
fn a_database_of_another_program_is_refused_and_left_as_it_is() {
    for theirs in ["CREATE TABLE recipes (name)", "PRAGMA application_id = 7", "PRAGMA user_version = -1"] {
        let place = Directory::new();
        connect(&place).execute_batch(theirs).unwrap();
        let before = fs::read(place.0.path().join("fliphouse.db")).unwrap();
        let why = refused(place.0.path());
        assert!(why.contains("another program"), "{why}");
        assert_eq!(fs::read(place.0.path().join("fliphouse.db")).unwrap(), before);
    }
}

#[tokio::test]
async fn what_is_too_big_is_refused_with_its_limit() {
    let place = Directory::new();
    let store = place.open().await;
    let long = |bytes: usize| "x".repeat(bytes);
    let one = || append("A", 0, &["1"]);
    let named = |name: &str, bytes| with_secret(name, &vec![0; bytes], one());
    let cases: [(Append, &str); 7] = [
        (append(&long(65), 0, &["1"]), "the code of a table may have at most 64 bytes, this one has 65"),
        (command(&long(129), one()), "the id of a command may have at most 128 bytes"),
        (append("A", 0, &["1", &long((1 << 20) + 1)]), "an event may have at most 1048576 bytes"),
        (named(&long(129), 1), "the name of a secret may have at most 128 bytes"),
        (named("s", (1 << 20) + 1), "a secret may have at most 1048576 bytes"),
        (append("A", 0, &[long(1 << 20).as_str(); 17]), "an append may have at most 16777216 bytes"),
        (append("A", 0, &[]), "at least one event"),
    ];
    for (entry, why) in cases {
        let error = store.append(entry).await.unwrap_err().to_string();
        assert!(error.contains(why), "{error}");
    }
    assert!(store.open_tables().await.unwrap().is_empty());
    let mut biggest = command(&long(128), append(&long(64), 0, &[&long(1 << 20)]));
    biggest.secrets.push(Secret { name: long(128), value: vec![0; 1 << 20] });
    assert_eq!(store.append(biggest).await.unwrap(), done(1));
}
