//! A table before its game: who is there, and how others get there.

use leptos::prelude::*;
use protocol::{Command, Phase};

use super::avatars::AvatarChoice;
use super::face::face;
use super::icon::Icon;
use super::qr::Qr;
use crate::link::TableLink;
use crate::nav::{Go, Page};
use crate::pages::home::NameField;
use crate::room::Room;
use crate::settings::settings;
use crate::speech::{say, say_once, say_with, speech, t};

/// The people who gather, and the beginning of the game.
#[component]
pub fn Lobby() -> impl IntoView {
    let room: Room = expect_context();
    let link: TableLink = expect_context();
    let title = move || room.kind().map(|name| hosting::kind_of(name).title);
    // Who has just come sits down first; how others come here is told further down.
    let inside = move || room.me.get().is_some() || room.hosts();
    let enough = move || {
        let fewest = room.kind().map_or(1, |name| hosting::kind_of(name).players.0);
        room.table.with(|table| table.as_ref().is_some_and(|table| table.seats.len() >= fewest))
    };
    view! {
        <section class="lobby">
            <h1>{title}</h1>
            <ComeIn/>
            <Show when=inside><Invite/></Show>
            <Seats/>
            <Show when=move || room.hosts()>
                <AddBots/>
                <button class="button main wide" disabled=move || !enough() on:click=move |_| link.order(Command::Start)>
                    {t("table-start")}
                </button>
            </Show>
            <Show when=move || !room.hosts() && room.me.get().is_some()>
                <p class="notice">{t("table-waiting-for-host")}</p>
            </Show>
            <Show when=move || !inside()><Invite/></Show>
            <RulesInForce/>
        </section>
    }
}

/// The way in for those who have no name here yet.
#[component]
pub fn ComeIn() -> impl IntoView {
    let room: Room = expect_context();
    let link: TableLink = expect_context();
    let join = move |sit: bool| {
        let name = settings().name.get_untracked();
        let name = if name.trim().is_empty() { say_once("table-guest") } else { name };
        let avatar = settings().avatar.get_untracked();
        link.order(Command::Join { name, sit, avatar, key: None });
    };
    let full = move || {
        room.table.with(|table| {
            table
                .as_ref()
                .is_some_and(|table| table.phase != Phase::Playing && table.seats.len() >= table.most_seats)
        })
    };
    let stands = move || {
        let waits = room.table.with(|table| {
            table.as_ref().is_some_and(|table| room.me.get().is_some_and(|me| table.waiting.contains(&me)))
        });
        room.me.get().is_some() && room.seat().is_none() && !waits
    };
    view! {
        <Show when=move || room.me.get().is_none()>
            <form class="panel come-in" on:submit=move |event| { event.prevent_default(); join(!full()) }>
                <NameField/>
                <div class="ways">
                    <button type="submit" class="button main" disabled=full>{t("table-sit")}</button>
                    <button type="button" class="button" on:click=move |_| join(false)>{t("home-watch")}</button>
                </div>
                <AvatarChoice/>
            </form>
        </Show>
        <Show when=stands>
            <button class="button" on:click=move |_| link.order(Command::Sit)>{t("table-sit")}</button>
        </Show>
    }
}

/// Link, code and picture to get others to the table.
#[component]
pub fn Invite() -> impl IntoView {
    let room: Room = expect_context();
    let code =
        move || room.table.with(|table| table.as_ref().map_or_else(String::new, |table| table.table.clone()));
    let address = move || format!("{}/t/{}", window().location().origin().unwrap_or_default(), code());
    let copied = RwSignal::new(false);
    let copy = move |_| {
        // Browsers only copy on secure pages; the address can be read too.
        let clipboard = js_sys::Reflect::get(&window().navigator(), &"clipboard".into());
        if clipboard.is_ok_and(|clipboard| !clipboard.is_undefined()) {
            let _ = window().navigator().clipboard().write_text(&address());
            copied.set(true);
        }
    };
    view! {
        <section class="invite">
            {move || view! { <Qr path=format!("/t/{}", code())/> }}
            <div>
                <p>{t("table-invite")}</p>
                <p class="code">{code}</p>
                <p class="address"><a href=address>{address}</a></p>
                <div class="ways">
                    <button class="small" on:click=copy>
                        <Icon name="copy"/>{move || say(if copied.get() { "table-copied" } else { "table-copy-link" })}
                    </button>
                    {move || view! {
                        <Go to=Page::Tv { code: code() } class="small"><Icon name="tv"/>{t("tv-view")}</Go>
                    }}
                </div>
            </div>
        </section>
    }
}

/// Who sits at the table.
#[component]
pub fn Seats() -> impl IntoView {
    let room: Room = expect_context();
    let link: TableLink = expect_context();
    let seats = move || room.table.get().map_or_else(Vec::new, |table| table.seats);
    let row = move |(place, sitting): (usize, protocol::Sitting)| {
        let bot = sitting.guest.is_none();
        let away = sitting.guest.is_some_and(|guest| room.here.with(|here| !here.here.contains(&guest)));
        let level = sitting.bot.clone().unwrap_or_default();
        let host = room.table.with(|table| table.as_ref().and_then(|table| table.host));
        view! {
            <li class:away=away>
                {face(room, place + 1)}
                <div class="sitter">
                <span class="name">{sitting.name}</span>
                {(room.own_seat() == Some(place + 1)).then(|| view! { <span class="level">{t("table-you")}</span> })}
                {bot.then(|| view! { <span class="level">{move || bot_word(room, &level)}</span> })}
                {(host.is_some() && host == sitting.guest).then(|| view! { <span class="level">{t("table-host")}</span> })}
                </div>
                {(bot && room.hosts()).then(|| view! {
                    <button class="plain" aria-label=t("table-remove")
                        on:click=move |_| link.order(Command::RemoveBot { seat: place + 1 })><Icon name="close"/></button>
                })}
            </li>
        }
    };
    let taken = move || {
        let most = room.table.with(|table| table.as_ref().map_or(0, |table| table.most_seats));
        say_with("table-taken", &[("taken", seats().len().into()), ("seats", most.into())])
    };
    view! {
        <h2>{taken}</h2>
        <ol class="seats">{move || seats().into_iter().enumerate().map(row).collect_view()}</ol>
    }
}

/// How well a bot plays, and how.
fn bot_word(room: Room, level: &str) -> String {
    let level_word = say(&format!("level-{level}"));
    let temper = room.kind().and_then(|game| shown::temper::of(game, level));
    temper.map_or_else(|| level_word.clone(), |temper| format!("{level_word}, {}", say(temper.message())))
}

#[component]
fn AddBots() -> impl IntoView {
    let room: Room = expect_context();
    let link: TableLink = expect_context();
    let levels = move || room.kind().map_or_else(Vec::new, |name| hosting::kind_of(name).levels);
    let full = move || {
        room.table.with(|table| table.as_ref().is_some_and(|table| table.seats.len() >= table.most_seats))
    };
    let button = move |level: &'static str| {
        view! {
            <button class="small" disabled=full on:click=move |_| link.order(Command::AddBot { level: level.to_owned() })>
                <Icon name="plus"/>
                {move || say_with("table-bot-level", &[("level", say(&format!("level-{level}")).into())])}
            </button>
        }
    };
    view! { <div class="ways">{move || levels().into_iter().map(button).collect_view()}</div> }
}

/// The options that were chosen, for all to see.
#[component]
fn RulesInForce() -> impl IntoView {
    let room: Room = expect_context();
    let rules = move || {
        let (game, rules) = room.table.get().map_or_else(Default::default, |table| (table.game, table.rules));
        let words = speech().words();
        let line = move |(key, value): (String, serde_json::Value)| {
            view! {
                <dt>{words.option(&game, &key)}</dt>
                <dd>{words.option_value(&game, &key, &value)}</dd>
            }
        };
        rules.into_iter().map(line).collect_view()
    };
    view! {
        <details class="panel"><summary>{t("open-options")}</summary><dl class="rules">{rules}</dl></details>
    }
}
