//! Every refusal that is described can be met, and is as it is described.

use std::collections::BTreeSet;
use std::process::Command;

use rusqlite::Connection;
use serde_json::{Value, json};

use super::fits::{answered, assert_fits};
use super::{REQUESTS, description};
use crate::server::{Line, Server};

/// What a browser asks for a socket with.
const UPGRADE: [(&str, &str); 4] = [
    ("connection", "upgrade"),
    ("upgrade", "websocket"),
    ("sec-websocket-version", "13"),
    ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
];

const OPEN: &str = "post /api/v1/tables";
const TABLE: &str = "get /api/v1/tables/{code}";
const GAME: &str = "get /api/v1/tables/{code}/games/{number}";
const SOCKET: &str = "get /api/v1/tables/{code}/socket";

/// Which requests were refused for what.
struct Refused {
    document: Value,
    met: BTreeSet<(String, String)>,
}

impl Refused {
    /// Takes note of an answer, which must be a refusal as the document has it. Says why.
    fn note(&mut self, request: &str, answer: (u16, String)) -> String {
        let (method, path) = request.split_once(' ').unwrap();
        let problem = answered(&self.document, method, path, answer);
        let code = problem["code"].as_str().unwrap_or_else(|| panic!("{request}: not refused: {problem}"));
        self.met.insert((request.to_owned(), code.to_owned()));
        code.to_owned()
    }
}

/// A request of the document for this table, and for its first game.
fn ask(server: &Line, request: &str, code: &str, headers: &[(&str, &str)]) -> (u16, String) {
    let (method, path) = request.split_once(' ').unwrap();
    let path = path.replace("{code}", code).replace("{number}", "1");
    let mut all = headers.to_vec();
    if request == SOCKET {
        all.extend(UPGRADE);
    }
    let body = if request == OPEN { json!({"game": "flip7"}).to_string() } else { String::new() };
    server.ask(method, &path, &all, &body)
}

/// Asks wrongly in every way there is.
fn ask_wrongly(server: &Server, code: &str, refused: &mut Refused) {
    for (request, ..) in REQUESTS {
        let foreign = ask(&server.line(), request, "ABCDEF", &[("host", "evil.example")]);
        assert_eq!(refused.note(request, foreign), "wrong_host");
    }
    let guessed = ask(&server.line(), "get /metrics", "", &[("authorization", "Bearer a-guess-at-a-token")]);
    refused.note("get /metrics", guessed);
    let open = |body: &str| server.line().ask("post", "/api/v1/tables", &[], body);
    refused.note(OPEN, open("{"));
    refused.note(OPEN, open(&json!({"game": "chess"}).to_string()));
    refused.note(OPEN, open(&json!({"game": "flip7", "name": "Bot 2"}).to_string()));
    refused.note(OPEN, open(&json!({"game": "x".repeat(protocol::LONGEST_MESSAGE)}).to_string()));
    for request in [TABLE, GAME, SOCKET] {
        refused.note(request, ask(&server.line(), request, "nowhere", &[]));
    }
    refused.note(GAME, ask(&server.line(), GAME, code, &[]));
    refused.note(GAME, server.get(&format!("/api/v1/tables/{code}/games/1?from=x")));
    refused.note(SOCKET, server.get(&format!("/api/v1/tables/{code}/socket")));
    refused.note(SOCKET, ask(&server.line(), SOCKET, code, &[("origin", "https://evil.example")]));
}

/// Asks on connections that are open already while the server closes.
fn ask_while_it_closes(server: &Server, refused: &mut Refused) {
    // A code of no table: a socket would be opened otherwise.
    let asking = [OPEN, SOCKET].map(|request| (request, server.line()));
    let asked = |line: &Line, request: &str| ask(line, request, "ABCDEF", &[]);
    for (request, line) in &asking {
        asked(line, request);
    }
    assert!(Command::new("kill").arg(server.id().to_string()).status().unwrap().success());
    for (request, line) in &asking {
        let answer = loop {
            let answer = asked(line, request);
            if answer.0 == 503 {
                break answer;
            }
        };
        assert_eq!(refused.note(request, answer), "closing");
    }
}

/// Asks for a table whose log is damaged, and then for one where nothing can be written.
fn ask_for_what_is_broken(server: &Server, code: &str, data: &std::path::Path, refused: &mut Refused) {
    for request in [TABLE, GAME, SOCKET] {
        assert_eq!(refused.note(request, ask(&server.line(), request, code, &[])), "broken");
    }
    let (status, text) = server.get("/readyz");
    let described = &refused.document["paths"]["/readyz"]["get"]["responses"]["503"];
    assert_eq!(status, 503);
    assert_fits(&refused.document, &described["content"]["text/plain"]["schema"], &json!(text), "readyz");
    assert!(text.contains("a table is broken"), "{text}");
    std::fs::remove_file(data.join("fliphouse.db")).unwrap();
    assert_eq!(refused.note(OPEN, ask(&server.line(), OPEN, "", &[])), "broken");
}

#[test]
fn every_refusal_that_is_described_can_be_met() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path());
    let mut refused = Refused { document: description(&server), met: BTreeSet::new() };
    let opened: Value = serde_json::from_str(&ask(&server.line(), OPEN, "", &[]).1).unwrap();
    let code = opened["table"].as_str().unwrap();
    ask_wrongly(&server, code, &mut refused);
    ask_while_it_closes(&server, &mut refused);
    drop(server);
    let file = Connection::open(data.path().join("fliphouse.db")).unwrap();
    file.execute("UPDATE events SET event = event || ' '", ()).unwrap();
    drop(file);
    ask_for_what_is_broken(&Server::start(data.path()), code, data.path(), &mut refused);
    let elsewhere = tempfile::tempdir().unwrap();
    let server = Server::with("--requests-per-second 1", elsewhere.path());
    for (request, ..) in REQUESTS.iter().filter(|(request, ..)| request.contains(" /api/")) {
        let mut answer = ask(&server.line(), request, "ABCDEF", &[]);
        while answer.0 != 429 {
            answer = ask(&server.line(), request, "ABCDEF", &[]);
        }
        assert_eq!(refused.note(request, answer), "too_many");
    }
    let described = REQUESTS.iter().flat_map(|(request, _, codes)| {
        codes.split(' ').map(|code| ((*request).to_owned(), code.to_owned()))
    });
    assert_eq!(refused.met, described.collect());
}
