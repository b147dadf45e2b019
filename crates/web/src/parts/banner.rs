//! A line above the table for what should not be overlooked: a bot that plays
//! one's seat, somebody who is away, a way in for those who only look on.

use leptos::prelude::*;
use protocol::{BotTakes, Command, Phase};

use super::lobby::ComeIn;
use super::top::seconds_until;
use crate::link::TableLink;
use crate::room::Room;
use crate::speech::{say_with, t};

/// The line, as long as there is something to say.
#[component]
pub fn Banner() -> impl IntoView {
    let room: Room = expect_context();
    let link: TableLink = expect_context();
    let here = link.local();
    let local = here.is_some();
    let unkept = here.map(|here| here.unkept);
    let resting = move || {
        room.seat().is_some_and(|seat| {
            room.table.with(|table| table.as_ref().is_some_and(|table| table.seats[seat - 1].bot.is_some()))
        })
    };
    let looks_on = move || !local && room.seat().is_none() && room.phase() != Some(Phase::Lobby);
    view! {
        <div class="banners">
            <Show when=resting>
                <p class="banner">
                    <button class="button main" on:click=move |_| link.order(Command::Rest { on: false })>
                        {t("table-take-back")}
                    </button>
                </p>
            </Show>
            <Show when=move || unkept.is_some_and(|unkept| unkept.get())>
                <p class="banner">{t("local-unkept")}</p>
            </Show>
            {move || away(room)}
            <Show when=looks_on><ComeIn/></Show>
        </div>
    }
}

/// Whose seats bots will take, and when.
fn away(room: Room) -> impl IntoView {
    let line = move |BotTakes { seat, at }: BotTakes| {
        let left = seconds_until(room, at);
        let name = room.names().get(seat - 1).cloned().unwrap_or_default();
        let text = move || {
            let away = say_with("connection-away", &[("seconds", left().cast_signed().into())]);
            format!("{name}: {away}")
        };
        view! { <p class="banner">{text}</p> }
    };
    room.here.get().bots_take.into_iter().map(line).collect_view()
}
