//! Whether a value is as a schema says.

use serde_json::{Value, json};

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

/// An answer, which must fit what the document says about its status.
pub fn answered(document: &Value, method: &str, path: &str, (status, text): (u16, String)) -> Value {
    let responses = &document["paths"][path][method]["responses"];
    let response = &responses[status.to_string()];
    let answer: Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}: {text}"));
    let schema = &response["content"]["application/json"]["schema"];
    assert!(schema.is_object(), "{path}: the status {status} is not described: {text}");
    assert_fits(document, schema, &answer, path);
    answer
}

pub fn assert_fits(document: &Value, schema: &Value, value: &Value, what: &str) {
    let misfit = misfit(document, schema, value);
    assert!(misfit.is_none(), "{what}: {}", misfit.unwrap_or_default());
}

/// Why a value does not fit a schema, as far as our document uses schemas.
pub fn misfit(document: &Value, schema: &Value, value: &Value) -> Option<String> {
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
