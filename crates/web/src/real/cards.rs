//! The keys with the cards: one for each kind, large enough for a thumb.

use std::collections::{BTreeMap, BTreeSet};

use game::Card;
use hosting::{AnyCard, GameName};
use leptos::prelude::*;

use super::desk::{Desk, own};
use super::sort::Sort;
use crate::speech::speech;

/// All kinds of cards of a game, in their order.
pub fn kinds(game: GameName) -> Vec<AnyCard> {
    match game {
        GameName::Flip7 => flip7::Card::ALL.iter().copied().map(Into::into).collect(),
        GameName::Vengeance => vengeance::Card::ALL.iter().copied().map(Into::into).collect(),
        // Nobody can tap hidden cards.
        GameName::UnoFlip => Vec::new(),
    }
}

/// The keys. Of `left`, how many of each kind can come, a kind that is not among them looks so, and pressing it says why it
/// cannot come; how many there are stands on the keys if `counted`.
pub fn keys<S: Sort>(
    desk: Desk<S>,
    left: Memo<BTreeMap<AnyCard, u32>>,
    counted: Signal<bool>,
    press: impl Fn(AnyCard) + Copy + Send + 'static,
) -> AnyView {
    let key = move |card: AnyCard| {
        let count = move || left.with(|left| left.get(&card).copied().unwrap_or(0));
        let label = move || {
            let name = speech().words().card(card);
            if !counted.get() {
                return name;
            }
            own("real-left", &[("card", name.into()), ("count", i64::from(count()).into())])
        };
        view! {
            <button type="button" class="card-key" class:gone=move || count() == 0 data-card=card.to_string() aria-label=label
                disabled=move || !desk.keeper.leads() on:click=move |_| press(card)>
                <span class="card" aria-hidden="true" inner_html=card_art::small(card)></span>
                {move || counted.get().then(|| view! { <small aria-hidden="true">{count()}</small> })}
            </button>
        }
    };
    let label = move || own("real-cards", &[]);
    view! {
        <div class="card-keys" role="group" aria-label=label>{kinds(desk.game).into_iter().map(key).collect_view()}</div>
    }
    .into_any()
}

/// The numbers on cards of a game.
pub fn numbers(game: GameName) -> BTreeSet<usize> {
    kinds(game).iter().filter_map(|card| card.to_string().parse().ok()).collect()
}
