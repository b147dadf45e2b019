//! What is said above any page: that there is no connection, that there is a newer version, that the browser does not
//! keep the page.

use leptos::prelude::*;

use super::{Keeping, Offline, load_newest};
use crate::parts::icon::Icon;
use crate::reach::reach;
use crate::room::Room;
use crate::speech::{say, t};

/// All of it, as far as there is something to say.
#[component]
pub fn AllNotices() -> impl IntoView {
    let offline: Offline = expect_context();
    let reach = reach();
    // A table says itself how its connection is, and one on this device needs none.
    let at_table = use_context::<Room>().is_some();
    view! {
        <Show when=move || !at_table && !reach.is_there()>
            <p class="announced without-network" role="status">{t("offline-now")}</p>
        </Show>
        <Show when=move || offline.newer.get()>
            <div class="announced newer-version" role="status">
                <p>{t("version-new")}</p>
                <LoadNewest/>
                <Dismiss dismiss=move || offline.newer.set(false)/>
            </div>
        </Show>
        {move || offline.warning.get().map(|why| warning(offline, why))}
    }
}

/// The button that brings the newest version. Nothing else does: whoever plays is not disturbed.
#[component]
fn LoadNewest() -> impl IntoView {
    let loading = RwSignal::new(false);
    let load = move |_| {
        loading.set(true);
        load_newest();
    };
    let text = move || say(if loading.get() { "part-coming" } else { "version-load" });
    view! { <button type="button" class="button main" disabled=move || loading.get() on:click=load>{text}</button> }
}

fn warning(offline: Offline, why: Keeping) -> impl IntoView {
    view! {
        <div class="announced not-kept" role="status">
            <p>{move || why.message().map(say)}</p>
            <Dismiss dismiss=move || offline.warning.set(None)/>
        </div>
    }
}

#[component]
fn Dismiss(dismiss: impl Fn() + 'static) -> impl IntoView {
    view! {
        <button type="button" class="plain" aria-label=t("keys-close") on:click=move |_| dismiss()>
            <Icon name="close"/>
        </button>
    }
}
