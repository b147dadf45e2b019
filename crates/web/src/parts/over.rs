//! The end of a game.

use leptos::prelude::*;

/// Shown once a game is over.
#[component]
pub fn Over() -> impl IntoView {}
