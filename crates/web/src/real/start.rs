//! Who sits at the table, who deals, and by which rules.

use leptos::prelude::*;
use real_table::TableSetup;
use serde_json::Map;

use super::desk::{Desk, own};
use super::sort::Sort;
use crate::browser;
use crate::parts::icon::Icon;
use crate::parts::options::Options;
use crate::settings::settings;
use crate::speech::{nameless, say_with, t};

/// Who played the last time, for all games.
const NAMES: &str = "real-names";

/// Somebody in the list.
#[derive(Clone, Copy)]
struct Sitter {
    key: usize,
    name: RwSignal<String>,
}

/// Those who played the last time, or two whom nobody knows.
fn last_time(most: usize) -> Vec<String> {
    let kept: Option<Vec<String>> = browser::kept(NAMES).and_then(|text| browser::read(&text));
    let mut names = kept
        .filter(|names| !names.is_empty())
        .unwrap_or_else(|| vec![settings().name.get_untracked(), String::new(), String::new()]);
    names.truncate(most);
    names
}

/// The form before a game.
pub fn start<S: Sort>(desk: Desk<S>) -> AnyView {
    let most = hosting::kind_of(desk.game).players.1;
    let sitter = |(key, name): (usize, String)| Sitter { key, name: RwSignal::new(name) };
    let sitters = RwSignal::new(last_time(most).into_iter().enumerate().map(sitter).collect::<Vec<_>>());
    let dealer = RwSignal::new(0_usize);
    let rules = RwSignal::new(Map::new());
    let full = move || sitters.with(Vec::len) >= most;
    let add = move |_| {
        let key = sitters.with(|all| all.iter().map(|sitter| sitter.key + 1).max().unwrap_or(0));
        sitters.update(|all| all.push(Sitter { key, name: RwSignal::new(String::new()) }));
    };
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        desk.begin(setup(desk, sitters, dealer, rules));
    };
    view! {
        <form class="real-start" on:submit=begin>
            <p>{move || own(S::ABOUT, &[])}</p>
            <Show when=move || desk.damaged.get()><p class="notice" role="alert">{t("local-unreadable")}</p></Show>
            <section class="panel">
                <h2>{t("local-players")}</h2>
                <p>{move || own("real-order", &[])}</p>
                <ol class="sitters">
                    <For each=move || sitters.get() key=|sitter| sitter.key
                        children=move |sitter| seat(sitter, sitters, dealer)/>
                </ol>
                <div class="ways">
                    <button type="button" class="button" disabled=full on:click=add>
                        <Icon name="person"/>{t("local-add-person")}
                    </button>
                </div>
            </section>
            <details class="panel">
                <summary>{t("open-options")}</summary>
                <Options game=desk.game rules/>
            </details>
            <button type="submit" class="button main wide"
                disabled=move || sitters.with(Vec::is_empty) || !desk.keeper.leads()>{t("table-start")}</button>
        </form>
    }
    .into_any()
}

/// What the form says; the names are kept for the next time.
fn setup<S: Sort>(
    desk: Desk<S>,
    sitters: RwSignal<Vec<Sitter>>,
    dealer: RwSignal<usize>,
    rules: RwSignal<Map<String, serde_json::Value>>,
) -> TableSetup {
    let sitters = sitters.get_untracked();
    let typed: Vec<String> =
        sitters.iter().map(|sitter| sitter.name.get_untracked().trim().to_owned()).collect();
    if let Ok(text) = serde_json::to_string(&typed) {
        browser::keep(NAMES, &text);
    }
    let named = |(place, name): (usize, String)| if name.is_empty() { nameless(place + 1) } else { name };
    let dealer = dealer.get_untracked();
    TableSetup {
        game: desk.game,
        rules: settings().lang.get_untracked().rules(desk.game, &rules.get_untracked()),
        names: typed.into_iter().enumerate().map(named).collect(),
        dealer: sitters.iter().position(|sitter| sitter.key == dealer).map_or(1, |place| place + 1),
    }
}

fn seat(sitter: Sitter, sitters: RwSignal<Vec<Sitter>>, dealer: RwSignal<usize>) -> AnyView {
    let place = move || sitters.with(|all| all.iter().position(|other| other.key == sitter.key)).unwrap_or(0);
    let label = move || say_with("local-player", &[("n", (place() + 1).into())]);
    let remove = move |_| sitters.update(|all| all.retain(|other| other.key != sitter.key));
    let deals = move || format!("{}: {}", label(), own("real-deals-first", &[]));
    view! {
        <li>
            <input type="text" maxlength="20" autocomplete="off" aria-label=label placeholder=label
                prop:value=move || sitter.name.get()
                on:input=move |event| sitter.name.set(event_target_value(&event))/>
            <label class="deals" title=move || own("real-deals-first", &[])>
                <input type="radio" name="dealer" aria-label=deals prop:checked=move || dealer.get() == sitter.key
                    on:change=move |_| dealer.set(sitter.key)/>
                <Icon name="dealer"/>
            </label>
            <button type="button" class="plain" aria-label=t("table-remove") on:click=remove><Icon name="close"/></button>
        </li>
    }
    .into_any()
}
