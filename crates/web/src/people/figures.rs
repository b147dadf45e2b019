//! The figures of everybody, game by game.

use leptos::prelude::*;
use scoreboard::{Kind, People, Person, Results, Rounds};

use super::page::Shown;
use crate::parts::face::avatar;
use crate::score::words::{say_with, t};
use crate::settings::settings;
use shown::look::Look;

/// The figures of everybody in the games that are looked at.
#[component]
pub fn Figures() -> impl IntoView {
    let shown: Shown = expect_context();
    let people = move || People::of(&shown.games()).iter().cloned().collect::<Vec<Person>>();
    view! {
        <section class="panel figures">
            <h2>{t("scores-people")}</h2>
            {move || people().iter().map(person).collect_view()}
        </section>
    }
}

fn person(person: &Person) -> impl IntoView + use<> {
    let face = person.avatar.map(|picture| avatar(Look { avatar: picture, copy: 0 }));
    let games = person.by_kind.iter().map(|(kind, (results, rounds))| {
        let title = title(*kind);
        view! { <h3>{title}</h3>{list(results, Some(rounds))} }
    });
    let games = games.collect_view();
    view! {
        <details>
            <summary>{face}{person.name.clone()}</summary>
            <div class="figure-lists">
                {(person.by_kind.len() > 1).then(|| view! { <h3>{t("scores-all")}</h3>{list(&person.together, None)} })}
                {games}
            </div>
        </details>
    }
}

/// What a game is called.
pub fn title(kind: Kind) -> String {
    let title = hosting::kind_of(kind.game).title;
    if kind.lowest { say_with("scores-lowest", &[("game", title.into())]) } else { title.to_owned() }
}

fn list(results: &Results, rounds: Option<&Rounds>) -> impl IntoView + use<> {
    let mut lines: Vec<(&'static str, String)> = vec![
        ("scores-games", results.games.to_string()),
        ("scores-wins", results.wins.to_string()),
        ("scores-longest", results.longest.to_string()),
        ("scores-unfinished", results.unfinished.to_string()),
    ];
    if let Some(rounds) = rounds {
        let average = rounds.average_tenths().map(average);
        let best = rounds.best.map(|best| best.to_string());
        lines.extend([
            ("scores-average", average.unwrap_or_else(|| "–".to_owned())),
            ("scores-best", best.unwrap_or_else(|| "–".to_owned())),
            ("scores-busts", rounds.busts.to_string()),
            ("scores-flip7s", rounds.flip_7s.to_string()),
        ]);
    }
    let lines =
        lines.into_iter().map(|(label, figure)| view! { <div><dt>{t(label)}</dt><dd>{figure}</dd></div> });
    view! { <dl>{lines.collect_view()}</dl> }
}

#[expect(clippy::cast_precision_loss, reason = "nobody has that many points")]
fn average(tenths: i64) -> String {
    hints::decimal(settings().lang.get(), tenths as f64 / 10.0)
}
