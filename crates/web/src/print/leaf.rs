//! A leaf of paper with its part of a sheet.

use leptos::prelude::*;
use shown::score::points;

use super::layout::Leaf;
use super::paper::{Paper, Written};
use crate::score::words::{say, t};
use crate::speech::speech;

/// All leaves of a sheet.
pub fn leaves(paper: &Paper) -> impl IntoView + use<> {
    paper.leaves().into_iter().map(|leaf| view(paper, &leaf)).collect_view()
}

fn view(paper: &Paper, leaf: &Leaf) -> impl IntoView + use<> {
    let title = hosting::kind_of(paper.rules.game()).title;
    let rows = leaf.rounds.clone().map(|round| row(paper, leaf, round)).collect_view();
    let names = leaf.players.clone().map(|player| {
        let name = paper.names[player].clone();
        view! { <th scope="col">{name}</th> }
    });
    let totals = leaf.players.clone().map(|player| view! { <td>{paper.total(player).map(points)}</td> });
    view! {
        <section class="leaf">
            <header>
                <h2>{title}</h2>
                <p>{speech().words().option(paper.rules.game().as_str(), "target")}" "{paper.rules.target()}</p>
                <p class="fill">{t("print-date")}<i></i></p>
            </header>
            <table>
                <thead><tr><th scope="col">{t("print-round")}</th>{names.collect_view()}</tr></thead>
                <tbody>{rows}</tbody>
                <tfoot><tr><th scope="row">{t("print-total")}</th>{totals.collect_view()}</tr></tfoot>
            </table>
            <footer>
                {challenge(paper)}
                <p>{t("print-halves")}</p>
                {paper.reminders().iter().map(|id| view! { <p>{speech().rule(id)}</p> }).collect_view()}
            </footer>
        </section>
    }
}

fn row(paper: &Paper, leaf: &Leaf, round: usize) -> impl IntoView + use<> {
    let line = paper.rounds.get(round);
    let written = |player: usize| line.and_then(|line| line.get(player).copied().flatten());
    let cells = leaf.players.clone().map(|player| cell(written(player))).collect_view();
    view! { <tr><th scope="row">{round + 1}</th>{cells}</tr> }
}

/// The left half is the round, the right one the total.
fn cell(written: Option<Written>) -> impl IntoView {
    let halves = written.map(|Written { points: round, total }| {
        view! { <span>{points(round)}</span><span>{points(total)}</span> }
    });
    view! { <td>{halves}</td> }
}

/// The box of one player or two who play for the challenge (F7-60).
fn challenge(paper: &Paper) -> impl IntoView + use<> {
    let round = paper.challenge.map(|challenge| challenge.round);
    paper.has_challenge().then(|| {
        view! {
            <div class="challenge">
                <p>{speech().rule("F7-60")}</p>
                <p class="fill">{say("print-reached")}<i>{round}</i></p>
            </div>
        }
    })
}
