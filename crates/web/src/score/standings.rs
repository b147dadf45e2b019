//! Who stands where, how it came about, and who has won.

use leptos::prelude::*;
use score_keeper::{Outcome, PlayerId, Standing};
use shown::score::{looks, points, totals};

use super::keeper::Keeper;
use super::screen::{Shown, Tab};
use super::words::{say, t};
use crate::nav::nav;
use crate::parts::chart::chart;
use crate::parts::face::avatar;
use crate::parts::over::cheer;
use crate::parts::round_over::moved;
use crate::speech;

/// How somebody stands, with what they are called.
#[derive(Clone, PartialEq)]
struct Line {
    standing: Standing,
    name: String,
    look: shown::look::Look,
}

#[component]
pub fn Standings() -> impl IntoView {
    let keeper: Keeper = expect_context();
    let lines = Memo::new(move |_| {
        keeper
            .look(|sheet| {
                let looks = looks(sheet);
                let round = sheet.whole_rounds().max(1);
                let line = |standing: Standing| {
                    let at = sheet.places().iter().position(|place| place.player.id == standing.player)?;
                    let total = sheet.total(&standing.player, sheet.last_round());
                    let standing = Standing { total, ..standing };
                    Some(Line { standing, name: sheet.places()[at].player.name.clone(), look: looks[at] })
                };
                sheet.standings(round).into_iter().filter_map(line).collect::<Vec<_>>()
            })
            .unwrap_or_default()
    });
    let picture = Memo::new(move |_| {
        let names = |sheet: &score_keeper::ScoreSheet| {
            sheet.places().iter().map(|place| place.player.name.clone()).collect::<Vec<_>>()
        };
        keeper.look(|sheet| chart(&totals(sheet), &names(sheet))).unwrap_or_default()
    });
    view! {
        <section class="score-standings">
            <End/>
            <ol class="score-places">{move || lines.get().into_iter().map(line).collect_view()}</ol>
            <div class="score-picture" role="img" aria-label=speech::t("over-picture") inner_html=move || picture.get()></div>
        </section>
    }
}

fn line(Line { standing, name, look }: Line) -> AnyView {
    let Standing { total, place, before, .. } = standing;
    let place = match place {
        Some(place) => view! { <b class="place">{place}</b>{moved(place, before)} }.into_any(),
        None => view! { <small>{t("score-left-game")}</small> }.into_any(),
    };
    view! {
        <li>
            <span class="where-now">{place}</span>{avatar(look)}
            <span class="score-who">{name}</span><b class="total">{points(total)}</b>
        </li>
    }
    .into_any()
}

/// How a game ended, if it has, and what one can do then.
#[component]
fn End() -> impl IntoView {
    let (keeper, shown): (Keeper, Shown) = (expect_context(), expect_context());
    let name = move |player: &PlayerId| {
        keeper
            .look(|sheet| sheet.place(player).map(|place| place.player.name.clone()))
            .flatten()
            .unwrap_or_default()
    };
    let again = super::begin::again(keeper, nav());
    let ended = move || {
        let (headline, won) = match keeper.outcome() {
            Outcome::Won { player } => {
                (speech::say_with("game-won", &[("name", name(&player).into())]), true)
            }
            Outcome::Ended { .. } => (speech::say("game-nobody-won"), false),
            Outcome::Open | Outcome::Tied { .. } => return None,
        };
        let challenge = keeper.look(score_keeper::ScoreSheet::challenge).flatten().map(|challenge| {
            speech::say_with(
                "flip7-challenge",
                &[("met", challenge.met.into()), ("round", challenge.round.into())],
            )
        });
        Some(view! {
            <div class="score-end">
                {won.then(cheer)}
                <h2 role="status">{headline}</h2>
                {challenge.map(|challenge| view! { <p>{challenge}</p> })}
                {won.then(|| view! { <p class="note">{say("score-won-means")}</p> })}
                <div class="ways">
                    <button class="button main" data-do="again" on:click=move |_| again()>{t("score-again")}</button>
                    <button class="button" data-do="back" on:click=move |_| shown.tab.set(Tab::Round)>{t("score-back")}</button>
                </div>
            </div>
        })
    };
    view! { {ended} }
}
