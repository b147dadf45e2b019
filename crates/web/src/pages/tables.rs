//! The public tables of the server.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Phase, TableSummary};
use shown::places;

use crate::browser;
use crate::nav::{Go, Page};
use crate::speech::{say, say_with, t};

/// The public tables of the server, those with a free seat first. A page without a server has none.
#[component]
pub fn Tables() -> impl IntoView {
    let tables = RwSignal::new(Vec::<TableSummary>::new());
    spawn_local(async move {
        if let Ok(mut listed) = browser::fetch::<Vec<TableSummary>>("/api/v1/tables").await {
            listed.sort_by_key(places::order);
            tables.set(listed);
        }
    });
    view! {
        <section class="panel">
            <h2>{t("home-public-tables")}</h2>
            <Show when=move || !tables.with(Vec::is_empty) fallback=|| view! { <p>{t("home-no-public-tables")}</p> }>
                <ul class="tables">{move || tables.get().into_iter().map(row).collect_view()}</ul>
            </Show>
        </section>
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
