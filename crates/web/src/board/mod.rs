//! The table while a game is on, as each game needs it. The boards are parts of their own:
//! nobody needs one before there is a game, and nobody needs both at once.

mod holder;
mod rows;
mod space;
mod unoflip;

use leptos::prelude::*;
use protocol::GameName;
use wasm_split_helpers::wasm_split;

pub use holder::taker;

use crate::parts::later::{Arrived, Later, ahead};
use crate::room::Room;

/// Two arrows round the table, clockwise.
const ARROWS: &str = "<svg viewBox=\"0 0 200 200\" preserveAspectRatio=\"none\" aria-hidden=\"true\" focusable=\"false\">\
    <g fill=\"none\" stroke=\"currentColor\" stroke-width=\"4\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\
    <path d=\"M3 112C0 40 50 6 116 9M108 1L118 9L107 17\"/><path d=\"M197 88C200 160 150 194 84 191M92 199L82 191L93 183\"/>\
    </g></svg>";

/// The board of the game that is on.
#[component]
pub fn Board() -> impl IntoView {
    let room: Room = expect_context();
    let kind = Memo::new(move |_| room.kind());
    move || match kind.get() {
        Some(game @ (GameName::Flip7 | GameName::Vengeance)) => {
            view! { <Later load=move || rows_board(game)/> }.into_any()
        }
        Some(GameName::UnoFlip) => view! { <Later load=uno_board/> }.into_any(),
        // That this page does not know the game is said by the page around.
        None => ().into_any(),
    }
}

/// Fetches the board of a game that somebody will probably play.
pub fn fetch_ahead(game: GameName) {
    match game {
        GameName::Flip7 | GameName::Vengeance => ahead(fetch_rows_board()),
        GameName::UnoFlip => ahead(fetch_uno_board()),
    }
}

#[wasm_split(rows_board, fallible, preload(fetch_rows_board))]
fn rows_board(game: GameName) -> Arrived {
    Ok(ViewFn::from(move || view! { <rows::RowsBoard game/> }))
}

#[wasm_split(uno_board, fallible, preload(fetch_uno_board))]
fn uno_board() -> Arrived {
    Ok(ViewFn::from(|| view! { <unoflip::UnoFlipBoard/> }))
}
