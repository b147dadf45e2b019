//! A page that does with logs what it is told to, for the tests in a browser.
//!
//! It puts two things into the window: `probe(text)`, which takes a command in JSON and promises
//! what comes of it, and `news`, a list of everything that was told.

#[path = "../../tests/browser_log/contract.rs"]
mod contract;
mod desk;
#[path = "../../tests/browser_log/forms.rs"]
mod forms;

use js_sys::{Array, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::future_to_promise;

fn main() {
    std::panic::set_hook(Box::new(|panic| tell(&panic.to_string())));
    put("news", &Array::new());
    let probe = Closure::<dyn Fn(String) -> Promise>::new(|command: String| {
        future_to_promise(async move {
            let done = match serde_json::from_str(&command) {
                Ok(command) => desk::carry_out(command).await,
                Err(error) => Err(error.to_string()),
            };
            done.map(JsValue::from).map_err(JsValue::from)
        })
    });
    put("probe", probe.as_ref());
    // It lives as long as the page.
    probe.forget();
}

fn put(name: &str, value: &JsValue) {
    Reflect::set(&js_sys::global(), &name.into(), value).expect("a window that takes it");
}

/// Adds to the news.
fn tell(news: &str) {
    let list = Reflect::get(&js_sys::global(), &"news".into()).expect("a list of news");
    list.unchecked_into::<Array>().push(&news.into());
}
