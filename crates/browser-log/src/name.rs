//! Names of logs and of kinds of logs.

use std::fmt;

use crate::Invalid;

/// How long a name may be, in bytes.
pub const MAX_NAME: usize = 64;

/// The name of a log, or of a kind of logs: 1 to 64 letters, digits, dots, hyphens and underscores.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name(String);

impl Name {
    /// A name, if it is one.
    pub fn new(text: &str) -> Result<Self, Invalid> {
        let allowed = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b'_');
        let fits = (1..=MAX_NAME).contains(&text.len());
        if fits && text.bytes().all(allowed) { Ok(Self(text.to_owned())) } else { Err(Invalid::Name) }
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
