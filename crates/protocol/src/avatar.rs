//! The pictures that players can be known by.

use std::fmt;
use std::str::FromStr;

use serde::de::IntoDeserializer;
use serde::{Deserialize, Deserializer, Serialize};

/// The picture that somebody has chosen to be known by. Each has a colour of its own.
///
/// ```
/// use protocol::Avatar;
///
/// assert_eq!("owl".parse(), Ok(Avatar::Owl));
/// assert_eq!(Avatar::Owl.to_string(), "owl");
/// assert!("dragon".parse::<Avatar>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Avatar {
    /// A fox.
    Fox,
    /// An owl.
    Owl,
    /// A frog.
    Frog,
    /// A cat.
    Cat,
    /// A fish.
    Fish,
    /// A bear.
    Bear,
    /// A rabbit.
    Rabbit,
    /// A snail.
    Snail,
    /// A whale.
    Whale,
    /// A bird.
    Bird,
    /// A turtle.
    Turtle,
    /// A bee.
    Bee,
}

impl Avatar {
    /// All of them, in the order in which they are offered and given.
    pub const ALL: [Self; 12] = [
        Self::Fox,
        Self::Owl,
        Self::Frog,
        Self::Cat,
        Self::Fish,
        Self::Bear,
        Self::Rabbit,
        Self::Snail,
        Self::Whale,
        Self::Bird,
        Self::Turtle,
        Self::Bee,
    ];

    /// The word that messages carry.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Fox => "fox",
            Self::Owl => "owl",
            Self::Frog => "frog",
            Self::Cat => "cat",
            Self::Fish => "fish",
            Self::Bear => "bear",
            Self::Rabbit => "rabbit",
            Self::Snail => "snail",
            Self::Whale => "whale",
            Self::Bird => "bird",
            Self::Turtle => "turtle",
            Self::Bee => "bee",
        }
    }
}

impl fmt::Display for Avatar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Avatar {
    type Err = serde::de::value::Error;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::deserialize(text.into_deserializer())
    }
}

/// Reads an avatar that somebody was told of or that was kept: one that is not known here is as
/// good as none, since a newer server may have more.
pub fn known_avatar<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Avatar>, D::Error> {
    let word = Option::<String>::deserialize(deserializer)?;
    Ok(word.and_then(|word| word.parse().ok()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_avatar_is_written_as_it_is_read() {
        for avatar in Avatar::ALL {
            assert_eq!(avatar.as_str().parse(), Ok(avatar));
            assert_eq!(serde_json::to_value(avatar).unwrap(), avatar.as_str());
        }
    }

    #[test]
    fn guests_without_an_avatar_or_with_an_unknown_one_are_read() {
        let guest = |text: &str| serde_json::from_str::<crate::Guest>(text).unwrap().avatar;
        assert_eq!(guest(r#"{"guest": 1, "name": "Ann", "avatar": "owl"}"#), Some(Avatar::Owl));
        assert_eq!(guest(r#"{"guest": 1, "name": "Ann", "avatar": "dragon"}"#), None);
        assert_eq!(guest(r#"{"guest": 1, "name": "Ann"}"#), None);
    }

    #[test]
    fn an_unknown_avatar_is_refused_where_it_is_chosen() {
        let join = |avatar: &str| {
            let text = format!(r#"{{"do":"join","name":"Ann","sit":true,"avatar":{avatar}}}"#);
            serde_json::from_str::<crate::Command>(&text)
        };
        assert!(join(r#""bee""#).is_ok());
        assert!(join(r#""dragon""#).is_err() && join("7").is_err() && join(r#"["bee"]"#).is_err());
    }
}
