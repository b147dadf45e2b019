//! What both tables have below: what was refused, the way back, and what is to be known about keeping.

use leptos::prelude::*;
use real_table::refusal_said;

use super::desk::{Desk, State, own};
use super::kept::Keeping;
use super::sort::Sort;
use crate::parts::icon::Icon;
use crate::parts::question::Question;
use crate::speech::{say_once, speech, t};

/// Why the last thing that was entered was not taken.
pub fn refusal<S: Sort>(desk: Desk<S>) -> AnyView {
    let said = move || {
        let refused = desk.refused.get()?;
        let (words, own) = (speech().words(), speech().things()?);
        Some(refusal_said((&words, &own), &refused, &|seat| desk.name(seat)))
    };
    view! { <p class="wrong" role="alert">{said}</p> }.into_any()
}

/// The way back, and to a new game.
pub fn foot<S: Sort>(desk: Desk<S>) -> AnyView {
    let kept = move || match desk.keeper.keeping.get() {
        Keeping::Kept(length) => Some(length),
        Keeping::Asking | Keeping::Elsewhere | Keeping::Writing | Keeping::Unkept => None,
    };
    view! {
        <div class="real-foot" data-kept=kept>
            <button type="button" class="button" aria-keyshortcuts="u" disabled=move || !desk.keeper.leads()
                on:click=move |_| desk.undo()>
                <Icon name="undo"/>{t("game-undo")}<kbd aria-hidden="true">"U"</kbd>
            </button>
            <button type="button" class="button" disabled=move || !desk.keeper.leads() on:click=move |_| new_game(desk)>
                {move || own("real-new", &[])}
            </button>
        </div>
    }
    .into_any()
}

fn new_game<S: Sort>(desk: Desk<S>) {
    let once = |id| untrack(|| own(id, &[]));
    Question::sure(once("real-new"), once("real-new-means"), say_once("table-start"), move || {
        desk.refused.set(None);
        desk.state.set(State::Starting);
    })
    .ask();
}

/// What is to be known about keeping, if anything is.
pub fn notices<S: Sort>(desk: Desk<S>) -> AnyView {
    let notice = move || {
        match desk.keeper.keeping.get() {
        Keeping::Unkept => view! { <p class="notice" role="alert">{t("local-unkept")}</p> }.into_any(),
        Keeping::Elsewhere => view! {
            <p class="notice" role="status">
                {move || own("real-other-tab", &[])}" "
                <button type="button" class="button" on:click=move |_| desk.keeper.take_over()>{t("connection-play-here")}</button>
            </p>
        }
        .into_any(),
        Keeping::Asking | Keeping::Kept(_) | Keeping::Writing => ().into_any(),
    }
    };
    let damaged = move || {
        desk.damaged.get().then(|| view! { <p class="notice" role="alert">{t("local-unreadable")}</p> })
    };
    view! { {notice}{damaged} }.into_any()
}
