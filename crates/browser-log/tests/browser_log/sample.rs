//! Logs as pages of each form have kept them.

use browser_log::{Header, Import, Json, Name};
use serde_json::Value;

/// The log that a page in form 1 has kept.
pub fn first() -> Import {
    let sample: Value = serde_json::from_str(include_str!("kept-1.json")).unwrap();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let record: Value = serde_json::from_str(&text(&sample["record"])).unwrap();
    let entries = sample["entries"].as_array().unwrap();
    Import {
        name: Name::new(&text(&sample["name"])).unwrap(),
        form: u32::try_from(record["form"].as_u64().unwrap()).unwrap(),
        header: Header {
            kind: Name::new(&text(&record["kind"])).unwrap(),
            summary: Json::of(&record["summary"]).unwrap(),
            updated: record["updated"].as_u64().unwrap(),
        },
        entries: entries.iter().map(|entry| Json::new(text(entry)).unwrap()).collect(),
    }
}
