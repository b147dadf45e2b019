//! The browser's offer to install the page, where it makes one.

use js_sys::{Function, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

use super::Offline;

/// Where `start.js` leaves the offer, which may come before the page does.
const OFFER: &str = "installOffer";

/// Notes whether there is an offer.
pub fn listen(offline: Offline) {
    offline.offered.set(offer().is_some());
    window_event_listener_untyped("beforeinstallprompt", move |_| offline.offered.set(true));
    window_event_listener_untyped("appinstalled", move |_| offline.offered.set(false));
}

/// Takes it. The browser asks whether that is meant, and can be asked only once.
pub fn accept(offline: Offline) {
    offline.offered.set(false);
    let Some(offer) = offer() else { return };
    // Nothing can be set on no window.
    let _ = Reflect::set(&window(), &OFFER.into(), &JsValue::UNDEFINED);
    if let Some(prompt) =
        Reflect::get(&offer, &"prompt".into()).ok().and_then(|prompt| prompt.dyn_into::<Function>().ok())
    {
        // An offer that does not hold any more is no offer.
        let _ = prompt.call0(&offer);
    }
}

fn offer() -> Option<JsValue> {
    Reflect::get(&window(), &OFFER.into()).ok().filter(JsValue::is_object)
}
