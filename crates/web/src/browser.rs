//! The browser: its clock, its storage, its chance, its requests.

use std::time::Duration;

use js_sys::{Promise, Reflect};
use leptos::prelude::window;
pub use local_table::browser::{fresh, now};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response, Storage};

/// So many random bytes in hex digits.
pub fn fresh_hex<const BYTES: usize>() -> String {
    let mut bytes = [0; BYTES];
    fresh(&mut bytes);
    base16ct::lower::encode_string(&bytes)
}

/// Loads the page anew, as new as the server has it.
pub fn reload() {
    // Nothing keeps a page from that.
    let _ = window().location().reload();
}

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// What was kept under a name.
pub fn kept(name: &str) -> Option<String> {
    storage()?.get_item(&key(name)).ok().flatten()
}

/// Keeps a text under a name. Says whether there was room for it.
pub fn keep(name: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(&key(name), text).is_ok())
}

fn key(name: &str) -> String {
    format!("fliphouse.{name}")
}

/// Whether a media query is met.
pub fn prefers(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// Whether somebody has touched the page since it was loaded.
pub fn was_touched() -> bool {
    let field = |of: &JsValue, name: &str| Reflect::get(of, &JsValue::from_str(name)).ok();
    let activation = field(&window().navigator(), "userActivation");
    activation.and_then(|activation| field(&activation, "hasBeenActive")).is_some_and(|been| been.is_truthy())
}

/// How long the page has been there, by a clock that goes evenly and that nobody sets.
pub fn since_loaded() -> Duration {
    let millis = window().performance().map_or(0.0, |performance| performance.now());
    Duration::try_from_secs_f64(millis / 1000.0).unwrap_or_default()
}

/// Waits.
pub async fn pause(time: Duration) {
    let millis = i32::try_from(time.as_millis()).unwrap_or(i32::MAX);
    let promise = Promise::new(&mut |resolve, _| {
        // A window that cannot count down is gone, and so is this page.
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, millis);
    });
    let _ = JsFuture::from(promise).await;
}

/// Reads JSON.
pub fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    serde_json::from_str(text).ok()
}

/// Why the server did not give what it was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unanswered {
    /// It could not be reached.
    Unreachable,
    /// It refused.
    Refused(protocol::Problem),
}

/// The text at an address of the server.
pub async fn fetch_text(address: &str) -> Result<String, Unanswered> {
    text_of(JsFuture::from(window().fetch_with_str(address)).await).await
}

/// The JSON at an address of the server.
pub async fn fetch<T: DeserializeOwned>(address: &str) -> Result<T, Unanswered> {
    let text = fetch_text(address).await?;
    read(&text).ok_or(Unanswered::Unreachable)
}

/// Sends JSON to an address of the server, and reads what it answers.
pub async fn post<T: DeserializeOwned>(address: &str, body: &impl Serialize) -> Result<T, Unanswered> {
    let request = RequestInit::new();
    request.set_method("POST");
    let body = serde_json::to_string(body).map_err(|_| Unanswered::Unreachable)?;
    request.set_body(&JsValue::from_str(&body));
    let headers = web_sys::Headers::new().map_err(|_| Unanswered::Unreachable)?;
    headers.set("content-type", "application/json").map_err(|_| Unanswered::Unreachable)?;
    request.set_headers(&headers);
    let answer = JsFuture::from(window().fetch_with_str_and_init(address, &request)).await;
    let text = text_of(answer).await?;
    read(&text).ok_or(Unanswered::Unreachable)
}

async fn text_of(answer: Result<JsValue, JsValue>) -> Result<String, Unanswered> {
    let gone = |_| Unanswered::Unreachable;
    let response: Response = answer.map_err(gone)?.dyn_into().map_err(gone)?;
    let text = JsFuture::from(response.text().map_err(gone)?).await.map_err(gone)?;
    let text = text.as_string().unwrap_or_default();
    if response.ok() {
        return Ok(text);
    }
    Err(read(&text).map_or(Unanswered::Unreachable, Unanswered::Refused))
}
