//! A card that lies in front of somebody.

use hosting::AnyCard;
use leptos::html::Span;
use leptos::prelude::*;

use super::Desk;
use super::choosing::Touch;
use crate::parts::motion;
use crate::speech::speech;
use crate::stage::Picture;
use shown::choice::Pick;
use shown::thing::Thing;

/// How a card is told from the others in its row: the card, and which of those
/// that look the same it is.
pub type Key = (AnyCard, usize);

/// The keys of cards that lie together.
pub fn keys(cards: &[AnyCard]) -> Vec<Key> {
    let before = |place: usize| cards[..place].iter().filter(|card| **card == cards[place]).count();
    cards.iter().enumerate().map(|(place, &card)| (card, before(place))).collect()
}

/// A card of a seat: a picture, or a button while it can be chosen. It is seen
/// to come if it comes while one looks.
pub fn lying(desk: Desk, seat: usize, (card, nth): Key, own: bool) -> AnyView {
    let place = NodeRef::<Span>::new();
    let moves = desk.stage.moves();
    let way = |shown: &Picture| shown.ways.iter().find(|(to, _)| *to == seat).map(|(_, from)| *from);
    let from = desk.stage.shown.with_untracked(way);
    Effect::new(move || {
        if let Some(element) = place.get().filter(|_| moves) {
            let origin = from.map(|seat| format!("[data-seat=\"{seat}\"]"));
            motion::arrive(&element, origin.as_deref().unwrap_or("[data-pile=deck]"), 0);
        }
    });
    let small = Memo::new(move |_| !own && desk.small.get());
    let pick = Pick { seat, card: Some(card) };
    // Cards that look the same are the same: one of them is enough to choose.
    let touch = Memo::new(move |_| if nth == 0 { desk.choosing.state(pick) } else { Touch::No });
    let label = move || speech().words().card(card);
    let face = move || {
        let picture = if small.get() { card_art::small(card) } else { card_art::card(card) };
        if touch.get() == Touch::No {
            return view! { <span class="card" role="img" aria-label=label inner_html=picture></span> }
                .into_any();
        }
        let owner = move || format!("{}: {}", desk.name(seat), label());
        view! {
            <button class="card" aria-label=owner aria-pressed=move || (touch.get() == Touch::Picked).to_string()
                on:click=move |_| desk.choosing.touch(pick) inner_html=picture></button>
        }
        .into_any()
    };
    view! { <span class="lie" node_ref=place data-thing=Thing::Card(card).to_string()>{face}</span> }
        .into_any()
}
