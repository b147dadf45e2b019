//! `fliphouse serve` keeps its tables where it is told to.

use serde_json::{Value, json};

use crate::common::{complaint, fliphouse, text};
use crate::server::Server;

#[test]
fn a_folder_is_a_store_of_sqlite() {
    let data = tempfile::tempdir().unwrap();
    let store = format!("sqlite:{}", data.path().display());
    let server = Server::keeping("127.0.0.1:0", "--store".as_ref(), store.as_ref());
    let (status, opened) = server.post("/api/v1/tables", &json!({"game": "flip7"}));
    assert_eq!(status, 201, "{opened}");
    let opened: Value = serde_json::from_str(&opened).unwrap();
    let server = server.killed_and_started_again(data.path());
    let (status, table) = server.get(&format!("/api/v1/tables/{}", opened["table"].as_str().unwrap()));
    assert_eq!(status, 200, "{table}");
}

#[test]
fn a_store_that_is_not_known_is_refused_with_those_that_are() {
    for store in ["mysql://localhost", "sqlite:", "fliphouse-data"] {
        let refused = fliphouse("serve --listen 127.0.0.1:0 --store").arg(store).output().unwrap();
        let told = text(&refused.stderr);
        assert_eq!(refused.status.code(), Some(2), "{told}");
        assert!(told.contains("--store") && told.contains(store) && told.contains("sqlite:DIR"), "{told}");
    }
}

#[test]
fn tables_are_not_kept_in_two_places() {
    let both = fliphouse("serve --listen 127.0.0.1:0 --store sqlite:a --data b").output().unwrap();
    let told = text(&both.stderr);
    assert_eq!(both.status.code(), Some(2), "{told}");
    assert!(told.contains("--store") && told.contains("--data"), "{told}");
}

#[test]
fn a_store_that_cannot_be_opened_is_named_by_its_option() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let path = file.path().display();
    for (option, place) in [("--data", path.to_string()), ("--store", format!("sqlite:{path}"))] {
        let refused =
            fliphouse("serve --listen 127.0.0.1:0").args([option, place.as_str()]).output().unwrap();
        let line = complaint(&refused);
        assert!(line.contains(&format!("{}: ", &option[2..])) && line.contains(&path.to_string()), "{line}");
    }
}

#[test]
fn a_port_in_use_is_named_and_leaves_no_folder_behind() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let place = tempfile::tempdir().unwrap();
    let data = place.path().join("data");
    let refused = fliphouse("serve --listen").arg(&address).arg("--data").arg(&data).output().unwrap();
    let line = complaint(&refused);
    assert!(line.contains(&address) && line.contains("--listen"), "{line}");
    assert!(!data.exists());
}
