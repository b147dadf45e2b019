//! A card that lies in front of somebody has gone elsewhere: stolen, swapped, discarded.

use leptos::prelude::*;
use real_table::Tap;
use shown::choice::Pick;

use super::counter::Count;
use super::desk::own;
use crate::parts::icon::Icon;
use crate::speech::{speech, t};

/// The card that was touched, and whether it changes places with the one that is touched next.
#[derive(Clone, Copy)]
pub struct Moving {
    card: RwSignal<Option<Pick>>,
    swaps: RwSignal<bool>,
}

impl Moving {
    /// None was touched.
    pub fn none() -> Self {
        Self { card: RwSignal::new(None), swaps: RwSignal::new(false) }
    }

    /// Whether it is this card.
    pub fn is(self, pick: Pick) -> bool {
        self.card.get() == Some(pick)
    }

    /// None is meant any more.
    pub fn stop(self) {
        self.card.set(None);
        self.swaps.set(false);
    }

    /// A card is touched: another one, or the one that it changes places with.
    pub fn touch(self, pick: Pick) -> Option<Tap> {
        let before = self.card.get_untracked();
        if let (Some(first), true) = (before, self.swaps.get_untracked())
            && first.seat != pick.seat
        {
            let (first_card, second_card) = (first.card?.to_string(), pick.card?.to_string());
            return Some(Tap::Swap { first: first.seat, first_card, second: pick.seat, second_card });
        }
        self.stop();
        self.card.set(Some(pick).filter(|_| before != Some(pick)));
        None
    }
}

/// Where it has gone.
pub fn moved(count: Count, moving: Moving) -> AnyView {
    let panel = move || moving.card.get().map(|pick| panel(count, moving, pick));
    view! { {panel} }.into_any()
}

fn panel(count: Count, moving: Moving, pick: Pick) -> AnyView {
    let Pick { seat, card: Some(card) } = pick else { return ().into_any() };
    let code = StoredValue::new(card.to_string());
    let asked = move || {
        let args = [("card", speech().words().card(card).into()), ("name", count.desk.name(seat).into())];
        own("real-moved", &args)
    };
    let seats = count.desk.names().len();
    let to = move |other: usize| {
        let label = move || own("real-to", &[("name", count.desk.name(other).into())]);
        let pass = move |_| count.enter(Tap::Pass { from: seat, card: code.get_value(), to: other });
        view! { <button type="button" class="button" data-to=other on:click=pass>{label}</button> }
    };
    let take = move |_| count.enter(Tap::Take { seat, card: code.get_value() });
    view! {
        <div class="real-moved" role="group" aria-label=asked>
            <p>{asked}</p>
            <div class="targets">
                <button type="button" class="button" data-to="discard" on:click=take>
                    <Icon name="discard"/>{t("game-discard-pile")}
                </button>
                {(1..=seats).filter(|other| *other != seat).map(to).collect_view()}
                <button type="button" class="button" data-to="swap" aria-pressed=move || moving.swaps.get().to_string()
                    on:click=move |_| moving.swaps.update(|swaps| *swaps = !*swaps)>
                    {move || own("real-swapped", &[])}
                </button>
                <button type="button" class="button" on:click=move |_| moving.stop()>{t("rows-cancel")}</button>
            </div>
        </div>
    }
    .into_any()
}
