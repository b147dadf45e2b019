//! What has to be said about a shared sheet: whether it is connected, who keeps the score, and
//! where two wrote at the same time.

use std::collections::BTreeMap;

use leptos::prelude::*;
use protocol::Closed;
use score_keeper::{Act, PlayerId, ScoreSheet, Turn};
use shown::score::points;

use super::{Live, State};
use crate::parts::problem;
use crate::score::keeper::Keeper;
use crate::score::words::{say, say_with, t};

/// All of it above a sheet.
#[component]
pub fn LiveNotices() -> impl IntoView {
    let (live, keeper): (Live, Keeper) = (expect_context(), expect_context());
    let may_score =
        move || live.sharing.with(|sharing| sharing.as_ref().is_some_and(|sharing| sharing.scorer.is_some()));
    let writes = move || live.sharing.with(|sharing| sharing.as_ref().is_some_and(|sharing| sharing.writes));
    let reads = move || {
        keeper.shared.with(Option::is_some) && may_score() && !writes() && live.state.get() == State::Open
    };
    view! {
        <div class="live" data-live=move || name(&live.state.get())>
            {move || connection(live)}
            <Show when=reads>
                <p class="score-notice" role="status">
                    <span>{t("live-other")}</span>
                    <button class="small" data-do="live-take-over" on:click=move |_| live.take_over()>{t("score-take-over")}</button>
                </p>
            </Show>
            {move || unwritten(live)}
            <Disputes/>
        </div>
    }
}

/// The state, as it stands in the page.
const fn name(state: &State) -> &'static str {
    match state {
        State::Off => "off",
        State::Connecting => "connecting",
        State::Open => "open",
        State::Lost => "lost",
        State::Ended(_) => "ended",
    }
}

fn connection(live: Live) -> Option<AnyView> {
    let text = match live.state.get() {
        State::Off | State::Connecting | State::Open => return None,
        State::Lost if live.sharing.with(Option::is_none) => return None,
        State::Lost => match live.waiting.get() {
            0 => say("live-lost"),
            waiting => say_with("live-waiting", &[("entries", waiting.into())]),
        },
        State::Ended(problem) => match problem.closed {
            Some(Closed::Host) => say("live-closed"),
            Some(Closed::Idle) => say("live-idle"),
            None => problem::text(&problem),
        },
    };
    Some(view! { <p class="score-notice" role="status">{text}</p> }.into_any())
}

/// What the server did not take: it is kept here.
fn unwritten(live: Live) -> Option<AnyView> {
    let why = live.unwritten.with(|all| all.last().map(|one| one.problem.clone()))?;
    let text = match why.code {
        protocol::Code::NotNow => say("live-too-late"),
        _ => say_with("live-unwritten", &[("why", why.message.as_str().into())]),
    };
    Some(view! { <p class="score-notice bad" role="alert">{text}</p> }.into_any())
}

/// A place where two wrote different things.
#[derive(Clone, PartialEq, Eq)]
struct Dispute {
    round: u32,
    player: PlayerId,
    name: String,
    /// What they wrote, and how it reads. The first one counts now.
    said: Vec<(Turn, String)>,
}

fn disputes(sheet: &ScoreSheet) -> Vec<Dispute> {
    let of = |(round, player, cell): (u32, &PlayerId, &score_keeper::Cell)| {
        let read = |turn: &Turn| {
            let come_to = sheet.tried(round, player, turn).map(|points| points.points);
            (turn.clone(), come_to.map_or_else(|_| "–".to_owned(), points))
        };
        Dispute {
            round,
            player: player.clone(),
            name: sheet.place(player).map(|place| place.player.name.clone()).unwrap_or_default(),
            said: std::iter::once(&cell.turn).chain(&cell.rivals).map(read).collect(),
        }
    };
    sheet.disputed().map(of).collect()
}

/// Where two wrote at the same time, each with a tap that decides.
#[component]
fn Disputes() -> impl IntoView {
    let keeper: Keeper = expect_context();
    let all = Memo::new(move |_| keeper.look(disputes).unwrap_or_default());
    let shown = move |dispute: Dispute| {
        let about = [("name", dispute.name.as_str().into()), ("round", dispute.round.into())];
        let text = say_with("live-disputed", &about);
        let choice = |(turn, points): (Turn, String)| {
            let (round, player) = (dispute.round, dispute.player.clone());
            let decide = move |_| {
                let turns = BTreeMap::from([(player.clone(), Some(turn.clone()))]);
                keeper.act(Act::Write { round, turns });
            };
            let label = say_with("live-counts", &[("points", points.into())]);
            view! { <button class="small" data-do="decide" disabled=move || !keeper.may_write() on:click=decide>{label}</button> }
        };
        let choices = dispute.said.iter().cloned().map(choice).collect_view();
        view! { <p class="score-notice dispute" role="status"><span>{text}</span>{choices}</p> }
    };
    view! { {move || all.get().into_iter().map(shown).collect_view()} }
}
