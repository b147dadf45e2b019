//! What this is, and whose the games are.

use leptos::prelude::*;

use crate::parts::frame::Frame;
use crate::speech::t;

/// The page about the house.
#[component]
pub fn About() -> impl IntoView {
    view! {
        <Frame>
            <h1>{t("about-title")}</h1>
            <p>{t("about-what")}</p>
            <p>{t("about-independent")}</p>
            <p>{t("about-trademarks")}</p>
            <p>{t("about-fair")}</p>
            <p>{t("about-licence")}</p>
        </Frame>
    }
}
