//! The words of the page in the language of whoever reads it. They change when
//! the language does, also in the middle of a game.

use std::sync::Arc;

use i18n::{Arg, Lang, Words};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::browser;
use crate::settings::settings;

/// The words that are spoken now.
#[derive(Clone, Copy)]
pub struct Speech {
    words: RwSignal<Arc<Words>, LocalStorage>,
    rules: RwSignal<Option<Arc<Words>>, LocalStorage>,
}

impl Speech {
    /// Learns the language of the settings, and another whenever they change.
    /// `ready` is set once there are words.
    pub fn learn(ready: RwSignal<bool>) -> Self {
        let silent = Arc::new(Words::new(Lang::En, ""));
        let speech = Self { words: RwSignal::new_local(silent), rules: RwSignal::new_local(None) };
        Effect::new(move || {
            let lang = settings().lang.get();
            spawn_local(async move {
                let words = load(&format!("{}.ftl", lang.code()), lang).await;
                speech.words.set(words);
                // Whoever reads rules reads them in the new language, too.
                if speech.rules.with_untracked(Option::is_some) {
                    speech.rules.set(Some(rules_of(lang).await));
                }
                name_language(lang);
                ready.set(true);
            });
        });
        speech
    }

    /// The words, to be read again when they change.
    pub fn words(&self) -> Arc<Words> {
        self.words.get()
    }

    /// The sentence of a rule, once the rules are loaded.
    pub fn rule(&self, id: &str) -> Option<String> {
        Some(self.rules.get()?.say(&format!("rule-{id}")))
    }

    /// The words about things on a table, once they are loaded with the rules.
    pub fn things(&self) -> Option<Arc<Words>> {
        self.rules.get()
    }

    /// Fetches the sentences of the rules and about things, if they are not here yet.
    pub fn learn_rules(self) {
        if self.rules.with_untracked(Option::is_some) {
            return;
        }
        let lang = self.words.with_untracked(|words| words.lang());
        spawn_local(async move {
            self.rules.set(Some(rules_of(lang).await));
        });
    }
}

async fn load(name: &str, lang: Lang) -> Arc<Words> {
    let text = browser::fetch_text(&format!("{}/{name}", assets())).await.unwrap_or_default();
    Arc::new(Words::new(lang, &text))
}

async fn rules_of(lang: Lang) -> Arc<Words> {
    load(&format!("rules.{}.ftl", lang.code()), lang).await
}

/// Where the files of the page are.
pub fn assets() -> String {
    let root = document().document_element();
    root.and_then(|root| root.get_attribute("data-assets")).unwrap_or_default()
}

fn name_language(lang: Lang) {
    if let Some(root) = document().document_element() {
        // Any language code is a fine value.
        let _ = root.set_attribute("lang", lang.code());
    }
}

/// The speech of this page.
pub fn speech() -> Speech {
    expect_context()
}

/// A message as a part of a view. Its type is the same for all messages, so
/// that the page has the code for showing one only once.
pub fn t(id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    move || say(id)
}

/// A message for once: it stays as it is when the language changes.
pub fn say_once(id: &str) -> String {
    untrack(|| say(id))
}

/// What somebody is called who has given no name, by their number.
pub fn nameless(number: usize) -> String {
    untrack(|| say_with("local-player", &[("n", number.into())]))
}

/// A message, in the language of the moment.
pub fn say(id: &str) -> String {
    speech().words().say(id)
}

/// A message about something.
pub fn say_with(id: &str, about: &[(&str, Arg)]) -> String {
    speech().words().say_with(id, about)
}
