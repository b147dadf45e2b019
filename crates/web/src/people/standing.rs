//! How everybody stands, with a picture of the games won.

use leptos::prelude::*;
use scoreboard::{Game, Line, PersonKey};

use super::page::Shown;
use crate::parts::chart::chart;
use crate::parts::face::avatar;
use crate::score::words::{say_with, t};
use shown::look::Look;

/// How many have a line in the picture.
const MOST_LINES: usize = 6;

/// How everybody stands in the games that are looked at.
#[component]
pub fn Standing() -> impl IntoView {
    let shown: Shown = expect_context();
    let lines = Memo::new(move |_| match shown.season() {
        Some(season) => season.standing(&shown.games()),
        None => scoreboard::standing(&shown.games()),
    });
    view! {
        <section class="panel standing">
            <h2>{t("scores-standing")}</h2>
            <div class="wide-table" role="region" tabindex="0" aria-label=t("scores-standing")><table>
                <thead>
                    <tr>
                        <th scope="col">"#"</th>
                        <th scope="col">{t("scores-person")}</th>
                        <th scope="col">{t("scores-wins")}</th>
                        <th scope="col">{t("scores-streak")}</th>
                        <th scope="col">{t("scores-evenings")}</th>
                    </tr>
                </thead>
                <tbody>{move || lines.get().into_iter().map(line).collect_view()}</tbody>
            </table></div>
            {move || picture(&shown.games(), &lines.get())}
        </section>
    }
}

fn line(line: Line) -> impl IntoView {
    let face = line.avatar.map(|picture| avatar(Look { avatar: picture, copy: 0 }));
    let wins = say_with("scores-wins-of", &[("wins", line.wins.into()), ("games", line.games.into())]);
    let percent = line.percent().map(|percent| format!(" ({percent}\u{a0}%)"));
    let evenings = say_with(
        "scores-evenings-of",
        &[("won", line.evenings_won.into()), ("evenings", line.evenings.into())],
    );
    view! {
        <tr>
            <td>{line.place}</td>
            <th scope="row">{face}{line.name}</th>
            <td>{wins}{percent}</td>
            <td>{line.streak}</td>
            <td>{evenings}</td>
        </tr>
    }
}

/// The games won of those who are ahead, from game to game, if there are a few.
fn picture(games: &[Game], lines: &[Line]) -> Option<impl IntoView + use<>> {
    let ahead: Vec<(PersonKey, String)> =
        lines.iter().take(MOST_LINES).filter_map(|line| Some((line.who()?, line.name.clone()))).collect();
    let course = course(games, &ahead);
    let names: Vec<String> = ahead.into_iter().map(|(_, name)| name).collect();
    (course.len() > 1).then(|| {
        view! {
            <figure>
                <div class="chart-box" aria-hidden="true" inner_html=chart(&course, &names)></div>
                <figcaption>{t("scores-chart")}</figcaption>
            </figure>
        }
    })
}

/// How many games each had won after each game.
fn course(games: &[Game], people: &[(PersonKey, String)]) -> Vec<Vec<i64>> {
    let mut games: Vec<&Game> = games.iter().filter(|game| game.parts.iter().any(|part| part.won)).collect();
    games.sort_by_key(|game| game.changed);
    let mut won = vec![0; people.len()];
    let after = games.into_iter().map(|game| {
        for ((who, _), won) in people.iter().zip(&mut won) {
            *won += i64::from(game.part(who).is_some_and(|part| part.won));
        }
        won.clone()
    });
    after.collect()
}
