//! Keeping score of games that are played with cards of paper: the pages for it, loaded by those
//! who do.

mod begin;
mod cards;
mod keeper;
mod keypad;
mod keys;
mod list;
mod live;
mod menu;
pub mod notices;
mod order;
mod pad;
mod person;
mod rows;
mod screen;
mod standings;
pub mod store;
mod table;
pub mod words;

use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

use crate::parts::later::Arrived;

/// All sheets, and the beginning of a new one.
#[wasm_split(score, fallible)]
pub fn scores(game: Option<String>) -> Arrived {
    Ok(ViewFn::from(move || view! { <list::Scores game=game.clone()/> }))
}

/// A sheet.
#[wasm_split(score, fallible)]
pub fn sheet(id: String) -> Arrived {
    Ok(ViewFn::from(move || view! { <screen::Sheet id=id.clone()/> }))
}

/// A sheet that somebody shares.
#[wasm_split(score, fallible)]
pub fn follow(code: String, tv: bool) -> Arrived {
    Ok(ViewFn::from(move || view! { <live::follow::Follow code=code.clone() tv/> }))
}
