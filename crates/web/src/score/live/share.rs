//! Sharing a sheet: the code, pictures to scan, and the end of it.

use leptos::prelude::*;

use super::{Live, Sharing, State};
use crate::nav::{Go, Page};
use crate::parts::dialog::Dialog;
use crate::parts::icon::Icon;
use crate::parts::problem;
use crate::parts::qr::Qr;
use crate::score::words::{say, say_with, t};

/// The button for it, and the window that it opens.
#[component]
pub fn Share() -> impl IntoView {
    let live: Live = expect_context();
    let open = RwSignal::new(false);
    let title = Signal::derive(|| say("live-title"));
    let shared = move || live.sharing.with(Option::is_some);
    view! {
        <button class="plain" data-do="share" aria-label=t("live-title") title=t("live-title") aria-pressed=move || shared().to_string()
            on:click=move |_| open.set(true)><Icon name="share"/></button>
        <Dialog open title class="score-share"><Inside/></Dialog>
    }
}

#[component]
fn Inside() -> impl IntoView {
    let live: Live = expect_context();
    let wrong = move || live.wrong.with(|wrong| wrong.as_ref().map(problem::text));
    let unreachable = move || live.sharing.with(Option::is_none) && live.state.get() == State::Lost;
    view! {
        <p>{t("live-means")}</p>
        <p class="wrong" role="alert">{wrong}</p>
        <Show when=unreachable><p class="wrong" role="alert">{crate::speech::t("connection-unreachable")}</p></Show>
        {move || match live.sharing.get() {
            Some(sharing) => view! { <Shared sharing/> }.into_any(),
            None => view! {
                <button class="button main wide" data-do="share-now" disabled=move || live.state.get() == State::Connecting
                    on:click=move |_| live.share()>{t("live-share")}</button>
            }.into_any(),
        }}
    }
}

#[component]
fn Shared(sharing: Sharing) -> impl IntoView {
    let live: Live = expect_context();
    let Sharing { code, scorer, .. } = sharing;
    let address = format!("{}/s/{code}", window().location().origin().unwrap_or_default());
    let tv = code.clone();
    let hand_on = scorer.map(|scorer| {
        // Behind the # it stays in the browser.
        let path = format!("/s/{code}#{scorer}");
        view! {
            <details>
                <summary>{t("live-hand-on")}</summary>
                <Qr path/>
                <p>{t("live-hand-on-means")}</p>
            </details>
            <button class="button" data-do="unshare" on:click=move |_| live.close()>{t("live-stop")}</button>
        }
    });
    view! {
        <Qr path=format!("/s/{code}")/>
        <p>{t("live-follow")}</p>
        <p class="code">{code.clone()}</p>
        <p class="address"><a href=address.clone()>{address.clone()}</a></p>
        <p class="note">{move || say_with("live-here", &[("here", live.room.get().here.into())])}</p>
        <Go to=Page::Follow { code: tv.clone(), tv: true } class="button">{crate::speech::t("tv-view")}</Go>
        {hand_on}
    }
}
