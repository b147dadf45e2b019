//! Opening a table of the server.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{OpenTable, TableOpened};
use serde_json::Map;
use wasm_split_helpers::wasm_split;

use super::home::NameField;
use super::pass::Levels;
use crate::board;
use crate::browser::{self, Unanswered};
use crate::link::Keys;
use crate::nav::{Page, nav};
use crate::parts::later::Arrived;
use crate::parts::options::Options;
use crate::parts::preferences::Switch;
use crate::settings::settings;
use crate::speech::{nameless, say, say_once, say_with, t};

/// The turn timers on offer, in seconds; 0 is none.
const TIMERS: [u32; 5] = [0, 20, 40, 60, 120];

/// The page on which somebody opens a table for a game, when it is asked for.
#[wasm_split(setup, fallible)]
pub fn open(game: String) -> Arrived {
    Ok(ViewFn::from(move || view! { <Open game=game.clone()/> }))
}

#[component]
fn Open(game: String) -> impl IntoView {
    let Ok(kind) = game.parse().map(hosting::kind_of) else {
        return view! { <p>{t("home-no-such-game")}</p> }.into_any();
    };
    board::fetch_ahead(kind.name);
    let rules = RwSignal::new(Map::new());
    let (fewest, most) = (kind.players.0.max(2), kind.players.1.min(hosting::MOST_SEATS));
    let seats = RwSignal::new(most.min(8));
    let bots = RwSignal::new(0_usize);
    let level = RwSignal::new(Some("normal".to_owned()));
    let timer = RwSignal::new(0_u32);
    let public = RwSignal::new(false);
    let hints = RwSignal::new(true);
    let trouble = RwSignal::new(None::<String>);
    let name = kind.name;
    let open = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let called = settings().name.get_untracked();
        let called = if called.trim().is_empty() { nameless(1) } else { called };
        let request = OpenTable {
            game: name.to_string(),
            rules: settings().lang.get_untracked().rules(name, &rules.get_untracked()),
            seats: Some(seats.get_untracked()),
            bots: vec![level.get_untracked().unwrap_or_default(); bots.get_untracked()],
            timer: Some(timer.get_untracked()).filter(|timer| *timer > 0),
            public: public.get_untracked(),
            hints: hints.get_untracked(),
            name: Some(called),
            avatar: settings().avatar.get_untracked(),
        };
        let nav = nav();
        let unreachable = say_once("connection-unreachable");
        spawn_local(async move {
            match browser::post::<TableOpened>("/api/v1/tables", &request).await {
                Ok(opened) => {
                    Keys { seat: opened.seat, host: Some(opened.host) }.keep(&opened.table);
                    nav.go(Page::Table { code: opened.table });
                }
                Err(Unanswered::Refused(problem)) => trouble.set(Some(problem.message)),
                Err(Unanswered::Unreachable) => trouble.set(Some(unreachable)),
            }
        });
    };
    let levels = kind.levels.clone();
    view! {
        <h1>{kind.title}</h1>
        <form on:submit=open>
            <section class="panel">
                <NameField/>
                <Number label="open-seats" value=seats least=fewest most/>
                <Number label="open-bots" value=bots least=0 most=most - 1/>
                <label class="field">
                    <span>{t("open-level")}</span>
                    <Levels levels picked=level/>
                </label>
                <label class="field">
                    <span>{t("open-timer")}</span>
                    <select on:change=move |event| timer.set(event_target_value(&event).parse().unwrap_or(0))>
                        {TIMERS.map(|seconds| view! {
                            <option value=seconds.to_string()>{move || timer_name(seconds)}</option>
                        })}
                    </select>
                </label>
                <Switch label="open-public" on=public/>
                <Switch label="open-hints" on=hints/>
            </section>
            <details class="panel">
                <summary>{t("open-options")}</summary>
                <Options game=name rules/>
            </details>
            <p class="wrong" role="alert">{move || trouble.get()}</p>
            <button type="submit" class="button main wide">{t("open-create")}</button>
        </form>
    }
    .into_any()
}

fn timer_name(seconds: u32) -> String {
    if seconds == 0 {
        say("open-timer-off")
    } else {
        say_with("open-timer-seconds", &[("seconds", seconds.into())])
    }
}

#[component]
fn Number(label: &'static str, value: RwSignal<usize>, least: usize, most: usize) -> impl IntoView {
    let set = move |event| {
        if let Ok(number) = event_target_value(&event).parse::<usize>() {
            value.set(number.clamp(least, most));
        }
    };
    view! {
        <label class="field">
            <span>{t(label)}</span>
            <input type="number" name=label inputmode="numeric" min=least max=most prop:value=move || value.get() on:change=set/>
        </label>
    }
}
