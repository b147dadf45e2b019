//! A part of the page that is not needed at once: its code is in a file of its
//! own, which is fetched when the part is first shown.
//!
//! Such a part is a component, and beside it a function that hands it over:
//!
//! ```ignore
//! #[wasm_split(lesson, fallible, preload(fetch_lesson))]
//! pub fn lesson(game: String) -> Arrived {
//!     Ok(ViewFn::from(move || view! { <Lesson game=game.clone()/> }))
//! }
//! ```
//!
//! The attribute makes the function `async`; its first word names the file, and
//! what has the same word shares it. `<Later load=move || lesson(game.clone())/>`
//! shows the part, and [`ahead`] fetches it before it is asked for.

use std::pin::Pin;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_split_helpers::SplitLoaderError;

use crate::browser;
use crate::speech::t;

/// A part that has come, ready to be shown, or the news that it did not.
pub type Arrived = Result<ViewFn, SplitLoaderError>;

/// Shows a part once it is here; until then that it is coming, or that it could
/// not be fetched, with a button to try again.
#[component]
pub fn Later<L, F>(
    /// Fetches the part.
    load: L,
) -> impl IntoView
where
    L: Fn() -> F + 'static,
    F: Future<Output = Arrived> + 'static,
{
    shown(Box::new(move || Box::pin(load())))
}

/// Fetches a part that somebody will probably ask for, so that it is there even
/// if the connection is not. Should that fail, it is fetched when it is shown.
pub fn ahead(fetch: impl Future<Output = Result<(), SplitLoaderError>> + 'static) {
    spawn_local(async move {
        let _ = fetch.await;
    });
}

/// How far a part is.
#[derive(Clone)]
enum State {
    Coming,
    Here(ViewFn),
    Lost,
}

type Load = Box<dyn Fn() -> Pin<Box<dyn Future<Output = Arrived>>>>;

fn shown(load: Load) -> AnyView {
    let state = RwSignal::new(State::Coming);
    let load = StoredValue::new_local(load);
    let fetch = move || {
        state.set(State::Coming);
        let coming = load.with_value(|load| load());
        spawn_local(async move {
            let arrived = coming.await;
            // Whoever asked for it may have gone elsewhere by now.
            state.try_set(arrived.map_or(State::Lost, State::Here));
        });
    };
    fetch();
    let view = move || match state.get() {
        State::Coming => view! { <p class="notice coming" role="status">{t("part-coming")}</p> }.into_any(),
        State::Here(part) => part.run(),
        State::Lost => lost(fetch),
    };
    view.into_any()
}

fn lost(fetch: impl Fn() + 'static) -> AnyView {
    // The server may have been renewed since this page was loaded: then only the
    // new page knows where its parts are.
    view! {
        <div class="lost-part">
            <p class="notice" role="alert">{t("part-lost")}</p>
            <div class="ways">
                <button type="button" class="button main" on:click=move |_| fetch()>{t("part-again")}</button>
                <button type="button" class="button" on:click=|_| browser::reload()>{t("connection-reload")}</button>
            </div>
        </div>
    }
    .into_any()
}
