//! Entering cards: those of the game as keys, and those that were tapped as they lie.

use hosting::{AnyCard, GameName};
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use shown::score::{Draft, Group, keys};
use unoflip::{Colour, Side};

use super::keeper::Keeper;
use super::words::{say_with, t};
use crate::speech::{self, speech};

#[component]
pub fn Cards() -> impl IntoView {
    let keeper: Keeper = expect_context();
    let game = keeper.glance(|sheet| sheet.rules().game()).unwrap_or(GameName::Flip7);
    view! {
        <div class="score-cards" data-game=game.as_str()>
            <Lying game/>
            {match game {
                GameName::Flip7 | GameName::Vengeance => view! { <OfRows game/> }.into_any(),
                GameName::UnoFlip => view! { <OfHand/> }.into_any(),
            }}
        </div>
    }
}

/// The cards that were tapped, as they lie: a tap takes one back.
#[component]
fn Lying(game: GameName) -> impl IntoView {
    let keeper: Keeper = expect_context();
    let lying = Memo::new(move |_| {
        let codes = |draft: &Draft| {
            let held = draft.held()?;
            let shown = if draft.is_bust() { &held.after_bust } else { &held.cards };
            Some(shown.iter().filter_map(|code| AnyCard::read(game, code)).collect::<Vec<_>>())
        };
        keeper.draft.with(|draft| draft.as_ref().and_then(codes)).unwrap_or_default()
    });
    let card = move |card: AnyCard| {
        let label = move || say_with("score-one-less", &[("card", speech().words().card(card).into())]);
        view! {
            <li><button class="score-lying" aria-label=label on:click=move |_| keeper.card(card, false)>
                <span class="card" inner_html=card_art::small(card)></span>
            </button></li>
        }
    };
    view! {
        <Show when=move || !lying.with(Vec::is_empty)>
            <ul class="score-row-of-cards">{move || lying.get().into_iter().map(card).collect_view()}</ul>
        </Show>
    }
}

/// The numbers and the modifiers of a game of rows. After a bust there is only what is given then.
#[component]
fn OfRows(game: GameName) -> impl IntoView {
    let keeper: Keeper = expect_context();
    let busted = Memo::new(move |_| keeper.draft.with(|draft| draft.as_ref().is_some_and(Draft::is_bust)));
    let brutal = keeper.glance(|sheet| sheet.rules().may_lose_points()).unwrap_or_default();
    move || {
        let groups = keys(game, Side::Light);
        let only_given = busted.get();
        let shown =
            groups.into_iter().enumerate().filter(move |(nth, _)| !only_given || (*nth > 0 && brutal));
        let note =
            (only_given && brutal).then(|| view! { <p class="note">{t("score-given-after-bust")}</p> });
        view! { {note}{shown.map(|(_, group)| group_of(keeper, group)).collect_view()} }
    }
}

/// The faces of one side, a colour at a time.
#[component]
fn OfHand() -> impl IntoView {
    let keeper: Keeper = expect_context();
    let side = RwSignal::new(side_in_play(keeper));
    let colour = RwSignal::new(Colour::all(side.get_untracked()).next());
    let turn = move |to: Side| {
        side.set(to);
        colour.set(Colour::all(to).next());
    };
    let side_key = move |to: Side, label: &'static str| {
        view! {
            <button class="score-tab" data-side=label aria-pressed=move || (side.get() == to).to_string()
                on:click=move |_| turn(to)>{speech::t(label)}</button>
        }
    };
    let colour_key = move |of: Colour| {
        let name = move || speech().words().colour(of);
        view! {
            <button class="score-colour" data-colour=of.to_string() aria-label=name title=name
                aria-pressed=move || (colour.get() == Some(of)).to_string() on:click=move |_| colour.set(Some(of))>
                <span class="icon" inner_html=card_art::colour(of)></span>
            </button>
        }
    };
    let shown = move || {
        let (side, colour) = (side.get(), colour.get());
        let groups = keys(GameName::UnoFlip, side).into_iter();
        let groups = groups.filter(move |group| group.colour.is_none() || group.colour == colour);
        let cards = groups.flat_map(|group| group.cards).collect();
        group_of(keeper, Group { colour, cards })
    };
    view! {
        <div class="score-ways">{side_key(Side::Light, "game-side-light")}{side_key(Side::Dark, "game-side-dark")}</div>
        <div class="score-colours">{move || Colour::all(side.get()).map(colour_key).collect_view()}</div>
        {shown}
    }
}

/// The side by which the round counts, as far as somebody's cards show it.
fn side_in_play(keeper: Keeper) -> Side {
    let shown = keeper.draft.get_untracked().and_then(|draft| {
        keeper.glance(|sheet| {
            let round = sheet.round(draft.round)?;
            let turns =
                sheet.present(draft.round).filter_map(|player| round.cell(player)).map(|cell| &cell.turn);
            let others = turns.filter_map(|turn| match turn {
                score_keeper::Turn::Cards(held) => held.cards.first().cloned(),
                score_keeper::Turn::Points(_) | score_keeper::Turn::Away => None,
            });
            let own = draft.held().and_then(|held| held.cards.first().cloned());
            own.into_iter().chain(others).find_map(|code| code.parse::<unoflip::Face>().ok())
        })?
    });
    shown.map_or(Side::Light, unoflip::Face::side)
}

fn group_of(keeper: Keeper, group: Group) -> AnyView {
    let keys = group.cards.into_iter().map(|card| key(keeper, card)).collect_view();
    view! { <div class="score-keys">{keys}</div> }.into_any()
}

fn key(keeper: Keeper, card: AnyCard) -> AnyView {
    let copies =
        Memo::new(move |_| keeper.draft.with(|draft| draft.as_ref().map_or(0, |draft| draft.copies(card))));
    let tapped = move || copies.get() > 0;
    let label = move || {
        let name = speech().words().card(card);
        match copies.get() {
            0 => name,
            copies => say_with("score-copies", &[("card", name.into()), ("copies", copies.into())]),
        }
    };
    // A finger that is held on it takes one back, as does the other button of a mouse.
    let less = move |held: MouseEvent| {
        held.prevent_default();
        keeper.card(card, false);
    };
    view! {
        <button class="score-key" data-card=card.to_string() class:tapped=tapped aria-label=label
            on:click=move |_| keeper.card(card, true) on:contextmenu=less>
            <span class="card" aria-hidden="true" inner_html=card_art::small(card)></span>
            {move || tapped().then(|| view! { <span class="count" aria-hidden="true">{copies.get()}</span> })}
        </button>
    }
    .into_any()
}
