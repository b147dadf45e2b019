//! The keys, for those who play without a mouse.

use leptos::prelude::*;
use protocol::GameName;
use wasm_split_helpers::wasm_split;

use super::dialog::Dialog;
use super::later::{Arrived, Later};
use crate::room::Room;
use crate::speech::t;

/// Keys and the messages that say what they do, by game.
const ROWS: [(&str, &str); 6] = [
    ("H", "game-hit"),
    ("S", "game-stay"),
    ("1 … 9", "keys-target"),
    ("Enter", "keys-choose"),
    ("Esc", "keys-close"),
    ("?", "keys-help"),
];
const UNO: [(&str, &str); 9] = [
    ("← →", "keys-move"),
    ("Enter", "keys-choose"),
    ("D", "game-draw"),
    ("P", "game-pass"),
    ("U", "game-uno"),
    ("C", "keys-catch"),
    ("A", "game-accept"),
    ("Esc", "keys-close"),
    ("?", "keys-help"),
];

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
    view! { <Dialog open title=t("keys-title")><Later load=keys/></Dialog> }
}

#[wasm_split(settings, fallible)]
fn keys() -> Arrived {
    Ok(ViewFn::from(|| view! { <Keys/> }))
}

#[component]
fn Keys() -> impl IntoView {
    let room: Room = expect_context();
    let keys = move || match room.kind() {
        Some(GameName::UnoFlip) => &UNO[..],
        Some(GameName::Flip7 | GameName::Vengeance) => &ROWS[..],
        None => &[],
    };
    let line = |(key, id): &(&'static str, &'static str)| {
        let (key, id) = (*key, *id);
        view! { <dt><kbd>{key}</kbd></dt><dd>{t(id)}</dd> }
    };
    view! { <dl class="keys">{move || keys().iter().map(line).collect_view()}</dl> }
}

/// Whether somebody is writing, so that letters are letters.
pub fn typing() -> bool {
    let name = document().active_element().map(|element| element.tag_name());
    matches!(name.as_deref(), Some("INPUT" | "SELECT" | "TEXTAREA"))
}
