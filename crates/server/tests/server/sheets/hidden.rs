//! The secret of the scorers is told to nobody.

use server::store::Store as _;

use super::kit::{Reader, begin, points, share};
use crate::kit::{Listening, Server, quick, rest};

/// The server works on this thread alone, so everything it says is heard here.
#[tokio::test]
async fn the_secret_of_the_scorers_is_in_no_message_no_log_and_no_export() {
    let listening = Listening::start();
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let sheet = share(&server, &[begin()]).await;
    let mut ann = Reader::scorer(&server, &sheet, "ann").await;
    let mut ben = Reader::scorer(&server, &sheet, "ben").await;
    let mut tv = Reader::follows(&server, &sheet.sheet).await;
    ann.write(&[points("ann", 2, 1, (1, 1), 20)]).await;
    ben.take_over().await;
    tv.until_seq(3).await;
    let summary = rest::get(server.address, &format!("/api/v1/sheets/{}", sheet.sheet)).await.body;
    let told: Vec<String> = [ann.heard, ben.heard, tv.heard].concat();
    let kept = server.store.kept(&server::sheet_key(&sheet.sheet), 0).await.unwrap();
    server.stop().await;
    let logged = listening.heard();
    assert!(logged.contains("a sheet is shared"), "{logged}");
    let events = kept.events.iter().map(|kept| &kept.event);
    for text in told.iter().chain(events).chain([&logged, &summary]) {
        assert!(!text.contains(&sheet.scorer), "the secret is in {text}");
    }
    let values = kept.secrets.iter().map(|kept| &kept.secret.value);
    for value in values {
        assert_ne!(value, sheet.scorer.as_bytes(), "of the secret only a hash is kept");
    }
}
