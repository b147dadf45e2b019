//! Two people against each other.

use leptos::prelude::*;
use scoreboard::{Duel, People, PersonKey};

use super::page::Shown;
use crate::parts::chart::chart;
use crate::score::words::t;

/// The choice of two people, and how they stand.
#[component]
pub fn Duels() -> impl IntoView {
    let shown: Shown = expect_context();
    let people = Memo::new(move |_| {
        let people = People::of(&shown.games());
        people.iter().map(|person| (person.who.clone(), person.name.clone())).collect::<Vec<_>>()
    });
    let (one, other) = (RwSignal::new(0_usize), RwSignal::new(1_usize));
    let pair = move || {
        let pick = |at: usize| people.with(|people| people.get(at).cloned());
        pick(one.get()).zip(pick(other.get())).filter(|(one, other)| one.0 != other.0)
    };
    view! {
        <Show when=move || people.with(|people| people.len() > 1)>
            <section class="panel duel">
                <h2>{t("scores-duel")}</h2>
                <div class="pair">
                    <Pick label="scores-duel-one" people picked=one/>
                    <Pick label="scores-duel-other" people picked=other/>
                </div>
                {move || pair().map(|(one, other)| result(shown, &one, &other))}
            </section>
        </Show>
    }
}

#[component]
fn Pick(
    label: &'static str,
    people: Memo<Vec<(PersonKey, String)>>,
    picked: RwSignal<usize>,
) -> impl IntoView {
    let option = move |(at, (_, name)): (usize, (PersonKey, String))| {
        view! { <option value=at.to_string() selected=move || picked.get() == at>{name}</option> }
    };
    view! {
        <label class="field">
            <span>{t(label)}</span>
            <select name=label on:change=move |event| picked.set(event_target_value(&event).parse().unwrap_or(0))>
                {move || people.get().into_iter().enumerate().map(option).collect_view()}
            </select>
        </label>
    }
}

fn result(shown: Shown, one: &(PersonKey, String), other: &(PersonKey, String)) -> AnyView {
    let duel = Duel::of(&shown.games(), &one.0, &other.0);
    let names = [one.1.clone(), other.1.clone()];
    let rows =
        [("scores-wins", duel.wins), ("scores-duel-ahead", duel.ahead), ("scores-duel-rounds", duel.rounds)];
    let row = |(label, [one, other]): (&'static str, [u32; 2])| {
        view! { <tr><th scope="row">{t(label)}</th><td>{one}</td><td>{other}</td></tr> }
    };
    let course: Vec<Vec<i64>> = duel.course.iter().map(|course| course.map(i64::from).to_vec()).collect();
    let picture = (course.len() > 1).then(|| {
        view! {
            <figure>
                <div class="chart-box" aria-hidden="true" inner_html=chart(&course, &names)></div>
                <figcaption>{t("scores-duel-chart")}</figcaption>
            </figure>
        }
    });
    let head = names.map(|name| view! { <th scope="col">{name}</th> });
    view! {
        {(duel.games == 0).then(|| view! { <p>{t("scores-duel-none")}</p> })}
        <table>
            <thead><tr><td></td>{head}</tr></thead>
            <tbody>
                {rows.map(row)}
                <tr><th scope="row">{t("scores-duel-level")}</th><td colspan="2">{duel.level}</td></tr>
                <tr><th scope="row">{t("scores-games")}</th><td colspan="2">{duel.games}</td></tr>
            </tbody>
        </table>
        {picture}
    }
    .into_any()
}
