//! Score sheets on paper: empty ones to be written on with a pen, and those that were kept.

mod form;
mod layout;
mod leaf;
mod paper;

use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

use crate::parts::later::Arrived;

/// An empty sheet of a game.
#[wasm_split(print, fallible)]
pub fn empty(game: String) -> Arrived {
    Ok(ViewFn::from(move || view! { <form::Empty game=game.clone()/> }))
}

/// A sheet that was kept.
#[wasm_split(print, fallible)]
pub fn kept(id: String) -> Arrived {
    Ok(ViewFn::from(move || view! { <form::Filled id=id.clone()/> }))
}
