//! The games that were kept in this browser: to go on with, or to be thrown away.

use leptos::prelude::*;
use local_table::storage::{Saved, Slot};

use super::play::told;
use crate::link;
use crate::nav::{Go, Page};
use crate::parts::icon::Icon;
use crate::parts::question::Question;
use crate::speech::{say_once, say_with, t};

/// A list of them, if there are any.
#[component]
pub fn Kept() -> impl IntoView {
    let saved = RwSignal::new(link::all_saved());
    view! {
        <Show when=move || !saved.with(Vec::is_empty)>
            <section class="panel kept">
                <h2>{t("kept-title")}</h2>
                <ul>{move || saved.get().into_iter().map(|game| line(game, saved)).collect_view()}</ul>
            </section>
        </Show>
    }
}

fn line(game: Saved, all: RwSignal<Vec<Saved>>) -> AnyView {
    let Slot { game: name, company } = game.slot;
    let title = hosting::kind_of(name).title;
    let shown = game.clone();
    let throw = move |_| throw_away(&game, all);
    view! {
        <li data-kept=name.as_str()>
            <Go to=Page::Play { game: name.to_string(), company } class="resume">
                <b>{title}</b>
                <span>{move || told(&shown)}</span>
                <span class="go">{t("home-resume")}</span>
            </Go>
            <button class="plain" aria-label=move || say_with("kept-throw", &[("game", title.into())]) on:click=throw>
                <Icon name="close"/>
            </button>
        </li>
    }
    .into_any()
}

fn throw_away(game: &Saved, all: RwSignal<Vec<Saved>>) {
    let slot = game.slot;
    let title = hosting::kind_of(slot.game).title;
    let text = untrack(|| say_with("kept-throw-means", &[("game", told(game).into())]));
    let then = move || {
        link::forget(slot);
        all.set(link::all_saved());
    };
    Question::sure(title.to_owned(), text, say_once("kept-throw-yes"), then).ask();
}
