//! The games that are over.

use leptos::prelude::*;
use scoreboard::{Finish, Game, Part};

use super::figures::title;
use super::page::Shown;
use crate::nav::{Go, Page};
use crate::score::words::{say, say_with, t};

/// The games that are over, the last one first.
#[component]
pub fn History() -> impl IntoView {
    let shown: Shown = expect_context();
    let games = move || {
        let mut games = shown.games();
        games.retain(|game| game.finish != Finish::Open);
        games.sort_by_key(|game| std::cmp::Reverse(game.changed));
        games
    };
    view! {
        <section class="panel history">
            <h2>{t("scores-history")}</h2>
            <Show when=move || !games().is_empty() fallback=|| view! { <p>{t("scores-history-none")}</p> }>
                <ul>{move || games().into_iter().map(line).collect_view()}</ul>
            </Show>
        </section>
    }
}

fn line(game: Game) -> impl IntoView {
    let winner = game.parts.iter().find(|part| part.won);
    let came_out = match winner {
        Some(part) => say_with("scores-won", &[("name", part.name.as_str().into())]),
        None => say("scores-ended"),
    };
    let mut parts: Vec<&Part> = game.parts.iter().collect();
    parts.sort_by_key(|part| part.place.unwrap_or(usize::MAX));
    let totals: Vec<String> = parts.iter().map(|part| format!("{}\u{a0}{}", part.name, part.total)).collect();
    let id = game.sheet.to_string();
    view! {
        <li>
            <p><b>{title(game.kind)}</b>" · "{day(game.changed)}</p>
            <p>{came_out}</p>
            <p>{totals.join(", ")}</p>
            <div class="ways">
                <Go to=Page::Score { id: id.clone() } class="small">{t("score-look")}</Go>
                <Go to=Page::PrintSheet { id } class="small">{t("print-print")}</Go>
            </div>
        </li>
    }
}

/// A day as the language writes it.
fn day(millis: u64) -> String {
    #[expect(clippy::cast_precision_loss, reason = "no day is that far away")]
    let date = js_sys::Date::new(&(millis as f64).into());
    let lang = crate::settings::settings().lang.get();
    date.to_locale_date_string(lang.code(), &js_sys::Object::new()).into()
}
