//! Who plays on one device, and how.

use leptos::prelude::*;
use local_table::Player;
use serde_json::Map;
use wasm_split_helpers::wasm_split;

use super::play::{self, NewGame};
use crate::board;
use crate::parts::icon::Icon;
use crate::parts::later::Arrived;
use crate::parts::options::Options;
use crate::settings::settings;
use crate::speech::{nameless, say, say_with, t};

/// Somebody in the list, before the game.
#[derive(Clone, Copy)]
struct Sitter {
    key: usize,
    name: RwSignal<String>,
    /// The level, if it is a bot.
    bot: RwSignal<Option<String>>,
}

/// The page on which everybody in front of the device sits down for a game, when
/// it is asked for.
#[wasm_split(setup, fallible)]
pub fn pass(game: String) -> Arrived {
    Ok(ViewFn::from(move || view! { <Pass game=game.clone()/> }))
}

#[component]
fn Pass(game: String) -> impl IntoView {
    let Ok(kind) = game.parse().map(hosting::kind_of) else {
        return view! { <p>{t("home-no-such-game")}</p> }.into_any();
    };
    board::fetch_ahead(kind.name);
    let rules = RwSignal::new(Map::new());
    let first =
        Sitter { key: 0, name: RwSignal::new(settings().name.get_untracked()), bot: RwSignal::new(None) };
    let second = Sitter { key: 1, name: RwSignal::new(String::new()), bot: RwSignal::new(None) };
    let sitters = RwSignal::new(vec![first, second]);
    let (fewest, most) = kind.players;
    let full = move || sitters.with(Vec::len) >= most;
    let add = move |bot: Option<String>| {
        let key = sitters.with(|all| all.iter().map(|sitter| sitter.key + 1).max().unwrap_or(0));
        let sitter = Sitter { key, name: RwSignal::new(String::new()), bot: RwSignal::new(bot) };
        sitters.update(|all| all.push(sitter));
    };
    let ready = move || {
        let people = sitters.with(|all| all.iter().any(|sitter| sitter.bot.get().is_none()));
        people && sitters.with(Vec::len) >= fewest
    };
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let sitters = sitters.get_untracked();
        let players = sitters.iter().enumerate().map(|(place, sitter)| sitter.plays(place)).collect();
        play::begin(kind.name, NewGame { players, rules: rules.get_untracked() });
    };
    let name = kind.name;
    let levels = kind.levels.clone();
    view! {
        <h1>{kind.title}</h1>
        <form on:submit=begin>
            <section class="panel">
                <h2>{t("local-players")}</h2>
                <ol class="sitters">
                    <For each=move || sitters.get() key=|sitter| sitter.key
                        children={let levels = levels.clone(); move |sitter| view! {
                            <Seat sitter sitters levels=levels.clone()/>
                        }}/>
                </ol>
                <div class="ways">
                    <button type="button" class="button" disabled=full on:click=move |_| add(None)>
                        <Icon name="person"/>{t("local-add-person")}
                    </button>
                    <button type="button" class="button" disabled=full
                        on:click=move |_| add(Some("normal".to_owned()))>
                        <Icon name="bot"/>{t("table-add-bot")}
                    </button>
                </div>
            </section>
            <details class="panel">
                <summary>{t("open-options")}</summary>
                <Options game=name rules/>
            </details>
            <button type="submit" class="button main wide" disabled=move || !ready()>
                {t("table-start")}
            </button>
        </form>
    }
    .into_any()
}

impl Sitter {
    fn plays(&self, place: usize) -> Player {
        if let Some(level) = self.bot.get_untracked() {
            return Player::Bot(level);
        }
        let name = self.name.get_untracked();
        // The first is whoever's settings these are.
        let avatar = settings().avatar.get_untracked().filter(|_| place == 0);
        Player::Person { name: if name.trim().is_empty() { nameless(place + 1) } else { name }, avatar }
    }
}

#[component]
fn Seat(sitter: Sitter, sitters: RwSignal<Vec<Sitter>>, levels: Vec<&'static str>) -> impl IntoView {
    let remove = move |_| sitters.update(|all| all.retain(|other| other.key != sitter.key));
    let label = move || {
        let place = sitters.with(|all| all.iter().position(|other| other.key == sitter.key)).unwrap_or(0);
        say_with("local-player", &[("n", (place + 1).into())])
    };
    let body = match sitter.bot.get_untracked() {
        None => view! {
            <input type="text" maxlength="20" aria-label=label placeholder=label prop:value=move || sitter.name.get()
                on:input=move |event| sitter.name.set(event_target_value(&event))/>
        }
        .into_any(),
        Some(_) => view! {
            <Levels levels picked=sitter.bot/>
        }
        .into_any(),
    };
    view! {
        <li>
            {body}
            <button type="button" class="plain" aria-label=t("table-remove") on:click=remove><Icon name="close"/></button>
        </li>
    }
}

/// How well a bot plays.
#[component]
pub fn Levels(
    /// What there is.
    levels: Vec<&'static str>,
    /// What was picked.
    picked: RwSignal<Option<String>>,
) -> impl IntoView {
    let option = move |level: &'static str| {
        view! {
            <option value=level selected=move || picked.with(|picked| picked.as_deref() == Some(level))>
                {move || say_with("table-bot-level", &[("level", say(&format!("level-{level}")).into())])}
            </option>
        }
    };
    view! {
        <select aria-label=t("open-level") on:change=move |event| picked.set(Some(event_target_value(&event)))>
            {levels.into_iter().map(option).collect_view()}
        </select>
    }
}
