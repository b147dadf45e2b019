//! Beside the table: what happened, and what people say.

use leptos::prelude::*;

use super::chat::{Chat, ChatButton};
use super::icon::Icon;
use super::log::{Log, Story};
use crate::browser;
use crate::link::TableLink;
use crate::room::Room;
use crate::speech::t;

/// What of the two is seen where there is no room for both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tab {
    Log,
    Talk,
}

/// The log and the talk.
#[component]
pub fn Side() -> impl IntoView {
    let link: TableLink = expect_context();
    let room: Room = expect_context();
    let log: Log = expect_context();
    let talks = link.local().is_none();
    let open = RwSignal::new(None::<Tab>);
    let seen = move |tab| Signal::derive(move || open.get() == Some(tab));
    let toggle = move |tab| open.update(|open| *open = (*open != Some(tab)).then_some(tab));
    // Where there is room for both, the talk is always seen.
    let wide = browser::prefers("(min-width: 1000px)");
    Effect::new(move || room.talk.attend(wide || open.get() == Some(Tab::Talk)));
    let name = move || if open.get() == Some(Tab::Talk) { "talk" } else { "log" };
    view! {
        <aside class="side" class:open=move || open.get().is_some() data-tab=name>
            <div class="side-handles">
                <button class="side-handle" aria-expanded=move || seen(Tab::Log).get().to_string()
                    on:click=move |_| toggle(Tab::Log)>
                    <Icon name="log"/><b class:visually-hidden=move || open.get().is_none()>{t("game-log")}</b>
                    <span class="last-line">{move || log.last(room).filter(|_| open.get().is_none())}</span>
                </button>
                {talks.then(|| view! {
                    <ChatButton open=seen(Tab::Talk) toggle=Callback::new(move |()| toggle(Tab::Talk))/>
                })}
            </div>
            <div class="side-body">
                <Story seen=seen(Tab::Log)/>
                {talks.then(|| view! { <Chat seen=seen(Tab::Talk)/> })}
            </div>
        </aside>
    }
}
