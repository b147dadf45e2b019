//! All rounds in a table: players by rounds, each entry to be changed. It may have thousands of
//! entries, so the entries of a row are one text, and one listener hears of all taps.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::html::Div;
use leptos::prelude::*;
use score_keeper::{PlayerId, ScoreSheet};
use shown::score::{Mark, points};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement};

use super::keeper::Keeper;
use super::words::{say, t};
use crate::speech;

/// What stands in a row.
#[derive(Clone, Default, PartialEq, Eq)]
struct Row {
    /// Name and points, as HTML.
    head: String,
    /// The entries, likewise.
    cells: String,
}

#[component]
pub fn Table() -> impl IntoView {
    let keeper: Keeper = expect_context();
    let players = Memo::new(move |_| {
        let all = |sheet: &ScoreSheet| {
            sheet.places().iter().map(|place| place.player.id.clone()).collect::<Vec<_>>()
        };
        keeper.look(all).unwrap_or_default()
    });
    let rounds = Memo::new(move |_| keeper.look(ScoreSheet::last_round).unwrap_or(1));
    let pending = Memo::new(move |_| keeper.pending());
    let wrapper = NodeRef::<Div>::new();
    // What was entered last is at the end.
    Effect::new(move || {
        rounds.track();
        if let Some(wrapper) = wrapper.get() {
            wrapper.set_scroll_left(wrapper.scroll_width());
        }
    });
    let row = move |player: PlayerId| {
        let own = player.clone();
        let row = Memo::new(move |_| {
            let words = Words::now();
            pending.with(|pending| keeper.look(|sheet| of(sheet, &own, pending, &words))).unwrap_or_default()
        });
        view! { <tr data-player=player.to_string() inner_html=move || row.with(|row| format!("{}{}", row.head, row.cells))></tr> }
    };
    let head = move || {
        let mut html = format!(r#"<th scope="col">{}</th>"#, speech::say("over-name"));
        for round in 1..=rounds.get() {
            // A text takes everything.
            let _ = write!(html, r#"<th scope="col">{round}</th>"#);
        }
        html
    };
    view! {
        <section class="score-all">
            <div class="score-grid" node_ref=wrapper tabindex="0" role="region" aria-label=t("score-table")
                on:click=move |click: MouseEvent| { open(keeper, cell_of(&click)); }
                on:keydown=move |key: KeyboardEvent| press(keeper, &key)>
                <table>
                    <thead><tr inner_html=head></tr></thead>
                    <tbody><For each=move || players.get() key=Clone::clone children=row/></tbody>
                </table>
            </div>
        </section>
    }
}

/// Words that stand in many entries.
struct Words {
    bust: String,
    flip7: String,
    away: String,
    writing: String,
}

impl Words {
    fn now() -> Self {
        Self {
            bust: speech::say("status-busted"),
            flip7: speech::say("status-flip7"),
            away: say("score-away"),
            writing: say("score-writing"),
        }
    }
}

fn of(sheet: &ScoreSheet, player: &PlayerId, pending: &BTreeSet<(u32, PlayerId)>, words: &Words) -> Row {
    let Some(place) = sheet.place(player) else { return Row::default() };
    let total = points(sheet.total(player, sheet.last_round()));
    let head = format!(r#"<th scope="row"><span>{}</span><b>{total}</b></th>"#, escaped(&place.player.name));
    let mut cells = String::new();
    for round in 1..=sheet.last_round() {
        if !place.is_present(round) {
            cells.push_str(r#"<td class="gone"></td>"#);
            continue;
        }
        let mark = Mark::of(sheet, round, player);
        let (sign, word) = match mark {
            None => ("·".to_owned(), None),
            Some(Mark::Points(number)) => (points(number), None),
            Some(Mark::Out(number)) => (format!("{}•", points(number)), None),
            Some(Mark::Bust(0)) => ("✗".to_owned(), Some(&words.bust)),
            Some(Mark::Bust(number)) => (format!("✗{}", points(number)), Some(&words.bust)),
            Some(Mark::Flip7(number)) => (format!("{}★", points(number)), Some(&words.flip7)),
            Some(Mark::Away) => ("–".to_owned(), Some(&words.away)),
        };
        let word = word.map_or_else(String::new, |word| format!(r#"<i class="visually-hidden"> {word}</i>"#));
        let waits = pending.contains(&(round, player.clone()));
        let pencil = if waits {
            format!(r#"<i class="pencil" title="{}">✎</i>"#, escaped(&words.writing))
        } else {
            String::new()
        };
        // A text takes everything.
        let _ = write!(cells, r#"<td tabindex="-1" data-round="{round}">{sign}{word}{pencil}</td>"#);
    }
    Row { head, cells }
}

/// A text that is no markup, whatever somebody is called.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

/// The entry that something happens in.
fn cell_of(event: &Event) -> Option<Element> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest("td[data-round]").ok().flatten()
}

/// Opens the pad for an entry. Says whether there was one.
fn open(keeper: Keeper, cell: Option<Element>) -> bool {
    let found = || {
        let cell = cell?;
        let player = cell.closest("tr").ok()??.get_attribute("data-player")?.parse().ok()?;
        Some((cell.get_attribute("data-round")?.parse().ok()?, player))
    };
    let Some((round, player)) = found() else { return false };
    keeper.begin(round, &player);
    true
}

/// Keys go from entry to entry, and open one.
fn press(keeper: Keeper, key: &KeyboardEvent) {
    let cell = cell_of(key);
    let next = match (key.key().as_str(), &cell) {
        ("Enter" | " ", Some(_)) => {
            open(keeper, cell);
            key.prevent_default();
            // The pad would take the same key for its own.
            key.stop_propagation();
            return;
        }
        ("ArrowLeft", Some(cell)) => cell.previous_element_sibling(),
        ("ArrowRight", Some(cell)) => cell.next_element_sibling(),
        ("ArrowUp", Some(cell)) => beside(cell, Element::previous_element_sibling),
        ("ArrowDown", Some(cell)) => beside(cell, Element::next_element_sibling),
        ("ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown", None) => last(key),
        _ => return,
    };
    if let Some(next) = next
        .and_then(|next| next.dyn_into::<HtmlElement>().ok())
        .filter(|next| next.has_attribute("data-round"))
    {
        // It can have the focus.
        let _ = next.focus();
    }
    key.prevent_default();
}

/// The entry of the same round in the row above or below.
fn beside(cell: &Element, row: fn(&Element) -> Option<Element>) -> Option<Element> {
    let round = cell.get_attribute("data-round")?;
    let row = row(&cell.parent_element()?)?;
    row.query_selector(&format!("td[data-round='{round}']")).ok().flatten()
}

/// The last entry of the first row, to begin with.
fn last(key: &KeyboardEvent) -> Option<Element> {
    let grid: Element = key.current_target()?.dyn_into().ok()?;
    grid.query_selector("tbody tr td[data-round]:last-of-type").ok().flatten()
}
