//! The keys, for those who play without a mouse.

use leptos::prelude::*;
use shown::keys;
use wasm_split_helpers::wasm_split;

use super::dialog::Dialog;
use super::later::{Arrived, Later};
use crate::room::Room;
use crate::speech::t;

/// A window with the keys, opened by `?`.
#[component]
pub fn Help() -> impl IntoView {
    let open = RwSignal::new(false);
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "?" && !typing() {
            open.set(true);
        }
    });
    on_cleanup(move || listener.remove());
    view! { <Dialog open title=t("keys-title")><Later load=explained/></Dialog> }
}

#[wasm_split(settings, fallible)]
fn explained() -> Arrived {
    Ok(ViewFn::from(|| view! { <Keys/> }))
}

#[component]
fn Keys() -> impl IntoView {
    let room: Room = expect_context();
    let keys = move || room.kind().map_or(&[][..], keys::of);
    let line = |(key, id): &keys::Key| {
        let (key, id) = (*key, *id);
        view! { <dt><kbd>{key}</kbd></dt><dd>{t(id)}</dd> }
    };
    view! { <dl class="keys">{move || keys().iter().chain(&keys::OF_THE_PAGE).map(line).collect_view()}</dl> }
}

/// Whether somebody is writing, so that letters are letters.
pub fn typing() -> bool {
    let name = document().active_element().map(|element| element.tag_name());
    matches!(name.as_deref(), Some("INPUT" | "SELECT" | "TEXTAREA"))
}
