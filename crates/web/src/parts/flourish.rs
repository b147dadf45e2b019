//! What people at a table shout about, for a moment at the seat that it is about. It comes with
//! the step on the board, and what is read aloud tells the same.

use std::time::Duration;

use leptos::prelude::*;
use shown::step::{Flourish, Step};

use super::icon::Icon;
use crate::room::Room;
use crate::settings::{Motion, settings};
use crate::speech::say;

/// How long one is there.
const TIME: Duration = Duration::from_millis(1500);

/// How far from the edges of the screen it keeps, in pixels.
const EDGE: f64 = 80.0;

/// Something that is shouted just now.
#[derive(Clone, PartialEq)]
struct Shout {
    key: u32,
    what: Flourish,
    /// Where its middle is.
    place: (f64, f64),
}

/// Everything that is shouted just now.
#[component]
pub fn Flourishes() -> impl IntoView {
    let room: Room = expect_context();
    let shouts = RwSignal::new(Vec::<Shout>::new());
    let count = StoredValue::new(0_u32);
    Effect::new(move || {
        let found: Vec<_> = room.steps.with(|steps| steps.iter().filter_map(Step::flourish).collect());
        for (what, seat) in found {
            let key = count
                .try_update_value(|count| {
                    *count += 1;
                    *count
                })
                .unwrap_or_default();
            shouts.update(|shouts| shouts.push(Shout { key, what, place: place_of(seat) }));
            let end = move || {
                // The table may be gone by then.
                let _ = shouts.try_update(|all| all.retain(|shout| shout.key != key));
            };
            set_timeout(end, TIME);
        }
    });
    let still = move || settings().motion.get() == Motion::Off;
    view! {
        <div class="flourishes" class:still=still aria-hidden="true">
            <For each=move || shouts.get() key=|shout| shout.key children=shown/>
        </div>
    }
}

fn shown(shout: Shout) -> impl IntoView {
    let Shout { what, place: (x, y), .. } = shout;
    view! {
        <p class="flourish" data-flourish=what.name() style:left=within(x, "100vw") style:top=within(y, "100dvh")>
            <Icon name=look(what).0/><span>{move || say(look(what).1)}</span>
        </p>
    }
}

/// Its picture and its word.
const fn look(what: Flourish) -> (&'static str, &'static str) {
    match what {
        Flourish::Flip7 => ("seven", "flourish-flip7"),
        Flourish::Bust => ("bust", "flourish-bust"),
        Flourish::Steal => ("hurry", "flourish-steal"),
        Flourish::Flip => ("side-dark", "flourish-flip"),
        Flourish::Caught => ("eye", "flourish-caught"),
    }
}

/// A place on the screen, also when that becomes smaller.
fn within(at: f64, length: &str) -> String {
    format!("clamp({EDGE}px, {at}px, {length} - {EDGE}px)")
}

/// The middle of a seat, or of the table.
fn place_of(seat: Option<usize>) -> (f64, f64) {
    let at = |selector: &str| document().query_selector(selector).ok().flatten();
    let element = seat.and_then(|seat| at(&format!("[data-seat=\"{seat}\"]"))).or_else(|| at("main"));
    element.map_or((EDGE, EDGE), |element| {
        let frame = element.get_bounding_client_rect();
        (frame.left() + frame.width() / 2.0, frame.top() + frame.height() / 2.0)
    })
}
