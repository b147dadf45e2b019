//! A list of people in the order of their seats, to be put into another: by buttons, or by
//! dragging.

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use shown::look::Look;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::words::of;
use crate::parts::face::avatar;
use crate::parts::icon::Icon;

/// Somebody in the list.
#[derive(Clone, PartialEq)]
pub struct Item {
    /// What tells them from others.
    pub key: String,
    /// What they are called.
    pub name: String,
    /// How they look.
    pub look: Look,
}

/// The list. `beside` is what stands beside each name.
#[component]
pub fn Order(
    /// Everybody in the list.
    #[prop(into)]
    items: Signal<Vec<Item>>,
    /// Puts whoever is at the first place to the second.
    put: Callback<(usize, usize)>,
    /// What stands beside each name.
    beside: Callback<Item, AnyView>,
) -> impl IntoView {
    let at = move |key: &str| items.with_untracked(|items| items.iter().position(|item| item.key == key));
    let put = move |from: Option<usize>, to: Option<usize>| {
        if let (Some(from), Some(to)) = (from, to)
            && from != to
            && to < items.with_untracked(Vec::len)
        {
            put.run((from, to));
        }
    };
    let held = RwSignal::new(None::<String>);
    let drag = move |event: PointerEvent| {
        if let Some(key) = held.get_untracked() {
            put(at(&key), under(&event));
        }
    };
    let row = move |item: Item| {
        let [key, up, down, own] = [(); 4].map(|()| item.key.clone());
        let grab = move |event: PointerEvent| {
            event.prevent_default();
            capture(&event);
            held.set(Some(key.clone()));
        };
        view! {
            <li class:held=move || held.with(|held| held.as_deref() == Some(&own))>
                <span class="grip" role="img" aria-label=of("score-drag", &item.name) on:pointerdown=grab on:pointermove=drag
                    on:pointerup=move |_| held.set(None) on:pointercancel=move |_| held.set(None)><Icon name="grip"/></span>
                {avatar(item.look)}
                <span class="score-who">{item.name.clone()}</span>
                {beside.run(item.clone())}
                <button type="button" class="plain" aria-label=of("score-up", &item.name)
                    on:click=move |_| put(at(&up), at(&up).and_then(|at| at.checked_sub(1)))><Icon name="up"/></button>
                <button type="button" class="plain" aria-label=of("score-down", &item.name)
                    on:click=move |_| put(at(&down), at(&down).map(|at| at + 1))><Icon name="down"/></button>
            </li>
        }
    };
    view! { <ol class="score-order"><For each=move || items.get() key=|item| (item.key.clone(), item.name.clone()) children=row/></ol> }
}

/// All that moves from now on is told to what was grabbed.
fn capture(event: &PointerEvent) {
    let grip: Option<Element> = event.current_target().and_then(|target| target.dyn_into().ok());
    // A pointer that has gone meanwhile moves nothing.
    let _ = grip.map(|grip| grip.set_pointer_capture(event.pointer_id()));
}

/// The place in the list that a pointer is over.
fn under(event: &PointerEvent) -> Option<usize> {
    #[expect(clippy::cast_precision_loss, reason = "no screen is that large")]
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    let row = document().element_from_point(x, y)?.closest(".score-order > li").ok()??;
    let mut before = 0;
    let mut other = row.previous_element_sibling();
    while let Some(row) = other {
        before += 1;
        other = row.previous_element_sibling();
    }
    Some(before)
}
