//! The options of the games.

use hosting::GameName;
use serde_json::{Map, Value};

use crate::{Lang, Words};

impl Words {
    /// The name of an option.
    pub fn option(&self, game: &str, key: &str) -> String {
        self.say(&option_id(game, key))
    }

    /// What an option is for, in a sentence.
    pub fn option_help(&self, game: &str, key: &str) -> String {
        self.say(&format!("{}-help", option_id(game, key)))
    }

    /// A value of an option: a word of its own, yes or no, or a number.
    pub fn option_value(&self, game: &str, key: &str, value: &Value) -> String {
        match value {
            Value::Bool(true) => self.say("value-yes"),
            Value::Bool(false) => self.say("value-no"),
            Value::String(word) => self.say(&format!("{}-{}", option_id(game, key), word.replace('_', "-"))),
            other => other.to_string(),
        }
    }
}

impl Lang {
    /// The options of a game that were chosen, with the rulebook that those who speak this
    /// language have at home, unless they chose another.
    ///
    /// ```
    /// use i18n::Lang;
    /// use serde_json::{Map, json};
    ///
    /// let rules = Lang::Pl.rules(hosting::GameName::Flip7, &Map::new());
    /// assert_eq!(rules["edition"], json!("pl"));
    /// ```
    #[must_use]
    pub fn rules(self, game: GameName, chosen: &Map<String, Value>) -> Map<String, Value> {
        let edition = match (game, self) {
            (GameName::Flip7, Self::Pl) => Some("pl"),
            (GameName::Flip7, Self::De) => Some("de"),
            (GameName::Flip7, Self::En | Self::Hu | Self::Fr) => Some("en"),
            (GameName::Vengeance | GameName::UnoFlip, _) => None,
        };
        let mut rules: Map<String, Value> =
            edition.map(|edition| ("edition".to_owned(), edition.into())).into_iter().collect();
        rules.extend(chosen.clone());
        rules
    }
}

fn option_id(game: &str, key: &str) -> String {
    format!("option-{game}-{}", key.replace('_', "-"))
}
