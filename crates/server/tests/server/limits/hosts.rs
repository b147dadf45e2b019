//! Under which names the server answers, and to whom it tells its figures.

use std::sync::Arc;

use serde_json::json;
use server::Config;
use tokio::net::TcpListener;

use crate::kit::{Server, connect, quick, rest};

#[tokio::test]
async fn a_request_for_another_name_is_refused_whatever_it_asks_for() {
    let place = tempfile::tempdir().unwrap();
    let public_urls = vec!["https://cards.example".parse().unwrap()];
    let server = Server::start(place.path(), Config { public_urls, ..quick() }).await;
    let code = server.open(&json!({"game": "flip7"})).await.table;
    let port = server.address.port();
    let socket = format!("/api/v1/tables/{code}/socket");
    for path in ["/", "/healthz", "/metrics", "/api/v1/games", "/api/v1/tables", socket.as_str(), "/nothing"]
    {
        let rebound = format!("evil.example:{port}");
        for host in
            [rebound.as_str(), "evil.example", "localhost.evil.example", "192.0.2.1", "", "a@127.0.0.1"]
        {
            let answer = rest::ask(server.address, "GET", path, &[("host", host)], "").await;
            assert_eq!((answer.status, answer.code().as_str()), (421, "wrong_host"), "{path} of {host:?}");
        }
        let twice = [("host", "127.0.0.1"), ("host", "evil.example")];
        let answer = rest::ask(server.address, "GET", path, &twice, "").await;
        assert!([400, 421].contains(&answer.status), "{answer:?}");
    }
    for host in
        [&format!("127.0.0.1:{port}"), "localhost", "LOCALHOST:1", "cards.example", "cards.example:443"]
    {
        let answer = rest::ask(server.address, "GET", "/api/v1/games", &[("host", host)], "").await;
        assert_eq!(answer.status, 200, "{host}");
    }
    assert!(connect(server.address, &code, &[("host", "evil.example")]).await.is_err());
    // A proxy may name the server as it likes; the browser says which page it is.
    for (origin, fine) in [("https://cards.example", true), ("http://cards.example", false)] {
        assert_eq!(connect(server.address, &code, &[("origin", origin)]).await.is_ok(), fine, "{origin}");
    }
}

#[tokio::test]
async fn figures_are_told_to_those_with_the_token_and_on_a_port_of_their_own() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    for (token, status) in [("Bearer guessed", 401), ("", 401), (&format!("Bearer {}", rest::TOKEN), 200)] {
        let answer = rest::ask(server.address, "GET", "/metrics", &[("authorization", token)], "").await;
        assert_eq!(answer.status, status, "{answer:?}");
        assert_eq!(answer.body.contains("fliphouse_tables"), status == 200);
    }
    let own = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = own.local_addr().unwrap();
    tokio::spawn(server::run_metrics(own, Arc::clone(&server.lobby)));
    let page = rest::ask(address, "GET", "/metrics", &[], "").await;
    assert!(page.status == 200 && page.body.contains("fliphouse_tables"), "{page:?}");
    assert_eq!(rest::ask(address, "GET", "/metrics", &[("host", "evil.example")], "").await.status, 421);
    assert_eq!(rest::ask(address, "GET", "/api/v1/games", &[], "").await.status, 404, "and nothing else");
    server.stop().await;
    let place = tempfile::tempdir().unwrap();
    let silent = Server::start(place.path(), Config { metrics_token: None, ..quick() }).await;
    assert_eq!(rest::get(silent.address, "/metrics").await.status, 404, "nobody may know them");
}
