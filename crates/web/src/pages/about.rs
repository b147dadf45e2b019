//! What this is, and whose the games are.

use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

use crate::parts::later::Arrived;
use crate::speech::t;

/// The page about the project, when it is asked for.
#[wasm_split(about, fallible)]
pub fn about() -> Arrived {
    Ok(ViewFn::from(|| view! { <About/> }))
}

#[component]
fn About() -> impl IntoView {
    view! {
        <h1>{t("about-title")}</h1>
        <p>{t("about-what")}</p>
        <p>{t("about-independent")}</p>
        <p>{t("about-trademarks")}</p>
        <p>{t("about-fair")}</p>
        <p>{t("about-licence")}</p>
    }
}
