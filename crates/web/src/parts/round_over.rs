//! The end of a round: who got what and how, and how everybody stands now. At one's own device
//! it is there for as long as one wants, where others wait for a few seconds.

use leptos::html::Button;
use leptos::prelude::*;
use serde_json::Map;
use shown::round_end::{Line, RoundEnd, said};
use wasm_split_helpers::wasm_split;

use super::dialog::Dialog;
use super::later::{Arrived, Later};
use super::top::seconds_until;
use crate::room::Room;
use crate::speech::{say, say_with, speech, t};
use crate::stage::Ended;

/// A window with the sum of a round, when one has been shown to end.
#[component]
pub fn RoundOver() -> impl IntoView {
    let room: Room = expect_context();
    let ended = room.stage().ended;
    let open = RwSignal::new(false);
    Effect::new(move || open.set(ended.with(Option::is_some)));
    // However it is closed, the game goes on.
    Effect::new(move || {
        if !open.get() && ended.with_untracked(Option::is_some) {
            room.go_on();
        }
    });
    let title = Signal::derive(move || {
        let number = ended.with(|ended| ended.as_ref().map(|ended| ended.position.round));
        number.map_or_else(String::new, |round| say_with("round-over", &[("round", round.into())]))
    });
    view! {
        <Dialog open title class="round-over">
            {move || ended.get().map(|ended| {
                let until = ended.until;
                view! { <Later load=move || round(ended.clone())/>{go_on(room, open, until)} }
            })}
        </Dialog>
    }
}

/// The way to the next round, at hand for those who play by keys.
fn go_on(room: Room, open: RwSignal<bool>, until: Option<u64>) -> impl IntoView {
    let button = NodeRef::<Button>::new();
    Effect::new(move || {
        if let Some(button) = button.get() {
            // A button that is shown can have the focus.
            let _ = button.focus();
        }
    });
    let left = until.map(|until| seconds_until(room, until));
    let text = move || match left {
        None => say("round-go-on"),
        Some(left) => say_with("round-go-on-in", &[("seconds", left().cast_signed().into())]),
    };
    view! {
        <div class="ways">
            <button class="button main go-on" node_ref=button on:click=move |_| open.set(false)>{text}</button>
        </div>
    }
}

/// What a round brought everybody.
#[wasm_split(moments, fallible, preload(fetch_moments))]
pub fn round(ended: Ended) -> Arrived {
    Ok(ViewFn::from(move || view! { <Round ended=ended.clone()/> }))
}

#[component]
fn Round(ended: Ended) -> impl IntoView {
    let room: Room = expect_context();
    let rules =
        room.table.with_untracked(|table| table.as_ref().map_or_else(Map::new, |table| table.rules.clone()));
    let Ended { position, steps, .. } = ended;
    let end = untrack(|| room.kind()).and_then(|game| RoundEnd::of(game, &rules, &position, &steps));
    let lines = end.map_or_else(Vec::new, |end| end.lines);
    view! {
        <div class="round-lines" tabindex="0">
            <table>
                <thead class="visually-hidden"><tr>
                    <th scope="col">{t("round-place")}</th><th scope="col">{t("over-name")}</th>
                    <th scope="col">{t("round-points")}</th><th scope="col">{t("game-score")}</th>
                </tr></thead>
                <tbody>{lines.into_iter().map(|line| row(room, line)).collect_view()}</tbody>
            </table>
        </div>
    }
}

fn row(room: Room, line: Line) -> impl IntoView {
    let Line { seat, points, total, place, before, how } = line;
    let name = move || room.call(seat);
    let own = move || room.seat() == Some(seat);
    view! {
        <tr class:own=own>
            <td class="place">{place}{move || moved(place, before)}</td>
            <th scope="row"><b>{name}</b><span class="how">{move || said(&speech().words(), &how)}</span></th>
            <td class="gain">{signed(points)}</td>
            <td class="total">{signed(total).trim_start_matches('+').to_owned()}</td>
        </tr>
    }
}

/// How many places somebody has gone up or down.
fn moved(place: usize, before: Option<usize>) -> Option<AnyView> {
    let before = before.filter(|before| *before != place)?;
    let up = place < before;
    let by = place.abs_diff(before);
    let label = say_with(if up { "round-up" } else { "round-down" }, &[("places", by.into())]);
    let sign = format!("{}{by}", if up { "▲" } else { "▼" });
    Some(view! { <span class="moved" class:up=up role="img" aria-label=label>{sign}</span> }.into_any())
}

/// Points with their sign.
fn signed(points: i64) -> String {
    let sign = if points < 0 { "−" } else { "+" };
    format!("{sign}{}", points.unsigned_abs())
}
