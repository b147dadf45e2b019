//! The place of whoever is looking: their hand, or the screen that hides it.

use leptos::html::{Button, Div};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::fan::Fan;
use super::seats::{come, dealer, facts};
use super::{Uno, ask, keys};
use crate::board::space;
use crate::parts::face::face;
use crate::parts::icon::Icon;
use crate::parts::log::Since;
use crate::speech::{say_with, speech, t};
use shown::cards::{self, Held};
use shown::thing::Thing;

/// How much of the height of the table a hand takes at most, and how much of a low one.
const PARTS: [f64; 2] = [0.27, 0.4];

/// What is beside a hand on both sides, in pixels.
const MARGIN: f64 = 24.0;

/// A table that is not so high, in pixels, is a low one.
const LOW: f64 = 520.0;

/// The lower part of the table.
pub fn mine(uno: Uno) -> AnyView {
    let me = uno.me;
    let turn = Memo::new(move |_| uno.shown.with(|shown| shown.to_act.is_some() && shown.to_act == me.get()));
    let sits = Memo::new(move |_| me.get().filter(|_| uno.taker.get().is_none()));
    let part = move || match (uno.taker.get(), sits.get()) {
        (Some(taker), _) => curtain(uno, taker),
        (None, Some(seat)) => own(uno, seat),
        (None, None) => ().into_any(),
    };
    view! {
        <section class="uno-mine" class:turn=move || turn.get() && sits.get().is_some()>
            {ask::ask(uno)}
            {part}
        </section>
    }
    .into_any()
}

/// What stands between two people who share a device.
fn curtain(uno: Uno, taker: u32) -> AnyView {
    let place = NodeRef::<Button>::new();
    Effect::new(move || {
        if let Some(button) = place.get() {
            // Without focus the button still works.
            let _ = button.focus();
        }
    });
    let name = move || {
        let guests = uno.room().table.get().map_or_else(Vec::new, |table| table.guests);
        guests.into_iter().find(|guest| guest.guest == taker).map_or_else(String::new, |guest| guest.name)
    };
    let show = move |_| {
        if let Some(local) = uno.link.local() {
            local.hand_to(taker);
        }
    };
    view! {
        <div class="uno-curtain">
            <Icon name="person"/>
            <h2>{Signal::derive(move || say_with("local-pass-device", &[("name", name().into())]))}</h2>
            {since(uno, taker)}
            <button class="button main wide" node_ref=place on:click=show><Icon name="eye"/>{t("local-show-hand")}</button>
        </div>
    }
    .into_any()
}

/// What happened since whoever takes the device last had it. On a device that goes round the log
/// tells only what everybody may know.
fn since(uno: Uno, taker: u32) -> AnyView {
    let seat = move || {
        let sits =
            |table: &protocol::TableInfo| table.seats.iter().position(|seat| seat.guest == Some(taker));
        uno.room().table.with(|table| table.as_ref().and_then(sits)).map(|place| place + 1)
    };
    view! {
        <section class="since" aria-label=t("local-since")>
            <h3>{t("local-since")}</h3>
            <Since seat=Signal::derive(seat)/>
        </section>
    }
    .into_any()
}

fn own(uno: Uno, seat: usize) -> AnyView {
    view! {
        // Where a card that is played sets out from.
        <span class="uno-anchor" data-seat=seat></span>
        {ask::revealed(uno)}
        {hand(uno, seat)}
        <p class="uno-self">
            <span class="uno-name">{face(uno.room(), seat)}<span>{move || uno.room().call(seat)}</span>{dealer(uno, seat)}</span>
            {facts(uno, seat)}
        </p>
    }
    .into_any()
}

/// The own cards, sorted; those that can be played stand out.
fn hand(uno: Uno, seat: usize) -> AnyView {
    let held = Memo::new(move |before: Option<&Vec<Held>>| {
        let faces = uno.shown.with(|shown| shown.hands.get(seat - 1).and_then(|hand| hand.faces.clone()));
        cards::sorted(&faces.unwrap_or_default(), before.map_or(&[], Vec::as_slice))
    });
    let playable = uno.part(|shown| cards::playable(&shown.choices));
    let asked =
        uno.part(|shown| shown.choices.iter().any(|choice| choice == "draw" || choice.starts_with("play ")));
    let drawn = uno.part(|shown| shown.drawn.clone());
    // Tab leads to one card, the arrows from there to all others.
    let visited = RwSignal::new(String::new());
    let entry = Memo::new(move |_| {
        held.with(|held| {
            let there = |name: &String| held.iter().any(|card| card.name == *name);
            let first = || {
                playable
                    .with(|all| held.iter().find(|card| all.contains(&card.name)).or(held.first()).cloned())
            };
            visited.with(|name| there(name).then(|| name.clone())).or_else(|| Some(first()?.name))
        })
    });
    let card = move |Held { face, name, fresh }: Held| {
        let place = NodeRef::<Button>::new();
        come(place, fresh);
        let picture = card_art::card(face);
        let name = StoredValue::new(name);
        let can = move || playable.with(|all| name.with_value(|name| all.contains(name)));
        let label = move || {
            let card = speech().words().card(face);
            if can() { say_with("game-play-card", &[("card", card.into())]) } else { card }
        };
        view! {
            <button class="uno-card" node_ref=place data-card=name.get_value() data-thing=Thing::Card(face.into()).to_string() class:playable=can
                class:drawn=move || drawn.get() == Some(name.get_value()) aria-label=label
                aria-disabled=move || (!can()).to_string()
                tabindex=move || if entry.get() == Some(name.get_value()) { "0" } else { "-1" }>
                <span class="card" inner_html=picture></span>
            </button>
        }
    };
    let place = NodeRef::<Div>::new();
    keys::keep_focus(uno, place);
    let fan = fanned(uno, held, place);
    let play = move |event: leptos::ev::MouseEvent| {
        if let Some(card) = event.target().and_then(card_at) {
            uno.play(&card);
        }
    };
    let visit = move |event: leptos::ev::FocusEvent| {
        if let Some(card) = event.target().and_then(card_at) {
            visited.set(card);
        }
    };
    view! {
        <div class="uno-hand" node_ref=place role="toolbar" aria-label=t("game-your-hand")
            class:waits=move || !asked.get() style:--w=move || pixels(fan.get().card)
            style:--pitch=move || pixels(fan.get().pitch) style:--row=move || pixels(fan.get().step)
            style:--columns=move || fan.get().columns.to_string()
            on:click=play on:focusin=visit on:keydown=move |event| keys::walk(&event)>
            <For each=move || held.get() key=|card| card.name.clone() children=card/>
        </div>
    }
    .into_any()
}

/// How the hand lies in the space that there is.
fn fanned(uno: Uno, held: Memo<Vec<Held>>, place: NodeRef<Div>) -> Memo<Fan> {
    let (around, cloth) = (space::around(place), uno.cloth);
    Memo::new(move |_| {
        let height = cloth.get().height;
        let part = PARTS[usize::from(height < LOW)];
        Fan::of(held.with(Vec::len), around.get().width - MARGIN, height * part)
    })
}

fn pixels(size: f64) -> String {
    format!("{size:.1}px")
}

/// The name of the card that an event is about.
fn card_at(target: web_sys::EventTarget) -> Option<String> {
    let element: Element = target.dyn_into().ok()?;
    let button: HtmlElement = element.closest("[data-card]").ok().flatten()?.dyn_into().ok()?;
    button.get_attribute("data-card")
}
