//! A table with a referee: what is to be done now, what lies where, and the keys for it.

use std::collections::{BTreeMap, BTreeSet};

use hosting::AnyCard;
use leptos::prelude::*;
use real_table::{Input, Now, Wants, now_said};
use shown::choice::{self, Asks, Choice, Pick};

use super::desk::Desk;
use super::ended::ended;
use super::keys::{self, Keys};
use super::rows::{Touch, rows};
use super::sort::Refereeing;
use super::story::story;
use super::{cards, foot};
use crate::parts::icon::Icon;
use crate::speech::{speech, t};

/// What is asked of whom, as parts of the page need it.
#[derive(Clone, Copy)]
struct Asked {
    desk: Desk<Refereeing>,
    /// What can be chosen.
    choices: Memo<Vec<Choice>>,
    /// What of it was touched so far.
    picks: RwSignal<Vec<Pick>>,
    /// How many of each card can come now.
    left: Memo<BTreeMap<AnyCard, u32>>,
}

impl Asked {
    fn of(desk: Desk<Refereeing>) -> Self {
        let now = move || desk.now.get();
        let choices = Memo::new(move |_| now().map_or_else(Vec::new, |now| choices_of(desk, &now)));
        let left = Memo::new(move |_| now().map_or_else(BTreeMap::new, left_of));
        let picks = RwSignal::new(Vec::new());
        Effect::new(move || {
            choices.track();
            picks.set(Vec::new());
        });
        Self { desk, choices, picks, left }
    }

    fn offers(self, verb: &str) -> bool {
        self.choices.with(|choices| choices.iter().any(|choice| choice.text == verb))
    }

    fn choose(self, text: &str) {
        self.desk.enter(Input::Move(text.to_owned()));
    }

    /// A card came off the deck: it is that of a Hit, if somebody could choose one.
    fn tap(self, card: AnyCard) {
        let hit = untrack(|| self.offers("hit"));
        if !hit || self.desk.enter(Input::Move("hit".to_owned())) {
            self.desk.enter(Input::Card(card.to_string()));
        }
    }

    /// A player or a card is touched.
    fn touch(self, pick: Pick) {
        let complete = untrack(|| {
            let choices = self.choices.get();
            let picks = choice::touch(&choices, &self.picks.get(), pick);
            let complete = choice::complete(&choices, &picks).map(|choice| choice.text.clone());
            self.picks.set(picks);
            complete
        });
        if let Some(text) = complete {
            self.choose(&text);
        }
    }

    fn open(self) -> BTreeSet<Pick> {
        self.choices.with(|choices| self.picks.with(|picks| choice::open(choices, picks)))
    }

    /// The players that can be chosen.
    fn players(self) -> Vec<usize> {
        self.open().into_iter().filter(|pick| pick.card.is_none()).map(|pick| pick.seat).collect()
    }
}

fn choices_of(desk: Desk<Refereeing>, now: &Now) -> Vec<Choice> {
    let texts = if matches!(now.wants, Wants::Choice(_)) { &now.picture.position.choices[..] } else { &[] };
    texts.iter().filter_map(|text| Choice::read(desk.game, text)).collect()
}

/// What can come: the next card of the deck, also where somebody may still stay.
fn left_of(now: Now) -> BTreeMap<AnyCard, u32> {
    let may_hit = now.picture.position.choices.iter().any(|choice| choice == "hit");
    match now.wants {
        Wants::Card { deck, .. } => deck,
        Wants::Choice(_) if may_hit => now.picture.position.unseen,
        Wants::Choice(_) | Wants::Nothing => BTreeMap::new(),
    }
}

/// The table.
pub fn table(desk: Desk<Refereeing>) -> AnyView {
    let asked = Asked::of(desk);
    let position = Memo::new(move |_| {
        desk.now.with(|now| now.as_ref().map(|now| now.picture.position.clone())).unwrap_or_default()
    });
    let end = Memo::new(move |_| desk.now.with(|now| now.as_ref()?.ended.clone()));
    let next = Signal::derive(move || {
        desk.now.with(|now| match now.as_ref()?.wants {
            Wants::Card { seat, .. } | Wants::Choice(seat) => Some(seat),
            Wants::Nothing => None,
        })
    });
    let touch = Touch {
        open: Callback::new(move |pick: Pick| {
            asked.open().contains(&pick) || asked.picks.with(|picks| picks.contains(&pick))
        }),
        picked: Callback::new(move |pick| asked.picks.with(|picks| picks.contains(&pick))),
        press: Callback::new(move |pick| asked.touch(pick)),
        next,
        odds: Signal::derive(|| false),
    };
    listen(asked);
    view! {
        <div class="real" data-sort="referee">
            {foot::notices(desk)}
            <div class="real-table">
                {ended(desk, end)}
                {rows(desk, position, touch)}
            </div>
            <div class="real-act">
                <p class="real-now" role="status">{move || said(desk)}</p>
                {foot::refusal(desk)}
                {move || answers(asked)}
                {keys_of(asked)}
                {foot::foot(desk)}
            </div>
            {story(desk)}
        </div>
    }
    .into_any()
}

/// What is to be done now.
fn said(desk: Desk<Refereeing>) -> Option<String> {
    let own = speech().things()?;
    let words = speech().words();
    let name = |seat| desk.name(seat);
    desk.now.with(|now| now.as_ref().map(|now| now_said((&words, &own), desk.game, now, &name)))
}

/// The cards, while one can come.
fn keys_of(asked: Asked) -> AnyView {
    let some = Memo::new(move |_| asked.left.with(|left| !left.is_empty()));
    let shown = move || {
        some.get().then(|| {
            cards::keys(asked.desk, asked.left, Signal::derive(|| false), move |card| asked.tap(card))
        })
    };
    view! { {shown} }.into_any()
}

/// The buttons for whoever has to choose: Hit and Stay, or the players.
fn answers(asked: Asked) -> AnyView {
    let asks = asked.choices.with(|choices| choices.first().map(|choice| choice.asks));
    match asks {
        None => ().into_any(),
        Some(Asks::Turn) => {
            let verb = |verb: &'static str, word: &'static str, icon: &'static str| {
                asked.offers(verb).then(|| view! {
                    <button type="button" class="button" class:main=verb == "stay" aria-keyshortcuts=&verb[..1]
                        disabled=move || !asked.desk.keeper.leads() on:click=move |_| asked.choose(verb)>
                        <Icon name=icon/>{t(word)}<kbd aria-hidden="true">{verb[..1].to_ascii_uppercase()}</kbd>
                    </button>
                })
            };
            view! { <div class="doings">{verb("hit", "game-hit", "plus")}{verb("stay", "game-stay", "stay")}</div> }
                .into_any()
        }
        Some(Asks::Touch { .. }) => {
            let player = |seat: usize| {
                view! {
                    <button type="button" class="button" data-target=seat disabled=move || !asked.desk.keeper.leads()
                        on:click=move |_| asked.touch(Pick { seat, card: None })>
                        <kbd aria-hidden="true">{seat}</kbd>{move || asked.desk.name(seat)}
                    </button>
                }
            };
            let players = asked.players();
            view! { <div class="targets">{players.into_iter().map(player).collect_view()}</div> }.into_any()
        }
    }
}

/// Digits are numbers of cards, or players while one is chosen; H and S as in a game, U and Backspace take back.
fn listen(asked: Asked) {
    let desk = asked.desk;
    let numbers = move || {
        untrack(|| {
            let players = asked.players();
            if players.is_empty() { cards::numbers(desk.game) } else { players.into_iter().collect() }
        })
    };
    let number = move |number: usize| {
        if untrack(|| asked.players()).contains(&number) {
            asked.touch(Pick { seat: number, card: None });
        } else if let Some(card) = AnyCard::read(desk.game, &number.to_string()) {
            asked.tap(card);
        }
    };
    let other = move |key: &str| match key {
        "h" if untrack(|| asked.offers("hit")) => asked.choose("hit"),
        "s" if untrack(|| asked.offers("stay")) => asked.choose("stay"),
        "u" | "backspace" => desk.undo(),
        "escape" => asked.picks.set(Vec::new()),
        _ => {}
    };
    keys::listen(Keys { numbers: Box::new(numbers), number: Box::new(number), other: Box::new(other) });
}
