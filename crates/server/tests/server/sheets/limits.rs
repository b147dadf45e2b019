//! Limits of sheets.

use protocol::{Code, MOST_ENTRIES_AT_ONCE, SheetClientMessage, SheetCommand};
use serde_json::json;

use super::kit::{Reader, begin, hello, player, points, request, share};
use crate::kit::{Server, quick, rest};
use server::Config;

async fn refused(server: &Server, body: &serde_json::Value) -> (u16, String) {
    let answer = rest::post(server.address, "/api/v1/sheets", body).await;
    (answer.status, answer.code())
}

#[tokio::test]
async fn what_is_no_sheet_is_not_shared() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    for (body, status, code) in [
        (json!({}), 400, "not_a_message"),
        (json!({"writer": "ann", "entries": [], "x": 1}), 400, "not_a_message"),
        (json!({"writer": "ann", "entries": []}), 400, "wrong"),
        (json!({"writer": "Ann!", "entries": [begin()]}), 400, "wrong"),
        (request(&[points("ann", 1, 0, (1, 1), 5)]), 400, "wrong"),
        (request(&[begin(), points("ann", 2, 1, (9, 1), 5)]), 400, "wrong"),
        (request(&vec![begin(); MOST_ENTRIES_AT_ONCE + 1]), 400, "wrong"),
        (json!({"writer": "x".repeat(protocol::LONGEST_SHEET_MESSAGE)}), 413, "too_large"),
    ] {
        assert_eq!(refused(&server, &body).await, (status, code.to_owned()), "{body}");
    }
    assert_eq!(server.counted("fliphouse_sheets").await, 0);
}

#[tokio::test]
async fn sheets_count_for_an_address_as_tables_do() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), Config { tables_per_address: 2, ..quick() }).await;
    server.open(&json!({"game": "flip7"})).await;
    share(&server, &[begin()]).await;
    assert_eq!(refused(&server, &request(&[begin()])).await, (429, "too_many".to_owned()));
}

#[tokio::test]
async fn codes_of_sheets_are_not_to_be_guessed_either() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), Config { wrong_codes_per_minute: 3, ..quick() }).await;
    let sheet = share(&server, &[begin()]).await;
    let ask = async |code: &str| rest::get(server.address, &format!("/api/v1/sheets/{code}")).await.code();
    for code in ["AAAAAA", "AAAAAB", "AAAAAC"] {
        assert_eq!(ask(code).await, "no_such_sheet");
    }
    assert_eq!(ask("AAAAAD").await, "too_many");
    assert_eq!(ask(&sheet.sheet).await, "too_many");
}

#[tokio::test]
async fn long_messages_and_many_entries_at_once_are_refused() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let sheet = share(&server, &[begin()]).await;
    let mut ann = Reader::scorer(&server, &sheet, "ann").await;
    let many = vec![points("ann", 2, 1, (1, 1), 5); MOST_ENTRIES_AT_ONCE + 1];
    let refused = ann.attempt(SheetCommand::Write { entries: many, known: 1 }).await;
    assert_eq!(refused.map_err(|problem| problem.code), Err(Code::Wrong));
    let mut long = points("ann", 2, 1, (1, 1), 5);
    let name = "x".repeat(protocol::LONGEST_SHEET_MESSAGE);
    let ann_again = score_keeper::Player { id: player(1), name, avatar: None };
    long.act = score_keeper::Act::Call { player: ann_again };
    let command = SheetCommand::Write { entries: vec![long], known: 1 };
    ann.say(&SheetClientMessage::Do { id: "long".to_owned(), command }).await;
    assert_eq!(ann.bye().await.0.code, Code::TooLarge);
}

#[tokio::test]
async fn a_sheet_that_takes_many_bytes_comes_in_pages_and_is_full_in_the_end() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let sheet = share(&server, &[begin()]).await;
    let mut ben = Reader::scorer(&server, &sheet, "ben").await;
    ben.take_over().await;
    // Whoever did not know what others wrote may say what does not fit: so an entry can be long.
    let held = score_keeper::Held { cards: vec!["12".repeat(8); 112], ..Default::default() };
    let (mut number, mut written) = (1, 1);
    let problem = loop {
        let long = |at: u64| {
            let mut entry = points("ben", number + at, 0, (1, 1), 0);
            let turns = [(player(1), Some(score_keeper::Turn::Cards(held.clone())))].into();
            entry.act = score_keeper::Act::Write { round: 1, turns };
            entry
        };
        let entries: Vec<_> = (0..24).map(long).collect();
        let unwritten = ben.write_late(&entries, 2).await;
        number += 24;
        written += 24 - unwritten.len();
        if let Some(first) = unwritten.into_iter().next() {
            break first.problem;
        }
    };
    assert_eq!(problem.code, Code::Full, "{problem}");
    let tv = Reader::follows(&server, &sheet.sheet).await;
    assert_eq!(tv.sheet().entries().len(), written);
    assert!(tv.heard.len() > 10, "it came in pages");
    let wrong = Reader::knock(&server, &sheet.sheet, &hello(Some("cid"), Some(&"0".repeat(64)), 0)).await;
    assert_eq!(wrong.err().map(|problem| problem.code), Some(Code::WrongSecret));
}
