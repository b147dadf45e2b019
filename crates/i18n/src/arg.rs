//! What is filled into a message.

use fluent_bundle::FluentValue;

/// Something that is filled into a message: a text, or a number by which the
/// message may choose its plural.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A text, or a word that the message chooses by.
    Text(String),
    /// A number.
    Number(i64),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<bool> for Arg {
    /// The words that messages choose by.
    fn from(holds: bool) -> Self {
        Self::from(if holds { "yes" } else { "no" })
    }
}

macro_rules! from_numbers {
    ($($number:ty)+) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        })+
    };
}

from_numbers!(u8 u16 u32 i8 i16 i32 i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<Arg> for FluentValue<'_> {
    fn from(arg: Arg) -> Self {
        match arg {
            Arg::Text(text) => Self::from(text),
            Arg::Number(number) => Self::from(number),
        }
    }
}
