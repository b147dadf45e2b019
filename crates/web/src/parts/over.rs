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
use super::face::avatar;
use super::icon::Icon;
use super::later::{Arrived, Later};
use super::poster::{self, Poster};
use super::round_over::round;
use super::share;
use crate::browser;
use crate::link::{self, TableLink};
use crate::room::{Room, Rounds};
use crate::settings::{Motion, settings};
use crate::speech::{say, say_with, t};

/// How many pieces of paper fall for the winner.
const PIECES: usize = 24;

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
        seat if seat == room.own_seat() => say("game-you-won"),
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
    let game = last.clone();
    let address = link.local().is_none().then(|| address(room, number));
    let (scores, won) = (last.scores, last.winner.is_some());
    view! {
        {won.then(cheer)}
        <div class="score-picture" role="img" aria-label=t("over-picture")
            inner_html=move || rounds.with(|rounds| chart(rounds, &room.calls()))></div>
        <div class="score-table" tabindex="0">{move || score_table(room, &scores, &rounds.get())}</div>
        {move || room.stage().last.get().map(|last| view! {
            <details class="last-round">
                <summary>{t("over-last-round")}</summary>
                <Later load=move || round(last.clone())/>
            </details>
        })}
        <p class="fair">{move || fair_text(room, number, won, checked.get().as_ref())}</p>
        <div class="ways">
            <Show when=move || room.hosts()>
                <button class="button main" on:click=move |_| link.order(Command::Start)>{t("table-rematch")}</button>
            </Show>
            <button class="button" on:click=move |_| share_picture(room, &game)>
                <Icon name="share"/>{t("over-share")}
            </button>
            {address.map(|address| view! {
                <a class="button" href=address target="_blank">{t("over-record")}</a>
            })}
            <button class="button" disabled=move || record.with(Option::is_none)
                on:click=move |_| record.with_untracked(|record| download(record.as_deref(), number))>
                {t("fair-download")}
            </button>
        </div>
    }
}

/// Where the server has the record of a game.
fn address(room: Room, number: u32) -> String {
    let code = room.table.with_untracked(|table| table.as_ref().map(|table| table.table.clone()));
    format!("/api/v1/tables/{}/games/{number}", code.unwrap_or_default())
}

/// The record of the game, from wherever it was played.
fn fetch_record(room: Room, link: TableLink, number: u32, record: RwSignal<Option<String>>) {
    if let Some(local) = link.local() {
        local.publish();
        Effect::new(move || record.set(local.record.get()));
        return;
    }
    let address = address(room, number);
    spawn_local(async move {
        record.set(browser::fetch_text(&address).await.ok());
    });
}

/// Whether the shuffles follow from what was promised before the game, as far as it was played.
fn fair_text(room: Room, number: u32, won: bool, checked: Option<&Checked>) -> String {
    let failed = |reason: String| format!("✗ {}", say_with("fair-failed", &[("reason", reason.into())]));
    let early = checked.is_some_and(|checked| checked.early);
    match checked.map(|checked| &checked.fair) {
        None => say("fair-checking"),
        // It is said to have been won.
        Some(Ok(_)) if early && won => failed(say("fair-not-over")),
        Some(Err(reason)) => failed(reason.clone()),
        Some(Ok(commitment)) if room.promised(number).is_some_and(|promised| promised != *commitment) => {
            failed(say("fair-other-promise"))
        }
        Some(Ok(_)) => format!("✓ {}", say(if early { "fair-ok-early" } else { "fair-ok" })),
    }
}

/// The points of every round, a line for each seat, the best first.
fn score_table(room: Room, scores: &[i64], rounds: &Rounds) -> impl IntoView + use<> {
    let mut order: Vec<usize> = (0..scores.len()).collect();
    order.sort_by_key(|seat| Reverse(scores[*seat]));
    let head = (1..=rounds.len()).map(|round| view! { <th scope="col">{round}</th> }).collect_view();
    let total_after = |round: usize, seat: usize| rounds[round].get(seat).copied().unwrap_or_default();
    let points = |round: usize, seat: usize| {
        total_after(round, seat) - if round == 0 { 0 } else { total_after(round - 1, seat) }
    };
    let line = |seat: usize| {
        let each = (0..rounds.len()).map(|round| view! { <td>{points(round, seat)}</td> }).collect_view();
        let face = room.look(seat + 1).map(avatar);
        view! { <tr><th scope="row">{face}{room.call(seat + 1)}</th><td class="total">{scores[seat]}</td>{each}</tr> }
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
    if let Ok(blob) = web_sys::Blob::new_with_str_sequence(&parts) {
        share::save(&blob, &format!("fliphouse-{number}.json"));
    }
}

/// Paper for the winner: it falls, or lies there for those who want no movement.
fn cheer() -> AnyView {
    let pieces = (0..PIECES).map(|_| view! { <i></i> }).collect_view();
    let still = move || settings().motion.get() == Motion::Off;
    view! { <div class="cheer" class:still=still aria-hidden="true"><Icon name="trophy"/>{pieces}</div> }
        .into_any()
}

/// Shares a picture of the result.
fn share_picture(room: Room, last: &LastGame) {
    let names = untrack(|| room.names());
    let title = untrack(|| room.kind()).map_or("", |game| hosting::kind_of(game).title);
    let winner = last.winner.and_then(|seat| names.get(seat - 1).cloned());
    let headline = untrack(|| match winner {
        None => say("game-nobody-won"),
        // Others read it, too: nobody is "you".
        Some(name) => say_with("game-won", &[("name", name.into())]),
    });
    let mut order: Vec<usize> = (0..last.scores.len()).collect();
    order.sort_by_key(|seat| Reverse(last.scores[*seat]));
    // In some games the fewest points win.
    if last.winner.is_some_and(|winner| order.last() == Some(&(winner - 1))) {
        order.reverse();
    }
    let name = |seat: usize| names.get(seat).cloned().unwrap_or_default();
    let lines = (1..).zip(order).map(|(place, seat)| (place, name(seat), last.scores[seat])).collect();
    let poster = Poster { title, headline: &headline, lines };
    let (svg, size, number) = (poster.svg(), (poster::WIDTH, poster.height()), last.number);
    spawn_local(async move {
        // A browser that cannot draw has no picture.
        let _ = share::picture(&svg, size, &format!("fliphouse-{number}.png")).await;
    });
}
