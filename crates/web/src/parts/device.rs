//! What the device does besides showing the table: its screen stays on during a game, it trembles,
//! and it says whose turn it is to whoever looks elsewhere.

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Phase;
use shown::step::{Sound, Step};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Notification, NotificationPermission};

use crate::browser;
use crate::room::Room;
use crate::settings::settings;
use crate::speech::say_once;

/// How long the device trembles when it is one's turn, in milliseconds.
const TURN: u32 = 30;

/// Does all of it for as long as the table is shown.
#[component]
pub fn Device() -> impl IntoView {
    let room: Room = expect_context();
    stay_awake(room);
    let mine = Memo::new(move |_| room.my_turn());
    Effect::new(move |before: Option<bool>| {
        let now = mine.get();
        if now && before == Some(false) {
            tremble(TURN);
            notify();
        }
        now
    });
    Effect::new(move || {
        let longest = room.steps.with(|steps| steps.iter().map(trembling).max());
        if let Some(time) = longest.filter(|time| *time > 0) {
            tremble(time);
        }
    });
}

/// How long the device trembles when something happens, in milliseconds.
fn trembling(step: &Step) -> u32 {
    match step.sound() {
        Sound::Silence | Sound::Card => 0,
        Sound::Freeze | Sound::Flip => 40,
        Sound::Bust => 90,
        Sound::Flip7 | Sound::Win => 160,
    }
}

/// Whether this device can tremble.
pub fn can_tremble() -> bool {
    has(&window().navigator(), "vibrate")
}

fn tremble(time: u32) {
    // Browsers allow it only on a page that somebody has touched.
    if settings().haptics.get_untracked() && can_tremble() && browser::was_touched() {
        window().navigator().vibrate_with_duration(time);
    }
}

/// Whether this browser can give notices.
pub fn can_notify() -> bool {
    has(&window(), "Notification")
}

/// Asks whether notices are allowed, and says so.
pub async fn ask_for_notices() -> bool {
    let Ok(asked) = Notification::request_permission() else { return false };
    JsFuture::from(asked).await.is_ok_and(|answer| answer == "granted")
}

/// Tells somebody who looks at something else that it is their turn.
fn notify() {
    let wanted = settings().notices.get_untracked() && document().hidden();
    if wanted && can_notify() && Notification::permission() == NotificationPermission::Granted {
        // Some devices give notices in another way only: then there is none.
        let _ = Notification::new(&format!("{} – Fliphouse", say_once("game-your-turn")));
    }
}

/// Keeps the screen on while a game is played, where the device can.
fn stay_awake(room: Room) {
    let lock = StoredValue::new_local(None::<JsValue>);
    let playing = Memo::new(move |_| room.phase() == Some(Phase::Playing));
    let hold = move || {
        if !playing.get_untracked() || document().hidden() {
            return;
        }
        spawn_local(async move {
            let held = ask_for_lock().await;
            if let Some(earlier) = lock.try_update_value(|lock| std::mem::replace(lock, held)).flatten() {
                release(&earlier);
            }
        });
    };
    let let_go = move || {
        if let Some(held) = lock.try_update_value(Option::take).flatten() {
            release(&held);
        }
    };
    Effect::new(move || if playing.get() { hold() } else { let_go() });
    // A page that was hidden has lost it.
    let seen = window_event_listener_untyped("visibilitychange", move |_| hold());
    on_cleanup(move || {
        seen.remove();
        let_go();
    });
}

async fn ask_for_lock() -> Option<JsValue> {
    let locks = field(&window().navigator(), "wakeLock")?;
    let ask: Function = field(&locks, "request")?.dyn_into().ok()?;
    let asked: Promise = ask.call1(&locks, &"screen".into()).ok()?.dyn_into().ok()?;
    JsFuture::from(asked).await.ok()
}

fn release(lock: &JsValue) {
    if let Some(release) = field(lock, "release").and_then(|release| release.dyn_into::<Function>().ok()) {
        // What is released already can be released again.
        let _ = release.call0(lock);
    }
}

/// Whether the page can fill the whole screen.
pub fn can_fill_the_screen() -> bool {
    document().fullscreen_enabled()
}

/// Fills the whole screen, or gives it back.
pub fn fill_the_screen(on: bool) {
    if on {
        // A browser may refuse; then everything stays as it is.
        let _ = document().document_element().map(|root| root.request_fullscreen());
    } else {
        document().exit_fullscreen();
    }
}

fn field(of: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(of, &name.into()).ok().filter(|value| !value.is_undefined() && !value.is_null())
}

fn has(of: &JsValue, name: &str) -> bool {
    field(of, name).is_some()
}
