//! Windows over the page: opened and closed by the browser's own means, so that
//! keyboard and focus behave.

use i18n::Lang;
use leptos::html::Dialog as DialogElement;
use leptos::prelude::*;

use crate::effect::effect;
use crate::parts::shown::Shown;
use crate::settings::{Motion, Theme, settings};
use crate::speech::t;

/// A window that is shown while a signal says so. Escape closes it.
#[component]
pub fn Dialog(
    /// Whether it is open.
    open: RwSignal<bool>,
    /// The id of its title.
    #[prop(into)]
    title: Signal<String>,
    /// How it looks.
    #[prop(default = "")]
    class: &'static str,
    children: ChildrenFn,
) -> impl IntoView {
    let element = NodeRef::<DialogElement>::new();
    effect(move || {
        let Some(dialog) = element.get() else { return };
        if open.get() && !dialog.open() {
            // It is in the document and closed, so it can be shown.
            let _ = dialog.show_modal();
        } else if !open.get() && dialog.open() {
            dialog.close();
        }
    });
    let children = StoredValue::new(children);
    view! {
        <dialog node_ref=element class=class aria-label=title on:close=move |_| open.set(false)>
            <Shown when=move || open.get()>
                <header class="dialog-head">
                    <h2>{title}</h2>
                    <button class="plain" aria-label=t("keys-close") on:click=move |_| open.set(false)>
                        <super::icon::Icon name="close"/>
                    </button>
                </header>
                {children.with_value(|children| children())}
            </Shown>
        </dialog>
    }
}

/// Whether the settings are open.
#[derive(Clone, Copy)]
pub struct SettingsOpen(pub RwSignal<bool>);

/// The settings of the page.
#[component]
pub fn SettingsDialog() -> impl IntoView {
    let SettingsOpen(open) = expect_context();
    let settings = settings();
    let title = t("setting-title");
    view! {
        <Dialog open title class="settings">
            <LanguageChoice/>
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
            <Switch label="open-hints" on=settings.hints/>
        </Dialog>
    }
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
