//! What one can do now, and who is waited for otherwise.

use i18n::Arg;
use leptos::html::Button;
use leptos::prelude::*;
use protocol::Phase;

use super::Desk;
use super::choice::Choice;
use super::choosing::Asked;
use crate::effect::effect;
use crate::odds;
use crate::parts::icon::Icon;
use crate::seen::Becomes;
use crate::settings::settings;
use crate::speech::{say, say_with, speech, t};

/// The bar with the actions.
pub fn act(desk: Desk) -> AnyView {
    let asked = Memo::new(move |_| desk.choosing.asked());
    let body = move || match asked.get() {
        Asked::Nothing => view! { <p class="waits">{move || waited_for(desk)}</p> }.into_any(),
        Asked::Turn { hit, stay } => turn(desk, hit, stay),
        Asked::Choose(verb) => choose(desk, &verb),
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
fn choose(desk: Desk, verb: &str) -> AnyView {
    match desk.choosing.complete() {
        Some(choice) if !desk.choosing.at_once => confirm(desk, &choice),
        _ => view! { <p class="asks" role="status"><Icon name="play"/><span>{prompt(desk, verb)}</span></p> }
            .into_any(),
    }
}

fn prompt(desk: Desk, verb: &str) -> String {
    let id = match verb {
        "bonus" => "game-choose-bonus",
        "swap" => "game-choose-swap",
        "steal" | "discard" => "game-choose-card",
        _ => "game-choose-target",
    };
    let card = desk.stage.shown.with(|shown| shown.position.pending.clone()).unwrap_or_default();
    say_with(id, &[("card", desk.card(&card).into())])
}

fn confirm(desk: Desk, choice: &Choice) -> AnyView {
    let button = NodeRef::<Button>::new();
    // Who plays by keys has Enter at hand then.
    effect(move || {
        if let Some(button) = button.get() {
            // A button that is shown can have the focus.
            let _ = button.focus();
        }
    });
    view! {
        <p class="will" role="status">{will(desk, choice)}</p>
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

/// What will happen, in words.
fn will(desk: Desk, choice: &Choice) -> String {
    let me = desk.room().seat().unwrap_or_default();
    let about = |seat: usize| [("name", Arg::from(desk.name(seat))), ("self", Arg::from(seat == me))];
    let pending = desk.stage.shown.with(|shown| shown.position.pending.clone()).unwrap_or_default();
    let place = |nth: usize| {
        choice
            .picks
            .get(nth)
            .map_or((0, &pending), |pick| (pick.seat, pick.card.as_ref().unwrap_or(&pending)))
    };
    let ((one, his), (other, hers)) = (place(0), place(1));
    let mut args = Vec::from(about(one));
    args.push(("card", desk.card(his).into()));
    args.push(("other", desk.name(other).into()));
    args.push(("hers", desk.card(hers).into()));
    let mut sentences = vec![say_with(&format!("rows-will-{}", choice.verb), &args)];
    let outcomes = desk.stage.shown.with(|shown| shown.position.outcomes.get(&choice.text).cloned());
    sentences.extend(outcomes.into_iter().flatten().map(|becomes| {
        let id = match becomes.outcome {
            Becomes::Bust => "rows-then-bust",
            Becomes::Wipe => "rows-then-wipe",
            Becomes::Flip7 => "rows-then-flip7",
        };
        say_with(id, &about(becomes.seat))
    }));
    sentences.join(" ")
}

/// What the next card may do, for those who want to know.
fn hint(desk: Desk) -> Option<AnyView> {
    let allowed = desk.room().table.with(|table| table.as_ref().is_some_and(|table| table.hints));
    if !(allowed && settings().hints.get() && matches!(desk.choosing.asked(), Asked::Turn { .. })) {
        return None;
    }
    let seat = desk.room().seat()?;
    let chance = desk.stage.shown.with(|shown| odds::bust_chance(&shown.position, seat))?;
    let said = move || say_with("game-bust-chance", &[("percent", odds::percent(chance).into())]);
    Some(view! { <p class="hint"><Icon name="think"/>{said}</p> }.into_any())
}

impl Desk {
    /// The spoken name of a card.
    pub fn card(self, code: &str) -> String {
        speech().words().card(self.game.as_str(), code)
    }
}
