//! What stands around the contents of a page that is no table.

use leptos::prelude::*;

use super::icon::Icon;
use super::preferences::SettingsOpen;
use crate::nav::{Go, Page};
use crate::speech::t;

/// The head of a page, with the way home.
#[component]
pub fn Frame(children: Children) -> impl IntoView {
    let SettingsOpen(open) = expect_context();
    view! {
        <header class="house-head">
            <Go to=Page::Home class="brand">
                <span class="logo" aria-hidden="true" inner_html=card_art::logo()></span>
                <span>"Fliphouse"</span>
            </Go>
            <button class="plain" aria-label=t("setting-title") on:click=move |_| open.set(true)>
                <Icon name="settings"/>
            </button>
        </header>
        <main class="page">{children()}</main>
        <footer class="house-foot"><Go to=Page::About>{t("about-title")}</Go></footer>
    }
}
