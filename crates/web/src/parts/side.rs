//! Beside the table: what happened, what people say, and hints for those who want them.

use leptos::prelude::*;

use super::chat::{Chat, ChatButton};
use super::hints::hints;
use super::icon::Icon;
use super::later::Later;
use super::log::{Log, Story};
use crate::browser;
use crate::link::TableLink;
use crate::room::Room;
use crate::speech::t;

/// What is seen where there is no room for all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tab {
    Log,
    Talk,
    Hints,
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
    let coached = Memo::new(move |_| room.hints());
    let name = move || match open.get() {
        Some(Tab::Talk) => "talk",
        Some(Tab::Hints) if coached.get() => "hints",
        Some(Tab::Log | Tab::Hints) | None => "log",
    };
    // What is not seen is not worked out.
    let hinting = Memo::new(move |_| coached.get() && (wide || open.get() == Some(Tab::Hints)));
    view! {
        <aside class="side" class:open=move || open.get().is_some() data-tab=name>
            <div class="side-handles">
                <button class="side-handle" aria-expanded=move || seen(Tab::Log).get().to_string()
                    on:click=move |_| toggle(Tab::Log)>
                    <Icon name="log"/><b class:visually-hidden=move || open.get().is_none()>{t("game-log")}</b>
                    <span class="last-line">{move || log.last(room).filter(|_| open.get().is_none())}</span>
                </button>
                <Show when=move || coached.get()>
                    <button class="hint-button" aria-expanded=move || seen(Tab::Hints).get().to_string()
                        aria-label=t("open-hints") on:click=move |_| toggle(Tab::Hints)><Icon name="think"/></button>
                </Show>
                {talks.then(|| view! {
                    <ChatButton open=seen(Tab::Talk) toggle=Callback::new(move |()| toggle(Tab::Talk))/>
                })}
            </div>
            <div class="side-body">
                <Show when=move || hinting.get()>
                    <section class="hints" aria-label=t("open-hints") tabindex="0"><Later load=hints/></section>
                </Show>
                <Story seen=seen(Tab::Log)/>
                {talks.then(|| view! { <Chat seen=seen(Tab::Talk)/> })}
            </div>
        </aside>
    }
}
