//! What a table has besides the game, and what is not waited for: explanations, and what the
//! device does.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_split_helpers::wasm_split;

use super::device::Device;
use super::later::Arrived;
use super::things::Explainer;

/// Comes after the table, by itself. Without it everything can be played.
#[component]
pub fn After() -> impl IntoView {
    let part = RwSignal::new(None::<ViewFn>);
    spawn_local(async move {
        if let Ok(arrived) = besides().await {
            part.try_set(Some(arrived));
        }
    });
    move || part.get().map(|part| part.run())
}

#[wasm_split(after, fallible)]
fn besides() -> Arrived {
    Ok(ViewFn::from(|| view! { <Explainer/><Device/> }))
}
