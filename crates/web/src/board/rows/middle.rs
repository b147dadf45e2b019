//! The middle of the table: the deck, what is happening, and the discard pile.

use hosting::AnyCard;
use leptos::prelude::*;

use super::Desk;
use super::act::{said, since};
use super::lying::keys;
use crate::board::ARROWS;
use crate::parts::motion;
use crate::speech::{say, say_with, speech, t};
use crate::stage::Picture;
use shown::position::Pending;
use shown::thing::{Sign, Thing};

/// The piles, with what is said about the game.
pub fn middle(desk: Desk) -> AnyView {
    let held = Memo::new(move |_| {
        desk.stage.shown.with(|shown| shown.in_play.or(shown.position.pending.and_then(Pending::card)))
    });
    view! {
        <section class="middle" prop:style=move || desk.layout.with(|layout| layout.middle.style())>
            <span class="arrows" role="img" aria-label=t("game-direction-left") title=t("game-direction-left")
                inner_html=ARROWS></span>
            {deck(desk)}
            <div class="playing">{move || in_play(desk, held.get())}</div>
            {discard(desk)}
            <div class="said">{said(desk)}{aside(desk)}{since(desk)}</div>
        </section>
    }
    .into_any()
}

fn deck(desk: Desk) -> AnyView {
    let count = Memo::new(move |_| desk.stage.shown.with(|shown| shown.position.deck));
    let label = labelled("game-deck", count);
    view! {
        <div class="pile" data-pile="deck" role="img" aria-label=label data-thing=Thing::Sign(Sign::Deck).to_string()>
            <span class="card" inner_html=card_art::back(desk.game)></span>
            <b>{count}</b>
        </div>
    }
    .into_any()
}

/// The discard pile with the last cards that were seen to come there, each a little askew.
fn discard(desk: Desk) -> AnyView {
    let count = Memo::new(move |_| desk.stage.shown.with(|shown| shown.position.discard));
    let label = labelled("game-discard-pile", count);
    let last = Memo::new(move |_| desk.stage.shown.with(Picture::last_discards));
    let picture =
        move |card| if desk.small.get_untracked() { card_art::small(card) } else { card_art::card(card) };
    let card =
        move |(card, _): (AnyCard, usize)| view! { <span class="card" inner_html=picture(card)></span> };
    let unseen = move || count.get() > 0 && last.with(Vec::is_empty);
    view! {
        <div class="pile" data-pile="discard" role="img" aria-label=label data-thing=Thing::Sign(Sign::Discard).to_string()>
            <span class="card place" inner_html=card_art::icon("discard")></span>
            {move || unseen().then(|| view! { <span class="card" inner_html=card_art::blank()></span> })}
            <For each=move || last.get() key=Clone::clone children=card/>
            <b>{count}</b>
        </div>
    }
    .into_any()
}

/// What a pile is, and how many cards it has.
fn labelled(word: &'static str, count: Memo<usize>) -> impl Fn() -> String + Copy {
    move || format!("{}: {}", say(word), say_with("count-cards", &[("cards", count.get().into())]))
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
        view! {
            <span class="card" node_ref=place role="img" aria-label=label data-thing=Thing::Card(card).to_string() inner_html=picture></span>
        }
        .into_any(),
    )
}

/// The cards that wait.
fn aside(desk: Desk) -> AnyView {
    let cards = Memo::new(move |_| desk.stage.shown.with(|shown| shown.position.aside.clone()));
    let card = move |(card, _): super::lying::Key| {
        let picture = card_art::small(card);
        let label = move || speech().words().card(card);
        let thing = Thing::Card(card).to_string();
        view! { <span class="card" role="img" aria-label=label data-thing=thing inner_html=picture></span> }
    };
    view! {
        <div class="set-aside" hidden=move || cards.with(Vec::is_empty)>
            <span data-thing="sign aside">{t("game-aside")}</span>
            <div><For each=move || keys(&cards.get()) key=Clone::clone children=card/></div>
        </div>
    }
    .into_any()
}
