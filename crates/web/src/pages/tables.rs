//! The public tables of the server.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Phase, TableSummary};
use shown::places;

use crate::browser;
use crate::nav::{Go, Page};
use crate::reach::{Reach, reach};
use crate::speech::{say, say_with, t};

/// The public tables of the server, those with a free seat first. They are read again when the server is back.
#[component]
pub fn Tables() -> impl IntoView {
    let tables = RwSignal::new(Vec::<TableSummary>::new());
    let reach = reach();
    Effect::new(move || {
        if reach.is_there() {
            spawn_local(read(tables, reach));
        }
    });
    let none = move || say(if reach.is_there() { "home-no-public-tables" } else { "offline-tables" });
    view! {
        <section class="panel">
            <h2>{t("home-public-tables")}</h2>
            <Show when=move || !tables.with(Vec::is_empty) fallback=move || view! { <p>{none}</p> }>
                <ul class="tables">{move || tables.get().into_iter().map(row).collect_view()}</ul>
            </Show>
        </section>
    }
}

async fn read(tables: RwSignal<Vec<TableSummary>>, reach: Reach) {
    let answer = browser::fetch::<Vec<TableSummary>>("/api/v1/tables").await;
    reach.note(&answer);
    if let Ok(mut listed) = answer {
        listed.sort_by_key(places::order);
        // Whoever looked at them may be elsewhere by now.
        tables.try_set(listed);
    }
}

/// A table: the game, who is there, how many seats are free, and what is going on.
fn row(table: TableSummary) -> impl IntoView {
    let title = table.game.parse().map_or("", |name| hosting::kind_of(name).title);
    let (people, bots, free) = (table.people, table.bots, places::free(&table));
    let sitting = move || {
        let people = say_with("table-people", &[("people", people.into())]);
        let bots = (bots > 0).then(|| say_with("table-bots", &[("bots", bots.into())]));
        std::iter::once(people).chain(bots).collect::<Vec<_>>().join(" · ")
    };
    let seats = move || match free {
        0 => say("table-full"),
        free => say_with("table-free", &[("free", free.into())]),
    };
    let state = match table.phase {
        Phase::Lobby => "phase-lobby",
        Phase::Playing => "phase-playing",
        Phase::Over => "phase-over",
        Phase::Closed => "phase-closed",
    };
    view! {
        <li>
            <Go to=Page::Table { code: table.table.clone() } class="listed">
                <b>{title}</b>
                <span class="host">{table.host.clone()}</span>
                <span class="sitting">{sitting}</span>
                <span class="free" class:full=(free == 0)>{seats}</span>
                <span class="phase">{t(state)}</span>
            </Go>
        </li>
    }
}
