//! The end of a game: who won, how it came about, and whether all was fair.

use std::cmp::Reverse;

use leptos::prelude::*;
use leptos::task::spawn_local;
use local_table::Checked;
use protocol::{Command, LastGame, Phase};
use wasm_bindgen::JsValue;
use wasm_split_helpers::wasm_split;

use super::chart::chart;
use super::dialog::Dialog;
use super::icon::Icon;
use super::later::{Arrived, Later};
use crate::browser;
use crate::link::{self, TableLink};
use crate::room::{Room, Rounds};
use crate::speech::{say, say_with, t};

/// A window that opens when a game is over, and a button to open it again.
#[component]
pub fn Over() -> impl IntoView {
    let room: Room = expect_context();
    let open = RwSignal::new(false);
    let last = Memo::new(move |_| {
        let over = room.phase() == Some(Phase::Over);
        room.table.with(|table| table.as_ref().and_then(|table| table.last.clone())).filter(|_| over)
    });
    Effect::new(move || open.set(last.with(Option::is_some)));
    let title = Signal::derive(move || last.get().map_or_else(String::new, |last| headline(room, &last)));
    view! {
        <Show when=move || last.with(Option::is_some)>
            <button class="button results" on:click=move |_| open.set(true)>
                <Icon name="trophy"/>{t("over-results")}
            </button>
        </Show>
        <Dialog open title class="over">
            {move || last.get().map(|last| view! { <Later load=move || results(last.clone())/> })}
        </Dialog>
    }
}

fn headline(room: Room, last: &LastGame) -> String {
    match last.winner {
        None => say("game-nobody-won"),
        seat if seat == room.seat() => say("game-you-won"),
        Some(seat) => {
            let name = room.names().get(seat - 1).cloned().unwrap_or_default();
            say_with("game-won", &[("name", name.into())])
        }
    }
}

#[wasm_split(results, fallible, preload(fetch_results))]
pub fn results(last: LastGame) -> Arrived {
    Ok(ViewFn::from(move || view! { <Results last=last.clone()/> }))
}

#[component]
fn Results(last: LastGame) -> impl IntoView {
    let room: Room = expect_context();
    let link: TableLink = expect_context();
    let record = RwSignal::new(None::<String>);
    let number = last.number;
    fetch_record(room, link, number, record);
    let checked = RwSignal::new(None::<Checked>);
    Effect::new(move || {
        if let Some(record) = record.get() {
            link::check(&record, move |done| checked.set(Some(done)));
        }
    });
    let rounds = Memo::new(move |_| {
        checked.with(|checked| checked.as_ref().map(|checked| checked.rounds.clone())).unwrap_or_default()
    });
    let scores = last.scores;
    view! {
        <div class="score-picture" role="img" aria-label=t("over-picture")
            inner_html=move || rounds.with(|rounds| chart(rounds, &room.names()))></div>
        <div class="score-table" tabindex="0">{move || score_table(&room.names(), &scores, &rounds.get())}</div>
        <p class="fair">{move || fair_text(room, number, checked.get().as_ref())}</p>
        <div class="ways">
            <Show when=move || room.hosts()>
                <button class="button main" on:click=move |_| link.order(Command::Start)>{t("table-rematch")}</button>
            </Show>
            <button class="button" disabled=move || record.with(Option::is_none)
                on:click=move |_| record.with_untracked(|record| download(record.as_deref(), number))>
                {t("fair-download")}
            </button>
        </div>
    }
}

/// The record of the game, from wherever it was played.
fn fetch_record(room: Room, link: TableLink, number: u32, record: RwSignal<Option<String>>) {
    if let Some(local) = link.local() {
        local.publish();
        Effect::new(move || record.set(local.record.get()));
        return;
    }
    let code = room.table.with_untracked(|table| table.as_ref().map(|table| table.table.clone()));
    spawn_local(async move {
        let address = format!("/api/v1/tables/{}/games/{number}", code.unwrap_or_default());
        record.set(browser::fetch_text(&address).await.ok());
    });
}

/// Whether the shuffles follow from what was promised before the game.
fn fair_text(room: Room, number: u32, checked: Option<&Checked>) -> String {
    let failed = |reason: String| format!("✗ {}", say_with("fair-failed", &[("reason", reason.into())]));
    match checked.map(|checked| &checked.fair) {
        None => say("fair-checking"),
        Some(Err(reason)) => failed(reason.clone()),
        Some(Ok(commitment)) if room.promised(number).is_some_and(|promised| promised != *commitment) => {
            failed(say("fair-other-promise"))
        }
        Some(Ok(_)) => format!("✓ {}", say("fair-ok")),
    }
}

/// The points of every round, a line for each seat, the best first.
fn score_table(names: &[String], scores: &[i64], rounds: &Rounds) -> impl IntoView + use<> {
    let mut order: Vec<usize> = (0..scores.len()).collect();
    order.sort_by_key(|seat| Reverse(scores[*seat]));
    let head = (1..=rounds.len()).map(|round| view! { <th scope="col">{round}</th> }).collect_view();
    let total_after = |round: usize, seat: usize| rounds[round].get(seat).copied().unwrap_or_default();
    let points = |round: usize, seat: usize| {
        total_after(round, seat) - if round == 0 { 0 } else { total_after(round - 1, seat) }
    };
    let line = |seat: usize| {
        let each = (0..rounds.len()).map(|round| view! { <td>{points(round, seat)}</td> }).collect_view();
        let name = names.get(seat).cloned();
        view! { <tr><th scope="row">{name}</th><td class="total">{scores[seat]}</td>{each}</tr> }
    };
    let lines = order.into_iter().map(line).collect_view();
    view! {
        <table>
            <thead><tr><th scope="col">{say("over-name")}</th><th scope="col">{say("game-score")}</th>{head}</tr></thead>
            <tbody>{lines}</tbody>
        </table>
    }
}

fn download(record: Option<&str>, number: u32) {
    let Some(record) = record else { return };
    let parts = js_sys::Array::of1(&JsValue::from_str(record));
    let link = web_sys::Blob::new_with_str_sequence(&parts)
        .and_then(|blob| web_sys::Url::create_object_url_with_blob(&blob));
    let anchor = document().create_element("a");
    if let (Ok(link), Ok(anchor)) = (link, anchor) {
        // A fresh element takes any attribute.
        let _ = anchor.set_attribute("href", &link);
        let _ = anchor.set_attribute("download", &format!("fliphouse-{number}.json"));
        leptos::wasm_bindgen::JsCast::unchecked_into::<web_sys::HtmlElement>(anchor).click();
    }
}
