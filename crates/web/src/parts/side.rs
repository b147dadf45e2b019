//! Beside the table: what happened, and what people say.

use leptos::prelude::*;
use protocol::{Command, Emote};

use super::icon::Icon;
use crate::link::TableLink;
use crate::room::{Room, StoryLine, Telling};
use crate::speech::{say, speech, t};

/// The feelings that can be shown, with their pictures.
const EMOTES: [(Emote, &str); 8] = [
    (Emote::Clap, "clap"),
    (Emote::Laugh, "laugh"),
    (Emote::Wow, "wow"),
    (Emote::Cry, "cry"),
    (Emote::Think, "think"),
    (Emote::Hurry, "hurry"),
    (Emote::Like, "like"),
    (Emote::GoodGame, "good-game"),
];

/// The story and the talk.
#[component]
pub fn Side() -> impl IntoView {
    let link: TableLink = expect_context();
    let room: Room = expect_context();
    let local = link.local().is_some();
    let open = RwSignal::new(false);
    view! {
        <aside class="side" class:open=move || open.get()>
            <button class="side-handle" aria-expanded=move || open.get().to_string()
                on:click=move |_| open.update(|open| *open = !*open)>
                <Icon name="chat"/><span class="visually-hidden">{t("game-log")}</span><LastLine/>
            </button>
            <div class="side-body">
                <Story/>
                <Show when=move || !local && room.me.get().is_some()><Talk/></Show>
            </div>
        </aside>
    }
}

/// What happened last, for where the whole story has no room.
#[component]
fn LastLine() -> impl IntoView {
    let room: Room = expect_context();
    let last = move || room.story.with(|story| story.iter().rev().find_map(|told| sentence(room, told)));
    view! { <span class="last-line">{last}</span> }
}

/// What happened, the newest last.
#[component]
pub fn Story() -> impl IntoView {
    let room: Room = expect_context();
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move || {
        room.story.track();
        if let Some(list) = list.get() {
            // After the new lines are there.
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    view! {
        <section class="story" aria-label=t("game-log")>
            <ol node_ref=list tabindex="0">
                <For each=move || room.story.get() key=|told| told.key children=move |told| view! { <Telling told/> }/>
            </ol>
        </section>
    }
}

/// A line of the story. The rule behind it is one press away.
#[component]
fn Telling(told: StoryLine) -> impl IntoView {
    let room: Room = expect_context();
    let rule = match &told.what {
        Telling::Game(step) => step.rule().map(str::to_owned),
        Telling::Table(..) => None,
    };
    let why = RwSignal::new(false);
    let kind = match &told.what {
        Telling::Game(step) => step.name().to_owned(),
        Telling::Table(..) => "table".to_owned(),
    };
    let show = move |_| {
        speech().learn_rules();
        why.update(|why| *why = !*why);
    };
    let text = move || sentence(room, &told);
    view! {
        <Show when={let text = text.clone(); move || text().is_some()}>
            <li data-kind=kind.clone()>
                <span>{text.clone()}</span>
                {rule.clone().map(|rule| {
                    let id = rule.clone();
                    view! {
                        <button class="why" aria-expanded=move || why.get().to_string() on:click=show>{t("game-why")}</button>
                        <Show when=move || why.get()>
                            <span class="rule">
                                <b>{id.clone()}</b>" "{let id = id.clone(); move || speech().rule(&id)}
                            </span>
                        </Show>
                    }
                })}
            </li>
        </Show>
    }
}

/// A line in the language of whoever reads it; some things go without saying.
pub fn sentence(room: Room, told: &StoryLine) -> Option<String> {
    let words = speech().words();
    match &told.what {
        Telling::Game(step) => {
            Some(words.told(room.kind()?.as_str(), &step.told, &room.names())).filter(|text| !text.is_empty())
        }
        Telling::Table(what) => {
            let called = |guest| room.called(guest);
            let by = || what["guest"].as_u64().and_then(|guest| called(u32::try_from(guest).ok()?));
            match (what["text"].as_str(), what["emote"].as_str()) {
                (Some(text), _) => Some(format!("{}: {text}", by()?)),
                (_, Some(emote)) => Some(format!("{}: {}", by()?, emote_name(&emote.replace('_', "-")))),
                _ => Some(words.happened(what, &called, &room.names())).filter(|text| !text.is_empty()),
            }
        }
    }
}

/// What an emote is called.
fn emote_name(emote: &str) -> String {
    say(&format!("emote-{emote}"))
}

#[component]
fn Talk() -> impl IntoView {
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
        <section class="talk" aria-label=t("table-chat")>
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
        </section>
    }
}
