//! The bar above a table: where one is, and the ways out.

use std::time::Duration;

use leptos::prelude::*;
use protocol::{Command, MINUTES_AWAY, Phase};

use super::dialog::Dialog;
use super::icon::Icon;
use super::lobby::Invite;
use super::pace::Pace;
use super::preferences::SettingsOpen;
use super::question::Question;
use super::things::Explaining;
use crate::browser;
use crate::link::TableLink;
use crate::nav::{Go, Page, nav};
use crate::room::{Line, Room};
use crate::speech::{say, say_once, say_with, t};

/// The bar.
#[component]
pub fn Top() -> impl IntoView {
    let room: Room = expect_context();
    let SettingsOpen(settings) = expect_context();
    let menu = RwSignal::new(false);
    let title = move || room.kind().map(|name| hosting::kind_of(name).title);
    let round = move || {
        let game = room.game.get()?;
        Some(say_with("game-round", &[("round", game.round.into())]))
    };
    view! {
        <header class="top">
            <Go to=Page::Home class="plain">
                <Icon name="back-arrow"/><span class="visually-hidden">{t("home-back")}</span>
            </Go>
            <div class="whereabouts"><p class="game-title">{title}</p><p class="where">{round}</p></div>
            <Timer/>
            <p class="lost" role="status">
                {move || (room.line.get() == Line::Lost).then(|| say("connection-reconnecting"))}
            </p>
            <Pace/>
            <button class="plain" aria-label=t("setting-title") on:click=move |_| settings.set(true)>
                <Icon name="settings"/>
            </button>
            <button class="plain" aria-label=t("table-menu") on:click=move |_| menu.set(true)>
                <Icon name="menu"/>
            </button>
            <Dialog open=menu title=t("table-menu")>
                <Menu open=menu/>
            </Dialog>
        </header>
    }
}

/// What can be done about the table itself.
#[component]
fn Menu(open: RwSignal<bool>) -> impl IntoView {
    let room: Room = expect_context();
    let link: TableLink = expect_context();
    let local = link.local().is_some();
    let playing = move || room.phase() == Some(Phase::Playing);
    let resting = move || {
        let seat = room.seat()?;
        room.table.with(|table| Some(table.as_ref()?.seats.get(seat - 1)?.bot.is_some()))
    };
    let locked = move || room.table.with(|table| table.as_ref().is_some_and(|table| table.locked));
    let some_away = move || {
        let here = room.here.with(|room| room.here.clone());
        room.table.with(|table| {
            table.as_ref().is_some_and(|table| table.guests.iter().any(|guest| !here.contains(&guest.guest)))
        })
    };
    let order = move |command: Command| {
        link.order(command);
        open.set(false);
    };
    let sure = move |title: &str, means: &str, command: Command| {
        let then = move || order(command.clone());
        Question::sure(say_once(title), say_once(means), say_once(title), then).ask();
    };
    let leave = move |_| {
        if !local {
            link.order(Command::Leave);
        }
        nav().go(Page::Home);
    };
    let Explaining(explaining) = expect_context();
    let explain = move |_| {
        open.set(false);
        explaining.set(true);
    };
    view! {
        <div class="menu">
            <Show when=move || !local><Invite/></Show>
            <Show when=move || playing() && resting() == Some(false) && !local>
                <button class="button" on:click=move |_| order(Command::Rest { on: true })>
                    <Icon name="bot"/>{t("table-rest")}
                </button>
            </Show>
            <Show when=move || room.hosts() && playing()>
                <button class="button" on:click=move |_| sure("table-end-game", "table-end-means", Command::End)>
                    {t("table-end-game")}
                </button>
            </Show>
            <Show when=move || !local && room.seat().is_some()>
                <button class="button" on:click=move |_| order(Command::Stand)>
                    <Icon name="eye"/>{t("table-stand")}
                </button>
            </Show>
            <Show when=move || room.hosts() && !local>
                <button class="button" on:click=move |_| order(Command::Lock { on: !locked() })>
                    {move || say(if locked() { "table-unlock" } else { "table-lock" })}
                </button>
                <Show when=some_away>
                    <button class="button" on:click=move |_| order(Command::ClearAway)>{t("table-clear-away")}</button>
                </Show>
                <button class="button" on:click=move |_| sure("table-close", "table-close-means", Command::Close)>
                    {t("table-close")}
                </button>
            </Show>
            <Show when=move || !local><People/></Show>
            <button class="button" aria-keyshortcuts="i" on:click=explain><Icon name="help"/>{t("things-title")}</button>
            <button class="button" on:click=leave>{t("table-leave")}</button>
        </div>
    }
}

/// Everybody at the table, to be muted or, by the host, sent away.
#[component]
fn People() -> impl IntoView {
    let room: Room = expect_context();
    let link: TableLink = expect_context();
    let muted = RwSignal::new(Vec::<u32>::new());
    let others = move || {
        let me = room.me.get();
        let guests = room.table.get().map_or_else(Vec::new, |table| table.guests);
        guests.into_iter().filter(|guest| Some(guest.guest) != me).collect::<Vec<_>>()
    };
    let person = move |guest: protocol::Guest| {
        let number = guest.guest;
        let is_muted = move || muted.with(|muted| muted.contains(&number));
        let toggle = move |_| {
            link.mute(number, !is_muted());
            muted.update(|muted| {
                if is_muted() { muted.retain(|guest| *guest != number) } else { muted.push(number) }
            });
        };
        let send_away = {
            let name = guest.name.clone();
            move |title: &str, means: &str, command: Command| {
                let about = [("name", name.clone().into()), ("minutes", MINUTES_AWAY.into())];
                let text = untrack(|| say_with(means, &about));
                Question::sure(name.clone(), text, say_once(title), move || link.order(command.clone()))
                    .ask();
            }
        };
        let (kick, ban) = (send_away.clone(), send_away);
        let kick = move |_| kick("table-kick", "table-kick-means", Command::Kick { guest: number });
        let ban = move |_| ban("table-ban", "table-ban-means", Command::Ban { guest: number });
        let name = guest.name.clone();
        let mute_text = move || {
            let id = if is_muted() { "table-unmute" } else { "table-mute" };
            say_with(id, &[("name", name.clone().into())])
        };
        view! {
            <li>
                <span class="name">{guest.name}</span>
                <button class="small" on:click=toggle>{mute_text}</button>
                <Show when=move || room.hosts()>
                    <button class="small" on:click=move |_| link.order(Command::HandOver { guest: number })>
                        {t("table-hand-over")}
                    </button>
                    <button class="small" on:click=kick.clone()>{t("table-kick")}</button>
                    <button class="small" on:click=ban.clone()>{t("table-ban")}</button>
                </Show>
            </li>
        }
    };
    let watching = move || {
        let count = room.here.with(|here| here.watching);
        (count > 0).then(|| say_with("table-watching", &[("count", count.into())]))
    };
    view! {
        <ul class="people">{move || others().into_iter().map(person).collect_view()}</ul>
        <p>{watching}</p>
    }
}

/// How many seconds are left until a moment by the clock of the server, again
/// and again.
pub fn seconds_until(room: Room, at: u64) -> impl Fn() -> u64 + Copy + Send + Sync {
    let now = RwSignal::new(browser::now());
    let ticking = set_interval_with_handle(move || now.set(browser::now()), Duration::from_millis(500));
    on_cleanup(move || {
        if let Ok(ticking) = ticking {
            ticking.clear();
        }
    });
    move || {
        let there = now.get().saturating_add_signed(room.ahead.get());
        at.saturating_sub(there).div_ceil(1000)
    }
}

/// How long the one whose turn it is may still think. It is seen with the turn itself, not
/// before.
#[component]
fn Timer() -> impl IntoView {
    let room: Room = expect_context();
    let ends = Memo::new(move |_| room.here.with(|here| here.turn_ends).filter(|_| !room.stage().busy.get()));
    let shown = move |at: u64| {
        let left = seconds_until(room, at);
        let label = move || say_with("game-time-left", &[("seconds", left().cast_signed().into())]);
        view! {
            <p class="timer" data-thing="sign timer" class:urgent=move || left() <= 5 role="timer" aria-label=label>
                <Icon name="clock"/><span aria-hidden="true">{left}</span>
            </p>
        }
    };
    move || ends.get().map(shown)
}
