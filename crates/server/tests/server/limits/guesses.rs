//! Codes of tables are not to be found by trying.

use std::time::Duration;

use serde_json::json;
use server::Config;

use crate::kit::{Server, connect, rest, stopped};

#[tokio::test]
async fn an_address_has_few_tries_and_then_longer_and_longer_pauses() {
    let place = tempfile::tempdir().unwrap();
    let (config, hands) = stopped();
    let config = Config { wrong_codes_per_minute: 10, trust_forwarded: true, ..config };
    let server = Server::start(place.path(), config).await;
    let code = server.open(&json!({"game": "flip7"})).await.table;
    let other = server.open(&json!({"game": "flip7"})).await.table;
    let ask = async |from: &str, path: &str| {
        let path = format!("/api/v1/tables/{path}");
        rest::ask(server.address, "GET", &path, &[("x-forwarded-for", from)], "").await.status
    };
    let guesser = "2001:db8:5:6::7";
    assert_eq!(ask(guesser, &code).await, 200);
    for minutes in [1, 2, 4] {
        // The games of tables, and their sockets, are no other way to try codes.
        for path in ["AAAAAA", "AAAAAB/games/1", "nonsense", "AAAAAC", "AAAAAD"] {
            assert_eq!(ask(guesser, path).await, 404, "{path}");
            let from = [("x-forwarded-for", "2001:db8:5:9::1")];
            assert!(connect(server.address, "AAAAAE", &from).await.is_err(), "the next network of the site");
        }
        for path in ["AAAAAA", &other, &format!("{other}/games/1")] {
            assert_eq!(ask(guesser, path).await, 429, "{path}");
        }
        assert_eq!(ask(guesser, &code).await, 200, "where they have been they may come back to");
        assert_eq!(ask("2001:db8:6::1", &other).await, 200, "somebody else");
        hands.advance(Duration::from_secs(60 * minutes - 1));
        assert_eq!(ask(guesser, &other).await, 429);
        hands.advance(Duration::from_secs(1));
    }
    assert_eq!(ask(guesser, &other).await, 200);
    let page = rest::get(server.address, "/metrics").await.body;
    assert!(page.contains("fliphouse_wrong_codes_total 30\n"), "{page}");
}
