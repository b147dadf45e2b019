//! The table by keyboard alone.

use leptos::ev::{self, KeyboardEvent};
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::Uno;
use crate::parts::help::typing;
use crate::parts::pace::take_back;
use shown::cards;

/// Keys that make a move which is a word.
const WORDS: [(&str, &str); 4] = [("d", "draw"), ("p", "pass"), ("a", "accept"), ("c", "challenge")];

/// Listens as long as the table is shown.
pub fn listen(uno: Uno) {
    let listener = window_event_listener(ev::keydown, move |event| {
        if !(event.ctrl_key() || event.meta_key() || event.alt_key() || typing()) && press(uno, &event.key())
        {
            event.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}

/// Does what a key is for. Says whether it is for anything.
fn press(uno: Uno, key: &str) -> bool {
    if uno.picking.get_untracked() {
        return pick(uno, key);
    }
    // Another window lies over the table.
    if first("dialog[open]").is_some() {
        return false;
    }
    let key = key.to_ascii_lowercase();
    match key.as_str() {
        "u" if uno.shown.with_untracked(|shown| cards::can_call(&shown.choices)) => {
            uno.calls.update(|calls| *calls = !*calls);
            true
        }
        "u" => take_back(uno.room(), uno.link),
        "c" if let Some(seat) = uno.shown.with_untracked(|shown| cards::catchable(&shown.choices)) => {
            uno.act_if_offered(&format!("catch {seat}"))
        }
        "arrowleft" | "arrowright"
            if !first(":focus").is_some_and(|element| element.has_attribute("data-card")) =>
        {
            focus("[data-card][tabindex=\"0\"]")
        }
        key => WORDS.iter().any(|(letter, word)| *letter == key && uno.act_if_offered(word)),
    }
}

/// A digit picks a colour.
fn pick(uno: Uno, key: &str) -> bool {
    let offered = uno.shown.with_untracked(|shown| {
        uno.wild.with_untracked(|wild| cards::colours(&shown.choices, wild.as_deref()))
    });
    let place = key.parse::<usize>().ok().and_then(|digit| digit.checked_sub(1));
    let Some(&colour) = place.and_then(|place| offered.get(place)) else { return false };
    uno.name_colour(colour);
    true
}

/// The arrows walk along the hand: left and right to every card, up and down to
/// those that can be played.
pub fn walk(event: &KeyboardEvent) {
    let Some(here) = first(":focus").filter(|element| element.has_attribute("data-card")) else { return };
    let (forth, playable) = match event.key().as_str() {
        "ArrowRight" => (true, false),
        "ArrowLeft" => (false, false),
        "ArrowDown" => (true, true),
        "ArrowUp" => (false, true),
        "Home" | "End" => {
            let end = if event.key() == "Home" { "first" } else { "last" };
            event.prevent_default();
            focus(&format!(".uno-card:{end}-of-type"));
            return;
        }
        _ => return,
    };
    event.prevent_default();
    let mut next = beside(&here, forth);
    while let Some(card) = &next
        && playable
        && *card != here
        && !card.class_list().contains("playable")
    {
        next = beside(card, forth);
    }
    if let Some(card) = next.and_then(|card| card.dyn_into::<HtmlElement>().ok()) {
        // A card that cannot have the focus leaves it where it is.
        let _ = card.focus();
    }
}

/// The card beside another; beside the last lies the first.
fn beside(card: &Element, forth: bool) -> Option<Element> {
    let hand = card.parent_element();
    if forth {
        card.next_element_sibling().or_else(|| hand?.first_element_child())
    } else {
        card.previous_element_sibling().or_else(|| hand?.last_element_child())
    }
}

/// Whoever plays by keyboard stays in their hand: the card that had the focus
/// is gone once it has been played.
pub fn keep_focus(uno: Uno, hand: NodeRef<Div>) {
    let by_keys = StoredValue::new(false);
    let pressed = window_event_listener(ev::keydown, move |_| by_keys.set_value(true));
    let pointed = window_event_listener(ev::pointerdown, move |_| by_keys.set_value(false));
    on_cleanup(move || {
        pressed.remove();
        pointed.remove();
    });
    Effect::new(move || {
        uno.shown.track();
        if hand.get().is_some() && by_keys.get_value() && first(":focus").is_none() {
            focus("[data-card][tabindex=\"0\"]");
        }
    });
}

fn first(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

/// Gives the focus to the first such element. Says whether there is one.
pub fn focus(selector: &str) -> bool {
    let element = first(selector).and_then(|element| element.dyn_into::<HtmlElement>().ok());
    element.is_some_and(|element| element.focus().is_ok())
}
