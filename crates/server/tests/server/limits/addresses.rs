//! What one address may ask for, and which pages may.

use protocol::Command;
use serde_json::json;
use server::Config;
use tokio_tungstenite::tungstenite::Error;

use crate::kit::{Client, Server, connect, hello, quick, rest, stopped};

/// The status and the code with which a socket was refused.
fn refused(error: &Error) -> (u16, String) {
    let Error::Http(response) = error else { panic!("not refused but {error}") };
    let body = response.body().as_deref().unwrap_or_default();
    let problem: serde_json::Value = serde_json::from_slice(body).unwrap_or_default();
    (response.status().as_u16(), problem["code"].as_str().unwrap_or_default().to_owned())
}

#[tokio::test]
async fn of_a_thousand_connections_from_one_address_only_so_many_are_let_in() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), Config { connections_per_address: 50, ..quick() }).await;
    let (opened, [mut ann]) = server.seated(&json!({"game": "unoflip"}), ["Ann"]).await;
    let mut lines = Vec::new();
    let mut turned_away = 0;
    for _ in 0..1000 {
        match connect(server.address, &opened.table, &[]).await {
            Ok(line) => lines.push(line),
            Err(error) => {
                assert_eq!(refused(&error), (429, "too_many".into()));
                turned_away += 1;
            }
        }
    }
    assert_eq!((lines.len(), turned_away), (49, 951));
    ann.order(Command::AddBot { level: "easy".into() }).await;
    let line = lines.pop().unwrap();
    assert!(Client::greet(line, hello(None, None, None)).await.is_ok(), "those who are in are served");
    lines.clear();
    let again = async { while connect(server.address, &opened.table, &[]).await.is_err() {} };
    tokio::time::timeout(crate::kit::PATIENCE, again).await.expect("there is room again");
}

#[tokio::test]
async fn only_the_houses_own_pages_and_trusted_ones_may_connect() {
    let place = tempfile::tempdir().unwrap();
    let config = Config { origins: vec!["https://cards.example".into()], ..quick() };
    let server = Server::start(place.path(), config).await;
    let code = server.open(&json!({"game": "flip7"})).await.table;
    let own = format!("http://{}", server.address);
    for origin in [own.as_str(), "https://cards.example"] {
        assert!(connect(server.address, &code, &[("origin", origin)]).await.is_ok(), "{origin}");
    }
    for origin in
        ["https://evil.example", "null", "https://cards.example.evil.example", "http://cards.example", ""]
    {
        let error = connect(server.address, &code, &[("origin", origin)]).await.expect_err(origin);
        assert_eq!(refused(&error), (403, "wrong_origin".into()), "{origin}");
    }
}

#[tokio::test]
async fn requests_are_counted_by_the_address_that_a_trusted_proxy_names() {
    let forwarded = async |server: &Server, from: &str| {
        rest::ask(server.address, "GET", "/api/v1/games", &[("x-forwarded-for", from)], "").await
    };
    for (trust_forwarded, other_is_served) in [(true, true), (false, false)] {
        let place = tempfile::tempdir().unwrap();
        let config = Config { trust_forwarded, requests_per_second: 1, ..stopped().0 };
        let server = Server::start(place.path(), config).await;
        let mut last = forwarded(&server, "203.0.113.7").await;
        for _ in 0..30 {
            last = forwarded(&server, "198.51.100.1, 203.0.113.7").await;
        }
        assert_eq!((last.status, last.code().as_str()), (429, "too_many"));
        let other = forwarded(&server, "203.0.113.8").await;
        assert_eq!(other.status == 200, other_is_served, "{other:?}");
        let forged = forwarded(&server, "203.0.113.9, 203.0.113.7").await;
        assert_eq!(forged.status, 429, "what the client wrote itself does not count");
        assert_eq!(rest::get(server.address, "/healthz").await.status, 200, "who watches over it is served");
    }
}
