//! The middle of the table: the deck, what is happening, and the discard pile.

use hosting::AnyCard;
use leptos::prelude::*;

use super::Desk;
use super::lying::keys;
use crate::parts::motion;
use crate::speech::{say, say_with, speech, t};
use shown::position::Pending;

/// The strip with the piles.
pub fn strip(desk: Desk) -> AnyView {
    let count = |discard: bool| {
        move || {
            desk.stage.shown.with(|shown| if discard { shown.position.discard } else { shown.position.deck })
        }
    };
    let held = Memo::new(move |_| {
        desk.stage.shown.with(|shown| shown.in_play.or(shown.position.pending.and_then(Pending::card)))
    });
    let back = card_art::back(desk.game);
    view! {
        <section class="strip">
            {pile("deck", "game-deck", Some(back), count(false))}
            <div class="playing">
                {move || in_play(desk, held.get())}
                <p class="caption">{move || caption(desk)}<small>{move || target(desk)}</small></p>
            </div>
            {aside(desk)}
            {pile("discard", "game-discard-pile", None, count(true))}
        </section>
    }
    .into_any()
}

fn pile(
    name: &'static str,
    word: &'static str,
    picture: Option<String>,
    count: impl Fn() -> usize + Copy + Send + Sync + 'static,
) -> AnyView {
    let label = move || format!("{}: {}", say(word), say_with("count-cards", &[("cards", count().into())]));
    let picture = picture.unwrap_or_else(|| card_art::icon("discard"));
    view! {
        <div class="pile" data-pile=name role="img" aria-label=label title=label>
            <span class="card" inner_html=picture></span>
            <b>{count}</b>
        </div>
    }
    .into_any()
}

/// The card that somebody is about to play.
fn in_play(desk: Desk, card: Option<AnyCard>) -> Option<AnyView> {
    let card = card?;
    let place = NodeRef::<leptos::html::Span>::new();
    let moves = desk.stage.moves();
    Effect::new(move || {
        if let Some(element) = place.get().filter(|_| moves) {
            motion::arrive(&element, "[data-pile=deck]", 0);
        }
    });
    let picture = card_art::card(card);
    let label = move || speech().words().card(card);
    Some(
        view! { <span class="card" node_ref=place role="img" aria-label=label inner_html=picture></span> }
            .into_any(),
    )
}

/// What is happening, or happened last.
fn caption(desk: Desk) -> Option<String> {
    let step = desk.stage.step.get()?;
    Some(speech().words().told(desk.game.as_str(), &step.told, &desk.room().names()))
}

/// How many points end the game.
fn target(desk: Desk) -> Option<String> {
    let points = desk.room().table.with(|table| table.as_ref()?.rules.get("target")?.as_i64())?;
    Some(say_with("game-target", &[("points", points.into())]))
}

/// The cards that wait.
fn aside(desk: Desk) -> AnyView {
    let cards = Memo::new(move |_| desk.stage.shown.with(|shown| shown.position.aside.clone()));
    let card = move |(card, _): super::lying::Key| {
        let picture = card_art::small(card);
        let label = move || speech().words().card(card);
        view! { <span class="card" role="img" aria-label=label inner_html=picture></span> }
    };
    view! {
        <div class="set-aside" hidden=move || cards.with(Vec::is_empty)>
            <span>{t("game-aside")}</span>
            <div><For each=move || keys(&cards.get()) key=Clone::clone children=card/></div>
        </div>
    }
    .into_any()
}
