//! Everybody else round the table, as they sit: clockwise from the left of
//! whoever is looking.

use leptos::prelude::*;

use super::{Uno, middle};
use crate::parts::face::{face, temper};
use crate::parts::icon::Icon;
use crate::parts::motion;
use crate::speech::{say_with, t};
use shown::cards::{self, Held};
use shown::thing::Thing;

/// Where a seat is on the grid of the table, and where its middle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Places {
    /// How many sit along the top.
    top: usize,
    /// How many sit along each side.
    side: usize,
}

impl Places {
    /// The places of so many: few of them along the top, the rest down both sides.
    const fn of(seats: usize) -> Self {
        let top = match seats {
            0 | 1 => seats,
            _ => 2 + seats % 2,
        };
        Self { top, side: (seats - top) / 2 }
    }

    /// Column and row of a seat, counted clockwise from below on the left.
    const fn at(self, place: usize) -> (usize, usize) {
        if place < self.side {
            return (1, 1 + self.side - place);
        }
        let along = place - self.side;
        if along < self.top {
            let column = match self.top {
                1 => 2,
                2 => 1 + 2 * along,
                _ => 1 + along,
            };
            return (column, 1);
        }
        (3, 2 + along - self.top)
    }

    /// The columns and rows of the middle.
    fn middle(self) -> (&'static str, String) {
        match self {
            Self { side: 0, .. } => ("1 / -1", "2".to_owned()),
            // Two at the top leave a gap between them that the piles can use.
            Self { top, side } => ("2", format!("{} / {}", if top == 2 { 1 } else { 2 }, side + 2)),
        }
    }
}

/// The table with everybody round it.
pub fn round(uno: Uno) -> AnyView {
    let order = Memo::new(move |_| {
        let count = uno.shown.with(|shown| shown.hands.len());
        match uno.me.get() {
            Some(me) if me <= count => (1..count).map(|step| (me - 1 + step) % count + 1).collect(),
            _ => (1..=count).collect::<Vec<usize>>(),
        }
    });
    let places = move || Places::of(order.with(Vec::len));
    let seats = move || {
        let (order, places) = (order.get(), places());
        order
            .into_iter()
            .enumerate()
            .map(|(place, number)| seat(uno, number, places.at(place)))
            .collect_view()
    };
    view! {
        <div class="uno-round" data-sides=move || places().side.to_string()
            data-seats=move || order.with(Vec::len).to_string()>
            <ol class="uno-seats">{seats}</ol>
            <div class="uno-middle" style:grid-column=move || places().middle().0
                style:grid-row=move || places().middle().1>
                {middle::middle(uno)}
            </div>
        </div>
    }
    .into_any()
}

/// Somebody else at the table.
fn seat(uno: Uno, number: usize, (column, row): (usize, usize)) -> AnyView {
    let turn = Memo::new(move |_| uno.shown.with(|shown| shown.to_act == Some(number)));
    let caught = Memo::new(move |_| uno.shown.with(|shown| cards::catchable(&shown.choices) == Some(number)));
    let name = move || name_of(uno, number);
    view! {
        <li class="uno-seat" data-seat=number class:turn=move || turn.get() style:grid-column=column.to_string()
            style:grid-row=row.to_string()>
            <Show when=move || turn.get()>
                <span class="uno-tag" data-thing="sign turn"><Icon name="play"/>{t("game-turn-now")}</span>
            </Show>
            <span class="uno-name">
                {face(uno.room(), number)}
                <span>{name}</span>
                {dealer(uno, number)}
            </span>
            {temper(uno.room(), number)}
            {backs(uno, number)}
            {facts(uno, number)}
            <Show when=move || caught.get()>
                <button class="button uno-catch" aria-label=move || say_with("game-catch", &[("name", name().into())])
                    on:click=move |_| uno.act(&format!("catch {number}"))>
                    {t("game-catch-short")}<kbd>"C"</kbd>
                </button>
            </Show>
        </li>
    }
    .into_any()
}

/// What a seat is called.
pub fn name_of(uno: Uno, number: usize) -> String {
    uno.room().names().get(number.wrapping_sub(1)).cloned().unwrap_or_default()
}

/// The sign of the dealer.
pub fn dealer(uno: Uno, number: usize) -> AnyView {
    let deals = Memo::new(move |_| uno.shown.with(|shown| shown.dealer == number));
    view! {
        <Show when=move || deals.get()>
            <span class="uno-dealer" data-thing="sign dealer" role="img" aria-label=t("game-dealer")><Icon name="dealer"/></span>
        </Show>
    }
    .into_any()
}

/// How many cards and points a seat has.
pub fn facts(uno: Uno, number: usize) -> AnyView {
    let count = move || uno.shown.with(|shown| shown.hands.get(number - 1).map_or(0, |hand| hand.count));
    let points = move || uno.shown.with(|shown| shown.scores.get(number - 1).copied().unwrap_or(0));
    view! {
        <span class="uno-facts">
            <span class="uno-count" data-thing="sign cards" class:last=move || count() == 1>
                <Icon name="deck"/>
                <span aria-hidden="true">{count}</span><span class="visually-hidden">
                    {Signal::derive(move || say_with("count-cards", &[("cards", count().into())]))}
                </span>
            </span>
            <span data-thing="sign total">
                <Icon name="trophy"/><span aria-hidden="true">{points}</span><span class="visually-hidden">
                    {Signal::derive(move || say_with("count-points", &[("points", points().into())]))}
                </span>
            </span>
        </span>
    }
    .into_any()
}

/// The backs of a hand: its inactive faces, which everybody else may see.
fn backs(uno: Uno, number: usize) -> AnyView {
    let held = Memo::new(move |before: Option<&Vec<Held>>| {
        let backs = uno.shown.with(|shown| shown.hands.get(number - 1).and_then(|hand| hand.backs.clone()));
        cards::sorted(&backs.unwrap_or_default(), before.map_or(&[], Vec::as_slice))
    });
    let card = |card: Held| {
        let place = NodeRef::<leptos::html::I>::new();
        come(place, card.fresh);
        let thing = Thing::Card(card.face.into()).to_string();
        view! { <i node_ref=place data-thing=thing><b inner_html=card_art::small(card.face)></b></i> }
    };
    view! {
        <span class="uno-backs" aria-hidden="true">
            <For each=move || held.get() key=|card| card.name.clone() children=card/>
        </span>
    }
    .into_any()
}

/// Lets a card that has just been drawn come from the pile.
pub fn come<E>(place: NodeRef<E>, fresh: Option<u32>)
where
    E: leptos::html::ElementType + 'static,
    E::Output: wasm_bindgen::JsCast + Clone + AsRef<web_sys::Element> + 'static,
{
    let Some(after) = fresh else { return };
    Effect::new(move || {
        if let Some(element) = place.get() {
            motion::arrive(element.as_ref(), "[data-pile=deck]", after.min(6));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(seats: usize) -> Vec<(usize, usize)> {
        let places = Places::of(seats);
        (0..seats).map(|place| places.at(place)).collect()
    }

    #[test]
    fn one_sits_opposite_and_three_along_the_top() {
        assert_eq!(all(1), [(2, 1)]);
        assert_eq!(all(2), [(1, 1), (3, 1)]);
        assert_eq!(all(3), [(1, 1), (2, 1), (3, 1)]);
    }

    #[test]
    fn more_sit_down_both_sides_clockwise() {
        assert_eq!(all(4), [(1, 2), (1, 1), (3, 1), (3, 2)]);
        assert_eq!(all(7), [(1, 3), (1, 2), (1, 1), (2, 1), (3, 1), (3, 2), (3, 3)]);
    }

    #[test]
    fn no_two_share_a_place_and_none_takes_the_middle() {
        for seats in 0..=10 {
            let mut places = all(seats);
            assert!(places.iter().all(|&(column, row)| row == 1 || column != 2), "{seats}");
            places.sort_unstable();
            places.dedup();
            assert_eq!(places.len(), seats);
        }
    }
}
