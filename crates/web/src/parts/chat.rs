//! What people say to each other at a table, apart from what happens there.

use i18n::Seats;
use leptos::prelude::*;
use protocol::Command;

use super::face::avatar;
use super::icon::Icon;
use super::log::follow_end;
use crate::link::TableLink;
use crate::room::{Room, StoryLine, Telling};
use crate::speech::{say, say_with, speech, t};
use crate::talk::EMOTES;

/// What people say and who comes and goes, the newest last, and a place to say something.
#[component]
pub fn Chat(
    /// Whether it was opened to be seen: then its end is in view.
    seen: Signal<bool>,
) -> impl IntoView {
    let room: Room = expect_context();
    let list = NodeRef::new();
    let read = follow_end(list, seen, move || room.talk.lines.track());
    view! {
        <section class="talk" aria-label=t("table-chat")>
            <ol node_ref=list tabindex="0" on:scroll=read>
                <For each=move || room.talk.lines.get() key=|line| line.key children=move |line| row(room, line)/>
            </ol>
            <Show when=move || room.me.get().is_some()><Write/></Show>
        </section>
    }
}

/// The button that opens the talk, with a mark for what was not read yet.
#[component]
pub fn ChatButton(
    /// Whether it is open.
    #[prop(into)]
    open: Signal<bool>,
    /// Opens it, or closes it.
    toggle: Callback<()>,
) -> impl IntoView {
    let room: Room = expect_context();
    let unread = room.talk.unread;
    let label = move || match unread.get() {
        0 => say("table-chat"),
        count => {
            format!("{}: {}", say("table-chat"), say_with("table-chat-unread", &[("count", count.into())]))
        }
    };
    view! {
        <button class="chat-button" aria-expanded=move || open.get().to_string() aria-label=label
            on:click=move |_| toggle.run(())>
            <Icon name="chat"/>
            {move || (unread.get() > 0).then(|| view! { <span class="unread" aria-hidden="true">{unread.get()}</span> })}
        </button>
    }
}

/// A line of the talk: what somebody says with their face beside it, or who came and went.
fn row(room: Room, line: StoryLine) -> AnyView {
    let said = match (line.text(), line.emote()) {
        (Some(text), _) => text.to_owned().into_any(),
        (None, Some(emote)) => view! { <Icon name=emote/>" "{move || emote_name(emote)} }.into_any(),
        (None, None) => return view! { <li class="note">{move || talked(room, &line)}</li> }.into_any(),
    };
    let guest = line.speaker();
    let look = Memo::new(move |_| room.look_of(guest?));
    let own = move || guest.is_some() && guest == room.me.get();
    view! {
        <li class:own=own>
            {move || look.get().map(avatar)}
            <p><b class="sender">{move || speaker(room, guest)}</b><span class="said">{said}</span></p>
        </li>
    }
    .into_any()
}

/// What whoever speaks is called by whoever looks.
fn speaker(room: Room, guest: Option<u32>) -> String {
    if guest.is_some() && guest == room.me.get() {
        return say("table-you");
    }
    guest.and_then(|guest| room.called(guest)).unwrap_or_else(|| say("table-somebody"))
}

/// A line of the talk in the language of whoever reads it; some things go without saying.
pub fn talked(room: Room, line: &StoryLine) -> Option<String> {
    let said = line.text().map(str::to_owned).or_else(|| Some(emote_name(line.emote()?)));
    if let Some(said) = said {
        return Some(format!("{}: {said}", speaker(room, line.speaker())));
    }
    let Telling::Table(what) = &line.what else { return None };
    let names = room.names();
    let seats = Seats { names: &names, you: room.own_seat() };
    let text = speech().words().happened(what, &|guest| room.called(guest), seats);
    Some(text).filter(|text| !text.is_empty())
}

/// What an emote is called.
fn emote_name(emote: &str) -> String {
    say(&format!("emote-{emote}"))
}

/// What one can show and say oneself.
#[component]
fn Write() -> impl IntoView {
    let link: TableLink = expect_context();
    let text = RwSignal::new(String::new());
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked();
        if !said.trim().is_empty() {
            link.order(Command::Chat { text: said });
            text.set(String::new());
        }
    };
    view! {
            <div class="emotes">
                {EMOTES.map(|(emote, name)| view! {
                    <button class="plain" aria-label=move || emote_name(name)
                        on:click=move |_| link.order(Command::Emote { emote })><Icon name/></button>
                })}
            </div>
            <form on:submit=send>
                <input type="text" maxlength="200" aria-label=t("table-chat-write") placeholder=t("table-chat-write")
                    prop:value=move || text.get() on:input=move |event| text.set(event_target_value(&event))/>
                <button type="submit" class="small">{t("table-chat-send")}</button>
            </form>
    }
}
