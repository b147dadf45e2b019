//! How much space there is for the table.

use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, ResizeObserver};

/// How high letters are, and how high they are across a room.
const TEXT: [f64; 2] = [16.0, 20.0];

/// The space that the page leaves for the table.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Cloth {
    /// How wide it is, in pixels.
    pub width: f64,
    /// How high it is.
    pub height: f64,
    /// How high letters are.
    pub text: f64,
}

/// Follows how large the element around another is.
pub fn around(place: NodeRef<Div>) -> RwSignal<Cloth> {
    let cloth = RwSignal::new(Cloth { text: TEXT[0], ..Cloth::default() });
    let watching = StoredValue::new_local(None);
    Effect::new(move || {
        let Some(around) = place.get().and_then(|place| place.parent_element()) else { return };
        let seen = around.clone();
        let look = move || {
            let now = measured(&seen);
            if cloth.try_get_untracked().is_some_and(|before| before != now) {
                cloth.set(now);
            }
        };
        look();
        let look = Closure::<dyn FnMut()>::new(look);
        if let Ok(observer) = ResizeObserver::new(look.as_ref().unchecked_ref()) {
            observer.observe(&around);
            watching.set_value(Some((observer, look)));
        }
    });
    on_cleanup(move || {
        watching.try_update_value(|watching| {
            if let Some((observer, _)) = watching.take() {
                observer.disconnect();
            }
        });
    });
    cloth
}

fn measured(around: &Element) -> Cloth {
    let frame = around.get_bounding_client_rect();
    let far = around.closest(".tv").ok().flatten().is_some();
    Cloth { width: frame.width(), height: frame.height(), text: TEXT[usize::from(far)] }
}
