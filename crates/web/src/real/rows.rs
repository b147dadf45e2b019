//! What lies in front of every player, in little room.

use hosting::AnyCard;
use leptos::prelude::*;
use shown::Position;
use shown::choice::Pick;
use shown::odds::bust_percent;
use shown::position::Row;

use super::desk::{Desk, own};
use super::sort::Sort;
use crate::board::sign;
use crate::parts::icon::Icon;
use crate::speech::{say, say_with, speech, t};

/// What can be done with rows, and what is shown of them beside the cards.
#[derive(Clone, Copy)]
pub struct Touch {
    /// Whether a player or a card can be touched.
    pub open: Callback<Pick, bool>,
    /// Whether one has been.
    pub picked: Callback<Pick, bool>,
    /// One is touched.
    pub press: Callback<Pick>,
    /// The seat that the next card is for.
    pub next: Signal<Option<usize>>,
    /// Whether odds are shown.
    pub odds: Signal<bool>,
}

/// The rows of all seats.
pub fn rows<S: Sort>(desk: Desk<S>, position: Memo<Position>, touch: Touch) -> AnyView {
    let seats = Memo::new(move |_| position.with(|position| position.rows.len()));
    let row = move |seat| row_of(desk, position, touch, seat);
    view! { <ol class="real-rows">{move || (1..=seats.get()).map(row).collect_view()}</ol> }.into_any()
}

fn row_of<S: Sort>(desk: Desk<S>, position: Memo<Position>, touch: Touch, seat: usize) -> AnyView {
    let row = Memo::new(move |_| {
        position.with(|position| position.rows.get(seat - 1).cloned()).unwrap_or_default()
    });
    let cards =
        move || row.with(cards_of).into_iter().map(|card| card_of(desk, touch, seat, card)).collect_view();
    let dealer = move || position.with(|position| position.dealer == seat);
    let total = move || position.with(|position| position.scores.get(seat - 1).copied()).unwrap_or_default();
    let risk = move || position.with(|position| bust_percent(position, seat)).filter(|_| touch.odds.get());
    let stand = move || sign(row.with(|row| row.status));
    view! {
        <li class="real-row" data-seat=seat class:turn=move || touch.next.get() == Some(seat)
            data-status=move || stand().1>
            <div class="real-head">
                {move || name_of(desk, touch, seat)}
                {move || dealer().then(|| view! {
                    <span class="mark dealer"><Icon name="dealer"/><span class="visually-hidden">{t("game-dealer")}</span></span>
                })}
                <span class="status"><Icon name=Signal::derive(move || stand().0).get()/>{move || say(stand().1)}</span>
                {move || risk().map(|percent| view! { <span class="risk">{risk_said(percent)}</span> })}
                <span class="points" role="img" aria-label=move || points_said(row.with(|row| row.points))>
                    {move || row.with(|row| row.points)}
                </span>
                <span class="total"><span class="visually-hidden">{t("game-score")}" "</span>{total}</span>
            </div>
            <div class="real-cards">{cards}</div>
        </li>
    }
    .into_any()
}

fn risk_said(percent: u32) -> String {
    own("real-bust", &[("percent", percent.into())])
}

fn points_said(points: i64) -> String {
    say_with("count-points", &[("points", points.into())])
}

/// All cards of a row, a Second Chance last.
fn cards_of(row: &Row) -> Vec<AnyCard> {
    let second = row.second_chance.then(|| flip7::Card::SecondChance.into());
    row.numbers.iter().chain(&row.modifiers).copied().chain(second).collect()
}

/// The name of a seat: a button while its player can be touched.
fn name_of<S: Sort>(desk: Desk<S>, touch: Touch, seat: usize) -> AnyView {
    let pick = Pick { seat, card: None };
    let name = move || desk.name(seat);
    if !touch.open.run(pick) {
        return view! { <b class="name">{name}</b> }.into_any();
    }
    let picked = move || touch.picked.run(pick).to_string();
    view! {
        <button type="button" class="name" aria-pressed=picked on:click=move |_| touch.press.run(pick)>{name}</button>
    }
    .into_any()
}

/// A card in front of a player: a button while it can be touched.
fn card_of<S: Sort>(desk: Desk<S>, touch: Touch, seat: usize, card: AnyCard) -> AnyView {
    let pick = Pick { seat, card: Some(card) };
    let picture = card_art::small(card);
    let label = move || speech().words().card(card);
    let face = move || {
        let picture = picture.clone();
        if !touch.open.run(pick) {
            return view! { <span class="card" role="img" aria-label=label inner_html=picture></span> }
                .into_any();
        }
        let owned = move || own("real-of", &[("card", label().into()), ("name", desk.name(seat).into())]);
        let picked = move || touch.picked.run(pick).to_string();
        view! {
            <button type="button" class="card" aria-label=owned aria-pressed=picked data-card=card.to_string()
                on:click=move |_| touch.press.run(pick) inner_html=picture></button>
        }
        .into_any()
    };
    view! { {face} }.into_any()
}
