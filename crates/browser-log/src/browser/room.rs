//! How much a browser keeps of a page, and for how long.

use js_sys::{Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{StorageEstimate, StorageManager};

/// Whether the browser keeps what it has of the page when the disk gets full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Persistence {
    /// Until the person clears it.
    Granted,
    /// It may clear it to make room for others.
    Refused,
    /// It does not say: older browsers, and pages that are not loaded by HTTPS.
    Unknown,
}

/// How much a browser keeps of the page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Room {
    /// About how many bytes it keeps now.
    pub used: f64,
    /// About how many it would keep.
    pub quota: f64,
}

/// Something of the browser's `navigator`, if it has it.
pub(super) fn of_navigator(name: &str) -> Option<JsValue> {
    let navigator = Reflect::get(&js_sys::global(), &"navigator".into()).ok()?;
    let value = Reflect::get(&navigator, &name.into()).ok()?;
    if value.is_undefined() || value.is_null() { None } else { Some(value) }
}

fn storage() -> Option<StorageManager> {
    of_navigator("storage")?.dyn_into().ok()
}

/// Whether the browser keeps what it has of the page.
pub async fn persistence() -> Persistence {
    told(storage().and_then(|storage| storage.persisted().ok())).await
}

/// Asks the browser, which may ask the person, to keep what it has of the page.
pub async fn ask_to_stay() -> Persistence {
    told(storage().and_then(|storage| storage.persist().ok())).await
}

async fn told(promise: Option<Promise>) -> Persistence {
    let Some(promise) = promise else { return Persistence::Unknown };
    match JsFuture::from(promise).await.ok().and_then(|told| told.as_bool()) {
        Some(true) => Persistence::Granted,
        Some(false) => Persistence::Refused,
        None => Persistence::Unknown,
    }
}

/// How much the browser keeps of the page, if it says.
pub async fn room() -> Option<Room> {
    let promise = storage()?.estimate().ok()?;
    let estimate: StorageEstimate = JsFuture::from(promise).await.ok()?.unchecked_into();
    Some(Room { used: estimate.get_usage()?, quota: estimate.get_quota()? })
}
