//! The table while a game is on, as each game needs it.

use leptos::prelude::*;

use crate::room::Room;

/// The board of the game that is on.
#[component]
pub fn Board() -> impl IntoView {
    let room: Room = expect_context();
    view! { <pre>{move || room.game.with(|game| format!("{game:?}"))}</pre> }
}
