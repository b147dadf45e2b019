//! How tables are opened, found and filled.

use protocol::{Code, Command, Phase, What};
use serde_json::{Value, json};
use server::Config;

use crate::kit::{Client, Server, hello, quick, rest, stopped};

#[tokio::test]
async fn what_cannot_be_is_refused_and_says_why() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    for (request, reason) in [
        (json!({"game": "poker"}), "there are: flip7, vengeance, unoflip"),
        (json!({"game": "flip7", "seats": 41}), "seats: Flip 7 has 1 to 40, not 41"),
        (json!({"game": "unoflip", "seats": 1}), "seats: UNO FLIP! has 2 to 10, not 1"),
        (json!({"game": "unoflip", "seats": 11}), "seats: UNO FLIP! has 2 to 10, not 11"),
        (json!({"game": "unoflip", "bots": ["godlike"]}), "level: there is no bot \"godlike\" here"),
        (
            json!({"game": "flip7", "seats": 3, "bots": ["easy", "easy", "easy"], "name": "A"}),
            "bots: 3 do not fit on 3 seats",
        ),
        (json!({"game": "flip7", "timer": 4}), "timer: a turn may take 5 to 3600 seconds, not 4"),
        (json!({"game": "flip7", "timer": 3601}), "timer: "),
        (json!({"game": "flip7", "rules": {"target": 0}}), "target"),
        (json!({"game": "flip7", "rules": {"colour": "red"}}), "colour"),
        (json!({"game": "flip7", "name": "\u{200b}"}), "name: must have at least one visible character"),
    ] {
        let answer = rest::post(server.address, "/api/v1/tables", &request).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, "wrong"), "{request}: {answer:?}");
        assert!(answer.json()["message"].as_str().unwrap().contains(reason), "{}", answer.body);
    }
    for body in ["", "{", "[]", "{\"game\":\"flip7\",\"seed\":1}", "{\"game\":7}"] {
        let kind = ("content-type", "application/json");
        let answer = rest::ask(server.address, "POST", "/api/v1/tables", &[kind], body).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, "not_a_message"), "{body}");
    }
    assert_eq!(rest::get(server.address, "/api/v1/tables").await.json(), json!([]));
}

#[tokio::test]
async fn public_tables_are_listed_and_others_only_found_by_code() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let public = server.open(&json!({"game": "flip7", "public": true, "name": " Ann\u{202e} "})).await;
    let private = server.open(&json!({"game": "unoflip", "seats": 4, "timer": 20})).await;
    let listed = rest::get(server.address, "/api/v1/tables").await.json();
    assert_eq!(listed.as_array().unwrap().len(), 1);
    assert_eq!(listed[0]["table"], public.table);
    assert_eq!((&listed[0]["host"], &listed[0]["people"]), (&json!("Ann"), &json!(1)), "with a clean name");
    let lower = private.table.to_lowercase();
    let found = rest::get(server.address, &format!("/api/v1/tables/{lower}")).await.json();
    assert_eq!(
        (&found["table"], &found["seats"], &found["timer"]),
        (&json!(private.table), &json!(4), &json!(20))
    );
    for code in ["AAAAAA", "ABC", "O0I1LL", "%00%00%00%00%00%00", "../../../etc"] {
        assert_eq!(rest::get(server.address, &format!("/api/v1/tables/{code}")).await.status, 404, "{code}");
    }
    let letters =
        |code: &str| code.len() == 6 && code.bytes().all(|c| b"ABCDEFGHJKMNPQRSTUVWXYZ".contains(&c));
    assert!(letters(&public.table) && letters(&private.table), "no look-alikes");
}

#[tokio::test]
async fn forty_sit_at_one_table_and_finish_a_game() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let request = json!({"game": "flip7", "bots": vec!["easy"; 39], "rules": {"target": 30}});
    let (opened, [mut ann]) = server.seated(&request, ["Ann"]).await;
    assert_eq!(ann.table.seats.len(), 40);
    let mut late = Client::watch(&server, &opened.table).await;
    let full = late.refused(Command::Join { name: "Bob".into(), sit: true, avatar: None, key: None }).await;
    assert_eq!((full.code, full.message.as_str()), (Code::Full, "all seats are taken; you can watch"));
    assert_eq!(ann.refused(Command::AddBot { level: "easy".into() }).await.code, Code::Full);
    ann.order(Command::Rest { on: true }).await;
    ann.order(Command::Start).await;
    let ended = ann.until(|what| matches!(what, What::Ended(_))).await;
    let What::Ended(last) = ended.what else { unreachable!() };
    assert_eq!(last.scores.len(), 40);
    assert!(last.winner.is_some());
    assert_eq!(ann.table.phase, Phase::Over);
}

#[tokio::test]
async fn the_opener_may_come_in_later_and_is_the_host() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let opened = server.open(&json!({"game": "unoflip"})).await;
    assert_eq!(opened.seat, None);
    let mut opener = Client::enter(&server, &opened.table, hello(None, Some(&opened.host), None)).await;
    assert!(opener.you.host && opener.you.guest.is_none());
    opener.order(Command::AddBot { level: "easy".into() }).await;
    let mut bob = Client::named(&server, &opened.table, "Bob", true).await;
    assert_eq!(bob.refused(Command::Start).await.code, Code::NotAllowed);
    opener.order(Command::Start).await;
    let problem = Client::knock(&server, &opened.table, hello(None, Some("wrong"), None)).await.err();
    assert_eq!(problem.map(|problem| problem.code), Some(Code::WrongSecret));
}

#[tokio::test]
async fn a_table_that_nobody_visits_is_closed() {
    let place = tempfile::tempdir().unwrap();
    let (config, hands) = stopped();
    let server = Server::start(place.path(), config.clone()).await;
    let (opened, [ann]) = server.seated(&json!({"game": "flip7", "public": true}), ["Ann"]).await;
    let code = opened.table.clone();
    drop(ann);
    server.deserted(&code).await;
    hands.advance(config.idle);
    let closed = async {
        while rest::get(server.address, "/api/v1/tables").await.json() != Value::Array(Vec::new()) {}
    };
    tokio::time::timeout(crate::kit::PATIENCE, closed).await.expect("it is closed");
    let last = server.log(&code).await.pop().map(|entry| entry.event);
    assert_eq!(last, Some(table::LogEvent::Closed { idle: true }));
    let answer = rest::get(server.address, &format!("/api/v1/tables/{code}")).await;
    assert_eq!((answer.code().as_str(), &answer.json()["closed"]), ("no_such_table", &json!("idle")));
    assert!(crate::kit::connect(server.address, &code, &[]).await.is_err());
}

#[tokio::test]
async fn an_address_has_only_so_many_tables() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), Config { tables_per_address: 2, ..quick() }).await;
    let first = server.open(&json!({"game": "flip7"})).await;
    server.open(&json!({"game": "flip7"})).await;
    let answer = rest::post(server.address, "/api/v1/tables", &json!({"game": "flip7"})).await;
    assert_eq!((answer.status, answer.code().as_str()), (429, "too_many"));
    let mut host = Client::enter(&server, &first.table, hello(None, Some(&first.host), None)).await;
    host.order(Command::Close).await;
    host.bye().await;
    let again = async {
        while rest::post(server.address, "/api/v1/tables", &json!({"game": "flip7"})).await.status != 201 {}
    };
    tokio::time::timeout(crate::kit::PATIENCE, again).await.expect("there is room again");
}
