//! What this browser keeps of a sheet that is shared.

use serde::{Deserialize, Serialize};

use crate::browser;

/// How a sheet of this browser is shared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sharing {
    /// The code that others follow it by.
    pub code: String,
    /// The secret of those who may keep the score.
    pub scorer: Option<String>,
    /// The last event that was known while this browser kept the score.
    pub known: u64,
    /// How many entries the server had when it was last heard of.
    pub entries: usize,
    /// Whether this browser kept the score then.
    pub writes: bool,
    /// Whether it is to take over when it is connected.
    #[serde(default)]
    pub takes_over: bool,
}

impl Sharing {
    /// How a sheet is shared, if it is.
    pub fn of(id: &str) -> Option<Self> {
        browser::kept(&name(id)).and_then(|text| browser::read(&text))
    }

    /// Keeps it.
    pub fn keep(&self, id: &str) {
        if let Ok(text) = serde_json::to_string(self) {
            browser::keep(&name(id), &text);
        }
    }

    /// It is shared no longer.
    pub fn forget(id: &str) {
        browser::keep(&name(id), "");
    }
}

fn name(id: &str) -> String {
    format!("shared.{id}")
}
