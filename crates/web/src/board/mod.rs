//! The table while a game is on, as each game needs it.

mod holder;
mod rows;
mod unoflip;

use leptos::prelude::*;
use protocol::GameName;

use crate::room::Room;

/// The board of the game that is on.
#[component]
pub fn Board() -> impl IntoView {
    let room: Room = expect_context();
    let kind = Memo::new(move |_| room.kind());
    move || match kind.get() {
        Some(GameName::Flip7) => view! { <rows::RowsBoard game=GameName::Flip7/> }.into_any(),
        Some(GameName::Vengeance) => view! { <rows::RowsBoard game=GameName::Vengeance/> }.into_any(),
        Some(GameName::UnoFlip) => view! { <unoflip::UnoFlipBoard/> }.into_any(),
        // That this page does not know the game is said by the page around.
        None => ().into_any(),
    }
}
