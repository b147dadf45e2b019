//! The options of the games.

use serde_json::Value;

use crate::Words;

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

fn option_id(game: &str, key: &str) -> String {
    format!("option-{game}-{}", key.replace('_', "-"))
}
