//! What is said when the server tells of something that this page has never
//! heard of, because the page is older.

use leptos::prelude::*;

use crate::offline::load_newest;
use crate::speech::t;

/// A page that is loaded anew is as new as the server, once its files are here.
#[component]
pub fn Outdated() -> impl IntoView {
    view! {
        <div class="notice outdated" role="alert">
            <p>{t("connection-outdated")}</p>
            <button class="button main" on:click=|_| load_newest()>{t("connection-reload")}</button>
        </div>
    }
}
