//! Bots as people write them: `random`, `threshold:25`.

use std::fmt;
use std::str::FromStr;

/// One kind of bot, for lists and error messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotSpec {
    /// How it is written.
    pub form: &'static str,
    /// What it does, and what its parameter can be.
    pub about: &'static str,
}

/// A text that names no bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotABot {
    /// What was given as the name of a bot.
    pub text: String,
    /// All bots of the game.
    pub known: &'static [BotSpec],
}

impl fmt::Display for NotABot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let meant = self.known.iter().find(|spec| Spec::new(spec.form).name == Spec::new(&self.text).name);
        write!(f, "there is no bot {:?}", self.text)?;
        if let Some(BotSpec { form, about }) = meant {
            return write!(f, ": {form} {about}");
        }
        let forms: Vec<&str> = self.known.iter().map(|spec| spec.form).collect();
        write!(f, "; there are: {}", forms.join(", "))
    }
}

impl std::error::Error for NotABot {}

/// A bot's name and parameter, as in `threshold:25`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spec<'a> {
    pub name: &'a str,
    parameter: Option<&'a str>,
}

impl<'a> Spec<'a> {
    pub fn new(text: &'a str) -> Self {
        match text.split_once(':') {
            Some((name, parameter)) => Self { name, parameter: Some(parameter) },
            None => Self { name: text, parameter: None },
        }
    }

    /// Fine if there is no parameter.
    pub fn plain(self) -> Option<()> {
        self.parameter.is_none().then_some(())
    }

    /// The parameter, if it is a number within the limits.
    pub fn number<T: FromStr + PartialOrd + Copy>(self, least: T, most: T) -> Option<T> {
        let number = self.parameter?.parse().ok()?;
        (least <= number && number <= most).then_some(number)
    }
}
