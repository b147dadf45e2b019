//! Names that are given once: to whoever writes, to entries, to players.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The longest name of a writer, in bytes.
const LONGEST_WRITER: usize = 20;

/// The longest name of anything else: it is made of a writer and a number.
const LONGEST: usize = LONGEST_WRITER + 21;

/// A text that is no such name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnId;

impl fmt::Display for NotAnId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an id has 1 to {LONGEST} small letters, digits, dots and hyphens")
    }
}

impl std::error::Error for NotAnId {}

fn is_id(text: &str, longest: usize) -> bool {
    let fits = |c: u8| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, b'-' | b'.');
    (1..=longest).contains(&text.len()) && text.bytes().all(fits)
}

macro_rules! id {
    ($(#[$about:meta])* $name:ident $longest:ident) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            /// The text of it.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = NotAnId;

            fn try_from(text: String) -> Result<Self, NotAnId> {
                if is_id(&text, $longest) { Ok(Self(text)) } else { Err(NotAnId) }
            }
        }

        impl FromStr for $name {
            type Err = NotAnId;

            fn from_str(text: &str) -> Result<Self, NotAnId> {
                text.to_owned().try_into()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> Self {
                id.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

id! {
    /// Whoever writes on score sheets: a browser, by random letters that it has given itself.
    Writer LONGEST_WRITER
}

id! {
    /// Somebody on a sheet. Names may change, and two devices may take in somebody at the same
    /// time: so this is made of who wrote it down and a number.
    PlayerId LONGEST
}

id! {
    /// An entry, wherever it is kept: so that nothing counts twice that was sent twice.
    EntryId LONGEST
}

impl Writer {
    /// The name of the entry that is the writer's so-manieth on a sheet.
    pub fn entry(&self, number: u64) -> EntryId {
        EntryId(format!("{self}.{number}"))
    }

    /// A name for somebody whom the writer takes in, the so-manieth on a sheet.
    pub fn player(&self, number: u64) -> PlayerId {
        PlayerId(format!("{self}.{number}"))
    }
}

impl EntryId {
    /// Who wrote the entry.
    pub fn writer(&self) -> &str {
        self.0.rsplit_once('.').map_or(&*self.0, |(writer, _)| writer)
    }

    /// The so-manieth of its writer.
    pub fn number(&self) -> Option<u64> {
        self.0.rsplit_once('.')?.1.parse().ok()
    }
}
