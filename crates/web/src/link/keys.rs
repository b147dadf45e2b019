//! What one keeps to come back to a table.

use serde::{Deserialize, Serialize};

use crate::browser;

/// The secrets of this browser at a table.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Keys {
    /// The secret of the guest.
    #[serde(default)]
    pub seat: Option<String>,
    /// The secret of the host.
    #[serde(default)]
    pub host: Option<String>,
}

impl Keys {
    /// The keys of a table.
    pub fn of(code: &str) -> Self {
        browser::kept(&name(code)).and_then(|text| browser::read(&text)).unwrap_or_default()
    }

    /// Keeps them for the next visit.
    pub fn keep(&self, code: &str) {
        if let Ok(text) = serde_json::to_string(self) {
            browser::keep(&name(code), &text);
        }
    }
}

fn name(code: &str) -> String {
    format!("table.{code}")
}
