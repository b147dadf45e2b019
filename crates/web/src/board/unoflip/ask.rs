//! What the table asks, and the answers that it takes.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use shown::ask::{self, Answer, Ask, Does};
use shown::cards;
use unoflip::Colour;

use super::seats::name_of;
use super::{Uno, keys};
use crate::browser;
use crate::parts::dialog::Dialog;
use crate::parts::icon::Icon;
use crate::settings::settings;
use crate::speech::{say, say_with, speech, t};

/// The question of the moment for whoever is looking.
fn asked(uno: Uno) -> Ask {
    uno.shown.with(|shown| ask::in_unoflip(&speech().words(), shown, uno.me.get()))
}

/// Gives the only answer to a question by itself after a while, which is as random as a
/// person's: how soon an answer comes must not tell the others that there was no other.
pub fn answer_alone(uno: Uno) {
    let only = Memo::new(move |_| {
        let on = settings().answers.get();
        uno.shown.with(|shown| cards::only_answer(&shown.choices)).filter(|_| on)
    });
    let asked = StoredValue::new(0_u32);
    Effect::new(move || {
        let only = only.get();
        asked.update_value(|asked| *asked += 1);
        let (Some(word), now) = (only, asked.get_value()) else { return };
        spawn_local(async move {
            // Again if it could not be sent, until something else is asked.
            loop {
                browser::pause(a_while()).await;
                if asked.try_get_value() != Some(now) {
                    return;
                }
                uno.act_if_offered(word);
            }
        });
    });
}

/// As long as somebody may take who looks and then answers.
fn a_while() -> Duration {
    let mut luck = [0; 2];
    browser::fresh(&mut luck);
    Duration::from_millis(1200 + u64::from(u16::from_le_bytes(luck)) % 2000)
}

/// Whose turn it is, the question, and the answers.
pub fn ask(uno: Uno) -> AnyView {
    let ask = Memo::new(move |_| asked(uno));
    let turn = Memo::new(move |_| uno.shown.with(|shown| shown.to_act));
    let mine = move || turn.get().is_some() && turn.get() == uno.me.get() && uno.taker.get().is_none();
    let whose = move || match turn.get() {
        None => String::new(),
        Some(_) if mine() => say("game-your-turn"),
        Some(seat) => say_with("game-waiting-for", &[("name", name_of(uno, seat).into())]),
    };
    let sign = move || view! { <Icon name=if mine() { "play" } else { "clock" }/> };
    let answers = move || ask.get().answers.into_iter().map(|answer| button(uno, answer)).collect_view();
    view! {
        <div class="uno-ask">
            <p class="uno-whose" class:mine=mine>
                {move || turn.get().map(|_| sign())}<b>{whose}</b>
                <span>{move || ask.get().text}</span>
            </p>
            <div class="uno-answers">{answers}{call(uno)}</div>
        </div>
    }
    .into_any()
}

fn button(uno: Uno, Answer { does, label, means, key }: Answer) -> AnyView {
    let main = does != Does::Move("draw");
    let act = move |_| match &does {
        Does::Move(word) => uno.act(word),
        Does::Play(card) => uno.play(card),
        Does::Pick => uno.picking.set(true),
    };
    view! {
        <button class="button" class:main=main on:click=act>
            <span>{label}{(!means.is_empty()).then(|| view! { <small>{means}</small> })}</span>
            {(!key.is_empty()).then(|| view! { <kbd>{key}</kbd> })}
        </button>
    }
    .into_any()
}

/// The button that must not be forgotten.
fn call(uno: Uno) -> AnyView {
    let can = uno.part(|shown| cards::can_call(&shown.choices));
    let toggle = move |_| uno.calls.update(|calls| *calls = !*calls);
    view! {
        <Show when=move || can.get()>
            <button class="uno-call" aria-pressed=move || uno.calls.get().to_string() on:click=toggle>
                <span>
                    {t("game-uno")}
                    <small>{move || say(if uno.calls.get() { "game-uno-on" } else { "game-uno-off" })}</small>
                </span>
                <kbd>"U"</kbd>
            </button>
        </Show>
    }
    .into_any()
}

/// The window in which a colour is picked.
pub fn picker(uno: Uno) -> AnyView {
    let colours = move || {
        let offered =
            uno.shown.with(|shown| uno.wild.with(|wild| cards::colours(&shown.choices, wild.as_deref())));
        let button = |(colour, place): (Colour, u32)| {
            let word = speech().words().colour(colour);
            let picture = card_art::colour(colour);
            view! {
                <button class="uno-pick" data-colour=colour.to_string() on:click=move |_| uno.name_colour(colour)>
                    <span class="icon" aria-hidden="true" inner_html=picture></span>
                    {word}
                    <kbd>{place}</kbd>
                </button>
            }
        };
        offered.into_iter().zip(1..).map(button).collect_view()
    };
    // The browser would begin with the button that closes the window.
    Effect::new(move || {
        if uno.picking.get() {
            request_animation_frame(|| {
                keys::focus(".uno-pick");
            });
        }
    });
    view! {
        <Dialog open=uno.picking title=t("game-choose-colour") class="uno-picker">
            <div class="uno-colours">{colours}</div>
        </Dialog>
    }
    .into_any()
}

/// The hand that a challenge has shown.
pub fn revealed(uno: Uno) -> AnyView {
    let panel = move || {
        let shown = uno.revealed.get()?;
        let name = name_of(uno, shown.seat);
        let words = speech().words();
        let held = cards::sorted(&shown.faces, &[]);
        let faces = held.iter().map(|card| words.card(card.face)).collect::<Vec<_>>().join(", ");
        let label = say_with("game-hand-shown", &[("name", name.clone().into()), ("faces", faces.into())]);
        let title = say_with("game-shown-by", &[("name", name.into())]);
        let card = |card: cards::Held| view! { <i><b inner_html=card_art::small(card.face)></b></i> };
        Some(view! {
            <div class="uno-revealed">
                <p><Icon name="eye"/>{title}</p>
                <span class="uno-backs" role="img" aria-label=label>{held.into_iter().map(card).collect_view()}</span>
                <button class="plain" aria-label=say("keys-close") on:click=move |_| uno.revealed.set(None)>
                    <Icon name="close"/>
                </button>
            </div>
        })
    };
    view! { {panel} }.into_any()
}
