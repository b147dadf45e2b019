//! The keyboard: digits for numbers or players, letters for what else is done.

use std::collections::BTreeSet;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use shown::choice::{Typed, typed};
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::board::{OWN_KEYS, PATIENCE};
use crate::browser;

/// What keys do at a table.
pub struct Keys {
    /// The numbers that can be typed now.
    pub numbers: Box<dyn Fn() -> BTreeSet<usize>>,
    /// A number was typed.
    pub number: Box<dyn Fn(usize)>,
    /// A letter was pressed, or Escape or Backspace.
    pub other: Box<dyn Fn(&str)>,
}

/// Listens to the keyboard for as long as the table is shown.
pub fn listen(keys: Keys) {
    let keys = StoredValue::new_local(keys);
    let digits = StoredValue::new(String::new());
    let listening = window_event_listener(leptos::ev::keydown, move |event| press(keys, digits, &event));
    on_cleanup(move || listening.remove());
}

fn press(keys: StoredValue<Keys, LocalStorage>, digits: StoredValue<String>, event: &KeyboardEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let elsewhere = target.is_some_and(|target| target.closest(OWN_KEYS).ok().flatten().is_some());
    if elsewhere || event.ctrl_key() || event.alt_key() || event.meta_key() || event.repeat() {
        return;
    }
    match event.key().as_str() {
        key if key.len() == 1 && key.as_bytes()[0].is_ascii_digit() => type_digit(keys, digits, key),
        key => keys.with_value(|keys| (keys.other)(&key.to_ascii_lowercase())),
    }
}

fn type_digit(keys: StoredValue<Keys, LocalStorage>, digits: StoredValue<String>, digit: &str) {
    let so_far = digits.get_value() + digit;
    let numbers = keys.with_value(|keys| (keys.numbers)());
    match typed(&so_far, &numbers) {
        Typed::Seat(number) => {
            digits.set_value(String::new());
            keys.with_value(|keys| (keys.number)(number));
        }
        Typed::Nothing => digits.set_value(String::new()),
        waits => {
            digits.set_value(so_far.clone());
            spawn_local(async move {
                browser::pause(PATIENCE).await;
                if digits.try_get_value() == Some(so_far) {
                    digits.set_value(String::new());
                    if let Typed::Perhaps(number) = waits {
                        keys.with_value(|keys| (keys.number)(number));
                    }
                }
            });
        }
    }
}
