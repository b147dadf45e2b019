//! What lies in front of a player.

use leptos::prelude::*;
use rows::Status;

use super::Desk;
use super::choosing::Touch;
use super::lying::{keys, lying};
use crate::parts::icon::Icon;
use crate::speech::{say, say_with, t};
use shown::choice::Pick;
use shown::position::Row;

/// Who sits there and how they stand.
#[derive(Clone, Debug, Default, PartialEq)]
struct Head {
    name: String,
    /// Pictures beside the name, and their words.
    marks: Vec<(&'static str, &'static str)>,
    turn: bool,
    total: i64,
    points: Option<i64>,
    gained: Option<i64>,
    status: Status,
}

/// The icon and the word of a status.
fn sign(status: Status) -> (&'static str, &'static str) {
    match status {
        Status::Active => ("deck", "status-active"),
        Status::Stayed => ("stay", "status-stayed"),
        Status::Frozen => ("snow", "status-frozen"),
        Status::Busted => ("bust", "status-busted"),
        Status::Flip7 => ("seven", "status-flip7"),
    }
}

/// The mat of a seat: who sits there, and their cards.
pub fn mat(desk: Desk, seat: usize, own: bool) -> AnyView {
    let row = Memo::new(move |_| desk.row(seat));
    let head = Memo::new(move |_| head_of(desk, seat));
    let small = !own && desk.small;
    let numbers = move || row.with(|row| keys(&row.numbers));
    let modifiers = move || row.with(modifiers_of);
    let label = move || head.with(|head| head.name.clone());
    view! {
        <div class="mat" role="group" class:own=own class:turn=move || head.with(|head| head.turn)
            data-seat=seat data-status=move || head.with(|head| sign(head.status).1) aria-label=label>
            <header>
                <div class="who">
                    {move || who_view(&head.get(), own)}
                    <span class="modifiers">
                        <For each=modifiers key=Clone::clone children=move |key| lying(desk, seat, key, true)/>
                    </span>
                </div>
                {move || score_view(&head.get())}
            </header>
            <div class="numbers">
                <For each=numbers key=Clone::clone children=move |key| lying(desk, seat, key, small)/>
            </div>
            {move || target(desk, seat)}
        </div>
    }
    .into_any()
}

/// The modifiers, and the Second Chance beside them.
fn modifiers_of(row: &Row) -> Vec<super::lying::Key> {
    let mut keys = keys(&row.modifiers);
    keys.extend(row.second_chance.then(|| (flip7::Card::SecondChance.into(), 0)));
    keys
}

fn head_of(desk: Desk, seat: usize) -> Head {
    let (name, bot, away) = desk.sitting(seat);
    let row = desk.row(seat);
    let bare = row.numbers.is_empty() && row.modifiers.is_empty();
    desk.stage.shown.with(|shown| Head {
        name,
        marks: marks(bot, away, shown.position.dealer == seat),
        turn: shown.position.to_act == Some(seat),
        total: shown.position.scores.get(seat - 1).copied().unwrap_or_default(),
        points: Some(row.points).filter(|_| !bare && row.status != Status::Busted),
        gained: shown.gained.get(seat - 1).copied().flatten(),
        status: row.status,
    })
}

fn marks(bot: bool, away: bool, dealer: bool) -> Vec<(&'static str, &'static str)> {
    let all =
        [(bot, "bot", "table-bot"), (away, "link-off", "table-away"), (dealer, "dealer", "game-dealer")];
    all.into_iter().filter(|(there, ..)| *there).map(|(_, icon, word)| (icon, word)).collect()
}

fn mark((icon, word): (&'static str, &'static str)) -> AnyView {
    let title = move || say(word);
    view! { <span class="mark" title=title><Icon name=icon/><span class="visually-hidden">{title}</span></span> }
        .into_any()
}

/// Whose mat it is, and how they stand in a picture and a word: whose turn it
/// is, above all else.
fn who_view(head: &Head, own: bool) -> AnyView {
    let (icon, word) = match head.turn {
        true if own => ("play", "game-your-turn"),
        true => ("play", "rows-turn"),
        false => sign(head.status),
    };
    let points = head.points;
    let label = move || say_with("count-points", &[("points", points.unwrap_or_default().into())]);
    view! {
        <span class="person">
            <b class="name">{head.name.clone()}</b>
            {head.marks.iter().copied().map(mark).collect_view()}
        </span>
        <span class="stand">
            <span class="status"><Icon name=icon/>{Signal::derive(move || say(word))}</span>
            {points.map(|points| view! { <span class="points" role="img" aria-label=label>{points}</span> })}
        </span>
    }
    .into_any()
}

fn score_view(head: &Head) -> AnyView {
    let (total, gained) = (head.total, head.gained);
    view! {
        <span class="score">
            {gained.map(|points| view! { <span class="gained">{format!("{points:+}")}</span> })}
            <span class="total" title=t("game-score")>
                <span class="visually-hidden">{t("game-score")}" "</span>{total}
            </span>
        </span>
    }
    .into_any()
}

/// What makes the whole mat a button while its player can be chosen.
fn target(desk: Desk, seat: usize) -> Option<AnyView> {
    let pick = Pick { seat, card: None };
    let touch = desk.choosing.state(pick);
    let label = move || format!("{seat}: {}", desk.name(seat));
    (touch != Touch::No).then(|| {
        view! {
            <button class="target" aria-label=label aria-pressed=(touch == Touch::Picked).to_string()
                disabled=move || desk.choosing.waits() on:click=move |_| desk.choosing.touch(pick)>
                <kbd>{seat}</kbd>
            </button>
        }
        .into_any()
    })
}
