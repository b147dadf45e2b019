//! Bots as people write them: `random`, `threshold:25`.

use std::fmt;

/// One kind of bot, for help texts and error messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotSpec {
    /// How it is written.
    pub form: &'static str,
    /// What it does.
    pub about: &'static str,
}

/// A text that names no bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotABot {
    /// The text.
    pub text: String,
    /// What there is.
    pub known: &'static [BotSpec],
}

impl fmt::Display for NotABot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let forms: Vec<&str> = self.known.iter().map(|spec| spec.form).collect();
        write!(f, "there is no bot {:?}; there are: {}", self.text, forms.join(", "))
    }
}

impl std::error::Error for NotABot {}
