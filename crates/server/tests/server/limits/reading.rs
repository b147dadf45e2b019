//! Those who read games do not make the server go through them again and again.

use protocol::Command;
use serde_json::{Value, json};
use table::LogEvent;

use crate::kit::{Server, quick, rest};

/// A counter of a server.
async fn counted(server: &Server, name: &str) -> u64 {
    let page = rest::get(server.address, "/metrics").await.body;
    let value = page.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    value.map_or(0, |value| value.parse().unwrap())
}

#[tokio::test]
async fn a_game_that_is_over_is_made_a_record_once() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let request = json!({"game": "flip7", "bots": ["easy", "easy"], "rules": {"target": 10}});
    let (opened, [mut ann]) = server.seated(&request, ["Ann"]).await;
    ann.order(Command::Start).await;
    ann.order(Command::End).await;
    let path = format!("/api/v1/tables/{}/games/1", opened.table);
    let ask = async |headers: &[(&str, &str)]| rest::ask(server.address, "GET", &path, headers, "").await;
    let plain = ask(&[]).await;
    assert_eq!((plain.status, plain.header("content-encoding")), (200, None));
    assert_eq!(plain.json()["fair"]["table"], json!(opened.table));
    let tag = plain.header("etag").expect("it says which it is").to_owned();
    for _ in 0..10 {
        let packed = ask(&[("accept-encoding", "br, gzip;q=0.8")]).await;
        assert_eq!((packed.status, packed.header("content-encoding")), (200, Some("gzip")));
        let known = ask(&[("if-none-match", &format!("\"x\", {tag}"))]).await;
        assert_eq!((known.status, known.body.as_str()), (304, ""));
        assert_eq!(ask(&[("if-none-match", "\"another\"")]).await.body, plain.body);
    }
    assert_eq!(counted(&server, "fliphouse_records_rendered_total").await, 1);
    drop(ann);
    server.stop().await;
    let server = Server::start(place.path(), quick()).await;
    let again = rest::ask(server.address, "GET", &path, &[("if-none-match", &tag)], "").await;
    assert_eq!(again.status, 304, "it is the same after a restart");
}

#[tokio::test]
async fn a_game_that_is_on_comes_in_pages_and_its_events_are_read_once() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let request = json!({"game": "flip7", "bots": vec!["easy"; 20], "rules": {"target": 1_000_000}});
    let (opened, [mut ann]) = server.seated(&request, ["Ann"]).await;
    ann.order(Command::Rest { on: true }).await;
    ann.order(Command::Start).await;
    ann.until_seq(1600).await;
    // While nobody is there the game waits.
    drop(ann);
    server.deserted(&opened.table).await;
    let log = server.log(&opened.table).await;
    let told =
        log.iter().filter(|entry| matches!(entry.event, LogEvent::Started { .. } | LogEvent::Moved { .. }));
    let (mut from, mut lists, mut pages) = (0, Vec::new(), 0);
    loop {
        let path = format!("/api/v1/tables/{}/games/1?from={from}", opened.table);
        let page = rest::get(server.address, &path).await;
        assert_eq!((page.status, page.json()["from"].as_u64()), (200, Some(from)), "{page:?}");
        assert!(page.body.len() < 192 * 1024, "{}", page.body.len());
        lists.extend(page.json()["told"].as_array().cloned().unwrap_or_default());
        pages += 1;
        match &page.json()["next"] {
            Value::Null => break,
            next => from = next.as_u64().expect("a number"),
        }
    }
    assert!(pages > 1, "that was too little to be a test");
    assert_eq!(lists.len(), told.count());
    let read = counted(&server, "fliphouse_events_read_total").await;
    assert_eq!(read, log.len() as u64 - 1, "each after the opening once, whatever is asked for");
    for (query, status) in [("?from=1000000000", 404), ("?from=-1", 400), ("?till=3", 400)] {
        let path = format!("/api/v1/tables/{}/games/1{query}", opened.table);
        assert_eq!(rest::get(server.address, &path).await.status, status, "{query}");
    }
}
