//! Pictures of our own.

use leptos::prelude::*;

/// A picture that says nothing by itself: words stand beside it, or in a label.
#[component]
pub fn Icon(
    /// Which of those in `card_art::icon`.
    name: &'static str,
) -> impl IntoView {
    view! { <span class="icon" aria-hidden="true" inner_html=card_art::icon(name)></span> }
}
