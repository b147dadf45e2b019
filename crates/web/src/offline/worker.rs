//! The service worker (`assets/sw.js`): registered, looked after, and asked which version it has.

use std::time::Duration;

use js_sys::{Array, Function, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, future_to_promise};
use web_sys::{
    DomException, MessageEvent, RegistrationOptions, ServiceWorker, ServiceWorkerContainer,
    ServiceWorkerRegistration, ServiceWorkerState, ServiceWorkerUpdateViaCache, VisibilityState,
};

use super::{Keeping, Offline};
use crate::browser;
use crate::speech::assets;

const SCRIPT: &str = "/sw.js";

/// What it says when there is no room for the files.
const FULL: &str = "full";

/// Under which name it is tried whether the browser keeps anything.
const PROBE: &str = "probe";

/// How often a page that stays open looks for a newer version.
const OFTEN: Duration = Duration::from_hours(1);

/// How long somebody waits for the files of a newer version, at most, before the page is loaded anew.
const PATIENCE: Duration = Duration::from_secs(15);

/// Has the browser keep this page, and notes what becomes of that.
pub fn watch(offline: Offline) {
    if !window().is_secure_context() {
        return offline.lack(Keeping::Insecure);
    }
    let Some(container) = container() else { return offline.lack(Keeping::Refused) };
    if !browser::keep(PROBE, "") {
        offline.lack(if has_storage() { Keeping::Full } else { Keeping::Refused });
    } else if container.controller().is_some() {
        offline.keeping.set(Keeping::Ready);
    }
    listen(&container, offline);
    let look_now = move || spawn_local(look(offline));
    window_event_listener_untyped("visibilitychange", move |_| {
        if document().visibility_state() == VisibilityState::Visible {
            look_now();
        }
    });
    set_interval(look_now, OFTEN);
    look_now();
}

/// Those of this browser, if it has them and the locks by which the page says what it uses.
fn container() -> Option<ServiceWorkerContainer> {
    let navigator = window().navigator();
    let has = |name: &str| Reflect::get(&navigator, &name.into()).is_ok_and(|value| value.is_object());
    (has("serviceWorker") && has("locks")).then(|| navigator.service_worker())
}

fn has_storage() -> bool {
    window().local_storage().ok().flatten().is_some()
}

/// Hears what the worker says. A page is controlled by another worker only if that is newer: then it is asked what it is.
fn listen(container: &ServiceWorkerContainer, offline: Offline) {
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(text) = event.data().as_string() {
            hear(offline, &text);
        }
    });
    container.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    let asked = container.clone();
    let changed = Closure::<dyn FnMut()>::new(move || ask(asked.controller()));
    container.set_oncontrollerchange(Some(changed.as_ref().unchecked_ref()));
    // They listen as long as the page is open.
    heard.forget();
    changed.forget();
}

fn hear(offline: Offline, said: &str) {
    if said != FULL {
        if browser::keep(PROBE, "") {
            offline.keeping.set(Keeping::Ready);
        }
        offline.newer.set(said != assets());
    } else if offline.keeping.get_untracked() != Keeping::Ready {
        offline.lack(Keeping::Full);
    }
}

/// Asks a worker for its version: any message means that.
fn ask(worker: Option<ServiceWorker>) {
    if let Some(worker) = worker {
        // A worker takes any text.
        let _ = worker.post_message(&"version".into());
    }
}

/// Looks for a newer version. One that has to come first takes over when it has all of its files, and is asked then.
pub async fn look(offline: Offline) {
    let Some(container) = container() else { return };
    let registration = match register(&container).await {
        Ok(registration) => registration,
        Err(error) if is_refusal(&error) => return offline.lack(Keeping::Refused),
        // There is no network: it is tried again when there is.
        Err(_) => return,
    };
    if updated(&registration).await.is_ok() && coming(&registration).is_none() {
        ask(registration.active());
    }
}

async fn register(container: &ServiceWorkerContainer) -> Result<ServiceWorkerRegistration, JsValue> {
    let options = RegistrationOptions::new();
    options.set_update_via_cache(ServiceWorkerUpdateViaCache::None);
    JsFuture::from(container.register_with_options(SCRIPT, &options)).await?.dyn_into()
}

/// Whether the browser does not want to keep anything. That the script could not be fetched is another kind of error.
fn is_refusal(error: &JsValue) -> bool {
    error.dyn_ref::<DomException>().is_some_and(|error| error.name() != "AbortError")
}

async fn updated(registration: &ServiceWorkerRegistration) -> Result<JsValue, JsValue> {
    JsFuture::from(registration.update()?).await
}

/// A worker that does not have all of its files yet.
fn coming(registration: &ServiceWorkerRegistration) -> Option<ServiceWorker> {
    registration.installing().or_else(|| registration.waiting())
}

/// Loads the page anew once the newest version is here, so that it is that, however slow the network is.
pub async fn bring() {
    if let Some(worker) = newest().await {
        let late = future_to_promise(async {
            browser::pause(PATIENCE).await;
            Ok(JsValue::UNDEFINED)
        });
        // Neither of them fails.
        let _ = JsFuture::from(Promise::race(&Array::of2(&settled(&worker), &late))).await;
    }
    browser::reload();
}

/// The newest version, as long as it is coming.
async fn newest() -> Option<ServiceWorker> {
    let registration = JsFuture::from(container()?.get_registration()).await.ok()?;
    let registration: ServiceWorkerRegistration = registration.dyn_into().ok()?;
    updated(&registration).await.ok()?;
    coming(&registration)
}

/// Waits until a worker has all of its files, or will never have them.
fn settled(worker: &ServiceWorker) -> Promise {
    Promise::new(&mut |resolve: Function, _| {
        let coming = worker.clone();
        let changed = Closure::<dyn FnMut()>::new(move || {
            if matches!(coming.state(), ServiceWorkerState::Activated | ServiceWorkerState::Redundant) {
                // Whoever waits takes any answer.
                let _ = resolve.call0(&JsValue::UNDEFINED);
            }
        });
        worker.set_onstatechange(Some(changed.as_ref().unchecked_ref()));
        changed.forget();
    })
}
