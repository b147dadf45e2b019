//! Several people at one sheet.

use protocol::{Code, SheetCommand, SheetWhat};
use score_keeper::Turn;

use super::kit::{Reader, begin, hello, player, points, request, share};
use crate::kit::{Server, quick, quick_with, rest};

#[tokio::test]
async fn what_one_writes_the_others_see_at_once() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let sheet = share(&server, &[begin()]).await;
    let mut ann = Reader::scorer(&server, &sheet, "ann").await;
    let mut tv = Reader::follows(&server, &sheet.sheet.to_lowercase()).await;
    assert!(ann.may_score && !tv.may_score);
    assert_eq!((ann.scorer.as_str(), tv.scorer.as_str()), ("ann", "ann"));
    ann.until_room(|room| room.here == 2 && room.scorer).await;
    ann.write(&[points("ann", 2, 1, (1, 1), 20), points("ann", 3, 1, (1, 2), 31)]).await;
    tv.until_seq(3).await;
    assert_eq!((tv.total(1), tv.total(2)), (20, 31));
    assert_eq!(tv.sheet(), ann.sheet());
    let path = format!("/api/v1/sheets/{}", sheet.sheet);
    let summary = rest::get(server.address, &path).await.json();
    assert_eq!(
        (&summary["round"], &summary["players"], &summary["game"]),
        (&2.into(), &2.into(), &"flip7".into())
    );
    assert_eq!(server.counted("fliphouse_sheets").await, 1);
    assert_eq!(server.counted("fliphouse_entries_total").await, 2);
    drop(ann);
    tv.until_room(|room| room.here == 1 && !room.scorer).await;
}

#[tokio::test]
async fn another_who_has_the_secret_takes_over_and_the_one_before_is_told() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let sheet = share(&server, &[begin()]).await;
    let mut ann = Reader::scorer(&server, &sheet, "ann").await;
    let mut ben = Reader::scorer(&server, &sheet, "ben").await;
    let refused = ben.write_late(&[points("ben", 1, 1, (1, 1), 20)], 1).await;
    assert_eq!(refused[0].problem.code, Code::NotNow, "one at a time");
    ben.take_over().await;
    ben.take_over().await;
    assert_eq!(ben.seq(), 2, "twice is once");
    ann.until_seq(2).await;
    assert_eq!(ann.events[1].what, SheetWhat::TookOver { writer: "ben".to_owned() });
    let refused = ann.write_late(&[points("ann", 2, 1, (1, 1), 20)], 2).await;
    assert_eq!((refused[0].entry.as_str(), refused[0].problem.code), ("ann.2", Code::NotNow));
    ben.write(&[points("ben", 1, 1, (1, 1), 30)]).await;
    ann.take_over().await;
    ann.write(&[points("ann", 2, 2, (1, 1), 20)]).await;
    ben.until_seq(5).await;
    assert_eq!((ann.total(1), ben.total(1)), (20, 20));
}

#[tokio::test]
async fn when_two_wrote_without_knowing_of_each_other_both_are_kept_until_somebody_decides() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let sheet = share(&server, &[begin()]).await;
    let ann = Reader::scorer(&server, &sheet, "ann").await;
    let known = ann.seq();
    drop(ann);
    let mut ben = Reader::scorer(&server, &sheet, "ben").await;
    ben.take_over().await;
    ben.write(&[points("ben", 1, 1, (1, 1), 30), points("ben", 2, 1, (1, 2), 12)]).await;
    // Written without a network meanwhile, and sent twice.
    let offline = [points("ann", 2, 1, (1, 1), 20), points("ann", 3, 1, (1, 2), 12)];
    let mut ann = Reader::enter(&server, &sheet.sheet, hello(Some("ann"), Some(&sheet.scorer), known)).await;
    for _ in 0..2 {
        assert_eq!(ann.write_late(&offline, known).await, []);
    }
    ben.until_seq(6).await;
    let log = ben.sheet();
    assert_eq!(log.entries().len(), 5, "nothing is lost, and nothing is there twice");
    let disputed: Vec<_> = log.sheet().disputed().collect();
    let [(1, who, cell)] = disputed[..] else { panic!("{disputed:?}") };
    assert_eq!((who, &cell.turn, &cell.rivals[..]), (&player(1), &Turn::Points(20), &[Turn::Points(30)][..]));
    ben.write(&[points("ben", 3, 5, (1, 1), 30)]).await;
    assert_eq!((ben.total(1), ben.sheet().sheet().disputed().count()), (30, 0));
}

#[tokio::test]
async fn what_cannot_be_is_refused_with_its_rule_and_the_rest_is_written() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let sheet = share(&server, &[begin()]).await;
    let mut ann = Reader::scorer(&server, &sheet, "ann").await;
    let mut impossible = points("ann", 2, 1, (1, 1), 0);
    let cards = score_keeper::Held { cards: vec!["12".to_owned(); 3], ..Default::default() };
    let turns = [(player(1), Some(Turn::Cards(cards)))].into();
    impossible.act = score_keeper::Act::Write { round: 1, turns };
    let refused = ann.write_late(&[impossible, points("ann", 3, 1, (1, 2), 5)], 1).await;
    assert_eq!(refused.len(), 1);
    assert_eq!((refused[0].entry.as_str(), refused[0].problem.code), ("ann.2", Code::IllegalMove));
    assert!(refused[0].problem.rule.as_deref().is_some_and(|rule| rule.starts_with("F7-")));
    assert_eq!(ann.total(2), 5);
}

#[tokio::test]
async fn a_sheet_is_shared_with_all_that_is_on_it_and_no_longer_when_its_scorer_says_so() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let entries: Vec<_> = std::iter::once(begin())
        .chain((2..40).map(|number| points("ann", number, 0, (1, number % 2 + 1), 7)))
        .collect();
    let sheet = share(&server, &entries).await;
    assert_eq!(sheet.seq, 39);
    let mut tv = Reader::follows(&server, &sheet.sheet).await;
    assert_eq!(tv.sheet().entries(), entries);
    let mut ann = Reader::scorer(&server, &sheet, "ann").await;
    let refused = tv.attempt(SheetCommand::Close).await;
    assert_eq!(refused.map_err(|problem| problem.code), Err(Code::NotAllowed));
    ann.say(&protocol::SheetClientMessage::Do { id: "close".to_owned(), command: SheetCommand::Close }).await;
    let (problem, reconnect) = tv.bye().await;
    assert_eq!(
        (problem.code, problem.closed, reconnect),
        (Code::NoSuchSheet, Some(protocol::Closed::Host), false)
    );
    let answer = rest::get(server.address, &format!("/api/v1/sheets/{}", sheet.sheet)).await;
    assert_eq!((answer.status, answer.code().as_str()), (404, "no_such_sheet"));
    let table = rest::get(server.address, &format!("/api/v1/tables/{}", sheet.sheet)).await;
    assert_eq!(table.code(), "no_such_table", "a code of a sheet is none of a table");
}

#[tokio::test]
async fn two_servers_have_one_sheet() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let sheet = share(&server, &[begin()]).await;
    let mut ann = Reader::scorer(&server, &sheet, "ann").await;
    let other = server.beside(quick_with("other")).await;
    let mut ben = Reader::scorer(&other, &sheet, "ben").await;
    ann.write(&[points("ann", 2, 1, (1, 1), 20)]).await;
    // The other server does not know of it yet, and does before it writes.
    ben.take_over().await;
    ben.write(&[points("ben", 1, 2, (1, 2), 30)]).await;
    assert_eq!((ben.total(1), ben.total(2), ben.seq()), (20, 30, 4));
    assert_eq!(ann.write_late(&[points("ann", 3, 2, (1, 1), 21)], 2).await, [], "it did not know yet");
    ann.until_seq(5).await;
    assert_eq!((ann.total(1), ann.total(2)), (21, 30));
}

#[tokio::test]
async fn a_window_of_the_same_writer_takes_the_place_of_the_one_before() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let answer = rest::post(server.address, "/api/v1/sheets", &request(&[begin()])).await;
    let sheet = serde_json::from_value(answer.json()).unwrap();
    let mut older = Reader::scorer(&server, &sheet, "ann").await;
    let mut newer = Reader::scorer(&server, &sheet, "ann").await;
    let (problem, reconnect) = older.bye().await;
    assert_eq!((problem.code, reconnect), (Code::NotNow, false));
    newer.write(&[points("ann", 2, 1, (1, 1), 20)]).await;
}
