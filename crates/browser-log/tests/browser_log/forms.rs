//! Migrations as later pages may have them, for the tests here and in the browser.

use browser_log::{Content, Plan};
use serde_json::{Value, json};

/// A page of today.
pub const FIRST: Plan = Plan { database: "tests", migrations: &[] };

/// A later page, which counts rounds in its summary and calls scores by another name.
pub const SECOND: Plan = Plan { database: "tests", migrations: &[name_rounds] };

/// A still later one, which joins all who joined into one entry.
pub const THIRD: Plan = Plan { database: "tests", migrations: &[name_rounds, join] };

fn name_rounds(mut content: Content) -> Result<Content, String> {
    let mut rounds = 0;
    for entry in &mut content.entries {
        if let Some(scores) = entry.as_object_mut().and_then(|entry| entry.remove("scored")) {
            *entry = json!({"round": scores});
            rounds += 1;
        }
    }
    let summary = content.summary.as_object_mut().ok_or("a summary that is no object")?;
    summary.insert("rounds".to_owned(), rounds.into());
    Ok(content)
}

fn join(mut content: Content) -> Result<Content, String> {
    let (joined, mut rest): (Vec<Value>, Vec<Value>) =
        content.entries.into_iter().partition(|entry| entry["joined"].is_string());
    let names: Vec<Value> = joined.into_iter().map(|mut entry| entry["joined"].take()).collect();
    if names.is_empty() {
        return Err("nobody has joined".to_owned());
    }
    rest.insert(0, json!({"players": names}));
    content.entries = rest;
    Ok(content)
}
