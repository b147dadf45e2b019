//! What every answer has, and what no log has.

use protocol::{Code, Command};
use serde_json::json;

use crate::kit::{Client, Listening, Server, hello, quick, rest};

#[tokio::test]
async fn every_answer_has_the_security_headers() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let code = server.open(&json!({"game": "flip7"})).await.table;
    let table = format!("/api/v1/tables/{code}");
    for (method, path, status) in [
        ("GET", "/", 200),
        ("GET", "/healthz", 200),
        ("GET", "/metrics", 401),
        ("GET", "/api/v1/games", 200),
        ("GET", "/api/v1/openapi.json", 200),
        ("GET", table.as_str(), 200),
        ("GET", "/api/v1/tables/AAAAAA", 404),
        ("GET", "/nothing", 404),
        ("DELETE", "/api/v1/tables", 405),
        ("POST", "/api/v1/tables", 400),
        ("GET", "/api/v1/tables/AAAAAA/socket", 400),
    ] {
        let json = ("content-type", "application/json");
        let answer = rest::ask(server.address, method, path, &[json], "").await;
        assert_eq!(answer.status, status, "{method} {path}: {answer:?}");
        let policy = answer.header("content-security-policy").unwrap_or_default();
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{path}");
        assert!(!policy.contains("unsafe-inline"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"), "{path}");
    }
    let long = "x".repeat(9000);
    let kind = ("content-type", "application/json");
    let body = json!({"game": long}).to_string();
    let answer = rest::ask(server.address, "POST", "/api/v1/tables", &[kind], &body).await;
    assert_eq!((answer.status, answer.code().as_str()), (413, "too_large"));
}

/// The server works on this thread alone, so everything it says is heard here.
#[tokio::test]
async fn no_secret_is_ever_logged() {
    let listening = Listening::start();
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (opened, [mut ann, bob]) = server.seated(&json!({"game": "unoflip"}), ["Ann", "Bob"]).await;
    let guessed = "deadbeef".repeat(8);
    let wrong = Client::knock(&server, &opened.table, hello(Some(&guessed), None, None)).await;
    assert_eq!(wrong.err().map(|problem| problem.code), Some(Code::WrongSecret));
    let host = Client::enter(&server, &opened.table, hello(None, Some(&opened.host), None)).await;
    ann.order(Command::Start).await;
    let bob = bob.again(&server).await;
    ann.order(Command::End).await;
    let secrets: Vec<String> = [&ann.secret, &bob.secret].into_iter().flatten().cloned().collect();
    let game = ann.table.last.clone().unwrap().secret;
    drop((ann, bob, host));
    server.stop().await;
    let logged = listening.heard();
    assert!(logged.contains("a table was opened") && logged.contains("saying good-bye"), "{logged}");
    assert_eq!(secrets.len(), 2);
    for secret in secrets.iter().chain([&opened.host, &game, &guessed]) {
        assert!(!logged.contains(secret), "{secret} is in the log");
    }
}
