//! What this is, and whose the games are.

use leptos::prelude::*;

use crate::parts::frame::Frame;
use crate::speech::say;

/// The page about the house.
#[component]
pub fn About() -> impl IntoView {
    view! {
        <Frame>
            <h1>{|| say("about-title")}</h1>
            <p>{|| say("about-what")}</p>
            <p>{|| say("about-independent")}</p>
            <p>{|| say("about-trademarks")}</p>
            <p>{|| say("about-fair")}</p>
            <p>{|| say("about-licence")}</p>
        </Frame>
    }
}
