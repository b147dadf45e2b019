//! The games that there are, by name.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A game by its name in records, commands and messages.
///
/// Messages carry the name as text, since a newer server may have games that a
/// client has never heard of. Whoever needs to know which game it is parses
/// it, and a match over what comes out leaves no game out.
///
/// ```
/// use protocol::GameName;
///
/// assert_eq!("flip7".parse(), Ok(GameName::Flip7));
/// let unknown = "chess".parse::<GameName>().unwrap_err();
/// assert_eq!(unknown.to_string(), r#"game: there is no game "chess"; there are: flip7, vengeance, unoflip"#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum GameName {
    /// Flip 7.
    Flip7,
    /// Flip 7: With a Vengeance.
    Vengeance,
    /// UNO FLIP!
    UnoFlip,
}

impl GameName {
    /// Every game, in the order in which they are listed.
    pub const ALL: [Self; 3] = [Self::Flip7, Self::Vengeance, Self::UnoFlip];

    /// The name as it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Flip7 => "flip7",
            Self::Vengeance => "vengeance",
            Self::UnoFlip => "unoflip",
        }
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for GameName {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, UnknownGame> {
        let known = Self::ALL.into_iter().find(|game| game.as_str() == text);
        known.ok_or_else(|| UnknownGame { asked: text.chars().take(LONGEST_SHOWN).collect() })
    }
}

/// How much of a name that is none is repeated to whoever gave it.
const LONGEST_SHOWN: usize = 20;

/// A name that no game has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownGame {
    asked: String,
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = GameName::ALL.map(GameName::as_str).join(", ");
        write!(f, "game: there is no game {:?}; there are: {names}", self.asked)
    }
}

impl std::error::Error for UnknownGame {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_written_as_it_is_read() {
        for game in GameName::ALL {
            assert_eq!(game.as_str().parse(), Ok(game));
            assert_eq!(serde_json::to_value(game).unwrap(), game.as_str());
        }
    }
}
