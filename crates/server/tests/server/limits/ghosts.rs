//! Nobody takes a table away from those who want to play at it.

use std::time::Duration;

use protocol::{ClientMessage, Code, Command, Problem, What};
use serde_json::json;
use server::Config;

use crate::kit::{Client, Server, connect, hello, rest, stopped};

const HOME: &str = "203.0.113.7";
const ELSEWHERE: &str = "203.0.113.8";

/// Somebody connects from an address, as a trusted proxy names it.
async fn from(server: &Server, code: &str, address: &str, hello: ClientMessage) -> Result<Client, Problem> {
    let line = connect(server.address, code, &[("x-forwarded-for", address)]).await.expect("a socket");
    Client::greet(line, hello).await
}

/// Somebody comes in from an address under a name, if they may.
async fn join(server: &Server, code: &str, address: &str, name: &str) -> Result<Client, Problem> {
    let mut client = from(server, code, address, hello(None, None, None)).await?;
    client.attempt("in", Command::Join { name: name.to_owned(), sit: true, avatar: None, key: None }).await?;
    Ok(client)
}

fn code(joined: Result<Client, Problem>) -> Option<Code> {
    joined.err().map(|problem| problem.code)
}

#[tokio::test]
async fn who_is_away_and_has_not_played_holds_no_seat() {
    let place = tempfile::tempdir().unwrap();
    let (config, hands) = stopped();
    let server = Server::start(place.path(), config.clone()).await;
    let request = json!({"game": "unoflip", "seats": 4});
    let (opened, [mut ann, mut bob]) = server.seated(&request, ["Ann", "Bob"]).await;
    for name in ["Cid", "Dot"] {
        drop(Client::named(&server, &opened.table, name, true).await);
    }
    let mut late = Client::watch(&server, &opened.table).await;
    let sit = |name: &str| Command::Join { name: name.to_owned(), sit: true, avatar: None, key: None };
    assert_eq!(late.refused(sit("Eve")).await.code, Code::Full);
    ann.until_room(|room| room.here == [1, 2]).await;
    hands.advance(config.patience);
    for guest in [3, 4] {
        ann.until(|what| *what == What::Stood { guest }).await;
    }
    // Who has made a move keeps the seat, and the host does.
    ann.order(Command::Start).await;
    bob.until(|what| matches!(what, What::Started { .. })).await;
    let action = bob.choices().into_iter().chain(ann.choices()).next().expect("somebody is on turn");
    let mover = if bob.choices().is_empty() { &mut ann } else { &mut bob };
    let played = mover.guest();
    mover.order(Command::Move { action }).await;
    ann.order(Command::End).await;
    bob.until_seq(ann.seq).await;
    late.join("Eve", true).await;
    let absent = bob.guest();
    drop(bob);
    ann.until_room(|room| !room.here.contains(&absent)).await;
    hands.advance(config.patience);
    if played != absent {
        ann.until(|what| *what == What::Stood { guest: absent }).await;
    }
    hands.advance(Duration::from_mins(10));
    for guest in [3, 4] {
        ann.until(|what| *what == What::Left { guest }).await;
    }
    ann.order(Command::AddBot { level: "easy".into() }).await;
    let sits = ann.table.seats.iter().any(|sitting| sitting.guest == Some(absent));
    assert_eq!(sits, played == absent);
}

#[tokio::test]
async fn one_address_has_only_so_many_guests_at_a_table() {
    let place = tempfile::tempdir().unwrap();
    let config = Config { guests_per_address: 3, trust_forwarded: true, ..stopped().0 };
    let server = Server::start(place.path(), config).await;
    let (opened, [_ann]) = server.seated(&json!({"game": "flip7"}), ["Ann"]).await;
    for name in ["Bob", "Cid", "Dot"] {
        // Away or not.
        drop(join(&server, &opened.table, HOME, name).await.unwrap());
    }
    assert_eq!(code(join(&server, &opened.table, HOME, "Eve").await), Some(Code::TooMany));
    assert!(join(&server, &opened.table, ELSEWHERE, "Eve").await.is_ok());
}

#[tokio::test]
async fn a_locked_table_lets_nobody_new_in() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), stopped().0).await;
    let (opened, [mut ann, mut bob]) =
        server.seated(&json!({"game": "flip7", "public": true}), ["Ann", "Bob"]).await;
    assert_eq!(bob.refused(Command::Lock { on: true }).await.code, Code::NotAllowed);
    ann.order(Command::Lock { on: true }).await;
    assert_eq!(ann.refused(Command::Lock { on: true }).await.code, Code::NotNow);
    assert!(ann.table.locked);
    assert_eq!(code(join(&server, &opened.table, HOME, "Cid").await), Some(Code::Locked));
    assert_eq!(rest::get(server.address, "/api/v1/tables").await.json(), json!([]), "nor is it in the list");
    bob.again(&server).await;
    ann.order(Command::Lock { on: false }).await;
    assert!(join(&server, &opened.table, HOME, "Cid").await.is_ok());
}

#[tokio::test]
async fn who_is_sent_away_does_not_walk_straight_back_in() {
    let place = tempfile::tempdir().unwrap();
    let (config, hands) = stopped();
    let config = Config { trust_forwarded: true, ..config };
    let server = Server::start(place.path(), config.clone()).await;
    let (opened, [mut ann]) = server.seated(&json!({"game": "flip7"}), ["Ann"]).await;
    let mut bob = join(&server, &opened.table, HOME, "Bob").await.unwrap();
    let mut sister = join(&server, &opened.table, HOME, "Cleo").await.unwrap();
    ann.order(Command::Kick { guest: bob.guest() }).await;
    assert_eq!(bob.bye().await.0.code, Code::NotAllowed);
    assert_eq!(code(join(&server, &opened.table, HOME, "Bob").await), Some(Code::Banned));
    assert!(join(&server, &opened.table, ELSEWHERE, "Dot").await.is_ok());
    sister.order(Command::Stand).await;
    hands.advance(Duration::from_mins(5));
    let mut bob = join(&server, &opened.table, HOME, "Bob").await.unwrap();
    ann.order(Command::Ban { guest: bob.guest() }).await;
    assert_eq!(bob.bye().await.0.code, Code::NotAllowed);
    // For as long as the table is open, whatever becomes of the server.
    let (host, secret) = (ann.secret.clone(), sister.secret.clone());
    drop((ann, bob, sister));
    server.deserted(&opened.table).await;
    server.stop().await;
    let server = Server::start(place.path(), config).await;
    hands.advance(Duration::from_hours(1));
    assert_eq!(code(join(&server, &opened.table, HOME, "Bob").await), Some(Code::Banned));
    let watching = from(&server, &opened.table, HOME, hello(None, None, None)).await;
    assert_eq!(code(watching), Some(Code::Banned), "nor may they watch");
    let back = from(&server, &opened.table, HOME, hello(secret.as_deref(), None, None)).await;
    assert!(back.is_ok(), "others of the household come back");
    let seen = from(&server, &opened.table, ELSEWHERE, hello(host.as_deref(), None, Some(0))).await.unwrap();
    assert!(seen.heard.iter().all(|text| !text.contains(HOME)), "nobody is told an address");
}

#[tokio::test]
async fn the_host_clears_all_who_are_away_at_once() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), stopped().0).await;
    let (opened, [mut ann, mut bob]) = server.seated(&json!({"game": "flip7"}), ["Ann", "Bob"]).await;
    assert_eq!(ann.refused(Command::ClearAway).await.code, Code::NotNow);
    for number in 0..30 {
        drop(Client::named(&server, &opened.table, &format!("Ghost {number}"), true).await);
    }
    ann.order(Command::Chat { text: "Boo".into() }).await;
    ann.until_room(|room| room.here == [1, 2]).await;
    assert_eq!(bob.refused(Command::ClearAway).await.code, Code::NotAllowed);
    let before = ann.seq;
    assert_eq!(ann.order(Command::ClearAway).await, before + 1, "one event for all");
    assert_eq!((ann.table.guests.len(), ann.table.seats.len()), (2, 2));
    assert!(join(&server, &opened.table, HOME, "Ghost 1").await.is_ok(), "they may come in again");
}
