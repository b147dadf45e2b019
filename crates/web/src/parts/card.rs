//! A card on the table.

use leptos::html::Span;
use leptos::prelude::*;

use super::motion;
use crate::speech::speech;

/// A card that lies open. It comes from the deck when it is new.
#[component]
pub fn Card(
    /// The game it belongs to.
    #[prop(into)]
    game: String,
    /// Its code.
    #[prop(into)]
    code: String,
    /// After how many beats it arrives, if it has just been dealt.
    #[prop(optional_no_strip)]
    arrives: Option<u32>,
    /// From where: the deck, unless told otherwise.
    #[prop(default = "[data-pile=deck]")]
    from: &'static str,
) -> impl IntoView {
    let place = NodeRef::<Span>::new();
    Effect::new(move || {
        if let (Some(element), Some(after)) = (place.get(), arrives) {
            motion::arrive(&element, from, after);
        }
    });
    let picture = faces::card(&game, &code);
    let label = move || speech().words().card(&game, &code);
    view! {
        <span class="card" node_ref=place role="img" aria-label=label inner_html=picture></span>
    }
}
