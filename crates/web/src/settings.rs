//! What a person likes, kept in the browser: name, language, theme, motion,
//! sound, hints, answers.

use i18n::Lang;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::browser;

const KEPT: &str = "settings";

/// How fast cards move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Motion {
    /// So that one can follow.
    #[default]
    On,
    /// For those in a hurry.
    Fast,
    /// Not at all.
    Off,
}

/// Which colours the page has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// As the device has it.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

#[derive(Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    name: String,
    lang: Option<String>,
    theme: Theme,
    motion: Option<Motion>,
    sound: bool,
    hints: bool,
    answers: bool,
}

impl Default for Kept {
    fn default() -> Self {
        Self {
            name: String::new(),
            lang: None,
            theme: Theme::System,
            motion: None,
            sound: true,
            hints: false,
            answers: true,
        }
    }
}

/// All settings, for all parts of the page.
#[derive(Clone, Copy)]
pub struct Settings {
    /// What others call the person.
    pub name: RwSignal<String>,
    /// The language.
    pub lang: RwSignal<Lang>,
    /// The colours.
    pub theme: RwSignal<Theme>,
    /// How fast cards move.
    pub motion: RwSignal<Motion>,
    /// Whether there are sounds.
    pub sound: RwSignal<bool>,
    /// Whether odds are shown.
    pub hints: RwSignal<bool>,
    /// Whether a question with only one answer is answered by itself.
    pub answers: RwSignal<bool>,
}

impl Settings {
    /// The settings of the last visit.
    pub fn load() -> Self {
        let kept: Kept = browser::kept(KEPT).and_then(|text| browser::read(&text)).unwrap_or_default();
        let still = browser::prefers("(prefers-reduced-motion: reduce)");
        let motion = kept.motion.unwrap_or(if still { Motion::Off } else { Motion::On });
        let settings = Self {
            name: RwSignal::new(kept.name),
            lang: RwSignal::new(kept.lang.as_deref().and_then(Lang::from_tag).unwrap_or_else(spoken)),
            theme: RwSignal::new(kept.theme),
            motion: RwSignal::new(motion),
            sound: RwSignal::new(kept.sound),
            hints: RwSignal::new(kept.hints),
            answers: RwSignal::new(kept.answers),
        };
        Effect::new(move || settings.keep(still));
        Effect::new(move || show_theme(settings.theme.get()));
        settings
    }

    /// Motion that only follows from the device's setting is not kept: it
    /// changes with that setting.
    fn keep(self, still: bool) {
        let motion = self.motion.get();
        let usual = if still { Motion::Off } else { Motion::On };
        let kept = Kept {
            name: self.name.get(),
            lang: Some(self.lang.get().code().to_owned()),
            theme: self.theme.get(),
            motion: (motion != usual).then_some(motion),
            sound: self.sound.get(),
            hints: self.hints.get(),
            answers: self.answers.get(),
        };
        if let Ok(text) = serde_json::to_string(&kept) {
            browser::keep(KEPT, &text);
        }
    }
}

/// The first language of the browser that is one of ours.
fn spoken() -> Lang {
    let tags = window().navigator().languages();
    let spoken = tags.iter().filter_map(|tag| tag.as_string()).find_map(|tag| Lang::from_tag(&tag));
    spoken.unwrap_or(Lang::En)
}

fn show_theme(theme: Theme) {
    let Some(root) = document().document_element() else { return };
    let name = match theme {
        Theme::System => "system",
        Theme::Light => "light",
        Theme::Dark => "dark",
    };
    // An attribute with a plain name can always be set.
    let _ = root.set_attribute("data-theme", name);
}

/// The settings of this page.
pub fn settings() -> Settings {
    expect_context()
}
