//! A table: before, during and after its games.

use std::rc::Rc;

use leptos::prelude::*;
use protocol::{Code, GameName, MINUTES_AWAY, Phase};

use crate::board::{self, Board};
use crate::browser;
use crate::link::{Link, Remote, TableLink};
use crate::nav::{Go, Page};
use crate::parts::after::After;
use crate::parts::banner::Banner;
use crate::parts::flourish::Flourishes;
use crate::parts::frame::Frame;
use crate::parts::help::Help;
use crate::parts::later::ahead;
use crate::parts::lobby::Lobby;
use crate::parts::log::Log;
use crate::parts::outdated::Outdated;
use crate::parts::over::{Over, fetch_results};
use crate::parts::preferences::fetch_preferences;
use crate::parts::problem;
use crate::parts::round_over::{RoundOver, fetch_moments};
use crate::parts::side::Side;
use crate::parts::signs::{Heard, Signs};
use crate::parts::things::Explaining;
use crate::parts::top::Top;
use crate::room::{Line, Parting, Room};
use crate::speech::{say, say_with, t};

/// A table of the server.
#[component]
pub fn ServerTable(
    /// The code of the table.
    code: String,
) -> impl IntoView {
    let room = Room::new();
    let remote = Remote::connect(&code, room, false);
    keep_awake(&remote);
    provide_context(room);
    provide_context(TableLink::new(Link::Server(remote)));
    view! { <TableView/> }
}

/// Ends the connection with the page, and tries it again when the device wakes.
pub fn keep_awake(remote: &Rc<Remote>) {
    let remote = StoredValue::new_local(Rc::clone(remote));
    let online =
        window_event_listener(leptos::ev::online, move |_| remote.with_value(|remote| remote.wake()));
    let seen = window_event_listener_untyped("visibilitychange", move |_| {
        if document().visibility_state() == web_sys::VisibilityState::Visible {
            remote.with_value(|remote| remote.wake());
        }
    });
    on_cleanup(move || {
        online.remove();
        seen.remove();
        remote.with_value(|remote| remote.hang_up());
    });
}

/// The table, whichever link it hangs on.
#[component]
pub fn TableView() -> impl IntoView {
    let room: Room = expect_context();
    provide_context(Signs::new(room));
    provide_context(Log::of(room));
    provide_context(Explaining(RwSignal::new(false)));
    // Offline, too, games end and people change what they hear.
    ahead(fetch_results());
    ahead(fetch_moments());
    ahead(fetch_preferences());
    let kind = Memo::new(move |_| room.kind());
    Effect::new(move || {
        if let Some(game) = kind.get() {
            board::fetch_ahead(game);
        }
    });
    let ended =
        Memo::new(move |_| matches!(room.line.get(), Line::Ended(_) | Line::Parted(_) | Line::Unreadable));
    let there = move || room.table.with(Option::is_some);
    let playing = Memo::new(move |_| {
        matches!(room.phase(), Some(Phase::Playing | Phase::Over)) && room.game.with(Option::is_some)
    });
    view! {
        <Show when=move || !ended.get() fallback=move || view! { <Farewell line=room.line.get_untracked()/> }>
            <Show when=move || room.outdated.get()><Outdated/></Show>
            <Show when=there fallback=|| view! { <p class="notice">{t("connection-connecting")}</p> }>
                <div class="table" data-game=move || room.kind().map(GameName::as_str)>
                    <Top/>
                    <Banner/>
                    <main class="cloth">
                        <Show when=move || playing.get() fallback=|| view! { <Lobby/> }>
                            <Board/>
                        </Show>
                        <RoundOver/>
                        <Over/>
                    </main>
                    <Side/>
                    <Heard/>
                    <Flourishes/>
                    <Help/>
                    <After/>
                </div>
            </Show>
        </Show>
    }
}

/// Why this page no longer shows the table, and what can be done.
#[component]
fn Farewell(line: Line) -> impl IntoView {
    // The one thing that is not possible now is to be here twice.
    let elsewhere = matches!(&line, Line::Ended(problem) if problem.code == Code::NotNow);
    let kicked = line == Line::Parted(Parting::Kicked);
    let why = move || match &line {
        _ if elsewhere => say("connection-other-tab"),
        Line::Ended(problem) => problem::text(problem),
        Line::Parted(Parting::Kicked) => say_with("parted-kicked", &[("minutes", MINUTES_AWAY.into())]),
        Line::Parted(Parting::Banned) => say("parted-banned"),
        Line::Parted(Parting::Closed(closed)) => problem::closed(*closed),
        Line::Unreadable => say("local-unreadable"),
        Line::Connecting | Line::Open | Line::Lost => String::new(),
    };
    view! {
        <Frame>
            <p class="notice" role="alert">{why}</p>
            <div class="ways">
                {elsewhere.then(|| view! {
                    // The page that is loaded anew is the newer one.
                    <button class="button main" on:click=|_| browser::reload()>{t("connection-play-here")}</button>
                })}
                {kicked.then(|| view! {
                    // The secret of the seat is worth nothing any more: the page comes back as a stranger's.
                    <button class="button" on:click=|_| browser::reload()>{t("home-watch")}</button>
                })}
                <Go to=Page::Home class="button">{t("home-back")}</Go>
            </div>
        </Frame>
    }
}
