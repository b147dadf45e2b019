//! What lies in front of a player.

use leptos::prelude::*;
use rows::Status;

use super::choosing::Touch;
use super::lying::{keys, lying};
use super::{Desk, seat_style};
use crate::parts::face::{face, temper};
use crate::parts::icon::Icon;
use crate::speech::{say, say_with, t};
use shown::choice::Pick;
use shown::position::Row;
use shown::thing::{Sign, Thing};

/// Who sits there and how they stand.
#[derive(Clone, Debug, Default, PartialEq)]
struct Head {
    name: String,
    /// Pictures beside the name, and their words.
    marks: Vec<Mark>,
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
    let numbers = move || row.with(|row| keys(&row.numbers));
    let modifiers = move || row.with(modifiers_of);
    let label = move || head.with(|head| head.name.clone());
    view! {
        <div class="mat" role="group" class:own=own class:turn=move || head.with(|head| head.turn)
            data-seat=seat data-status=move || head.with(|head| sign(head.status).1) aria-label=label
            prop:style=move || style(desk, seat, own) class:one-line=move || one_line(desk, own)>
            <header>
                <div class="who">
                    <span class="person">
                        {face(desk.room(), seat)}
                        <b class="name">{label}</b>
                        {move || head.with(|head| head.marks.iter().copied().map(mark).collect_view())}
                        {temper(desk.room(), seat)}
                    </span>
                    {move || stand_view(&head.get(), own)}
                </div>
                {move || score_view(&head.get())}
            </header>
            <div class="cards">
                <div class="numbers">
                    <For each=numbers key=Clone::clone children=move |key| lying(desk, seat, key, own)/>
                </div>
                <div class="modifiers">
                    <For each=modifiers key=Clone::clone children=move |key| lying(desk, seat, key, own)/>
                </div>
            </div>
            {move || target(desk, seat)}
        </div>
    }
    .into_any()
}

/// Where the mat lies, and how large what is on it is.
fn style(desk: Desk, seat: usize, own: bool) -> String {
    desk.layout.with(|layout| {
        if let Some((area, drawn)) = layout.own.filter(|_| own) {
            return format!("{};{}", area.style(), seat_style(drawn));
        }
        let place = desk.others.with(|others| others.iter().position(|other| *other == seat));
        place.and_then(|place| layout.others.get(place)).map_or_else(String::new, |area| area.style())
    })
}

/// Whether name and status stand in one line.
fn one_line(desk: Desk, own: bool) -> bool {
    desk.layout.with(|layout| layout.own.filter(|_| own).map_or(layout.seat, |(_, seat)| seat).one_line)
}

/// The modifiers, and the Second Chance beside them.
fn modifiers_of(row: &Row) -> Vec<super::lying::Key> {
    let mut keys = keys(&row.modifiers);
    keys.extend(row.second_chance.then(|| (flip7::Card::SecondChance.into(), 0)));
    keys
}

fn head_of(desk: Desk, seat: usize) -> Head {
    let (name, away) = desk.sitting(seat);
    let name = if desk.room().own_seat() == Some(seat) { say("table-you") } else { name };
    let row = desk.row(seat);
    let bare = row.numbers.is_empty() && row.modifiers.is_empty();
    desk.stage.shown.with(|shown| Head {
        name,
        marks: marks(away, shown.position.dealer == seat),
        turn: shown.position.to_act == Some(seat),
        total: shown.position.scores.get(seat - 1).copied().unwrap_or_default(),
        points: Some(row.points).filter(|_| !bare && row.status != Status::Busted),
        gained: shown.gained.get(seat - 1).copied().flatten(),
        status: row.status,
    })
}

/// A picture beside a name, its word, and what it is.
type Mark = (&'static str, &'static str, Sign);

fn marks(away: bool, dealer: bool) -> Vec<Mark> {
    let all =
        [(away, ("link-off", "table-away", Sign::Away)), (dealer, ("dealer", "game-dealer", Sign::Dealer))];
    all.into_iter().filter(|(there, _)| *there).map(|(_, mark)| mark).collect()
}

fn mark((icon, word, sign): Mark) -> AnyView {
    let thing = Thing::Sign(sign).to_string();
    view! {
        <span class="mark" class:dealer=icon == "dealer" data-thing=thing>
            <Icon name=icon/><span class="visually-hidden">{t(word)}</span>
        </span>
    }
    .into_any()
}

/// How somebody stands, in a picture and a word: whose turn it is, above all else.
fn stand_view(head: &Head, own: bool) -> AnyView {
    let (icon, word) = match head.turn {
        true if own => ("play", "game-your-turn"),
        true => ("play", "rows-turn"),
        false => sign(head.status),
    };
    let thing = if head.turn { Thing::Sign(Sign::Turn) } else { Thing::Status(head.status) };
    let points = head.points;
    let label = move || say_with("count-points", &[("points", points.unwrap_or_default().into())]);
    view! {
        <span class="stand">
            <span class="status" data-thing=thing.to_string()><Icon name=icon/>{Signal::derive(move || say(word))}</span>
            {points.map(|points| view! { <span class="points" role="img" aria-label=label data-thing="sign points">{points}</span> })}
        </span>
    }
    .into_any()
}

fn score_view(head: &Head) -> AnyView {
    let (total, gained) = (head.total, head.gained);
    view! {
        <span class="score">
            {gained.map(|points| view! { <span class="gained">{format!("{points:+}")}</span> })}
            <span class="total" data-thing="sign total">
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
