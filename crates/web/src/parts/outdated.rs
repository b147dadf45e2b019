//! What is said when the server tells of something that this page has never
//! heard of, because the page is older.

use leptos::prelude::*;

use crate::browser;
use crate::speech::t;

/// A page that is loaded anew is as new as the server.
#[component]
pub fn Outdated() -> impl IntoView {
    view! {
        <div class="notice outdated" role="alert">
            <p>{t("connection-outdated")}</p>
            <button class="button main" on:click=|_| browser::reload()>{t("connection-reload")}</button>
        </div>
    }
}
