//! The middle of the table: both piles, the colour in force, the direction and
//! the side.

use leptos::html::Span;
use leptos::prelude::*;

use super::{GAME, Uno};
use crate::effect::effect;
use crate::parts::icon::Icon;
use crate::parts::motion;
use crate::seen::{Direction, Side};
use crate::speech::{say, say_with, speech};

/// Two arrows round the table, clockwise.
const ARROWS: &str = "<svg viewBox=\"0 0 200 200\" preserveAspectRatio=\"none\" aria-hidden=\"true\" focusable=\"false\">\
    <g fill=\"none\" stroke=\"currentColor\" stroke-width=\"4\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\
    <path d=\"M3 112C0 40 50 6 116 9M108 1L118 9L107 17\"/><path d=\"M197 88C200 160 150 194 84 191M92 199L82 191L93 183\"/>\
    </g></svg>";

/// The middle.
pub fn middle(uno: Uno) -> AnyView {
    let clockwise = uno.part(|shown| shown.direction != Some(Direction::Right));
    let dark = uno.part(|shown| shown.side == Some(Side::Dark));
    let direction = move || say(if clockwise.get() { "game-direction-left" } else { "game-direction-right" });
    let side = move || say(if dark.get() { "game-side-dark" } else { "game-side-light" });
    let icons = move || {
        view! {
            <span class="uno-fact" title=direction>
                <Icon name=if clockwise.get() { "direction-left" } else { "direction-right" }/>
                <span class="uno-word">{direction}</span>
            </span>
            <span class="uno-fact" title=side>
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
    let back = uno.part(|shown| shown.draw_top.clone().unwrap_or_default());
    let draws = uno.part(|shown| shown.choices.iter().any(|choice| choice == "draw"));
    let label = move || {
        let cards = say_with("count-cards", &[("cards", count.get().into())]);
        let pile = format!("{}: {cards}", say("game-draw-pile"));
        if draws.get() { format!("{pile}. {}", say("game-draw")) } else { pile }
    };
    view! {
        <button class="uno-pile" data-pile="deck" class:ready=move || draws.get() aria-label=label
            aria-disabled=move || (!draws.get()).to_string() on:click=move |_| { uno.act_if_offered("draw"); }>
            <span class="card" inner_html=move || card_art::card(GAME, &back.get())></span>
            <span class="uno-height">{move || count.get()}</span>
        </button>
    }
    .into_any()
}

fn discard_pile(uno: Uno) -> AnyView {
    let count = uno.part(|shown| shown.discard);
    // Together they change with every card that is played, even on its like.
    let top = uno.part(|shown| (shown.discard, shown.top.clone().unwrap_or_default()));
    let label = move || {
        let card = speech().words().card(GAME, &top.get().1);
        format!("{}: {card}", say("game-discard-pile"))
    };
    let below = StoredValue::new(String::new());
    let cards = move || {
        let (_, code) = top.get();
        let under =
            below.try_update_value(|below| std::mem::replace(below, code.clone())).unwrap_or_default();
        let place = NodeRef::<Span>::new();
        let from = uno.seat_that_played().map(|seat| format!("[data-seat=\"{seat}\"]"));
        effect(move || {
            if let (Some(element), Some(from)) = (place.get(), &from) {
                motion::arrive(&element, from, 0);
            }
        });
        let under = (!under.is_empty())
            .then(|| view! { <span class="card uno-under" inner_html=card_art::card(GAME, &under)></span> });
        view! {
            {under}
            <span class="card" node_ref=place inner_html=card_art::card(GAME, &code)></span>
        }
    };
    let colour = uno.part(|shown| shown.colour.clone().unwrap_or_default());
    view! {
        <div class="uno-pile" data-pile="discard" role="img" aria-label=label data-colour=move || colour.get()>
            {cards}
            <span class="uno-height">{move || count.get()}</span>
        </div>
    }
    .into_any()
}

/// The colour in force, by its shape and its name.
fn colour(uno: Uno) -> AnyView {
    let colour = uno.part(|shown| shown.colour.clone().unwrap_or_default());
    let word = move || {
        colour.with(|letter| if letter.is_empty() { String::new() } else { speech().words().colour(letter) })
    };
    let label = move || say_with("game-colour-now", &[("colour", word().into())]);
    view! {
        <p class="uno-colour" data-colour=move || colour.get() role="img" aria-label=label>
            <span class="icon" inner_html=move || colour.with(|letter| card_art::colour(letter))></span>
            <span>{move || if colour.with(String::is_empty) { "?".to_owned() } else { word() }}</span>
        </p>
    }
    .into_any()
}
