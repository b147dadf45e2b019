//! A full table does not make the server send more than it can.

use protocol::{Code, Command};
use serde_json::json;
use server::Config;

use crate::kit::{Client, Server, connect, hello, quick, stopped};

/// The most bytes of an event with the whole table in it.
const MOST_BYTES: usize = 32 * 1024;

#[tokio::test]
async fn what_a_full_table_tells_is_bounded() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (opened, [mut ann]) = server.seated(&json!({"game": "flip7"}), ["Ann"]).await;
    let mut crowd = Vec::new();
    for number in 0..99 {
        // As long as names get: letters of eight bytes, with accents.
        let name = format!("{number:02}{}", "\u{e9}\u{323}\u{304}\u{306}".repeat(18));
        let mut client = Client::watch(&server, &opened.table).await;
        let join = Command::Join { name: name.clone(), sit: number < 39, avatar: None, key: None };
        let id = client.fresh_id();
        client.attempt(&id, join).await.unwrap_or_else(|problem| panic!("{name:?}: {problem}"));
        crowd.push(client);
    }
    let mut late = Client::watch(&server, &opened.table).await;
    let join = Command::Join { name: "Zoe".into(), sit: false, avatar: None, key: None };
    assert_eq!(late.refused(join).await.code, Code::Full);
    ann.order(Command::Stand).await;
    let longest = ann.heard.iter().chain(&late.heard).map(String::len).max();
    assert!(longest < Some(MOST_BYTES), "{longest:?}");
}

#[tokio::test]
async fn nobody_changes_the_table_again_and_again() {
    let place = tempfile::tempdir().unwrap();
    let (config, hands) = stopped();
    let server = Server::start(place.path(), Config { changes_per_second: 2, ..config }).await;
    let (_, [_ann, mut ben]) = server.seated(&json!({"game": "flip7"}), ["Ann", "Ben"]).await;
    let mut done = 0;
    let refused = loop {
        assert!(done <= 20, "nobody stops it");
        let id = ben.fresh_id();
        let command = if done % 2 == 0 { Command::Stand } else { Command::Sit };
        match ben.attempt(&id, command).await {
            Ok(_) => done += 1,
            Err(problem) => break problem,
        }
    };
    assert_eq!((done, refused.code), (20, Code::TooMany));
    hands.advance(std::time::Duration::from_secs(1));
    ben.order(Command::Stand).await;
    ben.order(Command::Sit).await;
    assert_eq!(ben.refused(Command::Stand).await.code, Code::TooMany);
}

#[tokio::test]
async fn only_so_many_watch_a_table() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (opened, [ann]) = server.seated(&json!({"game": "flip7"}), ["Ann"]).await;
    let mut watchers = Vec::new();
    for _ in 1..500 {
        let line = connect(server.address, &opened.table, &[]).await.unwrap();
        watchers.push(Client::greet(line, hello(None, None, None)).await.unwrap());
    }
    let problem = Client::knock(&server, &opened.table, hello(None, None, None)).await.err();
    assert_eq!(problem.map(|problem| problem.code), Some(Code::Full));
    // Those who are at the table come back all the same.
    ann.again(&server).await;
}
