//! The window with the settings.

use i18n::Lang;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_split_helpers::wasm_split;

use super::avatars::AvatarChoice;
use super::device;
use super::dialog::Dialog;
use super::later::{Arrived, Later};
use crate::settings::{LOUDEST, Motion, Theme, settings};
use crate::speech::{say, t};

/// Whether the settings are open.
#[derive(Clone, Copy)]
pub struct SettingsOpen(pub RwSignal<bool>);

/// The settings of the page.
#[component]
pub fn SettingsDialog() -> impl IntoView {
    let SettingsOpen(open) = expect_context();
    view! { <Dialog open title=t("setting-title") class="settings"><Later load=preferences/></Dialog> }
}

#[wasm_split(settings, fallible, preload(fetch_preferences))]
pub fn preferences() -> Arrived {
    Ok(ViewFn::from(|| view! { <Preferences/> }))
}

#[component]
fn Preferences() -> impl IntoView {
    let settings = settings();
    view! {
        <LanguageChoice/>
        <AvatarChoice/>
        <fieldset class="choice">
            <legend>{t("setting-theme")}</legend>
            {[("setting-theme-system", Theme::System), ("setting-theme-light", Theme::Light), ("setting-theme-dark", Theme::Dark)]
                .map(|(id, theme)| view! {
                    <Choice group="theme" label=id picked=move || settings.theme.get() == theme
                        pick=move || settings.theme.set(theme)/>
                })}
        </fieldset>
        <fieldset class="choice">
            <legend>{t("setting-animations")}</legend>
            {[("setting-animations-on", Motion::On), ("setting-animations-fast", Motion::Fast), ("setting-animations-off", Motion::Off)]
                .map(|(id, motion)| view! {
                    <Choice group="motion" label=id picked=move || settings.motion.get() == motion
                        pick=move || settings.motion.set(motion)/>
                })}
        </fieldset>
        <Switch label="setting-sounds" on=settings.sound/>
        <Volume/>
        {device::can_tremble().then(|| view! { <Switch label="setting-haptics" on=settings.haptics/> })}
        <Notices/>
        <FullScreen/>
        <Switch label="open-hints" on=settings.hints/>
        <Switch label="setting-answers" on=settings.answers/>
    }
}

/// How loud sounds are.
#[component]
fn Volume() -> impl IntoView {
    let settings = settings();
    let set = move |event| settings.volume.set(event_target_value(&event).parse().unwrap_or(LOUDEST));
    view! {
        <label class="field volume">
            <span>{t("setting-volume")}</span>
            <input type="range" min="0" max=LOUDEST disabled=move || !settings.sound.get()
                prop:value=move || settings.volume.get().to_string() on:input=set/>
        </label>
    }
}

/// Notices for somebody who looks elsewhere. The browser is asked only here.
#[component]
fn Notices() -> impl IntoView {
    let on = settings().notices;
    let refused = RwSignal::new(false);
    let toggle = move |_| {
        if on.get_untracked() {
            on.set(false);
            return;
        }
        spawn_local(async move {
            let granted = device::ask_for_notices().await;
            on.set(granted);
            refused.try_set(!granted);
        });
    };
    device::can_notify().then(|| {
        view! {
            <button type="button" class="button toggle notices" aria-pressed=move || on.get().to_string() on:click=toggle>
                {t("setting-notices")}
            </button>
            <p role="status">{move || refused.get().then(|| say("setting-notices-refused"))}</p>
        }
    })
}

/// The page on the whole screen, where the browser can.
#[component]
fn FullScreen() -> impl IntoView {
    let on = RwSignal::new(document().fullscreen_element().is_some());
    let changed = window_event_listener_untyped("fullscreenchange", move |_| {
        on.set(document().fullscreen_element().is_some());
    });
    on_cleanup(move || changed.remove());
    device::can_fill_the_screen().then(|| {
        view! {
            <button type="button" class="button toggle full-screen" aria-pressed=move || on.get().to_string()
                on:click=move |_| device::fill_the_screen(!on.get_untracked())>{t("setting-full-screen")}</button>
        }
    })
}

/// One of several that exclude each other.
#[component]
fn Choice(
    group: &'static str,
    label: &'static str,
    picked: impl Fn() -> bool + Send + Sync + 'static,
    pick: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <label>
            <input type="radio" name=group prop:checked=picked on:change=move |_| pick()/>
            <span>{t(label)}</span>
        </label>
    }
}

/// Something that is on or off.
#[component]
pub fn Switch(
    /// The message that names it.
    label: &'static str,
    /// Whether it is on.
    on: RwSignal<bool>,
) -> impl IntoView {
    view! {
        <label class="switch">
            <input type="checkbox" role="switch" prop:checked=move || on.get()
                on:change=move |event| on.set(event_target_checked(&event))/>
            <span>{t(label)}</span>
        </label>
    }
}

/// The five languages, each by its own name.
#[component]
pub fn LanguageChoice() -> impl IntoView {
    let settings = settings();
    let choose = move |event| {
        if let Some(lang) = Lang::from_tag(&event_target_value(&event)) {
            settings.lang.set(lang);
        }
    };
    view! {
        <label class="field">
            <span>{t("home-language")}</span>
            <select on:change=choose prop:value=move || settings.lang.get().code()>
                {Lang::ALL.map(|lang| view! {
                    <option value=lang.code() lang=lang.code() selected=move || settings.lang.get() == lang>
                        {lang.own_name()}
                    </option>
                })}
            </select>
        </label>
    }
}
