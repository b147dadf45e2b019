//! What a person likes, kept in the browser: name, avatar, language, theme, motion,
//! sound, what the device does, hints, answers, rivals.

use i18n::Lang;
use leptos::prelude::*;
use protocol::{Avatar, known_avatar};
use serde::{Deserialize, Serialize};

use crate::browser;

const KEPT: &str = "settings";

/// How loud sounds can be.
pub const LOUDEST: u8 = 10;

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
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
struct Kept {
    name: String,
    #[serde(deserialize_with = "known_avatar")]
    avatar: Option<Avatar>,
    lang: Option<String>,
    theme: Theme,
    motion: Option<Motion>,
    sound: bool,
    volume: u8,
    haptics: bool,
    notices: bool,
    hints: bool,
    answers: bool,
    bots: usize,
    level: String,
}

impl Default for Kept {
    fn default() -> Self {
        Self {
            name: String::new(),
            avatar: None,
            lang: None,
            theme: Theme::System,
            motion: None,
            sound: true,
            volume: LOUDEST,
            haptics: true,
            notices: false,
            hints: false,
            answers: true,
            bots: 3,
            level: "normal".to_owned(),
        }
    }
}

/// All settings, for all parts of the page.
#[derive(Clone, Copy)]
pub struct Settings {
    /// What others call the person.
    pub name: RwSignal<String>,
    /// The picture that they have chosen to be known by.
    pub avatar: RwSignal<Option<Avatar>>,
    /// The language.
    pub lang: RwSignal<Lang>,
    /// The colours.
    pub theme: RwSignal<Theme>,
    /// How fast cards move.
    pub motion: RwSignal<Motion>,
    /// Whether there are sounds.
    pub sound: RwSignal<bool>,
    /// How loud they are, up to [`LOUDEST`].
    pub volume: RwSignal<u8>,
    /// Whether the device trembles, where it can.
    pub haptics: RwSignal<bool>,
    /// Whether there is a notice when it is one's turn and the page is hidden.
    pub notices: RwSignal<bool>,
    /// Whether odds are shown.
    pub hints: RwSignal<bool>,
    /// Whether a question with only one answer is answered by itself.
    pub answers: RwSignal<bool>,
    /// How many bots one plays against at once.
    pub bots: RwSignal<usize>,
    /// How well they play.
    pub level: RwSignal<String>,
}

impl Settings {
    /// The settings of the last visit.
    pub fn load() -> Self {
        let kept: Kept = browser::kept(KEPT).and_then(|text| browser::read(&text)).unwrap_or_default();
        let still = browser::prefers("(prefers-reduced-motion: reduce)");
        let motion = kept.motion.unwrap_or(if still { Motion::Off } else { Motion::On });
        let settings = Self {
            name: RwSignal::new(kept.name),
            avatar: RwSignal::new(kept.avatar),
            lang: RwSignal::new(kept.lang.as_deref().and_then(Lang::from_tag).unwrap_or_else(spoken)),
            theme: RwSignal::new(kept.theme),
            motion: RwSignal::new(motion),
            sound: RwSignal::new(kept.sound),
            volume: RwSignal::new(kept.volume.min(LOUDEST)),
            haptics: RwSignal::new(kept.haptics),
            notices: RwSignal::new(kept.notices),
            hints: RwSignal::new(kept.hints),
            answers: RwSignal::new(kept.answers),
            bots: RwSignal::new(kept.bots),
            level: RwSignal::new(kept.level),
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
            avatar: self.avatar.get(),
            lang: Some(self.lang.get().code().to_owned()),
            theme: self.theme.get(),
            motion: (motion != usual).then_some(motion),
            sound: self.sound.get(),
            volume: self.volume.get(),
            haptics: self.haptics.get(),
            notices: self.notices.get(),
            hints: self.hints.get(),
            answers: self.answers.get(),
            bots: self.bots.get(),
            level: self.level.get(),
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
