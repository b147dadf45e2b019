//! The pad at the thumb: what somebody had in a round is entered here.

use hosting::GameName;
use leptos::html::Section;
use leptos::prelude::*;
use score_keeper::{Bonus, PlayerId, ScoreSheet};
use shown::score::{Draft, Way, points};

use super::cards::Cards;
use super::keeper::Keeper;
use super::keypad::Keypad;
use super::words::{how, refusal, say, say_with, t};
use crate::browser;
use crate::parts::icon::Icon;
use crate::speech::speech;

/// Under which name it is kept how one likes to enter.
const BY: &str = "score-by";

/// Whether one enters cards rather than points, as one did the last time. The cards of UNO FLIP!
/// take many taps.
pub fn by_cards(game: GameName) -> bool {
    match browser::kept(BY).as_deref() {
        Some("cards") => true,
        Some(_) => false,
        None => match game {
            GameName::Flip7 | GameName::Vengeance => true,
            GameName::UnoFlip => false,
        },
    }
}

/// Turns to the other way to enter, which is remembered.
pub fn turn(keeper: Keeper, by_cards: bool) {
    browser::keep(BY, if by_cards { "cards" } else { "points" });
    keeper.tap(|_, draft| Ok(draft.turned(by_cards)));
}

/// Points that are entered, and how they come about.
type Sum = Option<(i64, String)>;

#[component]
pub fn Pad() -> impl IntoView {
    let keeper: Keeper = expect_context();
    let open = Memo::new(move |_| keeper.draft.with(Option::is_some) && keeper.may_write());
    view! { <Show when=move || open.get()><Open/></Show> }
}

#[component]
fn Open() -> impl IntoView {
    let keeper: Keeper = expect_context();
    let whose = Memo::new(move |_| {
        keeper.draft.with(|draft| draft.as_ref().map(|draft| (draft.round, draft.player.clone())))
    });
    let title = move || {
        let (round, player) = whose.get()?;
        let name = keeper.look(|sheet| sheet.place(&player).map(|place| place.player.name.clone()))??;
        Some(say_with("score-entry", &[("name", name.into()), ("round", round.into())]))
    };
    let pad = NodeRef::<Section>::new();
    // Whoever is next is read aloud, and keys go to the pad.
    Effect::new(move || {
        whose.track();
        if let Some(pad) = pad.get() {
            // It can have the focus.
            let _ = pad.focus();
        }
    });
    let cards = Memo::new(move |_| {
        keeper.draft.with(|draft| draft.as_ref().is_some_and(|draft| matches!(draft.way, Way::Cards(_))))
    });
    let way = move |by_cards: bool, label: &'static str| {
        view! {
            <button class="score-tab" data-way=label aria-pressed=move || (cards.get() == by_cards).to_string()
                on:click=move |_| turn(keeper, by_cards)>{t(label)}</button>
        }
    };
    view! {
        <section class="score-pad" node_ref=pad tabindex="-1" aria-label=title>
            <header>
                <h2>{title}</h2>
                <button class="plain" data-do="close" aria-label=crate::speech::t("keys-close") on:click=move |_| keeper.leave()>
                    <Icon name="close"/>
                </button>
            </header>
            <Entered/>
            <Refused/>
            <div class="score-ways">{way(true, "score-cards")}{way(false, "score-points")}</div>
            {move || if cards.get() { view! { <Cards/> }.into_any() } else { view! { <Keypad/> }.into_any() }}
            <BonusChoice/>
            <Finish/>
        </section>
    }
}

/// What was entered comes to so much.
#[component]
fn Entered() -> impl IntoView {
    let keeper: Keeper = expect_context();
    let sum = Memo::new(move |_| -> Sum {
        let draft = keeper.draft.get()?;
        let typed = match &draft.way {
            Way::Typed(text) => Some(text.clone()),
            Way::Cards(_) => None,
        };
        keeper.look(|sheet| {
            let scored = draft.points(sheet)?.ok()?;
            Some((scored.points, if typed.is_some() { String::new() } else { how(sheet, &scored) }))
        })?
    });
    let waits = move || !keeper.is_kept();
    let text = move || sum.get().map_or_else(|| "–".to_owned(), |(sum, _)| points(sum));
    view! {
        <p class="score-sum" aria-live="polite" class:pending=waits>
            <b>{text}</b>
            <span>{move || sum.get().map_or_else(|| say("score-nothing"), |(_, how)| how)}</span>
            <span class="pencil" aria-hidden="true">{move || waits().then_some("✎")}</span>
        </p>
    }
}

/// Why the last tap did nothing, with its rule.
#[component]
fn Refused() -> impl IntoView {
    let keeper: Keeper = expect_context();
    let why = move || {
        let why = keeper.refused.get()?;
        let (text, rule) = keeper.look(|sheet| (refusal(sheet, &why), why.rule_in(sheet.rules().game())))?;
        let rule = rule.map(|rule| {
            let sentence = speech().rule(rule).unwrap_or_default();
            view! { <details class="score-rule"><summary>{rule}</summary><span>{sentence}</span></details> }
        });
        Some(view! { <span>{text}</span>{rule} })
    };
    view! { <div class="score-refused" role="alert">{why}</div> }
}

/// Who the bonus of a brutal Flip 7 goes to.
#[component]
fn BonusChoice() -> impl IntoView {
    let keeper: Keeper = expect_context();
    let chosen = Memo::new(move |_| {
        let bonus = |draft: &Draft| draft.held().and_then(|held| held.bonus.clone());
        keeper.draft.with(|draft| draft.as_ref().and_then(bonus))
    });
    let others = move || -> Vec<(PlayerId, String)> {
        let Some(draft) = keeper.draft.get() else { return Vec::new() };
        let of = |sheet: &ScoreSheet| {
            let there = sheet.present(draft.round).filter(|player| **player != draft.player);
            there
                .filter_map(|player| Some((player.clone(), sheet.place(player)?.player.name.clone())))
                .collect()
        };
        keeper.look(of).unwrap_or_default()
    };
    let choose = move |event| {
        let off = event_target_value(&event).parse().map(Bonus::Off);
        keeper.bonus(off.unwrap_or(Bonus::Own));
    };
    let option = move |(player, name): (PlayerId, String)| {
        let value = player.to_string();
        let selected = move || chosen.get() == Some(Bonus::Off(player.clone()));
        view! { <option value=value selected=selected>{say_with("score-bonus-off", &[("name", name.into())])}</option> }
    };
    view! {
        <Show when=move || chosen.with(Option::is_some)>
            <label class="score-bonus">
                <b>{t("score-flip7-bonus")}</b>
                <select on:change=choose>
                    <option value="" selected=move || chosen.get() == Some(Bonus::Own)>{t("score-bonus-own")}</option>
                    {move || others().into_iter().map(option).collect_view()}
                </select>
            </label>
        </Show>
    }
}

/// What ends the entry: a bust or having gone out at once, or what was entered.
#[component]
fn Finish() -> impl IntoView {
    let keeper: Keeper = expect_context();
    let rows = keeper.glance(|sheet| sheet.rules().game() != GameName::UnoFlip).unwrap_or_default();
    let busted = Memo::new(move |_| keeper.draft.with(|draft| draft.as_ref().is_some_and(Draft::is_bust)));
    let last = Memo::new(move |_| {
        let Some(draft) = keeper.draft.get() else { return true };
        keeper.look(|sheet| sheet.missing(draft.round).all(|player| *player == draft.player)).unwrap_or(true)
    });
    let at_once = if rows {
        view! {
            <button class="button bust" data-do="bust" aria-pressed=move || busted.get().to_string()
                on:click=move |_| keeper.bust()><Icon name="bust"/>{t("score-bust")}</button>
        }
        .into_any()
    } else {
        view! { <button class="button" data-do="out" on:click=move |_| keeper.out()><Icon name="check"/>{t("score-went-out")}</button> }
            .into_any()
    };
    view! {
        <div class="score-finish">
            {at_once}
            <button class="button main" data-do="next" on:click=move |_| { keeper.confirm(); }>
                {move || if last.get() { say("score-done") } else { say("score-next") }}
            </button>
        </div>
    }
}
