//! The table of UNO FLIP!.

use leptos::prelude::*;

/// The board of UNO FLIP!.
#[component]
pub fn UnoFlipBoard() -> impl IntoView {}
