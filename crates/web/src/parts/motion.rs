//! Cards that move: from where they came to where they lie.

use std::time::Duration;

use js_sys::{Array, Object, Reflect};
use leptos::prelude::*;
use protocol::GameName;
use shown::pace::Pace;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

use crate::settings::{Motion, settings};

/// How long a card is on its way, or two cards follow each other.
pub fn beat() -> Duration {
    pace_of(settings().motion.get_untracked()).beat
}

/// How long the table takes to be turned over.
pub fn turning() -> Duration {
    pace_of(settings().motion.get_untracked()).turning()
}

/// How fast things are shown at a setting.
pub const fn pace_of(motion: Motion) -> Pace {
    match motion {
        Motion::On => Pace::NORMAL,
        Motion::Fast => Pace::FAST,
        Motion::Off => Pace::INSTANT,
    }
}

/// How long a bot thinks before it moves. Where nobody can do anything out of turn it need not
/// wait for those who look: its moves do, until they are shown.
pub fn thinking_time(game: GameName) -> Duration {
    match (game, settings().motion.get_untracked()) {
        (GameName::Flip7 | GameName::Vengeance, _) => Duration::ZERO,
        (GameName::UnoFlip, Motion::On) => Duration::from_millis(700),
        (GameName::UnoFlip, Motion::Fast) => Duration::from_millis(300),
        (GameName::UnoFlip, Motion::Off) => Duration::from_millis(120),
    }
}

/// Lets an element come from where another is, after so many beats.
pub fn arrive(element: &Element, from: &str, after: u32) {
    let beat = beat();
    let Some(origin) = document().query_selector(from).ok().flatten().filter(|_| !beat.is_zero()) else {
        return;
    };
    let (here, there) = (element.get_bounding_client_rect(), origin.get_bounding_client_rect());
    let (x, y) = (there.left() - here.left(), there.top() - here.top());
    let away = format!("translate({x}px, {y}px) rotateY(180deg) scale(0.8)");
    animate(element, &[&away, "none"], beat, beat * after);
}

/// Plays an animation of the element's transform through these states.
pub fn animate(element: &Element, states: &[&str], time: Duration, delay: Duration) {
    let frames = Array::new();
    for state in states {
        frames.push(&object(&[("transform", JsValue::from_str(state))]));
    }
    let options = object(&[
        ("duration", millis(time)),
        ("delay", millis(delay)),
        ("easing", JsValue::from_str("cubic-bezier(.2,.8,.3,1)")),
        ("fill", JsValue::from_str("backwards")),
    ]);
    start(element, &frames, &options);
}

/// Turns an element over. Half of the time later it stands on its edge, and what
/// it shows can change unseen.
pub fn turn_over(element: &Element, time: Duration) {
    let frames = Array::new();
    for (at, state, easing) in [
        (0.0, "none", "ease-in"),
        (0.5, "rotateY(90deg)", "linear"),
        (0.5, "rotateY(-90deg)", "ease-out"),
        (1.0, "none", "linear"),
    ] {
        frames.push(&object(&[
            ("offset", JsValue::from_f64(at)),
            ("transform", JsValue::from_str(state)),
            ("easing", JsValue::from_str(easing)),
        ]));
    }
    start(element, &frames, &object(&[("duration", millis(time))]));
}

fn start(element: &Element, frames: &Array, options: &Object) {
    // Called by name: it is all that is needed of this part of the browser.
    if let Ok(animate) = Reflect::get(element, &JsValue::from_str("animate"))
        && let Some(animate) = animate.dyn_ref::<js_sys::Function>()
    {
        // A browser that cannot animate shows things where they are in the end.
        let _ = animate.call2(element, frames, options);
    }
}

fn millis(time: Duration) -> JsValue {
    JsValue::from_f64(time.as_secs_f64() * 1000.0)
}

fn object(fields: &[(&str, JsValue)]) -> Object {
    let object = Object::new();
    for (name, value) in fields {
        // Setting a field of a fresh object cannot fail.
        let _ = Reflect::set(&object, &JsValue::from_str(name), value);
    }
    object
}
