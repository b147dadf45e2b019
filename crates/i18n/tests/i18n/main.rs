//! The words of all languages: nothing missing, nothing left raw, nothing for
//! nothing.

mod cards;
mod counted;
mod files;
mod games;
mod glossary;
mod lang;
mod messages;
mod options;
mod rules;
mod table_talk;
mod told;
mod used;
mod you;

use i18n::{Lang, Words, hints_source, review_source, source, terminal_source, things_source};

/// The words of a language, those of the terminal, of reviews, of hints and about things included.
fn words(lang: Lang) -> Words {
    let mut words = Words::new(lang, &source(lang));
    words.add(&terminal_source(lang));
    words.add(&review_source(lang));
    words.add(&things_source(lang));
    words.add(&hints_source(lang));
    words
}

/// What must never be seen: something that was not filled in, or an id.
fn assert_said(text: &str, about: &dyn std::fmt::Display) {
    assert!(!text.trim().is_empty(), "{about}: nothing said");
    assert!(!text.contains(['{', '}', '$', '_']), "{about}: {text}");
}
