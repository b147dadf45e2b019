//! The `OpenAPI` document says what the server does.

mod fits;
mod refused;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::server::Server;
use fits::{answered, assert_fits, misfit};

fn description(server: &Server) -> Value {
    let (status, text) = server.get("/api/v1/openapi.json");
    assert_eq!(status, 200);
    serde_json::from_str(&text).unwrap()
}

/// What each request answers with when all is well or by itself, and for which problems it
/// may be refused.
const REQUESTS: [(&str, &str, &str); 10] = [
    ("get /healthz", "200", "wrong_host"),
    ("get /readyz", "200 503", "wrong_host"),
    ("get /metrics", "200 404", "wrong_secret wrong_host"),
    ("get /api/v1/openapi.json", "200", "too_many wrong_host"),
    ("get /api/v1/games", "200", "too_many wrong_host"),
    ("get /api/v1/tables", "200", "too_many wrong_host"),
    (
        "post /api/v1/tables",
        "201",
        "not_a_message wrong wrong_name too_large too_many wrong_host closing broken",
    ),
    ("get /api/v1/tables/{code}", "200", "no_such_table too_many wrong_host broken"),
    (
        "get /api/v1/tables/{code}/games/{number}",
        "200 304",
        "wrong no_such_table no_such_game too_many wrong_host broken",
    ),
    (
        "get /api/v1/tables/{code}/socket",
        "101",
        "not_a_message wrong_origin no_such_table too_many wrong_host closing broken",
    ),
];

fn protocol_page() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    std::fs::read_to_string(path).unwrap()
}

/// The status of each kind of problem by the table of docs/protocol.md.
fn statuses(page: &str) -> BTreeMap<&str, &str> {
    let table = page.split_once("| code | status |").unwrap().1.split_once("\n\n").unwrap().0;
    let rows = table.lines().filter_map(|row| row.strip_prefix("| `")?.split_once("` | "));
    rows.map(|(code, rest)| (code, rest.split_once(' ').unwrap().0)).collect()
}

/// The requests in the table of docs/protocol.md, as `get /path`.
fn documented() -> Vec<String> {
    let page = protocol_page();
    let section = page.split_once("## Plain requests").unwrap().1.split_once("\n### ").unwrap().0;
    let rows = section.lines().filter(|line| line.starts_with("| `"));
    let requests = rows.flat_map(|row| row.split('|').nth(1).unwrap().split(','));
    let plain = |request: &str| {
        let (method, path) = request.trim().trim_matches('`').split_once(' ').unwrap();
        format!("{} {path}", method.to_lowercase()).replace("CODE", "{code}").replace("NUMBER", "{number}")
    };
    requests.map(plain).collect()
}

#[test]
fn it_has_every_request_of_the_documents_and_no_other() {
    let data = tempfile::tempdir().unwrap();
    let document = description(&Server::start(data.path()));
    let mut described = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        described.extend(methods.as_object().unwrap().keys().map(|method| format!("{method} {path}")));
    }
    let mut documented = documented();
    assert!(documented.len() > 6);
    described.sort();
    documented.sort();
    assert_eq!(described, documented);
}

#[test]
fn everything_in_it_is_described() {
    let data = tempfile::tempdir().unwrap();
    let document = description(&Server::start(data.path()));
    let has_text = |value: &Value| value.as_str().is_some_and(|text| !text.is_empty());
    for (path, methods) in document["paths"].as_object().unwrap() {
        for request in methods.as_object().unwrap().values() {
            assert!(has_text(&request["summary"]), "{path}");
            for parameter in request["parameters"].as_array().into_iter().flatten() {
                assert!(has_text(&parameter["description"]), "{path}: {parameter}");
            }
            for (status, response) in request["responses"].as_object().unwrap() {
                assert!(has_text(&response["description"]), "{path}: {status}");
                // These have no body by what they mean.
                let empty = ["101", "304"].contains(&status.as_str());
                assert!(empty || response["content"].is_object(), "{path}: {status} has no schema");
            }
        }
    }
    for (name, schema) in document["components"]["schemas"].as_object().unwrap() {
        assert!(has_text(&schema["description"]), "{name}");
        for (field, schema) in schema["properties"].as_object().into_iter().flatten() {
            assert!(has_text(&schema["description"]), "{name}: {field}");
        }
    }
}

#[test]
fn each_request_has_the_statuses_it_may_answer_with_and_no_other() {
    let data = tempfile::tempdir().unwrap();
    let document = description(&Server::start(data.path()));
    let page = protocol_page();
    let statuses = statuses(&page);
    for (request, own, codes) in REQUESTS {
        let (method, path) = request.split_once(' ').unwrap();
        let responses = document["paths"][path][method]["responses"].as_object().unwrap();
        let described: BTreeSet<&str> = responses.keys().map(String::as_str).collect();
        let refused = codes.split(' ').map(|code| statuses[code]);
        let expected: BTreeSet<&str> = own.split(' ').chain(refused).collect();
        assert_eq!(described, expected, "{request}");
        for code in codes.split(' ') {
            let text = responses[statuses[code]]["description"].as_str().unwrap();
            assert!(text.contains(&format!("`{code}`")), "{request}: {code} is not in {text:?}");
        }
    }
}

#[test]
fn what_has_few_values_lists_them_and_numbers_have_bounds() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path());
    let document = description(&server);
    let games: Value = serde_json::from_str(&server.get("/api/v1/games").1).unwrap();
    let levels = games.as_array().unwrap().iter().flat_map(|game| game["levels"].as_array().unwrap());
    let known: BTreeSet<&str> = levels.filter_map(Value::as_str).collect();
    let listed = document["components"]["schemas"]["Level"]["enum"].as_array().unwrap();
    assert_eq!(listed.iter().filter_map(Value::as_str).collect::<BTreeSet<_>>(), known);
    let request = json!({"game": "flip7", "bots": ["godlike"]});
    assert!(misfit(&document, body_schema(&document), &request).is_some());
    assert_bounded(&document, "the document");
}

/// Every whole number has a least and a greatest value.
fn assert_bounded(part: &Value, place: &str) {
    let whole = |kind: &Value| kind == "integer";
    let kind = &part["type"];
    if whole(kind) || kind.as_array().is_some_and(|kinds| kinds.iter().any(whole)) {
        assert!(part["minimum"].is_number() && part["maximum"].is_number(), "{place}: {part}");
    }
    for (name, inner) in part.as_object().into_iter().flatten() {
        assert_bounded(inner, &format!("{place}/{name}"));
    }
    for inner in part.as_array().into_iter().flatten() {
        assert_bounded(inner, place);
    }
}

#[test]
fn what_no_request_is_for_is_described() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path());
    let document = description(&server);
    let elsewhere = server.get("/nowhere");
    let otherwise = server.post("/api/v1/games", &json!({}));
    for (name, (status, text), expected) in [("NothingHere", elsewhere, 404), ("WrongMethod", otherwise, 405)]
    {
        assert_eq!(status, expected, "{text}");
        let response = &document["components"]["responses"][name];
        assert!(response["description"].as_str().unwrap().starts_with(&status.to_string()), "{response}");
        assert_fits(&document, &response["content"]["text/plain"]["schema"], &json!(text), name);
        assert!(document["info"]["description"].as_str().unwrap().contains(name), "{name}");
    }
}

/// The letters that the document says codes are made of, and how many there are.
fn letters(pattern: &str) -> Option<(&str, usize)> {
    let (letters, count) = pattern.strip_prefix("^[")?.split_once("]{")?;
    Some((letters, count.strip_suffix("}$")?.parse().ok()?))
}

#[test]
fn codes_of_tables_look_as_it_says() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path());
    let document = description(&server);
    let opened: Value =
        serde_json::from_str(&server.post("/api/v1/tables", &json!({"game": "flip7"})).1).unwrap();
    let code = opened["table"].as_str().unwrap();
    let mut asked_for = 0;
    for (path, methods) in document["paths"].as_object().unwrap() {
        for parameter in methods["get"]["parameters"].as_array().into_iter().flatten() {
            if parameter["name"] == "code" {
                asked_for += 1;
                let (letters, count) = letters(parameter["schema"]["pattern"].as_str().unwrap()).unwrap();
                let both = [code.to_owned(), code.to_lowercase()];
                assert!(both.iter().all(|code| code.len() == count), "{path}: {code}");
                assert!(both.concat().chars().all(|letter| letters.contains(letter)), "{path}: {code}");
                assert!(!letters.contains(['I', 'L', 'O', 'l', '0', '-']), "{path}: {letters}");
            }
        }
    }
    assert_eq!(asked_for, 3);
    assert_eq!(server.get(&format!("/api/v1/tables/{}", code.to_lowercase())).0, 200);
}

#[test]
fn the_answers_of_the_server_keep_to_it() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path());
    let document = description(&server);
    let request = json!({"game": "flip7", "name": "Ann", "bots": ["normal"], "public": true, "timer": 20});
    assert_fits(&document, body_schema(&document), &request, "the request");
    let opened = answered(&document, "post", "/api/v1/tables", server.post("/api/v1/tables", &request));
    let code = opened["table"].as_str().unwrap();
    let get = |template: &str| {
        let path = template.replace("{code}", code).replace("{number}", "1");
        answered(&document, "get", template, server.get(&path))
    };
    assert_eq!(get("/api/v1/games").as_array().unwrap().len(), 3);
    assert_eq!(get("/api/v1/tables")[0]["table"], code);
    assert_eq!(get("/api/v1/tables/{code}")["host"], "Ann");
    assert_eq!(get("/api/v1/tables/{code}/games/{number}")["code"], "no_such_game");
    get("/api/v1/openapi.json");
    let refused = server.post("/api/v1/tables", &json!({"game": "chess"}));
    assert_eq!(answered(&document, "post", "/api/v1/tables", refused)["code"], "wrong");
    let refused = server.get("/api/v1/tables/nowhere");
    assert_eq!(answered(&document, "get", "/api/v1/tables/{code}", refused)["code"], "no_such_table");
    let socket = "/api/v1/tables/{code}/socket";
    let refused = server.get(&socket.replace("{code}", code));
    assert_eq!(answered(&document, "get", socket, refused)["code"], "not_a_message");
    let refused = server.post("/api/v1/tables", &json!({"game": "x".repeat(protocol::LONGEST_MESSAGE)}));
    assert_eq!(answered(&document, "post", "/api/v1/tables", refused)["code"], "too_large");
}

/// Whether a game can be like that depends on the game, which no schema says: so what fits
/// the schema may be refused all the same.
#[test]
fn schemathesis_finds_nothing() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path());
    let mut command = Command::new(crate::python::python());
    command.args(["-m", "schemathesis.cli", "run", "--no-color", "--seed", "7", "--max-examples", "30"]);
    command.args(["--exclude-checks", "positive_data_acceptance", "--generation-database", "none"]);
    command.arg(format!("{}/api/v1/openapi.json", server.url)).current_dir(data.path());
    let output = command.output().unwrap();
    let said = crate::common::text(&output.stdout);
    assert!(output.status.success(), "{said}{}", crate::common::text(&output.stderr));
}

fn body_schema(document: &Value) -> &Value {
    &document["paths"]["/api/v1/tables"]["post"]["requestBody"]["content"]["application/json"]["schema"]
}
