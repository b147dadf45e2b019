//! What the things on the table are, for those who ask: by pointing at one, by holding a finger on
//! it, or by the key I; without one, all that there is is explained.

use std::time::Duration;

use hosting::GameName;
use leptos::ev::{self, KeyboardEvent, PointerEvent};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use shown::thing::Thing;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, EventTarget};

use super::dialog::Dialog;
use super::help::typing;
use crate::room::Room;
use crate::speech::{Speech, speech, t};

/// How long one points at something before it is explained, and how long a finger is held on it.
const POINTED: Duration = Duration::from_millis(600);
const HELD: Duration = Duration::from_millis(500);

/// How far a finger may slide while it is held, in pixels.
const SLIDE: i32 = 12;

/// Where things are named.
const NAMED: &str = "[data-thing]";

/// Whether everything on the table is being explained.
#[derive(Clone, Copy)]
pub struct Explaining(pub RwSignal<bool>);

/// Something that is explained, and where on the screen it is.
#[derive(Clone, Debug, PartialEq)]
struct Asked {
    thing: Thing,
    /// Its left, upper and lower edge, in pixels.
    place: (f64, f64, f64),
}

/// What is asked, and how.
#[derive(Clone, Copy)]
struct Asking {
    /// A timer finds nothing by its context.
    speech: Speech,
    game: Memo<Option<GameName>>,
    asked: RwSignal<Option<Asked>>,
    all: RwSignal<bool>,
    waiting: StoredValue<Option<TimeoutHandle>>,
    /// Where the mouse was when it last pointed at something.
    pointed: StoredValue<Option<(i32, i32)>>,
    /// Where a finger went down.
    down: StoredValue<Option<(i32, i32)>>,
    /// Whether a finger was held: then lifting it is no click.
    held: StoredValue<bool>,
}

impl Asking {
    /// Explains what is in an element, if that names something.
    fn ask(self, element: &Element) {
        let thing = element.get_attribute("data-thing");
        let thing = thing.and_then(|text| Thing::read(self.game.get_untracked()?, &text));
        let edges = element.get_bounding_client_rect();
        let place = (edges.left(), edges.top(), edges.bottom());
        self.speech.learn_rules();
        self.asked.set(thing.map(|thing| Asked { thing, place }));
    }

    /// Explains it a little later, unless something else happens before.
    fn ask_after(self, time: Duration, element: Element, held: bool) {
        self.forget();
        let ask = move || {
            self.held.set_value(held);
            self.ask(&element);
        };
        self.waiting.set_value(set_timeout_with_handle(ask, time).ok());
    }

    /// What would have been explained is not.
    fn forget(self) {
        if let Some(timer) = self.waiting.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }

    /// Explains nothing any more.
    fn close(self) {
        self.forget();
        if self.asked.with_untracked(Option::is_some) {
            self.asked.set(None);
        }
    }

    fn point(self, event: &PointerEvent) {
        let place = Some((event.client_x(), event.client_y()));
        // Something may also come or go beneath a mouse that lies still: nobody points then.
        if event.pointer_type() != "mouse" || self.pointed.get_value() == place {
            return;
        }
        self.pointed.set_value(place);
        match named(event.target()) {
            Some(element) => self.ask_after(POINTED, element, false),
            None => self.close(),
        }
    }

    fn press(self, event: &PointerEvent) {
        self.close();
        self.held.set_value(false);
        if event.pointer_type() == "mouse" {
            return;
        }
        self.down.set_value(Some((event.client_x(), event.client_y())));
        if let Some(element) = named(event.target()) {
            self.ask_after(HELD, element, true);
        }
    }

    fn slide(self, event: &PointerEvent) {
        let Some((x, y)) = self.down.get_value() else { return };
        if (event.client_x() - x).abs().max((event.client_y() - y).abs()) > SLIDE {
            self.forget();
        }
    }

    fn release(self) {
        self.down.set_value(None);
        self.forget();
    }

    fn type_key(self, event: &KeyboardEvent) {
        let elsewhere = typing() || event.ctrl_key() || event.alt_key() || event.meta_key();
        match event.key().as_str() {
            "i" | "I" if !elsewhere && first("dialog[open]").is_none() => self.type_i(),
            "Escape" | "Tab" => self.close(),
            _ => {}
        }
    }

    /// What has the focus, or is in what has it; or everything.
    fn type_i(self) {
        let focused = first(":focus").and_then(|focused| {
            let around = focused.closest(NAMED).ok().flatten();
            around.or_else(|| {
                focused.query_selector(NAMED).ok().flatten().filter(|_| focused.tag_name() == "BUTTON")
            })
        });
        match focused {
            Some(element) => self.ask(&element),
            None => self.all.set(true),
        }
    }
}

/// The element around a target that names something.
fn named(target: Option<EventTarget>) -> Option<Element> {
    target?.dyn_into::<Element>().ok()?.closest(NAMED).ok().flatten()
}

fn first(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

/// Explains what somebody asks about.
#[component]
pub fn Explainer() -> impl IntoView {
    let room: Room = expect_context();
    let Explaining(all) = expect_context();
    let asking = Asking {
        speech: speech(),
        game: Memo::new(move |_| room.kind()),
        asked: RwSignal::new(None),
        all,
        waiting: StoredValue::new(None),
        pointed: StoredValue::new(None),
        down: StoredValue::new(None),
        held: StoredValue::new(false),
    };
    let listening = [
        window_event_listener(ev::pointerover, move |event| asking.point(&event)),
        window_event_listener(ev::pointerdown, move |event| asking.press(&event)),
        window_event_listener(ev::pointermove, move |event| asking.slide(&event)),
        window_event_listener(ev::pointerup, move |_| asking.release()),
        window_event_listener(ev::pointercancel, move |_| asking.release()),
        window_event_listener(ev::keydown, move |event| asking.type_key(&event)),
        window_event_listener(ev::resize, move |_| asking.close()),
    ];
    let swallowing = swallow_clicks(asking);
    // Offline, too, people ask.
    asking.speech.learn_rules();
    on_cleanup(move || {
        listening.into_iter().for_each(WindowListenerHandle::remove);
        swallowing();
        asking.forget();
    });
    view! {
        <div class="explains" aria-live="polite">{move || asking.asked.get().map(|asked| bubble(asking, &asked))}</div>
        <Dialog open=all title=t("things-title") class="all-things"><All game=asking.game/></Dialog>
    }
}

/// The click that a held finger ends with, and the menu that some devices open for it, are kept
/// from whatever lies there.
fn swallow_clicks(asking: Asking) -> impl FnOnce() + Send + Sync {
    let swallow = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        let held = asking.held.try_get_value().unwrap_or(false);
        if held || event.type_() == "contextmenu" && asking.down.try_get_value().flatten().is_some() {
            event.prevent_default();
            event.stop_propagation();
        }
        if event.type_() == "click" {
            asking.held.try_update_value(|held| *held = false);
        }
    });
    let listener: JsValue = swallow.into_js_value();
    let function = listener.unchecked_ref::<js_sys::Function>();
    for name in ["click", "contextmenu"] {
        // A window takes any listener.
        let _ = window().add_event_listener_with_callback_and_bool(name, function, true);
    }
    let listener = StoredValue::new_local(listener);
    move || {
        listener.with_value(|listener| {
            for name in ["click", "contextmenu"] {
                let function = listener.unchecked_ref();
                let _ = window().remove_event_listener_with_callback_and_bool(name, function, true);
            }
        });
    }
}

/// The explanation, beside what it explains.
fn bubble(asking: Asking, asked: &Asked) -> AnyView {
    let (left, top, bottom) = asked.place;
    let size =
        |length: Result<JsValue, JsValue>| length.ok().and_then(|length| length.as_f64()).unwrap_or_default();
    let (width, height) = (size(window().inner_width()), size(window().inner_height()));
    // Above what it explains, where there is more room than below.
    let above = height - bottom < top;
    let left = format!("{}px", left.min(width - 336.0).max(8.0));
    let edge = format!("{}px", if above { height - top } else { bottom } + 8.0);
    let (over, under) = if above { ("auto".to_owned(), edge) } else { (edge, "auto".to_owned()) };
    view! {
        <p class="explained" style:left=left style:top=over style:bottom=under>{explanation(asking.game, vec![asked.thing])}</p>
    }
    .into_any()
}

/// Things by their names, what they are and do, and the id of the rule.
fn explanation(game: Memo<Option<GameName>>, things: Vec<Thing>) -> AnyView {
    let said = move || {
        let (words, told, game) = (speech().words(), speech().things()?, game.get()?);
        let first = *things.first()?;
        let rule = first.rule(game).map(|rule| view! { " "<small>{rule}</small> });
        let name = |thing: &Thing| view! { <b>{thing.title(&words, &told, game)}</b>" " };
        Some(
            view! { {things.iter().map(name).collect_view()}<span>{first.text(&words, &told, game)}</span>{rule} },
        )
    };
    said.into_any()
}

/// Everything that is on the table and beside it.
#[component]
fn All(game: Memo<Option<GameName>>) -> impl IntoView {
    speech().learn_rules();
    let things = game.get_untracked().map_or_else(Vec::new, there);
    let line = move |things: Vec<Thing>| view! { <li>{explanation(game, things)}</li> };
    view! { <ul class="things">{things.into_iter().map(line).collect_view()}</ul> }
}

/// What the page shows, each once, with what is explained alike together: cards first, as they
/// are asked about most.
fn there(game: GameName) -> Vec<Vec<Thing>> {
    let mut things: Vec<Thing> = Vec::new();
    let Ok(named) = document().query_selector_all(NAMED) else { return Vec::new() };
    for place in 0..named.length() {
        let element = named.get(place).and_then(|node| node.dyn_into::<Element>().ok());
        let text = element.and_then(|element| element.get_attribute("data-thing"));
        if let Some(thing) = text.and_then(|text| Thing::read(game, &text))
            && !things.contains(&thing)
        {
            things.push(thing);
        }
    }
    things.sort_by_key(|thing| match thing {
        Thing::Card(card) => (0, Some(*card)),
        Thing::Status(_) => (1, None),
        Thing::Sign(_) => (2, None),
    });
    let mut alike: Vec<Vec<Thing>> = Vec::new();
    for thing in things {
        match alike.iter_mut().find(|others| others[0].is_explained_like(thing, game)) {
            Some(others) => others.push(thing),
            None => alike.push(vec![thing]),
        }
    }
    alike
}
