//! A round: a row for everybody, with what they had.

use leptos::prelude::*;
use score_keeper::{PlayerId, ScoreSheet};
use shown::score::{Line, Mark, lines, points};

use super::keeper::Keeper;
use super::screen::more;
use super::words::{say, say_with, t};
use crate::parts::face::avatar;
use crate::parts::icon::Icon;
use crate::parts::round_over::moved;
use crate::speech;

/// Everybody who plays in the round that is open, or in that which is being changed.
#[component]
pub fn Rows() -> impl IntoView {
    let keeper: Keeper = expect_context();
    let draft = Memo::new(move |_| {
        keeper.draft.with(|draft| draft.as_ref().map(|draft| (draft.round, draft.player.clone())))
    });
    let round = Memo::new(move |_| {
        let of_draft = draft.with(|draft| draft.as_ref().map(|(round, _)| *round));
        of_draft.or_else(|| keeper.look(ScoreSheet::last_round)).unwrap_or(1)
    });
    let all = Memo::new(move |_| keeper.look(|sheet| lines(sheet, round.get())).unwrap_or_default());
    let players =
        Memo::new(move |_| all.with(|all| all.iter().map(|line| line.player.clone()).collect::<Vec<_>>()));
    let pending = Memo::new(move |_| keeper.pending());
    let row = move |player: PlayerId| {
        let own = player.clone();
        let line = Memo::new(move |_| all.with(|all| all.iter().find(|line| line.player == own).cloned()));
        let own = player.clone();
        let now =
            Memo::new(move |_| draft.with(|draft| draft.as_ref().is_some_and(|(_, player)| *player == own)));
        let own = player.clone();
        let waits = Memo::new(move |_| pending.with(|pending| pending.contains(&(round.get(), own.clone()))));
        view! { <li>{move || line.get().map(|line| shown(keeper, round, line, now, waits))}</li> }
    };
    view! {
        <section class="score-round" aria-label=move || say_with("score-tab-round", &[("round", round.get().into())])>
            <ul class="score-rows"><For each=move || players.get() key=Clone::clone children=row/></ul>
        </section>
    }
}

fn shown(keeper: Keeper, round: Memo<u32>, line: Line, now: Memo<bool>, waits: Memo<bool>) -> AnyView {
    let Line { player, name, look, deals, total, place, before, mark } = line;
    let place = place.map(|place| {
        view! { <span>{say_with("score-place", &[("place", place.into())])}</span>{moved(place, before)} }
    });
    let dealer =
        deals.then(|| view! { <span class="deals"><Icon name="dealer"/>{speech::t("game-dealer")}</span> });
    let own = player.clone();
    view! {
        <button class="score-row" class:now=move || now.get() data-player=player.to_string()
            aria-pressed=move || now.get().to_string() disabled=move || !keeper.may_write()
            on:click=move |_| keeper.begin(round.get_untracked(), &own)>
            {avatar(look)}
            <span class="score-who"><b>{name.clone()}</b><small>{place}{dealer}</small></span>
            <span class="mark" data-kind=kind(mark) class:pending=move || waits.get()>{marked(mark)}{move || waits.get().then(pencil)}</span>
            <span class="total"><span class="visually-hidden">{speech::t("game-score")}" "</span>{points(total)}</span>
        </button>
        {more(player, &name)}
    }
    .into_any()
}

/// What says that something is not kept yet.
fn pencil() -> impl IntoView {
    view! { <span class="pencil" role="img" aria-label=t("score-writing")>"✎"</span> }
}

const fn kind(mark: Option<Mark>) -> &'static str {
    match mark {
        None => "none",
        Some(Mark::Points(_)) => "points",
        Some(Mark::Bust(_)) => "bust",
        Some(Mark::Flip7(_)) => "flip7",
        Some(Mark::Out(_)) => "out",
        Some(Mark::Away) => "away",
    }
}

/// What a round brought somebody.
fn marked(mark: Option<Mark>) -> AnyView {
    let Some(mark) = mark else {
        return view! { <span aria-hidden="true">"–"</span><span class="visually-hidden">{t("score-missing")}</span> }
            .into_any();
    };
    let word = match mark {
        Mark::Points(_) => None,
        Mark::Bust(_) => Some(speech::say("status-busted")),
        Mark::Flip7(_) => Some(speech::say("status-flip7")),
        Mark::Out(_) => Some(say("score-went-out")),
        Mark::Away => Some(say("score-away")),
    };
    let number = (mark != Mark::Away).then(|| points(mark.points()));
    view! { <b>{number}</b>{word.map(|word| view! { <small>{word}</small> })} }.into_any()
}
