//! People with their figures, how they stand across evenings, and everything as a file.

mod duel;
mod figures;
mod files;
mod history;
mod page;
mod season;
pub mod shelf;
mod standing;

use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

use crate::parts::later::Arrived;

/// The page about people, when it is asked for.
#[wasm_split(people, fallible)]
pub fn people() -> Arrived {
    Ok(ViewFn::from(|| view! { <page::People/> }))
}
