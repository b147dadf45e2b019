//! The table while a game is on, as each game needs it.

mod holder;
mod rows;
mod unoflip;

use leptos::prelude::*;

use crate::room::Room;

/// The board of the game that is on.
#[component]
pub fn Board() -> impl IntoView {
    let room: Room = expect_context();
    let kind = Memo::new(move |_| room.kind());
    move || match kind.get().as_str() {
        "unoflip" => view! { <unoflip::UnoFlipBoard/> }.into_any(),
        _ => view! { <rows::RowsBoard/> }.into_any(),
    }
}
