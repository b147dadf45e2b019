//! A table on a big screen, for everybody in the room.

use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

use protocol::GameName;

use super::table::keep_awake;
use crate::board::Board;
use crate::link::{Link, Remote, TableLink};
use crate::parts::device::Device;
use crate::parts::flourish::Flourishes;
use crate::parts::later::Arrived;
use crate::parts::lobby::Seats;
use crate::parts::log::{Log, Story};
use crate::parts::outdated::Outdated;
use crate::parts::qr::Qr;
use crate::parts::round_over::RoundOver;
use crate::parts::signs::Signs;
use crate::room::Room;
use crate::speech::{say_with, t};

/// The table with a code, only looked at, when it is asked for.
#[wasm_split(tv, fallible)]
pub fn tv(code: String) -> Arrived {
    Ok(ViewFn::from(move || view! { <Tv code=code.clone()/> }))
}

#[component]
fn Tv(code: String) -> impl IntoView {
    let room = Room::new();
    let remote = Remote::connect(&code, room, true);
    keep_awake(&remote);
    provide_context(room);
    provide_context(TableLink::new(Link::Server(remote)));
    provide_context(Signs::new(room));
    provide_context(Log::of(room));
    let shown = code.clone();
    let playing = move || room.game.with(Option::is_some);
    view! {
        <div class="table tv" class:on=playing data-game=move || room.kind().map(GameName::as_str)>
            <header class="tv-head">
                <h1>"Fliphouse"</h1>
                <p>{move || room.game.with(|game| game.as_ref().map(|game| say_with("game-round", &[("round", game.round.into())])))}</p>
            </header>
            <main class="cloth">
                <Show when=move || room.outdated.get()><Outdated/></Show>
                <Show when=playing fallback=|| view! {
                    <section class="lobby"><p class="notice">{t("phase-lobby")}</p><Seats/></section>
                }>
                    <Board/>
                </Show>
                <RoundOver/>
            </main>
            <aside class="tv-side">
                <Qr path=format!("/t/{code}")/>
                <p>{t("tv-scan")}</p>
                <p>{Signal::derive(move || say_with("tv-or-code", &[("code", shown.clone().into())]))}</p>
                <Story/>
            </aside>
            <Flourishes/>
            <Device/>
        </div>
    }
}
