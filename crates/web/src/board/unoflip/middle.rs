//! The middle of the table: both piles, the colour in force, the direction and
//! the side.

use leptos::html::Span;
use leptos::prelude::*;
use unoflip::{Colour, Direction, Face, Side};

use super::Uno;
use crate::board::ARROWS;
use crate::parts::icon::Icon;
use crate::parts::motion;
use crate::speech::{say, say_with, speech};
use shown::thing::{Sign, Thing};

/// The middle.
pub fn middle(uno: Uno) -> AnyView {
    let clockwise = uno.part(|shown| shown.direction != Some(Direction::Right));
    let dark = uno.part(|shown| shown.side == Some(Side::Dark));
    let direction = move || say(if clockwise.get() { "game-direction-left" } else { "game-direction-right" });
    let side = move || say(if dark.get() { "game-side-dark" } else { "game-side-light" });
    let icons = move || {
        view! {
            <span class="uno-fact" data-thing="sign direction">
                <Icon name=if clockwise.get() { "direction-left" } else { "direction-right" }/>
                <span class="uno-word">{direction}</span>
            </span>
            <span class="uno-fact" data-thing="sign side">
                <Icon name=if dark.get() { "side-dark" } else { "side-light" }/>
                <span class="uno-word">{side}</span>
            </span>
        }
    };
    view! {
        <div class="uno-felt">
            <span class="uno-arrows" class:back=move || !clockwise.get() inner_html=ARROWS></span>
            <div class="uno-piles">
                {draw_pile(uno)}
                {discard_pile(uno)}
            </div>
            {colour(uno)}
        </div>
        <p class="uno-state">{icons}</p>
    }
    .into_any()
}

fn draw_pile(uno: Uno) -> AnyView {
    let count = uno.part(|shown| shown.deck);
    let back = uno.part(|shown| shown.draw_top);
    let draws = uno.part(|shown| shown.choices.iter().any(|choice| choice == "draw"));
    let label = move || {
        let cards = say_with("count-cards", &[("cards", count.get().into())]);
        let pile = format!("{}: {cards}", say("game-draw-pile"));
        if draws.get() { format!("{pile}. {}", say("game-draw")) } else { pile }
    };
    view! {
        <button class="uno-pile" data-pile="deck" data-thing="sign deck" class:ready=move || draws.get() aria-label=label
            aria-disabled=move || (!draws.get()).to_string() on:click=move |_| { uno.act_if_offered("draw"); }>
            <span class="card" inner_html=move || back.get().map_or_else(card_art::blank, card_art::card)></span>
            <span class="uno-height">{move || count.get()}</span>
        </button>
    }
    .into_any()
}

fn discard_pile(uno: Uno) -> AnyView {
    let count = uno.part(|shown| shown.discard);
    // Together they change with every card that is played, even on its like.
    let top = uno.part(|shown| (shown.discard, shown.top));
    let label = move || {
        let card = top.get().1.map_or_else(String::new, |face| speech().words().card(face));
        format!("{}: {card}", say("game-discard-pile"))
    };
    let below = StoredValue::new(None::<Face>);
    let cards = move || {
        let (_, face) = top.get();
        let under = below.try_update_value(|below| std::mem::replace(below, face)).flatten();
        let place = NodeRef::<Span>::new();
        let from = uno.seat_that_played().map(|seat| format!("[data-seat=\"{seat}\"]"));
        Effect::new(move || {
            if let (Some(element), Some(from)) = (place.get(), &from) {
                motion::arrive(&element, from, 0);
            }
        });
        let under =
            under.map(|face| view! { <span class="card uno-under" inner_html=card_art::card(face)></span> });
        view! {
            {under}
            <span class="card" node_ref=place inner_html=face.map_or_else(card_art::blank, card_art::card)></span>
        }
    };
    let colour = uno.part(|shown| shown.colour);
    view! {
        <div class="uno-pile" data-pile="discard" data-thing=move || card_on(top.get().1) role="img" aria-label=label data-colour=move || letter(colour.get())>
            {cards}
            <span class="uno-height" data-thing="sign discard">{move || count.get()}</span>
        </div>
    }
    .into_any()
}

/// The card on top, to be explained; the pile while there is none.
fn card_on(top: Option<Face>) -> String {
    top.map_or(Thing::Sign(Sign::Discard), |face| Thing::Card(face.into())).to_string()
}

/// The letter of a colour; nothing while none is in force.
fn letter(colour: Option<Colour>) -> String {
    colour.map_or_else(String::new, |colour| colour.to_string())
}

/// The colour in force, by its shape and its name.
fn colour(uno: Uno) -> AnyView {
    let colour = uno.part(|shown| shown.colour);
    let word = move || colour.get().map(|colour| speech().words().colour(colour));
    let label = move || say_with("game-colour-now", &[("colour", word().unwrap_or_default().into())]);
    view! {
        <p class="uno-colour" data-thing="sign colour" data-colour=move || letter(colour.get()) role="img" aria-label=label>
            <span class="icon" inner_html=move || colour.get().map(card_art::colour)></span>
            <span>{move || word().unwrap_or_else(|| "?".to_owned())}</span>
        </p>
    }
    .into_any()
}
