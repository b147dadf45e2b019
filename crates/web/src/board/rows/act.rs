//! What one can do now, and who is waited for otherwise; and what is said about it in the
//! middle of the table.

use i18n::Seats;
use leptos::html::Button;
use leptos::prelude::*;
use protocol::Phase;
use rows::Status;
use shown::choice::Choice;
use shown::{ask, odds};

use super::Desk;
use super::choosing::Asked;
use crate::link::TableLink;
use crate::parts::icon::Icon;
use crate::parts::log::Since;
use crate::speech::{say, say_with, speech, t};

/// The place with the actions.
pub fn act(desk: Desk) -> AnyView {
    let asked = Memo::new(move |_| desk.choosing.asked());
    let body = move || match asked.get() {
        Asked::Nothing => {
            view! { <p class="waits">{move || waited_for(desk)}</p>{move || skip(desk)} }.into_any()
        }
        Asked::Turn { hit, stay } => turn(desk, hit, stay),
        Asked::Choose(asks) => choose(desk, asks),
    };
    view! {
        <div class="act" class:asked=move || asked.get() != Asked::Nothing
            prop:style=move || desk.layout.with(|layout| layout.act.style())>{body}</div>
    }
    .into_any()
}

/// On a device that goes round: what happened since whoever has it now last had it.
pub fn since(desk: Desk) -> AnyView {
    let link: TableLink = expect_context();
    let shared = Memo::new(move |_| link.local().is_some_and(|local| local.people() > 1));
    let turn = Memo::new(move |_| shared.get() && desk.choosing.asked() != Asked::Nothing);
    view! {
        <Show when=move || turn.get()>
            <details class="since">
                <summary>{t("local-since")}</summary>
                <Since seat=Signal::derive(move || desk.room().seat())/>
            </details>
        </Show>
    }
    .into_any()
}

fn waited_for(desk: Desk) -> Option<String> {
    if desk.room().phase() != Some(Phase::Playing) {
        return None;
    }
    let seat = desk.stage.shown.with(|shown| shown.position.to_act)?;
    Some(say_with("game-waiting-for", &[("name", desk.name(seat).into())]))
}

/// Whoever is out of the round need not watch how it goes on.
fn skip(desk: Desk) -> Option<AnyView> {
    let seat = desk.room().seat()?;
    let on = desk.room().phase() == Some(Phase::Playing) && desk.row(seat).status != Status::Active;
    on.then(|| {
        view! {
            <div class="doings">
                <button class="button skip" on:click=move |_| desk.room().skip()>
                    <Icon name="skip"/>{t("game-skip")}
                </button>
            </div>
        }
        .into_any()
    })
}

fn turn(desk: Desk, hit: bool, stay: bool) -> AnyView {
    let button = move |verb: &'static str, word: &'static str, icon: &'static str, can: bool| {
        view! {
            <button class="button" class:main=verb == "hit" disabled=move || !can || desk.choosing.waits()
                aria-keyshortcuts=&verb[..1] on:click=move |_| desk.choosing.play(verb)>
                <Icon name=icon/>{Signal::derive(move || say(word))}<kbd aria-hidden="true">{verb[..1].to_ascii_uppercase()}</kbd>
            </button>
        }
        .into_any()
    };
    view! {
        <div class="doings">{button("hit", "game-hit", "plus", hit)}{button("stay", "game-stay", "stay", stay)}</div>
    }
    .into_any()
}

/// Players or cards are being chosen: what for; then the buttons that end it, which are there as
/// soon as something is touched so that nothing moves when it is complete.
fn choose(desk: Desk, asks: &'static str) -> AnyView {
    let touched = Memo::new(move |_| desk.choosing.touched() && !desk.choosing.at_once);
    let body = move || {
        if touched.get() {
            return confirm(desk);
        }
        view! { <p class="asks" role="status"><Icon name="play"/><span>{move || prompt(desk, asks)}</span></p> }
            .into_any()
    };
    view! { {body} }.into_any()
}

fn prompt(desk: Desk, asks: &str) -> String {
    let touched = desk.choosing.touched();
    desk.stage.shown.with(|shown| ask::for_touch(&speech().words(), &shown.position, asks, touched))
}

fn confirm(desk: Desk) -> AnyView {
    let button = NodeRef::<Button>::new();
    let complete = Memo::new(move |_| desk.choosing.complete().is_some());
    // Who plays by keys has Enter at hand then.
    Effect::new(move || {
        if let Some(button) = button.get().filter(|_| complete.get()) {
            // A button that is shown can have the focus.
            let _ = button.focus();
        }
    });
    view! {
        <div class="doings">
            <button class="button main" node_ref=button disabled=move || !complete.get() || desk.choosing.waits()
                on:click=move |_| desk.choosing.confirm()><Icon name="check"/>{t("rows-confirm")}</button>
            <button class="button" aria-keyshortcuts="Escape" on:click=move |_| desk.choosing.cancel()>
                <Icon name="close"/>{t("rows-cancel")}
            </button>
        </div>
    }
    .into_any()
}

/// What is said in the middle of the table: what will happen by what was touched or what is
/// missing of it, or else what happened last.
pub fn said(desk: Desk) -> AnyView {
    let body = move || {
        match chosen(desk) {
        Some(will) => view! { <p class="will" role="status">{will}</p> }.into_any(),
        None => view! {
            <p class="caption">{move || caption(desk)}<small data-thing="sign target">{move || target(desk)}</small></p>
            {move || hint(desk)}
        }
        .into_any(),
    }
    };
    view! { {body} }.into_any()
}

/// What will happen, or what is missing.
fn chosen(desk: Desk) -> Option<String> {
    let Asked::Choose(asks) = desk.choosing.asked() else { return None };
    if desk.choosing.at_once || !desk.choosing.touched() {
        return None;
    }
    match desk.choosing.complete() {
        Some(choice) => said_before(desk, &choice),
        None => Some(prompt(desk, asks)),
    }
}

/// What will happen, in words, where one confirms.
fn said_before(desk: Desk, choice: &Choice) -> Option<String> {
    let (me, name) = (desk.room().seat(), |seat| desk.name(seat));
    desk.stage.shown.with(|shown| ask::before(&speech().words(), &shown.position, choice, me, &name))
}

/// What is happening, or happened last.
fn caption(desk: Desk) -> Option<String> {
    let step = desk.stage.step.get()?;
    let names = desk.room().names();
    let seats = Seats { names: &names, you: desk.room().own_seat() };
    Some(speech().words().told(desk.game.as_str(), &step.told, seats))
}

/// How many points end the game.
fn target(desk: Desk) -> Option<String> {
    let points = desk.room().table.with(|table| table.as_ref()?.rules.get("target")?.as_i64())?;
    Some(say_with("game-target", &[("points", points.into())]))
}

/// What the next card may do, for those who want to know.
fn hint(desk: Desk) -> Option<AnyView> {
    if !(desk.room().hints() && matches!(desk.choosing.asked(), Asked::Turn { .. })) {
        return None;
    }
    let seat = desk.room().seat()?;
    let percent = desk.stage.shown.with(|shown| odds::bust_percent(&shown.position, seat))?;
    let said = move || say_with("game-bust-chance", &[("percent", percent.into())]);
    Some(view! { <p class="hint"><Icon name="think"/>{said}</p> }.into_any())
}
