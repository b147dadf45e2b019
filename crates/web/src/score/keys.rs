//! The sheet by keys alone: undo and redo everywhere, and the pad while it is open.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use shown::score::Way;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::keeper::Keeper;
use super::pad;

/// Listens as long as the sheet is shown.
pub fn listen(keeper: Keeper) {
    let pressed = window_event_listener(leptos::ev::keydown, move |key| press(keeper, &key));
    on_cleanup(move || pressed.remove());
}

/// What has the keys for itself.
fn is_within(key: &KeyboardEvent, selector: &str) -> bool {
    let target = key.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.closest(selector).is_ok_and(|found| found.is_some()))
}

fn press(keeper: Keeper, key: &KeyboardEvent) {
    if is_within(key, "input, select, textarea, dialog") || key.alt_key() {
        return;
    }
    let control = key.ctrl_key() || key.meta_key();
    let redo = key.shift_key();
    match (control, key.key().to_lowercase().as_str()) {
        (true, "z") | (false, "u") => keeper.undo(redo),
        (true, "y") => keeper.undo(true),
        (false, other) if keeper.draft.with_untracked(Option::is_some) => {
            if !enter(keeper, key, other) {
                return;
            }
        }
        _ => return,
    }
    key.prevent_default();
}

/// A key while the pad is open. Says whether it was one of the pad's.
fn enter(keeper: Keeper, key: &KeyboardEvent, pressed: &str) -> bool {
    let typed = keeper
        .draft
        .with_untracked(|draft| draft.as_ref().is_some_and(|draft| matches!(draft.way, Way::Typed(_))));
    let digit = pressed.parse::<u8>().ok().filter(|digit| *digit <= 9);
    match (pressed, digit) {
        (_, Some(digit)) if typed => keeper.tap(|_, draft| Ok(draft.digit(digit))),
        ("backspace", _) if typed => keeper.tap(|_, draft| Ok(draft.back())),
        ("-", _) if typed => keeper.tap(|sheet, draft| {
            Ok(if sheet.rules().may_lose_points() { draft.minus() } else { draft.clone() })
        }),
        ("escape", _) => keeper.leave(),
        ("b", _)
            if keeper.glance(|sheet| sheet.rules().game() != hosting::GameName::UnoFlip) == Some(true) =>
        {
            keeper.bust();
        }
        ("c", _) => pad::turn(keeper, true),
        ("p", _) => pad::turn(keeper, false),
        // A button that has the focus is pressed instead.
        ("enter", _) if !is_within(key, "button, a, summary") => drop(keeper.confirm()),
        _ => return false,
    }
    true
}
