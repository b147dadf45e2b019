//! Texts in JSON: what logs consist of.

use serde::Serialize;
use serde::de::{DeserializeOwned, IgnoredAny};

use crate::Invalid;

/// How long such a text may be, in bytes.
pub const MAX_TEXT: usize = 64 * 1024;

/// A text in JSON, not too long: an entry of a log, or its summary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Json(String);

impl Json {
    /// A text, if it is JSON and not too long.
    pub fn new(text: impl Into<String>) -> Result<Self, Invalid> {
        let text = text.into();
        if text.len() > MAX_TEXT {
            return Err(Invalid::TooLong { length: text.len() });
        }
        let read: Result<IgnoredAny, _> = serde_json::from_str(&text);
        read.map(|_| Self(text)).map_err(|error| Invalid::NotJson(error.to_string()))
    }

    /// A value as JSON.
    pub fn of(value: &impl Serialize) -> Result<Self, Invalid> {
        let text = serde_json::to_string(value).map_err(|error| Invalid::NotJson(error.to_string()))?;
        Self::new(text)
    }

    /// The value that it is of.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, Invalid> {
        serde_json::from_str(&self.0).map_err(|error| Invalid::NotJson(error.to_string()))
    }

    /// The text itself.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
