//! The page for browsers. `cargo xtask test` builds it first; a program without
//! it says how to get it.

use crate::kit::{Server, quick, rest};

const ADDRESSES: [&str; 8] = [
    "/",
    "/play/flip7",
    "/device/flip7",
    "/pass/unoflip",
    "/open/vengeance",
    "/about",
    "/t/KMPQRS",
    "/tv/KMPQRS",
];

#[tokio::test]
async fn every_address_of_the_page_gives_the_page() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    for path in ADDRESSES {
        let answer = rest::get(server.address, path).await;
        assert_eq!(answer.status, 200, "{path}");
        assert!(answer.header("content-security-policy").is_some(), "{path}");
        if page::is_built() {
            assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"), "{path}");
            assert_eq!(answer.header("cache-control"), Some("no-cache"), "{path}");
        } else {
            assert!(answer.body.contains("cargo xtask run"), "{path}: {}", answer.body);
        }
    }
    assert_eq!(rest::get(server.address, "/assets/nothing/here.js").await.status, 404);
    assert_eq!(rest::get(server.address, "/else").await.status, 404);
}

#[tokio::test]
async fn files_are_sent_as_the_browser_can_read_them() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    if !page::is_built() {
        return;
    }
    for (accepts, sent) in
        [("gzip, deflate, br", "br"), ("gzip, deflate", "gzip"), ("gzip, brotli;q=1", "gzip")]
    {
        let answer = rest::ask(server.address, "GET", "/", &[("accept-encoding", accepts)], "").await;
        assert_eq!(answer.header("content-encoding"), Some(sent), "{accepts}");
        assert_eq!(answer.header("vary"), Some("accept-encoding"), "{accepts}");
    }
}
