//! The keys: H and S, digits for players, U to take a choice back, Escape.

use std::time::Duration;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::Desk;
use crate::browser;
use crate::link::TableLink;
use crate::parts::pace::take_back;
use shown::choice::{Pick, Typed, typed};

/// How long another digit may take.
const PATIENCE: Duration = Duration::from_millis(700);

/// Where keys have a meaning of their own.
const OWN_KEYS: &str = "input, textarea, select, dialog";

/// Listens to the keyboard for as long as the board is shown.
pub fn listen(desk: Desk) {
    let digits = StoredValue::new(String::new());
    let link = expect_context();
    let listening =
        window_event_listener(leptos::ev::keydown, move |event| press(desk, link, digits, &event));
    on_cleanup(move || listening.remove());
}

fn press(desk: Desk, link: TableLink, digits: StoredValue<String>, event: &KeyboardEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let elsewhere = target.is_some_and(|target| target.closest(OWN_KEYS).ok().flatten().is_some());
    if elsewhere || event.ctrl_key() || event.alt_key() || event.meta_key() || event.repeat() {
        return;
    }
    match event.key().as_str() {
        "h" | "H" => desk.choosing.play("hit"),
        "s" | "S" => desk.choosing.play("stay"),
        "u" | "U" => drop(take_back(desk.room(), link)),
        "Escape" => desk.choosing.cancel(),
        key if key.len() == 1 && key.as_bytes()[0].is_ascii_digit() => type_digit(desk, digits, key),
        _ => {}
    }
}

fn type_digit(desk: Desk, digits: StoredValue<String>, digit: &str) {
    let so_far = digits.get_value() + digit;
    match typed(&so_far, &desk.choosing.seats()) {
        Typed::Seat(seat) => {
            digits.set_value(String::new());
            point_at(desk, seat);
        }
        Typed::Nothing => digits.set_value(String::new()),
        waits => {
            digits.set_value(so_far.clone());
            leptos::task::spawn_local(async move {
                browser::pause(PATIENCE).await;
                if digits.try_get_value() == Some(so_far) {
                    digits.set_value(String::new());
                    if let Typed::Perhaps(seat) = waits {
                        point_at(desk, seat);
                    }
                }
            });
        }
    }
}

/// Chooses a player, or goes to the first of their cards that can be chosen.
fn point_at(desk: Desk, seat: usize) {
    if !untrack(|| desk.choosing.of_cards()) {
        desk.choosing.touch(Pick { seat, card: None });
        return;
    }
    let card = document().query_selector(&format!("[data-seat=\"{seat}\"] button.card")).ok().flatten();
    if let Some(card) = card.and_then(|card| card.dyn_into::<HtmlElement>().ok()) {
        // A button that is shown can have the focus.
        let _ = card.focus();
    }
}
