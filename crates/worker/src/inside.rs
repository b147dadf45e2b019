//! Within the worker.

use js_sys::Promise;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// Takes everything that the page asks from now on, and lets it know.
pub fn listen<A: DeserializeOwned>(then: impl Fn(A) + 'static) {
    let listener = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        // Page and worker are built together; what does not fit is not theirs.
        if let Ok(ask) = serde_json::from_str(&text) {
            then(ask);
        }
    });
    scope().set_onmessage(Some(listener.as_ref().unchecked_ref()));
    // It listens as long as the worker lives.
    listener.forget();
    post("");
}

/// Tells the page something.
pub fn tell(answer: &impl Serialize) {
    post(&serde_json::to_string(answer).unwrap_or_default());
}

fn post(text: &str) {
    // A page that is gone does not listen.
    let _ = scope().post_message(&JsValue::from_str(text));
}

/// Waits.
pub async fn pause(millis: u32) {
    let promise = Promise::new(&mut |resolve, _| {
        let millis = i32::try_from(millis).unwrap_or(i32::MAX);
        // A worker that cannot count down is gone.
        let _ = scope().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, millis);
    });
    let _ = JsFuture::from(promise).await;
}
