//! What one can do now, and who is waited for otherwise.

use leptos::html::Button;
use leptos::prelude::*;
use protocol::Phase;
use rows::Status;
use shown::choice::Choice;
use shown::{ask, odds};

use super::Desk;
use super::choosing::Asked;
use crate::parts::icon::Icon;
use crate::settings::settings;
use crate::speech::{say, say_with, speech, t};

/// The bar with the actions.
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
        <div class="act" class:asked=move || asked.get() != Asked::Nothing>
            {body}
            {move || hint(desk)}
        </div>
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

/// Players or cards are being chosen: what for, then what will happen.
fn choose(desk: Desk, asks: &str) -> AnyView {
    match desk.choosing.complete().and_then(|choice| said_before(desk, &choice)) {
        Some(will) => confirm(desk, will),
        None => {
            view! { <p class="asks" role="status"><Icon name="play"/><span>{prompt(desk, asks)}</span></p> }
                .into_any()
        }
    }
}

fn prompt(desk: Desk, asks: &str) -> String {
    desk.stage.shown.with(|shown| ask::for_touch(&speech().words(), &shown.position, asks))
}

fn confirm(desk: Desk, will: String) -> AnyView {
    let button = NodeRef::<Button>::new();
    // Who plays by keys has Enter at hand then.
    Effect::new(move || {
        if let Some(button) = button.get() {
            // A button that is shown can have the focus.
            let _ = button.focus();
        }
    });
    view! {
        <p class="will" role="status">{will}</p>
        <div class="doings">
            <button class="button main" node_ref=button disabled=move || desk.choosing.waits()
                on:click=move |_| desk.choosing.confirm()><Icon name="check"/>{t("rows-confirm")}</button>
            <button class="button" aria-keyshortcuts="Escape" on:click=move |_| desk.choosing.cancel()>
                <Icon name="close"/>{t("rows-cancel")}
            </button>
        </div>
    }
    .into_any()
}

/// What will happen, in words, where one confirms.
fn said_before(desk: Desk, choice: &Choice) -> Option<String> {
    let (me, name) = (desk.room().seat(), |seat| desk.name(seat));
    desk.stage.shown.with(|shown| ask::before(&speech().words(), &shown.position, choice, me, &name))
}

/// What the next card may do, for those who want to know.
fn hint(desk: Desk) -> Option<AnyView> {
    let allowed = desk.room().table.with(|table| table.as_ref().is_some_and(|table| table.hints));
    if !(allowed && settings().hints.get() && matches!(desk.choosing.asked(), Asked::Turn { .. })) {
        return None;
    }
    let seat = desk.room().seat()?;
    let percent = desk.stage.shown.with(|shown| odds::bust_percent(&shown.position, seat))?;
    let said = move || say_with("game-bust-chance", &[("percent", percent.into())]);
    Some(view! { <p class="hint"><Icon name="think"/>{said}</p> }.into_any())
}
