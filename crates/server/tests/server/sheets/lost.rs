//! Nothing that was acknowledged is lost, and nothing is there twice.

use protocol::{Code, SheetClientMessage, SheetCommand};
use server::store::Store as _;

use super::kit::{Reader, begin, hello, points, share};
use crate::kit::{Server, quick, tamper};

#[tokio::test]
async fn after_a_restart_everything_is_there_and_what_comes_again_changes_nothing() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let sheet = share(&server, &[begin()]).await;
    let mut ann = Reader::scorer(&server, &sheet, "ann").await;
    let mut tv = Reader::follows(&server, &sheet.sheet).await;
    let first = [points("ann", 2, 1, (1, 1), 20), points("ann", 3, 1, (1, 2), 5)];
    ann.write(&first).await;
    server.stop().await;
    for reader in [&mut ann, &mut tv] {
        let (problem, reconnect) = reader.bye().await;
        assert_eq!((problem.code, reconnect), (Code::Closing, true));
    }
    let server = Server::start(place.path(), quick()).await;
    let mut ann = Reader::scorer(&server, &sheet, "ann").await;
    ann.write(&[&first[..], &[points("ann", 4, 1, (2, 1), 9)]].concat()).await;
    assert_eq!(ann.sheet().entries().len(), 4);
    let checked = server::check(&server.store).await.unwrap();
    assert_eq!((checked.tables, checked.sheets, checked.events, checked.wrong), (0, 1, 4, vec![]));
}

/// A server that is gone between writing something down and saying so: the client sends it
/// again to the next one.
#[tokio::test]
async fn what_was_written_but_never_acknowledged_is_there_once() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let sheet = share(&server, &[begin()]).await;
    let mut ann = Reader::scorer(&server, &sheet, "ann").await;
    let entries: Vec<_> = (2..60).map(|number| points("ann", number, 1, (1, number % 2 + 1), 7)).collect();
    for (number, some) in entries.chunks(3).enumerate() {
        let command = SheetCommand::Write { entries: some.to_vec(), known: 1 };
        ann.say(&SheetClientMessage::Do { id: number.to_string(), command }).await;
    }
    // Nobody hears the answers.
    drop(ann);
    server.stop().await;
    let server = Server::start(place.path(), quick()).await;
    let mut ann = Reader::scorer(&server, &sheet, "ann").await;
    for some in entries.chunks(7) {
        assert_eq!(ann.write_late(some, 1).await, []);
    }
    assert_eq!(&ann.sheet().entries()[1..], entries);
}

#[tokio::test]
async fn who_has_seen_more_than_there_is_is_told_so() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let sheet = share(&server, &[begin()]).await;
    let ahead = Reader::knock(&server, &sheet.sheet, &hello(None, None, 9)).await;
    assert_eq!(ahead.err().map(|problem| problem.code), Some(Code::TakenBack));
}

#[tokio::test]
async fn a_sheet_whose_log_was_altered_is_not_served() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let sheet = share(&server, &[begin()]).await;
    server.stop().await;
    tamper(place.path(), "UPDATE events SET event = replace(event, 'Ben', 'Eve')");
    let server = Server::start(place.path(), quick()).await;
    let refused = crate::kit::rest::get(server.address, &format!("/api/v1/sheets/{}", sheet.sheet)).await;
    assert_eq!(refused.code(), "broken");
    assert_eq!(crate::kit::rest::get(server.address, "/readyz").await.status, 503);
    let checked = server::check(&server.store).await.unwrap();
    assert!(checked.wrong[0].contains(&format!("s/{} is damaged", sheet.sheet)), "{:?}", checked.wrong);
}

#[tokio::test]
async fn a_sheet_that_nobody_visits_is_closed_and_forgotten_in_time() {
    let place = tempfile::tempdir().unwrap();
    let (config, hands) = crate::kit::stopped();
    let (idle, keep) = (config.idle, config.keep.unwrap());
    let server = Server::start(place.path(), config).await;
    let sheet = share(&server, &[begin()]).await;
    hands.advance(idle);
    let key = server::sheet_key(&sheet.sheet);
    while server.store.open_tables().await.unwrap().contains(&key) {
        tokio::task::yield_now().await;
    }
    let refused = crate::kit::rest::get(server.address, &format!("/api/v1/sheets/{}", sheet.sheet)).await;
    assert_eq!(
        (refused.code(), refused.json()["closed"].clone()),
        ("no_such_sheet".to_owned(), "idle".into())
    );
    hands.advance(keep + idle);
    while !server.store.tables().await.unwrap().is_empty() {
        tokio::task::yield_now().await;
    }
}
