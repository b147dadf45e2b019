//! A table whose cards are counted: who the next card is for, what lies where, what is left and what it may bring.

use std::collections::BTreeMap;

use hosting::AnyCard;
use leptos::prelude::*;
use real_table::{Counts, Tap, lies_in_front};
use rows::Status;
use shown::choice::Pick;

use super::desk::{Desk, own};
use super::ended::ended;
use super::keys::{self, Keys};
use super::moved::{Moving, moved};
use super::rows::{Touch, rows};
use super::sort::Counting;
use super::{cards, foot, odds};
use crate::browser;
use crate::parts::icon::Icon;
use crate::speech::{say, say_with, t};

/// Where it is kept whether odds are shown.
const ODDS: &str = "real-odds";

/// What the parts of this page need.
#[derive(Clone, Copy)]
pub struct Count {
    /// The table.
    pub desk: Desk<Counting>,
    /// Whom somebody touched for the next card; else it is whoever is next.
    chosen: RwSignal<Option<For>>,
    /// Whether odds are shown.
    pub odds: RwSignal<bool>,
    moving: Moving,
}

/// What the next card is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum For {
    /// A player, by the number of the seat.
    Player(usize),
    /// The discard pile.
    Discards,
}

impl Count {
    /// What lies where.
    pub fn counts(self) -> Option<Counts> {
        self.desk.now.get()
    }

    /// What the next card is for.
    pub fn target(self) -> Option<For> {
        let next = || self.desk.now.with(|now| now.as_ref()?.next).map(For::Player);
        self.chosen.get().or_else(next)
    }

    /// The player whom the next card is for.
    pub fn player(self) -> Option<usize> {
        match self.target()? {
            For::Player(seat) => Some(seat),
            For::Discards => None,
        }
    }

    /// A card came off the deck.
    fn tap(self, card: AnyCard) {
        let (target, next) = untrack(|| (self.target(), self.desk.now.with(|now| now.as_ref()?.next)));
        let code = card.to_string();
        let tap = match target {
            Some(For::Player(seat)) if lies_in_front(card) => Tap::Lay { seat, card: code },
            Some(For::Player(seat)) => Tap::Toss { seat, card: code },
            // Whoever's turn it is has drawn it.
            Some(For::Discards) | None => Tap::Toss { seat: next.unwrap_or(1), card: code },
        };
        self.enter(tap);
    }

    /// Enters something. Whoever was touched is not meant any more, unless more cards are for them.
    pub fn enter(self, tap: Tap) {
        if self.desk.enter(tap) {
            self.chosen.set(None);
            self.moving.stop();
        }
    }

    /// Whether a player may stay.
    fn may_stay(self, seat: usize) -> bool {
        let active = |counts: &Counts| {
            counts.position.rows.get(seat - 1).is_some_and(|row| row.status == Status::Active)
        };
        self.desk.now.with(|now| now.as_ref().is_some_and(active))
    }
}

/// The table.
pub fn table(desk: Desk<Counting>) -> AnyView {
    let shown = browser::kept(ODDS).as_deref() != Some("off");
    let count =
        Count { desk, chosen: RwSignal::new(None), odds: RwSignal::new(shown), moving: Moving::none() };
    Effect::new(move || {
        // If there is no room, odds are shown again the next time.
        let _ = browser::keep(ODDS, if count.odds.get() { "on" } else { "off" });
    });
    let position = Memo::new(move |_| {
        desk.now.with(|now| now.as_ref().map(|now| now.position.clone())).unwrap_or_default()
    });
    let end = Memo::new(move |_| desk.now.with(|now| now.as_ref()?.ended.clone()));
    listen(count);
    view! {
        <div class="real" data-sort="counter">
            {foot::notices(desk)}
            <div class="real-table">
                {ended(desk, end)}
                {rows(desk, position, touch(count))}
                {discards(count)}
            </div>
            <div class="real-act">
                <p class="real-now" role="status">{move || said(count)}</p>
                {foot::refusal(desk)}
                {moved(count, count.moving)}
                {doings(count)}
                {cards::keys(desk, left(desk), count.odds.into(), move |card| count.tap(card))}
                {foot::foot(desk)}
            </div>
            {odds::odds(count)}
        </div>
    }
    .into_any()
}

/// Players are touched for the next card, and cards that move.
fn touch(count: Count) -> Touch {
    Touch {
        open: Callback::new(move |_| count.desk.keeper.leads()),
        picked: Callback::new(move |pick: Pick| match pick.card {
            None => count.target() == Some(For::Player(pick.seat)),
            Some(_) => count.moving.is(pick),
        }),
        press: Callback::new(move |pick: Pick| match pick.card {
            None => count.chosen.set(Some(For::Player(pick.seat))),
            Some(_) => {
                if let Some(tap) = count.moving.touch(pick) {
                    count.enter(tap);
                }
            }
        }),
        next: Signal::derive(move || count.player()),
        odds: count.odds.into(),
    }
}

/// How many of each card the deck can still hold.
fn left(desk: Desk<Counting>) -> Memo<BTreeMap<AnyCard, u32>> {
    Memo::new(move |_| {
        desk.now.with(|now| match now {
            Some(now) if now.position.deck > 0 && !now.position.over => now.position.unseen.clone(),
            _ => BTreeMap::new(),
        })
    })
}

/// Who the next card is for, or what is to be done instead.
fn said(count: Count) -> Option<String> {
    let counts = count.counts()?;
    let position = &counts.position;
    if let Some(winner) = position.winner {
        return Some(say_with("game-won", &[("name", count.desk.name(winner).into())]));
    }
    if counts.awaits_bonus {
        return Some(say("game-choose-bonus"));
    }
    if counts.all_out {
        return Some(own("real-nobody", &[]));
    }
    if position.deck == 0 {
        return Some(own("real-shuffle-first", &[]));
    }
    let next = match count.target()? {
        For::Discards => return Some(say("game-discard-pile")),
        For::Player(seat) => count.desk.name(seat),
    };
    let name = ("name", next.into());
    Some(match counts.in_a_row {
        0 => own("real-next", &[name]),
        cards => own("real-in-a-row", &[name, ("cards", cards.into())]),
    })
}

/// The discard pile, to be touched for a card that goes there; and how many cards are in the deck.
fn discards(count: Count) -> AnyView {
    let counts = move || {
        count
            .desk
            .now
            .with(|now| now.as_ref().map_or((0, 0), |now| (now.position.deck, now.position.discard)))
    };
    let picked = move || (count.target() == Some(For::Discards)).to_string();
    let deck = move || own("real-deck", &[("count", counts().0.into())]);
    view! {
        <div class="real-piles">
            <button type="button" class="button" aria-pressed=picked
                on:click=move |_| count.chosen.set(Some(For::Discards))>
                <Icon name="discard"/>{t("game-discard-pile")}": "{move || counts().1}
            </button>
            <Show when=move || count.odds.get()><span data-pile="deck">{deck}</span></Show>
            <small>{move || own("real-choose-row", &[])}</small>
        </div>
    }
    .into_any()
}

/// What can be done besides tapping a card.
fn doings(count: Count) -> AnyView {
    let says = |id: &'static str| move || own(id, &[]);
    let stay = move || {
        let seat = count.player().filter(|seat| count.may_stay(*seat))?;
        let label = move || own("real-stays", &[("name", count.desk.name(seat).into())]);
        Some(view! {
            <button type="button" class="button" data-does="stay" aria-keyshortcuts="s"
                on:click=move |_| count.enter(Tap::Stay { seat })><Icon name="stay"/>{label}</button>
        })
    };
    let over = move || count.counts().is_some_and(|counts| counts.position.over);
    let all_out = move || count.counts().is_some_and(|counts| counts.all_out && !counts.awaits_bonus);
    let empty = move || count.counts().is_some_and(|counts| counts.position.deck == 0);
    view! {
        <Show when=move || !over()>
            {bonus(count)}
            <div class="doings">
                {stay}
                <button type="button" class="button" class:main=all_out data-does="round"
                    on:click=move |_| count.enter(Tap::RoundOver)><Icon name="check"/>{says("real-score-round")}</button>
                <button type="button" class="button" class:main=empty data-does="shuffle"
                    on:click=move |_| count.enter(Tap::Shuffle)><Icon name="deck"/>{says("real-shuffled")}</button>
            </div>
        </Show>
    }
    .into_any()
}

/// Whom the bonus of a brutal Flip 7 is for.
fn bonus(count: Count) -> AnyView {
    let awaited = Memo::new(move |_| {
        count.counts().filter(|counts| counts.awaits_bonus).map(|counts| counts.position.rows.len())
    });
    let player = move |seat: usize| {
        view! {
            <button type="button" class="button" data-target=seat on:click=move |_| count.enter(Tap::Bonus { on: seat })>
                {move || count.desk.name(seat)}
            </button>
        }
    };
    let shown = move || {
        awaited
            .get()
            .map(|seats| view! { <div class="targets">{(1..=seats).map(player).collect_view()}</div> })
    };
    view! { {shown} }.into_any()
}

/// Digits are numbers of cards, S is Stay, U and Backspace take back.
fn listen(count: Count) {
    let desk = count.desk;
    let numbers = move || cards::numbers(desk.game);
    let number = move |number: usize| {
        if let Some(card) = AnyCard::read(desk.game, &number.to_string()) {
            count.tap(card);
        }
    };
    let other = move |key: &str| match key {
        "s" => {
            if let Some(seat) = untrack(|| count.player().filter(|seat| count.may_stay(*seat))) {
                count.enter(Tap::Stay { seat });
            }
        }
        "u" | "backspace" => {
            count.moving.stop();
            desk.undo();
        }
        "escape" => {
            count.moving.stop();
            count.chosen.set(None);
        }
        _ => {}
    };
    keys::listen(Keys { numbers: Box::new(numbers), number: Box::new(number), other: Box::new(other) });
}
