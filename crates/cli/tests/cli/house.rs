//! `fliphouse house` beside and instead of `fliphouse serve`.

use std::fs::File;
use std::path::Path;
use std::process::{Command, Output};

use client::{Heard, Pass, Player, Trouble};
use protocol::{Code, Command as Order};
use rusqlite::Connection;
use serde_json::{Value, json};

use crate::common::{complaint, fliphouse, text};
use crate::server::Server;

/// The command for a folder.
fn house(data: &Path, words: &str) -> Command {
    let mut command = fliphouse(&format!("house {words}"));
    command.arg("--data").arg(data);
    command
}

/// What the command says when it succeeds.
fn said(data: &Path, words: &str) -> String {
    let output: Output = house(data, words).output().unwrap();
    assert!(output.status.success(), "{words}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// Opens a table and gives its code.
fn open(server: &Server) -> String {
    let (status, opened) = server.post("/api/v1/tables", &json!({"game": "flip7", "name": "Ann"}));
    assert_eq!(status, 201, "{opened}");
    serde_json::from_str::<Value>(&opened).unwrap()["table"].as_str().unwrap().to_owned()
}

fn tamper(data: &Path, sql: &str) {
    Connection::open(data.join("fliphouse.db")).unwrap().execute_batch(sql).unwrap();
}

#[test]
fn a_second_server_is_refused_with_the_process_that_is_there() {
    let data = tempfile::tempdir().unwrap();
    let _server = Server::start(data.path());
    let second = fliphouse("serve --listen 127.0.0.1:0 --data").arg(data.path()).output().unwrap();
    let line = complaint(&second);
    assert!(
        line.starts_with("data: ") && line.contains("process ") && line.contains("end it first"),
        "{line}"
    );
}

#[test]
fn data_is_checked_counted_exported_and_backed_up_while_the_server_runs() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path());
    let code = open(&server);
    assert_eq!(said(data.path(), "check"), "1 tables, 4 events: all in order\n");
    assert!(said(data.path(), "stats").starts_with("1 open tables, 0 closed, 4 events\n"));
    let stats: Value = serde_json::from_str(&said(data.path(), "stats --json")).unwrap();
    assert_eq!((&stats["open_tables"], &stats["longest_table"]), (&json!(1), &json!(code)));
    let log: Value = serde_json::from_str(&said(data.path(), &format!("export {code}"))).unwrap();
    assert_eq!((&log["sound"], &log["events"][0]["event"]["event"]), (&json!(true), &json!("opened")));
    assert!(!log.to_string().contains("secret"), "{log}");
    let line = complaint(&house(data.path(), "export ZZZZZZ").output().unwrap());
    assert_eq!(line, "export: there is no table ZZZZZZ");
    let copy = data.path().join("copy.db");
    assert!(said(data.path(), &format!("backup {}", copy.display())).contains("all in order"));
    for words in ["prune".to_owned(), format!("restore {}", copy.display())] {
        let line = complaint(&house(data.path(), &words).output().unwrap());
        assert!(line.contains("serves this folder already"), "{words}: {line}");
    }
}

#[test]
fn what_was_altered_is_found_and_a_backup_puts_it_right() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path());
    let code = open(&server);
    let copy = data.path().join("copy.db");
    said(data.path(), &format!("backup {}", copy.display()));
    drop(server);
    tamper(data.path(), "UPDATE events SET event = replace(event, 'Ann', 'Eve')");
    let damaged = house(data.path(), "check").output().unwrap();
    assert!(text(&damaged.stdout).contains(&format!("the log of table {code} is damaged: event 2")));
    assert_eq!(complaint(&damaged), "check: 1 of these are wrong: see docs/operating.md");
    assert!(said(data.path(), &format!("export {code}")).contains("\"sound\":false"), "to look into it");
    let told = said(data.path(), &format!("restore {}", copy.display()));
    assert!(told.contains("all in order") && told.contains("fliphouse.db.1"), "{told}");
    said(data.path(), "check");
    let server = Server::start(data.path());
    assert_eq!(server.get(&format!("/api/v1/tables/{code}")).0, 200);
    // A backup that is damaged itself is not put in the place of anything.
    drop(server);
    Connection::open(&copy).unwrap().execute("DELETE FROM events WHERE seq = 1", ()).unwrap();
    let refused = house(data.path(), &format!("restore {}", copy.display())).output().unwrap();
    assert!(complaint(&refused).starts_with("check: "));
    said(data.path(), "check");
}

#[test]
fn tables_closed_long_ago_are_forgotten() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path());
    let (old, new) = (open(&server), open(&server));
    drop(server);
    tamper(data.path(), &format!("UPDATE tables SET closed = 1, closed_at = 1000 WHERE code = '{old}'"));
    assert!(said(data.path(), "prune --keep-days 0").starts_with("0 tables forgotten, "), "0 is for ever");
    assert!(said(data.path(), "prune --keep-days 30").starts_with("1 tables forgotten, "));
    assert_eq!(said(data.path(), "check"), "1 tables, 4 events: all in order\n");
    // A server does so by itself.
    tamper(data.path(), &format!("UPDATE tables SET closed = 1, closed_at = 1000 WHERE code = '{new}'"));
    let server = Server::start(data.path());
    while server.get("/metrics").1.contains("fliphouse_pruned_tables_total 0\n") {}
    assert_eq!(said(data.path(), "check"), "0 tables, 0 events: all in order\n");
}

#[test]
fn a_folder_without_data_is_named_and_not_made() {
    let data = tempfile::tempdir().unwrap();
    let missing = data.path().join("missing");
    for words in ["check", "stats", "export ZZZZZZ", "backup copy.db"] {
        let line = complaint(&house(&missing, words).output().unwrap());
        assert!(line.contains("missing/fliphouse.db: there is no database here"), "{words}: {line}");
    }
    assert!(!missing.exists());
}

/// Says something and waits until that is on disk.
async fn say(player: &mut Player) {
    let id = player.command(Order::Chat { text: "is this on?".to_owned() }).await;
    while !matches!(player.hear().await.unwrap(), Heard::Done { id: done, .. } if done == id) {}
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_seen_more_than_a_restored_backup_is_told_and_so_is_the_operator() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path());
    let url = server.url.clone();
    let address = client::Server::at(&url).unwrap();
    let request = serde_json::from_value(json!({"game": "flip7", "name": "Ann"})).unwrap();
    let opened = address.open_table(&request).await.unwrap();
    let pass = Pass::Secret(opened.seat.unwrap());
    let mut ann = Player::come(&address, &opened.table, pass).await.unwrap();
    let copy = data.path().join("copy.db");
    said(data.path(), &format!("backup {}", copy.display()));
    let kept = ann.view().seq;
    say(&mut ann).await;
    let seen = ann.view().seq;
    drop(server);
    said(data.path(), &format!("restore {}", copy.display()));
    let log = data.path().join("log");
    let server = Server::logging(&url, data.path(), File::create(&log).unwrap());
    let told = loop {
        match ann.hear().await.unwrap() {
            Heard::Lost(Trouble::Dismissed { problem, .. }) => break problem,
            Heard::Back => panic!("she is back without a word"),
            _ => {}
        }
    };
    let seen = format!("seen event {seen} of table {}, but it has only {kept}", opened.table);
    assert!(told.code == Code::TakenBack && told.message.contains(&seen), "{told}");
    while ann.hear().await.unwrap() != Heard::Back {}
    assert_eq!((ann.view().seq, ann.mishaps().taken_back), (kept, 1));
    say(&mut ann).await;
    assert!(server.get("/metrics").1.contains("fliphouse_clients_ahead_total 1\n"));
    let log = std::fs::read_to_string(log).unwrap();
    let line = log.lines().find(|line| line.contains("a client has seen events that the log does not have"));
    assert!(line.is_some_and(|line| line.contains("127.0.0.1") && line.contains(&seen)), "{log}");
}
