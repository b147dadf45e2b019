//! The table while a game is on, as each game needs it.

mod holder;
mod rows;
mod unoflip;

use leptos::prelude::*;

use crate::link::Hand;
use crate::room::Room;

/// The board of the game that is on.
#[component]
pub fn Board() -> impl IntoView {
    let room: Room = expect_context();
    let hand: Hand = expect_context();
    let kind = Memo::new(move |_| room.kind());
    move || {
        if kind.get() == "unoflip" {
            return view! { <unoflip::UnoFlipBoard/> }.into_any();
        }
        holder::follow(room, hand);
        view! { <rows::RowsBoard/> }.into_any()
    }
}
