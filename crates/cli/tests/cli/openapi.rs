//! The `OpenAPI` document says what the server does.

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::server::Server;

fn description(server: &Server) -> Value {
    let (status, text) = server.get("/api/v1/openapi.json");
    assert_eq!(status, 200);
    serde_json::from_str(&text).unwrap()
}

/// The requests in the table of docs/protocol.md, as `get /path`.
fn documented() -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let page = std::fs::read_to_string(path).unwrap();
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

#[test]
fn what_does_not_fit_is_noticed() {
    let document = json!({"components": {"schemas": {"Level": {"type": "string", "enum": ["easy"]}}}});
    let schema = json!({"type": "object", "required": ["a"], "additionalProperties": false, "properties": {
        "a": {"type": ["integer", "null"]}, "b": {"type": "array", "items": {"$ref": "#/components/schemas/Level"}}}});
    assert_eq!(misfit(&document, &schema, &json!({"a": null, "b": ["easy"]})), None);
    for wrong in
        [json!({}), json!({"a": "1"}), json!({"a": 1, "b": ["hard"]}), json!({"a": 1, "c": 1}), json!([])]
    {
        assert!(misfit(&document, &schema, &wrong).is_some(), "{wrong}");
    }
}

fn body_schema(document: &Value) -> &Value {
    &document["paths"]["/api/v1/tables"]["post"]["requestBody"]["content"]["application/json"]["schema"]
}

/// An answer, which must fit what the document says about its status.
fn answered(document: &Value, method: &str, path: &str, (status, text): (u16, String)) -> Value {
    let responses = &document["paths"][path][method]["responses"];
    let exact = &responses[status.to_string()];
    let response = if exact.is_null() { &responses[format!("{}XX", status / 100)] } else { exact };
    let answer: Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}: {text}"));
    let schema = &response["content"]["application/json"]["schema"];
    assert!(schema.is_object(), "{path}: the status {status} is not described: {text}");
    assert_fits(document, schema, &answer, path);
    answer
}

fn assert_fits(document: &Value, schema: &Value, value: &Value, what: &str) {
    let misfit = misfit(document, schema, value);
    assert!(misfit.is_none(), "{what}: {}", misfit.unwrap_or_default());
}

/// Why a value does not fit a schema, as far as our document uses schemas.
fn misfit(document: &Value, schema: &Value, value: &Value) -> Option<String> {
    if let Some(name) = schema["$ref"].as_str() {
        return misfit(document, document.pointer(name.trim_start_matches('#'))?, value);
    }
    let kinds = match &schema["type"] {
        Value::String(kind) => vec![kind.as_str()],
        kinds => kinds.as_array().into_iter().flatten().filter_map(Value::as_str).collect(),
    };
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    if !kinds.is_empty() && !kinds.contains(&kind) {
        return Some(format!("{value} is not {kinds:?}"));
    }
    if schema["enum"].as_array().is_some_and(|known| !known.contains(value)) {
        return Some(format!("{value} is not in {}", schema["enum"]));
    }
    let mut items = value.as_array().into_iter().flatten();
    items
        .find_map(|item| misfit(document, &schema["items"], item))
        .or_else(|| fields(document, schema, value))
}

fn fields(document: &Value, schema: &Value, value: &Value) -> Option<String> {
    let object = value.as_object()?;
    let mut required = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let missing = required.find(|field| !object.contains_key(*field));
    if let Some(field) = missing {
        return Some(format!("{field} is missing in {value}"));
    }
    object.iter().find_map(|(field, inner)| match &schema["properties"][field] {
        Value::Null if schema["additionalProperties"] == false => Some(format!("{field} is not described")),
        Value::Null => None,
        described => misfit(document, described, inner),
    })
}
