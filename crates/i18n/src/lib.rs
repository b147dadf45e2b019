//! What is said, in five languages.
//!
//! The texts are Fluent files in `locales/`. They are not compiled in: whoever
//! needs them gives [`Words::new`] the text of one language, which the page
//! fetches and which programs get from `source` (feature `sources`).
//!
//! Ids are made of words joined by hyphens, the first of which says where they
//! belong: `home-…`, `table-…`, `game-…`, `option-{game}-{key}`, and
//! `{game}-{event}` for what is told about a game. Sentences about what players do have two
//! more forms: `.you` for whoever does it, and `.to-you` for the one whom it is done to.

mod arg;
mod card;
mod happening;
mod lang;
mod option;
#[cfg(feature = "sources")]
mod sources;

pub use arg::Arg;
pub use happening::Seats;
pub use lang::Lang;
#[cfg(feature = "sources")]
pub use sources::{hints_source, review_source, rules_source, source, terminal_source, things_source};

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

/// Everything that can be said in one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    /// What stands before and after the name of a card.
    card_marks: (&'static str, &'static str),
}

impl Words {
    /// The words of a language, read from its text. What cannot be read is
    /// left out: the page had better show some words than none.
    pub fn new(lang: Lang, source: &str) -> Self {
        let mut words = Self {
            lang,
            bundle: FluentBundle::new_concurrent(vec![lang.identifier()]),
            card_marks: ("", ""),
        };
        // Marks around what is filled in would be read aloud and copied along.
        words.bundle.set_use_isolating(false);
        words.add(source);
        words
    }

    /// The same with marks before and after the name of every card, for those
    /// who want to find cards in sentences.
    #[must_use]
    pub fn marking_cards(self, card_marks: (&'static str, &'static str)) -> Self {
        Self { card_marks, ..self }
    }

    /// Adds more words of the same language, such as the rules.
    pub fn add(&mut self, source: &str) {
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(source.to_owned());
        self.bundle.add_resource_overriding(resource);
    }

    /// The language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is a message with this id.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The message with this id, such as `game-hit`, or one of its forms, such as `log-busts.you`;
    /// the id itself if there is none.
    pub fn say(&self, id: &str) -> String {
        self.say_with(id, &[])
    }

    /// The message with this id, with what is filled in; the id itself if
    /// there is none.
    pub fn say_with(&self, id: &str, args: &[(&str, Arg)]) -> String {
        let args: FluentArgs = args.iter().map(|(name, arg)| (*name, arg.clone())).collect();
        self.said(id, &args).unwrap_or_else(|| id.to_owned())
    }

    /// The rule with this id, such as `F7-14`, if the rules have been added.
    pub fn rule(&self, id: &str) -> Option<String> {
        self.said(&format!("rule-{id}"), &FluentArgs::new())
    }

    /// The message with this id, if there is one.
    fn said(&self, id: &str, args: &FluentArgs) -> Option<String> {
        let pattern = match id.split_once('.') {
            Some((id, form)) => self.bundle.get_message(id)?.get_attribute(form)?.value(),
            None => self.bundle.get_message(id)?.value()?,
        };
        // What could not be filled in shows as its name; the tests see to it
        // that it does not happen.
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned())
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("lang", &self.lang).finish_non_exhaustive()
    }
}
