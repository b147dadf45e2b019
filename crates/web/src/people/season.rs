//! Which games are looked at, and seasons that begin and end.

use leptos::prelude::*;
use leptos::task::spawn_local;
use scoreboard::{NoSeason, Season, SheetId};

use super::page::{Shown, Trouble};
use super::shelf;
use crate::browser;
use crate::parts::question::Question;
use crate::score::words::{say, say_with, t};

/// Games that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// All games.
    All,
    /// Those of a season.
    Season(SheetId),
}

/// The choice of games, and what can be done with seasons.
#[component]
pub fn Spans() -> impl IntoView {
    let shown: Shown = expect_context();
    let seasons = move || shown.house.with(|house| house.seasons.all().to_vec());
    let choose = move |event| {
        let season = event_target_value(&event).parse().map(Span::Season);
        shown.span.set(season.unwrap_or(Span::All));
    };
    let open = move || shown.house.with(|house| house.seasons.open().cloned());
    view! {
        <section class="panel seasons">
            <h2>{t("scores-season")}</h2>
            <Show when=move || !seasons().is_empty()>
                <label class="field">
                    <span>{t("scores-span")}</span>
                    <select name="span" on:change=choose>
                        <option value="" selected=move || shown.span.get() == Span::All>{t("scores-all")}</option>
                        {move || seasons().into_iter().map(|season| option(shown, season)).collect_view()}
                    </select>
                </label>
            </Show>
            {move || match open() {
                Some(season) => view! { <Close season/> }.into_any(),
                None => view! { <Begin/> }.into_any(),
            }}
        </section>
    }
}

fn option(shown: Shown, season: Season) -> impl IntoView {
    let own = Span::Season(season.id.clone());
    let name = move || match season.closed {
        Some(_) => season.name.clone(),
        None => say_with("scores-season-going-on", &[("name", season.name.as_str().into())]),
    };
    let value = match &own {
        Span::Season(id) => id.to_string(),
        Span::All => String::new(),
    };
    view! { <option value=value selected=move || shown.span.get() == own>{name}</option> }
}

/// Keeps a state of a season, and shows the season.
fn keep(shown: Shown, season: Result<Season, NoSeason>) {
    let season = match season {
        Ok(season) => season,
        Err(why) => return refused(shown, &why),
    };
    spawn_local(async move {
        match shelf::keep_seasons(std::slice::from_ref(&season)).await {
            Ok(()) => {
                shown.span.try_set(Span::Season(season.id));
                shown.read_again();
            }
            Err(failure) => drop(shown.trouble.try_set(Some(Trouble::Failed(failure)))),
        }
    });
}

fn refused(shown: Shown, why: &NoSeason) {
    match why {
        NoSeason::Name { .. } => shown.trouble.set(Some(Trouble::NoName)),
        NoSeason::Full => shown.trouble.set(Some(Trouble::TooMany)),
        // Another tab was faster.
        NoSeason::Open { .. } | NoSeason::Closed => shown.read_again(),
    }
}

#[component]
fn Begin() -> impl IntoView {
    let shown: Shown = expect_context();
    let name = RwSignal::new(String::new());
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Ok(id) = format!("season-{}", browser::fresh_hex::<6>()).parse() else { return };
        let season = shown
            .house
            .with_untracked(|house| house.seasons.begin(id, &name.get_untracked(), browser::now()));
        keep(shown, season);
    };
    view! {
        <form on:submit=begin>
            <label class="field">
                <span>{t("scores-season-name")}</span>
                <input type="text" name="season" maxlength="20" required autocomplete="off" prop:value=move || name.get()
                    on:input=move |event| name.set(event_target_value(&event))/>
            </label>
            <p>{t("scores-season-begin-means")}</p>
            <button type="submit" class="button">{t("scores-season-begin")}</button>
        </form>
    }
}

#[component]
fn Close(season: Season) -> impl IntoView {
    let shown: Shown = expect_context();
    let name = season.name;
    let close = move |_| {
        let text = untrack(|| say_with("scores-season-close-means", &[("name", name.as_str().into())]));
        let then = move || {
            let closed =
                shown.house.with_untracked(|house| house.seasons.close(&house.games, browser::now()));
            keep(shown, closed);
        };
        Question::sure(name.clone(), text, untrack(|| say("scores-season-close")), then).ask();
    };
    view! { <button type="button" class="button" on:click=close>{t("scores-season-close")}</button> }
}
