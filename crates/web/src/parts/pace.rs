//! How fast the game is shown, and the way back: one touch away at the table.

use leptos::prelude::*;

use super::icon::Icon;
use crate::link::TableLink;
use crate::room::Room;
use crate::settings::{Motion, settings};
use crate::speech::{say, say_with, t};

/// A button for the speed, and one that takes a choice back while that is possible.
#[component]
pub fn Pace() -> impl IntoView {
    let (room, link): (Room, TableLink) = (expect_context(), expect_context());
    let motion = settings().motion;
    let label = move || say_with("game-speed", &[("speed", say(look(motion.get()).1).into())]);
    view! {
        <Show when=move || room.stage().regret.get()>
            <button class="plain undo" aria-label=t("game-undo") title=t("game-undo") aria-keyshortcuts="u"
                on:click=move |_| { take_back(room, link); }><Icon name="undo"/></button>
        </Show>
        <button class="plain speed" aria-label=label title=label on:click=move |_| motion.update(|motion| *motion = next(*motion))>
            {move || view! { <Icon name=look(motion.get()).0/> }}
        </button>
    }
}

/// The picture and the word of a speed.
const fn look(motion: Motion) -> (&'static str, &'static str) {
    match motion {
        Motion::On => ("speed-normal", "game-speed-normal"),
        Motion::Fast => ("speed-fast", "game-speed-fast"),
        Motion::Off => ("speed-instant", "game-speed-instant"),
    }
}

const fn next(motion: Motion) -> Motion {
    match motion {
        Motion::On => Motion::Fast,
        Motion::Fast => Motion::Off,
        Motion::Off => Motion::On,
    }
}

/// Takes back the last choice that was made at this device, if that is possible. Says whether
/// it was.
pub fn take_back(room: Room, link: TableLink) -> bool {
    let local = link.local().filter(|_| room.stage().regret.get_untracked());
    if let Some(local) = &local {
        local.undo();
    }
    local.is_some()
}
